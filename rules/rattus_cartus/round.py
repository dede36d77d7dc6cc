"""The rounds: new buildings, the five phases, and how a round and the game end."""

from typing import TYPE_CHECKING

from rules.kernel import Step, frame
from rules.rattus_cartus import scoring
from rules.rattus_cartus.names import ALL_PLACES, BUILDINGS, NOWHERE, ROW, named
from rules.rattus_cartus.resolution import Resolve
from rules.rattus_cartus.support import phase_b
from rules.rattus_cartus.visits import phase_c

if TYPE_CHECKING:
    from rules.rattus_cartus.state import RattusCartus


@frame
class Opening(Step["RattusCartus"]):
    """Before the first round the table sees the buildings of this game, and each seat its hand."""

    def run(self, state: "RattusCartus") -> None:
        """Show them."""
        state.tell("town", None, tuple(dict.fromkeys([BUILDINGS[card // 5] for card in state.town])))
        for seat, hand in enumerate(state.hand):
            state.tell("dealt", seat, named(hand), only=seat)


@frame
class Round(Step["RattusCartus"]):
    """Phases A to E."""

    def run(self, state: "RattusCartus") -> None:
        """Lay out the row and put the other phases on the stack."""
        state.reveal()
        state.round += 1
        number = ROW[state.seats]
        state.row, state.buildings = state.buildings[:number], state.buildings[number:]
        state.tell("round", state.first, state.round)
        while len({card // 5 for card in state.row}) == 1:
            replace_last(state)
        state.tell("row", None, tuple([BUILDINGS[card // 5] for card in state.row]))
        if state.last_round():
            state.tell("last_round", None)
        order = state.order()
        state.push(*phase_b(order, state.support_in_turn), *phase_c(order), Resolve(), EndRound())


def replace_last(state: "RattusCartus") -> None:
    """Exchange the last card of a row of equals: it goes under the replacement deck, whose top card comes."""
    old, new = state.row[-1], state.replacement[0]
    state.row = (*state.row[:-1], new)
    state.replacement = (*state.replacement[1:], old)
    state.under = min(state.under + 1, len(state.replacement))
    state.tell("replaced", None, BUILDINGS[old // 5], BUILDINGS[new // 5])


@frame
class EndRound(Step["RattusCartus"]):
    """Phase E: discs come back, the row is discarded, the first-player card goes to the left."""

    def run(self, state: "RattusCartus") -> None:
        """Clear the table; the next round follows while there are buildings."""
        seats = state.seats
        state.tell("row_cleared", None, tuple([BUILDINGS[card // 5] for card in state.row]))
        state.used += state.row
        state.row = state.entered = ()
        state.supported, state.plot, state.strength = [NOWHERE] * seats, [NOWHERE] * seats, [0] * seats
        state.shown, state.faces = 0, [()] * seats
        state.first = (state.first + 1) % seats
        state.timeline += (state.scores(),)
        state.rat_timeline += (tuple(state.rats),)
        state.push(GameOver() if state.last_round() else Round())


@frame
class GameOver(Step["RattusCartus"]):
    """The points are counted, then the rats against the nuns."""

    def run(self, state: "RattusCartus") -> None:
        """Show everything and name the winners."""
        state.reveal()
        for source, seat, points in scoring.awards(state):
            state.tell("points", seat, points, source)
        state.looked = [ALL_PLACES] * state.seats
        state.tell("nuns", None, named(state.nuns), scoring.nun_total(state))
        alive = scoring.survivors(state)
        for seat, rats in enumerate(state.rats):
            state.tell("survived" if seat in alive else "died", seat, rats)
        state.tell("game_over", None, state.winners())
