"""Markers that stick out of a book or a sheet: each turns to one part of it."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import NamedTuple

from game.drawing.canvas import Canvas
from game.drawing.page import Box
from game.drawing.text import BOLD
from game.drawing.theme import INK
from game.widgets.button import Button, Deed

#: How far markers are apart, from which width on all are alike, and for how many letters an icon stands.
GAP, ROOMY, SIGN = 16.0, 310.0, 8


class Part(NamedTuple):
    """What can be turned to: its key, how it is called, and its icon or another picture."""

    key: str
    words: str
    icon: str = ""


class Tab(Button):
    """One marker; the open one stands out and lies on the sheet itself."""

    sound = "page"

    def __init__(self, box: Box, part: Part, deed: Deed, *, open_: bool) -> None:
        super().__init__(box, deed)
        self.part = part
        self.open = open_

    def draw(self, canvas: Canvas, *, hot: bool) -> None:
        """Lay the marker, pulled out a little while it is hot."""
        up = 0 if self.open else 4 if hot else 10
        box = Box(self.box.x, self.box.y + up, self.box.w, self.box.h - up)
        canvas.sheet(box, seed=len(self.part.key), skin="vellum" if self.open else "stained", lift=3)
        inside = box.inset(18, 4)
        icon = min(44.0, box.h - 16) + 10 if self.part.icon else 0.0
        room = Box(inside.x + icon, inside.y, inside.w - icon, inside.h)
        size = canvas.fitting(self.part.words, room, canvas.sizes.button, BOLD)
        left = inside.x + max(0.0, (room.w - canvas.width(self.part.words, size, BOLD)) / 2)
        if self.part.icon:
            name = self.part.icon if "/" in self.part.icon else f"icons/{self.part.icon}"
            canvas.picture(name, Box(left, box.y, icon - 10, box.h))
        words = Box(left + icon, inside.y, inside.right - left - icon, inside.h)
        canvas.text(self.part.words, words, size, face=BOLD, colour=INK)


def tabs(box: Box, parts: Sequence[Part], chosen: str, turn: Callable[[str], None]) -> list[Button]:
    """Place a row of markers that fills a box; where it is narrow, long words have more of it."""
    wide = box.w / len(parts) >= ROOMY
    weights = [1.0 if wide else len(part.words) + SIGN for part in parts]
    return [
        Tab(place, part, partial(turn, part.key), open_=part.key == chosen)
        for place, part in zip(box.shares(weights, GAP), parts, strict=True)
    ]
