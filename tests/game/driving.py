"""Driving the real table the way people do: by pointer alone, by keys alone, by pad alone."""

import random
from collections.abc import Callable
from typing import Any, TypeVar

import pygame

from game.drawing.page import Box
from game.drawing.theme import TINCTURES
from game.program.navigation import House
from game.scenes.conduct import Conduct
from game.scenes.result import Result
from game.scenes.table import Table
from game.session.plan import NAMES, SECRECY, Plan, Player
from game.widgets.button import Button
from game.widgets.hold import HOLD, Hold
from rules.kernel import Action

Way = Callable[[House, Table, Button], None]
C = TypeVar("C", bound=Conduct)


def send(house: House, kind: int, **data: Any) -> None:
    """Let an event of the window happen."""
    house.app.take(pygame.event.Event(kind, data))


def by_pointer(house: House, table: Table, button: Button) -> None:
    """Push a button with the mouse."""
    take_time(table)
    at = point_at(house, button.box)
    send(house, pygame.MOUSEBUTTONDOWN, pos=at, button=1)
    _hold(table, button)
    send(house, pygame.MOUSEBUTTONUP, pos=at, button=1)


def point_at(house: House, box: Box) -> tuple[int, int]:
    """Move the mouse to a place, and say where in the window that is."""
    x, y = box.centre
    at = (round(x * house.app.page.scale), round(y * house.app.page.scale))
    send(house, pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(0, 0, 0))
    return at


def by_keys(house: House, table: Table, button: Button) -> None:
    """Push a button with Tab and Enter."""
    take_time(table)
    for _ in range(3 * len(table.buttons)):
        if table.by_keys and _alike(table.buttons[table.focus], button):
            break
        send(house, pygame.KEYDOWN, key=pygame.K_TAB, mod=0, unicode="")
    send(house, pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode="")
    _hold(table, button)
    send(house, pygame.KEYUP, key=pygame.K_RETURN, mod=0, unicode="")


def by_pad(house: House, table: Table, button: Button) -> None:
    """Push a button with a pad."""
    take_time(table)
    for _ in range(3 * len(table.buttons)):
        if table.by_keys and _alike(table.buttons[table.focus], button):
            break
        send(house, pygame.CONTROLLERBUTTONDOWN, button=pygame.CONTROLLER_BUTTON_RIGHTSHOULDER)
    send(house, pygame.CONTROLLERBUTTONDOWN, button=pygame.CONTROLLER_BUTTON_A)
    _hold(table, button)
    send(house, pygame.CONTROLLERBUTTONUP, button=pygame.CONTROLLER_BUTTON_A)


def take_time(table: Table) -> None:
    """Push no sooner than a hand that has just taken over would."""
    table.deaf = table.intent.hasty = 0.0


def _hold(table: Table, button: Button) -> None:
    if isinstance(button, Hold):
        table.tick(HOLD + 0.01)


def conduct_of(house: House, kind: type[C]) -> C:
    """Give what leads the table on top."""
    table = house.app.top
    assert isinstance(table, Table)
    assert isinstance(table.conduct, kind)
    return table.conduct


def _alike(one: Button, other: Button) -> bool:
    """Say whether two are the same; the table is laid out anew wherever the focus comes."""
    return (one.box, one.meaning) == (other.box, other.meaning)


def picks(table: Table) -> list[Button]:
    """Give what would answer the question and no more."""
    return [button for button in _offered(table) if button.meaning is None or type(button.meaning) is Action]


def shortcuts(table: Table) -> list[Button]:
    """Give what would answer the question and the one after it."""
    return [button for button in _offered(table) if type(button.meaning) is tuple]


def _offered(table: Table) -> list[Button]:
    places = {button.box for button in table.intent.offer.made().buttons}
    return [b for b in table.buttons if b.enabled and b.box in places and b.deed != table.close_curtain]


def plan(seats: int, *modes: str, game: str = "notre_dame", seed: int = 11, friendly: bool = False) -> Plan:
    """Seat people by how they keep their secrets, and bots by their level, in turn."""
    players = [
        Player(NAMES[seat], TINCTURES[seat], "", mode)
        if mode in SECRECY
        else Player(NAMES[seat], TINCTURES[seat], mode)
        for seat, mode in enumerate((modes * seats)[:seats])
    ]
    return Plan(game, tuple(players), {}, seed, friendly)


def look_first(house: House, table: Table, way: Way) -> None:
    """Peek, where cards that lie face down may not be played unseen."""
    if table.curtain.unseen:
        way(house, table, next(b for b in table.buttons if isinstance(b, Hold)))


def play_on(house: House, table: Table, way: Way, chance: random.Random) -> None:
    """Play up to the result: people by their way, opening curtains where they hang; bots at random."""
    while (asked := table.session.asked) is not None:
        before = len(table.session.match.log)
        if table.session.players[asked.seat].bot:
            table.conduct.act(asked.seat, chance.choice(table.session.match.state.options(asked.seat)))
        else:
            if table.curtain.covered:
                (opener,) = picks(table)
                way(house, table, opener)
                assert not table.curtain.covered
            look_first(house, table, way)
            further = shortcuts(table) if way is by_pointer else []
            way(
                house, table, chance.choice([b for b in [*picks(table), *further] if not isinstance(b, Hold)])
            )
        assert len(table.session.match.log) > before, asked
    table.tick(0.0)
    assert isinstance(house.app.top, Result)
