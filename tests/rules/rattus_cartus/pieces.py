"""Nothing is lost or invented in Rattus Cartus."""

from rules.rattus_cartus.knowledge import counted, located, possible_nuns
from rules.rattus_cartus.names import COPIES, JOKER, NUN_ROW, POPULATION, STACKS, TOKENS
from rules.rattus_cartus.state import RattusCartus


def check(state: RattusCartus) -> None:
    """Count cards, stacks, buildings, discs and tokens, and that nobody is sure of what is not so."""
    zones = (state.deck, state.discard, state.nuns, *state.hand, *state.laid, *state.parcel)
    counts = counted(tuple(card for zone in zones for card in zone))
    assert tuple(counts[:POPULATION]) == COPIES
    for place, size in enumerate(STACKS):
        card = JOKER + place
        assert counts[card] + state.stacks[place] == (size if card in state.specials else 0)
    assert sorted((*state.buildings, *state.replacement, *state.row, *state.used)) == sorted(state.town)
    assert len(state.town) == 30
    assert min(*state.stacks, *state.rats, *state.tokens, *state.influence) >= 0
    assert sum(state.tokens) <= TOKENS
    assert all(sorted(order) == list(range(state.seats)) for order in state.arrival)
    assert all(hand == tuple(sorted(hand)) for hand in (*state.hand, *state.laid, *state.parcel))
    for seat in range(state.seats):
        assert sum(state.breakdown(seat).values()) == state.scores()[seat]
        check_knowledge(state, seat)


def check_knowledge(state: RattusCartus, seat: int) -> None:
    """Whatever a seat is sure of is true."""
    for other in range(state.seats):
        sure = counted(state.known[seat * state.seats + other])
        face_down = () if state.shown >> other & 1 else state.laid[other]
        real = counted(state.hand[other] + state.parcel[other] + face_down)
        assert all(a <= b for a, b in zip(sure, real, strict=True))
        if other != seat and not state.murky[seat] >> other & 1:
            assert sure[JOKER:] == real[JOKER:], "specials are lost from sight only by unseen gifts"
    hidden = [card for place, card in enumerate(state.nuns) if not state.looked[seat] >> place & 1]
    assert len(state.nuns) == NUN_ROW
    assert all(a <= b for a, b in zip(counted(tuple(hidden)), possible_nuns(state, seat), strict=False))
    assert all(a <= b for a, b in zip(located(state, seat), COPIES, strict=False))
