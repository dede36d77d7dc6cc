"""Positions for tests and puzzles are built by changing fields; what cannot be is refused with a reason."""

from typing import Any

import pytest

from rules import GAMES, SetupError
from rules.notre_dame.bribes import Bribe
from rules.notre_dame.round import EndRound, GameOver, Plague
from rules.notre_dame.state import NotreDame
from rules.rattus.turn import TURNS

REST = [GameOver(), EndRound(), Plague(), Bribe(0)]


def dealt() -> NotreDame:
    state = GAMES["notre_dame"].new(2, 1)
    assert isinstance(state, NotreDame)
    return state


def test_a_position_is_built_by_changing_fields() -> None:
    start = dealt()
    state = start.changed(coins=[7, 0], rat=(9, 2), stack=REST)
    assert type(state.decision) is Bribe
    assert (state.coins, state.rat) == ([7, 0], [9, 2])
    assert start.coins == [3, 3]
    assert type(state).from_json(state.to_json()).to_json() == state.to_json()


def test_what_asks_nobody_runs_before_the_position_is_given() -> None:
    assert dealt().changed(stack=[GameOver()]).over
    assert dealt().changed(coins=[0, 0], stack=REST).over


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"dragons": 3}, "no field 'dragons'; it has seats, chance"),
        ({"coins": [3, 3, 3]}, "coins has 3 items, not 2"),
        ({"coins": [20, 20]}, "40 coins"),
        ({"coins": ["3", 3]}, "coins is"),
        ({"coins": 3}, "not iterable"),
        ({"supply": [5, 4]}, "seat 0 has 15 cubes"),
        ({"hand": [(0,), ()]}, "a card is lost or there twice"),
        ({"persons": ("monk", "jester", "pope")}, "nobody is called"),
        ({"streets": "canals"}, "no plan 'canals'"),
        ({"seats": 3}, "quarters"),
        ({"seats": 9}, "9 seats"),
        ({"rulings": 3}, "rulings are 3"),
        ({"stack": [*REST, Bribe(5)]}, "Bribe holds 5 as seat"),
        ({"stack": [*REST, Bribe(-1)]}, "Bribe asks nobody"),
        ({"stack": [*REST, TURNS[0]]}, "no frame of notre_dame|Turn"),
    ],
)
def test_a_position_that_cannot_be_is_refused_with_the_reason(changes: dict[str, Any], reason: str) -> None:
    with pytest.raises(SetupError, match=reason):
        dealt().changed(**changes)


@pytest.mark.parametrize("key", GAMES)
def test_a_position_that_is_not_changed_stays_the_same(key: str) -> None:
    state = GAMES[key].new(3, 5)
    assert state.changed().to_json() == state.to_json()
