"""The screen, begun where somebody can see it; elsewhere the program is not to run."""

import os

import pygame

from game.words import crash as words

#: Screens that show nothing. SDL takes one silently where it finds no desktop.
INVISIBLE = ("dummy", "evdev", "offscreen")


class NoScreen(Exception):
    """No window could be opened that anybody would see."""


def begin() -> None:
    """Find the screen; one that shows nothing serves only whoever asks for it by name."""
    try:
        pygame.display.init()
    except pygame.error as error:
        raise _none(str(error)) from error
    if not visible() and pygame.display.get_driver() not in os.environ.get("SDL_VIDEODRIVER", "").split(","):
        pygame.display.quit()
        raise _none("no desktop, or not its library")


def visible() -> bool:
    """Say whether people see what is drawn on the screen that was begun."""
    return pygame.display.get_init() and pygame.display.get_driver() not in INVISIBLE


def _none(reason: str) -> NoScreen:
    asked = ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER")
    told = [f"{name}={os.environ[name]}" for name in asked if name in os.environ]
    return NoScreen(words.NO_SCREEN.format(reason=", ".join([reason, *told])))
