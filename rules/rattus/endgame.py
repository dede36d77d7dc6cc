"""The last round against the clock, the baker's last delivery, and the plague that comes everywhere."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from rules.kernel import Action, Decision, Frame, Seat, Step, frame
from rules.rattus.names import BAKER, NOBODY
from rules.rattus.placing import DeliverBread
from rules.rattus.powers import DONE, LAST, usable_powers, use_power
from rules.rattus.ravage import NextToken
from rules.rattus.scoring import note_scores

if TYPE_CHECKING:
    from rules.rattus.state import Rattus


def last_order(ender: Seat, seats: int) -> tuple[Seat, ...]:
    """List who plays once more after a seat has ended the game: all others, from its right."""
    return tuple([(ender - i) % seats for i in range(1, seats)])


def last_round(state: "Rattus") -> list[Frame]:
    """List all that is left: everybody's powers once more from the right, then the end."""
    state.phase = "last_round"
    state.used = 0
    order = last_order(state.active, state.seats)
    state.tell("last_round", state.active, "cubes" if state.supply else "supply", order)
    return [*(BeginLastTurn(seat) for seat in order), LastBread(), FinalPlague(), GameOver()]


@frame
class BeginLastTurn(Step["Rattus"]):
    """A seat has its last turn if any power is left to it."""

    seat: Seat

    def run(self, state: "Rattus") -> None:
        """Ask it, or pass it over."""
        if usable_powers(state, self.seat, LAST):
            state.tell("last_turn", self.seat)
            state.push(LastTurn(self.seat))
        else:
            state.tell("no_powers", self.seat)


@frame
class LastTurn(Decision["Rattus"]):
    """Use the powers of the own cards once more; to be done is asked for even if none is left."""

    forced = False

    def options(self, state: "Rattus") -> Sequence[Action]:
        """List the unused powers, and to be done."""
        return [*usable_powers(state, self.seat, LAST), DONE]

    def resolve(self, state: "Rattus", action: Action) -> None:
        """Use it and ask again."""
        if action == DONE:
            state.used = 0
            return
        state.stack.append(self)
        use_power(state, self.seat, action, LAST)


@frame
class LastBread(Step["Rattus"]):
    """Who sits left of the baker's holder places what is on the card."""

    def run(self, state: "Rattus") -> None:
        """Ask the left neighbour."""
        if any(state.bread):
            state.push(DeliverBread((state.holder[BAKER] + 1) % state.seats))


@frame
class FinalPlague(Step["Rattus"]):
    """The plague ravages all regions, one after the other in the order of the map."""

    def run(self, state: "Rattus") -> None:
        """Turn all tokens where there are cubes, in an order that chance decides."""
        state.phase = "final_plague"
        note_scores(state)
        state.tell("final_plague")
        state.push(*[NextToken(NOBODY, region) for region in range(state.regions)])


@frame
class GameOver(Step["Rattus"]):
    """The cubes that are left are compared."""

    def run(self, state: "Rattus") -> None:
        """Complete the timeline and name the winners."""
        state.phase = "over"
        note_scores(state)
        state.tell("game_over", None, state.winners())
