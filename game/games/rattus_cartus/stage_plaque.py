"""The plaque on the stage that tells what a seat gets, in one row or, where that would be small, in two."""

import io
from collections.abc import Sequence

import pygame

from game.drawing.canvas import Canvas
from game.drawing.page import Box
from game.drawing.surface_cache import Stowed
from game.drawing.text import FIGURES
from game.drawing.theme import GAIN, INK, IVORY, LEAF_GOLD, RUBRIC
from game.table.playbill import Gain

#: How high a plaque is, and the numbers on it.
PLAQUE, GAINED = 56.0, 46.0
#: The least size of these; gains that need less stand in two rows, on a plaque so much higher.
LEAST, TALLER = 36.0, 26.0
#: How far gains are from the edge of their plaque, and from each other.
MARGIN, BESIDE = 14.0, 14.0


def paint_plaque(canvas: Canvas, gains: Sequence[Gain], place: Box, *, golden: bool) -> None:
    """Lay a plaque with gains on the foot of a place, no wider than that."""
    size, rows = parted(canvas, gains, place.w)
    high = PLAQUE + TALLER * (len(rows) - 1)
    wide = max(_long(canvas, row, size) for row in rows) + 2 * MARGIN
    box = Box(place.centre[0] - wide / 2, place.bottom - high, wide, high)
    x, y, w, h = canvas.page.pixels(box)
    plate = _plate(w, h, canvas.page.length(10), canvas.page.length(6), golden=golden)
    canvas.surface.blit(plate, (x, y))
    for row, line in zip(rows, box.inset(0, 4 * (len(rows) - 1)).rows(len(rows)), strict=True):
        _paint_row(canvas, row, line, size)


def parted(canvas: Canvas, gains: Sequence[Gain], wide: float) -> tuple[float, list[Sequence[Gain]]]:
    """Say how large gains are written on a plaque so wide, and in which rows."""
    room = wide - 2 * MARGIN
    size = min(GAINED, GAINED * room / _long(canvas, gains, GAINED))
    if size >= LEAST:
        return size, [gains]
    half = -(-len(gains) // 2)
    rows = [gains[:half], gains[half:]]
    return min(LEAST, *(LEAST * room / _long(canvas, row, LEAST) for row in rows)), rows


def _long(canvas: Canvas, gains: Sequence[Gain], size: float) -> float:
    """Measure a row of gains: each a number and its sign."""
    return sum(_wide(canvas, gain, size) for gain in gains) + BESIDE * (len(gains) - 1)


def _wide(canvas: Canvas, gain: Gain, size: float) -> float:
    return canvas.width(gain.words, size, FIGURES) + 1.04 * size + 6


def _paint_row(canvas: Canvas, gains: Sequence[Gain], line: Box, size: float) -> None:
    x = line.centre[0] - _long(canvas, gains, size) / 2
    for gain in gains:
        long = canvas.width(gain.words, size, FIGURES)
        words = Box(x, line.y - 12, long + 4, line.h + 20)
        canvas.text(gain.words, words, size, face=FIGURES, colour=RUBRIC if _harms(gain) else GAIN)
        canvas.picture(gain.icon, Box(x + long + 6, line.y, size, line.h).centred(size, size))
        x += _wide(canvas, gain, size) + BESIDE


@Stowed
def _plate(wide: int, high: int, curve: int, rim: int, *, golden: bool) -> pygame.Surface:
    """Cut a plaque of ivory with a rim."""
    shapes = ((0, INK), (rim // 3, LEAF_GOLD if golden else INK), (rim, IVORY))
    cut = "".join(
        f'<rect x="{n}" y="{n}" width="{wide - 2 * n}" height="{high - 2 * n}" rx="{curve}" '
        f'fill="rgb({r},{g},{b})"/>'
        for n, (r, g, b) in shapes
    )
    picture = f'<svg xmlns="http://www.w3.org/2000/svg" width="{wide}" height="{high}">{cut}</svg>'
    return pygame.image.load_sized_svg(io.BytesIO(picture.encode()), (wide, high))


def _harms(gain: Gain) -> bool:
    """Rats that come are a loss, as are cards that go."""
    number = gain.number or 0
    return number > 0 if gain.icon == "icons/rat" else number < 0
