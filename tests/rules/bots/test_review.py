"""A review names what was done wrong, tells luck from choices, and knows no more than the seats did."""

import json
from collections.abc import Sequence

import pytest

from rules import GAMES, Match
from rules.bots import bot
from rules.bots.master import Master
from rules.bots.outlook import chances
from rules.bots.review import MOST, SURE, WORTH, Judged, Review
from rules.bots.reviewing import WHOLE, Found, Reviewer, Share, Worlds, collected
from rules.bots.weighing import weighed
from rules.kernel import Action, Seat
from tests.toy.rules import GAME, ONE, TWO

FEW = Worlds(moment=2, search=16, measure=60)


@pytest.fixture(autouse=True)
def _entered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, GAME.key, GAME)


def pebbles(seed: int, actions: Sequence[Action]) -> Match:
    match = Match(GAME, 2, seed, {"sack": "half"})
    for action in actions:
        match.play(action)
    return match


def findings(match: Match, people: tuple[Seat, ...], share: Share = WHOLE) -> list[Found]:
    return [found for found in Reviewer(match, people, FEW).work(share) if found]


def reviewed(match: Match, *people: Seat) -> Review:
    return collected(findings(match, people))


def blundered() -> Match:
    """Leave seat 0 with two pebbles before it, where the larger wins, and let it draw but one."""
    dealt = (pebbles(seed, [ONE] * 4) for seed in range(1000))
    found = next(match for match in dealt if match.state.scores() == (2, 3))
    return pebbles(found.seed, [ONE] * 5)


def unlucky() -> Match:
    """Let both draw as is best for them, and seat 0 lose."""
    played = (pebbles(seed, [TWO, ONE, TWO]) for seed in range(1000))
    return next(match for match in played if match.state.scores() == (2, 4))


def test_a_blunder_is_named_with_what_was_better_and_by_how_much() -> None:
    worst = max(reviewed(blundered(), 0).turning_points(0), key=lambda judged: judged.loss)
    assert (worst.step, worst.seat, worst.played, worst.better) == (4, 0, ONE, TWO)
    # Two pebbles win for certain; of one, half share the victory and half lose.
    assert worst.loss == pytest.approx(0.75, abs=3 * worst.error)
    assert 0 < worst.error < 0.1


def test_who_chose_well_and_lost_was_unlucky() -> None:
    review = reviewed(unlucky(), 0)
    balance = review.balance(0)
    assert review.turning_points(0) == []
    assert balance.choices >= 0
    assert balance.luck <= balance.ended - balance.began < -0.4


def test_choices_and_luck_together_are_the_whole_way_from_the_deal_to_the_end() -> None:
    balance = reviewed(blundered(), 0).balance(0)
    assert balance.choices < -0.5
    assert balance.began + balance.choices + balance.luck == pytest.approx(balance.ended)


def test_only_people_are_judged_and_only_where_they_had_a_choice() -> None:
    match = blundered()
    review = reviewed(match, 1)
    assert {judged.seat for judged in review.judged} == {1}
    assert [judged.step for judged in review.judged] == [1, 3]
    assert reviewed(match).judged == ()


def test_what_a_bot_chose_in_the_place_of_somebody_is_not_charged_to_them() -> None:
    match = blundered()
    reviewer = Reviewer(match, (0,), FEW, lent=[4])
    found = [found for found in reviewer.work() if found]
    assert [judged.step for judged in collected(found).judged] == [0, 2]
    assert len(found) == reviewer.amount()
    assert collected(found).balance(0).choices > -0.5


def test_nothing_within_its_own_error_is_called_a_turning_point() -> None:
    made = [
        Judged(step, 0, ONE, TWO, loss, error)
        for step, (loss, error) in enumerate([(0.1, 0.04), (0.1, 0.03), (WORTH / 2, 0.0), (-0.3, 0.01)])
    ]
    review = Review(((0.5, 0.5),) * 5, tuple(made))
    assert review.turning_points(0) == [made[1]]
    assert made[1].loss > SURE * made[1].error


def test_what_choices_cost_is_summed_over_all_of_them_with_its_error() -> None:
    made = [Judged(step, 0, ONE, TWO, 0.01, 0.01) for step in range(16)] + [Judged(16, 1, ONE, TWO, 0.5, 0.0)]
    review = Review(((0.5, 0.5),) * 18, tuple(made))
    assert review.turning_points(0) == []
    assert review.balance(0).choices == pytest.approx(-0.16)
    assert review.balance(0).error == pytest.approx(0.04)


def test_the_largest_losses_are_named_in_the_order_of_the_match() -> None:
    made = [Judged(step, 0, ONE, TWO, 0.5 - 0.1 * (step % 4), 0.001) for step in range(9)]
    named = Review(((0.5, 0.5),) * 10, tuple(made)).turning_points(0)
    assert len(named) == MOST
    assert [judged.step for judged in named] == [0, 1, 4, 5, 8]


def test_the_line_begins_with_the_deal_and_ends_with_the_result() -> None:
    match = blundered()
    review = reviewed(match, 0)
    assert len(review.lines) == len(match.log) + 1
    assert review.lines[0] == (0.5, 0.5)
    assert review.lines[-1] == chances(match.state)
    assert reviewed(unlucky()).lines[-1] == (0, 1)


def test_two_reviews_are_the_same_however_the_work_is_shared() -> None:
    match = blundered()
    shared = [found for number in range(3) for found in findings(match, (0, 1), Share(number, 3))]
    assert collected(shared) == reviewed(match, 0, 1)
    assert len(shared) == Reviewer(match, (0, 1)).amount()


def test_it_can_be_stopped_at_any_dream() -> None:
    work = Reviewer(blundered(), (0, 1), FEW).work()
    told = [next(work) for _ in range(30)]
    assert told.count(None) > 10
    work.close()


def test_a_moment_can_be_left_after_every_world_and_a_choice_after_every_step_of_a_dream() -> None:
    match = blundered()
    reviewer = Reviewer(match, (0,), FEW)
    told = list(reviewer.moment(match.dealt().state, 0))
    assert told[:-1] == [None] * (match.state.seats * FEW.moment)
    state = match.dealt().state
    steps = list(Master(GAME.key, 1, worlds=8).step_by_step(state, 0, 9.0))
    picks = list(Master(GAME.key, 1, worlds=8).think(state, 0, 9.0))
    assert [step for step in steps if step is not None] == picks
    assert steps.count(None) > len(picks)


def test_it_can_be_written_down_and_read_back() -> None:
    match = blundered()
    review = reviewed(match, 0, 1)
    kept = json.loads(json.dumps(review.to_json()))
    assert Review.read(kept, 2, len(match.log)) == review
    found = findings(match, (0,))
    assert [Found.read(json.loads(json.dumps(each.to_json()))) for each in found] == found


@pytest.mark.parametrize(
    "spoilt",
    [
        None,
        [],
        {"lines": [], "judged": []},
        {"lines": [[0.5, 1.5]] * 6, "judged": []},
        {"lines": [[0.5]] * 6, "judged": []},
        {"lines": [[0.5, "?"]] * 6, "judged": []},
        {"lines": [[0.5, 0.5]] * 6, "judged": [[0, 0, "take:1"]]},
        {"lines": [[0.5, 0.5]] * 6, "judged": [[0, 0, "take:1", "?", 0.1, 0.1]]},
        {"lines": [[0.5, 0.5]] * 6, "judged": [[5, 0, "take:1", "take:2", 0.1, 0.1]]},
        {"lines": [[0.5, 0.5]] * 6, "judged": [[0, 2, "take:1", "take:2", 0.1, 0.1]]},
    ],
)
def test_what_is_no_review_of_this_match_is_refused(spoilt: object) -> None:
    with pytest.raises(ValueError, match=r"review|chance|values|action"):
        Review.read(spoilt, 2, 5)


@pytest.mark.parametrize("game", ["notre_dame", "rattus", "rattus_cartus"])
def test_the_line_of_a_seat_is_the_same_in_all_worlds_it_could_believe_in(game: str) -> None:
    match, reviewer = played(game), Reviewer(played(game), (), FEW)
    for step in range(5, len(match.log), len(match.log) // 6):
        state = match.until(step).state
        for seat in range(state.seats):
            worlds = (state, state.imagine(seat, 1), state.imagine(seat, 2))
            lines = [list(reviewer.moment(world, step))[-1] for world in worlds]
            assert len({line.chances[seat] for line in lines if line}) == 1


def played(game: str, blunder: int = -1) -> Match:
    """Let Burghers play, but for one choice of the first that is as bad as it looks."""
    match, burgher = Match(GAMES[game], 3, seed=3), bot("burgher", game)
    while (decision := match.state.decision) is not None:
        state, seat = match.state, decision.seat
        pick = burgher.pick(state, seat)
        if len(match.log) == blunder:
            gains = weighed(state.imagine(seat, 1), seat, state.game.judge(), 1.0)
            pick = state.options(seat)[gains.index(min(gains))]
        match.play(pick, seat)
    return match


@pytest.mark.parametrize(("game", "step"), [("notre_dame", 54), ("rattus", 90), ("rattus_cartus", 100)])
def test_what_no_rule_of_thumb_would_do_is_called_a_loss_beyond_doubt(game: str, step: int) -> None:
    match = played(game, step)
    seat, action = match.log[step]
    told = list(Reviewer(match, (seat,), FEW).choice(match.until(step).state, step, seat, action))
    judged = told[-1].judged if told[-1] else None
    assert judged is not None
    assert judged.certain
    assert judged.played == action != judged.better
