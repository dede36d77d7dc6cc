"""A box ruled by hand with pen and ink, in which something can be chosen."""

import pygame

from game.drawing.canvas import Canvas
from game.drawing.look import Look
from game.drawing.nib import Inking
from game.drawing.page import Box, Page
from game.drawing.surface_cache import Stowed
from game.drawing.theme import FADED_INK, INK, IVORY, PARCHMENT_SHADE, VELLUM

#: How far the strokes lie inside the box.
MARGIN = 3


def rule_frame(canvas: Canvas, box: Box, seed: int, *, quiet: bool = False, hot: bool = False) -> None:
    """Rule a frame on the page; a quiet one offers nothing, a hot one is about to be pushed."""
    x, y, _, _ = canvas.page.pixels(box)
    canvas.surface.blit(_frame(canvas.page, box.w, box.h, seed, quiet, hot, canvas.look), (x, y))


@Stowed
def _frame(page: Page, w: float, h: float, seed: int, quiet: bool, hot: bool, look: Look) -> pygame.Surface:
    box = Box(0, 0, w, h)
    x, y, wide, high = page.pixels(box.inset(MARGIN))
    ground = pygame.Surface(page.pixels(box)[2:], pygame.SRCALPHA)
    skin = look.shade(PARCHMENT_SHADE if quiet else IVORY if hot else VELLUM)
    ground.fill((*skin, 110 if quiet else 200), (x, y, wide, high))
    if not quiet:
        foot = page.length(6)
        ground.fill(PARCHMENT_SHADE, (x, y + high - foot, wide, foot))
    ground.blit(_strokes(box, seed, quiet, hot, look).drawn(page), (0, 0))
    return ground


def _strokes(box: Box, seed: int, quiet: bool, hot: bool, look: Look) -> Inking:
    pen = Inking(box, look)
    edge = box.inset(MARGIN)
    weight, colour = (1.4, look.shade(FADED_INK)) if quiet else (3.6 if hot else 2.4, look.shade(INK))
    for number, y in enumerate((edge.y, edge.bottom)):
        pen.stroke([(1, y), (box.w - 1, y)], weight, colour, seed=seed + number)
    for number, x in enumerate((edge.x, edge.right)):
        pen.stroke([(x, 1), (x, box.h - 1)], weight, colour, seed=seed + 2 + number)
    return pen
