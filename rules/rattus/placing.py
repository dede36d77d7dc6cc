"""Cubes come from the reserve: at the start, by the rats of a region, with the peasant, queen and baker."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from rules.kernel import Action, Decision, FollowUp, Seat, frame
from rules.rattus import europe
from rules.rattus.europe import AT
from rules.rattus.names import PEASANT, PLACED, QUEEN, USED
from rules.rattus.picks import WHICH
from rules.rattus.powers import note_power

if TYPE_CHECKING:
    from rules.rattus.state import Rattus

CUBES = tuple(Action("cubes", cubes) for cubes in range(8))
START_CUBES = 2


@frame
class StartCubes(Decision["Rattus"]):
    """Before the first turn: put two cubes into a region."""

    def options(self, state: "Rattus") -> Sequence[Action]:
        """List all regions; others may be there already."""
        return AT[: state.regions]

    def resolve(self, state: "Rattus", action: Action) -> None:
        """Place them."""
        state.settle(self.seat, WHICH[action], START_CUBES)


@frame
class DeliverBread(FollowUp["Rattus"]):
    """Put all cubes from the baker's card into one region."""

    def options(self, state: "Rattus") -> Sequence[Action]:
        """List all regions."""
        return AT[: state.regions]

    def resolve(self, state: "Rattus", action: Action) -> None:
        """Place them, in the colour of their owner."""
        state.deliver(self.seat, WHICH[action])


def bonus(state: "Rattus", seat: Seat) -> int:
    """Count the cubes that the peasant and the queen add when cubes are placed."""
    extra = 1 if state.holder[PEASANT] == seat else 0
    return extra + 2 if queen_rules(state, seat) else extra


def queen_rules(state: "Rattus", seat: Seat) -> bool:
    """Say whether a seat holds the queen and its cubes join more regions than any other's."""
    if state.holder[QUEEN] != seat:
        return False
    joined = [_joined(state, other) for other in range(state.seats)]
    most = max(joined)
    return joined[seat] == most and joined.count(most) == 1


def _joined(state: "Rattus", seat: Seat) -> int:
    mask = sum([1 << region for region in state.homes(seat)])
    return europe.connected(state.regions, mask)


@frame
class PlaceCubes(FollowUp["Rattus"]):
    """Choose the region for new cubes, as many as there are rats."""

    def options(self, state: "Rattus") -> Sequence[Action]:
        """List the regions with rats; a bonus can also be placed where there are none."""
        if bonus(state, self.seat):
            return AT[: state.regions]
        return [at for at, rats in zip(AT, state.rats, strict=True) if rats]

    def resolve(self, state: "Rattus", action: Action) -> None:
        """Place them; how much of a bonus is added is asked."""
        region = WHICH[action]
        state.used |= PLACED
        options = _amounts(state, self.seat, region)
        if len(options) > 1:
            state.push(HowMany(self.seat, region))
        else:
            place(state, self.seat, region, options[0].number)


@frame
class HowMany(FollowUp["Rattus"]):
    """Choose how many cubes of the bonus to add."""

    region: int

    def options(self, state: "Rattus") -> Sequence[Action]:
        """List the numbers from one cube a rat up to the whole bonus."""
        return _amounts(state, self.seat, self.region)

    def resolve(self, state: "Rattus", action: Action) -> None:
        """Place them."""
        place(state, self.seat, self.region, action.number)


def place(state: "Rattus", seat: Seat, region: int, cubes: int) -> None:
    """Place new cubes and say who brings more than one a rat."""
    for _ in range(cubes - len(state.rats[region])):
        note_bonus(state, seat)
    state.settle(seat, region, cubes)


def note_bonus(state: "Rattus", seat: Seat) -> None:
    """Note who brings another cube of the bonus: the peasant the first, the queen the others."""
    peasant = state.holder[PEASANT] == seat and not state.used & USED[PEASANT]
    note_power(state, seat, PEASANT if peasant else QUEEN)


def _amounts(state: "Rattus", seat: Seat, region: int) -> Sequence[Action]:
    rats, reserve = len(state.rats[region]), state.reserve[seat]
    least, most = min(rats, reserve), min(rats + bonus(state, seat), reserve)
    return CUBES[max(1, least) : most + 1]
