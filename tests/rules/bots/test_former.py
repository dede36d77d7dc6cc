"""Opponents of the arena that stay as they were in a version, whatever is learned later."""

import pytest

from rules.bots import FORMER, LEVELS, bot
from rules.bots.master import Master
from tests.rules.bots.positions import reached

#: What those of version 0.1 picked in these positions when it was released.
PICKED: dict[tuple[str, str], tuple[str, ...]] = {
    ("burgher@0.1", "notre_dame"): (
        "keep:bank",
        "bribe:night_watchman",
        "card:confidant",
        "bribe:hostess",
        "card:carriage_house",
        "sector:inn",
    ),
    ("burgher@0.1", "rattus"): (
        "region:hispania",
        "place",
        "power:king",
        "region:hungaria",
        "region:italia",
        "region:bulgaria",
    ),
    ("burgher@0.1", "rattus_cartus"): (
        "visit:1",
        "card:peasantry_4",
        "visit:0",
        "visit:1",
        "visit:0",
        "support:1",
    ),
    ("master@0.1", "notre_dame"): (
        "keep:bank",
        "bribe:minstrel",
        "card:notre_dame",
        "bribe:bishop",
        "card:bank",
        "sector:inn",
    ),
    ("master@0.1", "rattus"): (
        "region:hispania",
        "place",
        "power:king",
        "region:germania",
        "region:polonia",
        "region:bulgaria",
    ),
    ("master@0.1", "rattus_cartus"): (
        "visit:1",
        "card:peasantry_4",
        "visit:1",
        "visit:0",
        "visit:0",
        "support:1",
    ),
}


def picks(level: str, game: str) -> tuple[str, ...]:
    told = []
    for choices in (3, 14, 25, 36, 47, 58):
        state = reached(game, 3, 8, choices, "burgher@0.1")
        assert state.decision is not None
        thinker = bot(level, game, 2)
        if isinstance(thinker, Master):
            thinker.worlds = 8
        told.append(thinker.pick(state, state.decision.seat).text())
    return tuple(told)


@pytest.mark.parametrize(("level", "game"), PICKED)
def test_a_former_opponent_picks_what_it_picked(level: str, game: str) -> None:
    assert picks(level, game) == PICKED[level, game]


def test_nobody_can_sit_down_with_a_former_opponent() -> None:
    assert not {*FORMER} & {*LEVELS}
