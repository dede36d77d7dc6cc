"""Building actions are a right, not a duty: where doing without one could be better for a seat.

A seat is asked only there; otherwise its action is simply done.

- Farm, Brewery, Marketplace, Office, Castle, Piper's hut and Treasury make a hand larger, and guards take
  from hands that are no smaller than theirs. So a seat is asked if a Guard Tower is still to be resolved in
  this row, and its guard could take from the larger hand, but not from the one it has, or not as much.
- A Guard Tower of a later round comes after the next visit. Jokers, Swords and Flutes can be laid there for
  nothing; but Gold never, a Pass costs a turn, and people of another class bring rats. So whoever gets those
  is also asked while a Guard Tower can come in a round in which it acts.
- A sword strikes only within a building, where nobody has to go, and leaves of a larger hand no fewer cards.
  So it is no reason to ask.
- Guard Tower: who is inside is safe from all towers of the row. The standard action is nothing but that.
- Monastery, Palace: to have fewer rats or more tokens is never worse. Whoever wants a rat for a flute gets
  one with any card of another class.
- Hospital: it asks for cards one by one, and to give none is an answer.
- Tent: it asks which card to look at, and that to look at none is an answer; see ``Look``.
"""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from rules.kernel import Seat
from rules.rattus_cartus.names import (
    BREWERY,
    COPIES_OF_BUILDING,
    FARM,
    GUARD_TOWER,
    JOKER,
    MARKETPLACE,
    NEEDS,
    OFFICE,
    SWORD,
    TREASURY,
)

if TYPE_CHECKING:
    from rules.rattus_cartus.state import RattusCartus

#: How many cards a Guard Tower takes.
TRIBUTE = 3
#: The stack of which a building gives cards.
GIVEN = {MARKETPLACE: JOKER, **NEEDS}
#: Their cards cannot be laid for nothing.
BURDENS = (FARM, BREWERY, OFFICE, TREASURY)


def may_decline(state: "RattusCartus", seat: Seat, building: int, premium: bool) -> bool:
    """Say whether it could be better for a seat to do without its action."""
    more = growth(state, seat, building, premium)
    return more > 0 and (_stays(state, building) or _prey(state, seat, more, premium))


def drawn(state: "RattusCartus", seat: Seat, building: int, premium: bool) -> int:
    """Count the cards that a Farm or a Brewery lets a seat draw."""
    if building == FARM:
        return 4 if premium else 2
    return state.strength[seat] if premium else state.strength[seat] // 2


def growth(state: "RattusCartus", seat: Seat, building: int, premium: bool) -> int:
    """Count the cards by which the action makes a hand larger."""
    if building in (FARM, BREWERY):
        return min(drawn(state, seat, building, premium), len(state.deck) + len(state.discard))
    if building in GIVEN:
        return min(2 if premium else 1, state.stacks[GIVEN[building] - JOKER])
    return 0


def _stays(state: "RattusCartus", building: int) -> bool:
    # Whatever has not been seen of the town can come, but in the last round nobody acts.
    if building not in BURDENS or len(state.buildings) <= len(state.row):
        return False
    return any(card // COPIES_OF_BUILDING == GUARD_TOWER for card in state.buildings + state.replacement)


def _prey(state: "RattusCartus", seat: Seat, more: int, premium: bool) -> bool:
    # Of two seats only one has a premium, and a guard without it takes nothing.
    if state.seats == 2 and premium:
        return False
    # What the hand will be, with so many cards more or without them, when each guard compares it.
    least = len(state.hand[seat])
    most = least + more
    for inside in guards_to_come(state, seat):
        fewest, highest = _guarded(state, inside)
        if most >= fewest and least < max(highest, TRIBUTE):
            return True
        if least >= fewest:
            least = max(0, least - TRIBUTE)
    return False


def guards_to_come(state: "RattusCartus", seat: Seat) -> Iterator[list[Seat]]:
    """Name the seats inside each Guard Tower that is resolved after the building of a seat."""
    for plot in range(state.plot[seat] + 1, len(state.row)):
        if state.row[plot] // COPIES_OF_BUILDING == GUARD_TOWER and (inside := state.inside(plot)):
            yield inside


def _guarded(state: "RattusCartus", inside: list[Seat]) -> tuple[int, int]:
    """Give between which numbers of cards the guard will hold: one of several may rob another before."""
    hands = sorted([len(state.hand[guard]) for guard in inside])
    fewest, highest = hands[0], hands[-1]
    if len(hands) > 1 and SWORD in state.specials:
        fewest -= fewest // 2
        highest += hands[-2] // 2
    return max(1, fewest), max(1, highest)
