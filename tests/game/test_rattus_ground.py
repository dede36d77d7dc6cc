"""The ground of Europe: a window of another size opens the large pictures of ink and oak once."""

from typing import Any

import pygame
import pytest

from game.drawing import surfaces
from game.games.rattus import board_ground
from game.program.navigation import House
from tests.game.driving import plan

SIZES = ((1600, 900), (1920, 1080), (1360, 765))


def test_a_window_of_another_size_sets_up_one_easel_and_one_table(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    house.open_table(plan(4, "open", "open", "open", "open", game="rattus", seed=1))
    house.app.draw()
    made = list[str]()

    def count(module: Any, name: str) -> None:
        make = getattr(module, name)

        def counted(*words: Any, **named: Any) -> Any:
            made.append(name)
            return make(*words, **named)

        monkeypatch.setattr(module, name, counted)

    count(board_ground, "Easel")
    count(surfaces, "shine")
    for size in SIZES:
        house.app.surface = house.app.window = pygame.display.set_mode(size, pygame.RESIZABLE)
        made.clear()
        house.app.rearrange()
        house.app.draw()
        assert sorted(made) == ["Easel", "shine"], size
