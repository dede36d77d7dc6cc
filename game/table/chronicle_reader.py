"""The chronicle read by keys or pad: up and down go from line to line, a push opens the replay at one."""

from collections.abc import Callable

from game.drawing.canvas import Canvas
from game.drawing.page import Box
from game.drawing.theme import INK, VERDIGRIS
from game.input.signals import Button as Key
from game.input.signals import Press, Signal
from game.table.chronicle import Chronicle
from game.table.passages import Entry
from game.widgets.button import Button, Deed

#: Which way each of these goes.
STEPS = {Key.UP: -1, Key.DOWN: 1}
#: Where the focus goes away.
AWAY = frozenset({Key.LEFT, Key.RIGHT, Key.NEXT, Key.PREVIOUS})


class Sheet(Box):
    """A place for the focus alone: the pointer finds the lines on it by itself."""

    def holds(self, point: tuple[float, float]) -> bool:
        """Say that no point lies here."""
        return False


class Reading(Button):
    """The sheet of the chronicle while the focus is on it."""

    def __init__(
        self,
        box: Box,
        chronicle: Chronicle,
        opened: Callable[[Entry], None],
        moved: Deed,
        left: Deed,
        *,
        hint: str,
    ) -> None:
        super().__init__(Sheet(*box), self._open, hint=hint)
        self.chronicle = chronicle
        self.opened = opened
        self.moved = moved
        self.left = left

    def _open(self) -> None:
        entry = self.chronicle.meant
        if self.chronicle.unfold_meant():
            self.moved()
        elif entry is not None:
            self.opened(entry)

    def hear(self, signal: Signal) -> bool:
        """Go from line to line; beyond the first and the last one the focus goes on."""
        if not isinstance(signal, Press) or not signal.down:
            return False
        if signal.button is Key.CANCEL:
            self.chronicle.let_go()
            self.left()
            return True
        if signal.button in AWAY:
            self.chronicle.let_go()
        stepped = signal.button in STEPS and self.chronicle.step(STEPS[signal.button])
        if stepped:
            self.moved()
        return stepped

    def draw(self, canvas: Canvas, *, hot: bool) -> None:
        """Frame the line that is meant."""
        line = self.chronicle.line if hot else None
        if line:
            canvas.ring(line.box.inset(-3, -1), INK, 6, 8)
            canvas.ring(line.box.inset(-2, 0), VERDIGRIS, 4, 7)
