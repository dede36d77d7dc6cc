"""What a seat cannot know, dealt anew: the ground for honest opponents."""

from typing import TYPE_CHECKING

from rules.kernel import Seat
from rules.rattus.names import NONE
from rules.rattus.tokens import RINGS

if TYPE_CHECKING:
    from rules.rattus.state import Rattus


def redeal(state: "Rattus", seat: Seat) -> None:
    """Shuffle every token this seat has not seen; the ring on the back tells start tokens from others."""
    known = state.seen[seat] | state.face_up
    lying = [token for rats in state.rats for token in rats if not known >> token & 1]
    returned = state.returned if state.returned in lying else NONE
    if returned != NONE:
        lying.remove(returned)
    unknown = state.shuffled(sorted((*lying, *state.removed, *state.supply)))
    rings = [token for token in unknown if token < RINGS]
    others = [token for token in unknown if token >= RINGS]
    exchange = {token: (rings if token < RINGS else others).pop() for token in (*lying, *state.removed)}
    state.removed = tuple([exchange[token] for token in state.removed])
    state.supply = state.shuffled((*rings, *others))
    if returned != NONE:
        exchange[returned] = _another_returned(state, returned)
    state.rats[:] = [tuple([exchange.get(token, token) for token in rats]) for rats in state.rats]
    state.seen[:] = [_exchanged(mask, exchange) for mask in state.seen]


def _another_returned(state: "Rattus", returned: int) -> int:
    # A token that came back is one of those turned before; which one, nobody knows but a witch.
    ring = returned < RINGS
    turned = sorted((*state.flipped, returned))
    pile = [token for token in turned if (token < RINGS) == ring]
    chosen = pile[state.below(len(pile))]
    state.flipped = tuple([token for token in turned if token != chosen])
    state.returned = chosen
    return chosen


def _exchanged(mask: int, exchange: dict[int, int]) -> int:
    # What another seat has looked at stays looked at, whatever it now is.
    return sum([1 << exchange.get(token, token) for token in range(mask.bit_length()) if mask >> token & 1])
