"""What the plague would cost in each region of Europe: heat in the ground, and a red tag with the loss."""

from collections.abc import Container, Iterable, Mapping
from functools import partial

import pygame

from game.drawing.canvas import Canvas
from game.drawing.land import Land
from game.drawing.page import Box
from game.drawing.surface_cache import CUPBOARD
from game.drawing.text import FIGURES, Colour
from game.drawing.theme import INK, IVORY
from game.words import Tongue
from game.words.numbers import tenths
from rules.rattus.risk import forecast
from rules.rattus.view import View

#: Less than this would be written as nothing.
LEAST = 0.05
#: From so many on, tenths do not matter.
MANY = 9.95
#: The ground where much is lost; how much of it shows for each cube, at most, and in how many steps.
BURNT: Colour = (0xC3, 0x17, 0x0C)
WARM, HOTTEST, STEPS = 0.2, 0.5, 10
#: A tag where the plague can come now, and elsewhere.
NEAR: Colour = (0xA3, 0x16, 0x1A)
FAR: Colour = (0x6D, 0x1A, 0x18)


def losses(view: View, names: Iterable[str]) -> dict[str, float]:
    """Say for some regions how many cubes would be lost on average, where that is worth a word."""
    living = [name for name in names if view.region(name).rats and any(view.region(name).cubes)]
    lost = {name: sum(risk.expected for risk in forecast(view, name).risks) for name in living}
    return {name: loss for name, loss in lost.items() if loss >= LEAST}


def paint_heat(canvas: Canvas, lands: Mapping[str, Land], lost: Mapping[str, float]) -> None:
    """Redden the ground by what would be lost there; where people want strong contrast it stays as it is."""
    for name, loss in lost.items() if not canvas.look.strong else ():
        land, scale = lands[name], canvas.page.scale
        x, y, w, h = canvas.page.pixels(land)
        step = max(1, round(min(HOTTEST, loss * WARM) * STEPS))
        key = (paint_heat, land.way, scale, step)
        heat = CUPBOARD.fetched(key, partial(_heat, land, scale, (w, h), step))
        canvas.surface.blit(heat, (x, y), special_flags=pygame.BLEND_RGB_MULT)


def _heat(land: Land, scale: float, size: tuple[int, int], step: int) -> pygame.Surface:
    out = pygame.Surface(size)
    out.fill((255, 255, 255))
    share = step / STEPS
    for shore in land.shores(scale):
        pygame.draw.polygon(out, [round(255 - (255 - part) * share) for part in BURNT], shore)
    return out


def paint_tags(
    canvas: Canvas, boxes: Mapping[str, Box], lost: Mapping[str, float], near: Container[str], say: Tongue
) -> None:
    """Hang a tag with the loss in each region, brighter where the plague can come now."""
    for name, loss in lost.items():
        lost_here = tenths(say, loss) if loss < MANY else str(round(loss))
        paint_tag(canvas, boxes[name], f"−{lost_here}", NEAR if name in near else FAR)


def paint_tag(canvas: Canvas, box: Box, words: str, colour: Colour) -> None:
    """Hang a red tag with a light number."""
    for more, shade in ((4.0, INK), (2.5, IVORY), (0.0, colour)):
        area = canvas.page.pixels(box.inset(-more))
        radius = max(1, canvas.page.length(box.h * 0.18 + more))
        pygame.draw.rect(canvas.surface, canvas.look.shade(shade), area, border_radius=radius)
    inside = box.inset(3, -box.h * 0.2)
    size = canvas.fitting(words, inside, box.h / 1.24, FIGURES, least=box.h * 0.5)
    canvas.text(words, inside, size, face=FIGURES, colour=IVORY, across="centre")
