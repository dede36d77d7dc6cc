"""What can be counted of a seat of Notre Dame, for those who learn from games what it is worth."""

from typing import TYPE_CHECKING

from rules.kernel import Seat
from rules.notre_dame.judge import horizon as horizon
from rules.notre_dame.judge import promises, worth
from rules.notre_dame.names import CATHEDRAL, HOSPITAL, INN, PARK, SECTORS
from rules.notre_dame.prospect import Prospect, share

if TYPE_CHECKING:
    from rules.notre_dame.state import NotreDame

NAMES = (
    "worth",
    "prestige",
    "coins",
    "supply",
    "rat",
    *SECTORS,
    "cathedral",
    "messages",
    "half_of_a_pair",
    "empty_sectors",
    "fullest_sector",
    "pairs_in_the_park",
    "pairs_in_the_hospital",
    "double_inn",
    "confidant_away",
    "dread",
    "purse",
    "stock",
    "shade",
    "share",
    "promises",
    "poor",
    "turn",
)


def facts(state: "NotreDame", seat: Seat) -> tuple[float, ...]:
    """Give the numbers of a seat, in the order of ``NAMES``."""
    me = Prospect(state, seat)
    quarter, taken = me.quarter, state.taken[seat]
    return (
        worth(state, seat),
        state.prestige[seat],
        me.coins,
        me.supply,
        me.rat,
        *quarter,
        state.cubes[seat * 8 + CATHEDRAL],
        len(taken),
        len(taken) % 2,
        quarter.count(0),
        max(quarter),
        quarter[PARK] // 2,
        quarter[HOSPITAL] // 2,
        quarter[INN] >= state.inn_doubles_at,
        state.confidant[seat] < 0,
        me.dread(me.rat),
        me.purse(me.coins),
        me.stock(me.supply),
        me.shade(quarter[PARK]),
        share(state, seat, 0),
        promises(me),
        me.coins < 1,
        (seat - state.first) % state.seats,
    )


def table(state: "NotreDame") -> list[tuple[float, ...]]:
    """Give the numbers of all seats."""
    return [facts(state, seat) for seat in range(state.seats)]


def stage(state: "NotreDame") -> int:
    """Say which weights count: they change from round to round."""
    return state.round
