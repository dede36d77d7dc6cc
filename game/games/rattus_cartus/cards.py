"""Cards of Rattus Cartus, drawn: people of a class with their nuns, special cards, and backs."""

import pygame

from game.drawing.canvas import Canvas
from game.drawing.page import Box
from game.drawing.surface_cache import CUPBOARD

#: How large a card is drawn in the art, and where on it the figure and the nuns stand.
SIZE = (168.0, 236.0)
FIGURE = Box(40, 6, 122, 222)
CORNER = Box(5, 5, 31, 31)
NUN_TOP, NUN_STEP, NUN_SIDE = 42.0, 33.0, 31.0
BACK = "card/back_population"


def paint_card(canvas: Canvas, name: str, box: Box) -> Box:
    """Draw the front of a card and say where it went."""
    high = min(box.h, box.w * SIZE[1] / SIZE[0])
    frame = box.centred(width(high), high)
    x, y, w, h = canvas.page.pixels(frame)
    key = (canvas.pictures, "front", name, w, h)
    front = CUPBOARD.fetched(key, lambda: _front(canvas, name, frame))
    canvas.surface.blit(front, (x, y))
    return frame


def _front(canvas: Canvas, name: str, frame: Box) -> pygame.Surface:
    layer = canvas.onto(pygame.Surface(canvas.page.pixels(frame)[2:], pygame.SRCALPHA))
    _paint_front(layer, name, Box(0, 0, frame.w, frame.h))
    return layer.surface


def _paint_front(canvas: Canvas, name: str, box: Box) -> None:
    track, _, nuns = name.partition("_")
    frame = canvas.picture(f"card/population_{track}" if nuns else f"card/{name}", box)
    if not nuns:
        # Under other cards only the corner is to be seen.
        canvas.picture(f"icons/{name}", within(frame, CORNER).inset(-2))
        return
    canvas.picture(f"figure/{track}", within(frame, FIGURE))
    for number in range(4):
        place = Box(CORNER.x, NUN_TOP + number * NUN_STEP, NUN_SIDE, NUN_SIDE)
        canvas.picture("card/nun" if number < int(nuns) else "card/nun_slot", within(frame, place))


def within(frame: Box, part: Box) -> Box:
    """Give a part of a card where it lies, by its place in the art."""
    f = frame.w / SIZE[0]
    return Box(frame.x + part.x * f, frame.y + part.y * f, part.w * f, part.h * f)


def width(height: float) -> float:
    """Say how wide a card of a height is."""
    return height * SIZE[0] / SIZE[1]
