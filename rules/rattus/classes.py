"""The characters of the base game whose power is picked: merchant, monk, witch and king."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from rules.kernel import Action, FollowUp, Seat, frame
from rules.rattus.europe import AT, RAT
from rules.rattus.moves import all_rats, besides, carry, has_rats, mobile
from rules.rattus.names import STACKS
from rules.rattus.picks import WHICH
from rules.rattus.powers import DONE, power

if TYPE_CHECKING:
    from rules.rattus.state import Rattus

CARRY = tuple(Action("cubes", cubes) for cubes in (1, 2, 3))
SWAP, KEEP = Action("swap"), Action("keep")


# The merchant.


@power(mobile)
def merchant(state: "Rattus", seat: Seat) -> None:
    """Up to three cubes go together from a region to one neighbour."""
    state.push(MerchantFrom(seat))


@frame
class MerchantFrom(FollowUp["Rattus"]):
    """Choose the region that cubes leave."""

    def options(self, state: "Rattus") -> Sequence[Action]:
        """List the regions with own cubes and a way out."""
        return [AT[region] for region in mobile(state, self.seat)]

    def resolve(self, state: "Rattus", action: Action) -> None:
        """Ask where to."""
        state.push(MerchantTo(self.seat, WHICH[action]))


@frame
class MerchantTo(FollowUp["Rattus"]):
    """Choose the neighbour where they go."""

    source: int

    def options(self, state: "Rattus") -> Sequence[Action]:
        """List the neighbours that no wall shuts off."""
        return [AT[region] for region in state.neighbours(self.source)]

    def resolve(self, state: "Rattus", action: Action) -> None:
        """Ask how many."""
        state.push(MerchantCubes(self.seat, self.source, WHICH[action]))


@frame
class MerchantCubes(FollowUp["Rattus"]):
    """Choose how many go."""

    source: int
    target: int

    def options(self, state: "Rattus") -> Sequence[Action]:
        """List one to three, as far as there are cubes."""
        return CARRY[: state.cubes[self.source * 4 + self.seat]]

    def resolve(self, state: "Rattus", action: Action) -> None:
        """Move them; if not all go and potions make them different, each is chosen."""
        carry(state, self.seat, self.source, self.target, action.number)


# The monk.


def _rat_can_go(state: "Rattus", _seat: Seat) -> bool:
    return any(rats and state.rooms(region) for region, rats in enumerate(state.rats))


@power(_rat_can_go)
def monk(state: "Rattus", seat: Seat) -> None:
    """A rat goes to a neighbour that has room for it."""
    state.push(MonkRat(seat))


@frame
class MonkRat(FollowUp["Rattus"]):
    """Choose the rat."""

    def options(self, state: "Rattus") -> Sequence[Action]:
        """List the rats that can go anywhere."""
        regions = [region for region, rats in enumerate(state.rats) if rats and state.rooms(region)]
        return [RAT[region * 3 + i] for region in regions for i in range(len(state.rats[region]))]

    def resolve(self, state: "Rattus", action: Action) -> None:
        """Ask where to."""
        state.push(MonkTo(self.seat, WHICH[action]))


@frame
class MonkTo(FollowUp["Rattus"]):
    """Choose where the rat goes."""

    place: int

    def options(self, state: "Rattus") -> Sequence[Action]:
        """List the neighbours with room."""
        return [AT[region] for region in state.rooms(self.place // 3)]

    def resolve(self, state: "Rattus", action: Action) -> None:
        """Move it, face down as it is."""
        state.move_rat(self.seat, self.place, WHICH[action])


# The witch.


@power(has_rats)
def witch(state: "Rattus", seat: Seat) -> None:
    """One or two rats are looked at in secret, and two of them may change places."""
    state.push(WitchLook(seat))


@frame
class WitchLook(FollowUp["Rattus"]):
    """Choose a rat to look at; what is seen cannot be taken back, so a lone one is asked for as well."""

    forced = False

    def options(self, state: "Rattus") -> Sequence[Action]:
        """List all rats of the map."""
        return all_rats(state)

    def resolve(self, state: "Rattus", action: Action) -> None:
        """Look, then ask for a second."""
        place = WHICH[action]
        state.look(self.seat, place)
        state.push(WitchLookAgain(self.seat, place))


@frame
class WitchLookAgain(FollowUp["Rattus"]):
    """Choose a second rat in the light of the first, or leave it at that."""

    first: int

    def options(self, state: "Rattus") -> Sequence[Action]:
        """List all other rats."""
        first = RAT[self.first]
        return [*(rat for rat in all_rats(state) if rat != first), DONE]

    def resolve(self, state: "Rattus", action: Action) -> None:
        """Look; a swap makes sense between two regions only."""
        if action == DONE:
            return
        place = WHICH[action]
        state.look(self.seat, place)
        if place // 3 != self.first // 3:
            state.push(WitchSwap(self.seat, self.first, place))


@frame
class WitchSwap(FollowUp["Rattus"]):
    """Swap the two rats or not; walls and bishops do not matter, for no region gains a rat."""

    first: int
    second: int

    def options(self, state: "Rattus") -> Sequence[Action]:
        """Both are always possible."""
        return (SWAP, KEEP)

    def resolve(self, state: "Rattus", action: Action) -> None:
        """Swap them, or leave them where they lie."""
        # The faces are the witch's secret; that tokens change places is seen by all, so whoever has looked
        # at one of them before knows where it lies now.
        if action == SWAP:
            state.swap_rats(self.seat, self.first, self.second)


# The king.


def _safe_homes(state: "Rattus", seat: Seat) -> list[Action]:
    return [AT[region] for region in state.homes(seat) if not state.rats[region]]


@power(_safe_homes)
def king(state: "Rattus", seat: Seat) -> None:
    """A cube from a region without rats goes into the castle."""
    state.push(KingFrom(seat))


@frame
class KingFrom(FollowUp["Rattus"]):
    """Choose the region the cube comes from."""

    def options(self, state: "Rattus") -> Sequence[Action]:
        """List the regions with own cubes and without rats."""
        return _safe_homes(state, self.seat)

    def resolve(self, state: "Rattus", action: Action) -> None:
        """Bring the cube to safety; where potions make cubes different, ask which."""
        region = WHICH[action]
        # By the first rulings a cube with the fewest potions went.
        if state.rulings > 1:
            state.push(KingCube(self.seat, region))
        else:
            state.shelter(self.seat, region, state.kinds(region * 4 + self.seat)[0])


@frame
class KingCube(FollowUp["Rattus"]):
    """Choose the cube that goes among those that differ by their potions, which it leaves behind."""

    region: int

    def options(self, state: "Rattus") -> Sequence[Action]:
        """List the different cubes."""
        return besides(state, self.seat, self.region)

    def resolve(self, state: "Rattus", action: Action) -> None:
        """Bring it to safety."""
        state.shelter(self.seat, self.region, WHICH[action] % STACKS)
