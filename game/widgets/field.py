"""A line to write in: letters, a caret, and values to step through for those who have no keyboard."""

import unicodedata
from collections.abc import Callable, Sequence

from game.drawing.canvas import Canvas
from game.drawing.page import Box
from game.drawing.text import BOLD, ITALIC, Face
from game.drawing.theme import FADED_INK, INK, PARCHMENT_SHADE, RUBRIC
from game.input.signals import Button as Key
from game.input.signals import Click, Erase, Letters, Press, Signal
from game.widgets.button import Button

#: Keys that are letters too, or take one away: they mean nothing else while somebody writes.
_WRITTEN = (Key.SKIP, Key.LOOK, Key.MUTE, Key.UNDO)
_STEPS = {Key.LEFT: -1, Key.RIGHT: 1}
#: The pen beside the words, and an arrow at the end of the line.
_QUILL, _ARROW = 34, 56


def plain(text: str) -> str:
    """Leave out what cannot be written on a line: brackets mark icons, control characters draw nothing."""
    return "".join(c for c in text if c not in "[]" and not unicodedata.category(c).startswith("C"))


class Field(Button):
    """A line of text. A push begins to write; the first letter then replaces what stood there."""

    written = True

    def __init__(
        self,
        box: Box,
        text: str,
        change: Callable[[str], None],
        *,
        longest: int = 16,
        known: Sequence[str] = (),
        empty: str = "",
        hint: str = "",
        done: Callable[[], None] = lambda: None,
        face: Face = BOLD,
    ) -> None:
        super().__init__(box, self.begin, hint=hint)
        self.text = text
        self.change = change
        self.longest = longest
        #: What left and right step through while nobody writes.
        self.known = tuple(known)
        self.empty = empty
        self.done = done
        self.face = face
        self.wrong = False
        self.caret = len(text)
        #: Everything is marked: the next letter replaces it.
        self.marked = False
        self._before = text
        self._stops: list[float] = []

    @property
    def _arrows(self) -> Box:
        """Give the place of the arrows that step through what is known."""
        width = 2 * _ARROW if self.known else 0
        return Box(self.box.right - width, self.box.y, width, self.box.h)

    def begin(self) -> None:
        """Begin to write."""
        self._before = self.text
        self.greedy = self.marked = True
        self.caret = len(self.text)

    def end(self) -> None:
        """Put the pen down."""
        if self.greedy:
            self.greedy = self.marked = False
            self.done()

    def hear(self, signal: Signal) -> bool:
        """Take letters, and while somebody writes also the keys that would mean something else."""
        if isinstance(signal, Letters):
            return self._write(signal.text)
        if isinstance(signal, Erase):
            return self._erase()
        if isinstance(signal, Click) and signal.down and not signal.look:
            return self._clicked(signal.at)
        if isinstance(signal, Press) and signal.down:
            return self._pressed(signal.button)
        return False

    def _write(self, letters: str) -> bool:
        if not self.greedy:
            self.begin()
        before, after = ("", "") if self.marked else (self.text[: self.caret], self.text[self.caret :])
        new = plain(letters)[: self.longest - len(before) - len(after)]
        self._becomes(before + new + after, len(before) + len(new))
        return True

    def _erase(self) -> bool:
        if not self.greedy:
            return False
        if self.marked:
            self._becomes("", 0)
        elif self.caret:
            self._becomes(self.text[: self.caret - 1] + self.text[self.caret :], self.caret - 1)
        return True

    def _becomes(self, text: str, caret: int) -> None:
        self.text, self.caret, self.marked = text, caret, False
        self.change(text)

    def _clicked(self, at: tuple[float, float]) -> bool:
        if not self.box.holds(at):
            self.end()
            return False
        if self._arrows.holds(at):
            self.end()
            self.step(-1 if at[0] < self._arrows.centre[0] else 1)
        elif not self.greedy:
            self.begin()
        elif self._stops:
            nearest = min(range(len(self._stops)), key=lambda stop: abs(self._stops[stop] - at[0]))
            self.caret, self.marked = min(nearest, len(self.text)), False
        return True

    def _pressed(self, key: Key) -> bool:
        if not self.greedy:
            return self._stepped(key)
        if key in _STEPS:
            self.caret = max(0, min(len(self.text), self.caret + _STEPS[key]))
            self.marked = False
        elif key is Key.CANCEL:
            self._becomes(self._before, len(self._before))
            self.end()
        elif key is Key.OK:
            self.end()
        elif key not in _WRITTEN:
            self.end()
            return False
        return True

    def _stepped(self, key: Key) -> bool:
        if key in _STEPS and self.known:
            self.step(_STEPS[key])
            return True
        return key in (Key.SKIP, Key.LOOK, Key.MUTE)

    def step(self, steps: int) -> None:
        """Go to a neighbour among what is known, round and round."""
        here = self.known.index(self.text) if self.text in self.known else min(0, -steps)
        text = self.known[(here + steps) % len(self.known)]
        self._becomes(text, len(text))
        self.done()

    def draw(self, canvas: Canvas, *, hot: bool) -> None:
        """Rule the line and write on it."""
        words = self.text or ("" if self.greedy else self.empty)
        room = Box(self.box.x + 4, self.box.y, self._arrows.x - self.box.x - _QUILL - 12, self.box.h - 6)
        face = self.face if self.text else ITALIC
        size = canvas.fitting(words, room, min(36, max(28, canvas.sizes.prompt)), face)
        self._stops = [
            room.x + canvas.width(self.text[:end], size, face) for end in range(len(self.text) + 1)
        ]
        if self.greedy:
            self._draw_caret(canvas, room, size)
        canvas.text(words, room, size, face=face, colour=INK if self.text else FADED_INK)
        weight = 3 if hot or self.greedy or self.wrong else 1.6
        line = Box(self.box.x, self.box.bottom - 6, self.box.w, weight)
        canvas.line(line, RUBRIC if self.wrong else INK if hot or self.greedy else FADED_INK)
        quill = Box(room.x + canvas.width(words, size, face) + 10, room.y, _QUILL, room.h)
        if not self.greedy:
            canvas.picture("icons/quill", quill.centred(_QUILL, _QUILL), opacity=1 if hot else 0.7)
        for name, place in zip(("arrow_left", "arrow_right"), self._arrows.columns(2), strict=True):
            if self.known:
                canvas.picture(f"icons/{name}", place.centred(22, 22), opacity=1 if hot else 0.7)

    def _draw_caret(self, canvas: Canvas, room: Box, size: float) -> None:
        upright = room.centred(room.w, size * 1.25)
        if self.marked and self.text:
            canvas.line(Box(room.x - 2, upright.y, self._stops[-1] - room.x + 4, upright.h), PARCHMENT_SHADE)
        canvas.line(Box(self._stops[min(self.caret, len(self.text))], upright.y, 3, upright.h), INK)
