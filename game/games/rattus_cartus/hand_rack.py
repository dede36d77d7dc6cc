"""The tray of Rattus Cartus, divided: a rack for the hand, its lip with a seal, and a private sheet."""

from game.drawing.canvas import Canvas
from game.drawing.page import Box
from game.games.rattus_cartus.cards import BACK, width
from game.games.rattus_cartus.hand_fan import lefts
from game.session.session import Session
from game.table import tray
from game.table.candles import candle
from rules.kernel import Seat
from rules.rattus_cartus.view import View

#: How wide the sheet is that only the owner of the hand sees, near and across the room.
PRIVATE, WIDER = 316.0, 364.0
#: How high a card is drawn at most.
TALLEST = 310.0
#: How high the lip is, and how large the seal on it with its words.
LIP, SEAL = 64.0, (296.0, 58.0)


class Rack:
    """Where everything in the tray lies."""

    def __init__(self, box: Box, session: Session, *, far: bool = False) -> None:
        self.session = session
        covers = self._coverable(self.asked)
        wide, cover = WIDER if far else PRIVATE, tray.FAR_COVER + 6 if covers else 0
        self.private = Box(box.right - wide - 14, box.y + 12, wide, box.h - 24 - cover)
        self.cover = Box(self.private.x, box.bottom - 12 - tray.FAR_COVER, wide, tray.FAR_COVER)
        high = min(TALLEST, box.h - 30)
        self.cards = Box(box.x + 22, box.bottom - 15 - high, self.private.x - box.x - 42, high)
        #: The same with the lip before it: what is to be read whole lies above that.
        self.above = Box(self.cards.x, box.y + 12, self.cards.w, box.bottom - LIP - 12 - box.y - 12)
        self.lip = Box(box.x + 8, box.bottom - LIP - 6, self.private.x - box.x - 18, LIP)
        self.seal = Box(self.lip.right - SEAL[0] - 10, self.lip.y + 3, *SEAL)
        self.other_seal = self.seal.moved(-SEAL[0] - 10, 0)

    @property
    def asked(self) -> Seat | None:
        """Name the person who is asked."""
        asked = self.session.asked
        return asked.seat if asked is not None and asked.seat in self.session.people else None

    def _coverable(self, seat: Seat | None) -> bool:
        return seat is not None and not self.session.alone and self.session.players[seat].on_screen != "open"

    @property
    def parts(self) -> tray.Parts:
        """Divide the tray the way the table wants it."""
        return tray.Parts(None, self.cards, self.cover, self.cards)

    def paint_backs(self, canvas: Canvas, view: View, keeps: float) -> None:
        """Lay the hand of somebody behind a curtain with its backs up, beside a candle with some light."""
        seat = self.asked
        candle(canvas, self.private.centred(80, self.private.h), 1, keeps)
        if seat is None or not self._coverable(seat) or self.session.players[seat].on_screen != "curtain":
            return
        backs = [BACK] * view.players[seat].hand_size
        wide = width(self.cards.h)
        for x in lefts(self.cards, backs, wide, even=True) if backs else ():
            canvas.picture(BACK, Box(x, self.cards.y, wide, self.cards.h))
