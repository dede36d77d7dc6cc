"""A ribbon of time: every action of a match, with its rounds marked; it is pulled or stepped."""

from collections.abc import Callable

from game.drawing.canvas import Canvas
from game.drawing.page import Box
from game.drawing.text import BOLD
from game.drawing.theme import INK, IVORY, LEAF_GOLD, OAK, PARCHMENT_SHADE
from game.input.signals import Button as Key
from game.input.signals import Click, Point, Press, Signal
from game.widgets.button import Button


class Scrubber(Button):
    """Shows a step among all steps and lets a person go to another."""

    def __init__(
        self, box: Box, step: int, steps: int, chapters: list[tuple[int, str]], go: Callable[[int], None]
    ) -> None:
        super().__init__(box, lambda: None)
        self.step = step
        self.steps = max(1, steps)
        self.chapters = chapters
        self.go = go
        self._pulled = False

    @property
    def track(self) -> Box:
        """Give the line itself."""
        return Box(self.box.x + 26, self.box.y + self.box.h * 0.62, self.box.w - 52, 10)

    def hear(self, signal: Signal) -> bool:
        """Pull it with the pointer, or step with the keys."""
        if isinstance(signal, Click) and not signal.look:
            self._pulled = signal.down
            if signal.down:
                self._pull(signal.at[0])
            return True
        if isinstance(signal, Point) and self._pulled:
            self._pull(signal.at[0])
            return True
        if isinstance(signal, Press) and signal.down and signal.button in (Key.LEFT, Key.RIGHT):
            self.go(self.step + (1 if signal.button is Key.RIGHT else -1))
            return True
        return False

    def _pull(self, x: float) -> None:
        part = (x - self.track.x) / self.track.w
        step = round(min(1.0, max(0.0, part)) * self.steps)
        if step != self.step:
            self.go(step)

    def draw(self, canvas: Canvas, *, hot: bool) -> None:
        """Draw the line, the rounds on it and the knob."""
        track = self.track
        canvas.line(track, OAK)
        canvas.line(track.inset(2), PARCHMENT_SHADE)
        part = self.step / self.steps
        canvas.line(Box(track.x + 2, track.y + 2, (track.w - 4) * part, track.h - 4), LEAF_GOLD)
        for step, name in self.chapters:
            x = track.x + track.w * step / self.steps
            canvas.line(Box(x - 1, track.y - 8, 2, track.h + 16), IVORY)
            label = Box(x - 40, self.box.y, 80, track.y - self.box.y - 8)
            size = canvas.sizes.number
            canvas.text(name, label, size, face=BOLD, colour=IVORY, across="centre", down="bottom")
        x = track.x + track.w * part
        size = 46 if hot else 40
        canvas.picture("ui/slider_knob", Box(x - size / 2, track.centre[1] - size / 2, size, size))
        canvas.line(Box(x - 1, track.y - 2, 2, track.h + 4), INK)
