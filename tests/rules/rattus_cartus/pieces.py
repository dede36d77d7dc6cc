"""Nothing is lost or invented in Rattus Cartus, and nothing that was seen is forgotten."""

from rules.rattus_cartus.knowledge import counted, located
from rules.rattus_cartus.names import COPIES, JOKER
from rules.rattus_cartus.state import RattusCartus


def check(state: RattusCartus) -> None:
    """Count everything, and compare what seats know with what they can know."""
    state.check()
    for seat in range(state.seats):
        assert sum(state.breakdown(seat).values()) == state.scores()[seat]
        _check_knowledge(state, seat)


def _check_knowledge(state: RattusCartus, seat: int) -> None:
    """Whoever watched knows all specials of the others, and more cards than there are nobody knows."""
    for other in range(state.seats):
        if other != seat and not state.murky[seat] >> other & 1:
            sure = counted(state.known[seat * state.seats + other])
            face_down = () if state.shown >> other & 1 else state.laid[other]
            real = counted(state.hand[other] + state.parcel[other] + face_down)
            assert sure[JOKER:] == real[JOKER:], "specials are lost from sight only by unseen gifts"
    assert all(a <= b for a, b in zip(located(state, seat), COPIES, strict=False))
