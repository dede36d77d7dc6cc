"""Mouse, keys and pads turned into signals."""

from collections.abc import Iterator

import pygame
from pygame._sdl2 import controller

from game.drawing.page import Page
from game.input.signals import (
    KEYS,
    PAD,
    Button,
    Click,
    Erase,
    Keyboard,
    Letters,
    Point,
    Press,
    Signal,
    Stroke,
    Wheel,
)

LEFT_BUTTON, RIGHT_BUTTON = 1, 3
#: How far a stick has to be pushed, and how far it has to come back before it counts again.
STICK_OUT, STICK_BACK = 20_000, 10_000
STICK_AXES = {
    pygame.CONTROLLER_AXIS_LEFTX: (Button.LEFT, Button.RIGHT),
    pygame.CONTROLLER_AXIS_LEFTY: (Button.UP, Button.DOWN),
}
#: Keys from here on are no letters of any script.
_NO_LETTERS = 1 << 30


class Devices:
    """What is plugged in, what the keys mean, and what the sticks are doing."""

    def __init__(self) -> None:
        controller.init()
        self.pads: dict[int, controller.Controller] = {}
        self.keys = KEYS
        self._pushed: dict[int, Button | None] = {}

    def heard(
        self, event: pygame.Event, page: Page, keyboard: Keyboard = Keyboard.COMMAND
    ) -> Iterator[Signal]:
        """Turn an event into the signals it means."""
        if event.type == pygame.MOUSEMOTION:
            yield Point(page.units(event.pos))
        elif event.type in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            if event.button in (LEFT_BUTTON, RIGHT_BUTTON):
                down = event.type == pygame.MOUSEBUTTONDOWN
                yield Click(page.units(event.pos), down, look=event.button == RIGHT_BUTTON)
        elif event.type == pygame.MOUSEWHEEL:
            yield Wheel(page.units(pygame.mouse.get_pos()), event.precise_y)
        elif event.type in (pygame.KEYDOWN, pygame.KEYUP):
            yield from self._key(event, keyboard)
        elif event.type == pygame.TEXTINPUT:
            yield Letters(event.text)
        else:
            yield from self._pad(event)

    def _key(self, event: pygame.Event, keyboard: Keyboard) -> Iterator[Signal]:
        down = event.type == pygame.KEYDOWN
        if keyboard is Keyboard.CHOOSE:
            if down:
                yield Stroke(event.key)
            return
        if down and event.key == pygame.K_BACKSPACE:
            yield Erase()
        button = self.keys.get(event.key)
        if button is Button.NEXT and event.mod & pygame.KMOD_SHIFT:
            button = Button.PREVIOUS
        if button is not None and not (keyboard is Keyboard.WRITE and _writes(event)):
            yield Press(button, down)

    def _pad(self, event: pygame.Event) -> Iterator[Signal]:
        if event.type == pygame.CONTROLLERDEVICEADDED:
            pad = controller.Controller(event.device_index)
            self.pads[pad.id] = pad
        elif event.type == pygame.CONTROLLERDEVICEREMOVED:
            self.pads.pop(event.instance_id, None)
        elif event.type in (pygame.CONTROLLERBUTTONDOWN, pygame.CONTROLLERBUTTONUP):
            if event.button in PAD:
                yield Press(PAD[event.button], event.type == pygame.CONTROLLERBUTTONDOWN)
        elif event.type == pygame.CONTROLLERAXISMOTION and event.axis in STICK_AXES:
            yield from self._stick(event.axis, event.value)

    def _stick(self, axis: int, value: int) -> Iterator[Signal]:
        pushed = self._pushed.get(axis)
        if pushed is None and abs(value) > STICK_OUT:
            self._pushed[axis] = button = STICK_AXES[axis][value > 0]
            yield Press(button)
        elif pushed is not None and abs(value) < STICK_BACK:
            self._pushed[axis] = None
            yield Press(pushed, down=False)


def _writes(event: pygame.Event) -> bool:
    """Say whether a key changes a text that is being written, by a letter more or fewer."""
    typed = getattr(event, "unicode", "")
    letter = event.key < _NO_LETTERS and chr(event.key).isprintable()
    return letter or (typed != "" and typed.isprintable()) or event.key == pygame.K_BACKSPACE
