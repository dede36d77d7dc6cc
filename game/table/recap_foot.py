"""Below a recap that is longer than its sheet: arrows that lead to the rest, and how much that is."""

from collections.abc import Callable

import pygame

from game.drawing.canvas import Canvas
from game.drawing.page import Box
from game.drawing.text import BOLD
from game.drawing.theme import RUBRIC

#: How high it is, an arrow on it, and how much room shows the beginning of what comes next.
FOOT, ARROW, GLIMPSE = 58.0, 46.0, 34.0


def paint_foot(canvas: Canvas, box: Box, above: int, below: int) -> None:
    """Rule the recap off; tell left how much comes before, right how much after, between them by what."""
    canvas.line(Box(box.x, box.y, box.w, 1.5), RUBRIC)
    canvas.picture("icons/mouse", box.centred(ARROW, ARROW))
    left, right = box.columns(2, ARROW + 8)
    if above:
        _paint_arrow(canvas, left, "arrow_up", above)
    if below:
        _paint_arrow(canvas, right, "arrow_down", below)


def paint_fading(canvas: Canvas, box: Box, paint: Callable[[Canvas, Box], None]) -> None:
    """Let something be painted that has no room, paler and paler, so that it is seen to go on."""
    if box.h < GLIMPSE:
        return
    wide, high = canvas.page.pixels(box)[2:]
    layer = canvas.onto(pygame.Surface((wide, high), pygame.SRCALPHA))
    paint(layer, Box(0, 0, box.w, box.h))
    for row in range(high):
        shade = (255, 255, 255, round(255 * (1 - (row / high) ** 2)))
        layer.surface.fill(shade, (0, row, wide, 1), pygame.BLEND_RGBA_MULT)
    canvas.surface.blit(layer.surface, canvas.page.pixels(box)[:2])


def _paint_arrow(canvas: Canvas, box: Box, icon: str, number: int) -> None:
    words, size = str(number), canvas.sizes.counter
    wide = ARROW + 8 + canvas.width(words, size, BOLD)
    place = box.centred(wide, box.h)
    canvas.picture(f"icons/{icon}", Box(place.x, place.y, ARROW, place.h))
    canvas.text(words, Box(place.x + ARROW + 8, place.y, wide - ARROW, place.h), size, face=BOLD)
