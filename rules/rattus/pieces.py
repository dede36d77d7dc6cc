"""The Pied Piper characters that set pieces on the map: nun, bishop and emperor."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from rules.kernel import Action, Decision, Seat, frame
from rules.rattus.europe import AT, LINK_NAMES, LINK_OF, ON_LINK, REGION_OF, REGIONS, links_among
from rules.rattus.names import BISHOPS, NUNS, WALLS
from rules.rattus.powers import DONE, power

if TYPE_CHECKING:
    from rules.rattus.state import Rattus

#: A piece that already stands somewhere, picked to be moved.
PIECE = {
    "nun": tuple(Action("nun", name) for name in REGIONS),
    "bishop": tuple(Action("bishop", name) for name in REGIONS),
}
WALL = tuple(Action("wall", name) for name in LINK_NAMES)
AT_WALL = {action: link for link, action in enumerate(WALL)}
COUNT = {"nun": NUNS, "bishop": BISHOPS}


def always(_state: "Rattus", _seat: Seat) -> bool:
    """Say that a power can be used in any position."""
    return True


@power(always)
def nun(state: "Rattus", seat: Seat) -> None:
    """All three nuns may be set into any regions; each counts for one cube less."""
    state.push(SetPiece(seat, "nun", NUNS))


@power(always)
def bishop(state: "Rattus", seat: Seat) -> None:
    """One of the two bishops is set into any region, where no rat can enter any more."""
    state.push(SetPiece(seat, "bishop", 1))


@frame
class SetPiece(Decision["Rattus"]):
    """Choose a region for a piece from beside the board, or a piece to move, or be done."""

    piece: str
    left: int
    #: The first piece has to be set: the power was picked for it.
    begun: bool = False

    def options(self, state: "Rattus") -> Sequence[Action]:
        """List regions while pieces are beside the board, then the pieces that stand."""
        standing = state.standing(self.piece)
        options = list(AT[: state.regions]) if len(standing) < COUNT[self.piece] else []
        options += [PIECE[self.piece][region] for region in dict.fromkeys(standing)]
        if self.begun:
            options.append(DONE)
        return options

    def resolve(self, state: "Rattus", action: Action) -> None:
        """Set the piece, or ask where the other one goes, and ask again."""
        if action == DONE:
            return
        if self.left > 1:
            state.push(SetPiece(self.seat, self.piece, self.left - 1, True))
        region = REGION_OF[action.name]
        if action.kind == "region":
            state.set_piece(self.seat, self.piece, region)
        else:
            state.push(MovePiece(self.seat, self.piece, region))


@frame
class MovePiece(Decision["Rattus"]):
    """Choose where a standing nun or bishop goes."""

    piece: str
    source: int

    def options(self, state: "Rattus") -> Sequence[Action]:
        """List all other regions: the piece is lifted, so nothing is in its way."""
        return [AT[region] for region in range(state.regions) if region != self.source]

    def resolve(self, state: "Rattus", action: Action) -> None:
        """Move it."""
        state.set_piece(self.seat, self.piece, REGION_OF[action.name], self.source)


# The emperor.


@power(always)
def emperor(state: "Rattus", seat: Seat) -> None:
    """All three walls may be set on borders and arrows, one on each; nothing passes them."""
    state.push(SetWall(seat, WALLS))


def _free_links(state: "Rattus") -> list[Action]:
    return [ON_LINK[link] for link in links_among(state.regions) if not state.walls >> link & 1]


@frame
class SetWall(Decision["Rattus"]):
    """Choose a link for a wall from beside the board, or a wall to move, or be done."""

    left: int
    begun: bool = False

    def options(self, state: "Rattus") -> Sequence[Action]:
        """List free links while walls are beside the board, then the walls that stand."""
        options = _free_links(state) if state.walls.bit_count() < WALLS else []
        options += [WALL[link] for link in links_among(state.regions) if state.walls >> link & 1]
        if self.begun:
            options.append(DONE)
        return options

    def resolve(self, state: "Rattus", action: Action) -> None:
        """Set the wall, or ask where the other one goes, and ask again."""
        if action == DONE:
            return
        if self.left > 1:
            state.push(SetWall(self.seat, self.left - 1, True))
        if action.kind == "link":
            state.set_wall(self.seat, LINK_OF[action])
        else:
            state.push(MoveWall(self.seat, AT_WALL[action]))


@frame
class MoveWall(Decision["Rattus"]):
    """Choose where a standing wall goes."""

    source: int

    def options(self, state: "Rattus") -> Sequence[Action]:
        """List the links without a wall."""
        return _free_links(state)

    def resolve(self, state: "Rattus", action: Action) -> None:
        """Move it."""
        state.set_wall(self.seat, LINK_OF[action], self.source)
