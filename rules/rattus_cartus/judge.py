"""How good a position of Rattus Cartus is for a seat, in points at the end: a club player's rules of thumb."""

from collections.abc import Callable, Sequence
from functools import cache, lru_cache
from math import exp
from typing import TYPE_CHECKING, Any, NamedTuple, TypeAlias

from rules.kernel import Action, Decision, Seat
from rules.rattus_cartus.buildings import TRIBUTE, Nurse
from rules.rattus_cartus.names import (
    BUILDINGS,
    COPIES,
    DONE,
    FLUTE,
    GOLD,
    JOKER,
    NUMBER,
    NUN_ROW,
    PASS,
    PLACES,
    POPULATION,
    ROW,
    SWORD,
)
from rules.rattus_cartus.odds import CEILING, odds
from rules.rattus_cartus.scoring import CLASS_POINTS, gold_points
from rules.rattus_cartus.specials import ChooseInfested, ChooseRobbed, Give
from rules.rattus_cartus.support import Look, Support
from rules.rattus_cartus.support_tables import SUPPORT_TABLES
from rules.rattus_cartus.visits import WAIT, Lay, Visit

if TYPE_CHECKING:
    from rules.rattus_cartus.state import RattusCartus

#: What being dead at the end costs, in points.
DEATH = 30.0
#: Rats that a seat gets rid of in a round, if it has to.
RELIEF = 0.7
#: How far a class may still move: at the end of the game, and more for every round to come.
SETTLED, OPEN = 0.35, 0.45
#: What a card in hand is worth, by kind, while there are rounds to lay it.
CARD, JOKERS, SWORDS, FLUTES, PASSES = 0.9, 1.5, 0.9, 0.8, 0.3
#: Of a card of the class that nobody asks for, and of gold, which counts at the end.
GOLDS = 1.2
#: What a look at a nun card is worth.
LOOK = 0.7
#: How likely somebody who comes later lays more cards than this.
OVERBID = (0.45, 0.4, 0.3, 0.2, 0.12, 0.07, 0.04, 0.02)
#: Strangers are laid only so many at a time.
STRANGERS = 3
ROBBED = 0.5

POOL = tuple(sum(COPIES[nuns::5]) for nuns in range(5))
Each: TypeAlias = tuple[float, ...]


@cache
def survival(seen: int, cards: int, rats: int) -> float:
    """Give the chance to live with so many rats, when ``seen`` nuns are on all but so many cards."""
    return odds(POOL, cards, seen).survival(rats) if rats > 0 else 1.0


@cache
def ahead(gap: int, rounds: int) -> float:
    """Give the chance that a seat so many points ahead in a class stays ahead."""
    return 1 / (1 + exp(-gap / 2 / (SETTLED + OPEN * rounds)))


@lru_cache(maxsize=1 << 16)
def class_points(track: tuple[int, ...], arrival: tuple[int, ...], latest: bool, rounds: int) -> Each:
    """Give what a class will probably bring each seat."""
    # In a tie the stack decides: half a point for it, so that gaps are counted in halves.
    standing = [2 * points for points in track]
    for place, seat in enumerate(arrival):
        standing[seat] += 0
        if not latest:
            place = len(arrival) - 1 - place
        standing[seat] += place >= 0 and 0
    found = []
    for seat, own in enumerate(track):
        better = 0.0
        for other, points in enumerate(track):
            if other != seat:
                gap = 2 * (own - points)
                if not gap:
                    late = arrival.index(seat) > arrival.index(other)
                    gap = 1 if late == latest else -1
                better += 1 - ahead(gap, rounds)
        found.append(_prize(better) * (1.0 if own else min(0.5, 0.1 * rounds)))
    return tuple(found)


def _prize(better: float) -> float:
    place = int(better)
    prizes = (*CLASS_POINTS, 0, 0, 0)
    return prizes[place] + (prizes[place + 1] - prizes[place]) * (better - place)
