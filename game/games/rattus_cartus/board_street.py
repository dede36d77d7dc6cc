"""The street of the day, painted: houses with their names and what they give, and places to enter."""

import pygame

from game.drawing import book_art
from game.drawing.canvas import Canvas
from game.drawing.page import Box
from game.drawing.text import BOLD, HEADING, bound
from game.drawing.theme import RUBRIC
from game.games.rattus_cartus.board_ground import ground, look
from game.games.rattus_cartus.board_map import Town
from game.games.rattus_cartus.explanations import support
from game.games.rattus_cartus.words.buildings import BUILDINGS
from game.words import Tongue
from rules.rattus_cartus.view import Building, View

#: The frame round the miniature: how large its ornaments are drawn, and how far it reaches outside.
FRAME, MARGIN = 0.5, 5.0
NUMERAL = 26
SMALLEST = 18
#: How far apart lines are where there are many, and where there are two.
CLOSE, WIDE = 0.79, 1.25


def painted(canvas: Canvas, town: Town, view: View, say: Tongue) -> pygame.Surface:
    """Paint everything that stays as it is during a round; its corner lies a margin outside the town."""
    outside = town.box.inset(-MARGIN)
    layer = canvas.onto(pygame.Surface(canvas.page.pixels(outside)[2:], pygame.SRCALPHA))
    here = Town(Box(MARGIN, MARGIN, town.box.w, town.box.h), town.plots, town.tinctures)
    size = canvas.page.pixels(here.box)
    layer.surface.blit(ground(look(town.plots, view.round, view.rounds), size[2:]), size[:2])
    for plot in range(town.plots):
        _paint_places(layer, here, plot)
        if plot:
            _paint_column(layer, here.placed(f"plot_{plot}"))
    for plot, building in enumerate(view.row):
        _paint_house(layer, here, plot, building, say)
    layer.surface.blit(book_art.gold_frame(layer.surface.get_size(), canvas.page.scale * FRAME), (0, 0))
    return layer.surface


def _paint_column(canvas: Canvas, plot: Box) -> None:
    canvas.picture("town/column", Box(plot.x - 12, plot.y + 4, 24, plot.h + 20))


def _paint_places(canvas: Canvas, town: Town, plot: int) -> None:
    for number in range(5):
        box = town.placed(f"visit_{plot}_{number}")
        slab = f"slab_{(plot * 2 + number) % 3}" if town.plots == 3 else "slab_wide"
        canvas.stretched(f"town/{slab}", box)
        above = Box(box.x, box.y - 39, box.w, 36)
        canvas.text(str(number + 1), above, NUMERAL, face=BOLD, across="centre")


def _paint_house(canvas: Canvas, town: Town, plot: int, building: Building, say: Tongue) -> None:
    words = BUILDINGS[building.name]
    canvas.picture(f"buildings/{building.name}", town.placed(f"house_{plot}"), down="bottom")
    strip = town.placed(f"name_{plot}")
    canvas.sheet(strip, seed=90 + plot, ends="torn", lift=4)
    canvas.picture(f"classes/{building.track}", Box(strip.x - 30, strip.y - 6, 58, strip.h + 12))
    title, name = Box(strip.x + 36, strip.y, strip.w - 60, strip.h), say(words.name).upper()
    canvas.text(name, title, canvas.fitting(name, title, 30, HEADING), face=HEADING, across="centre")
    _paint_placard(canvas, town, plot, building, say)


def _paint_placard(canvas: Canvas, town: Town, plot: int, building: Building, say: Tongue) -> None:
    """Tell what the house gives: premium, standard, and below the rule its support."""
    words, whole, low = BUILDINGS[building.name], town.placed(f"placard_{plot}"), town.support(plot)
    canvas.sheet(whole, seed=95 + plot, lift=5)
    actions = Box(whole.x + 8, whole.y + 5, whole.w - 12, whole.h - low.h - 8)
    text = bound(f"[crown] {say(words.premium)}\n[human] {say(words.standard)}")
    # Closer lines leave room for larger letters.
    size = canvas.fitting(text, Box(0, 0, actions.w, actions.h * 0.9 / CLOSE), 30, BOLD, SMALLEST)
    canvas.text(text, actions, size, face=BOLD, leading=CLOSE if " " in text else WIDE)
    canvas.line(Box(whole.x + 10, low.y, whole.w - 20, 2), RUBRIC)
    box, given = low.inset(8, 6), say_support(building, say)
    size = canvas.fitting(given, Box(0, 0, box.w, box.h * 0.9 / CLOSE), 30, BOLD, SMALLEST)
    canvas.text(given, box, size, face=BOLD, across="centre", leading=CLOSE)


def say_support(building: Building, say: Tongue) -> str:
    """Tell the support of a building, a line for each gift."""
    return bound(support(say, building.support).replace(", ", "\n"))
