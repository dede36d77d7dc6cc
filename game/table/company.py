"""Those who choose on their phones: who still thinks, who is ready, and who cannot be reached."""

from typing import NamedTuple

from game.drawing.canvas import Canvas
from game.drawing.page import Box
from game.drawing.text import BOLD, ITALIC
from game.drawing.theme import IVORY, LEAF_GOLD
from game.session.session import Session
from game.words import Tongue, sheet
from rules.kernel import Seat

#: How large a sign and the name beside it are at most.
SIGN, NAME = 132.0, 46.0
#: The sign of each state, and what it is called.
SIGNS = {"ready": "seals/seal", "thinks": "crests/shield", "sleeps": "seals/broken"}
STATES = {"ready": sheet.IS_READY, "thinks": sheet.IS_THINKING, "sleeps": sheet.IS_ASLEEP}


class Sitter(NamedTuple):
    """One who is asked: a shield thinks, a seal is ready, a broken one cannot be reached."""

    seat: Seat
    state: str

    def picture(self, tincture: str) -> str:
        """Name the sign of the state, by its shape and not by its colour alone."""
        return {"ready": "seals/seal", "sleeps": "seals/broken"}.get(
            self.state, "crests/shield"
        ) + f"_{tincture}"


def company(session: Session) -> list[Sitter]:
    """Name everybody who is asked together and holds a phone, or has answered already."""
    waiting = [decision.seat for decision in session.match.state.decisions()]
    asked = [seat for seat in session.people if seat in waiting or session.match.answered(seat) is not None]
    return [Sitter(seat, _state(session, seat, thinks=seat in waiting)) for seat in asked]


def _state(session: Session, seat: Seat, *, thinks: bool) -> str:
    if seat in session.asleep and thinks:
        return "sleeps"
    return "thinks" if thinks else "ready"


def paint_company(canvas: Canvas, box: Box, session: Session, say: Tongue) -> None:
    """Paint them side by side on the leather."""
    sitters = company(session)
    inside = box.inset(30, 14)
    # A few stand together in the middle.
    wide = min(inside.w, 360.0 * len(sitters))
    for sitter, place in zip(sitters, inside.centred(wide, inside.h).columns(len(sitters), 12), strict=True):
        _paint_sitter(canvas, place, session, sitter, say)


def _paint_sitter(canvas: Canvas, place: Box, session: Session, sitter: Sitter, say: Tongue) -> None:
    player, side = session.players[sitter.seat], min(SIGN, place.w * 0.4, place.h)
    sign = canvas.picture(sitter.picture(player.tincture), Box(place.x, place.y, side, place.h))
    room = Box(sign.right + 14, place.centre[1] - 52, place.right - sign.right - 14, 58)
    size = canvas.fitting(player.name, room, min(NAME, canvas.sizes.prompt), BOLD, least=canvas.sizes.body)
    canvas.text(player.name, room, size, face=BOLD, colour=IVORY, down="bottom")
    words, below = say(STATES[sitter.state]), Box(room.x, room.bottom, room.w, 48)
    colour = IVORY if sitter.state == "ready" else LEAF_GOLD
    size = canvas.fitting(words, below, canvas.sizes.button, ITALIC, least=canvas.sizes.body)
    canvas.text(words, below, size, face=ITALIC, colour=colour, down="top")


def signs(session: Session) -> dict[Seat, str]:
    """Give the signs that stand for crests: of those who have answered, or cannot be reached."""
    found = {sitter.seat: sitter for sitter in company(session)} if session.phones else {}
    found |= {seat: Sitter(seat, "sleeps") for seat in session.asleep}
    return {seat: sitter.picture(session.players[seat].tincture) for seat, sitter in found.items()}
