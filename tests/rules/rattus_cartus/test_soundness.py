"""A position of Rattus Cartus in which something is lost, invented or out of place is refused."""

from typing import Any

import pytest

from rules import GAMES, SetupError
from rules.rattus_cartus.state import RattusCartus


def dealt() -> RattusCartus:
    """Three seats before the first support."""
    state = GAMES["rattus_cartus"].new(3, 5)
    assert isinstance(state, RattusCartus)
    return state


START = dealt()
#: Cards that seat 0 holds, and one it does not.
HELD, NOT_HELD = START.hand[0], next(card for card in range(30) if card not in START.hand[0])

REFUSED: list[tuple[dict[str, Any], str]] = [
    ({"support_table": "odd"}, "no support table 'odd'"),
    ({"town": START.town[:-1]}, "the town has not thirty cards"),
    ({"town": (*START.town[:-1], START.town[0])}, "the town has not thirty cards"),
    ({"town": (*START.town[:-1], 60)}, "town is 60, not 0 to 59"),
    ({"used": (START.row[0],)}, "a building is lost or there twice"),
    ({"replacement": START.replacement[1:]}, "a building is lost or there twice"),
    ({"row": START.row[:1], "used": START.row[1:]}, "1 buildings lie in the row"),
    ({"buildings": START.buildings[1:], "used": START.buildings[:1]}, "15 buildings are left"),
    ({"under": len(START.replacement) + 1}, "under is 13, not 0 to 12"),
    ({"round": 31}, "round is 31, not 0 to 30"),
    ({"first": 3}, "first is 3, not 0 to 2"),
    ({"plot": [0, 0]}, "plot has 2 items, not 3"),
    ({"plot": [2, -1, -1]}, "plot is 2, not -1 to 1"),
    ({"plot": [1, -1, -1]}, "the seats inside are not those that entered"),
    ({"entered": (0,)}, "the seats inside are not those that entered"),
    ({"plot": [1, -1, -1], "entered": (0,), "passed": (0,)}, "a seat waits that is inside"),
    ({"passed": (1, 1)}, "a seat waits twice"),
    ({"passed": (3,)}, "passed is 3, not 0 to 2"),
    ({"shown": 8}, "shown is 8, not 0 to 7"),
    ({"strength": [0, 0, 1001]}, "strength is 1001"),
    ({"faces": [(35,), (), ()]}, "faces is 35, not 0 to 34"),
    ({"nuns": START.nuns[:4]}, "nuns has 4 items, not 5"),
    ({"stacks": [15, 12, 0, 0]}, "stacks has 4 items, not 5"),
    ({"deck": (30, *START.deck[1:])}, "deck is 30, not 0 to 29"),
    ({"deck": START.deck[1:]}, "a population card is lost or invented"),
    ({"discard": (0,)}, "a population card is lost or invented"),
    ({"specials": (31,)}, "the stacks are odd"),
    ({"specials": (30, 35)}, "the stacks are odd"),
    ({"specials": (30, 32, 31)}, "the stacks lie in disorder"),
    ({"stacks": [14, 12, 0, 0, 0]}, "14"),
    ({"stacks": [15, 12, 1, 0, 0]}, "1"),
    ({"hand": [HELD[::-1], *START.hand[1:]]}, "a hand is not sorted"),
    ({"rats": [10, 10]}, "rats has 2 items, not 3"),
    ({"rats": [10, 10, -1]}, "rats is -1"),
    ({"influence": [0] * 17}, "influence has 17 items, not 18"),
    ({"tokens": [0, 0, 21]}, "tokens is 21, not 0 to 20"),
    ({"tokens": [10, 10, 1]}, "there are 21 tokens"),
    ({"arrival": [(0, 1, 1), *START.arrival[1:]]}, "a disc is lost or there twice"),
    ({"arrival": START.arrival[1:]}, "arrival has 5 items, not 6"),
    ({"looked": [0, 0, 64]}, "looked is"),
    ({"known": [()] * 8}, "known has 8 items, not 9"),
    ({"known": [(), (), (), (NOT_HELD,), *[()] * 5]}, "a seat is sure of cards that seat 0 does not hold"),
    ({"known": [(), (), (), (35,), *[()] * 5]}, "known is 35, not 0 to 34"),
    ({"murky": [0, 8, 0]}, "murky is 8, not 0 to 7"),
    ({"fresh": 8}, "fresh is 8, not 0 to 7"),
    ({"stock": (30,)}, "stock is 30, not 0 to 29"),
    ({"drawn": [(), (1,), ()]}, "seat 1 has drawn, but nobody knows it"),
    ({"drawn": [(), (30,), ()], "fresh": 2}, "drawn is 30, not 0 to 29"),
    ({"memory": [(1,), (), ()]}, "a count of cards is too short"),
    ({"memory": [(99, *[0] * 29), (), ()]}, "a seat remembers too much"),
    ({"base": [(), (-1, *[0] * 29), ()]}, "a seat remembers too much"),
    ({"timeline": ((0, 0),)}, "timeline has 2 items, not 3"),
    ({"rat_timeline": ((0, 0, 0, 0),)}, "timeline has 4 items, not 3"),
]


@pytest.mark.parametrize(("changes", "reason"), REFUSED)
def test_what_cannot_be_is_refused_with_the_reason(changes: dict[str, Any], reason: str) -> None:
    with pytest.raises(SetupError, match=reason):
        START.changed(**changes)


@pytest.mark.parametrize(
    "changes",
    [
        {"first": 2, "round": 30},
        {"under": 12},
        {"plot": [1, -1, 0], "entered": (2, 0), "passed": (1,)},
        {"strength": [0, 0, 1000], "shown": 7, "faces": [(34,), (), ()]},
        {"rats": [0, 10, 11], "tokens": [10, 0, 10]},
        {"looked": [0, 1, 31]},
        {"known": [(), (), (), HELD[:2], *[()] * 5]},
        {"murky": [7, 0, 0], "fresh": 7},
        {"timeline": ((1, 2, 3),), "rat_timeline": ((1, 2, 3),)},
    ],
)
def test_what_can_be_is_taken(changes: dict[str, Any]) -> None:
    state = START.changed(**changes)
    assert {name: getattr(state, name) for name in changes} == changes
