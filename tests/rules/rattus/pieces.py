"""Nothing is lost or invented in Rattus."""

from rules.rattus.names import ABSENT, BISHOPS, CUBES, MOST_RATS, NONE, NUNS, POTIONS, WALLS
from rules.rattus.state import Rattus
from rules.rattus.tokens import TOKENS


def check(state: Rattus) -> None:
    """Count cubes, tokens, potions, cards and pieces."""
    lying = [token for rats in state.rats for token in rats]
    assert sorted((*lying, *state.supply, *state.removed, *state.flipped)) == list(range(len(TOKENS)))
    assert all(len(rats) <= MOST_RATS for rats in state.rats)
    known = state.face_up
    for mask in state.seen:
        known |= mask
    assert all(token in lying for token in range(len(TOKENS)) if known >> token & 1)
    assert state.returned == NONE or state.returned in lying
    for seat in range(state.seats):
        assert state.on_board(seat) + state.reserve[seat] + state.bread[seat] == CUBES
        assert sum(state.breakdown(seat).values()) == state.on_board(seat)
    assert min(*state.cubes, *state.reserve, *state.castle, *state.bread) >= 0
    assert state.potions_left + sum(map(sum, state.potions)) == POTIONS
    assert all(len(stacks) <= cubes for stacks, cubes in zip(state.potions, state.cubes, strict=True))
    assert not any(state.cubes[state.regions * 4 :])
    assert not any(state.rats[state.regions :])
    assert state.walls.bit_count() <= WALLS
    assert len(state.nuns) <= NUNS
    assert len(state.bishops) <= BISHOPS
    assert [owner != ABSENT for owner in state.holder] == [c in state.cast for c in range(18)]
