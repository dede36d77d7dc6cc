"""Whose quarter it is: the crest and the name of a seat on a plate at the edge of its quarter."""

from collections.abc import Iterable

from game.drawing.canvas import Canvas
from game.drawing.page import Box
from game.drawing.text import BOLD
from game.games.notre_dame.board_tally import FRAME, paint_plate

#: How high a plate is by its letters, how far it keeps from the edge, and from what is beside it.
HIGH, EDGE, APART = 1.28, 13.0, 6.0
#: How high and wide a crest is against its plate, and the room at the ends of a name.
CREST, BROAD, ENDS = 1.26, 1.1, 12.0


def room(ground: Box, markets: Iterable[Box], size: float, *, below: bool) -> Box:
    """Give the room for a plate at the upper or lower edge of a quarter, between its markets."""
    high = size * HIGH
    line = Box(ground.x, ground.bottom - EDGE - high if below else ground.y + EDGE, ground.w, high)
    beside = [box for box in markets if box.meets(line)]
    middle = line.centre[0]
    left = max((box.right for box in beside if box.centre[0] < middle), default=ground.x + FRAME)
    right = min((box.x for box in beside if box.centre[0] > middle), default=ground.right - FRAME)
    return Box(left + APART, line.y, right - left - 2 * APART, high)


def paint_name(canvas: Canvas, box: Box, tincture: str, name: str, size: float) -> None:
    """Paint a plate as wide as its name in the middle of a room, the crest over its left end."""
    crest = box.h * BROAD
    words = Box(0, 0, box.w - crest - 2 * ENDS, box.h * 1.4)
    size = canvas.fitting(name, words, size, BOLD)
    wide = canvas.width(name, size, BOLD) + crest + 2 * ENDS
    plate = box.centred(wide, box.h)
    paint_plate(canvas, plate, tincture)
    place = Box(plate.x + ENDS / 2, plate.y, crest, plate.h).centred(crest, plate.h * CREST)
    canvas.picture(f"crests/shield_{tincture}", place)
    # Accents stay inside the frame.
    written = Box(plate.x + crest + ENDS, plate.y + 2, plate.w - crest - ENDS, plate.h)
    canvas.text(name, written, size, face=BOLD)
