"""The rules stay fast enough for opponents that think ahead."""

from collections.abc import Callable

import pytest

from rules import GAMES, Match
from tests.bench.speed import RUNS, SEATS, halfway, pace, seconds_per_call, seconds_per_decision

#: What ``pace`` takes on the machine for which the budgets are meant, in seconds.
QUIET = 45e-6

each_game = pytest.mark.parametrize("key", GAMES)


def as_if_quiet(measure: Callable[[], float]) -> float:
    """Measure seconds, less what other programs slow this machine down at the moment."""
    return min(measure() / pace() for _ in range(RUNS)) * QUIET


@each_game
def test_random_play_stays_above_its_floor(key: str) -> None:
    assert 1 / as_if_quiet(lambda: seconds_per_decision(GAMES[key], 10)) >= 60_000


@each_game
def test_clone_view_and_replay_stay_within_twice_their_budgets(key: str) -> None:
    # Budgets are kept by ``make bench``; a test has to pass on any machine.
    match = Match(GAMES[key], SEATS, 1)
    state = halfway(match)
    save = match.save()
    assert as_if_quiet(lambda: seconds_per_call(state.clone, 1000)) <= 10e-6
    assert as_if_quiet(lambda: seconds_per_call(lambda: state.view(0), 200)) <= 100e-6
    assert as_if_quiet(lambda: seconds_per_call(lambda: Match.load(save), 3)) <= 10e-3
