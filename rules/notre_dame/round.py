"""Three periods of three rounds: what a round is made of, and how it ends."""

from typing import TYPE_CHECKING

from rules.kernel import Step, frame
from rules.notre_dame.actions import PlayCard
from rules.notre_dame.bribes import Bribe
from rules.notre_dame.draft import CHOOSING, PassLeft, look_at_offers
from rules.notre_dame.names import PERIODS
from rules.notre_dame.people import RATS, stack
from rules.notre_dame.plague import Infect
from rules.notre_dame.scoring import Payout

if TYPE_CHECKING:
    from rules.notre_dame.state import NotreDame


@frame
class Opening(Step["NotreDame"]):
    """Before the first period the table sees which grey persons will come."""

    def run(self, state: "NotreDame") -> None:
        """Show them, in the order of their letters."""
        state.tell("cast", None, state.cast)


@frame
class Period(Step["NotreDame"]):
    """Brown persons and action cards are shuffled anew, then three rounds follow."""

    letter: str

    def run(self, state: "NotreDame") -> None:
        """Shuffle; three rounds wait behind."""
        state.tell("period", None, self.letter)
        state.brown = state.shuffled(stack("brown"))
        state.discard = ()
        state.shown = 0
        for seat in range(state.seats):
            state.deck[seat] = state.shuffled(range(seat * 9, seat * 9 + 9))
            state.seen[seat] = 0
        state.push(Round(), Round(), Round())


@frame
class Round(Step["NotreDame"]):
    """Phases 1 to 5."""

    def run(self, state: "NotreDame") -> None:
        """Lay out two brown persons and a grey one, and put the other phases on the stack."""
        state.reveal()
        state.round += 1
        state.persons = (*state.brown[:2], state.grey[0])
        state.brown, state.grey = state.brown[2:], state.grey[1:]
        state.plague = sum(RATS[name] for name in state.persons)
        state.tell("round", state.first, state.round)
        state.tell("persons", None, *state.persons, state.plague)
        for seat, deck in enumerate(state.deck):
            state.offer[seat], state.deck[seat] = deck[:3], deck[3:]
        look_at_offers(state, "dealt")
        order = state.order()
        turns = [PlayCard(seat) for seat in order]
        bribes = [Bribe(seat) for seat in order]
        choosing = CHOOSING[state.seats]
        draft = (choosing, PassLeft(), choosing, PassLeft())
        payout = () if state.round % 3 else (Payout(),)
        state.push(*draft, *turns, *turns, *bribes, Plague(), *payout, EndRound())


@frame
class Plague(Step["NotreDame"]):
    """Phase 5: the rats of the three cards come to every quarter."""

    def run(self, state: "NotreDame") -> None:
        """Ask every seat in turn order, because some may choose what they lose."""
        state.tell("plague", None, state.plague)
        state.push(*[Infect(seat) for seat in state.order()])


@frame
class EndRound(Step["NotreDame"]):
    """Cards are put away and the bell-ringer moves on."""

    def run(self, state: "NotreDame") -> None:
        """Discard, note the standings, pass the bell-ringer to the left."""
        for seat in range(state.seats):
            state.discard += state.played[seat] + state.hand[seat]
            state.played[seat] = state.hand[seat] = ()
        state.healthy = 0
        state.first = (state.first + 1) % state.seats
        state.timeline += (tuple(state.prestige),)
        state.tell("round_over", None, state.round)


@frame
class GameOver(Step["NotreDame"]):
    """After the ninth round the points are compared."""

    def run(self, state: "NotreDame") -> None:
        """Name the winners; points that were hidden are opened now."""
        if not state.prestige_open:
            state.reveal()
        state.tell("game_over", None, state.winners())


def whole_game() -> list[Step["NotreDame"]]:
    """List everything that happens after the deal."""
    return [Opening(), *(Period(letter) for letter in PERIODS), GameOver()]
