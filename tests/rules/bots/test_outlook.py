"""How likely every seat is to win."""

import pytest

from rules import GAMES
from rules.bots import bot
from rules.bots.outlook import chances
from rules.kernel import Match


def _played(game: str, seats: int, most: int = 10_000) -> Match:
    match = Match(GAMES[game], seats, seed=5)
    burgher = bot("burgher", game)
    while (decision := match.state.decision) is not None and len(match.log) < most:
        match.play(burgher.pick(match.state, decision.seat), decision.seat)
    return match


@pytest.mark.parametrize("game", GAMES)
def test_the_chances_of_all_seats_come_to_one_at_most(game: str) -> None:
    for seats in GAMES[game].seats:
        found = chances(_played(game, seats, most=12).state.imagine(0, 1))
        assert len(found) == seats
        assert all(0 < each < 1 for each in found)
        assert sum(found) <= 1.000001


@pytest.mark.parametrize("game", GAMES)
def test_when_all_is_over_the_winners_share_the_whole_chance(game: str) -> None:
    state = _played(game, 3).state
    winners = state.winners()
    assert chances(state) == tuple(1 / len(winners) if seat in winners else 0.0 for seat in range(3))
