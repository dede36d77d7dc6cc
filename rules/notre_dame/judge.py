"""How good a position of Notre Dame is for a seat, in points at the end: a club player's rules of thumb."""

from collections.abc import Callable, Sequence
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
    MoveCube,
    MoveCubeToCathedral,
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
from rules.notre_dame.plague import LoseCube
from rules.notre_dame.prospect import HOPE, ROUNDS, Prospect, dread, purse, share, standing
from rules.notre_dame.streets import market_number, reachable

if TYPE_CHECKING:
    from rules.notre_dame.state import NotreDame


def worth(state: "NotreDame", seat: Seat) -> float:
    """Estimate the prestige of a seat at the end of the game."""
    if state.over:
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


def lives(state: "NotreDame") -> list[float]:
    """Say that nobody can die before the end."""
    return [1.0] * state.seats


def moment(state: "NotreDame") -> int:
    """Count the rounds."""
    return state.round


def horizon(state: "NotreDame") -> int:
    """Give the round up to which it is worth playing on: the next one."""
    return state.round + 1


def spread(state: "NotreDame") -> float:
    """Give how many points the rest of the game may still move between seats."""
    return 2.0 + 0.8 * (ROUNDS - state.round)


# What persons are worth.


def promises(me: Prospect) -> float:
    """Give what the grey persons to come may be worth, as far as the quarter already serves them."""
    total, grey = 0.0, me.state.grey
    for place, name in enumerate(grey):
        if name in SCORED:
            total += HOPE[place // 3] * SCORED[name](me)
    return total


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
    "nurse": lambda me: me.step + (1.0 if me.state.reserve[me.seat] else 0.0),
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
    return placed(me, kind) - me.next_cube()


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


def uprooted(me: Prospect, place: int) -> float:
    """Give what is lost when a cube leaves its place."""
    if place == CATHEDRAL:
        return share(me.state, me.seat, 0) - share(me.state, me.seat, -1)
    pieces = me.quarter[place]
    if place == PARK:
        return me.shade(pieces) - me.shade(pieces - 1)
    if place == HOSPITAL:
        return dread(me.rat, me.plague, pieces - 1, me.later) - me.dread(me.rat)
    doubles = me.state.inn_doubles_at
    return standing(place, pieces, me.acts, doubles) - standing(place, pieces - 1, me.acts, doubles)


def donation(me: Prospect, coins: int) -> float:
    """Give what a donation with its cube would bring, less what both would be worth elsewhere."""
    if not coins:
        return 0.0
    gain = share(me.state, me.seat, 1) - share(me.state, me.seat, 0)
    spent = me.purse(me.coins) - me.purse(me.coins - coins) + me.next_cube()
    return DONATIONS[coins] + me.bonus + gain - spent


# Hunches: what the common choices are worth, without trying them out.


def hunch(
    state: "NotreDame", decision: Decision[Any], options: Sequence[Action], _spite: float
) -> list[float] | None:
    """Weigh the options of a common decision by what they gain; None: they have to be tried out."""
    me, weigh = Prospect(state, decision.seat), HUNCHES.get(type(decision))
    if type(decision) is MoveCube:
        return _moving(me, decision.sector, options)
    return weigh(me, options) if weigh else None


def _cards(me: Prospect, options: Sequence[Action]) -> list[float]:
    return [card(me, _KIND[option]) for option in options]


def _sectors(me: Prospect, options: Sequence[Action]) -> list[float]:
    there = me.state.confidant[me.seat]
    if there != AWAY:
        me.quarter[there] -= 1
    return [placed(me, PLACE_OF[option]) for option in options]


def _uprooting(me: Prospect, options: Sequence[Action]) -> list[float]:
    return [-uprooted(me, PLACE_OF[option]) if option in PLACE_OF else 0.0 for option in options]


def _moving(me: Prospect, sector: int, options: Sequence[Action]) -> list[float]:
    gain = placed(me, sector)
    return [gain - uprooted(me, PLACE_OF[option]) if option in PLACE_OF else 0.0 for option in options]


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
    MoveCubeToCathedral: _uprooting,
    LoseCube: _uprooting,
}
