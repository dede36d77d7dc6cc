"""What one seat may know of a game of Notre Dame: the only window screens and bots look through."""

from typing import TYPE_CHECKING, Any, NamedTuple

from rules.kernel import Decision, Seat
from rules.notre_dame.names import (
    AWAY,
    BARE,
    CARDS,
    CATHEDRAL_POINTS,
    COINS,
    MESSAGES,
    PERIODS,
    SECTORS,
)
from rules.notre_dame.scoring import park_bonus, share
from rules.notre_dame.secrets import held, known_hands
from rules.notre_dame.streets import market_name

if TYPE_CHECKING:
    from rules.notre_dame.state import NotreDame


class Card(NamedTuple):
    """An action card and the seat whose colour it bears."""

    name: str
    owner: Seat


class Message(NamedTuple):
    """A message and the quarter whose colour it bears."""

    colour: int
    kind: str


ALL_CARDS = tuple(Card(name, owner) for owner in range(5) for name in CARDS)
ALL_MESSAGES = {(colour, kind): Message(colour, MESSAGES[kind]) for colour in range(5) for kind in range(4)}


class Quarter(NamedTuple):
    """One seat and its quarter. None stands for what the viewer may not know."""

    seat: Seat
    home: int
    prestige: int | None
    coins: int
    supply: int
    reserve: int
    rat: int
    healthy: bool
    sectors: dict[str, int]
    cathedral: int
    confidant: str | None
    carriage: str
    messages: tuple[Message, ...]
    played: tuple[Card, ...]
    hand_size: int
    hand: tuple[Card, ...] | None
    offer: tuple[Card, ...] | None
    deck: tuple[Card, ...] | None
    breakdown: dict[str, int] | None

    def pieces(self, sector: str) -> int:
        """Count the cubes in a sector and the confidant, who counts as one."""
        return self.sectors[sector] + (self.confidant == sector)

    @property
    def park_bonus(self) -> int:
        """Give what the park adds to every gain."""
        return park_bonus(self.pieces("park"))


class View(NamedTuple):
    """The table as one seat (None: a spectator) sees it."""

    seat: Seat | None
    round: int
    period: str
    first: Seat
    persons: tuple[str, ...]
    plague: int
    cast: tuple[str, ...]
    grey_left: int
    #: The grey persons to come, in order, for whoever bribed the spy.
    grey: tuple[str, ...] | None
    #: The action cards this seat has seen this period, and those of others' hands that it can name.
    seen: tuple[Card, ...]
    known_hands: tuple[tuple[Seat, Card], ...]
    quarters: tuple[Quarter, ...]
    messages: dict[str, Message]
    coins_left: int
    cathedral_points: int
    timeline: tuple[tuple[int, ...], ...] | None
    #: Who has to decide, and what.
    waiting: tuple[tuple[Seat, type[Decision[Any]]], ...]
    winners: tuple[Seat, ...]

    @property
    def cathedral_cubes(self) -> int:
        """Count the cubes of all seats on the cathedral."""
        return sum(quarter.cathedral for quarter in self.quarters)

    @property
    def cathedral_share(self) -> int:
        """Give what the cathedral would pay for each cube now."""
        return share(self.cathedral_points, self.cathedral_cubes)


def look(state: "NotreDame", seat: Seat | None) -> View:
    """Draw up the view of a seat."""
    over = state.over
    open_scores = state.prestige_open or over
    seen = state.shown | (0 if seat is None else state.seen[seat])
    spied = seat is not None and bool(state.spies >> seat & 1)
    return View(
        seat=seat,
        round=state.round,
        period=PERIODS[(state.round - 1) // 3],
        first=state.first,
        persons=state.persons,
        plague=state.plague,
        cast=state.cast,
        grey_left=len(state.grey),
        grey=state.grey if spied else None,
        seen=_cards(tuple(card for card in range(9 * state.seats) if seen >> card & 1)),
        known_hands=() if seat is None else tuple((o, ALL_CARDS[c]) for o, c in known_hands(state, seat)),
        quarters=tuple(_quarter(state, other, other == seat, open_scores) for other in range(state.seats)),
        messages={
            market_name(market): ALL_MESSAGES[market // 5, kind]
            for market, kind in enumerate(state.messages)
            if kind != BARE
        },
        coins_left=COINS - sum(state.coins),
        cathedral_points=CATHEDRAL_POINTS[state.seats],
        timeline=state.timeline if open_scores else None,
        waiting=tuple((decision.seat, type(decision)) for decision in state.decisions()),
        winners=state.winners() if over else (),
    )


def _cards(cards: tuple[int, ...]) -> tuple[Card, ...]:
    return tuple([ALL_CARDS[card] for card in cards])


def _quarter(state: "NotreDame", seat: Seat, own: bool, open_scores: bool) -> Quarter:
    start = seat * 8
    confidant = state.confidant[seat]
    score_known = own or open_scores
    hand = held(state, seat)
    return Quarter(
        seat=seat,
        home=state.home(seat),
        prestige=state.prestige[seat] if score_known else None,
        coins=state.coins[seat],
        supply=state.supply[seat],
        reserve=state.reserve[seat],
        rat=state.rat[seat],
        healthy=bool(state.healthy >> seat & 1),
        sectors=dict(zip(SECTORS, state.cubes[start : start + 7], strict=True)),
        cathedral=state.cubes[start + 7],
        confidant=None if confidant == AWAY else SECTORS[confidant],
        carriage=market_name(state.carriage[seat]),
        messages=tuple([ALL_MESSAGES[message] for message in state.taken[seat]]),
        played=_cards(state.played[seat]),
        hand_size=len(hand) + len(state.offer[seat]),
        hand=_cards(hand) if own else None,
        offer=_cards(state.offer[seat]) if own else None,
        deck=_cards(tuple(sorted(state.deck[seat]))) if own else None,
        breakdown=state.breakdown(seat) if score_known else None,
    )
