"""Phase B: everybody uses the support of one card of the row; and looking at nun cards."""

from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING

from rules.kernel import Action, Decision, Frame, Seat, Step, Together, frame
from rules.rattus_cartus.names import (
    ALL_PLACES,
    BUILDINGS,
    CARDS,
    DECLINE,
    NOWHERE,
    NUN_ROW,
    PLACES,
    TENT,
)
from rules.rattus_cartus.support_tables import SUPPORT_TABLES, PrintedSupport

if TYPE_CHECKING:
    from rules.rattus_cartus.state import RattusCartus

SUPPORT = tuple(Action("support", plot) for plot in range(3))
NUN = tuple(Action("nun", place) for place in range(NUN_ROW))


@frame
class Support(Decision["RattusCartus"]):
    """Choose a card of the row for its support; it may be another than the building one will visit."""

    def options(self, state: "RattusCartus") -> Sequence[Action]:
        """List the row."""
        return SUPPORT[: len(state.row)]

    def resolve(self, state: "RattusCartus", action: Action) -> None:
        """Note the choice; ``GiveSupport`` carries it out."""
        state.supported[self.seat] = action.number


@frame
class GiveSupport(Step["RattusCartus"]):
    """Carry out the support that some seats chose, in this order."""

    order: tuple[int, ...]

    def run(self, state: "RattusCartus") -> None:
        """Draw cards and discard rats; then those who may look at nun cards choose at the same time."""
        looks: list[Look] = []
        for seat in self.order:
            support = _printed(state, seat)
            state.draw(seat, support.cards)
            state.drop_rats(seat, support.rats)
            if support.looks and unseen(state, seat):
                looks.append(Look(seat, support.looks))
        if len(looks) > 1:
            state.push(Together.ask(looks))
        else:
            state.push(*looks)


def _printed(state: "RattusCartus", seat: Seat) -> PrintedSupport:
    plot = state.supported[seat]
    card = state.row[plot]
    support = SUPPORT_TABLES[state.support_table][card]
    state.tell("supported", seat, BUILDINGS[card // 5], plot, *support)
    return support


@frame
class Look(Decision["RattusCartus"]):
    """Look at a nun card; all see at which, nobody else sees what it shows, and nobody forgets it."""

    left: int

    def options(self, state: "RattusCartus") -> Sequence[Action]:
        """List the row; whoever looks in a Tent may do without.

        By the first rulings one had to look, and at a card not seen before.
        """
        if state.rulings == 1:
            return [NUN[place] for place in unseen(state, self.seat)]
        return NUN if state.plot[self.seat] == NOWHERE else (*NUN, DECLINE)

    def resolve(self, state: "RattusCartus", action: Action) -> None:
        """Look, and ask again if another look is left and there is something new to see."""
        if action == DECLINE:
            state.tell("declined", self.seat, BUILDINGS[TENT])
            return
        place = action.number
        state.reveal()
        state.looked[self.seat] |= 1 << place
        state.tell("looked", self.seat, place)
        state.tell("saw", self.seat, place, CARDS[state.nuns[place]], only=self.seat)
        if self.left > 1 and unseen(state, self.seat):
            state.push(Look(self.seat, self.left - 1))


def unseen(state: "RattusCartus", seat: Seat) -> tuple[int, ...]:
    """List the places of the nun row where a seat has not looked."""
    return PLACES[ALL_PLACES ^ state.looked[seat]]


@cache
def phase_b(order: tuple[Seat, ...], in_turn: bool) -> tuple[Frame, ...]:
    """List the frames of the phase: all at once, or in turn where the table wants it so."""
    if in_turn:
        return tuple(step for seat in order for step in (Support(seat), GiveSupport((seat,))))
    return (Together.ask(map(Support, order)), GiveSupport(order))
