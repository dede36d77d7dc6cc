"""Cubes and rats that a power moves: where they can go, and which of several goes."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from rules.kernel import Action, FollowUp, Seat, frame
from rules.rattus.europe import RAT, REGIONS
from rules.rattus.names import PLACED, STACKS
from rules.rattus.picks import WHICH, picks

if TYPE_CHECKING:
    from rules.rattus.state import Rattus

#: Move the cube from a region that is a seat's and has so many potions beside it.
MOVE = picks("move", [(name, seat, n) for name in REGIONS for seat in range(4) for n in range(STACKS)])

#: The cube of a region that has so many potions beside it.
BESIDE = picks("beside", [(name, potions) for name in REGIONS for potions in range(STACKS)])


def has_cube(state: "Rattus", seat: Seat) -> bool:
    """Say whether a seat has a cube in any region."""
    return any(state.cubes[seat::4])


def has_reserve(state: "Rattus", seat: Seat) -> int:
    """Count the cubes a seat can still place."""
    return state.reserve[seat]


def has_rats(state: "Rattus", _seat: Seat) -> bool:
    """Say whether a rat lies on the map."""
    return any(state.rats)


def leads(state: "Rattus", seat: Seat) -> object:
    """Say whether a seat that has not placed cubes this turn can do so where it leads."""
    return not state.used & PLACED and state.reserve[seat] and state.led(seat)


def mobile(state: "Rattus", seat: Seat) -> list[int]:
    """List the regions from which a cube of a seat can go to a neighbour."""
    homes = state.homes(seat)
    return [region for region in homes if state.neighbours(region)] if state.walls else homes


def all_rats(state: "Rattus") -> list[Action]:
    """List every rat on the map by where it lies."""
    return [RAT[region * 3 + i] for region, rats in enumerate(state.rats) for i in range(len(rats))]


def besides(state: "Rattus", seat: Seat, region: int) -> list[Action]:
    """List the cubes of a seat in a region that differ by their potions."""
    return [BESIDE[region * STACKS + potions] for potions in state.kinds(region * 4 + seat)]


def carry(state: "Rattus", seat: Seat, source: int, target: int, cubes: int = 1) -> None:
    """Move cubes of a seat's own; where potions make them different, it says which."""
    if state.potions[source * 4 + seat]:
        state.push(CarryCube(seat, seat, source, target, cubes))
    else:
        for _ in range(cubes):
            state.migrate(seat, source, target)


@frame
class CarryCube(FollowUp["Rattus"]):
    """Choose which cube moves: its potions go with it. Of several the one with fewer potions comes first."""

    owner: Seat
    source: int
    target: int
    cubes: int = 1
    least: int = 0

    def options(self, state: "Rattus") -> Sequence[Action]:
        """List the different cubes that leave enough others to come after them."""
        place = self.source * 4 + self.owner
        stacks = state.potions[place]
        most = stacks[-self.cubes] if self.cubes <= len(stacks) else 0
        return [MOVE[place * STACKS + n] for n in state.kinds(place) if self.least <= n <= most]

    def resolve(self, state: "Rattus", action: Action) -> None:
        """Move it, and ask for the next."""
        owner, source, target, potions = self.owner, self.source, self.target, WHICH[action] % STACKS
        state.migrate(owner, source, target, potions)
        if self.cubes > 1:
            state.push(CarryCube(self.seat, owner, source, target, self.cubes - 1, potions))
