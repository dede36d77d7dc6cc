"""Advice names the two best options and how they would go on."""

import pytest

from rules.bots import advice
from rules.bots.advice import advised
from rules.bots.findings import Finding, best, joined
from rules.kernel import Action
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


@pytest.mark.parametrize("game", ["notre_dame", "rattus", "rattus_cartus"])
def test_a_choice_that_is_begun_is_followed_to_its_end_and_no_further(game: str) -> None:
    begun = 0
    for steps in range(20, 80, 3):
        state = reached(game, 3, 2, steps)
        assert state.decision is not None
        seat = state.decision.seat
        for option in state.options(seat):
            (only,) = advised([Finding(option, 1, 0.5, 5.0)], state, seat)
            begun += bool(only.then)
            _, after = state.foreseen(option, seat)
            for action in only.then:
                assert after.decision is not None
                assert after.decision.halfway(after)
                assert action in after.options(seat)
                _, after = after.foreseen(action, seat)
            asked = after.decision
            assert asked is None or asked.seat != seat or not asked.halfway(after)
    assert begun


def test_what_the_thinker_would_pick_next_is_what_is_advised() -> None:
    state = reached("rattus", 3, 2, 30)
    while state.decision is None or Action("place") not in state.options():
        state.apply(state.options()[0])
    seat = state.decision.seat
    _, after = state.foreseen(Action("place"), seat)
    for region in after.options(seat):
        (only,) = advised([Finding(Action("place"), 9, 0.5, 5.0, (region,))], state, seat)
        assert only.then[0] == region


def test_the_same_picks_in_another_order_are_no_other_advice() -> None:
    state = reached("rattus_cartus", 3, 2, 33)
    while state.decision is None or sum(option.kind == "card" for option in state.options()) < 2:
        state.apply(state.options()[0])
    one, other, done = *[o for o in state.options() if o.kind == "card"][:2], Action("done")
    findings = [
        Finding(one, 9, 0.6, 5.0, (other, done)),
        Finding(other, 9, 0.5, 5.0, (one, done)),
        Finding(done, 9, 0.4, 4.0),
    ]
    assert [found.action for found in advised(findings, state, state.decision.seat)] == [one, done]


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


def test_of_several_thinkers_the_one_who_tried_most_says_how_to_go_on() -> None:
    short, long = Finding(ONE, 5, 0.5, 1.0, (OTHER,)), Finding(ONE, 30, 0.5, 1.0, (THIRD,))
    assert joined([[short], [long]])[0].then == joined([[long], [short]])[0].then == (THIRD,)
