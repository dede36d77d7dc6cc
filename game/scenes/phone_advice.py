"""Advice for those who play by phone: the best bot thinks for one of them at a time."""

from game.phones.sheet import Sheet
from game.phones.writing import Json
from game.table.advice import Advising
from game.table.perspective import Perspective
from rules.bots.service import Thinkers
from rules.kernel import Seat


class PhoneAdvice:
    """Keeps what was asked last, until something happens at the table."""

    def __init__(self, thinkers: Thinkers) -> None:
        self._advising = Advising(thinkers)
        self._seat: Seat | None = None
        self._sight: Perspective | None = None

    def ask(self, sheet: Sheet) -> None:
        """Begin to think for a seat, from all that it may know."""
        self.drop()
        if self._advising.ask(sheet.sight):
            self._seat, self._sight = sheet.seat, sheet.sight

    def drop(self) -> None:
        """Forget it."""
        self._advising.drop()
        self._seat = self._sight = None

    def close(self) -> None:
        """End the thinking."""
        self.drop()
        self._advising.thinkers.close()

    def listen(self) -> bool:
        """Hear whether the thinking is over; True as soon as there is something to say."""
        return self._sight is not None and self._advising.listen(self._sight)

    def counsel(self, seat: Seat) -> Json | None:
        """Say what is advised to a seat, or that it is being thought over; nothing: it has not asked."""
        if seat != self._seat or self._sight is None:
            return None
        best = self._advising.best
        if best is None:
            return {"thinking": True}
        first, *others = ({"title": c.title, "reason": c.reason} for c in self._advising.counsel(self._sight))
        return {"id": best.text(), **first, "also": others[0] if others else None}
