"""A table to which phones may come, on this machine alone."""

import os
import random
from collections.abc import Iterator

import pytest

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"

from game.phones.link import Link
from tests.phones.waiting import waited

#: Tests that run at once begin to look for a port in different places.
PORTS = range(20_000, 32_000, 25)


@pytest.fixture
def link() -> Iterator[Link]:
    """Three seats, to which phones are invited."""
    link = Link()
    for seat in range(3):
        link.invite(seat)
    link.open("127.0.0.1", random.choice(PORTS))
    waited(lambda: link.hear() or link.running)
    yield link
    link.close(wait=True)
