"""A position that was spoilt is refused when it is read, or can be looked at and played to its end."""

import copy
import random
from collections.abc import Iterator
from typing import Any

import pytest

from rules import GAMES, BrokenSave, State
from tests.rules.tables import SETUPS, Table
from tests.tiers import led_by_first

ODD: tuple[Any, ...] = (None, "", "dragon", True, 1.5, -1, -7, 3, 99, 10**20, [], [0], {}, {"action": "pass"})
#: How many places of a field are spoilt, and in how many ways each.
PLACES, WAYS = 3, 1

SPOILT = [
    Table(game, game.seats[-1 - at % 2], setup)
    for game in GAMES.values()
    for at, setup in enumerate(SETUPS[game.key])
]


def positions(table: Table) -> Iterator[State]:
    """Give some positions of a random match, and its end."""
    state, chance = table.game.new(table.seats, 31, table.options), random.Random(31)
    for step in range(10_000):
        if step in (0, 17, 60, 115) or state.over:
            yield state
        if state.over:
            return
        state.apply(chance.choice(state.options()))


def places(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """List every place in plain JSON."""
    inside = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    return [path, *(place for key, inner in inside for place in places(inner, (*path, key)))]


def spoilt(value: Any, path: tuple[Any, ...], chance: random.Random) -> Any:
    """Give the JSON with something else at a place."""
    twin = copy.deepcopy(value)
    inside = twin
    for key in path[:-1]:
        inside = inside[key]
    inside[path[-1]] = _instead(inside[path[-1]], chance)
    return twin


def _instead(value: Any, chance: random.Random) -> Any:
    ways = [chance.choice(ODD)]
    if type(value) is int:
        ways += [value + 1, value - 1]
    if isinstance(value, list) and value:
        at = chance.randrange(len(value))
        ways += [value[:at] + value[at + 1 :], [*value, value[at]], value[::-1]]
    if isinstance(value, dict) and len(value) == 1:
        ((_, inner),) = value.items()
        ways += [{"notre_dame.Bribe": [0]}, {"rattus.NextToken": inner}, {"kernel.Unfinished": []}]
    return chance.choice(ways)


def survive(state: State, seed: int) -> None:
    """Look at a position as everybody and play it to the end."""
    chance, everybody = random.Random(seed), (None, *range(state.seats))
    views = [state.view(seat) for seat in everybody]
    while state.decision is not None:
        state.apply(chance.choice(state.options()))
        if chance.random() < 0.02:
            views = [state.view(seat) for seat in everybody]
    assert len(views) == len(state.scores()) + 1
    state.winners()


def check_spoilt(table: Table, places_of_a_field: int, ways: int) -> None:
    chance, refused, played = random.Random(str(table)), 0, 0
    for number, state in enumerate(positions(table)):
        good = state.to_json()
        for name, value in good.items():
            found = places(value, (name,))
            for path in chance.sample(found, min(places_of_a_field, len(found))) * ways:
                data = spoilt(good, path, chance)
                try:
                    read = type(state).from_json(data)
                except BrokenSave:
                    refused += 1
                    continue
                played += data != good
                survive(read, number)
    assert refused > 2 * played > 0


@led_by_first("table", [t for t in SPOILT if t.options in ({}, SETUPS[t.game.key][-1])], ids=str)
def test_a_spoilt_position_is_refused_or_can_be_played(table: Table) -> None:
    check_spoilt(table, PLACES, WAYS)


@pytest.mark.slow
@pytest.mark.parametrize("table", SPOILT, ids=str)
def test_many_spoilt_positions_are_refused_or_can_be_played(table: Table) -> None:
    check_spoilt(table, 3 * PLACES, 2 * WAYS)


@pytest.mark.parametrize("key", GAMES)
def test_a_position_that_lacks_a_field_or_has_a_strange_one_is_refused(key: str) -> None:
    good = GAMES[key].new(3, 1).to_json()
    for broken in ({**good, "dragons": 3}, *({n: v for n, v in good.items() if n != name} for name in good)):
        if "rulings" in broken or good.get("rulings", 1) == 1:
            with pytest.raises(BrokenSave, match="fields"):
                GAMES[key].state.from_json(broken)
