"""The note of the scribe: the sheet beside the table that a lesson is read from."""

from typing import NamedTuple

from game.drawing.canvas import Canvas
from game.drawing.page import Box
from game.drawing.text import BODY, BOLD, ITALIC, Face
from game.drawing.theme import FADED_INK, INK, RUBRIC
from game.table.layout import Layout
from game.widgets.initial import draw_heading

#: The heading, the row of buttons, the counter above them, and the margin.
HEAD, FOOT, COUNT, MARGIN = 62, 62, 34, 20
#: How far the lines of a note are apart, how much larger than elsewhere its letters may be, and the smallest.
LEADING, LARGER, LEAST = 0.86, 1.2, 22
#: The scribe sits down where the text leaves so much room.
SCRIBE = 96


class Words(NamedTuple):
    """What is written on a note."""

    title: str
    text: str
    counted: str
    #: Said where nothing can be pushed.
    call: str = ""
    #: An answer to what somebody tried.
    warning: bool = False
    #: The table moves, and there is nothing to read.
    faded: bool = False


class Note:
    """Where everything on the note lies: below the seats."""

    def __init__(self, layout: Layout) -> None:
        self.box = layout.rest
        inside = self.box.inset(MARGIN, 14)
        self.head = Box(inside.x, inside.y, inside.w, HEAD)
        self.foot = Box(inside.x, inside.bottom - FOOT, inside.w, FOOT)
        self.count = Box(inside.x, self.foot.y - COUNT - 2, inside.w, COUNT)
        low = self.count.y
        self.text = Box(inside.x, self.head.bottom + 8, inside.w, low - self.head.bottom - 8)

    @property
    def back(self) -> Box:
        """Give the place of the button that goes back a step."""
        return Box(self.foot.x - 4, self.foot.y, FOOT, FOOT)

    @property
    def on(self) -> Box:
        """Give the place of the strip that leads on."""
        left = self.back.right + 8
        return Box(left, self.foot.y, self.foot.right + 4 - left, FOOT)

    def size(self, canvas: Canvas, text: str, face: Face = BODY) -> float:
        """Give the largest letters in which a text fits."""
        room = Box(*self.text[:3], self.text.h / LEADING * 0.9)
        return canvas.fitting(text, room, round(canvas.sizes.body * LARGER), face, LEAST)

    def paint(self, canvas: Canvas, words: Words) -> None:
        """Paint the sheet and what is written on it."""
        canvas.sheet(self.box, seed=57, lift=8)
        draw_heading(canvas, words.title, self.head, 30, RUBRIC)
        colour = RUBRIC if words.warning else FADED_INK if words.faded else INK
        face = BOLD if words.warning else BODY
        size = self.size(canvas, words.text, face)
        used = canvas.text(words.text, self.text, size, face=face, colour=colour, down="top", leading=LEADING)
        self._seat_scribe(canvas, self.text.y + used)
        canvas.text(words.counted, self.count, LEAST, face=ITALIC, colour=FADED_INK)
        if words.call:
            place = self.on
            size = canvas.fitting(words.call, place, canvas.sizes.button, BOLD)
            canvas.text(words.call, place, size, face=BOLD, colour=RUBRIC, across="centre")

    def _seat_scribe(self, canvas: Canvas, top: float) -> None:
        low = self.foot.y - 6
        if low - top >= SCRIBE:
            room = Box(self.text.x, low - min(120, low - top), self.text.w, min(120, low - top))
            canvas.picture("title/rat_scribe", room, across="right", down="bottom")
