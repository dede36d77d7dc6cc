"""How often the program looks: quickly while something moves, and seldom while nobody touches anything."""

import pygame
import pytest

from game.drawing.page import Box
from game.program import app as program
from game.program.app import DOZE, IDLE
from game.program.navigation import House
from game.scenes.title import Title
from game.widgets.icon_strip import Way


class Told:
    """A clock that keeps how many frames a second it was told, and never sleeps."""

    def __init__(self) -> None:
        self.rates: list[float] = []

    def tick(self, rate: float = 0) -> int:
        """Keep the rate."""
        self.rates.append(rate)
        return 0


@pytest.mark.parametrize(("awake", "rate"), [(60.0, IDLE), (-1.0, DOZE)])
def test_whoever_touches_nothing_for_long_is_looked_at_less_often(
    house: House, monkeypatch: pytest.MonkeyPatch, awake: float, rate: float
) -> None:
    clock = Told()
    monkeypatch.setattr(house.app, "clock", clock)
    monkeypatch.setattr(program, "AWAKE", awake)
    house.to_title()
    house.app.draw()
    pygame.event.clear()
    house.app.run(until=lambda: len(clock.rates) >= 3)
    assert clock.rates[-1] == rate
    assert DOZE < IDLE


def test_a_flame_that_flickers_draws_nothing_but_what_is_near_it(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    house.to_title()
    house.app.draw()
    before = pygame.image.tobytes(house.app.surface, "RGB")
    drawn: list[Way] = []
    monkeypatch.setattr(Way, "draw", lambda self, *_on, **_how: drawn.append(self))
    house.app.redraw([Box(900, 950, 40, 40)])
    assert drawn == []
    monkeypatch.undo()
    title = house.app.top
    assert isinstance(title, Title)
    for button in title.buttons:
        house.app.redraw([button.box.inset(-30)])
    assert pygame.image.tobytes(house.app.surface, "RGB") == before
