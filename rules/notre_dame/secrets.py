"""What a seat cannot know, dealt anew: the ground for honest opponents."""

from typing import TYPE_CHECKING

from rules.kernel import Seat
from rules.notre_dame.names import PERIODS
from rules.notre_dame.people import PEOPLE
from rules.notre_dame.round import Plague

if TYPE_CHECKING:
    from rules.notre_dame.state import NotreDame


def redeal(state: "NotreDame", seat: Seat) -> None:
    """Shuffle the stacks and every action card this seat has not seen, each colour among itself."""
    state.brown = state.shuffled(sorted(state.brown))
    if not state.spies >> seat & 1:
        state.grey = _grey_shuffled(state)
    _exchange(state, _guess(state, seat))
    if (pair := doubtful(state, seat)) and (pair[0] > pair[1]) == state.below(2):
        _swap(state, seat, *pair)


def doubtful(state: "NotreDame", seat: Seat) -> tuple[int, int] | None:
    """Give the two cards a seat passed, while it does not know which the neighbour kept and which went on."""
    near, far = (seat + 1) % state.seats, (seat + 2) % state.seats
    mine = [[card for card in state.hand[other] if card // 9 == seat] for other in (near, far)]
    return (mine[0][0], mine[1][0]) if far != seat and all(mine) else None


def held(state: "NotreDame", seat: Seat) -> tuple[int, ...]:
    """List the cards in a seat's hand.

    The third card leaves it when the second is played, with the scholar about when bribing is over. Where it
    lies until the round ends is of no account, so the position keeps it where it was.
    """
    if len(state.played[seat]) < 2 or ("scholar" in state.persons and Plague() in state.stack):
        return state.hand[seat]
    return ()


def known_hands(state: "NotreDame", seat: Seat) -> list[tuple[Seat, int]]:
    """List the cards of others that this seat can name, and who holds them."""
    known = state.seen[seat]
    vague = doubtful(state, seat) or ()
    others = [(other, card) for other in range(state.seats) if other != seat for card in held(state, other)]
    return [(other, card) for other, card in others if known >> card & 1 and card not in vague]


def _guess(state: "NotreDame", seat: Seat) -> dict[int, int]:
    # What comes out must not depend on what really lies there, so the cards are taken by place, not by name.
    known = state.seen[seat] | state.shown
    zones = (*state.deck, *state.offer, *state.hand, state.discard)
    lying = [card for zone in zones for card in zone if not known >> card & 1]
    guess: dict[int, int] = {}
    for owner in range(state.seats):
        unseen = [card for card in lying if card // 9 == owner]
        guess.update(zip(unseen, state.shuffled(sorted(unseen)), strict=True))
    return guess


def _exchange(state: "NotreDame", guess: dict[int, int]) -> None:
    # What others have seen is exchanged too: their cards are now these, and always were.
    def exchanged(cards: tuple[int, ...]) -> tuple[int, ...]:
        return tuple([guess.get(card, card) for card in cards])

    for zones in (state.deck, state.offer, state.hand):
        zones[:] = map(exchanged, zones)
    state.discard = exchanged(state.discard)
    for other, seen in enumerate(state.seen):
        state.seen[other] = sum(
            [1 << guess.get(card, card) for card in range(seen.bit_length()) if seen >> card & 1]
        )


def _swap(state: "NotreDame", seat: Seat, near_card: int, far_card: int) -> None:
    near, far = (seat + 1) % state.seats, (seat + 2) % state.seats
    state.hand[near] = tuple(far_card if card == near_card else card for card in state.hand[near])
    state.hand[far] = tuple(near_card if card == far_card else card for card in state.hand[far])
    state.seen[far] ^= 1 << near_card | 1 << far_card


def _grey_shuffled(state: "NotreDame") -> tuple[str, ...]:
    letters = [sorted([name for name in state.grey if PEOPLE[name].stack == letter]) for letter in PERIODS]
    return tuple(name for names in letters for name in state.shuffled(names))
