"""Contrast: text and focus against the worst spot of what lies behind them, as it is drawn."""

import numpy as np
import pygame
import pytest

from build.audit.light import contrast, luminance, spots
from game.drawing import book_art, surfaces, theme
from game.drawing.canvas import Canvas
from game.drawing.look import USUAL, Look
from game.drawing.page import Box, Page
from game.drawing.pictures import Pictures
from game.drawing.text import BODY, Colour
from game.drawing.theme import DARK_WOOD, FADED_INK, INK, IVORY, LEAF_GOLD, RUBRIC
from game.table.banner import paint_banner

#: What text has to reach in the usual look and in high contrast, and what the focus has to.
TEXT, STRONG_TEXT, FOCUS = 4.5, 7.0, 3.0
SIZE = (1920, 1080)
LIGHT, DARK = (INK, FADED_INK, RUBRIC), (IVORY, LEAF_GOLD)
#: Every ground text is written on, and the inks for it.
GROUNDS: dict[str, tuple[Colour, ...]] = {
    "vellum": LIGHT,
    "strip": LIGHT,
    "book": LIGHT,
    "table": DARK,
    "title": DARK,
    "leather": DARK,
    "panel": DARK,
    "dark": DARK,
}


def fresh(look: Look) -> Canvas:
    return Canvas(pygame.Surface(SIZE), Page.fitted(SIZE), Pictures(), look=look)


def lay(ground: str, look: Look = USUAL) -> tuple[Canvas, Box]:
    """Lay a ground and say where text can stand on it."""
    canvas = fresh(look)
    canvas.table()
    box = Box(200, 200, 900, 500)
    if ground == "vellum":
        canvas.sheet(box, seed=31)
        return canvas, box.inset(24)
    if ground == "strip":
        strip = Box(200, 200, 460, 84)
        canvas.sheet(strip, seed=7, ends="torn")
        return canvas, strip.inset(26, 14)
    if ground == "book":
        canvas.surface.blit(book_art.codex((1800, 800), 1.0, strong=look.strong), (60, 100))
        return canvas, Box(60, 100, 900, 800).inset(66)
    if ground in ("table", "title"):
        canvas.table(ground)
        return canvas, canvas.page.box
    if ground == "dark":
        canvas.line(box, DARK_WOOD)
        return canvas, box
    skin = {"leather": "leather", "panel": "oak_panel"}[ground]
    sheet = surfaces.sheet((900, 500), 1.0, 1, skin, "cut", "cut", strong=look.strong)
    canvas.surface.blit(sheet, (200, 200))
    return canvas, box.inset(24)


def written(canvas: Canvas, room: Box, colour: Colour) -> float:
    """Write on a ground and give the contrast of the ink, as it was drawn, to the worst spot."""
    place = pygame.Rect(canvas.page.pixels(room))
    behind = spots(canvas.surface.subsurface(place))
    line = Box(room.x, room.y, min(room.w, 400), 60)
    part = pygame.Rect(canvas.page.pixels(line)).clip(canvas.surface.get_rect())
    before = luminance(pygame.surfarray.array3d(canvas.surface.subsurface(part)))
    canvas.text("IIII HHHH IIII", line, 40, face=BODY, colour=colour)
    after = luminance(pygame.surfarray.array3d(canvas.surface.subsurface(part)))
    ink = after[np.unravel_index(np.abs(after - before).argmax(), after.shape)]
    return float(contrast(ink, behind).min())


@pytest.fixture(params=[USUAL, Look(strong=True)], ids=["usual", "strong"])
def look(request: pytest.FixtureRequest) -> Look:
    """The usual look, then high contrast."""
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode((320, 200))
    chosen: Look = request.param
    return chosen


@pytest.mark.parametrize("ground", GROUNDS)
def test_every_ink_can_be_read_on_the_worst_spot_of_its_ground(look: Look, ground: str) -> None:
    for colour in GROUNDS[ground]:
        canvas, room = lay(ground, look)
        assert written(canvas, room, colour) >= (STRONG_TEXT if look.strong else TEXT), colour


def test_the_measure_finds_gold_on_vellum_too_pale() -> None:
    pygame.font.init()
    canvas, room = lay("vellum")
    assert written(canvas, room, LEAF_GOLD) < 2


@pytest.mark.parametrize("ground", GROUNDS)
def test_the_focus_shows_on_every_ground(look: Look, ground: str) -> None:
    canvas, room = lay(ground, look)
    box = room.centred(200, 40 if ground == "strip" else 80)
    x, y, w, _ = canvas.page.pixels(box)
    middle = pygame.Rect(x + w // 2, y - 9, 1, 8)
    behind = spots(canvas.surface.subsurface(canvas.page.pixels(room)))
    canvas.focus(box)
    ring = luminance(pygame.surfarray.array3d(canvas.surface.subsurface(middle))).ravel()
    assert contrast(ring[:, None], behind.ravel()[None]).max(axis=0).min() >= FOCUS


def test_high_contrast_leaves_no_texture_and_no_shade(look: Look) -> None:
    canvas, room = lay("vellum", look)
    sheet = canvas.surface.subsurface(canvas.page.pixels(room))
    table = surfaces.table(SIZE, strong=look.strong)
    colours = [len(np.unique(pygame.surfarray.array2d(part))) for part in (sheet, table)]
    assert all(count == 1 for count in colours) is look.strong


def test_strong_colours_are_stronger_than_the_usual_ones() -> None:
    for usual, stronger in theme.STRONG.items():
        one, other = luminance(usual), luminance(stronger)
        assert abs(other - 0.18) > abs(one - 0.18) or (one > 0.18) == (other > one), usual


@pytest.mark.parametrize("look", [Look(strong=True)], indirect=True)
def test_names_on_ribbons_can_be_read_on_the_worst_spot_behind_them(look: Look) -> None:
    for wide, size in ((154.0, 24.75), (154.0, 29.0), (168.0, 27.0), (168.0, 32.0)):
        ribbons = []
        for title in ("König", " "):
            canvas = fresh(look)
            paint_banner(canvas, Box(300, 300, wide, 46 * wide / 168), title, 400, size)
            ribbons.append(luminance(pygame.surfarray.array3d(canvas.surface)))
        named, behind = ribbons
        letters = named < behind - 0.1
        worst = contrast(named[letters].min(), behind[letters]).min()
        assert worst >= STRONG_TEXT, (wide, size)
