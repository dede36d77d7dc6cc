"""One of several values, in a frame with an arrow on either side, with a title beside it if need be."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from game.drawing.canvas import Canvas
from game.drawing.page import Box
from game.drawing.text import BOLD
from game.drawing.theme import FADED_INK, INK
from game.input.signals import Button as Key
from game.input.signals import Click, Press, Signal
from game.widgets.button import Button
from game.widgets.frame import rule_frame

#: The room an arrow takes at its side of the frame.
ARROW = 27
#: How small words may become beside an icon, and before they are broken into two lines.
SMALL, SMALLEST = 26, 22
#: How large an icon is, and where words need its room.
ICON, SMALL_ICON = 40.0, 28.0
#: The part of a line that the frame takes beside a title, and how high it is at most.
PART = 0.5
HIGH = 64


class Value(NamedTuple):
    """Something to choose: its key, how it is called, its icon, and a sentence that explains it."""

    key: str
    words: str
    icon: str = ""
    text: str = ""


class Choice(Button):
    """Shows the chosen value and steps to its neighbours: by a click on either half, or by left and right."""

    pushes_itself = True

    def __init__(
        self,
        box: Box,
        values: Sequence[Value],
        chosen: str,
        change: Callable[[str], None],
        *,
        title: str = "",
        text: str = "",
        hint: str = "",
        enabled: bool = True,
        seed: int = 1,
    ) -> None:
        super().__init__(box, self.step, enabled=enabled)
        self.title = title
        self.text = text
        self.values = tuple(values)
        self.chosen = chosen
        self.change = change
        self.seed = seed
        self._words = hint
        self.hint = self._explained

    @property
    def value(self) -> Value:
        """Give the chosen value; the first one if nobody knows the chosen key."""
        return next((value for value in self.values if value.key == self.chosen), self.values[0])

    def _explained(self) -> str:
        """Explain the choice and the value."""
        return " ".join(filter(None, (self._words, self.value.text)))

    @property
    def frame(self) -> Box:
        """Give the place of the frame: everything, or what a title leaves."""
        if not self.title:
            return self.box
        width = self.box.w * PART
        height = min(HIGH, self.box.h)
        return Box(self.box.right - width, self.box.y + (self.box.h - height) / 2, width, height)

    @staticmethod
    def height(canvas: Canvas, width: float, title: str, text: str = "") -> float:
        """Measure how much room a line with a title needs with so much width."""
        room = width * (1 - PART) - 20
        words = canvas.height(title, room, canvas.sizes.name, BOLD) * 0.9
        return max(HIGH, words + (canvas.height(text, room, canvas.sizes.body) if text else 0))

    def step(self, steps: int = 1) -> None:
        """Go to a neighbour, round and round."""
        number = (self.values.index(self.value) + steps) % len(self.values)
        self.chosen = self.values[number].key
        self.change(self.chosen)

    def hear(self, signal: Signal) -> bool:
        """Step where the click is, or where the key points."""
        if isinstance(signal, Click) and signal.down and not signal.look and self.box.holds(signal.at):
            self.step(-1 if signal.at[0] < self.frame.centre[0] else 1)
            return True
        if isinstance(signal, Press) and signal.down and signal.button in (Key.LEFT, Key.RIGHT):
            self.step(-1 if signal.button is Key.LEFT else 1)
            return True
        return False

    def draw(self, canvas: Canvas, *, hot: bool) -> None:
        """Rule the frame, with the arrows and the value."""
        frame = self.frame
        rule_frame(canvas, frame, self.seed, quiet=not self.enabled, hot=hot)
        if self.title:
            self._draw_title(canvas, Box(self.box.x, self.box.y, frame.x - self.box.x - 20, self.box.h))
        if self.enabled:
            for name, across in (("arrow_left", "left"), ("arrow_right", "right")):
                place = frame.inset(6, 0).centred(frame.w - 12, 22)
                canvas.picture(f"icons/{name}", place, across=across)
        self._draw_value(canvas, frame.inset(ARROW, 3).moved(0, -2))

    def _draw_title(self, canvas: Canvas, room: Box) -> None:
        colour = INK if self.enabled else FADED_INK
        size = canvas.fitting(self.title, room, canvas.sizes.name, BOLD, 22)
        down = "top" if self.text else "middle"
        used = canvas.text(self.title, room, size, face=BOLD, colour=colour, down=down, leading=0.9)
        if self.text:
            below = Box(room.x, room.y + used, room.w, room.h - used)
            canvas.text(self.text, below, canvas.sizes.body, colour=colour, down="top")

    def _draw_value(self, canvas: Canvas, room: Box) -> None:
        value, most = self.value, min(canvas.sizes.name, room.h * 0.56)
        icon, size = _beside_icon(canvas, value.words, room, most)
        colour = INK if self.enabled else FADED_INK
        if not value.icon or size < min(SMALL, most):
            line = canvas.one_line(value.words, room.w, most, BOLD, SMALLEST)
            size = line or canvas.fitting(value.words, room, most, BOLD)
            canvas.text(value.words, room, size, face=BOLD, colour=colour, across="centre", leading=0.9)
            return
        width = canvas.width(value.words, size, BOLD)
        left = room.x + (room.w - icon - 8 - width) / 2
        name = value.icon if "/" in value.icon else f"icons/{value.icon}"
        canvas.picture(name, Box(left, room.y, icon, room.h).centred(icon, icon))
        place = Box(left + icon + 8, room.y, width + 2, room.h)
        canvas.text(value.words, place, size, face=BOLD, colour=colour, leading=0.9)


def _beside_icon(canvas: Canvas, words: str, room: Box, most: float) -> tuple[float, float]:
    """Say how large an icon is and the words beside it: rather a smaller icon than small words."""
    large = min(ICON, room.h * 0.66)
    for icon in (large, min(SMALL_ICON, large)):
        size = canvas.one_line(words, room.w - icon - 8, most, BOLD, SMALLEST) or 0.0
        if size >= min(SMALL, most):
            break
    return icon, size
