"""Positions for tests and puzzles are built by changing fields; what cannot be is refused with a reason."""

from contextlib import nullcontext
from typing import Any

import pytest

from rules import GAMES, Match, SetupError
from rules.kernel import BrokenSave, Frame
from rules.kernel.soundness import check_whole
from rules.notre_dame.bribes import Bribe
from rules.notre_dame.moves import HIMSELF, JesterTo, MinstrelTo
from rules.notre_dame.names import AWAY, BANK, INN
from rules.notre_dame.round import EndRound, GameOver, Plague
from rules.notre_dame.state import NotreDame
from rules.play import random_actions
from rules.rattus.turn import TURNS

ONE_IN_THE_BANK = [0, 1, *[0] * 14]
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
        ({"prestige": [-1, 0]}, "prestige is -1"),
        ({"seen": [0, 0, 0]}, "seen has 3 items, not 2"),
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


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"dragons": 3}, "it has the fields .*dragons"),
        ({"coins": 3}, "coins is 3"),
        ({"coins": "33"}, "'33'"),
    ],
)
def test_what_was_written_otherwise_is_no_position(changes: dict[str, Any], reason: str) -> None:
    with pytest.raises(BrokenSave, match=reason):
        NotreDame.from_json({**dealt().to_json(), **changes})


def test_what_belongs_to_one_moment_is_not_written_down() -> None:
    state = dealt()
    state.sink, state.revealed, state.certain = [], True, True
    state.options()
    assert not {"sink", "revealed", "certain", "listed"} & state.to_json().keys()
    assert type(state).from_json(state.to_json()).digest() == dealt().digest()


@pytest.mark.parametrize(
    ("mover", "changes", "there"),
    [
        (JesterTo(0, HIMSELF), {"confidant": [INN, AWAY]}, True),
        (JesterTo(0, HIMSELF), {"confidant": [AWAY, INN]}, False),
        (JesterTo(0, BANK), {}, False),
        (MinstrelTo(0, BANK, 1, False), {"cubes": ONE_IN_THE_BANK, "reserve": [9, 10]}, True),
        (MinstrelTo(0, BANK, 2, False), {"cubes": ONE_IN_THE_BANK, "reserve": [9, 10]}, False),
        (JesterTo(1, BANK), {"cubes": ONE_IN_THE_BANK, "reserve": [9, 10]}, False),
    ],
)
def test_only_what_is_there_can_be_on_its_way(mover: Frame, changes: dict[str, Any], there: bool) -> None:
    refused = nullcontext() if there else pytest.raises(SetupError, match="moves what is not there")
    with refused:
        dealt().changed(stack=[*REST, mover], **changes)


def test_whoever_listens_is_no_part_of_a_position() -> None:
    state = dealt()
    state.sink = "nobody"  # type: ignore[assignment]
    check_whole(state)


@pytest.mark.parametrize("key", GAMES)
def test_the_log_has_a_line_for_every_event_of_a_match(key: str) -> None:
    match = Match(GAMES[key], 2, 3)
    kinds = {event.kind for event in match.opening}
    for seat, action in random_actions(match, 3):
        kinds |= {event.kind for event in match.play(action, seat)}
    assert kinds <= GAMES[key].events.keys()
