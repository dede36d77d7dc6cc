"""What seats know of cards they cannot see: the ground for honest odds and honest opponents.

``known`` holds cards a seat is sure that another holds (hand or laid): specials are taken openly, and the
two sides of a gift know it. ``memory`` counts, by population card, how many a seat was once sure are not in
the nun row; none ever gets there. ``murky`` marks the holders whose specials a seat has lost track of.
``stock`` holds what may be in a deck made of the discard pile, which everybody saw; nothing before that.
"""

from typing import TYPE_CHECKING

from rules.kernel import Seat
from rules.rattus_cartus.names import CARDS, COPIES, NUN_ROW, POPULATION

if TYPE_CHECKING:
    from rules.rattus_cartus.state import RattusCartus


def gained(state: "RattusCartus", holder: Seat, cards: tuple[int, ...]) -> None:
    """Everybody saw which cards a seat took from a stack."""
    for seat in range(state.seats):
        if seat != holder:
            state.known[seat * state.seats + holder] += cards


def showed(state: "RattusCartus", holder: Seat, cards: tuple[int, ...]) -> None:
    """Everybody saw which cards a seat parted with."""
    for at in range(holder, state.seats * state.seats, state.seats):
        if state.known[at]:
            state.known[at] = less(state.known[at], cards)


def handed(state: "RattusCartus", giver: Seat, taker: Seat, cards: tuple[int, ...]) -> None:
    """The two sides know what was given; the others know only how many."""
    for seat in range(state.seats):
        at = seat * state.seats + giver
        if seat == giver:
            state.known[seat * state.seats + taker] += cards
        elif seat == taker:
            state.known[at] = less(state.known[at], cards)
        else:
            state.murky[seat] |= 1 << giver | 1 << taker
            if state.known[at]:
                remember(state, seat)
                state.known[at] = _surely_left(state.known[at], len(cards))


def _surely_left(cards: tuple[int, ...], gone: int) -> tuple[int, ...]:
    # Any of a kind may be among those that went, but no more of it than went in all.
    kinds = dict.fromkeys(cards)
    return tuple([card for card in kinds for _ in range(cards.count(card) - gone)])


def reshuffled(state: "RattusCartus") -> None:
    """The discard pile, which everybody has seen, becomes the deck."""
    for seat in range(state.seats):
        remember(state, seat)
    state.stock = [state.discard] * state.seats


def drew(state: "RattusCartus", seat: Seat, cards: tuple[int, ...]) -> None:
    """Whoever draws from a deck made of the discard pile knows what is no longer in it."""
    if state.stock[seat]:
        state.stock[seat] = less(state.stock[seat], cards)


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
    counts, memory = located(state, seat), state.memory[seat]
    return list(map(max, counts, memory)) if memory else counts


def seen_nuns(state: "RattusCartus", seat: Seat) -> list[int]:
    """List the nun cards this seat has looked at."""
    return [state.nuns[place] for place in range(NUN_ROW) if state.looked[seat] >> place & 1]


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


def less(cards: tuple[int, ...], gone: tuple[int, ...]) -> tuple[int, ...]:
    """Take cards away, as far as they are there."""
    left = list(cards)
    for card in gone:
        if card in left:
            left.remove(card)
    return tuple(left)
