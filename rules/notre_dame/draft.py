"""Phase 2: everybody keeps one of three cards, passes two to the left, and so on."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from rules.kernel import Action, Decision, Step, Together, frame
from rules.notre_dame.names import CARDS

if TYPE_CHECKING:
    from rules.notre_dame.state import NotreDame

KEEP = tuple(Action("keep", card) for card in CARDS)


@frame
class Keep(Decision["NotreDame"]):
    """Keep one of the cards on offer; nobody else sees which."""

    forced = False
    secret = True

    def options(self, state: "NotreDame") -> Sequence[Action]:
        """List the cards on offer."""
        return [KEEP[card % 9] for card in state.offer[self.seat]]

    def resolve(self, state: "NotreDame", action: Action) -> None:
        """Move the card to the hand."""
        offer = state.offer[self.seat]
        place = [KEEP[card % 9] for card in offer].index(action)
        state.hand[self.seat] += (offer[place],)
        state.offer[self.seat] = offer[:place] + offer[place + 1 :]
        state.tell("kept", self.seat, action.value, only=self.seat)


@frame
class PassLeft(Step["NotreDame"]):
    """Everybody hands the rest to the left; a last single card is simply taken."""

    def run(self, state: "NotreDame") -> None:
        """Rotate the offers. With two seats the last card so returns to its owner."""
        state.reveal()
        state.tell("passed", None, len(state.offer[0]))
        state.offer[:] = state.offer[-1:] + state.offer[:-1]
        look_at_offers(state, "received")
        if len(state.offer[0]) == 1:
            for seat, cards in enumerate(state.offer):
                state.hand[seat] += cards
                state.offer[seat] = ()


def look_at_offers(state: "NotreDame", how: str) -> None:
    """Let each seat look at the cards that came to it, and remember that it has seen them."""
    for seat, cards in enumerate(state.offer):
        for card in cards:
            state.seen[seat] |= 1 << card
        state.tell(how, seat, tuple(CARDS[card % 9] for card in cards), only=seat)


#: All seats keep a card at the same time, by number of seats.
CHOOSING = {seats: Together.ask(map(Keep, range(seats))) for seats in range(2, 6)}
