"""The choices that persons of the base game ask for: which piece moves, and where to."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from rules.kernel import Action, FollowUp, Seat, frame
from rules.notre_dame.actions import AT, PLACE_OF, sectors_but, use
from rules.notre_dame.names import AWAY, CATHEDRAL

if TYPE_CHECKING:
    from rules.notre_dame.state import NotreDame

#: The confidant as a piece to be picked.
HIM = Action("confidant")
#: Stands for him where else the place of a cube is named.
HIMSELF = 8
MOST_MOVED = 3


def sectors_with_pieces(state: "NotreDame", seat: Seat) -> list[Action]:
    """List the sectors that hold a cube or the confidant."""
    return [AT[sector] for sector, pieces in enumerate(state.quarter(seat)) if pieces]


def empty_sectors(state: "NotreDame", seat: Seat) -> list[Action]:
    """List the sectors without a cube and without the confidant."""
    return [AT[sector] for sector, pieces in enumerate(state.quarter(seat)) if not pieces]


@frame
class MinstrelFrom(FollowUp["NotreDame"]):
    """Choose the sector from which pieces leave."""

    def options(self, state: "NotreDame") -> Sequence[Action]:
        """List the sectors with pieces."""
        return sectors_with_pieces(state, self.seat)

    def resolve(self, state: "NotreDame", action: Action) -> None:
        """Ask how many."""
        state.push(MinstrelPieces(self.seat, PLACE_OF[action]))


@frame
class MinstrelPieces(FollowUp["NotreDame"]):
    """Choose one to three pieces: cubes, or the confidant and cubes."""

    source: int

    def options(self, state: "NotreDame") -> Sequence[Action]:
        """List numbers of cubes, alone and with the confidant."""
        cubes = state.cubes[self.seat * 8 + self.source]
        options = [Action("cubes", n) for n in range(1, min(cubes, MOST_MOVED) + 1)]
        if state.confidant[self.seat] == self.source:
            most = min(cubes, MOST_MOVED - 1)
            options += [Action("cubes_and_confidant", n) for n in range(most + 1)]
        return options

    def resolve(self, state: "NotreDame", action: Action) -> None:
        """Ask where to."""
        with_confidant = action.kind == "cubes_and_confidant"
        state.push(MinstrelTo(self.seat, self.source, action.number, with_confidant))


@frame
class MinstrelTo(FollowUp["NotreDame"]):
    """Choose the sector where the pieces go; it is not used."""

    source: int
    cubes: int
    with_confidant: bool

    def options(self, state: "NotreDame") -> Sequence[Action]:
        """List the other sectors."""
        return sectors_but(self.source)

    def resolve(self, state: "NotreDame", action: Action) -> None:
        """Move the pieces."""
        target = PLACE_OF[action]
        if self.cubes:
            state.shift(self.seat, self.source, target, self.cubes)
        if self.with_confidant:
            state.send_confidant(self.seat, target)


def jester_pieces(state: "NotreDame", seat: Seat) -> list[Action]:
    """List every own piece in the quarter, and cubes on the cathedral where the table allows it."""
    places = state.places_with_cubes(seat)
    if not state.jester_reaches_cathedral and CATHEDRAL in places:
        places.remove(CATHEDRAL)
    him = [] if state.confidant[seat] == AWAY else [HIM]
    return [*(AT[place] for place in places), *him]


@frame
class JesterFrom(FollowUp["NotreDame"]):
    """Choose a cube or the confidant."""

    def options(self, state: "NotreDame") -> Sequence[Action]:
        """List what can move."""
        return jester_pieces(state, self.seat)

    def resolve(self, state: "NotreDame", action: Action) -> None:
        """Ask where to."""
        state.push(JesterTo(self.seat, HIMSELF if action == HIM else PLACE_OF[action]))


@frame
class JesterTo(FollowUp["NotreDame"]):
    """Choose the sector where the piece goes, and use it. The source may be the confidant himself."""

    source: int

    def options(self, state: "NotreDame") -> Sequence[Action]:
        """List the other sectors."""
        return sectors_but(state.confidant[self.seat] if self.source == HIMSELF else self.source)

    def resolve(self, state: "NotreDame", action: Action) -> None:
        """Move the piece, then use the sector with what now stands there."""
        target = PLACE_OF[action]
        if self.source == HIMSELF:
            state.send_confidant(self.seat, target)
        else:
            state.shift(self.seat, self.source, target)
        use(state, self.seat, target)


@frame
class PlaceInEmpty(FollowUp["NotreDame"]):
    """Choose an empty sector for a cube from the reserve, and use it."""

    def options(self, state: "NotreDame") -> Sequence[Action]:
        """List the sectors without a cube and without the confidant."""
        return empty_sectors(state, self.seat)

    def resolve(self, state: "NotreDame", action: Action) -> None:
        """Place the cube and use the sector."""
        sector = PLACE_OF[action]
        state.place_from_reserve(self.seat, sector)
        use(state, self.seat, sector)
