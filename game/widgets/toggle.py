"""Something that holds or does not: a box to tick, with its title and a sentence."""

from collections.abc import Callable

from game.drawing.canvas import Canvas
from game.drawing.page import Box
from game.drawing.text import BOLD, Colour
from game.drawing.theme import FADED_INK, INK
from game.widgets.button import Button

#: The side of the box, and where the words begin beside it.
TICK, WORDS = 50, 68
#: How small a title may become so that what holds stands beside it.
LEAST = 22


class Toggle(Button):
    """A box that is ticked and cleared by a push."""

    def __init__(
        self,
        box: Box,
        title: str,
        text: str,
        on: bool,
        change: Callable[[bool], None],
        *,
        value: str = "",
        hint: str = "",
        enabled: bool = True,
    ) -> None:
        super().__init__(box, self.turn, hint=hint, enabled=enabled)
        #: What holds, said at the end of the line.
        self.value = value
        self.title = title
        self.text = text
        self.on = on
        self.change = change

    def turn(self) -> None:
        """Tick it or clear it."""
        self.on = not self.on
        self.change(self.on)

    @staticmethod
    def height(canvas: Canvas, width: float, title: str, text: str) -> float:
        """Measure how much room it needs with so much width."""
        room = width - WORDS
        words = canvas.height(title, room, canvas.sizes.name, BOLD) * 0.9
        return max(60.0, words + (canvas.height(text, room, canvas.sizes.body) if text else 0))

    def draw(self, canvas: Canvas, *, hot: bool) -> None:
        """Draw the box, ticked or not, and the words beside it."""
        top = self.box.y + (3 if self.text else (self.box.h - TICK) / 2)
        place = Box(self.box.x, top, TICK, TICK)
        canvas.picture(
            "ui/box_ticked" if self.on else "ui/box",
            place.inset(-3) if hot and self.enabled else place,
            opacity=1 if self.enabled else 0.4,
        )
        words = Box(self.box.x + WORDS, self.box.y, self.box.w - WORDS, self.box.h)
        used = self._draw_title(canvas, words)
        if self.text:
            below = Box(words.x, words.y + used, words.w, words.h - used)
            canvas.text(self.text, below, canvas.sizes.body, colour=self._colour, down="top")

    @property
    def _colour(self) -> Colour:
        return INK if self.enabled else FADED_INK

    def _draw_title(self, canvas: Canvas, words: Box) -> float:
        size, down = canvas.sizes.name, "top" if self.text else "middle"
        while self.value and self._length(canvas, size) > words.w and size > LEAST:
            size -= 1
        if self.value and self._length(canvas, size) <= words.w:
            self._draw_value(canvas, words, size, down)
        size = canvas.fitting(self.title, words, size, BOLD, LEAST)
        return canvas.text(self.title, words, size, face=BOLD, colour=self._colour, down=down, leading=0.9)

    def _length(self, canvas: Canvas, size: float) -> float:
        return canvas.width(self.title, size, BOLD) + 30 + canvas.width(self.value, size)

    def _draw_value(self, canvas: Canvas, words: Box, size: float, down: str) -> None:
        canvas.text(self.value, words, size, colour=self._colour, across="right", down=down, leading=0.9)
        left = words.x + canvas.width(self.title, size, BOLD) + 14
        right = words.right - canvas.width(self.value, size) - 14
        dots = " ." * int((right - left) / canvas.width(" .", size))
        if dots.count(".") < 3:
            return
        room = Box(left, words.y, right - left, words.h)
        canvas.text(dots.strip(), room, size, colour=FADED_INK, across="right", down=down, leading=0.9)
