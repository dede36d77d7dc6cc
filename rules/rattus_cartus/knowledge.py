"""What seats know of cards they cannot see: the ground for honest odds and honest opponents.

``known`` holds cards a seat is sure that another holds (hand or laid): specials are taken openly, and the
two sides of a gift know it. ``murky`` marks the holders whose specials a seat has lost track of.

A population card once seen is never in the nun row, but where it went may be lost from sight: in a gift
between others, or in a shuffled discard pile. Two counts by population card keep it in mind. ``memory`` is
the most a seat was ever sure of. ``base`` is what it could locate at the last shuffle, and on top of it what
it saw since that was none of these. The limit: after a card was lost in a gift, what others show counts only
as far as it is more than was remembered, because it may be that card.

Everybody knows ``stock``, the pile that the deck was made of (nothing before the first shuffle), and
``fresh``, the seats that may hold cards of it; only a seat itself knows what it has ``drawn`` from it.
Nobody gains a card between laying cards and showing them, so ``fresh`` is true of laid cards too.
"""

from typing import TYPE_CHECKING

from rules.kernel import Seat
from rules.rattus_cartus.names import CARDS, COPIES, PLACES, POPULATION

if TYPE_CHECKING:
    from rules.rattus_cartus.state import RattusCartus


def gained(state: "RattusCartus", holder: Seat, cards: tuple[int, ...]) -> None:
    """Everybody saw which cards a seat took from a stack."""
    for seat in range(state.seats):
        if seat != holder:
            state.known[seat * state.seats + holder] += cards


def showed(state: "RattusCartus", holder: Seat, cards: tuple[int, ...]) -> None:
    """Everybody saw which cards a seat parted with."""
    if state.stock:
        for seat in range(state.seats):
            if seat != holder:
                _saw(state, seat, holder, cards)
    for at in range(holder, state.seats * state.seats, state.seats):
        if state.known[at]:
            state.known[at] = less(state.known[at], cards)


def surprising(state: "RattusCartus", holder: Seat, card: int) -> bool:
    """Say whether somebody cannot have been sure that a seat holds such a card."""
    others = [seat for seat in range(state.seats) if seat != holder]
    return any(card not in state.known[seat * state.seats + holder] for seat in others)


def _saw(state: "RattusCartus", seat: Seat, holder: Seat, cards: tuple[int, ...]) -> None:
    # Who holds nothing of the shuffled pile shows what nobody has counted yet, but for what was known.
    if state.base[seat] and not state.fresh >> holder & 1:
        new = less(cards, state.known[seat * state.seats + holder])
        state.base[seat] = _more(state.base[seat], new)


def handed(state: "RattusCartus", giver: Seat, taker: Seat, cards: tuple[int, ...]) -> None:
    """The two sides know what was given; the others know only how many."""
    for seat in range(state.seats):
        at = seat * state.seats + giver
        if seat == giver:
            state.known[seat * state.seats + taker] += cards
        elif seat == taker:
            _saw(state, seat, giver, cards)
            state.known[at] = less(state.known[at], cards)
        else:
            state.murky[seat] |= 1 << giver | 1 << taker
            if state.known[at]:
                _lose(state, seat, giver, len(cards))
    if state.fresh >> giver & 1:
        state.fresh |= 1 << taker


def _lose(state: "RattusCartus", seat: Seat, giver: Seat, gone: int) -> None:
    at = seat * state.seats + giver
    if min(state.known[at]) < POPULATION:
        remember(state, seat)
        # What is lost may turn up with either of the two, so from now on nothing counts on top.
        state.base[seat] = ()
    state.known[at] = _surely_left(state.known[at], gone)


def _surely_left(cards: tuple[int, ...], gone: int) -> tuple[int, ...]:
    # Any of a kind may be among those that went, but no more of it than went in all.
    kinds = dict.fromkeys(cards)
    return tuple([card for card in kinds for _ in range(cards.count(card) - gone)])


def reshuffled(state: "RattusCartus") -> None:
    """The discard pile, which everybody has seen, becomes the deck."""
    for seat in range(state.seats):
        remember(state, seat)
        state.base[seat] = tuple(located(state, seat)[:POPULATION])
    state.stock, state.fresh, state.drawn = state.discard, 0, [()] * state.seats


def drew(state: "RattusCartus", seat: Seat, cards: tuple[int, ...]) -> None:
    """Before the first shuffle a drawn card was never seen; after it, all have seen what it may be."""
    if not cards:
        return
    if state.stock:
        state.drawn[seat] += cards
        state.fresh |= 1 << seat
    elif state.memory[seat]:
        state.memory[seat] = _more(state.memory[seat], cards)


def remember(state: "RattusCartus", seat: Seat) -> None:
    """Keep in mind how many of each card are outside the nun row before some are lost from sight."""
    state.memory[seat] = tuple(outside(state, seat)[:POPULATION])


def located(state: "RattusCartus", seat: Seat) -> list[int]:
    """Count the cards, stacks and nun row apart, whose holder this seat knows now."""
    cards = state.discard + state.hand[seat] + state.parcel[seat] + state.laid[seat]
    for other in range(state.seats):
        if other != seat:
            cards += state.known[seat * state.seats + other]
            if state.shown >> other & 1:
                cards += state.laid[other]
    return counted(cards)


def outside(state: "RattusCartus", seat: Seat) -> list[int]:
    """Count the cards this seat is sure are not in the nun row, wherever they are now."""
    counts = located(state, seat)
    for bound in (state.memory[seat], state.base[seat]):
        if bound:
            counts[:POPULATION] = map(max, counts, bound)
    return counts


def seen_nuns(state: "RattusCartus", seat: Seat) -> list[int]:
    """List the nun cards this seat has looked at."""
    return [state.nuns[place] for place in PLACES[state.looked[seat]]]


def possible_nuns(state: "RattusCartus", seat: Seat) -> list[int]:
    """Count, by population card, how many may lie in the nun row among those this seat has not seen there."""
    left = [copies - gone for copies, gone in zip(COPIES, outside(state, seat), strict=False)]
    for card in seen_nuns(state, seat):
        left[card] -= 1
    return left


def counted(cards: tuple[int, ...]) -> list[int]:
    """Count cards by their number."""
    counts = [0] * len(CARDS)
    for card in cards:
        counts[card] += 1
    return counts


def _more(counts: tuple[int, ...], cards: tuple[int, ...]) -> tuple[int, ...]:
    more = list(counts)
    for card in cards:
        if card < POPULATION:
            more[card] += 1
    return tuple(more)


def less(cards: tuple[int, ...], gone: tuple[int, ...]) -> tuple[int, ...]:
    """Take cards away, as far as they are there."""
    left = list(cards)
    for card in gone:
        if card in left:
            left.remove(card)
    return tuple(left)
