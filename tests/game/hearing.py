"""What can be heard at this moment."""

import time
from collections.abc import Callable

import pygame

from game.sound.stage import CHANNELS, PLACES


def soon(true: Callable[[], bool]) -> bool:
    """Wait a little until something holds."""
    until = time.monotonic() + 8
    while not true() and time.monotonic() < until:
        time.sleep(0.01)
    return true()


def opened() -> bool:
    return pygame.mixer.get_init() is not None and pygame.mixer.get_num_channels() == CHANNELS


def effects_heard() -> int:
    return sum(pygame.mixer.Channel(number).get_busy() for number in range(PLACES, CHANNELS))


def places_heard() -> int:
    return sum(pygame.mixer.Channel(side).get_busy() for side in range(PLACES))
