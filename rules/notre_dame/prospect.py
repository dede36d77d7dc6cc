"""What is still to come for a seat of Notre Dame, and what things are worth until then, in points."""

from functools import cache
from typing import TYPE_CHECKING

from rules.kernel import Seat
from rules.notre_dame.bribes import Bribe
from rules.notre_dame.names import CATHEDRAL, CATHEDRAL_POINTS, HOSPITAL, INN, PARK, TRACK_END

if TYPE_CHECKING:
    from rules.notre_dame.state import NotreDame

ROUNDS = 9
NO_PLAGUE = -1

# What things are worth in points while there is time to use them.
BRIBE_COIN = 2.5
SPARE_COIN = 1.4
SUPPLY_CUBE = 1.55
SPARE_CUBE = 0.1
#: What a piece adds to a sector for every card still to be played; park and hospital are counted apart.
STANDING = (0.08, 0.2, 0.07, 0.085, 0.05, 0.0, 0.0)
INN_DOUBLE = 0.12
#: How often points are received, for each card and each bribe still to come: every time the park adds to it.
SCORING_CARD, SCORING_BRIBE = 0.15, 0.6
HALF_A_PAIR = 0.4
#: What the rat costs: passing the end, the mean number of rats a round, and how many are chased on the way.
OUTBREAK, RATS, CHASED, DOUBT = 3.6, 4.1, 1.2, 5.0
#: How much of what a grey person would give now is hoped for: this period, the next, the last.
HOPE = (0.4, 0.55, 0.12)
#: Cubes others may still bring to the cathedral, for every round before it pays.
RIVALS = 0.45
#: What a cube on the board is worth when it has to leave its place.
UPROOTED = 2.7


class Prospect:
    """A position as one seat looks at it: what is still to come, and what one more of each thing is worth."""

    __slots__ = (
        "acts",
        "bonus",
        "bribe_now",
        "bribes",
        "coin",
        "coins",
        "cube",
        "later",
        "plague",
        "quarter",
        "rat",
        "seat",
        "state",
        "step",
        "supply",
    )

    def __init__(self, state: "NotreDame", seat: Seat) -> None:
        self.state, self.seat = state, seat
        self.quarter = state.quarter(seat)
        self.coins, self.supply, self.rat = state.coins[seat], state.supply[seat], state.rat[seat]
        self.bonus = self.quarter[PARK] // 2
        self._look_ahead()
        self.coin = self.purse(self.coins + 1) - self.purse(self.coins)
        self.cube = self.stock(self.supply + 1) - self.stock(self.supply) if state.reserve[seat] else 0.0
        self.step = self.dread(self.rat) - self.dread(self.rat - 1) if self.rat else 0.0

    def _look_ahead(self) -> None:
        # Below this round lie the end of the game, the later periods and the later rounds of this one.
        state, seat, height = self.state, self.seat, len(self.state.stack)
        past = state.round - 1
        base = 5 - past // 3 - past % 3
        plague_at = base + (2 if past % 3 == 2 else 1)
        bribe_at = plague_at + state.seats - (seat - state.first) % state.seats
        self.later = ROUNDS - state.round
        self.plague = state.plague if height > plague_at else NO_PLAGUE
        if self.plague > 0 and state.healthy >> seat & 1:
            self.plague = 0
        self.bribe_now = height > bribe_at and type(state.stack[bribe_at]) is Bribe
        playing = height > plague_at + state.seats
        self.acts = 2 * self.later + (2 - len(state.played[seat]) if playing else 0)
        self.bribes = self.later + self.bribe_now

    def purse(self, coins: int) -> float:
        """Give what coins are worth: first for bribes, then for donations."""
        return purse(coins, self.bribes, self.acts)

    def stock(self, supply: int) -> float:
        """Give what cubes in the own supply are worth: one for every card to be played."""
        return stock(supply, self.acts)

    def dread(self, rat: int) -> float:
        """Give the points that rats will probably cost."""
        return dread(rat, self.plague, self.quarter[HOSPITAL], self.later)

    def shade(self, pieces: int) -> float:
        """Give what the park will add."""
        return shade(pieces, self.acts, self.bribes)

    def next_cube(self) -> float:
        """Give what the cube for the next card is worth where it is now."""
        return self.stock(self.supply) - self.stock(self.supply - 1) if self.supply else UPROOTED


@cache
def purse(coins: int, bribes: int, acts: int) -> float:
    """Give what coins are worth."""
    spare = max(0, coins - bribes)
    return BRIBE_COIN * min(coins, bribes) + SPARE_COIN * min(spare, acts)


@cache
def stock(supply: int, acts: int) -> float:
    """Give what cubes in the own supply are worth."""
    return SUPPLY_CUBE * min(supply, acts) + SPARE_CUBE * max(0, supply - acts)


@cache
def dread(rat: int, plague: int, hospital: int, later: int) -> float:
    """Give the points that rats will probably cost, now and in later rounds."""
    cost, place = 0.0, float(rat)
    if plague != NO_PLAGUE:
        place += plague - hospital
        if place > TRACK_END:
            cost += OUTBREAK
    for _ in range(later):
        place = max(0.0, min(TRACK_END, place)) + RATS - CHASED - hospital
        cost += OUTBREAK * max(0.0, min(1.0, 0.5 + (place - TRACK_END) / DOUBT))
    return cost


@cache
def standing(sector: int, pieces: int, acts: int, inn_doubles_at: int) -> float:
    """Give what pieces in a sector promise for later."""
    hope = STANDING[sector] * pieces * acts
    if sector == INN and pieces >= inn_doubles_at:
        hope += INN_DOUBLE * acts
    return hope


@cache
def shade(park: int, acts: int, bribes: int) -> float:
    """Give what the park will add; half a pair is a small promise."""
    scorings = SCORING_CARD * acts + SCORING_BRIBE * bribes
    return (park // 2 + (HALF_A_PAIR if park % 2 else 0.0)) * scorings


def share(state: "NotreDame", seat: Seat, more: int) -> float:
    """Give what the cubes of a seat on the cathedral, and so many more, may bring at the next payout."""
    own = state.cubes[seat * 8 + CATHEDRAL] + more
    if not own:
        return 0.0
    expected = RIVALS * (state.seats - 1) * (-state.round % 3 + 0.5)
    return own * CATHEDRAL_POINTS[state.seats] / (sum(state.cubes[CATHEDRAL::8]) + more + expected)
