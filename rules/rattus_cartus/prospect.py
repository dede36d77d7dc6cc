"""What classes, cards and rats of Rattus Cartus are probably worth to a seat in the end, in points."""

from bisect import bisect_left
from functools import cache, lru_cache
from math import exp, sqrt
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from rules.kernel import Seat
from rules.rattus_cartus.names import COPIES, JOKER, NOWHERE, NUN_ROW, PLACES, POPULATION, ROW
from rules.rattus_cartus.odds import odds
from rules.rattus_cartus.resolution import strength
from rules.rattus_cartus.scoring import CLASS_POINTS

if TYPE_CHECKING:
    from rules.rattus_cartus.state import RattusCartus

#: What being dead at the end costs, in points.
DEATH = 16.0
#: Rats that a seat can get rid of in a round to come.
RELIEF = 0.6
#: How far a class may still move: at the end of the game, and more for every round to come.
SETTLED, OPEN = 0.4, 0.5
#: What a seat that is not in a class yet may hope for in it, for every round to come.
ENTRY = 0.08
#: What cards in hand are worth while there are rounds to lay them: population, then the special ones.
CARD = 0.6
SPECIAL = (1.5, 0.8, 0.5, 0.3, 1.2)
VALUES = (*(CARD for _ in range(POPULATION)), *SPECIAL)
#: What a card is worth when all rounds are over, for having most of them.
LEFT_OVER = 0.15
#: What a look at a nun card is worth.
LOOK = 0.7
#: How likely somebody who comes later lays more cards than so many.
OVERBID = (0.6, 0.5, 0.4, 0.3, 0.15, 0.07, 0.04, 0.02, 0.01)
#: How likely somebody who comes later comes to this building, beside its share of the row.
COMPANY = 1.2

# The same again, as games between rounds bear it out: who wins from where. The rules of thumb above are for
# a choice within a round, when the others have not yet answered.

#: How far classes move in the last round, and by which power of the rounds to come that grows.
MOVED, POWER = 0.15, 1.35
#: How much of a class is open to a seat that is not in it yet.
NEWCOMER = 0.4
#: What cards in hand bring, and how much of it each round to come lets a seat lay.
HELD = (*(1.0 for _ in range(POPULATION)), 2.4, 2.0, 0.8, 0.5, 1.5)
LAID = 0.43
#: What it costs to be rid of a rat in time, and what it is worth to have seen a nun card.
TOLL, SEEN = 1.5, 0.1
#: How many rats a seat in need drops in a round, and how often those live who still have time to care.
#: Burghers drop twice as many, but whoever counts on that puts it off from round to round, and dies.
CURED, CAREFUL = 0.4, 0.91
#: How much the rats of today decide in the last round; with more rounds to come it fades.
DECIDED = 0.9

#: How many cards with 0, 1, 2, 3 and 4 nuns there are.
POOL = tuple(sum(COPIES[nuns::5]) for nuns in range(5))
MEAN_NUNS = 2
PRIZES = (*CLASS_POINTS, 0, 0, 0)
Each: TypeAlias = tuple[float, ...]


class Cards(NamedTuple):
    """What is laid in a building: cards of its class, jokers, and cards of other classes."""

    own: int
    jokers: int
    strangers: int


@cache
def survival(seen: int, cards: int, rats: float) -> float:
    """Give the chance to live with these rats, with so many nuns seen and so many cards unseen."""
    if rats <= seen:
        return 1.0
    known = odds(POOL, cards, seen)
    low = int(rats)
    return known.survival(low) + (known.survival(low + 1) - known.survival(low)) * (rats - low)


@cache
def ahead(gap: int, loose: float) -> float:
    """Give the chance that a seat so many half points ahead in a class ends ahead."""
    return 1 / (1 + exp(-gap / 2 / loose))


@lru_cache(maxsize=1 << 16)
def class_points(
    track: tuple[int, ...], arrival: tuple[Seat, ...], latest: bool, loose: float, entry: float
) -> Each:
    """Give what a class will probably bring each seat, and a share of that to those not in it yet."""
    # The stack decides a tie: it counts half a point.
    standing = [2 * points for points in track]
    order = arrival if latest else arrival[::-1]
    prizes = []
    for seat, own in enumerate(standing):
        better = 0.0
        for other, points in enumerate(standing):
            if other != seat:
                gap = own - points or (1 if order.index(seat) > order.index(other) else -1)
                better += 1 - ahead(gap, loose)
        place = int(better)
        prize = PRIZES[place] + (PRIZES[place + 1] - PRIZES[place]) * (better - place)
        prizes.append(prize if own else prize * entry)
    return tuple(prizes)


def rounds_left(state: "RattusCartus") -> int:
    """Count the rounds after this one."""
    return len(state.buildings) // ROW[state.seats]


def danger(state: "RattusCartus", seat: Seat, more: int = 0) -> float:
    """Give the points that the rats of a seat, and so many more, may cost."""
    rats = state.rats[seat] + more - RELIEF * rounds_left(state)
    return DEATH * (1 - survival(*sight(state, seat), max(0.0, rats)))


def sight(state: "RattusCartus", seat: Seat) -> tuple[int, int]:
    """Count the nuns that a seat has seen, and the nun cards that it has not."""
    looked = PLACES[state.looked[seat]]
    return sum([state.nuns[place] % 5 for place in looked]), NUN_ROW - len(looked)


def life(state: "RattusCartus", seat: Seat) -> float:
    """Give the chance of a seat to be alive at the end, if it takes care like everybody."""
    rounds = rounds_left(state) + 1
    now = survival(*sight(state, seat), max(0.0, state.rats[seat] - CURED * rounds))
    return CAREFUL + (now - CAREFUL) * DECIDED / sqrt(rounds)


def classes(state: "RattusCartus", rounds: int) -> list[Each]:
    """Give what each class will probably bring each seat, with so many rounds to come."""
    loose = MOVED * rounds**POWER
    return [
        class_points(tuple(state.influence[track::6]), arrival, state.latest_leads, loose, NEWCOMER)
        for track, arrival in enumerate(state.arrival)
    ]


def belongings(state: "RattusCartus", seat: Seat, rounds: int) -> float:
    """Give what tokens and cards will bring a seat, less what its rats will cost."""
    seen, unseen = sight(state, seat)
    excess = state.rats[seat] - seen - MEAN_NUNS * unseen
    cards = min(1.0, LAID * rounds) * sum([HELD[card] for card in state.hand[seat]])
    return state.tokens[seat] + cards - TOLL * (1 - 1 / rounds) * excess - SEEN * unseen


class Prospect:
    """A position as one seat looks at it, and what one more of each thing is worth to it."""

    __slots__ = (
        "_fears",
        "_gains",
        "card",
        "joker",
        "laid",
        "rounds",
        "seat",
        "share",
        "spite",
        "state",
        "visits",
    )

    def __init__(self, state: "RattusCartus", seat: Seat, spite: float) -> None:
        self.state, self.seat, self.spite = state, seat, spite
        self.rounds = rounds_left(state)
        self.share = min(1.0, self.rounds / 2) if self.rounds else LEFT_OVER
        self.card = CARD * self.share
        self.joker = self.value(JOKER)
        self.laid = laid_so_far(state, seat)
        #: What a building brings with so many cards, as far as it is weighed.
        self.visits: dict[tuple[int, int], float] = {}
        self._gains: dict[tuple[int, int], float] = {}
        self._fears = {0: 0.0}

    @property
    def rat(self) -> float:
        """Give what it is worth to be rid of a rat."""
        return -self.fear(-1) if self.state.rats[self.seat] else 0.0

    def fear(self, more: int) -> float:
        """Give the points that so many rats more may cost."""
        if more not in self._fears:
            self._fears[more] = danger(self.state, self.seat, more) - danger(self.state, self.seat)
        return self._fears[more]

    def value(self, card: int) -> float:
        """Give what a card in hand is worth."""
        return VALUES[card] * self.share

    def influence(self, track: int, points: int) -> float:
        """Give what points in a class gain; what rivals lose by it counts too."""
        if not points:
            return 0.0
        if (track, points) not in self._gains:
            self._gains[track, points] = self._influence(track, points)
        return self._gains[track, points]

    def _influence(self, track: int, points: int) -> float:
        state, seat = self.state, self.seat
        before = tuple(state.influence[track::6])
        after = (*before[:seat], before[seat] + points, *before[seat + 1 :])
        arrival = state.arrival[track]
        moved = (*[other for other in arrival if other != seat], seat)
        loose, entry = SETTLED + OPEN * self.rounds, min(0.6, ENTRY * self.rounds)
        old = class_points(before, arrival, state.latest_leads, loose, entry)
        new = class_points(after, moved, state.latest_leads, loose, entry)
        others = sum(old) - old[seat] - sum(new) + new[seat]
        return new[seat] - old[seat] + self.spite * others / (state.seats - 1)

    def premium(self, plot: int, cards: int) -> float:
        """Give the chance to be the one who laid most."""
        state, likely = self.state, 1.0
        rivals = [seat for seat in range(state.seats) if seat != self.seat]
        for rival in rivals:
            if state.plot[rival] == NOWHERE:
                share = 1.0 if state.seats == 2 else COMPANY / len(state.row)
                likely *= 1 - share * OVERBID[min(cards, len(OVERBID) - 1)]
            elif state.seats == 2 or state.plot[rival] == plot:
                laid = len(state.laid[rival])
                likely *= 1.0 if cards > laid else 0.15 if cards == laid else 0.03
        return likely


def laid_so_far(state: "RattusCartus", seat: Seat) -> Cards:
    """Count what a seat has laid in its building."""
    laid = state.laid[seat]
    if not laid:
        return Cards(0, 0, 0)
    track = state.row[state.plot[seat]] // 10
    own = bisect_left(laid, track * 5 + 5) - bisect_left(laid, track * 5)
    jokers = laid.count(JOKER)
    return Cards(own, jokers, strength(laid) - own - jokers)
