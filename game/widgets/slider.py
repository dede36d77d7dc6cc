"""How much of something: a wax knob in a ruled groove, from nothing to all of it."""

from collections.abc import Callable

import pygame

from game.drawing.canvas import Canvas
from game.drawing.look import Look
from game.drawing.nib import Inking
from game.drawing.page import Box, Page
from game.drawing.surface_cache import Stowed
from game.drawing.text import BOLD
from game.drawing.theme import FADED_INK, INK, RUBRIC
from game.input.signals import Button as Key
from game.input.signals import Click, Point, Press, Signal
from game.widgets.button import Button

#: The knob, the room left of the groove for half of it, and what the number takes at the right.
KNOB, HALF, NUMBER = 52, 30, 96
#: Half the height of the groove, and of the marks below it.
DEEP, MARK = 7, 6


class Grip:
    """Remembers that a knob is held, while the slider itself is laid out anew at every step."""

    held = False


class Slider(Button):
    """Goes where it is clicked or drawn to, and steps by left and right; a push steps on, round and round."""

    def __init__(
        self,
        box: Box,
        value: int,
        most: int,
        change: Callable[[int], None],
        *,
        grip: Grip | None = None,
        enabled: bool = True,
    ) -> None:
        super().__init__(box, self.step_on, enabled=enabled)
        self.value = value
        self.most = most
        self.change = change
        self.grip = grip or Grip()

    @property
    def greedy(self) -> bool:  # type: ignore[override]
        """Follow the pointer wherever it is while the knob is held."""
        return self.grip.held

    @property
    def groove(self) -> Box:
        """Give the way of the knob."""
        return Box(
            self.box.x + HALF, self.box.y + self.box.h / 2 - DEEP, self.box.w - HALF - NUMBER, 2 * DEEP
        )

    def set(self, value: int) -> None:
        """Go to a value, as far as there is one."""
        value = max(0, min(self.most, value))
        if value != self.value:
            self.value = value
            self.change(value)

    def step_on(self) -> None:
        """Go one step on, and from the last to the first."""
        self.set((self.value + 1) % (self.most + 1))

    def hear(self, signal: Signal) -> bool:
        """Go where the pointer is, or where the key points."""
        if isinstance(signal, Click) and not signal.look:
            self.grip.held = signal.down
            if signal.down:
                self._go_to(signal.at[0])
            return True
        if isinstance(signal, Point) and self.grip.held:
            self._go_to(signal.at[0])
            return True
        if isinstance(signal, Press) and signal.down and signal.button in (Key.LEFT, Key.RIGHT):
            self.set(self.value + (1 if signal.button is Key.RIGHT else -1))
            return True
        return False

    def _go_to(self, x: float) -> None:
        groove = self.groove
        self.set(round((x - groove.x) / groove.w * self.most))

    def draw(self, canvas: Canvas, *, hot: bool) -> None:
        """Rule the groove, and lay the knob in it and the number beside it."""
        groove = self.groove
        room = Box(self.box.x, self.box.y, self.box.w - NUMBER + HALF, self.box.h)
        x, y, _, _ = canvas.page.pixels(room)
        drawn = _groove(canvas.page, room.w, room.h, self.value, self.most, self.enabled, canvas.look)
        canvas.surface.blit(drawn, (x, y))
        side = KNOB + 6 if hot and self.enabled else KNOB
        at = Box(groove.x + groove.w * self.value / self.most, groove.centre[1], 0, 0)
        canvas.picture("ui/slider_knob", at.inset(-side / 2), opacity=1 if self.enabled else 0.4)
        number = Box(self.box.right - NUMBER + HALF, self.box.y, NUMBER - HALF - 12, self.box.h)
        colour = INK if self.enabled else FADED_INK
        size = canvas.fitting(str(self.most), number, canvas.sizes.counter, BOLD)
        canvas.text(str(self.value), number, size, face=BOLD, colour=colour, across="right")


@Stowed
def _groove(
    page: Page, w: float, h: float, value: int, most: int, enabled: bool, look: Look
) -> pygame.Surface:
    """Rule two lines, a mark for each step, and hatch what is on."""
    pen, middle, long = Inking(Box(0, 0, w, h), look), h / 2, w - 2 * HALF
    colour = INK if enabled else FADED_INK
    reach = HALF + long * value / most
    for number in range(int((reach - HALF) / 7)):
        x = HALF + 7 * number
        pen.stroke([(x, middle + DEEP - 1), (x + 5, middle - DEEP + 1)], 2.6, RUBRIC, seed=number, wobble=0.3)
    for y in (middle - DEEP, middle + DEEP):
        pen.stroke([(HALF, y), (HALF + long, y)], 2.4, colour, seed=round(y))
    for step in range(most + 1):
        at, top = HALF + long * step / most, middle + DEEP + 3
        deep = MARK * (2 if step % (most // 2) == 0 else 1)
        pen.stroke([(at, top), (at, top + deep)], 2, colour, seed=step)
    return pen.drawn(page)
