"""A card as it stands on the stage: painted once, a little askew, with its shadow."""

from collections.abc import Callable, Hashable
from functools import partial

import pygame

from game.drawing.canvas import Canvas, compose
from game.drawing.page import Box, Page
from game.drawing.surface_cache import CUPBOARD

Painter = Callable[[Canvas, Box], object]
#: How far crests and banners reach over the edge of a card, by its width.
OVER = 0.16
#: How far its shadow falls, and how dark it is, of 255.
LIFT, DARK = 14.0, 170
#: How many times smaller its shadow is made to become soft.
SOFT = 10


def stand(canvas: Canvas, box: Box, card: Painter, tilt: float = 0.0) -> None:
    """Stand a card into a box, turned by some degrees to the left."""
    picture = raised(canvas, box, card, tilt)
    x, y = (value * canvas.page.scale for value in box.centre)
    canvas.surface.blit(picture, picture.get_rect(center=(round(x), round(y))))


def raised(canvas: Canvas, box: Box, card: Painter, tilt: float) -> pygame.Surface:
    """Give the picture of a card as large as a box; the same one again for the same plain values."""
    size = canvas.page.pixels(Box(0, 0, box.w, box.h))[2:]
    key = (raised, _name(card), size, tilt, canvas.look, canvas.page.scale)
    return CUPBOARD.fetched(key, lambda: _painted(canvas, box, card, tilt))


def _name(card: Painter) -> Hashable:
    """Name a painter by what it paints with."""
    return (card.func, card.args) if isinstance(card, partial) else card


def _painted(canvas: Canvas, box: Box, card: Painter, tilt: float) -> pygame.Surface:
    over = box.w * OVER
    page = Page(canvas.page.scale, box.w + 2 * over, box.h + 2 * over)
    layer = canvas.onto(pygame.Surface(page.size, pygame.SRCALPHA), page)
    upright = compose(layer, lambda layer: card(layer, Box(over, over, box.w, box.h)))
    turned = pygame.transform.rotozoom(upright, tilt, 1.0) if tilt else upright
    return _shadowed(turned, page.length(LIFT))


def _shadowed(picture: pygame.Surface, lift: int) -> pygame.Surface:
    """Lay the shadow of a picture beneath it."""
    width, height = picture.get_size()
    # What is made small and large again is soft.
    dark = pygame.transform.smoothscale(picture, (max(1, width // SOFT), max(1, height // SOFT)))
    dark.fill((0, 0, 0, DARK), special_flags=pygame.BLEND_RGBA_MULT)
    out = pygame.Surface(picture.get_size(), pygame.SRCALPHA)
    out.blit(pygame.transform.smoothscale(dark, (width, height)), (lift // 2, lift))
    out.blit(picture, (0, 0))
    return out
