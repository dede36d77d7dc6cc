"""A list of rows that is longer than its place: wheel, keys, pad and two arrows scroll it row by row."""

from collections.abc import Sequence
from functools import partial

from game.drawing.canvas import Canvas
from game.drawing.page import Box
from game.drawing.theme import FADED_INK, INK
from game.input.signals import Button as Key
from game.input.signals import Press, Signal, Wheel
from game.widgets.button import Button, Deed, Round
from game.widgets.panel import Panel
from game.words.settings import MEANINGS

#: The room of the arrows beside the rows, and the thumb between them.
ARROW, GAP, THUMB = 56, 8, 10
_BACK, _ON = (Key.UP, Key.PREVIOUS), (Key.DOWN, Key.NEXT)


class Listing:
    """Shows as many whole rows as fit. A panel keeps it, places its rows and passes signals on to it."""

    def __init__(self, panel: Panel) -> None:
        self.panel = panel
        #: The number of the first row that shows.
        self.first = 0
        self.rows: Sequence[Button] = ()
        self.box = Box(0, 0, 0, 0)
        self._gap = 0.0
        self._turned = 0.0

    def place(self, box: Box, rows: Sequence[Button], gap: float = GAP) -> list[Button]:
        """Put rows into a box, each as high as it is, and give the buttons a panel needs for it."""
        self.box, self.rows, self._gap = box, rows, gap
        long = self._height(0, len(rows)) > box.h
        width = box.w - (ARROW + GAP if long else 0)
        self.first = max(0, min(self.first, self.last_first))
        y = box.y
        for row in self.shown:
            row.box = Box(box.x, y, width, row.box.h)
            y += row.box.h + gap
        return [*self.shown, *(self._arrows() if long else ())]

    @property
    def shown(self) -> list[Button]:
        """Give the rows that fit, from the first one on; a row that is too high shows all the same."""
        end = self.first + 1
        while end < len(self.rows) and self._height(self.first, end + 1) <= self.box.h:
            end += 1
        return list(self.rows[self.first : end])

    @property
    def last_first(self) -> int:
        """Give the first row that shows when the list is scrolled to its end."""
        first = max(0, len(self.rows) - 1)
        while first > 0 and self._height(first - 1, len(self.rows)) <= self.box.h:
            first -= 1
        return first

    def _height(self, start: int, end: int) -> float:
        rows = self.rows[start:end]
        return sum(row.box.h for row in rows) + self._gap * (len(rows) - 1)

    def _arrows(self) -> list[Button]:
        column = Box(self.box.right - ARROW, self.box.y, ARROW, self.box.h)
        down = Box(column.x, column.bottom - ARROW, ARROW, ARROW)
        page = max(1, len(self.shown) - 1)
        ways: tuple[tuple[Box, str, Deed, bool], ...] = (
            (Box(*column[:2], ARROW, ARROW), "up", partial(self.scroll, -page), self.first > 0),
            (down, "down", partial(self.scroll, page), self.first < self.last_first),
        )
        say = self.panel.app.tongue
        return [
            Round(box, f"arrow_{way}", deed, hint=say(MEANINGS[way]), enabled=enabled)
            for box, way, deed, enabled in ways
        ]

    # What happens.

    def scroll(self, rows: int) -> None:
        """Go on by some rows, or back."""
        first = max(0, min(self.first + rows, self.last_first))
        if first != self.first:
            self.first = first
            self.panel.refresh()

    def show(self, number: int) -> None:
        """Bring a row into sight and put the focus on it."""
        self.first = min(self.first, number)
        while number >= self.first + len(self.shown):
            self.first += 1
        self.panel.refresh()
        self.panel.focus = self.panel.buttons.index(self.rows[number])

    def hear(self, signal: Signal) -> bool:
        """Scroll by the wheel, or where the focus leaves the rows that show; True if that was meant."""
        if isinstance(signal, Wheel) and self.box.holds(signal.at):
            self._turned -= signal.steps
            whole = int(self._turned)
            self._turned -= whole
            self.scroll(whole)
            return True
        if isinstance(signal, Press) and signal.down and self.panel.by_keys:
            return self._leave(signal.button)
        return False

    def _leave(self, key: Key) -> bool:
        meant, shown = self.panel.meant, self.shown
        if not shown:
            return False
        if key in _ON and meant is shown[-1] and self.first < self.last_first:
            self.show(self.first + len(shown))
        elif key in _BACK and meant is shown[0] and self.first > 0:
            self.show(self.first - 1)
        else:
            return False
        return True

    # What it looks like.

    def paint(self, canvas: Canvas) -> None:
        """Show between the arrows which part of the list is in sight."""
        if self._height(0, len(self.rows)) <= self.box.h:
            return
        middle = self.box.right - ARROW / 2
        track = Box(middle - 2, self.box.y + ARROW + 14, 4, self.box.h - 2 * ARROW - 28)
        canvas.line(track, FADED_INK)
        whole = len(self.rows)
        length = max(36.0, track.h * len(self.shown) / whole)
        top = track.y + (track.h - length) * self.first / max(1, self.last_first)
        canvas.line(Box(middle - THUMB / 2, top, THUMB, length), INK)
