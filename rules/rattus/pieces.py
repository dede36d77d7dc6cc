"""The Pied Piper characters that set pieces on the map: nun, bishop and emperor."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from rules.kernel import Action, FollowUp, Seat, frame
from rules.rattus.europe import AT, LINK_NAMES, ON_LINK, REGIONS, links_among
from rules.rattus.names import BISHOPS, NUNS, WALLS
from rules.rattus.picks import WHICH, picks
from rules.rattus.powers import DONE, power

if TYPE_CHECKING:
    from rules.rattus.state import Rattus

#: A piece that already stands somewhere, picked to be moved.
PIECE = {
    "nun": picks("nun", REGIONS),
    "bishop": picks("bishop", REGIONS),
    "wall": picks("wall", LINK_NAMES),
}
COUNT = {"nun": NUNS, "bishop": BISHOPS, "wall": WALLS}


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


@power(always)
def emperor(state: "Rattus", seat: Seat) -> None:
    """All three walls may be set on borders and arrows, one on each; nothing passes them."""
    state.push(SetPiece(seat, "wall", WALLS))


def _spots(state: "Rattus", piece: str) -> Sequence[Action]:
    if piece == "wall":
        return [ON_LINK[link] for link in links_among(state.regions) if not state.walls >> link & 1]
    return AT[: state.regions]


@frame
class SetPiece(FollowUp["Rattus"]):
    """Choose a spot for a piece from beside the board, or a piece to move, or be done."""

    piece: str
    left: int
    #: The first piece has to be set: the power was picked for it.
    begun: bool = False

    def options(self, state: "Rattus") -> Sequence[Action]:
        """List the spots while pieces are beside the board, then the pieces that stand."""
        standing = state.standing(self.piece)
        options = [*_spots(state, self.piece)] if len(standing) < COUNT[self.piece] else []
        options += [PIECE[self.piece][spot] for spot in dict.fromkeys(standing)]
        if self.begun:
            options.append(DONE)
        return options

    def resolve(self, state: "Rattus", action: Action) -> None:
        """Set the piece, or ask where the other one goes, and ask again."""
        if action == DONE:
            return
        if self.left > 1:
            state.push(SetPiece(self.seat, self.piece, self.left - 1, True))
        if action.kind == self.piece:
            state.push(MovePiece(self.seat, self.piece, WHICH[action]))
        else:
            state.set_piece(self.seat, self.piece, WHICH[action])


@frame
class MovePiece(FollowUp["Rattus"]):
    """Choose where a standing piece goes."""

    piece: str
    source: int

    def options(self, state: "Rattus") -> Sequence[Action]:
        """List all other spots: the piece is lifted, so nothing is in its way."""
        return [spot for spot in _spots(state, self.piece) if WHICH[spot] != self.source]

    def resolve(self, state: "Rattus", action: Action) -> None:
        """Move it."""
        state.set_piece(self.seat, self.piece, WHICH[action], self.source)
