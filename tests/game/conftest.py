"""Scenes run without a display and without touching the home of whoever tests."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"

import pygame

from game.drawing import missing_art
from game.program.app import App
from game.program.navigation import House
from game.store import Shelf
from game.store.profiles import Profiles
from game.store.saved_games import Slots
from tests.game.hands import LOOPBACK


@pytest.fixture(autouse=True)
def _screen() -> None:
    """Names of keys are known only where there is a screen."""
    pygame.display.init()


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    """A house with an empty shelf."""
    built = House((1280, 720), folder=tmp_path, phones=LOOPBACK)
    yield built
    while built.app.scenes:
        built.app.pop()
    built.close()


@pytest.fixture
def app() -> Iterator[App]:
    """A window with no scene in it."""
    opened = App((1280, 720))
    yield opened
    while opened.scenes:
        opened.pop()


@pytest.fixture
def profiles(tmp_path: Path) -> Profiles:
    """Nobody yet, on an empty shelf."""
    return Profiles(Shelf(tmp_path))


@pytest.fixture
def slots(tmp_path: Path) -> Iterator[Slots]:
    """Saved games on an empty shelf."""
    opened = Slots(Shelf(tmp_path))
    yield opened
    opened.release()


@pytest.fixture(autouse=True)
def _everything_is_there() -> Iterator[None]:
    """A picture or face that is looked for in vain has a stand-in on the screen, but not in tests."""
    missing_art.forget()
    yield
    assert missing_art.noted() == ()
