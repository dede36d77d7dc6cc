"""Cards of Rattus Cartus, drawn: people of a class with their nuns, special cards, and backs."""

import pygame

from game.drawing.canvas import Canvas
from game.drawing.page import Box, around
from game.drawing.surface_cache import CUPBOARD
from game.drawing.text import FIGURES
from game.drawing.theme import INK, VELLUM
from game.games.rattus_cartus.board_signs import paint_plate

#: How large a card is drawn in the art, and where on it the figure and the nuns stand.
SIZE = (168.0, 236.0)
FIGURE = Box(40, 6, 122, 222)
CORNER = Box(5, 5, 31, 31)
NUN_TOP, NUN_STEP, NUN_SIDE = 40.0, 39.0, 37.0
#: The same for people across the room: a larger sign, the number of nuns, and one of them.
SIGN, NUMBER, NUN = Box(0, 0, 42, 42), Box(0, 38, 46, 46), Box(0, 82, 46, 46)
#: Where the figure stands on a tile, of which its face is to be seen.
FACE = Box(56, -58, 122, 222)
#: How wide a special card is on a tile at most, by the height of that, and where its emblem is, by its own.
EMBLEM = (1.3, 0.43)
BACK = "card/back_population"


def paint_card(canvas: Canvas, name: str, box: Box) -> Box:
    """Draw the front of a card and say where it went."""
    high = min(box.h, box.w * SIZE[1] / SIZE[0])
    frame = box.centred(width(high), high)
    x, y, w, h = canvas.page.pixels(frame)
    key = (canvas.pictures, "front", name, w, h, canvas.sizes.sofa, canvas.look)
    front = CUPBOARD.fetched(key, lambda: _front(canvas, name, frame))
    canvas.surface.blit(front, (x, y))
    return frame


def paint_edge(canvas: Canvas, name: str, box: Box) -> Box:
    """Draw a card of which another copy on top of it leaves an edge, and say where it went."""
    track, _, nuns = name.partition("_")
    return canvas.picture(f"card/population_{track}" if nuns else f"card/{name}", box)


def paint_tile(canvas: Canvas, name: str, box: Box) -> None:
    """Draw what is to be known of a card on a low tile: its class or sign, its nuns, and a face."""
    x, y, w, h = canvas.page.pixels(box)
    key = (canvas.pictures, "tile", name, w, h, canvas.sizes, canvas.look)
    canvas.surface.blit(CUPBOARD.fetched(key, lambda: _tile(canvas, name, box)), (x, y))


def _tile(canvas: Canvas, name: str, box: Box) -> pygame.Surface:
    layer = canvas.onto(pygame.Surface(canvas.page.pixels(box)[2:], pygame.SRCALPHA))
    _paint_tile(layer, name, Box(0, 0, box.w, box.h))
    return layer.surface


def _paint_tile(canvas: Canvas, name: str, box: Box) -> None:
    track, _, nuns = name.partition("_")
    whole = Box(0, 0, box.w, box.w * SIZE[1] / SIZE[0])
    if nuns:
        canvas.picture(f"card/population_{track}", whole)
        canvas.picture(f"figure/{track}", within(whole, FACE))
        sign = max(canvas.sizes.piece, box.h * 0.48)
        canvas.picture(f"classes/{track}", Box(1, 1, sign, sign))
        _paint_nuns(canvas, Box(3, sign + 2, box.w, box.h - sign - 5), nuns)
    else:
        _paint_emblem(canvas, name, box)
    canvas.ring(box.inset(1), INK, 2, 7)


def _paint_emblem(canvas: Canvas, name: str, box: Box) -> None:
    """Show the emblem of a special card, all of it."""
    paint_plate(canvas, box.inset(2), VELLUM, 6)
    wide = min(box.w, box.h * EMBLEM[0])
    high = wide * SIZE[1] / SIZE[0]
    canvas.picture(f"card/{name}", Box((box.w - wide) / 2, box.h / 2 - high * EMBLEM[1], wide, high))


def _paint_nuns(canvas: Canvas, box: Box, nuns: str) -> None:
    """Write the number of nuns before one of them, at the left of a box."""
    plate, size = Box(box.x, box.y, box.h * 1.5, box.h), max(canvas.sizes.number, box.h * 0.95)
    paint_plate(canvas, plate.inset(1), VELLUM, 6)
    number, nun = plate.columns(2)
    canvas.text(nuns, number.inset(-4, -10), size, face=FIGURES, across="centre")
    canvas.picture("card/nun" if nuns != "0" else "card/nun_slot", nun.inset(-2, 2))


def _front(canvas: Canvas, name: str, frame: Box) -> pygame.Surface:
    layer = canvas.onto(pygame.Surface(canvas.page.pixels(frame)[2:], pygame.SRCALPHA))
    _paint_front(layer, name, Box(0, 0, frame.w, frame.h))
    return layer.surface


def _paint_front(canvas: Canvas, name: str, box: Box) -> None:
    track, _, nuns = name.partition("_")
    frame = canvas.picture(f"card/population_{track}" if nuns else f"card/{name}", box)
    corner = within(frame, SIGN if canvas.sizes.sofa else CORNER)
    if not nuns:
        # Under other cards only the corner is to be seen.
        canvas.picture(f"icons/{name}", corner.inset(-2))
        return
    canvas.picture(f"figure/{track}", within(frame, FIGURE))
    if canvas.sizes.sofa:
        canvas.picture(f"classes/{track}", corner)
        _paint_number(canvas, frame, nuns)
        return
    for number in range(4):
        place = Box(CORNER.x - 2, NUN_TOP + number * NUN_STEP, NUN_SIDE, NUN_SIDE)
        canvas.picture("card/nun" if number < int(nuns) else "card/nun_slot", within(frame, place))


def _paint_number(canvas: Canvas, frame: Box, nuns: str) -> None:
    """Write on a plaque how many nuns a card has."""
    paint_plate(canvas, around([within(frame, NUMBER), within(frame, NUN)]).inset(3, 4), VELLUM, 6)
    number = within(frame, NUMBER)
    canvas.text(nuns, number.inset(0, -8), number.h * 0.95, face=FIGURES, across="centre")
    canvas.picture("card/nun" if nuns != "0" else "card/nun_slot", within(frame, NUN).inset(0, 1))


def within(frame: Box, part: Box) -> Box:
    """Give a part of a card where it lies, by its place in the art."""
    f = frame.w / SIZE[0]
    return Box(frame.x + part.x * f, frame.y + part.y * f, part.w * f, part.h * f)


def width(height: float) -> float:
    """Say how wide a card of a height is."""
    return height * SIZE[0] / SIZE[1]
