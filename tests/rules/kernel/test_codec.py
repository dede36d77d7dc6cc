"""Positions as they are written down: what is kept of them, what is left out, and what is refused."""

from typing import Any

import pytest

from rules import GAMES, Match
from rules.kernel import Action, BrokenSave
from rules.kernel.codec import kept_fields
from rules.kernel.flow import Together


def drafting() -> Match:
    """A game of Notre Dame where one of three has answered what all are asked."""
    match = Match(GAMES["notre_dame"], 3, 7)
    match.play(match.state.options(1)[0], 1)
    return match


def read(data: dict[str, Any]) -> Any:
    return GAMES["notre_dame"].state.from_json(data)


@pytest.mark.parametrize("game", GAMES)
def test_what_only_serves_the_moment_is_not_written(game: str) -> None:
    state = GAMES[game].new(2, 7)
    fleeting = {"sink", "revealed", "certain", "listed"}
    assert not fleeting & set(kept_fields(type(state)))
    assert not fleeting & state.to_json().keys()


def test_a_field_that_came_later_is_written_only_where_it_says_something() -> None:
    state = drafting().state
    assert state.rulings > 1
    assert state.to_json()["rulings"] == state.rulings
    state.rulings = 1
    assert "rulings" not in state.to_json()
    assert read(state.to_json()).rulings == 1


def test_who_has_answered_together_with_others_is_written_and_read() -> None:
    state = drafting().state
    again = read(state.to_json())
    assert again.digest() == state.digest()
    assert [decision.seat for decision in again.decisions()] == [0, 2]


def answered(*answers: Action | None) -> dict[str, Any]:
    """Write the game down as if these had been the answers."""
    state = drafting().state
    (*below, top) = state.stack
    assert isinstance(top, Together)
    state.stack = [*below, Together(top.decisions, answers)]
    return state.to_json()


def test_answers_that_cannot_have_been_given_are_refused() -> None:
    state = GAMES["notre_dame"].new(3, 7)
    first, second, third = (state.options(seat)[0] for seat in range(3))
    assert read(answered(first, None, third)).decisions()
    with pytest.raises(BrokenSave, match="everybody has answered"):
        read(answered(first, second, third))
    with pytest.raises(BrokenSave, match="asked twice"):
        read(answered(None, None))
    with pytest.raises(BrokenSave, match="seat 0 cannot have answered so"):
        read(answered(Action("keep", "moon"), None, None))
