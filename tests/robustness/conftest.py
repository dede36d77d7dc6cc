"""The house of the other tests, and a place for figures that are told at the end."""

from collections.abc import Callable
from typing import Any

import pygame
import pytest

from tests.game.conftest import house as house

_FIGURES: list[str] = []


@pytest.fixture(autouse=True)
def _screen() -> None:
    pygame.display.init()
    pygame.font.init()


@pytest.fixture
def figures() -> Callable[[str], None]:
    """Take a line that is worth being read by people."""
    return _FIGURES.append


def pytest_terminal_summary(terminalreporter: Any) -> None:
    """Tell the figures."""
    for line in _FIGURES:
        terminalreporter.write_line(line)
