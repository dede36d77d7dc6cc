"""A turn: take a card, place cubes and use powers in any order, then move the plague."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from rules.kernel import Action, Decision, Seat, Step, frame
from rules.rattus.endgame import last_round
from rules.rattus.names import BAKER, CHARACTERS, PLACED, TABLE, TOOK
from rules.rattus.picks import WHICH, picks
from rules.rattus.placing import DeliverBread, PlaceCubes, bonus
from rules.rattus.plague import MovePlague
from rules.rattus.powers import TURN, usable_powers, use_power
from rules.rattus.scoring import note_scores

if TYPE_CHECKING:
    from rules.rattus.state import Rattus

TAKE = picks("take", CHARACTERS)
PLACE = Action("place")
PLAGUE = Action("plague")


@frame
class FirstTurn(Step["Rattus"]):
    """When all cubes of the start are placed, the first seat begins."""

    def run(self, state: "Rattus") -> None:
        """Note the scores of the start and begin."""
        state.phase = "turns"
        note_scores(state)
        begin(state, state.first)


def begin(state: "Rattus", seat: Seat) -> None:
    """Begin the turn of a seat."""
    state.active = seat
    state.used = 0
    if seat == state.first:
        state.tell("round", seat, state.round)
    state.tell("turn", seat)
    state.stack.append(TURNS[seat])


@frame
class Turn(Decision["Rattus"]):
    """Do one of the things still open; only moving the plague must be, and it ends the rest.

    The plague is asked for even if nothing else is open: a pick too many must not set it going.
    """

    forced = False

    def options(self, state: "Rattus") -> Sequence[Action]:
        """List the cards to take, the cubes to place, the unused powers, and the plague."""
        seat, used = self.seat, state.used
        options: list[Action] = []
        if not used & TOOK:
            holder = state.holder
            options += [TAKE[character] for character in state.cast if holder[character] != seat]
        if not used & PLACED and state.reserve[seat] and (any(state.rats) or bonus(state, seat)):
            options.append(PLACE)
        options += usable_powers(state, seat, TURN)
        options.append(PLAGUE)
        return options

    def resolve(self, state: "Rattus", action: Action) -> None:
        """Do it; the turn goes on until the plague moves."""
        seat, kind = self.seat, action.kind
        if kind == "plague":
            state.push(MovePlague(seat), EndTurn(seat))
            return
        state.stack.append(self)
        if kind == "power":
            use_power(state, seat, action, TURN)
        elif kind == "take":
            take(state, seat, WHICH[action])
        else:
            state.stack.append(PlaceCubes(seat))


TURNS = tuple(Turn(seat) for seat in range(4))


def take(state: "Rattus", seat: Seat, character: int) -> None:
    """Take a card from the table or another seat; what stands on the baker's is placed at once."""
    owner = state.holder[character]
    state.holder[character] = seat
    state.used |= TOOK
    if owner == TABLE:
        state.tell("took", seat, CHARACTERS[character])
    else:
        state.tell("took_from", seat, CHARACTERS[character], owner)
    if character == BAKER and any(state.bread):
        state.push(DeliverBread(seat))


@frame
class EndTurn(Step["Rattus"]):
    """The plague is over for this turn: the next seat plays, or the last round begins."""

    seat: Seat

    def run(self, state: "Rattus") -> None:
        """Look whether the rats are all out or this seat has placed its last cube."""
        state.neutral = 0
        if not state.supply or state.all_placed(self.seat):
            note_scores(state)
            state.push(*last_round(state))
            return
        following = (self.seat + 1) % state.seats
        if following == state.first:
            note_scores(state)
            state.round += 1
        begin(state, following)
