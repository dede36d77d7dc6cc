"""Swords and flutes, compared once in a building, and handing cards over."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from rules.kernel import Action, Decision, Seat, Step, Together, frame
from rules.rattus_cartus.contests import Contest, compared
from rules.rattus_cartus.names import CARD, FLUTE, NUMBER, SWORD, without

if TYPE_CHECKING:
    from rules.rattus_cartus.state import RattusCartus

SEAT = tuple(Action("seat", seat) for seat in range(5))


def contest(state: "RattusCartus", plot: int, special: int) -> Contest:
    """Find who laid most of a special card and who laid fewest."""
    return compared({seat: state.laid[seat].count(special) for seat in state.inside(plot)})


@frame
class Swords(Step["RattusCartus"]):
    """Whoever laid fewest swords gives half of the hand to whoever laid most."""

    plot: int

    def run(self, state: "RattusCartus") -> None:
        """Rob the loser, or ask which of several."""
        found = contest(state, self.plot, SWORD)
        if found.losers:
            state.push(ChooseRobbed(found.winners[0], self.plot))


@frame
class Flutes(Step["RattusCartus"]):
    """Whoever laid most flutes sends a rat to whoever laid fewest."""

    plot: int

    def run(self, state: "RattusCartus") -> None:
        """Send the rat, if there is one, or ask to which of several."""
        found = contest(state, self.plot, FLUTE)
        if not found.losers:
            return
        if state.rats[found.winners[0]]:
            state.push(ChooseInfested(found.winners[0], self.plot))
        else:
            state.tell("no_rat_to_pipe", found.winners[0])


@frame
class ChooseRobbed(Decision["RattusCartus"]):
    """Choose among those who laid fewest swords."""

    plot: int

    def options(self, state: "RattusCartus") -> Sequence[Action]:
        """List them in the order they entered."""
        return _losers(state, self.plot, SWORD)

    def resolve(self, state: "RattusCartus", action: Action) -> None:
        """Take half of the cards still in hand, rounded down."""
        victim = action.number
        number = len(state.hand[victim]) // 2
        state.tell("robbed", self.seat, victim, number)
        if not number:
            return
        if state.swords_are_blind:
            _give_blindly(state, victim, self.seat, number)
        else:
            collect(state, [victim], self.seat, number)


@frame
class ChooseInfested(Decision["RattusCartus"]):
    """Choose among those who laid fewest flutes."""

    plot: int

    def options(self, state: "RattusCartus") -> Sequence[Action]:
        """List them in the order they entered."""
        return _losers(state, self.plot, FLUTE)

    def resolve(self, state: "RattusCartus", action: Action) -> None:
        """Hand a rat over."""
        state.rats[self.seat] -= 1
        state.rats[action.number] += 1
        state.tell("piped", self.seat, action.number)


def _losers(state: "RattusCartus", plot: int, special: int) -> list[Action]:
    return [SEAT[seat] for seat in contest(state, plot, special).losers]


@frame
class Give(Decision["RattusCartus"]):
    """Choose a card to hand over; they change hands when all are chosen. Asked even when all are alike."""

    taker: int
    #: How many are still to be chosen, with this one.
    left: int

    forced = False
    secret = True

    def halfway(self, state: "RattusCartus") -> bool:
        """Say whether some are chosen already."""
        return bool(state.parcel[self.seat])

    def options(self, state: "RattusCartus") -> Sequence[Action]:
        """List the different cards in hand."""
        return [CARD[card] for card in dict.fromkeys(state.hand[self.seat])]

    def resolve(self, state: "RattusCartus", action: Action) -> None:
        """Set the card aside; hand all over with the last."""
        card = NUMBER[action]
        state.hand[self.seat] = without(state.hand[self.seat], card)
        state.parcel[self.seat] = tuple(sorted((*state.parcel[self.seat], card)))
        if self.left == 1:
            state.reveal()
            cards, state.parcel[self.seat] = state.parcel[self.seat], ()
            state.hand_over(self.seat, self.taker, cards)


def collect(state: "RattusCartus", givers: Sequence[Seat], taker: Seat, number: int) -> None:
    """Ask for so many cards one after the other, all givers at the same time."""
    if not givers:
        return
    for left in range(1, number + 1):
        gifts = [Give(giver, taker, left) for giver in givers]
        state.push(Together.ask(gifts) if len(gifts) > 1 else gifts[0])


def give_all(state: "RattusCartus", giver: Seat, taker: Seat) -> None:
    """Hand the whole hand over; there is nothing to choose."""
    state.reveal()
    cards, state.hand[giver] = state.hand[giver], ()
    state.hand_over(giver, taker, cards)


def _give_blindly(state: "RattusCartus", giver: Seat, taker: Seat, number: int) -> None:
    mixed = state.shuffled(state.hand[giver])
    state.hand[giver] = tuple(sorted(mixed[number:]))
    state.hand_over(giver, taker, tuple(sorted(mixed[:number])))
