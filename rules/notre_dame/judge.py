"""How good a position of Notre Dame is for a seat, in points at the end: a club player's rules of thumb."""

from collections.abc import Callable, Sequence
from functools import cache
from typing import TYPE_CHECKING, Any

from rules.kernel import Action, Decision, Seat
from rules.notre_dame.actions import (
    BONUS_COIN,
    BONUS_CUBE,
    PLACE_OF,
    PLAY,
    Bonus,
    Donate,
    MoveConfidant,
    PlayCard,
)
from rules.notre_dame.bribes import PASS, Bribe
from rules.notre_dame.carriage import STAY, TAKE, Drive, TakeMessage, may_take
from rules.notre_dame.draft import KEEP, Keep
from rules.notre_dame.names import (
    AWAY,
    BANK,
    BARE,
    CARRIAGE_HOUSE,
    CATHEDRAL,
    CATHEDRAL_POINTS,
    CONFIDANT,
    DONATIONS,
    HOSPITAL,
    INN,
    NOTRE_DAME,
    PARK,
    RESIDENCE,
    SCHOOL,
    TRACK_END,
)
from rules.notre_dame.people import PEOPLE
from rules.notre_dame.streets import market_number, reachable

if TYPE_CHECKING:
    from rules.notre_dame.state import NotreDame

ROUNDS = 9
NO_PLAGUE = -1

# What things are worth in points while there is time to use them.
BRIBE_COIN = 1.9
SPARE_COIN = 0.9
SUPPLY_CUBE = 1.3
SPARE_CUBE = 0.1
#: What a piece adds to a sector for every card still to be played; park and hospital are counted apart.
STANDING = (0.05, 0.07, 0.11, 0.09, 0.05, 0.0, 0.0)
INN_DOUBLE = 0.12
#: How often points are received, for each card and each bribe still to come: every time the park adds to it.
SCORING_CARD, SCORING_BRIBE = 0.45, 0.6
HALF_A_PAIR = 0.3
#: What the rat costs: passing the end, the mean number of rats a round, and how many are chased on the way.
OUTBREAK, RATS, CHASED, DOUBT = 3.5, 4.1, 1.2, 4.0
#: How much of what a grey person would give now is hoped for: this period, the next, the last.
HOPE = (0.4, 0.25, 0.15)
#: Cubes others may still bring to the cathedral, for every round before it pays.
RIVALS = 0.25
#: What a cube on the board is worth when it has to leave its place.
UPROOTED = 1.5


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

    def uprooted(self) -> float:
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


def worth(state: "NotreDame", seat: Seat) -> float:
    """Estimate the prestige of a seat at the end of the game."""
    if not state.stack:
        return state.prestige[seat] + 0.01 * (state.coins[seat] + state.supply[seat])
    me = Prospect(state, seat)
    quarter, acts, doubles = me.quarter, me.acts, state.inn_doubles_at
    total = state.prestige[seat] + me.stock(me.supply) + me.shade(quarter[PARK]) - me.dread(me.rat)
    for sector in range(PARK):
        if quarter[sector]:
            total += standing(sector, quarter[sector], acts, doubles)
    total += share(state, seat, 0) + promises(me)
    if me.bribe_now and me.coins:
        best = max([favour(me, name) for name in state.persons])
        return total + best + purse(me.coins - 1, me.bribes - 1, acts)
    return total + me.purse(me.coins)


def worths(state: "NotreDame") -> list[float]:
    """Estimate the prestige of all seats at the end of the game."""
    return [worth(state, seat) for seat in range(state.seats)]


def share(state: "NotreDame", seat: Seat, more: int) -> float:
    """Give what the cubes of a seat on the cathedral, and so many more, may bring at the next payout."""
    own = state.cubes[seat * 8 + CATHEDRAL] + more
    if not own:
        return 0.0
    expected = RIVALS * (state.seats - 1) * (-state.round % 3 + 0.5)
    return own * CATHEDRAL_POINTS[state.seats] / (sum(state.cubes[CATHEDRAL::8]) + more + expected)


def promises(me: Prospect) -> float:
    """Give what the grey persons to come may be worth, as far as the quarter already serves them."""
    total, grey = 0.0, me.state.grey
    for place, name in enumerate(grey):
        if name in SCORED:
            total += HOPE[place // 3] * SCORED[name](me)
    return total


# What persons are worth.

#: Points by person, for those whose favour is to score what one has.
SCORED: dict[str, Callable[[Prospect], float]] = {
    "hostess": lambda _: 3,
    "moneylender": lambda _: 1,
    "monk": lambda _: 1,
    "city_guard": lambda me: sum(me.quarter) + me.state.cubes[me.seat * 8 + CATHEDRAL],
    "night_watchman": lambda me: me.quarter.count(0),
    "guild_master": lambda me: 2 * len([pieces for pieces in me.quarter if pieces >= 2]),
    "beggar_king": lambda me: TRACK_END - me.rat,
    "lawyer": lambda me: 3 * (len(me.state.taken[me.seat]) // 2),
    "lady_in_waiting": lambda me: max(me.quarter),
    "mayor": lambda me: 3 * len([pieces for pieces in me.quarter if pieces >= 3]),
    "carpenter": lambda me: 7 - me.quarter.count(0),
    "administrator": lambda me: me.state.prestige[me.seat],
    "bell_ringer": lambda me: 3 * me.state.cubes[me.seat * 8 + CATHEDRAL],
    "spy": lambda _: 2,
    "gatekeeper": lambda me: 3 * (me.state.reserve[me.seat] // 2),
    "innkeeper": lambda me: 2 * me.quarter[INN],
    "gravedigger": lambda me: me.state.plague,
}

#: What a favour gives beside points.
SERVED: dict[str, Callable[[Prospect], float]] = {
    "hostess": lambda me: max(me.coin, me.cube, me.step),
    "minstrel": lambda _: 0.7,
    "moneylender": lambda me: 2 * me.coin,
    "jester": lambda _: 2.0,
    "monk": lambda me: 2 * me.cube,
    "doctor": lambda me: me.dread(me.rat) - dread(me.rat, 0, me.quarter[HOSPITAL], me.later),
    "bishop": lambda me: 2.5 if me.state.reserve[me.seat] and 0 in me.quarter else 0.0,
    "nurse": lambda me: me.step + 1.0 if me.state.reserve[me.seat] else 0.0,
    "scholar": lambda _: 2.0,
    "priest": lambda me: share(me.state, me.seat, 1) - share(me.state, me.seat, 0),
    "procurator": lambda me: best_use(me),
    "travelling_folk": lambda _: 2.0,
    "coachman": lambda me: 1.5 if me.state.taken[me.seat] else 0.0,
    "trader": lambda me: 2 * me.coin,
    "benefactor": lambda me: max(0.0, me.step - 1),
    "butcher": lambda me: 1.0 * min(me.quarter.count(0), me.state.reserve[me.seat]),
    "councillor": lambda me: 2.0 if me.coins > 1 else 0.0,
    "actress": lambda _: 2.5,
    "mistress": lambda me: 2.5 if me.state.reserve[me.seat] and me.state.confidant[me.seat] != AWAY else 0.0,
}
assert SCORED.keys() | SERVED.keys() == PEOPLE.keys()


def favour(me: Prospect, name: str) -> float:
    """Give what bribing a person would bring, the coin apart."""
    gain = 0.0
    if name in SCORED and (points := SCORED[name](me)):
        gain = points + me.bonus
    return gain + SERVED[name](me) if name in SERVED else gain


# What cards are worth.


def card(me: Prospect, kind: int) -> float:
    """Give what playing a card would bring."""
    if kind == CONFIDANT:
        there = me.state.confidant[me.seat]
        return max([placed(me, sector) for sector in range(7) if sector != there])
    if kind == NOTRE_DAME:
        return max([donation(me, coins) for coins in range(min(3, me.coins) + 1)])
    return placed(me, kind) - me.uprooted()


def placed(me: Prospect, sector: int) -> float:
    """Give what another piece in a sector would bring, now and later."""
    pieces = me.quarter[sector]
    if sector == HOSPITAL:
        chased = max(0, me.rat - 1)
        return me.dread(me.rat) - dread(chased, me.plague, pieces + 1, me.later)
    gain = used(me, sector, pieces + 1)
    if sector == PARK:
        return gain + me.shade(pieces + 1) - me.shade(pieces)
    doubles, acts = me.state.inn_doubles_at, me.acts - 1
    return gain + standing(sector, pieces + 1, acts, doubles) - standing(sector, pieces, acts, doubles)


def used(me: Prospect, sector: int, pieces: int) -> float:
    """Give what using a sector with so many pieces brings at once."""
    if sector == RESIDENCE:
        return pieces + me.bonus
    if sector == BANK:
        return me.purse(me.coins + pieces) - me.purse(me.coins)
    if sector == SCHOOL:
        got = min(pieces, me.state.reserve[me.seat])
        return me.stock(me.supply + got) - me.stock(me.supply)
    if sector == CARRIAGE_HOUSE:
        state = me.state
        ends = reachable(state.streets, state.quarters, state.carriage[me.seat], pieces)
        return max(messages(me, ends), default=0.0)
    if sector == INN:
        times = 2 if pieces >= me.state.inn_doubles_at else 1
        return times * max(me.coin, me.cube, me.step)
    return me.step


def best_use(me: Prospect) -> float:
    """Give what the best sector would bring if it were used as it stands."""
    return max([used(me, sector, pieces) if pieces else 0.0 for sector, pieces in enumerate(me.quarter)])


def messages(me: Prospect, ends: Sequence[int]) -> list[float]:
    """Give what taking the message at each of these markets would bring."""
    state, lying = me.state, me.state.messages
    allowed = [may_take(state, me.seat, colour) for colour in range(state.quarters)]
    brings = (1 + me.coin + me.bonus, 2 + me.cube + me.bonus, 3 + me.step + me.bonus, 4.0 + me.bonus)
    return [brings[lying[end]] if lying[end] != BARE and allowed[end // 5] else 0.0 for end in ends]


def donation(me: Prospect, coins: int) -> float:
    """Give what a donation with its cube would bring, less what both would be worth elsewhere."""
    if not coins:
        return 0.0
    gain = share(me.state, me.seat, 1) - share(me.state, me.seat, 0)
    spent = me.purse(me.coins) - me.purse(me.coins - coins) + me.uprooted()
    return DONATIONS[coins] + me.bonus + gain - spent


# Hunches: what the common choices are worth, without trying them out.


def hunch(
    state: "NotreDame", decision: Decision[Any], options: Sequence[Action], _spite: float
) -> list[float] | None:
    """Weigh the options of a common decision by what they gain; None: they have to be tried out."""
    weigh = HUNCHES.get(type(decision))
    return weigh(Prospect(state, decision.seat), options) if weigh else None


def _cards(me: Prospect, options: Sequence[Action]) -> list[float]:
    return [card(me, _KIND[option]) for option in options]


def _sectors(me: Prospect, options: Sequence[Action]) -> list[float]:
    there = me.state.confidant[me.seat]
    if there != AWAY:
        me.quarter[there] -= 1
    return [placed(me, PLACE_OF[option]) for option in options]


def _donations(me: Prospect, options: Sequence[Action]) -> list[float]:
    return [donation(me, option.number) for option in options]


def _drives(me: Prospect, options: Sequence[Action]) -> list[float]:
    ends = [market_number(option.name) for option in options if option != STAY]
    return [*messages(me, ends), 0.0]


def _taking(_me: Prospect, options: Sequence[Action]) -> list[float]:
    return [1.0 if option == TAKE else 0.0 for option in options]


def _bonuses(me: Prospect, options: Sequence[Action]) -> list[float]:
    values = {BONUS_COIN: me.coin, BONUS_CUBE: me.cube}
    return [values.get(option, me.step) for option in options]


def _bribes(me: Prospect, options: Sequence[Action]) -> list[float]:
    coin = purse(me.coins, me.later, me.acts) - purse(me.coins - 1, me.later, me.acts)
    return [0.0 if option == PASS else favour(me, option.name) - coin for option in options]


_KIND = {action: kind for actions in (KEEP, PLAY) for kind, action in enumerate(actions)}
HUNCHES: dict[type[Any], Callable[[Prospect, Sequence[Action]], list[float]]] = {
    Keep: _cards,
    PlayCard: _cards,
    MoveConfidant: _sectors,
    Donate: _donations,
    Drive: _drives,
    TakeMessage: _taking,
    Bonus: _bonuses,
    Bribe: _bribes,
}


def spread(state: "NotreDame") -> float:
    """Give how many points the rest of the game may still move between seats."""
    return 2.0 + 0.8 * (ROUNDS - state.round)
