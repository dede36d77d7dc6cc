"""Counts the clicks of whole games: bots choose for people, and the mouse does it at the real table."""

import tempfile
from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import takewhile
from pathlib import Path
from typing import NamedTuple

import pygame

from game.drawing.page import Box
from game.games.rattus_cartus.hand_fan import HandCard
from game.program.navigation import House
from game.scenes.table import Table
from game.widgets.button import Button
from rules.bots import Bot, bot
from rules.kernel import Action, Seat
from tests.bench.speed import Row
from tests.game.driving import by_pointer, picks, plan, point_at, send, shortcuts, take_time

FULL_HD = (1920, 1080)
#: Every figure is the mean of so many games.
DEALS = 3
#: How many clicks a game took, by title and seats, while every action was a click of its own.
ONE_BY_ONE = {
    ("notre_dame", 2): 135.3,
    ("notre_dame", 3): 188.0,
    ("notre_dame", 4): 267.3,
    ("notre_dame", 5): 324.3,
    ("rattus", 2): 144.0,
    ("rattus", 3): 194.3,
    ("rattus", 4): 206.7,
    ("rattus_cartus", 2): 121.3,
    ("rattus_cartus", 3): 173.7,
    ("rattus_cartus", 4): 227.3,
    ("rattus_cartus", 5): 295.0,
}
#: How many of them may be left.
LEFT = 0.75


def rows() -> Iterator[Row]:
    """Count for every title and every number of seats."""
    with tempfile.TemporaryDirectory() as folder:
        house = House(FULL_HD, folder=Path(folder))
        house.app.change(speed="off", bot_speed="off")
        for (game, seats), before in ONE_BY_ONE.items():
            mean = sum(clicks(house, game, seats, seed)[0] for seed in range(DEALS)) / DEALS
            most, saved = before * LEFT, 1 - mean / before
            figure = f"clicks for {seats}, {before:g} before: {saved:.0%} saved"
            yield Row(game, figure, mean, f"<= {most:.1f}", mean <= most)
        house.close()


def clicks(house: House, game: str, seats: int, seed: int) -> tuple[int, int]:
    """Play a game of people who show their hands, and count how often they push and what they do."""
    table = house.open_table(plan(seats, "open", game=game, seed=seed))
    adviser, count = bot("burgher", game, seed), 0
    while (asked := table.session.asked) is not None:
        before = len(table.session.match.log)
        _push(house, table, wanted(table, adviser, asked.seat))
        assert len(table.session.match.log) > before, asked
        count += 1
    actions = len(table.session.match.log)
    house.to_title()
    return count, actions


def wanted(table: Table, adviser: Bot, seat: Seat) -> list[Action]:
    """Give what a seat will do next, while nobody else is asked and nothing new appears."""
    state, found = table.session.match.state, list[Action]()
    while seat in [decision.seat for decision in state.decisions()]:
        found.append(adviser.pick(state, seat))
        _, state = state.foreseen(found[-1], seat)
    return found


def _push(house: House, table: Table, actions: list[Action]) -> None:
    """Point at the first thing to do, and at the next it leads to; then push whatever does most at once."""
    point_at(house, _doing(table, actions[:1]).box)
    if 1 < len(_done_by(nearest := _furthest(table, actions))) < len(actions):
        point_at(house, nearest.box)
    button = _furthest(table, actions)
    if isinstance(button, HandCard):
        before = len(_done_by(button)) - 1
        _stroke(house, table, takewhile(lambda action: action.kind == "card", actions[before:]))
    else:
        by_pointer(house, table, button)


def _stroke(house: House, table: Table, cards: Iterable[Action]) -> None:
    """Draw the mouse over the first of some cards in a fan, and over those that follow it there."""
    take_time(table)
    left = Counter(str(action.value) for action in cards)
    held = [copy for copy in _copies(table) if left[copy.card]]
    at = point_at(house, held[0].box)
    send(house, pygame.MOUSEBUTTONDOWN, pos=at, button=1)
    last: Copy | None = held[0]
    while last:
        left[last.card] -= 1
        following = next((copy for copy in _copies(table) if copy.box.x > last.box.x), None)
        last = following if following and left[following.card] > 0 else None
        at = point_at(house, last.box) if last else at
    send(house, pygame.MOUSEBUTTONUP, pos=at, button=1)


class Copy(NamedTuple):
    """One card of a fan, and a spot of it that no other hides."""

    card: str
    box: Box


def _copies(table: Table) -> list[Copy]:
    fan = [button for button in table.buttons if isinstance(button, HandCard) and button.enabled]
    return [Copy(b.card, Box(place.x + 2, place.y + 20, 8, 8)) for b in fan for place in b.places]


def _doing(table: Table, actions: list[Action]) -> Button:
    return next(button for button in picks(table) if _done_by(button) == actions)


def _furthest(table: Table, actions: list[Action]) -> Button:
    return max(_fitting(table, actions), key=lambda fitting: len(_done_by(fitting)))


def _fitting(table: Table, actions: list[Action]) -> list[Button]:
    done = [(button, _done_by(button)) for button in (*picks(table), *shortcuts(table))]
    return [button for button, doing in done if doing and doing == actions[: len(doing)]]


def _done_by(button: Button) -> list[Action]:
    """Give what a button does, in order."""
    meaning = button.meaning
    return [meaning] if isinstance(meaning, Action) else list(meaning) if isinstance(meaning, tuple) else []
