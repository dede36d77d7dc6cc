"""Scenes run without a display and without touching the home of whoever tests."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"

import pygame

from game import missing
from game.house import House


@pytest.fixture(autouse=True)
def _screen() -> None:
    """Names of keys are known only where there is a screen."""
    pygame.display.init()


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    """A house with an empty shelf."""
    built = House((1280, 720), folder=tmp_path)
    yield built
    while built.app.scenes:
        built.app.pop()
    built.close()


@pytest.fixture(autouse=True)
def _everything_is_there() -> Iterator[None]:
    """A picture or face that is looked for in vain has a stand-in on the screen, but not in tests."""
    missing.forget()
    yield
    assert missing.noted() == ()
