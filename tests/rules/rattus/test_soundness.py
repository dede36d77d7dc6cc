"""A position of Rattus in which something is lost, invented or out of place is refused with the reason."""

from typing import Any

import pytest

from rules import GAMES, SetupError
from rules.rattus.classes import MonkTo
from rules.rattus.europe import LINKS
from rules.rattus.state import Rattus


def dealt() -> Rattus:
    """Three seats on ten regions, with one rat in each of them."""
    state = GAMES["rattus"].new(3, 5)
    assert isinstance(state, Rattus)
    return state


def put(name: str, *changes: tuple[int, Any]) -> dict[str, Any]:
    """Give a column of the dealt position with other values at some places."""
    column = list(getattr(dealt(), name))
    for at, value in changes:
        column[at] = value
    return {name: column}


ONE_CUBE = {**put("cubes", (0, 1)), "reserve": [19, 20, 20]}

REFUSED: list[tuple[dict[str, Any], str]] = [
    ({"regions": 11}, "there are 11 regions"),
    ({"phase": "midnight"}, "no phase 'midnight'"),
    ({"round": 0}, "the round is 0"),
    ({"first": 3}, "first is 3, not 0 to 2"),
    ({"active": -1}, "active is -1, not 0 to 2"),
    ({"used": 1 << 21}, "used is"),
    ({"plague": 10}, "plague is 10, not 0 to 9"),
    ({"neutral": 1}, "the plague counts for 1"),
    ({"cast": (0, 3, 6, 9, 12)}, "the cast is"),
    ({"cast": (0, 3, 6, 9, 12, 12)}, "the cast is"),
    ({"cast": (0, 3, 6, 9, 12, 18)}, "cast is 18, not 0 to 17"),
    (put("holder", (0, 3)), "holder is 3, not -2 to 2"),
    (put("holder", (0, -2)), "a card is lost or invented"),
    (put("holder", (1, 2)), "a card is lost or invented"),
    ({"holder": [-1] * 17}, "holder has 17 items, not 18"),
    ({"cubes": [0] * 47}, "cubes has 47 items, not 48"),
    ({"reserve": [20, 20, 19]}, "seat 2 has 19 cubes"),
    ({"reserve": [20, 20, 21]}, "reserve is 21"),
    ({"castle": [1, 0, 0]}, "seat 0 has 21 cubes"),
    ({"bread": [0, 1, 0]}, "seat 1 has 21 cubes"),
    ({"bread": [0, 0]}, "bread has 2 items, not 3"),
    ({**put("cubes", (40, 1)), "reserve": [19, 20, 20]}, "cubes stand outside the map"),
    (put("cubes", (3, 1)), "cubes of nobody stand on the map"),
    ({**put("potions", (0, (1,))), "potions_left": 9}, "a potion stands beside no cube"),
    ({**ONE_CUBE, **put("potions", (0, (1,)))}, "there are 11 potions"),
    ({**ONE_CUBE, **put("potions", (0, (0,)))}, "potions is 0, not 1 to"),
    (
        {**put("cubes", (0, 2)), "reserve": [18, 20, 20], **put("potions", (0, (2, 1))), "potions_left": 7},
        "stacks of potions lie in disorder",
    ),
    ({"potions_left": 11}, "there are 11 potions"),
    (put("rats", (0, ())), "a token is lost or there twice"),
    (
        put("rats", (0, (0, 1)), (1, (4,)), (2, (2, 3, 10, 9)), *((i, ()) for i in (3, 4, 5, 6))),
        "too many rats",
    ),
    (put("rats", (0, ()), (10, (0,))), "a rat lies outside the map"),
    ({"rats": [()] * 11}, "rats has 11 items, not 12"),
    ({"returned": 14}, "the token that came back lies nowhere"),
    ({"seen": [1 << 14, 0, 0]}, "seen that does not lie on the map"),
    ({"face_up": 1 << 14}, "seen that does not lie on the map"),
    ({"seen": [0, 0, 0, 0]}, "seen has 4 items, not 3"),
    ({"seen": [1 << 49, 0, 0]}, "seen is"),
    ({"walls": 1 << 60}, "walls is"),
    ({"walls": 0b1111}, "4 walls stand"),
    ({"walls": 1 << LINKS.index((6, 10))}, "a wall stands outside the map"),
    ({"nuns": (10,)}, "nuns is 10, not 0 to 9"),
    ({"nuns": (2, 1)}, "nuns stand at"),
    ({"nuns": (1, 1, 1, 1)}, "nuns stand at"),
    ({"bishops": (1, 1, 1)}, "bishops stand at"),
    ({"timeline": ((0, 0),)}, "timeline has 2 items, not 3"),
    ({"toll": ((0, 0, 0),)}, "toll has 3 items, not 5"),
    ({"toll": ((49, 0, 0, 0, 0),)}, "toll is 49"),
    ({"toll": ((0, 10, 0, 0, 0),)}, "toll is 10, not 0 to 9"),
    ({"stack": [*dealt().stack, MonkTo(2, 1)]}, "MonkTo.* is about a rat that does not lie there"),
    ({"stack": [*dealt().stack, MonkTo(2, 30)]}, "MonkTo.* is about a rat that does not lie there"),
]


@pytest.mark.parametrize(("changes", "reason"), REFUSED)
def test_what_cannot_be_is_refused_with_the_reason(changes: dict[str, Any], reason: str) -> None:
    with pytest.raises(SetupError, match=reason):
        dealt().changed(**changes)


@pytest.mark.parametrize(
    "changes",
    [
        *({"phase": phase} for phase in ("start", "turns", "last_round", "final_plague", "over")),
        {"first": 0, "active": 2},
        {"plague": 9},
        {"neutral": 2},
        ONE_CUBE,
        {**ONE_CUBE, **put("potions", (0, (1,))), "potions_left": 9},
        put("holder", (0, 2)),
        {"returned": 0},
        {"seen": [1, 0, 2], "face_up": 16},
        {"nuns": (1, 1, 9), "bishops": (0, 9)},
        {"toll": ((48, 9, 0, 0, 0),), "timeline": ((1, 2, 3),)},
    ],
)
def test_what_can_be_is_taken(changes: dict[str, Any]) -> None:
    state = dealt().changed(**changes)
    for name, value in changes.items():
        column = getattr(state, name)
        assert (list(column) if isinstance(column, list | tuple) else column) == (
            list(value) if isinstance(value, list | tuple) else value
        )
