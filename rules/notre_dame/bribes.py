"""Phase 4: bribing one of the three persons."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from rules.kernel import Action, Decision, FollowUp, Seat, frame
from rules.notre_dame.favours import FAVOURS, favour
from rules.notre_dame.people import PEOPLE

if TYPE_CHECKING:
    from rules.notre_dame.state import NotreDame

BRIBE = {name: Action("bribe", name) for name in PEOPLE}
PASS = Action("pass")


@frame
class Bribe(Decision["NotreDame"]):
    """Pay a coin for the favour of one of the three persons, or pass."""

    def options(self, state: "NotreDame") -> Sequence[Action]:
        """List the persons for whoever has a coin."""
        if not state.coins[self.seat]:
            return (PASS,)
        return [*(BRIBE[name] for name in state.persons), PASS]

    def resolve(self, state: "NotreDame", action: Action) -> None:
        """Pay first, then take the favour."""
        if action == PASS:
            state.tell("passed_bribe", self.seat)
            return
        bribe(state, self.seat, action.name)


@frame
class BribeAgain(FollowUp["NotreDame"]):
    """The councillor lets his friend bribe the two brown persons, one of them twice or each once."""

    times: int

    def options(self, state: "NotreDame") -> Sequence[Action]:
        """List the other persons for whoever has a coin left."""
        if not state.coins[self.seat]:
            return (PASS,)
        return [*(BRIBE[name] for name in state.persons if name != "councillor"), PASS]

    def resolve(self, state: "NotreDame", action: Action) -> None:
        """Bribe, and ask again if another bribe is left."""
        if action == PASS:
            state.tell("passed_bribe", self.seat)
            return
        if self.times > 1:
            state.push(BribeAgain(self.seat, self.times - 1))
        bribe(state, self.seat, action.name)


def bribe(state: "NotreDame", seat: Seat, name: str) -> None:
    """Pay a coin to a person and take the favour."""
    state.tell("bribe", seat, name)
    state.pay(seat, 1)
    # A favour that neither tells nor asks anything was in vain.
    before = (len(state.stack), len(state.sink or ()))
    FAVOURS[name](state, seat)
    if before == (len(state.stack), len(state.sink or ())):
        state.tell("in_vain", seat, name)


@favour
def councillor(state: "NotreDame", seat: Seat) -> None:
    """Two further bribes."""
    state.push(BribeAgain(seat, 2))
