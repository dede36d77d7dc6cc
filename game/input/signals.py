"""Input as the scenes see it: abstract buttons, a pointer and letters, whatever device they come from."""

from collections.abc import Mapping
from enum import StrEnum
from typing import NamedTuple, Protocol

import pygame

from game.words import Tongue
from game.words.settings import KEY_NAMES


class Keys(Protocol):
    """What people have set, as far as it concerns keys."""

    @property
    def keys(self) -> Mapping[str, str]:
        """Give the keys that were chosen, by button."""


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
    REPORT = "report"


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


class Stroke(NamedTuple):
    """A key was struck, whatever it means; comes only while a key is to be chosen."""

    key: int


Signal = Press | Point | Click | Wheel | Letters | Erase | Stroke


class Keyboard(StrEnum):
    """What the keys are for just now: to command, to write a text, or to be chosen themselves."""

    COMMAND = "command"
    WRITE = "write"
    CHOOSE = "choose"


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
    pygame.K_F8: Button.REPORT,
}

#: Keys that always keep their meaning, so that nobody gets stuck; their buttons can have one more key.
FIXED = frozenset(
    {
        pygame.K_UP,
        pygame.K_DOWN,
        pygame.K_LEFT,
        pygame.K_RIGHT,
        pygame.K_RETURN,
        pygame.K_KP_ENTER,
        pygame.K_ESCAPE,
    }
)

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


def key_code(name: str) -> int | None:
    """Find a key by its name; None if there is no such key."""
    try:
        return pygame.key.key_code(name)
    except ValueError:
        return None


def key_called(code: int) -> str:
    """Name a key as the settings do, the same on every machine."""
    return pygame.key.name(code, use_compat=False)


def key_map(chosen: Mapping[str, str]) -> dict[int, Button]:
    """Say what every key means with those a person has chosen; what cannot be is as usual."""
    wanted = {Button(button): key_code(name) for button, name in chosen.items() if button in set(Button)}
    while True:
        meanings = {key: button for key, button in KEYS.items() if key in FIXED or button not in wanted}
        for button, key in wanted.items():
            if key is None or meanings.setdefault(key, button) is not button:
                del wanted[button]
                break
        else:
            return meanings


def with_key(words: str, button: Button, settings: Keys, tongue: Tongue) -> str:
    """Say what a button does, and by which key, if it has one."""
    key = key_name(button, settings, tongue)
    return f"{words} ({key})" if key else words


def key_name(button: Button, settings: Keys, tongue: Tongue) -> str:
    """Name the key of a button for people: the chosen one, or else the usual one; empty if it has none."""
    keys = [key for key, meaning in key_map(settings.keys).items() if meaning is button]
    chosen = key_code(settings.keys.get(button, ""))
    if not keys:
        return ""
    name = key_called(chosen if chosen in keys else keys[0])
    if name in KEY_NAMES:
        return tongue(KEY_NAMES[name])
    return name.upper() if len(name.upper()) == 1 else name
