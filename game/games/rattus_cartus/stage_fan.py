"""A fan of cards on the stage, with their backs up or their faces, and how it is turned over."""

import math
from collections.abc import Sequence

import pygame

from game.drawing.canvas import Canvas
from game.drawing.page import Box
from game.drawing.surface_cache import CUPBOARD
from game.games.rattus_cartus.cards import BACK, paint_card, width

#: How far the cards of a fan lie apart by their height, and how much each is turned, in degrees.
APART, TURN = 0.212, 4.0
#: How much a fan is turned from end to end at most, however many cards it has.
SPREAD = 20.0
#: How much lower a card lies that does not count, by its height, and how dark it is.
LOWER, DARK = 0.07, 0.55
#: How large the rat is on a card that brings one, by the height of the card.
RAT = 0.2


def paint_fan(
    canvas: Canvas,
    box: Box,
    faces: Sequence[str],
    counts: Sequence[bool],
    strange: Sequence[bool],
    turned: float = 1.0,
) -> None:
    """Paint a fan as high as a box; it closes up to be no wider. Half turned it is seen from its edge."""
    if not faces:
        return
    names = tuple(faces) if turned > 0.5 else (BACK,) * len(faces)
    marks = tuple(zip(counts, strange, strict=True)) if turned > 0.5 else ((True, False),) * len(faces)
    high, broad = canvas.page.length(box.h), canvas.page.length(box.w)
    key = (canvas.pictures, "fan", names, marks, high, broad)
    fan = CUPBOARD.fetched(key, lambda: _fan(canvas, names, marks, box.w, box.h))
    seen = max(1, round(fan.get_width() * abs(2 * turned - 1)))
    if seen < fan.get_width():
        fan = pygame.transform.smoothscale(fan, (seen, fan.get_height()))
    x, y = (round(value * canvas.page.scale) for value in (box.centre[0], box.y + box.h / 2))
    canvas.surface.blit(fan, fan.get_rect(center=(x, y)))


def _fan(
    canvas: Canvas, names: Sequence[str], marks: Sequence[tuple[bool, bool]], wide: float, high: float
) -> pygame.Surface:
    page, last = canvas.page, len(names) - 1
    card = width(high)
    room = Box(0, 0, max(wide, card) + high * 0.5, high * 1.6)
    fan = pygame.Surface(page.pixels(room)[2:], pygame.SRCALPHA)
    step = min(high * APART, max(0.0, wide - card - high * 0.14) / last) if last else 0.0
    turn = min(TURN, SPREAD / last) if last else 0.0
    for number, (name, (counts, strange)) in enumerate(zip(names, marks, strict=True)):
        off = number - last / 2
        picture = _card(canvas, name, high, counts=counts, strange=strange)
        picture = pygame.transform.rotozoom(picture, -off * turn, 1)
        down = high * (1 - math.cos(math.radians(off * turn))) * 2 + (0 if counts else high * LOWER)
        middle = page.length(room.w / 2 + off * step), page.length(room.h / 2 + down)
        fan.blit(picture, picture.get_rect(center=middle))
    return fan


def _card(canvas: Canvas, name: str, high: float, *, counts: bool, strange: bool) -> pygame.Surface:
    box = Box(0, 0, width(high), high)
    # A margin around the card keeps its edges smooth when it is turned.
    layer = canvas.onto(pygame.Surface(canvas.page.pixels(box.inset(-2))[2:], pygame.SRCALPHA))
    place = box.moved(2, 2)
    if name == BACK:
        layer.picture(BACK, place)
    else:
        paint_card(layer, name, place)
    if strange:
        layer.picture("icons/rat", Box(place.x, place.bottom - high * (RAT + 0.02), high * RAT, high * RAT))
    if not counts:
        grey = pygame.transform.grayscale(layer.surface)
        grey.fill((round(255 * DARK),) * 3, special_flags=pygame.BLEND_RGB_MULT)
        return grey
    return layer.surface
