"""Cubes and rats that a power moves: where they can go, and which of several goes."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from rules.kernel import Action, Decision, Seat, frame
from rules.rattus.europe import RAT
from rules.rattus.names import POTIONS

if TYPE_CHECKING:
    from rules.rattus.state import Rattus

#: Move the cube that has so many potions beside it.
MOVE = tuple(Action("move", potions) for potions in range(POTIONS + 1))


def has_cube(state: "Rattus", seat: Seat) -> bool:
    """Say whether a seat has a cube in any region."""
    return any(state.cubes[seat::4])


def has_reserve(state: "Rattus", seat: Seat) -> int:
    """Count the cubes a seat can still place."""
    return state.reserve[seat]


def has_rats(state: "Rattus", _seat: Seat) -> bool:
    """Say whether a rat lies on the map."""
    return any(state.rats)


def mobile(state: "Rattus", seat: Seat) -> list[int]:
    """List the regions from which a cube of a seat can go to a neighbour."""
    homes = state.homes(seat)
    return [region for region in homes if state.neighbours(region)] if state.walls else homes


def all_rats(state: "Rattus") -> list[Action]:
    """List every rat on the map by where it lies."""
    return [RAT[region * 3 + i] for region, rats in enumerate(state.rats) for i in range(len(rats))]


def carry(state: "Rattus", chooser: Seat, owner: Seat, source: int, target: int) -> None:
    """Move a cube; where potions make cubes different, the chooser says which."""
    if state.potions[source * 4 + owner]:
        state.push(CarryCube(chooser, owner, source, target))
    else:
        state.migrate(owner, source, target)


@frame
class CarryCube(Decision["Rattus"]):
    """Choose which cube moves: its potions go with it."""

    owner: Seat
    source: int
    target: int

    def options(self, state: "Rattus") -> Sequence[Action]:
        """List the different cubes."""
        return [MOVE[potions] for potions in state.kinds(self.source * 4 + self.owner)]

    def resolve(self, state: "Rattus", action: Action) -> None:
        """Move it."""
        state.migrate(self.owner, self.source, self.target, action.number)
