"""What is foretold of Notre Dame is what happens when it is played."""

from typing import Any

import pytest

from rules.notre_dame.foresight import (
    Infection,
    bribe_brings,
    card_brings,
    infection,
    outlook,
    sector_brings,
    settled,
)
from rules.notre_dame.plague import LoseCube
from tests.rules.driving import expects, offered, play, told
from tests.rules.notre_dame.paris import table

# The plague.


@pytest.mark.parametrize(
    ("rats", "quarter", "expected"),
    [
        (3, {"hospital": 2, "rat": 4}, Infection(3, 2, 4, 5, False)),
        (5, {"rat": 4}, Infection(5, 0, 4, 9, False)),
        (6, {"rat": 4, "bank": 1}, Infection(6, 0, 4, 9, True)),
        (0, {"hospital": 2, "rat": 1}, Infection(0, 2, 1, 0, False)),
    ],
)
def test_the_plague_is_foretold_as_it_comes(rats: int, quarter: dict[str, Any], expected: Infection) -> None:
    match = table(phase="bribes", plague=rats, s1=quarter)
    foretold = infection(match.state, 1)
    assert foretold == expected
    events = play(match, "pass", "pass", "pass")
    assert match.state.rat[1] == expected.after
    assert [event.seat for event in events if event.kind == "outbreak"] == [1] * expected.strikes


def test_who_is_safe_from_this_rounds_rats_is_foretold_none() -> None:
    match = table(phase="bribes", plague=4, s0={"rat": 3}, s1={"rat": 3})
    match.state = match.state.changed(healthy=0b010)
    assert [infection(match.state, seat) for seat in (0, 1)] == [
        Infection(4, 0, 3, 7, False),
        Infection(0, 0, 3, 3, False),
    ]
    assert [quarter.healthy for quarter in match.state.view(None).quarters] == [False, True, False]
    play(match, "pass", "pass", "pass")
    assert match.state.rat == [7, 3, 4]


def test_the_plague_that_has_come_to_a_seat_is_not_foretold_again() -> None:
    match = table(phase="plague", plague=3, s0={"rat": 2}, s1={"rat": 8, "bank": 1, "inn": 1}, s2={"rat": 1})
    expects(match, LoseCube, seat=1)
    assert infection(match.state, 0) is None
    assert infection(match.state, 1) is None
    assert infection(match.state, 2) == Infection(3, 0, 1, 4, False)


@pytest.mark.parametrize(
    ("told", "rats", "cubes", "expected"),
    [
        (("plague",), (4, 4), 0, ()),
        (("plague",), (4, 7), 0, ("plague",)),
        (("plague",), (4, 9), 0, ()),
        (("plague", "payout"), (4, 9), 1, ("plague",)),
        (("plague", "payout"), (4, 4), 0, ("plague", "cathedral")),
        (("plague", "payout", "round_over"), (9, 9), 2, ("plague", "cathedral")),
        (("plague", "round_over"), (0, 0), 2, ("plague", "cathedral")),
    ],
)
def test_a_quarter_is_settled_when_the_end_of_a_round_can_do_nothing_more_to_it(
    told: tuple[str, ...], rats: tuple[int, int], cubes: int, expected: tuple[str, ...]
) -> None:
    first, now = (
        table(phase="bribes", s0={"rat": rat, "cathedral": cubes}).state.view(None).quarters[0]
        for rat in rats
    )
    assert settled(told, first, now) == expected


# What choices bring.


def test_a_sector_brings_what_using_it_brings() -> None:
    match = table(s0={"bank": 2, "park": 1})
    brought = sector_brings(match.state, 0, "bank")
    assert brought is not None
    assert told(brought.events, "coins") == [(2,)]
    assert brought.state.coins[0] == 5
    assert match.state.coins[0] == 3
    assert sector_brings(match.state, 0, "inn") is None


def test_a_sector_of_another_quarter_is_looked_at_in_that_quarter() -> None:
    match = table(s0={"bank": 2}, s1={"bank": 1})
    brought = sector_brings(match.state, 1, "bank")
    assert brought is not None
    assert brought.state.coins == [3, 4, 3]


def test_a_card_brings_what_playing_it_brings() -> None:
    match = table(s0={"bank": 1, "hand": ("bank", "inn", "park")})
    brought = card_brings(match.state, 0, "bank")
    events = play(match, "card:bank")
    assert told(brought.events, "coins") == told(events, "coins") == [(2,)]
    assert brought.state.coins == match.state.coins


def test_a_bribe_brings_what_the_person_gives_to_whoever_can_pay() -> None:
    match = table(phase="bribes", persons=("minstrel", "monk", "spy"), s0={"coins": 1}, s1={"coins": 0})
    brought = bribe_brings(match.state, 0, "spy")
    assert brought is not None
    assert (brought.state.coins[0], brought.state.prestige[0]) == (0, 2)
    assert bribe_brings(match.state, 1, "spy") is None


def test_a_message_at_hand_is_thought_to_be_taken_before_the_plague_comes() -> None:
    match = table(plague=3, s0={"carriage_house": 1, "rat": 5, "hand": ("carriage_house", "inn", "park")})
    play(match, "card:carriage_house")
    seen = set()
    for option in offered(match):
        before = match.state
        after = match.foreseen(option)[1]
        assert isinstance(after, type(before))
        ahead = outlook(before, after, 0)
        if ahead.message is None:
            continue
        chased = 5 - ahead.message.state.rat[0]
        assert ahead.plague == Infection(3, 0, 5 - chased, 8 - chased, False)
        assert ahead.barred is False
        seen.add(chased)
    assert seen == {0, 1}


def test_a_message_that_may_not_be_taken_is_barred() -> None:
    match = table(
        s0={
            "carriage_house": 1,
            "hand": ("carriage_house", "inn", "park"),
            "taken": ((0, "coin"), (1, "coin")),
        }
    )
    play(match, "card:carriage_house")
    found = {}
    for option in offered(match):
        after = match.foreseen(option)[1]
        assert isinstance(after, type(match.state))
        ahead = outlook(match.state, after, 0)
        found[option] = (ahead.message is not None, ahead.barred)
    assert set(found.values()) <= {(True, False), (False, True), (False, False)}
    assert (False, True) in found.values()
