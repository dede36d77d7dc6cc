"""What a seat cannot know, dealt anew: the ground for honest opponents."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from rules.kernel import Seat
from rules.notre_dame.names import PERIODS
from rules.notre_dame.people import PEOPLE

if TYPE_CHECKING:
    from rules.notre_dame.state import NotreDame


def redeal(state: "NotreDame", seat: Seat) -> None:
    """Shuffle the stacks and every action card this seat has not seen, each colour among itself."""
    state.brown = state.shuffled(state.brown)
    if not state.spies >> seat & 1:
        state.grey = _grey_shuffled(state)
    known = state.seen[seat] | state.shown
    unseen = [[card for card in range(o * 9, o * 9 + 9) if not known >> card & 1] for o in range(state.seats)]
    pools = [list(state.shuffled(cards)) for cards in unseen]

    def exchanged(cards: Sequence[int]) -> tuple[int, ...]:
        return tuple(card if known >> card & 1 else pools[card // 9].pop() for card in cards)

    for zones in (state.deck, state.offer, state.hand):
        zones[:] = map(exchanged, zones)
    state.discard = exchanged(state.discard)
    _confuse_passed_cards(state, seat)


def _grey_shuffled(state: "NotreDame") -> tuple[str, ...]:
    letters = [[name for name in state.grey if PEOPLE[name].stack == letter] for letter in PERIODS]
    return tuple(name for names in letters for name in state.shuffled(names))


def _confuse_passed_cards(state: "NotreDame", seat: Seat) -> None:
    # Of the two cards a seat passed, it does not know which the left neighbour kept and which went further.
    if state.seats == 2:
        return
    near, far = (seat + 1) % state.seats, (seat + 2) % state.seats
    mine = [[card for card in state.hand[other] if card // 9 == seat] for other in (near, far)]
    if all(mine) and state.below(2):
        (a,), (b,) = mine
        state.hand[near] = tuple(b if card == a else card for card in state.hand[near])
        state.hand[far] = tuple(a if card == b else card for card in state.hand[far])
