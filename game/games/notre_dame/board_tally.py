"""The rat of a quarter: a tally with the number it has reached, and nine strokes that fill up."""

import pygame

from game.drawing.canvas import Canvas
from game.drawing.page import Box
from game.drawing.surface_cache import Stowed
from game.drawing.text import FIGURES
from game.drawing.theme import HARM, INK, IVORY, PARCHMENT_SHADE, PLAGUE_GREEN, RUBRIC, TINCTURE_COLOURS
from game.table.chip import PALE
from rules.notre_dame.names import TRACK_END

#: From this number on it glows.
DIRE = 8
#: How wide the frame is, how round its corners, and how far the glow reaches.
FRAME, ROUND, GLOW = 5.0, 9.0, 16
#: How large the rat on its disc is, and how much of the height of a tally disc and strokes take at most.
RAT, DISC, STROKES = 0.97, 0.44, 0.12
#: How wide the number is on a broad tally, by its height.
NUMBER = 0.95


def paint_tally(canvas: Canvas, box: Box, tincture: str, value: int) -> None:
    """Paint a tally: the rat on the colour of its seat, the number, and the strokes."""
    if value >= DIRE:
        _paint_glow(canvas, box)
    paint_plate(canvas, box, tincture)
    inside = box.inset(FRAME + 2)
    disc, number, strokes = _divided(inside)
    _paint_rat(canvas, disc, tincture)
    size = min(number.h * 1.12, number.w * 1.3)
    colour = RUBRIC if value >= DIRE else INK
    canvas.text(str(value), number.inset(-9, -20), size, face=FIGURES, colour=colour, across="centre")
    _paint_strokes(canvas, strokes, value)


def _divided(box: Box) -> tuple[Box, Box, Box]:
    """Give the places of disc, number and strokes: below each other, or side by side where it is broad."""
    if box.w > box.h:
        disc = Box(box.x, box.y, box.h, box.h).inset(1)
        number = Box(disc.right, box.y, box.h * NUMBER, box.h)
        left = number.right + 2
        return disc, number, Box(left, box.y + box.h * 0.16, box.right - left - 3, box.h * 0.68)
    low, wide = box.h * STROKES, min(box.w, box.h * DISC)
    strokes = Box(box.x, box.bottom - low, box.w, low)
    disc = Box(box.centre[0] - wide / 2, box.y, wide, wide).inset(1)
    return disc, Box(box.x, disc.bottom, box.w, strokes.y - disc.bottom), strokes


def paint_plate(canvas: Canvas, box: Box, tincture: str) -> None:
    """Paint an empty plate, framed in the colour of a seat."""
    ring = PALE if tincture == "argent" else TINCTURE_COLOURS[tincture]
    for inset, colour in ((-2.0, INK), (0.0, ring), (FRAME, IVORY)):
        area = canvas.page.pixels(box.inset(inset))
        round_ = max(1, canvas.page.length(ROUND - inset))
        pygame.draw.rect(canvas.surface, canvas.look.shade(colour), area, border_radius=round_)


def _paint_rat(canvas: Canvas, disc: Box, tincture: str) -> None:
    middle = canvas.page.length(disc.centre[0]), canvas.page.length(disc.centre[1])
    for radius, colour in ((disc.w / 2, INK), (disc.w / 2 - 2, TINCTURE_COLOURS[tincture])):
        pygame.draw.aacircle(canvas.surface, canvas.look.shade(colour), middle, canvas.page.length(radius))
    canvas.picture("pieces/rat_marker", disc.centred(disc.w * RAT, disc.h * RAT))


def _paint_strokes(canvas: Canvas, box: Box, value: int) -> None:
    full = RUBRIC if value >= DIRE else PLAGUE_GREEN
    for number, stroke in enumerate(box.columns(TRACK_END, 2)):
        canvas.line(stroke, full if number < value else PARCHMENT_SHADE)


def _paint_glow(canvas: Canvas, box: Box) -> None:
    x, y, w, h = canvas.page.pixels(box)
    reach = max(2, canvas.page.length(GLOW))
    canvas.surface.blit(_glow((w, h), reach), (x - reach, y - reach))


@Stowed
def _glow(size: tuple[int, int], reach: int) -> pygame.Surface:
    """Let red light fade around a tally."""
    out = pygame.Surface((size[0] + 2 * reach, size[1] + 2 * reach), pygame.SRCALPHA)
    for step in range(reach):
        light = round(215 * ((step + 1) / reach) ** 1.6)
        area = out.get_rect().inflate(-2 * step, -2 * step)
        pygame.draw.rect(out, (*HARM, light), area, border_radius=2 * reach - step)
    return out
