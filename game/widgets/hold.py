"""A strip that works only when it is held for a moment, so that nothing opens by accident."""

from game.drawing.canvas import Canvas
from game.drawing.page import Box
from game.drawing.theme import VERDIGRIS
from game.input.signals import Button as Key
from game.input.signals import Click, Press, Signal
from game.widgets.button import Deed, Strip

#: Seconds it has to be held.
HOLD = 0.6


class Hold(Strip):
    """Held long enough it does its deed, let go another one; pressing is enough where a person wants that."""

    sound = ""

    def __init__(
        self,
        box: Box,
        words: str,
        deed: Deed,
        *,
        released: Deed = lambda: None,
        press: bool = False,
        seconds: float = HOLD,
    ) -> None:
        super().__init__(box, words, deed, seal=True)
        self.released = released
        self.press = press
        self.seconds = seconds
        self._held: float | None = None

    @property
    def held(self) -> bool:
        """Say whether it is being held."""
        return self._held is not None

    def hear(self, signal: Signal) -> bool:
        """Begin to hold, or let go."""
        ours = isinstance(signal, Click) and not signal.look
        ours = ours or (isinstance(signal, Press) and signal.button is Key.OK)
        if not ours or self.press:
            return False
        assert isinstance(signal, Click | Press)
        if signal.down and self._held is None:
            self._held = 0.0
        elif not signal.down and self._held is not None:
            self._held = None
            self.released()
        return True

    def pass_time(self, seconds: float) -> bool:
        """Let time pass; True while the picture changes."""
        if self._held is None or self._held >= self.seconds:
            return False
        self._held += seconds
        if self._held >= self.seconds:
            self.deed()
        return True

    def draw(self, canvas: Canvas, *, hot: bool) -> None:
        """Lay the strip, and a line that grows while it is held."""
        super().draw(canvas, hot=hot)
        if self._held:
            part = min(1.0, self._held / self.seconds)
            canvas.line(Box(self.box.x + 14, self.box.bottom - 14, (self.box.w - 28) * part, 7), VERDIGRIS)
