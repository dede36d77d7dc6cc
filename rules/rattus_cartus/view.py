"""What one seat may know of a game of Rattus Cartus: the only window screens and bots look through."""

from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from rules.kernel import Decision, Seat
from rules.rattus_cartus.names import (
    ALL_PLACES,
    BUILDINGS,
    CARDS,
    CLASS_OF,
    CLASSES,
    COPIES_OF_BUILDING,
    JOKER,
    NOWHERE,
    PLACES,
    ROW,
    TOKENS,
    named,
)
from rules.rattus_cartus.odds import Odds, of_seat
from rules.rattus_cartus.resolution import strangers, strength
from rules.rattus_cartus.scoring import open_points, ranking, survivors
from rules.rattus_cartus.support_tables import SUPPORT_TABLES, PrintedSupport

if TYPE_CHECKING:
    from rules.rattus_cartus.state import RattusCartus


class Building(NamedTuple):
    """A building card and what its support gives."""

    name: str
    track: str
    support: PrintedSupport


def _card(number: int, support: PrintedSupport) -> Building:
    name = BUILDINGS[number // COPIES_OF_BUILDING]
    return Building(name, CLASS_OF[name], support)


#: All building cards, by the name of the support table.
BUILDING_CARDS = {
    name: tuple(_card(number, support) for number, support in enumerate(table))
    for name, table in SUPPORT_TABLES.items()
}


class Stand(NamedTuple):
    """A seat in a building: its number there and what it laid, until the round ends.

    None stands for what is still face down.
    """

    plot: int
    number: int
    cards: int
    laid: tuple[str, ...] | None
    influence: int | None
    rats: int | None
    #: Whether all have seen the cards.
    shown: bool


class Player(NamedTuple):
    """One seat. None stands for what the viewer may not know."""

    seat: Seat
    rats: int | None
    tokens: int
    influence: dict[str, int]
    #: Points for classes and tokens if the game ended now; the rest is secret until then.
    points: int
    hand_size: int
    hand: tuple[str, ...] | None
    #: Cards set aside to be handed over.
    parcel: tuple[str, ...] | None
    #: Cards the viewer is sure this seat holds, in hand or face down.
    known: tuple[str, ...]
    looked: tuple[int, ...]
    supported: int | None
    stand: Stand | None
    alive: bool | None
    breakdown: dict[str, int] | None


class View(NamedTuple):
    """The table as one seat (None: a spectator) sees it."""

    seat: Seat | None
    round: int
    rounds: int
    last_round: bool
    first: Seat
    row: tuple[Building, ...]
    #: All building cards of this game, and those of past rows.
    town: tuple[Building, ...]
    used: tuple[Building, ...]
    buildings_left: int
    #: Who has played a Pass and is not inside yet, in the order of being asked again.
    passed: tuple[Seat, ...]
    players: tuple[Player, ...]
    #: By class the seats with influence, the leader first.
    tracks: dict[str, tuple[Seat, ...]]
    #: Whether of equals the one that came last is ahead: the upper disc of a stack.
    latest_leads: bool
    stacks: dict[str, int]
    tokens_left: int
    deck_size: int
    discard: tuple[str, ...]
    nuns: tuple[str | None, ...]
    #: The chance to survive with any number of rats, and with those one has: exact over the cards this seat
    #: is sure of, all others being equally likely.
    odds: Odds | None
    survival: float | None
    timeline: tuple[tuple[int, ...], ...] | None
    rat_timeline: tuple[tuple[int, ...], ...] | None
    #: What is asked now, and of whom.
    waiting: tuple[Decision["RattusCartus"], ...]
    winners: tuple[Seat, ...]


def look(state: "RattusCartus", seat: Seat | None) -> View:
    """Draw up the view of a seat."""
    over = state.over
    own = None if seat is None else of_seat(state, seat)
    ranked = ranking(state)
    points = open_points(state, ranked)
    return View(
        seat=seat,
        round=state.round,
        rounds=state.round + len(state.buildings) // ROW[state.seats],
        last_round=state.last_round(),
        first=state.first,
        row=_buildings(state.support_table, state.row),
        town=_buildings(state.support_table, state.town),
        used=_buildings(state.support_table, state.used),
        buildings_left=len(state.buildings),
        passed=state.passed,
        players=tuple([_player(state, other, seat, points[other]) for other in range(state.seats)]),
        tracks=dict(zip(CLASSES, ranked, strict=True)),
        latest_leads=state.latest_leads,
        stacks={CARDS[card]: state.stacks[card - JOKER] for card in state.specials},
        tokens_left=TOKENS - sum(state.tokens),
        deck_size=len(state.deck),
        discard=named(state.discard),
        nuns=_nuns(state, seat),
        odds=own,
        survival=own.survival(state.rats[seat]) if own and seat is not None else None,
        timeline=state.timeline if over else None,
        rat_timeline=state.rat_timeline if over else None,
        waiting=tuple(state.decisions()),
        winners=state.winners() if over else (),
    )


@lru_cache(maxsize=256)
def _buildings(table: str, cards: tuple[int, ...]) -> tuple[Building, ...]:
    return tuple([BUILDING_CARDS[table][card] for card in cards])


def _nuns(state: "RattusCartus", seat: Seat | None) -> tuple[str | None, ...]:
    looked = 0 if seat is None else state.looked[seat]
    if state.over:
        looked = ALL_PLACES
    return tuple([CARDS[card] if looked >> place & 1 else None for place, card in enumerate(state.nuns)])


def _player(state: "RattusCartus", seat: Seat, viewer: Seat | None, points: int) -> Player:
    over = state.over
    own = seat == viewer
    known = () if viewer is None or own else state.known[viewer * state.seats + seat]
    return Player(
        seat=seat,
        rats=state.rats[seat] if own or over or state.rats_open else None,
        tokens=state.tokens[seat],
        influence=dict(zip(CLASSES, state.influence[seat * 6 : seat * 6 + 6], strict=True)),
        points=points,
        hand_size=len(state.hand[seat]) + len(state.parcel[seat]),
        hand=named(state.hand[seat]) if own or over else None,
        parcel=named(state.parcel[seat]) if own else None,
        known=named(sorted(known)),
        looked=PLACES[state.looked[seat]],
        supported=None if state.supported[seat] == NOWHERE else state.supported[seat],
        stand=_stand(state, seat, own or bool(state.shown >> seat & 1)),
        alive=seat in survivors(state) if over else None,
        breakdown=state.breakdown(seat) if over else None,
    )


def _stand(state: "RattusCartus", seat: Seat, known: bool) -> Stand | None:
    plot = state.plot[seat]
    if plot == NOWHERE:
        return None
    laid = state.faces[seat] if state.shown >> seat & 1 else state.laid[seat]
    return Stand(
        plot=plot,
        number=state.inside(plot).index(seat) + 1,
        cards=len(laid),
        laid=named(laid) if known else None,
        influence=strength(laid) if known else None,
        rats=strangers(laid, state.row[plot] // 10) if known else None,
        shown=bool(state.shown >> seat & 1),
    )
