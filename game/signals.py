"""Input as the scenes see it: abstract buttons, a pointer and letters, whatever device they come from."""

from enum import StrEnum
from typing import NamedTuple

import pygame


class Button(StrEnum):
    """What a person can mean."""

    UP = "up"
    DOWN = "down"
    LEFT = "left"
    RIGHT = "right"
    OK = "ok"
    CANCEL = "cancel"
    UNDO = "undo"
    MENU = "menu"
    HELP = "help"
    SKIP = "skip"
    NEXT = "next"
    PREVIOUS = "previous"
    LOOK = "look"
    MUTE = "mute"
    FULL_SCREEN = "full_screen"


class Press(NamedTuple):
    """A button went down, or up again."""

    button: Button
    down: bool = True


class Point(NamedTuple):
    """The pointer moved, in units of the page."""

    at: tuple[float, float]


class Click(NamedTuple):
    """The pointer went down on something, or up again; ``look`` asks to see it large."""

    at: tuple[float, float]
    down: bool = True
    look: bool = False


class Wheel(NamedTuple):
    """The wheel turned; positive is away from the person."""

    at: tuple[float, float]
    steps: float


class Letters(NamedTuple):
    """Text was typed; accented letters come this way only."""

    text: str


class Erase(NamedTuple):
    """A letter is to be taken away."""


Signal = Press | Point | Click | Wheel | Letters | Erase

KEYS: dict[int, Button] = {
    pygame.K_UP: Button.UP,
    pygame.K_DOWN: Button.DOWN,
    pygame.K_LEFT: Button.LEFT,
    pygame.K_RIGHT: Button.RIGHT,
    pygame.K_RETURN: Button.OK,
    pygame.K_KP_ENTER: Button.OK,
    pygame.K_ESCAPE: Button.CANCEL,
    pygame.K_BACKSPACE: Button.UNDO,
    pygame.K_F10: Button.MENU,
    pygame.K_F1: Button.HELP,
    pygame.K_SPACE: Button.SKIP,
    pygame.K_TAB: Button.NEXT,
    pygame.K_z: Button.LOOK,
    pygame.K_m: Button.MUTE,
    pygame.K_F11: Button.FULL_SCREEN,
}

PAD: dict[int, Button] = {
    pygame.CONTROLLER_BUTTON_A: Button.OK,
    pygame.CONTROLLER_BUTTON_B: Button.CANCEL,
    pygame.CONTROLLER_BUTTON_X: Button.UNDO,
    pygame.CONTROLLER_BUTTON_Y: Button.LOOK,
    pygame.CONTROLLER_BUTTON_START: Button.MENU,
    pygame.CONTROLLER_BUTTON_BACK: Button.HELP,
    pygame.CONTROLLER_BUTTON_LEFTSHOULDER: Button.PREVIOUS,
    pygame.CONTROLLER_BUTTON_RIGHTSHOULDER: Button.NEXT,
    pygame.CONTROLLER_BUTTON_RIGHTSTICK: Button.SKIP,
    pygame.CONTROLLER_BUTTON_DPAD_UP: Button.UP,
    pygame.CONTROLLER_BUTTON_DPAD_DOWN: Button.DOWN,
    pygame.CONTROLLER_BUTTON_DPAD_LEFT: Button.LEFT,
    pygame.CONTROLLER_BUTTON_DPAD_RIGHT: Button.RIGHT,
}
