"""Mouse, keys and pads turned into signals."""

from collections.abc import Iterator

import pygame
from pygame._sdl2 import controller

from game.page import Page
from game.signals import KEYS, PAD, Button, Click, Erase, Letters, Point, Press, Signal, Wheel

LEFT_BUTTON, RIGHT_BUTTON = 1, 3
#: How far a stick has to be pushed, and how far it has to come back before it counts again.
STICK_OUT, STICK_BACK = 20_000, 10_000
STICK_AXES = {
    pygame.CONTROLLER_AXIS_LEFTX: (Button.LEFT, Button.RIGHT),
    pygame.CONTROLLER_AXIS_LEFTY: (Button.UP, Button.DOWN),
}


class Devices:
    """What is plugged in, and what the sticks are doing."""

    def __init__(self) -> None:
        controller.init()
        self.pads: dict[int, controller.Controller] = {}
        self._pushed: dict[int, Button | None] = {}

    def heard(self, event: pygame.Event, page: Page) -> Iterator[Signal]:
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
            yield from self._key(event)
        elif event.type == pygame.TEXTINPUT:
            yield Letters(event.text)
        else:
            yield from self._pad(event)

    def _key(self, event: pygame.Event) -> Iterator[Signal]:
        down = event.type == pygame.KEYDOWN
        if down and event.key == pygame.K_BACKSPACE:
            yield Erase()
        button = KEYS.get(event.key)
        if button is Button.NEXT and event.mod & pygame.KMOD_SHIFT:
            button = Button.PREVIOUS
        if button is not None:
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
