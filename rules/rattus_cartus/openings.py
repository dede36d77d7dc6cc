"""How often the classes of Rattus Cartus will still come to town, and what they then probably bring whom."""

from math import exp
from typing import TYPE_CHECKING

from rules.rattus_cartus.names import NOWHERE
from rules.rattus_cartus.prospect import Each, class_points
from rules.rattus_cartus.resolution import strength

if TYPE_CHECKING:
    from rules.rattus_cartus.state import RattusCartus

#: How far a class may move that does not come again.
SETTLED = 0.1


def to_come(state: "RattusCartus") -> list[float]:
    """Give how many buildings of each class are to be expected after this round.

    Everybody knows which cards are left, and nobody which of them were put aside.
    """
    hidden = state.buildings + state.replacement[: len(state.replacement) - state.under]
    share = len(state.buildings) / max(1, len(hidden))
    tracks = [card // 10 for card in hidden]
    return [share * tracks.count(track) for track in range(6)]


def openings(state: "RattusCartus") -> list[float]:
    """Give the same with those of this round, as far as seats can still go there."""
    found = to_come(state)
    outside = state.plot.count(NOWHERE) / state.seats
    for card in state.row:
        found[card // 10] += outside
    return found


def influences(state: "RattusCartus") -> list[int]:
    """Give the influence of all seats, with what they have laid and not shown yet."""
    found = state.influence[:]
    for seat, laid in enumerate(state.laid):
        if laid and not state.shown >> seat & 1:
            found[6 * seat + state.row[state.plot[seat]] // 10] += strength(laid)
    return found


def prizes(state: "RattusCartus", influence: list[int], often: list[float], move: float) -> list[Each]:
    """Give what each class will probably bring each seat in it, if a building of it moves seats so far."""
    return [
        class_points(tuple(influence[track::6]), arrival, state.latest_leads, SETTLED + move * coming, 0.0)
        for track, (arrival, coming) in enumerate(zip(state.arrival, often, strict=True))
    ]


def useful(coming: float) -> float:
    """Give how likely a class comes at all of which so many buildings are expected."""
    return 1 - exp(-coming)
