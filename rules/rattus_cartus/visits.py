"""Phase C: entering a building, laying cards face down, and waiting with a Pass."""

from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING

from rules.kernel import Action, Decision, Frame, Seat, Step, frame
from rules.rattus_cartus import knowledge
from rules.rattus_cartus.names import BUILDINGS, CARD, DONE, NUMBER, PASS, without

if TYPE_CHECKING:
    from rules.rattus_cartus.state import RattusCartus

VISIT = tuple(Action("visit", plot) for plot in range(3))
WAIT = Action("pass")


@frame
class Visit(Decision["RattusCartus"]):
    """Enter a building of the row, or play a Pass and be asked again after the others."""

    secret = True

    def options(self, state: "RattusCartus") -> Sequence[Action]:
        """List the row, and waiting for whoever holds a Pass."""
        plots = VISIT[: len(state.row)]
        return (*plots, WAIT) if PASS in state.hand[self.seat] else plots

    def resolve(self, state: "RattusCartus", action: Action) -> None:
        """Take the lowest free number of the building, or give the Pass back to its stack.

        A Pass that all saw being taken is no news: so it may be taken back like entering.
        """
        if self.seat in state.passed:
            state.passed = without(state.passed, self.seat)
        if action == WAIT:
            news = knowledge.surprising(state, self.seat, PASS)
            state.spend(self.seat, PASS)
            state.passed += (self.seat,)
            state.tell("passed", self.seat)
            if news:
                state.reveal()
            return
        plot = action.number
        state.plot[self.seat] = plot
        state.entered += (self.seat,)
        state.tell("entered", self.seat, BUILDINGS[state.row[plot] // 5], plot, state.plot.count(plot))
        if state.hand[self.seat]:
            state.push(Lay(self.seat))
        else:
            state.tell("laid_all", self.seat, 0)


@frame
class Lay(Decision["RattusCartus"]):
    """Lay cards face down one by one, or be done; asked even when nothing can be laid, to tell nothing."""

    forced = False
    secret = True

    def halfway(self, state: "RattusCartus") -> bool:
        """Say that the visit was begun by entering."""
        return True

    def options(self, state: "RattusCartus") -> Sequence[Action]:
        """List the different cards in hand that may be laid; Pass and Gold may not."""
        # In any order, though it makes no difference: people change their minds and pick freely.
        kinds = dict.fromkeys(state.hand[self.seat])
        return [*[CARD[card] for card in kinds if card < PASS], DONE]

    def resolve(self, state: "RattusCartus", action: Action) -> None:
        """Lay the card and ask again; how many lie there is open to all."""
        if action == DONE:
            state.tell("laid_all", self.seat, len(state.laid[self.seat]))
            return
        card = NUMBER[action]
        state.hand[self.seat] = hand = without(state.hand[self.seat], card)
        state.laid[self.seat] = laid = tuple(sorted((*state.laid[self.seat], card)))
        if state.sink is not None:
            state.tell("laid", self.seat, len(laid))
            state.tell("laid_card", self.seat, action.value, only=self.seat)
        if hand:
            state.push(self)
        else:
            state.tell("laid_all", self.seat, len(laid))


@frame
class PassersReturn(Step["RattusCartus"]):
    """Whoever played a Pass is asked again, in turn, until everybody is inside."""

    def run(self, state: "RattusCartus") -> None:
        """Ask them, and come back here."""
        if state.passed:
            state.push(*map(Visit, state.passed), self)


@cache
def phase_c(order: tuple[Seat, ...]) -> tuple[Frame, ...]:
    """List the frames of the phase."""
    return (*map(Visit, order), PassersReturn())
