"""The points at the end, where they come from, who is dead and who wins."""

from bisect import bisect_right
from collections.abc import Iterator
from typing import TYPE_CHECKING

from rules.kernel import Seat
from rules.rattus_cartus.names import CARDS, CLASSES, GOLD, JOKER

if TYPE_CHECKING:
    from rules.rattus_cartus.state import RattusCartus

CLASS_POINTS = (10, 5, 2)
MAJORITY, SHARED_MAJORITY = 2, 1
GOLD_FIRST, GOLD_SECOND = 6, 3


def ranking(state: "RattusCartus", track: int) -> list[Seat]:
    """List the seats with influence in a class, the leader first; in a stack its order decides."""
    on_track = state.influence[track::6]
    arrival = state.arrival[track]
    # Sorting is stable, so seats come in the order in which a tie is to be broken.
    seats = arrival[::-1] if state.latest_leads else arrival
    present = state.seats - on_track.count(0)
    return sorted(seats, key=on_track.__getitem__, reverse=True)[:present]


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
    for track, name in enumerate(CLASSES):
        for seat, share in zip(ranking(state, track), CLASS_POINTS, strict=False):
            yield name, seat, share
    for source, points in _possessions(state):
        for seat, share in enumerate(points):
            if share:
                yield source, seat, share


def _possessions(state: "RattusCartus") -> Iterator[tuple[str, list[int]]]:
    # Hands are sorted: population cards, jokers, then the other specials.
    yield "hand", majority([bisect_right(hand, JOKER) for hand in state.hand])
    for special in state.specials[1:]:
        share = gold_points if special == GOLD else majority
        yield CARDS[special], share([hand.count(special) for hand in state.hand])
    yield "tokens", state.tokens


def breakdown(state: "RattusCartus", seat: Seat) -> dict[str, int]:
    """Tell where a seat's points come from; the parts add up to its score."""
    return {source: points for source, receiver, points in awards(state) if receiver == seat}


def scores(state: "RattusCartus") -> tuple[int, ...]:
    """Add up the points of every seat."""
    totals = [0] * state.seats
    for _, seat, points in awards(state):
        totals[seat] += points
    return tuple(totals)


def nun_total(state: "RattusCartus") -> int:
    """Count the nuns of the whole row."""
    return sum([card % 5 for card in state.nuns])


def survivors(state: "RattusCartus") -> list[Seat]:
    """List the seats whose rats do not outnumber the nuns."""
    nuns = nun_total(state)
    return [seat for seat, rats in enumerate(state.rats) if rats <= nuns]


def winners(state: "RattusCartus") -> tuple[Seat, ...]:
    """Name the survivors with most points, then fewest rats; nobody if all are dead."""
    points = scores(state)
    ranks = {seat: (points[seat], -state.rats[seat]) for seat in survivors(state)}
    best = max(ranks.values(), default=None)
    return tuple(seat for seat, rank in ranks.items() if rank == best)
