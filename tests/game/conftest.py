"""Scenes run without a display and without touching the home of whoever tests."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"

from game.house import House


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    """A house with an empty shelf."""
    built = House((1280, 720), folder=tmp_path)
    yield built
    while built.app.scenes:
        built.app.pop()
    built.close()
