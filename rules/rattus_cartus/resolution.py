"""Phase D: the buildings from left to right: cards are shown, actions taken, cards put away."""

from bisect import bisect_right
from typing import TYPE_CHECKING

from rules.kernel import Seat, Step, frame
from rules.rattus_cartus import knowledge
from rules.rattus_cartus.buildings import take_action
from rules.rattus_cartus.names import BUILDINGS, JOKER, POPULATION, TRACK, named
from rules.rattus_cartus.specials import Flutes, Swords

if TYPE_CHECKING:
    from rules.rattus_cartus.state import RattusCartus


@frame
class Resolve(Step["RattusCartus"]):
    """Every building of the row is resolved, the first of the row first."""

    def run(self, state: "RattusCartus") -> None:
        """Two seats compare over both buildings, so both show their cards before the first."""
        if state.seats == 2:
            state.reveal()
            for seat in state.entered:
                show(state, seat)
        state.push(*_BUILDINGS[: len(state.row)])


@frame
class OpenBuilding(Step["RattusCartus"]):
    """Step a: all inside show their cards and score them, in the order they entered."""

    plot: int

    def run(self, state: "RattusCartus") -> None:
        """Score influence and rats; swords, flutes, actions and putting away follow."""
        inside = state.inside(self.plot)
        if not inside:
            return
        building = state.row[self.plot] // 5
        state.tell("opened", None, BUILDINGS[building], self.plot)
        state.reveal()
        for seat in inside:
            if not state.shown >> seat & 1:
                show(state, seat)
        for seat in inside:
            score_cards(state, seat, TRACK[building])
        # Laid cards are sorted, so a sword or flute would come last.
        fight = max([state.laid[seat][-1:] for seat in inside]) > (JOKER,)
        state.push(*_STEPS[self.plot][0 if fight else 2 :])


def show(state: "RattusCartus", seat: Seat) -> None:
    """Turn the laid cards of a seat over."""
    laid = state.laid[seat]
    state.shown |= 1 << seat
    state.faces[seat] = laid
    state.strength[seat] = strength(laid)
    knowledge.showed(state, seat, laid)
    if laid and state.sink is not None:
        state.tell("showed", seat, named(laid))


def strength(laid: tuple[int, ...]) -> int:
    """Count population cards and jokers: each is a point of influence, and most have the premium."""
    return bisect_right(laid, JOKER)


def strangers(laid: tuple[int, ...], track: int) -> int:
    """Count population cards of another class than the building's: each brings a rat."""
    return len([card for card in laid if card < POPULATION and card // 5 != track])


def score_cards(state: "RattusCartus", seat: Seat, track: int) -> None:
    """Score influence and rats."""
    state.advance(seat, track, state.strength[seat])
    state.catch_rats(seat, strangers(state.laid[seat], track))


def premium(state: "RattusCartus", plot: int) -> Seat | None:
    """Find who laid most population cards and jokers, the earliest in a tie.

    Of two seats only one is entitled, wherever they are: so it may be nobody in this building.
    """
    rivals = list(state.entered) if state.seats == 2 else state.inside(plot)
    strengths = [state.strength[seat] for seat in rivals]
    best = rivals[strengths.index(max(strengths))]
    return best if state.plot[best] == plot else None


@frame
class Actions(Step["RattusCartus"]):
    """Step b: the premium seat acts first, then the others in the order they entered."""

    plot: int

    def run(self, state: "RattusCartus") -> None:
        """Let all act; in the last round the premium seat gets a point of influence instead."""
        best = premium(state, self.plot)
        building = state.row[self.plot] // 5
        if state.last_round():
            if best is not None:
                state.tell("last_premium", best, BUILDINGS[building])
                state.advance(best, TRACK[building], 1)
            return
        inside = state.inside(self.plot)
        acts = [take_action(seat, building, False) for seat in inside if seat != best]
        if best is not None:
            acts.insert(0, take_action(best, building, True))
        state.push(*acts)


@frame
class PutAway(Step["RattusCartus"]):
    """Step c: only now do the laid cards reach the discard pile and the stacks."""

    plot: int

    def run(self, state: "RattusCartus") -> None:
        """Put them away."""
        cards: tuple[int, ...] = ()
        for seat in state.inside(self.plot):
            cards += state.laid[seat]
            state.laid[seat] = ()
        state.put_back(cards)
        if cards and state.sink is not None:
            state.tell("put_away", None, BUILDINGS[state.row[self.plot] // 5], self.plot, named(cards))


# Frames are values, so one of each will do.
_BUILDINGS = tuple(map(OpenBuilding, range(3)))
_STEPS = tuple((Swords(plot), Flutes(plot), Actions(plot), PutAway(plot)) for plot in range(3))
