"""The plague moves, spreads new rats around it, and ravages the region it has come to."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from rules.kernel import Action, FollowUp, Seat, Step, frame
from rules.rattus.europe import AT, REGIONS, reach
from rules.rattus.names import CRUSADER, KNIGHT, NEUTRAL, RIDERS, SERF, SOLDIER, SPREAD
from rules.rattus.picks import WHICH
from rules.rattus.powers import DONE, note_power
from rules.rattus.ravage import NextToken, populated
from rules.rattus.tokens import TOKENS

if TYPE_CHECKING:
    from rules.rattus.state import Rattus

STAY = Action("stay")
COUNTS = (Action("neutral", NEUTRAL), Action("neutral", 0))
TOGETHER, ONE_BY_ONE = Action("together"), Action("one_by_one")


def steps(state: "Rattus", seat: Seat) -> int:
    """Say how far a seat moves the plague: two regions with any card of chivalry, and never more."""
    return 2 if seat in [state.holder[rider] for rider in RIDERS] else 1


def carry_plague(state: "Rattus", seat: Seat, region: int) -> None:
    """Set the plague piece into a region."""
    source, state.plague = state.plague, region
    state.tell("plague", seat, REGIONS[source], REGIONS[region])


@frame
class MovePlague(FollowUp["Rattus"]):
    """Choose the region where the plague goes; it is asked even if only one is in reach."""

    forced = False

    def options(self, state: "Rattus") -> Sequence[Action]:
        """List the regions in reach; behind walls on all sides it has to stay."""
        found = reach(state.regions, state.walls, state.plague, steps(state, self.seat))
        return [AT[region] for region in found] or (STAY,)

    def resolve(self, state: "Rattus", action: Action) -> None:
        """Move it, count the rats there, and spread before ravaging."""
        if action == STAY:
            state.tell("walled_in", self.seat)
            return
        carry_plague(state, self.seat, WHICH[action])
        new_rats = SPREAD[len(state.rats[state.plague])]
        state.push(Outbreak(self.seat))
        if new_rats:
            state.push(Spread(self.seat, new_rats, state.holder[SOLDIER] == self.seat))


@frame
class Spread(FollowUp["Rattus"]):
    """Choose a neighbour of the plague for a new rat; the soldier may add one to those that must come."""

    rats: int
    soldier: bool

    def options(self, state: "Rattus") -> Sequence[Action]:
        """List the neighbours with room while the supply lasts."""
        options = [AT[region] for region in state.rooms(state.plague)] if state.supply else []
        return options if self.rats and options else [*options, DONE]

    def resolve(self, state: "Rattus", action: Action) -> None:
        """Lay the rat there, and ask for the next."""
        if action == DONE:
            return
        if not self.rats:
            note_power(state, self.seat, SOLDIER)
        state.drop_rat(self.seat, WHICH[action])
        if self.rats > 1 or (self.rats and self.soldier):
            state.push(Spread(self.seat, self.rats - 1, self.soldier))


@frame
class Outbreak(Step["Rattus"]):
    """The plague ravages where it stands, if there are cubes and rats."""

    seat: Seat

    def run(self, state: "Rattus") -> None:
        """Let the knight strengthen it and the crusader show all rats, then turn the tokens."""
        seat, region = self.seat, state.plague
        if not populated(state, region):
            return
        state.push(NextToken(seat, region, state.holder[SERF] == seat))
        if state.holder[CRUSADER] == seat and len(state.rats[region]) > 1:
            state.push(ShowAll(seat))
        if state.holder[KNIGHT] == seat:
            state.push(Strengthen(seat))


@frame
class Strengthen(FollowUp["Rattus"]):
    """The knight says, before any token is turned, whether the plague piece counts for two cubes."""

    def options(self, state: "Rattus") -> Sequence[Action]:
        """Both are always possible."""
        return COUNTS

    def resolve(self, state: "Rattus", action: Action) -> None:
        """Note it until the turn is over."""
        if action.number:
            note_power(state, self.seat, KNIGHT)
        strengthen(state, self.seat, action.number)


def strengthen(state: "Rattus", seat: Seat, cubes: int) -> None:
    """Let the plague piece count for so many neutral cubes."""
    state.neutral = cubes
    if cubes:
        state.tell("strengthened", seat, cubes)


@frame
class ShowAll(FollowUp["Rattus"]):
    """The crusader may turn all rats at once and then choose in which order they strike."""

    def options(self, state: "Rattus") -> Sequence[Action]:
        """Both are always possible."""
        return (TOGETHER, ONE_BY_ONE)

    def resolve(self, state: "Rattus", action: Action) -> None:
        """Turn them face up."""
        if action == TOGETHER:
            note_power(state, self.seat, CRUSADER)
            show_all(state, self.seat)


def show_all(state: "Rattus", seat: Seat) -> None:
    """Turn all rats where the plague stands face up."""
    state.reveal()
    for token in state.rats[state.plague]:
        state.face_up |= 1 << token
    names = tuple([TOKENS[token].name for token in state.rats[state.plague]])
    state.tell("shown", seat, REGIONS[state.plague], names)
