"""A monkey at the keys: random events of every kind, and nothing breaks or gets stuck."""

import random
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.games import PRESENTATIONS
from game.program.navigation import House
from game.scenes.table import Table
from game.words import LANGUAGES
from tests.game.driving import picks, plan, send, shortcuts
from tests.game.hands import LOOPBACK
from tests.tiers import sifted

KEYS = (
    pygame.K_TAB,
    pygame.K_RETURN,
    pygame.K_BACKSPACE,
    pygame.K_LEFT,
    pygame.K_RIGHT,
    pygame.K_UP,
    pygame.K_DOWN,
    pygame.K_SPACE,
    pygame.K_ESCAPE,
    pygame.K_z,
    pygame.K_m,
    pygame.K_F1,
    pygame.K_F10,
    pygame.K_a,
)
PADS = (
    pygame.CONTROLLER_BUTTON_A,
    pygame.CONTROLLER_BUTTON_B,
    pygame.CONTROLLER_BUTTON_X,
    pygame.CONTROLLER_BUTTON_Y,
    pygame.CONTROLLER_BUTTON_RIGHTSHOULDER,
    pygame.CONTROLLER_BUTTON_DPAD_DOWN,
    pygame.CONTROLLER_BUTTON_START,
)
SIZES = ((1280, 720), (1024, 768), (960, 540), (1600, 700), (320, 200))


class Monkey:
    """Pushes whatever it finds, but does not end the program."""

    def __init__(self, house: House, seed: int) -> None:
        self.house = house
        self.chance = random.Random(seed)
        house.app.quit = lambda: None  # type: ignore[method-assign]

    def act(self) -> None:
        """Do one thing."""
        dice = self.chance.random()
        if dice < 0.45:
            self._pointer()
        elif dice < 0.8:
            self._key()
        elif dice < 0.95:
            self._pad()
        else:
            self._seldom()

    def _pointer(self) -> None:
        width, height = self.house.app.surface.get_size()
        at = (self.chance.randrange(width), self.chance.randrange(height))
        top: Any = self.house.app.top
        if self.chance.random() < 0.7 and getattr(top, "buttons", None):
            # Most of all it likes what makes the game go on.
            tempting = picks(top) if isinstance(top, Table) and self.chance.random() < 0.4 else []
            x, y, w, h = self.house.app.page.pixels(self.chance.choice(tempting or top.buttons).box)
            at = (int(x + w / 2), int(y + h / 2))
        button = self.chance.choice((1, 1, 1, 3))
        send(self.house, pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(0, 0, 0))
        send(self.house, pygame.MOUSEBUTTONDOWN, pos=at, button=button)
        if self.chance.random() < 0.3:
            self.house.app.advance(0.7)
        send(self.house, pygame.MOUSEBUTTONUP, pos=at, button=button)

    def _key(self) -> None:
        key = self.chance.choice(KEYS)
        send(self.house, pygame.KEYDOWN, key=key, mod=0, unicode="")
        if key == pygame.K_a:
            send(self.house, pygame.TEXTINPUT, text=self.chance.choice("aé[ß"))
        send(self.house, pygame.KEYUP, key=key, mod=0, unicode="")

    def _pad(self) -> None:
        button = self.chance.choice(PADS)
        send(self.house, pygame.CONTROLLERBUTTONDOWN, button=button)
        send(self.house, pygame.CONTROLLERBUTTONUP, button=button)

    def _seldom(self) -> None:
        what = self.chance.randrange(4)
        if what == 0:
            send(self.house, pygame.WINDOWFOCUSLOST)
        elif what == 1:
            self.house.app.change(language=self.chance.choice(LANGUAGES))
        elif what == 2:
            size = self.chance.choice(SIZES)
            pygame.display.set_mode(size, pygame.RESIZABLE)
            send(self.house, pygame.VIDEORESIZE, w=size[0], h=size[1], size=size)
        else:
            send(self.house, pygame.MOUSEWHEEL, x=0, y=1, precise_x=0.0, precise_y=1.0, flipped=False)


def not_stuck(house: House) -> None:
    """Whoever is asked at a table can still answer: there is something to push or something to wait for."""
    top = house.app.top
    if isinstance(top, Table) and top.curtain.person is not None and top.story.beat is None:
        assert picks(top) or shortcuts(top), top.session.asked


@sifted("seed, events", [(0, 150)], [(1, 150), (2, 300), *((seed, 900) for seed in range(4))])
def test_a_monkey_breaks_nothing(tmp_path: Path, seed: int, events: int) -> None:
    house = House((1280, 720), folder=tmp_path, phones=LOOPBACK)
    house.open_table(plan(3, "curtain", "peek", "burgher", game=sorted(PRESENTATIONS)[seed % 3]))
    monkey = Monkey(house, seed)
    played = 0
    for number in range(events):
        monkey.act()
        if number % 3 == 0:
            house.app.advance(monkey.chance.choice((0.02, 0.3)))
        not_stuck(house)
        top = house.app.top
        played = max(played, len(top.session.match.log) if isinstance(top, Table) else 0)
        assert house.app.scenes
    assert played
    while house.app.scenes:
        house.app.pop()
    house.close()


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(100, 104))
def test_many_monkeys_break_nothing(tmp_path: Path, seed: int) -> None:
    house = House((1280, 720), folder=tmp_path, phones=LOOPBACK)
    monkey = Monkey(house, seed)
    for number in range(3_000):
        monkey.act()
        if number % 4 == 0:
            house.app.advance(0.2)
        not_stuck(house)
    while house.app.scenes:
        house.app.pop()
    house.close()
