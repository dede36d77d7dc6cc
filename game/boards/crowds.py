"""Europe and the town, empty or as full as they can get, to judge them before a game fills them."""

import pygame

from game.boards.chart import chart
from game.boards.europe import SIZE, Europe
from game.page import Box
from game.table.story import paint_piece
from game.widgets.canvas import Canvas
from game.widgets.theme import TINCTURES
from rules import GAMES, Match
from rules.rattus.europe import LINK_NAMES, links_among, regions_for
from rules.rattus.view import FACES, Rat, Region, View

#: The fullest region the rules allow us to fear, in cubes.
MOST_CUBES = 20
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
    board = Europe(regions_for(seats), Box(0, 0, *SIZE), TINCTURES)
    board.draw_ground(canvas)
    if crowded:
        view = crowded_europe(seats)
        for piece in board.pieces(view):
            paint_piece(canvas, piece)
        board.draw_numbers(canvas, view)


def crowded_europe(seats: int) -> View:
    """Give a view with three rats, twenty cubes and all the clergy in every region, and all walls built."""
    view: View = Match(GAMES["rattus"], seats, 1).state.view(0)
    regions = tuple(_crowded(region, seats) for region in view.regions)
    players = tuple(player._replace(castle=3) for player in view.players)
    links = links_among(len(regions))
    walls = tuple(LINK_NAMES[link] for link in links)
    return view._replace(regions=regions, players=players, walls=walls)


def _crowded(region: Region, seats: int) -> Region:
    (first,) = region.rats
    known = Rat(False, FACES[-1], face_up=False, known_by=(0,))
    share = MOST_CUBES // seats
    return region._replace(
        rats=(first, known, Rat(False, None, face_up=False, known_by=())),
        cubes=(share,) * seats,
        potions=((2,), *((),) * (seats - 1)),
        nuns=3,
        bishops=2,
    )


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
