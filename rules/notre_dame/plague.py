"""Phase 5: the plague, and what it takes when the rat passes the end of its track."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from rules.kernel import Action, Decision, Step, frame
from rules.notre_dame.actions import AT, PLACE_OF
from rules.notre_dame.names import HOSPITAL

if TYPE_CHECKING:
    from rules.notre_dame.state import NotreDame

PENALTY = 2
NOTHING = Action("nothing")


@frame
class Infect(Step["NotreDame"]):
    """The rat of one seat moves by the rats on the cards less the pieces in the hospital."""

    seat: int

    def run(self, state: "NotreDame") -> None:
        """Move the rat; past the end it costs two points and a cube, however far it would have gone."""
        rats = 0 if state.healthy >> self.seat & 1 else state.plague
        if state.advance_rat(self.seat, rats - state.pieces(self.seat, HOSPITAL)):
            state.tell("outbreak", self.seat)
            state.lose(self.seat, PENALTY, "plague")
            state.push(LoseCube(self.seat))


@frame
class LoseCube(Decision["NotreDame"]):
    """Lose a cube from the fullest sector; among equals the owner chooses."""

    def options(self, state: "NotreDame") -> Sequence[Action]:
        """List the fullest sectors that hold a cube: the confidant counts but cannot die."""
        quarter = state.quarter(self.seat)
        most = max(quarter)
        own = state.cubes[self.seat * 8 : self.seat * 8 + 7]
        fullest = [AT[s] for s in range(7) if quarter[s] == most and own[s]]
        return fullest or [NOTHING]

    def resolve(self, state: "NotreDame", action: Action) -> None:
        """Send the cube back to the reserve."""
        if action != NOTHING:
            state.dismiss(self.seat, PLACE_OF[action])
