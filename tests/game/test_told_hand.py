"""While something is told, the hand in the tray holds what it held at that moment."""

import random

import pytest

from game.program.navigation import House
from game.session.plan import against_bots


@pytest.mark.parametrize("game", ["notre_dame", "rattus_cartus"])
def test_the_hand_is_never_ahead_of_the_story(house: House, game: str) -> None:
    table, chance, told = house.open_table(against_bots(game, 3, 5)), random.Random(5), 0
    while (asked := table.session.asked) is not None and told < 60:
        table.conduct.act(asked.seat, chance.choice(table.session.match.state.options(asked.seat)))
        while (beat := table.story.beat) is not None:
            if beat.view.seat == table.sight.owner:
                assert table.sight.hand_view is beat.view
                told += 1
            table.tick(beat.seconds)
        assert table.sight.hand_view == table.session.match.state.view(0)
    assert told >= 60
