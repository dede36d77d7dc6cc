"""Bots know what their seat knows, and nothing else."""

from collections.abc import Sequence
from typing import Any

import pytest

from rules import GAMES
from rules.bots import LEVELS, TEMPERS, Bot, advice, bot
from rules.bots.master import Master
from rules.kernel import Action, Seat, State
from tests.rules.bots.positions import reached


class Curtain:
    """A state of which nothing can be reached but what an honest bot may use."""

    def __init__(self, state: State, seat: Seat) -> None:
        self._state = state
        self._seat = seat

    def view(self, seat: Seat) -> Any:
        assert seat == self._seat
        return self._state.view(seat)

    def options(self, seat: Seat) -> Sequence[Action]:
        assert seat == self._seat
        return self._state.options(seat)

    def imagine(self, seat: Seat, seed: int) -> State:
        assert seat == self._seat
        return self._state.imagine(seat, seed)


def thinker(level: str, game: str) -> Bot:
    return Master(game, 5, worlds=3) if level == "master" else bot(level, game, 5)


MOMENTS = [(game, seats, choices) for game in GAMES for seats in (2, 4) for choices in (9, 40, 77)]


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(("game", "seats", "choices"), MOMENTS)
def test_what_a_seat_cannot_see_does_not_change_the_choice(
    game: str, seats: int, choices: int, level: str
) -> None:
    state = reached(game, seats, 3, choices)
    assert state.decision is not None
    seat = state.decision.seat
    one, other = state.imagine(seat, 1), state.imagine(seat, 2)
    assert one.view(seat) == other.view(seat)
    assert one.to_json() != other.to_json()
    picks = {thinker(level, game).pick(world, seat) for world in (state, one, other)}
    assert len(picks) == 1


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("game", GAMES)
def test_a_bot_needs_nothing_but_options_and_imagination(game: str, level: str) -> None:
    state = reached(game, 3, 4, 30)
    assert state.decision is not None
    seat = state.decision.seat
    curtain: Any = Curtain(state, seat)
    assert thinker(level, game).pick(curtain, seat) == thinker(level, game).pick(state, seat)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("game", GAMES)
def test_thinking_leaves_the_position_alone(game: str, level: str) -> None:
    state = reached(game, 3, 5, 25)
    assert state.decision is not None
    before = state.to_json()
    thinker(level, game).pick(state, state.decision.seat)
    assert state.to_json() == before


@pytest.mark.parametrize("game", GAMES)
def test_everybody_who_is_asked_at_the_same_time_can_answer(game: str) -> None:
    state = reached(game, 4, 6, 0)
    for decision in state.decisions():
        for temper in TEMPERS:
            pick = bot("burgher", game, 1, temper).pick(state, decision.seat)
            assert pick in state.options(decision.seat)


@pytest.mark.parametrize("game", GAMES)
def test_advice_does_not_know_more_than_the_seat(game: str) -> None:
    state = reached(game, 3, 7, 31)
    assert state.decision is not None
    seat = state.decision.seat
    worlds = (state.imagine(seat, 1), state.imagine(seat, 2))
    told = [[advised.action for advised in advice(world, seat, 0.0)] for world in worlds]
    assert told[0] == told[1]
