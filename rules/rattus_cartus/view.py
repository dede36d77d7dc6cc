"""What one seat may know of a game of Rattus Cartus: the only window screens and bots look through."""

from collections import Counter
from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from rules.kernel import Seat
from rules.rattus_cartus import odds
from rules.rattus_cartus.names import (
    BUILDINGS,
    CARDS,
    CLASSES,
    JOKER,
    NUN_ROW,
    POPULATION,
    ROW,
    TOKENS,
    named,
)
from rules.rattus_cartus.scoring import CLASS_POINTS, ranking, survivors
from rules.rattus_cartus.supplies import SUPPLIES, Supply

if TYPE_CHECKING:
    from rules.rattus_cartus.state import RattusCartus


class Building(NamedTuple):
    """A building card and what its support gives."""

    name: str
    track: str
    support: Supply


#: All sixty building cards, by the name of the supply table.
BUILDING_CARDS = {
    name: tuple(
        Building(BUILDINGS[card // 5], CLASSES[card // 10], supply) for card, supply in enumerate(table)
    )
    for name, table in SUPPLIES.items()
}


class Stand(NamedTuple):
    """A seat in a building: its number there and what it laid. None stands for what is still face down."""

    plot: int
    number: int
    cards: int
    laid: tuple[str, ...] | None
    influence: int | None
    rats: int | None


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


#: The places of the nun row by bit mask.
PLACES = [tuple(place for place in range(NUN_ROW) if mask >> place & 1) for mask in range(1 << NUN_ROW)]


class View(NamedTuple):
    """The table as one seat (None: a spectator) sees it."""

    seat: Seat | None
    round: int
    rounds: int
    last_round: bool
    first: Seat
    row: tuple[Building, ...]
    #: How many cards of each building are in this game.
    town: dict[str, int]
    buildings_left: int
    players: tuple[Player, ...]
    #: By class the seats with influence, the leader first.
    tracks: dict[str, tuple[Seat, ...]]
    stacks: dict[str, int]
    tokens_left: int
    deck_size: int
    discard: tuple[str, ...]
    nuns: tuple[str | None, ...]
    #: The exact chance to survive with 0, 1 … 20 rats, and with those one has.
    odds: tuple[float, ...] | None
    survival: float | None
    timeline: tuple[tuple[int, ...], ...] | None
    rat_timeline: tuple[tuple[int, ...], ...] | None
    #: Who has to decide, and what.
    waiting: tuple[tuple[Seat, str], ...]
    winners: tuple[Seat, ...]


def look(state: "RattusCartus", seat: Seat | None) -> View:
    """Draw up the view of a seat."""
    over = not state.stack
    chances = None if seat is None else odds.of_seat(state, seat).chances()
    ranked = [ranking(state, track) for track in range(6)]
    points = _open_points(state, ranked)
    return View(
        seat=seat,
        round=state.round,
        rounds=state.round + len(state.buildings) // ROW[state.seats],
        last_round=state.last_round(),
        first=state.first,
        row=tuple([BUILDING_CARDS[state.supplies][card] for card in state.row]),
        town=_town(state.town).copy(),
        buildings_left=len(state.buildings),
        players=tuple([_player(state, other, seat, points[other]) for other in range(state.seats)]),
        tracks=dict(zip(CLASSES, map(tuple, ranked), strict=True)),
        stacks={CARDS[card]: state.stacks[card - JOKER] for card in state.specials},
        tokens_left=TOKENS - sum(state.tokens),
        deck_size=len(state.deck),
        discard=named(state.discard),
        nuns=_nuns(state, seat),
        odds=chances,
        survival=None if seat is None or not chances else _at(chances, state.rats[seat]),
        timeline=state.timeline if over else None,
        rat_timeline=state.rat_timeline if over else None,
        waiting=tuple([(decision.seat, type(decision).__name__) for decision in state.decisions()]),
        winners=state.winners() if over else (),
    )


def _at(chances: tuple[float, ...], rats: int) -> float:
    return chances[rats] if rats < len(chances) else 0.0


def _open_points(state: "RattusCartus", ranked: list[list[Seat]]) -> list[int]:
    points = state.tokens[:]
    for order in ranked:
        for seat, share in zip(order, CLASS_POINTS, strict=False):
            points[seat] += share
    return points


@lru_cache(maxsize=64)
def _town(cards: tuple[int, ...]) -> dict[str, int]:
    return dict(Counter(BUILDINGS[card // 5] for card in cards))


def _nuns(state: "RattusCartus", seat: Seat | None) -> tuple[str | None, ...]:
    looked = 0 if seat is None else state.looked[seat]
    if not state.stack:
        looked = (1 << NUN_ROW) - 1
    return tuple([CARDS[card] if looked >> place & 1 else None for place, card in enumerate(state.nuns)])


def _player(state: "RattusCartus", seat: Seat, viewer: Seat | None, points: int) -> Player:
    over = not state.stack
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
        supported=None if state.supported[seat] < 0 else state.supported[seat],
        stand=_stand(state, seat, own or bool(state.shown >> seat & 1)),
        alive=seat in survivors(state) if over else None,
        breakdown=state.breakdown(seat) if over else None,
    )


def _stand(state: "RattusCartus", seat: Seat, known: bool) -> Stand | None:
    plot = state.plot[seat]
    if plot < 0:
        return None
    laid, track = state.laid[seat], state.row[plot] // 10
    strangers = [card for card in laid if card < POPULATION and card // 5 != track]
    return Stand(
        plot=plot,
        number=state.inside(plot).index(seat) + 1,
        cards=len(laid),
        laid=named(laid) if known else None,
        influence=sum([card <= JOKER for card in laid]) if known else None,
        rats=len(strangers) if known else None,
    )
