"""Advice names the two best options and what they certainly bring."""

import pytest

from rules.bots import advice
from rules.bots.advice import advised
from rules.bots.findings import Finding, best, joined
from rules.kernel import Action, Match
from rules.notre_dame import GAME
from tests.rules.bots.positions import reached

ONE, OTHER, THIRD = Action("bribe", "monk"), Action("bribe", "doctor"), Action("pass")


@pytest.mark.parametrize("game", ["notre_dame", "rattus", "rattus_cartus"])
def test_two_different_options_are_named_the_better_one_first(game: str) -> None:
    state = reached(game, 3, 2, 33)
    assert state.decision is not None
    seat = state.decision.seat
    first, second = advice(state, seat, 0.3)
    assert first.action != second.action
    assert {first.action, second.action} <= set(state.options(seat))
    assert first.chance >= second.chance


def test_a_lone_option_is_named_alone() -> None:
    state = reached("notre_dame", 2, 1, 0)
    while len(state.options()) > 1:
        assert state.decision is not None
        state.apply(state.options()[0], state.decision.seat)
    assert state.decision is not None
    (only,) = advice(state, state.decision.seat, 0.1)
    assert only.action == state.options()[0]


def test_consequences_are_those_a_preview_shows() -> None:
    match = Match(GAME, 3, 4)
    while match.state.decision is not None and len(match.state.options()) < 4:
        match.play(match.state.options()[0])
    assert match.state.decision is not None
    seat = match.state.decision.seat
    for option in match.state.options():
        (only,) = advised([Finding(option, 1, 0.5, 5.0)], match.state, seat)
        assert list(only.events) == match.preview(option, seat)


def test_points_are_told_against_the_mean_of_the_options() -> None:
    state = reached("notre_dame", 3, 4, 0)
    assert state.decision is not None
    options = state.options(state.decision.seat)
    findings = [
        Finding(option, 10, value, 10 * value) for option, value in zip(options, (0.5, 0.3, 0.1), strict=True)
    ]
    first, second = advised(findings, state, state.decision.seat)
    assert (first.action, second.action) == options[:2]
    assert first.points == pytest.approx(2.0)
    assert second.points == pytest.approx(0.0)
    assert first.chance == pytest.approx(0.2)


def test_what_was_dropped_early_is_not_chosen_for_its_lucky_start() -> None:
    assert best([Finding(ONE, 40, 0.4, 1.0), Finding(OTHER, 6, 0.9, 1.0)]) == ONE


def test_what_several_thinkers_found_is_put_together_by_weight() -> None:
    first, second = [Finding(ONE, 30, 0.5, 10.0)], [Finding(ONE, 10, 0.1, 30.0), Finding(THIRD, 10, 0.3, 2.0)]
    one, third = joined([first, second])
    assert one.worlds == 40
    assert one.value == pytest.approx(0.4)
    assert one.points == pytest.approx(15.0)
    assert third == second[1]
