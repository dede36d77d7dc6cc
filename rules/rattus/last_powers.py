"""The powers that are different in the last round."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from rules.kernel import Action, FollowUp, Seat, frame
from rules.rattus.europe import AT, reach
from rules.rattus.moves import has_reserve, leads
from rules.rattus.names import CRUSADER, KNIGHT, MOVED, NEUTRAL, SERF, USED
from rules.rattus.picks import WHICH
from rules.rattus.placing import CUBES, queen_rules
from rules.rattus.plague import carry_plague, show_all, strengthen
from rules.rattus.powers import LAST, power
from rules.rattus.ravage import NextToken, populated

if TYPE_CHECKING:
    from rules.rattus.state import Rattus


@power(has_reserve, LAST)
def peasant(state: "Rattus", seat: Seat) -> None:
    """A cube comes into any region."""
    state.push(LastCubes(seat, 1))


def _queen_helps(state: "Rattus", seat: Seat) -> bool:
    return state.reserve[seat] > 0 and queen_rules(state, seat)


@power(_queen_helps, LAST)
def queen(state: "Rattus", seat: Seat) -> None:
    """One or two cubes come into any region."""
    state.push(LastCubes(seat, 2))


@frame
class LastCubes(FollowUp["Rattus"]):
    """Choose a region for the cubes of the peasant or the queen."""

    cubes: int

    def options(self, state: "Rattus") -> Sequence[Action]:
        """List all regions."""
        return AT[: state.regions]

    def resolve(self, state: "Rattus", action: Action) -> None:
        """Place them; how many of the queen's come is asked."""
        # By the first rulings both of hers had to come.
        if self.cubes > 1 and state.rulings > 1:
            state.push(QueenCubes(self.seat, WHICH[action], self.cubes))
        else:
            state.settle(self.seat, WHICH[action], self.cubes)


@frame
class QueenCubes(FollowUp["Rattus"]):
    """Choose how many cubes the queen brings; to bring none, her power is left unused."""

    region: int
    most: int

    def options(self, state: "Rattus") -> Sequence[Action]:
        """List one or two, as far as there are cubes."""
        return CUBES[1 : min(self.most, state.reserve[self.seat]) + 1]

    def resolve(self, state: "Rattus", action: Action) -> None:
        """Place them."""
        state.settle(self.seat, self.region, action.number)


@power(leads, LAST)
def mayor(state: "Rattus", seat: Seat) -> None:
    """A cube comes into one region that the seat leads."""
    state.push(LastMayor(seat))


@frame
class LastMayor(FollowUp["Rattus"]):
    """Choose the region."""

    def options(self, state: "Rattus") -> Sequence[Action]:
        """List the regions the seat leads."""
        return [AT[region] for region in state.led(self.seat)]

    def resolve(self, state: "Rattus", action: Action) -> None:
        """Place the cube."""
        state.settle(self.seat, WHICH[action], 1)


def _rat_fits(state: "Rattus", _seat: Seat) -> bool:
    return bool(state.supply or state.flipped) and bool(state.rooms(state.plague))


@power(_rat_fits, LAST)
def soldier(state: "Rattus", seat: Seat) -> None:
    """A rat comes next to the plague."""
    state.push(LastRat(seat))


@frame
class LastRat(FollowUp["Rattus"]):
    """Choose the region for the soldier's rat."""

    def options(self, state: "Rattus") -> Sequence[Action]:
        """List the neighbours of the plague with room."""
        return [AT[region] for region in state.rooms(state.plague)]

    def resolve(self, state: "Rattus", action: Action) -> None:
        """Draw it from the supply, or from the tokens already turned."""
        if state.supply:
            state.drop_rat(self.seat, WHICH[action])
        else:
            state.return_rat(self.seat, WHICH[action])


# Knight, crusader and serf of one seat share one move of the plague: whichever is used first makes it.


def _may_ride(state: "Rattus", _seat: Seat) -> object:
    return state.used & MOVED or state.neighbours(state.plague)


def _may_strike(state: "Rattus", _seat: Seat) -> object:
    return populated(state, state.plague) if state.used & MOVED else state.neighbours(state.plague)


@power(_may_ride, LAST)
def knight(state: "Rattus", seat: Seat) -> None:
    """The plague goes up to two regions far and counts for two cubes until the end."""
    _ride(state, seat, KNIGHT)


@power(_may_strike, LAST)
def crusader(state: "Rattus", seat: Seat) -> None:
    """The plague goes up to two regions far, and all rats there strike in the chosen order."""
    _ride(state, seat, CRUSADER)


@power(_may_strike, LAST)
def serf(state: "Rattus", seat: Seat) -> None:
    """The plague goes one region far, and its rats strike to the serf's profit."""
    _ride(state, seat, SERF)


def _ride(state: "Rattus", seat: Seat, character: int) -> None:
    if state.used & MOVED:
        _arrive(state, seat, character)
    else:
        state.push(LastMove(seat, character))


@frame
class LastMove(FollowUp["Rattus"]):
    """Choose the region where the plague goes; it is asked even if there is only one."""

    character: int
    forced = False

    @property
    def far(self) -> int:
        """Say how far it goes: one step for the serf, two for the others."""
        return 1 if self.character == SERF else 2

    def options(self, state: "Rattus") -> Sequence[Action]:
        """List the regions in reach."""
        return [AT[region] for region in reach(state.regions, state.walls, state.plague, self.far)]

    def resolve(self, state: "Rattus", action: Action) -> None:
        """Move it; the effect follows."""
        state.used |= MOVED
        carry_plague(state, self.seat, WHICH[action])
        _arrive(state, self.seat, self.character)


def _arrive(state: "Rattus", seat: Seat, character: int) -> None:
    if character == KNIGHT:
        strengthen(state, seat, NEUTRAL)
    elif populated(state, state.plague):
        # A serf that gains by the crusader's strike has served; one that gains nothing has not.
        profits = character == SERF or (state.holder[SERF] == seat and not state.used & USED[SERF])
        if character == CRUSADER:
            show_all(state, seat)
        state.push(NextToken(seat, state.plague, profits))
