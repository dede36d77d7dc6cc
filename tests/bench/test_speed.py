"""The rules stay fast enough for opponents that think ahead."""

import pytest

from rules import GAMES, Match
from tests.bench.speed import SEATS, best, halfway, seconds_per_call, seconds_per_decision

each_game = pytest.mark.parametrize("key", GAMES)


@each_game
def test_random_play_stays_above_its_floor(key: str) -> None:
    assert 1 / best(lambda: seconds_per_decision(GAMES[key], 10)) >= 60_000


@each_game
def test_clone_view_and_replay_stay_within_twice_their_budgets(key: str) -> None:
    # The budgets are for a quiet machine; a test has to pass on a busy one too.
    match = Match(GAMES[key], SEATS, 1)
    state = halfway(match)
    save = match.save()
    assert best(lambda: seconds_per_call(state.clone, 1000)) <= 10e-6
    assert best(lambda: seconds_per_call(lambda: state.view(0), 200)) <= 100e-6
    assert best(lambda: seconds_per_call(lambda: Match.load(save), 3)) <= 10e-3
