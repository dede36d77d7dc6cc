"""A scene of buttons: pointer, keys and pad all find their way through it."""

import pygame

from game.drawing.canvas import Canvas
from game.drawing.page import Box, Page
from game.input.signals import Button as Key
from game.input.signals import Click, Keyboard, Point, Press, Signal
from game.widgets.button import Button, Round
from game.widgets.focus import Lane, onward
from game.widgets.scene import Scene
from game.widgets.tag import draw_tag
from game.words import Tongue

_DIRECTIONS = (Key.LEFT, Key.RIGHT, Key.UP, Key.DOWN)
#: The focus while there is nothing it could begin with.
NOWHERE = -1
#: How far shadows, frames and hands of a button reach around it.
REACH = 120.0


class Panel(Scene):
    """Holds buttons and knows which one is meant. A background is drawn once and kept until it is stale."""

    #: Buttons with nothing but an icon show what they are called; off where a scene says it elsewhere.
    tags = True

    def __init__(self) -> None:
        super().__init__()
        self.buttons: list[Button] = []
        self.focus = 0
        self.by_keys = False
        self._at = (-1.0, -1.0)
        self._hot: Button | None = None
        #: What went down, by the device that pushed it.
        self._pushed: dict[type, Button | None] = {}
        #: Where the last arrow has led, and along which line.
        self._lane: tuple[int, Lane] | None = None
        self._ground: pygame.Surface | None = None

    # What a scene fills in.

    def lay_out(self, page: Page) -> list[Button]:
        """Place the buttons."""
        return []

    def paint_ground(self, canvas: Canvas) -> None:
        """Paint what seldom changes."""

    def paint(self, canvas: Canvas) -> None:
        """Paint what changes, between the ground and the buttons."""

    def cancel(self) -> None:
        """Answer Esc; a scene that lies on another goes away."""
        if len(self.app.scenes) > 1:
            self.app.pop()

    # What all of them share.

    @property
    def say(self) -> Tongue:
        """Speak the language of the program."""
        return self.app.tongue

    def pause(self) -> None:
        """Forget where the pointer was: nobody tells where it goes while another scene is on top."""
        super().pause()
        self._at, self._hot = (-1.0, -1.0), None

    def arrange(self, page: Page) -> None:
        """Place the buttons anew and forget the ground."""
        self.page = page
        self._ground = None
        self.refresh()

    def strip(self) -> None:
        """Forget the ground."""
        self._ground = None

    def refresh(self) -> None:
        """Place the buttons anew on the ground as it is."""
        self.buttons = self.lay_out(self.page)
        self.focus = min(self.focus, max(0, len(self.buttons) - 1))
        self._hot = None
        if not self.by_keys:
            self.point(self._at)
        self.changed = True

    @property
    def meant(self) -> Button | None:
        """Give the button that the keys or the pointer are on."""
        return self.focused if self.by_keys else self._hot

    @property
    def focused(self) -> Button | None:
        """Give the button that the keys are on, or would be."""
        return self.buttons[self.focus] if 0 <= self.focus < len(self.buttons) else None

    def ahead(self, key: Key) -> list[int]:
        """Number the buttons that a key may lead the focus to."""
        return list(range(len(self.buttons)))

    @property
    def keyboard(self) -> Keyboard:
        """Leave the letters to a button that is written in."""
        focused = self.meant if self.by_keys else None
        writing = any(button.greedy for button in self.buttons) or (focused is not None and focused.written)
        return Keyboard.WRITE if writing else Keyboard.COMMAND

    def hear(self, signal: Signal) -> bool:
        """Find the button that is meant; it has the first word."""
        if isinstance(signal, Point) or (isinstance(signal, Click) and signal.down and not signal.look):
            self.point(signal.at)
        if self._answered(signal):
            self.changed = True
        elif isinstance(signal, Click) and signal.down and not signal.look and self._hot:
            self._push_button(self._hot)
        elif isinstance(signal, Press) and signal.down:
            return self._press(signal.button)
        return True

    def hold_instead(self, button: Button) -> None:
        """Let what goes down now hold another button than it lies on, until it comes up."""
        self._pushed = {Click: button, Press: button}
        button.hear(Press(Key.OK))

    def _answered(self, signal: Signal) -> bool:
        greedy = next((button for button in self.buttons if button.greedy), None)
        if greedy and greedy.hear(signal):
            return True
        meant = self.meant
        if isinstance(signal, Press) and signal.button is Key.OK:
            meant = self.focused
        if isinstance(signal, Click) or (isinstance(signal, Press) and signal.button is Key.OK):
            # What went down on a button comes up on it, wherever the pointer is by then.
            if signal.down:
                self._pushed[type(signal)] = meant
            meant = self._pushed.get(type(signal))
        answered = meant is not None and meant is not greedy and meant.enabled and meant.hear(signal)
        if answered and meant is not None and meant.pushes_itself:
            self.app.sound.play(meant.effect)
        return answered

    def _push_button(self, button: Button) -> None:
        """Push a button, and let it be heard."""
        self.app.sound.play(button.effect)
        button.push()

    def point(self, at: tuple[float, float]) -> None:
        """Let the pointer mean what it lies on."""
        self._at = at
        under = next((b for b in reversed(self.buttons) if b.enabled and b.box.holds(at)), None)
        if under is not self._hot or self.by_keys:
            self._hot, self.by_keys, self.changed = under, False, True
            if under:
                self.focus = self.buttons.index(under)

    def _press(self, key: Key) -> bool:
        if key is Key.OK and self.focused:
            self.by_keys = True
            self._push_button(self.focused)
        elif key is Key.CANCEL:
            self.cancel()
        else:
            return self._lead(key)
        return True

    def _lead(self, key: Key) -> bool:
        """Lead the focus on; the first step shows where it is."""
        if key in _DIRECTIONS and self.buttons:
            if self.by_keys:
                self._walk(key)
        elif key in (Key.NEXT, Key.PREVIOUS) and self.buttons:
            self._step(key)
        else:
            return False
        self.by_keys = self.changed = True
        return True

    def _walk(self, key: Key) -> None:
        """Go in a direction, along the line of the last step."""
        numbers = [self.focus, *(number for number in self.ahead(key) if number != self.focus)]
        here = self.focused.box if self.focused else Box(*self.page.box.centre, 0, 0)
        boxes = [here, *(self.buttons[number].box for number in numbers[1:])]
        lane = self._lane[1] if self._lane and self._lane[0] == self.focus else None
        found, lane = onward(boxes, 0, key, lane)
        self.focus = numbers[found]
        self._lane = self.focus, lane

    def _step(self, key: Key) -> None:
        """Go on to the next button or back to the one before, round and round."""
        ring = self.ahead(key)
        if key is Key.NEXT:
            self.focus = next((number for number in ring if number > self.focus), ring[0])
        else:
            self.focus = next((number for number in reversed(ring) if number < self.focus), ring[-1])

    def canvas(self, surface: pygame.Surface) -> Canvas:
        """Give a canvas on a surface."""
        return self.app.canvas(surface, self.page)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw ground, what moves, and buttons."""
        self.lay_ground(surface)
        canvas = self.canvas(surface)
        self.paint(canvas)
        self.draw_buttons(canvas, self.page.box)
        if self.tags and isinstance(self.meant, Round) and self.meant.hint:
            others = [button.box for button in self.buttons if button is not self.meant]
            draw_tag(canvas, self.meant.box, self.meant.hint, others)

    def lay_ground(self, surface: pygame.Surface) -> None:
        """Draw what seldom changes, painted once."""
        if self._ground is None:
            self._ground = pygame.Surface(surface.get_size(), 0 if self.opaque else pygame.SRCALPHA)
            self.paint_ground(self.canvas(self._ground))
        surface.blit(self._ground, (0, 0))

    @property
    def bare(self) -> pygame.Surface | None:
        """Give what seldom changes as it was painted, if it was."""
        return self._ground

    def draw_buttons(self, canvas: Canvas, part: Box) -> None:
        """Draw the buttons of a part of the page, as far as anything of them is to be seen."""
        seen = canvas.surface.get_clip()
        for button in self.buttons:
            reach = canvas.page.pixels(button.box.inset(-REACH))
            if part.holds(button.box.centre) and seen.colliderect(reach) and self.shows(button):
                button.draw(canvas, hot=self.is_hot(button))
                if self._is_focused(button):
                    button.draw_focus(canvas)

    def shows(self, button: Button) -> bool:
        """Say whether a button is to be seen."""
        return not button.silent or self.is_hot(button)

    def is_hot(self, button: Button) -> bool:
        """Say whether the pointer or the focus is on a button, or it is in the hand."""
        return button is self._hot or self._is_focused(button) or button.lifted

    def _is_focused(self, button: Button) -> bool:
        return self.by_keys and button is self.focused
