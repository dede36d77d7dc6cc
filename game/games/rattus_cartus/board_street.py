"""The street of the day, painted: houses with their names and what they give, and places to enter."""

import pygame

from game.drawing import book_art
from game.drawing.canvas import Canvas
from game.drawing.page import Box
from game.drawing.text import BOLD, FIGURES, HEADING, Colour, bound
from game.drawing.theme import RUBRIC
from game.games.rattus_cartus.board_ground import ground, look
from game.games.rattus_cartus.board_map import DISC, Town
from game.games.rattus_cartus.explanations import support
from game.games.rattus_cartus.words.buildings import BUILDINGS
from game.games.rattus_cartus.words.panel import LAST_PREMIUM
from game.words import Tongue
from game.words.numbers import ROMAN
from rules.rattus_cartus.view import Building, View

#: The frame round the miniature: how large its ornaments are drawn, and how far it reaches outside.
FRAME, MARGIN = 0.5, 5.0
#: The ring on the kerb where a disc will lie.
STONE: Colour = (0xA8, 0x9A, 0x7C)
NUMERAL = 36
#: How large the plate is with the number of a house.
PLATE = (60.0, 48.0)
SMALLEST = 18
#: How large names and what a house gives are written at most.
TITLE, GIFT = 36, 44
#: What would be smaller has a wider placard, by so much over its house.
AMPLE, WORDY = 36.0, 76.0
#: How close lines stand at least and at most.
CLOSE, WIDE = 0.8, 1.0


def painted(canvas: Canvas, town: Town, view: View, say: Tongue) -> pygame.Surface:
    """Paint everything that stays as it is during a round; its corner lies a margin outside the town."""
    outside = town.box.inset(-MARGIN)
    layer = canvas.onto(pygame.Surface(canvas.page.pixels(outside)[2:], pygame.SRCALPHA))
    here = Town(Box(MARGIN, MARGIN, town.box.w, town.box.h), town.plots, town.tinctures, town.sizes)
    size = canvas.page.pixels(here.box)
    layer.surface.blit(ground(look(town.plots, view.round, view.rounds), size[2:]), size[:2])
    for plot in range(town.plots):
        _paint_places(layer, here, plot)
        if plot:
            _paint_column(layer, here.placed(f"plot_{plot}"))
    for plot, building in enumerate(view.row):
        _paint_house(layer, here, plot, building, say, last=view.last_round)
    layer.surface.blit(book_art.gold_frame(layer.surface.get_size(), canvas.page.scale * FRAME), (0, 0))
    return layer.surface


def _paint_column(canvas: Canvas, plot: Box) -> None:
    canvas.picture("town/column", Box(plot.x - 12, plot.y + 4, 24, plot.h + 20))


def _paint_places(canvas: Canvas, town: Town, plot: int) -> None:
    for number in range(5):
        box = town.placed(f"visit_{plot}_{number}")
        slab = f"slab_{(plot * 2 + number) % 3}" if town.plots == 3 else "slab_wide"
        canvas.stretched(f"town/{slab}", box)
        stone, disc = town.kerb(plot, number)
        canvas.ring(disc.inset(3), STONE, 2, DISC)
        canvas.text(str(number + 1), stone.inset(-4, -4), NUMERAL, face=FIGURES, across="centre")


def _actions(building: Building, say: Tongue, *, last: bool) -> str:
    """Tell the premium and the standard action; in the last round, what the premium is instead."""
    words = BUILDINGS[building.name]
    if last:
        return bound(f"[crown] {say(LAST_PREMIUM)}")
    return bound(f"[crown] {say(words.premium)}\n[human] {say(words.standard)}")


def _paint_house(
    canvas: Canvas, town: Town, plot: int, building: Building, say: Tongue, *, last: bool = False
) -> None:
    words = BUILDINGS[building.name]
    canvas.picture(f"buildings/{building.name}", town.placed(f"house_{plot}"), down="bottom")
    strip = town.placed(f"name_{plot}")
    canvas.sheet(strip, seed=90 + plot, ends="torn", lift=4)
    canvas.picture(f"classes/{building.track}", Box(strip.x - 36, strip.y - 8, 66, strip.h + 16))
    _paint_numeral(canvas, Box(strip.x - 33, strip.bottom + 12, *PLATE), ROMAN[plot])
    title, name = Box(strip.x + 36, strip.y, strip.w - 60, strip.h), say(words.name).upper()
    canvas.text(name, title, canvas.fitting(name, title, TITLE, HEADING), face=HEADING, across="centre")
    actions = _actions(building, say, last=last)
    _paint_placard(canvas, town, plot, actions, support(say, building.support))


def _paint_numeral(canvas: Canvas, box: Box, numeral: str) -> None:
    """Hang the number of a house out, by which it is called where its name stands twice."""
    canvas.sheet(box, seed=99, lift=4)
    canvas.text(numeral, box.inset(-4, -6), NUMERAL, face=HEADING, colour=RUBRIC, across="centre")


def _paint_placard(canvas: Canvas, town: Town, plot: int, actions: str, given: str) -> None:
    """Tell what the house gives: premium, standard, and below the rule its support."""
    whole, low = town.placed(f"placard_{plot}"), town.support(plot)
    canvas.sheet(whole, seed=95 + plot, lift=5)
    place = Box(whole.x + 5, whole.y + 3, whole.w - 7, whole.h - low.h - 8)
    wider = Box(place.x - WORDY, place.y, place.w + WORDY, place.h)
    if _gift(canvas, actions, place) < min(AMPLE, _gift(canvas, actions, wider)):
        place = wider
        canvas.sheet(Box(place.x - 5, whole.y, place.w + 7, low.y - whole.y), seed=95 + plot, lift=5)
    _write_gift(canvas, actions, place)
    canvas.line(Box(whole.x + 10, low.y, whole.w - 20, 2), RUBRIC)
    _write_gift(canvas, bound(given).replace(", ", "  "), low.inset(9, 4), across="centre")


def _write_gift(canvas: Canvas, text: str, box: Box, across: str = "left") -> None:
    """Write as large as the box allows; closer lines leave room for larger letters."""
    size = _gift(canvas, text, box)
    leading = min(WIDE, box.h / canvas.height(text, box.w, size, BOLD))
    canvas.text(text, box, size, face=BOLD, across=across, leading=leading)


def _gift(canvas: Canvas, text: str, box: Box) -> float:
    return canvas.fitting(text, Box(0, 0, box.w, box.h / CLOSE), GIFT, BOLD, SMALLEST)
