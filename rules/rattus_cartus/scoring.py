"""The points at the end, where they come from, who is dead and who wins."""

from bisect import bisect_right
from collections.abc import Iterator
from functools import lru_cache
from operator import add
from typing import TYPE_CHECKING, TypeAlias

from rules.kernel import Seat
from rules.rattus_cartus.names import CARDS, CLASSES, GOLD, JOKER

if TYPE_CHECKING:
    from rules.rattus_cartus.state import RattusCartus

CLASS_POINTS = (10, 5, 2)
MAJORITY, SHARED_MAJORITY = 2, 1
GOLD_FIRST, GOLD_SECOND = 6, 3


#: By class the seats with influence, the leader first.
Ranking: TypeAlias = list[tuple[Seat, ...]]


def ranking(state: "RattusCartus") -> Ranking:
    """Rank the seats in every class; in a stack its order decides."""
    return [
        _ranked(tuple(state.influence[track::6]), arrival, state.latest_leads)
        for track, arrival in enumerate(state.arrival)
    ]


@lru_cache(maxsize=4096)
def _ranked(on_track: tuple[int, ...], arrival: tuple[Seat, ...], latest_leads: bool) -> tuple[Seat, ...]:
    # Sorting is stable, so seats come in the order in which a tie is to be broken.
    seats = arrival[::-1] if latest_leads else arrival
    present = len(on_track) - on_track.count(0)
    return tuple(sorted(seats, key=on_track.__getitem__, reverse=True)[:present])


def open_points(state: "RattusCartus", ranked: Ranking) -> list[int]:
    """Add up what all can see: classes and tokens."""
    points = state.tokens[:]
    for _, seat, share in _class_awards(ranked):
        points[seat] += share
    return points


def majority(counts: list[int]) -> list[int]:
    """Give two points to whoever has most, one each in a tie, nothing for having none."""
    most = max(counts)
    share = MAJORITY if counts.count(most) == 1 else SHARED_MAJORITY
    return [share if most and count == most else 0 for count in counts]


def gold_points(counts: list[int]) -> list[int]:
    """Give points for first and second place in gold; a tie for first shares both and leaves no second."""
    points = [0] * len(counts)
    places = sorted({count for count in counts if count}, reverse=True)[:2]
    shares = (GOLD_FIRST, GOLD_SECOND)
    if places and counts.count(places[0]) > 1:
        places, shares = places[:1], (GOLD_FIRST + GOLD_SECOND, 0)
    for place, share in zip(places, shares, strict=False):
        each = share // counts.count(place)
        points = [each if count == place else old for count, old in zip(counts, points, strict=True)]
    return points


def awards(state: "RattusCartus") -> Iterator[tuple[str, Seat, int]]:
    """Give source, seat and points of everything that would be scored if the game ended now."""
    yield from _class_awards(ranking(state))
    for source, points in (*_hand_points(state), ("tokens", state.tokens)):
        for seat, share in enumerate(points):
            if share:
                yield source, seat, share


def _class_awards(ranked: Ranking) -> Iterator[tuple[str, Seat, int]]:
    for name, order in zip(CLASSES, ranked, strict=True):
        for seat, share in zip(order, CLASS_POINTS, strict=False):
            yield name, seat, share


def _hand_points(state: "RattusCartus") -> Iterator[tuple[str, list[int]]]:
    # Hands are sorted: population cards, jokers, then the other specials.
    yield "hand", majority([bisect_right(hand, JOKER) for hand in state.hand])
    for special in state.specials[1:]:
        share = gold_points if special == GOLD else majority
        yield CARDS[special], share([hand.count(special) for hand in state.hand])


def breakdown(state: "RattusCartus", seat: Seat) -> dict[str, int]:
    """Tell where a seat's points come from; the parts add up to its score."""
    return {source: points for source, receiver, points in awards(state) if receiver == seat}


def scores(state: "RattusCartus") -> tuple[int, ...]:
    """Add up the points of every seat."""
    totals = open_points(state, ranking(state))
    for _, points in _hand_points(state):
        totals = list(map(add, totals, points))
    return tuple(totals)


def nun_total(state: "RattusCartus") -> int:
    """Count the nuns of the whole row."""
    return sum([card % 5 for card in state.nuns])


def survivors(state: "RattusCartus") -> list[Seat]:
    """List the seats whose rats do not outnumber the nuns."""
    nuns = nun_total(state)
    return [seat for seat, rats in enumerate(state.rats) if rats <= nuns]


def remarks(state: "RattusCartus") -> dict[str, list[float]]:
    """Tell the arena what a naive bot does too often: to die of its rats."""
    alive = survivors(state)
    return {"died": [float(seat not in alive) for seat in range(state.seats)]}
