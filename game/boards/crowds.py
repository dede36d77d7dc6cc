"""Europe and the town, empty or as full as they can get, to judge them before a game fills them."""

import pygame

from game.boards import europe_places as places
from game.boards.chart import chart
from game.page import Box
from game.widgets.canvas import Canvas
from game.widgets.theme import TINCTURES
from rules.rattus.europe import REGIONS, regions_for

#: The fullest region the rules allow us to fear, in cubes.
MOST_CUBES = 20
WIDTHS = {"plague": places.PLAGUE, "bishop": places.BISHOP, "nun": places.NUN}
ROWS = {
    2: ("palace", "treasury"),
    3: ("monastery", "castle", "pipers_hut"),
}


def draw_tiles(canvas: Canvas, name: str, layers: tuple[str, ...]) -> None:
    """Draw tile layers of a map, one unit of the page for each unit of the map."""
    tiled = chart(name).tiled
    side = canvas.page.length(48)
    for layer in layers:
        for x, y, tile in tiled.get_layer_by_name(layer).tiles():
            canvas.surface.blit(pygame.transform.smoothscale(tile, (side, side)), (x * side, y * side))


def draw_europe(canvas: Canvas, seats: int, *, crowded: bool) -> None:
    """Draw the chart for so many seats; crowded, with every piece that may stand anywhere."""
    arrows = tuple(f"arrows_{n}" for n in range(2, seats + 1))
    veils = tuple(f"veil_{n}" for n in range(seats + 1, 5))
    draw_tiles(canvas, "europe", ("ground", "ink", *arrows, *veils))
    if crowded:
        _crowd_europe(canvas, seats, REGIONS[: regions_for(seats)])


def _crowd_europe(canvas: Canvas, seats: int, playing: tuple[str, ...]) -> None:
    europe = chart("europe")
    for name, box in europe.boxes("rat").items():
        if name.rpartition("_")[0] in playing:
            back = "rat_back_start" if name.endswith("_1") else "rat_back"
            canvas.picture(f"pieces/{back}", box.centred(places.RAT, places.RAT))
    share = [(seat, MOST_CUBES // seats) for seat in range(seats)]
    for name, ground in europe.lines("cubes").items():
        if name in playing:
            for cube in places.cubes(ground, share):
                width = places.CUBE * cube.size
                box = Box(cube.x - width / 2, cube.y - width / 2, width, width)
                canvas.picture(f"pieces/cube_{TINCTURES[cube.seat]}", box)
    for kind, width in WIDTHS.items():
        for name, box in europe.boxes(kind).items():
            if name.rstrip("_123") in playing:
                canvas.picture(f"pieces/{kind}", box.centred(width * 1.4, width * 1.4))


def draw_town(canvas: Canvas, houses: int, *, crowded: bool) -> None:
    """Draw the street with two or three houses; crowded, with five visitors in front of each."""
    draw_tiles(canvas, "town", (f"heaven_{houses}", "wall", f"kerb_{houses}", "cobbles"))
    boxes = chart("town").boxes(f"places_{houses}")
    for plot, building in enumerate(ROWS[houses]):
        canvas.picture(f"buildings/{building}", boxes[f"house_{plot}"], down="bottom")
        for place in range(5 if crowded else 0):
            spot = boxes[f"visit_{plot}_{place}"]
            canvas.picture("card/back_population", spot.inset(8))
            canvas.picture(f"discs/top_{TINCTURES[place]}", spot.centred(56, 56))
