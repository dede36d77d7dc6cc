"""The position of a game of Rattus Cartus, and the small moves that every rule is made of."""

from collections.abc import Sequence
from dataclasses import dataclass

from rules.kernel import Seat, State, copied
from rules.rattus_cartus import knowledge, scoring, secrets, soundness, view
from rules.rattus_cartus.names import CARDS, CLASSES, JOKER, POPULATION, TOKENS, named, without


@copied
@dataclass(slots=True, kw_only=True, eq=False)
class RattusCartus(State):
    """A position. Lists are indexed by seat unless they say otherwise; hands are sorted."""

    # What the table agreed on.
    support_table: str
    support_in_turn: bool
    latest_leads: bool
    swords_are_blind: bool
    rats_open: bool
    #: The thirty building cards of this game, and the special cards they need; known to all.
    town: tuple[int, ...]
    specials: tuple[int, ...]

    # The round.
    round: int = 0
    first: Seat
    buildings: tuple[int, ...]
    replacement: tuple[int, ...]
    #: How many cards at the bottom of the replacement deck were seen going there.
    under: int = 0
    row: tuple[int, ...] = ()
    used: tuple[int, ...] = ()
    #: The place in the row whose support a seat took, and where it went in.
    supported: list[int]
    plot: list[int]
    entered: tuple[Seat, ...] = ()
    passed: tuple[Seat, ...] = ()
    #: Cards laid in a building, a bit mask of the seats that have shown them, what they showed until the
    #: round ends, and how many of that are population cards and jokers: the influence scored this round.
    laid: list[tuple[int, ...]]
    shown: int = 0
    faces: list[tuple[int, ...]]
    strength: list[int]

    # Cards. A parcel is what a seat has set aside to hand over; stacks are by special card.
    deck: tuple[int, ...]
    discard: tuple[int, ...] = ()
    hand: list[tuple[int, ...]]
    parcel: list[tuple[int, ...]]
    stacks: list[int]
    nuns: tuple[int, ...]

    # Possessions. Influence has six numbers a seat; arrival is by class: who moved last stands last.
    rats: list[int]
    tokens: list[int]
    influence: list[int]
    arrival: list[tuple[Seat, ...]]

    # What seats know beyond the open table; see ``knowledge``. ``known`` is by seat * seats + holder.
    looked: list[int]
    known: list[tuple[int, ...]]
    memory: list[tuple[int, ...]]
    base: list[tuple[int, ...]]
    drawn: list[tuple[int, ...]]
    murky: list[int]
    stock: tuple[int, ...] = ()
    fresh: int = 0

    #: Points and rats of every seat after each round.
    timeline: tuple[tuple[int, ...], ...] = ()
    rat_timeline: tuple[tuple[int, ...], ...] = ()

    def view(self, seat: Seat | None) -> view.View:
        """Give all that this seat may know."""
        if seat is not None:
            self.insist_seat(seat)
        return view.look(self, seat)

    def redeal(self, seat: Seat) -> None:
        """Deal anew what this seat cannot know."""
        secrets.redeal(self, seat)

    def scores(self) -> tuple[int, ...]:
        """Give the points each seat would have if the game ended now, the dead included."""
        return scoring.scores(self)

    def tie_break(self, seat: Seat) -> int:
        """Prefer few rats."""
        return -self.rats[seat]

    def fallen(self) -> frozenset[Seat]:
        """Name those whose rats outnumber the nuns."""
        return frozenset(range(self.seats)) - frozenset(scoring.survivors(self))

    def breakdown(self, seat: Seat) -> dict[str, int]:
        """Tell where a seat's points come from; the parts add up to its score."""
        return scoring.breakdown(self, seat)

    def check(self) -> None:
        """Refuse what cannot be on a table of this game."""
        soundness.check(self)

    # Looking.

    def order(self) -> tuple[Seat, ...]:
        """Give the seats clockwise from the first player."""
        return (*range(self.first, self.seats), *range(self.first))

    def inside(self, plot: int) -> list[Seat]:
        """Give the seats in a building in the order they entered."""
        return [seat for seat in self.entered if self.plot[seat] == plot]

    def last_round(self) -> bool:
        """Say whether this round emptied the building deck."""
        return not self.buildings

    # Moving.

    def draw(self, seat: Seat, number: int) -> None:
        """Draw population cards; the discard pile comes back when the deck cannot give enough.

        A ruling: a deck that is just emptied stays empty until the next card is needed.
        """
        if not number:
            return
        self.reveal()
        short = number - len(self.deck)
        got = self._top(seat, number)
        if short > 0 and self.discard:
            self._reshuffle()
            got += self._top(seat, short)
        if self.sink is not None:
            self.tell("drew", seat, len(got))
            if got:
                self.tell("drew_cards", seat, named(got), only=seat)

    def _top(self, seat: Seat, number: int) -> tuple[int, ...]:
        cut = max(0, len(self.deck) - number)
        got, self.deck = self.deck[cut:], self.deck[:cut]
        self.hand[seat] = tuple(sorted(self.hand[seat] + got))
        knowledge.drew(self, seat, got)
        return got

    def _reshuffle(self) -> None:
        knowledge.reshuffled(self)
        self.deck, self.discard = self.shuffled(self.discard), ()
        self.tell("reshuffled", None, len(self.deck))

    def take(self, seat: Seat, special: int, number: int) -> None:
        """Take special cards or jokers from their stack, as far as there are any."""
        got = min(number, self.stacks[special - JOKER])
        self.tell("took", seat, CARDS[special], got)
        if got:
            self.stacks[special - JOKER] -= got
            self.hand[seat] = tuple(sorted(self.hand[seat] + (special,) * got))
            knowledge.gained(self, seat, (special,) * got)

    def spend(self, seat: Seat, card: int) -> None:
        """Put a card of the hand openly where it belongs."""
        self.hand[seat] = without(self.hand[seat], card)
        knowledge.showed(self, seat, (card,))
        self.put_back((card,))

    def put_back(self, cards: Sequence[int]) -> None:
        """Put open cards on the discard pile, jokers and special cards on their stacks."""
        self.discard += tuple([card for card in cards if card < POPULATION])
        for card in cards:
            if card >= JOKER:
                self.stacks[card - JOKER] += 1

    def hand_over(self, giver: Seat, taker: Seat, cards: tuple[int, ...]) -> None:
        """Move cards that are no longer in the giver's hand into another; only the two see them."""
        self.reveal()
        self.hand[taker] = tuple(sorted(self.hand[taker] + cards))
        knowledge.handed(self, giver, taker, cards)
        self.tell("gave", giver, len(cards), taker)
        for seat in (giver, taker):
            self.tell("gave_cards", giver, named(cards), taker, only=seat)

    def catch_rats(self, seat: Seat, rats: int) -> None:
        """Take rats from the supply, which never runs out."""
        if rats:
            self.rats[seat] += rats
            self.tell("rats", seat, rats)

    def drop_rats(self, seat: Seat, rats: int) -> None:
        """Discard rats, as far as there are any."""
        dropped = min(rats, self.rats[seat])
        if dropped:
            self.rats[seat] -= dropped
            self.tell("rats", seat, -dropped)

    def advance(self, seat: Seat, track: int, points: int) -> None:
        """Move the disc of a seat once, on top of those it meets; without points it stays where it is."""
        if points:
            at = seat * 6 + track
            self.influence[at] += points
            self.arrival[track] = (*[other for other in self.arrival[track] if other != seat], seat)
            self.tell("influence", seat, points, CLASSES[track], self.influence[at])

    def take_tokens(self, seat: Seat, number: int) -> None:
        """Take victory point tokens, as far as there are any."""
        got = min(number, TOKENS - sum(self.tokens))
        self.tokens[seat] += got
        self.tell("tokens", seat, got)
