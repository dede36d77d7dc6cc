"""The simple opponent plays legally and better than chance."""

import random

import pytest

from rules import GAMES, Match
from rules.bots import Dreamer


@pytest.mark.parametrize("key", GAMES)
def test_it_plays_a_whole_game(key: str) -> None:
    match = Match(GAMES[key], 3, 5)
    bot = Dreamer(1, worlds=1, ahead=4)
    while (decision := match.state.decision) is not None:
        match.play(bot.pick(match.state, decision.seat), decision.seat)
    assert match.state.options() == ()


def test_it_beats_chance_at_notre_dame() -> None:
    wins = 0
    for seed in range(6):
        match = Match(GAMES["notre_dame"], 3, seed)
        bot, chance = Dreamer(seed, worlds=2, ahead=16), random.Random(seed)
        while (decision := match.state.decision) is not None:
            own = decision.seat == 0
            action = bot.pick(match.state, 0) if own else chance.choice(match.state.options())
            match.play(action, decision.seat)
        wins += 0 in match.state.winners()
    assert wins >= 5
