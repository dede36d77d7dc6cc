"""In the middle of an action nothing is uncovered that the end of the game will show."""

import random

import pytest

from game.session.plan import against_bots
from game.session.session import Session
from rules import GAMES


@pytest.mark.parametrize("game", GAMES)
def test_no_moment_before_the_end_looks_like_the_end(game: str) -> None:
    session, chance, told = Session(against_bots(game, 3, 8)), random.Random(8), 0
    while (asked := session.asked) is not None:
        action = chance.choice(session.match.state.options(asked.seat))
        reel = session.play(action, asked.seat)
        for seat in (None, 0, 1):
            for view in reel.views(seat, told_after=True)[1:]:
                assert view.winners == ()
                told += 1
    assert session.match.state.view(None).winners
    assert told > 100


def test_the_nuns_and_the_rats_of_others_stay_hidden_between_rounds() -> None:
    session, chance, rounds = Session(against_bots("rattus_cartus", 3, 8)), random.Random(8), set()
    while (asked := session.asked) is not None:
        action = chance.choice(session.match.state.options(asked.seat))
        for view in session.play(action, asked.seat).views(None, told_after=True):
            rounds.add(view.rounds)
            assert not any(view.nuns)
            assert all(player.rats is None and player.alive is None for player in view.players)
    assert len(rounds) == 1
