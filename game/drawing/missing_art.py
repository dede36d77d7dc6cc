"""Parts of the program that were looked for in vain; something plain stands in, and people are told once."""

from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

import pygame

Colour = tuple[int, int, int]
T = TypeVar("T")
#: What goes wrong with a file that is not there or not whole.
ABSENT = (OSError, LookupError, pygame.error)
_noted: dict[str, bool] = {}


def note(name: str) -> None:
    """Remember that a part is missing."""
    _noted.setdefault(name, False)


def noted() -> tuple[str, ...]:
    """Name what is missing."""
    return tuple(_noted)


def news() -> bool:
    """Say whether something is missing that nobody was told of; from now on they are."""
    fresh = not all(_noted.values())
    _noted.update(dict.fromkeys(_noted, True))
    return fresh


def forget() -> None:
    """Take it that everything is there again."""
    _noted.clear()


def instead(name: str, look: Callable[[], T], other: Callable[[], T]) -> T:
    """Give what is found, or else something in its place."""
    try:
        return look()
    except ABSENT:
        note(name)
        return other()


def opened(path: Path, size: tuple[int, int], colour: Colour) -> pygame.Surface:
    """Open a picture, or give a plain one of some size and colour."""
    return instead(path.name, lambda: pygame.image.load(path), lambda: plain(size, colour))


def plain(size: tuple[int, int], colour: Colour | tuple[int, int, int, int]) -> pygame.Surface:
    """Make a picture of nothing but a colour."""
    made = pygame.Surface(size, pygame.SRCALPHA)
    made.fill(colour)
    return made
