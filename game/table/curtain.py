"""Whose secrets the table may show: curtains, peeks and open hands around one screen."""

from collections.abc import Callable

from game.session.plan import PHONE
from game.session.session import Session
from rules.kernel import Seat


class Curtain:
    """Knows whether the one who is asked has opened the curtain, and what may be seen until then."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self._opened: Seat | None = None
        self._looked: Seat | None = None
        #: Who has just looked at something in secret, at a question that is no secret.
        self._owed: Seat | None = None

    @property
    def person(self) -> Seat | None:
        """Name the person who is asked now; None while a bot is, or nobody."""
        asked = self.session.asked
        return asked.seat if asked is not None and asked.seat in self.session.people else None

    @property
    def mode(self) -> str:
        """Say how the secrets of the person who is asked are kept; alone with bots nothing is hidden."""
        person = self.person
        if person is None or self.resident is not None:
            return "open"
        return PHONE if person in self.session.phones else self.session.players[person].on_screen

    @property
    def viewer(self) -> Seat | None:
        """Name the seat whose view may be drawn."""
        if self.resident is not None:
            return self.resident
        return self.person if self.mode == "open" or self._opened == self.person else None

    @property
    def resident(self) -> Seat | None:
        """Name the only person who sat down, who may look at any time."""
        people = self.session.people
        return people[0] if self.session.alone and people else None

    @property
    def looker(self) -> Seat | None:
        """Name who sits before the table: whoever is asked, unless the curtain hangs there."""
        if self.resident is not None:
            return self.resident
        return None if self.covered or self.mode == PHONE else self.person

    @property
    def covered(self) -> bool:
        """Say whether the curtain hangs before a choice that is nobody else's business."""
        asked = self.session.asked
        if asked is None or self.viewer is not None:
            return False
        # Where several choose on their phones, the screen would not know for whom it is touched.
        several = self.mode == PHONE and len(self.session.match.state.decisions()) > 1
        owed = self.mode == "curtain" and self._owed == self.person
        return several or owed or (asked.secret and self.mode in ("curtain", PHONE))

    @property
    def face_down(self) -> bool:
        """Say whether the hand of the person who is asked lies there with its backs up."""
        return self.mode == "peek" and self.viewer is None

    def open(self) -> None:
        """Show the secrets of the person who is asked."""
        self._opened = self._looked = self.person

    def close(self) -> None:
        """Hide everything again."""
        self._opened = None

    def owe(self, seat: Seat) -> None:
        """Hang before the next question of a seat, which has looked at something in secret."""
        self._owed = seat

    def pay(self) -> None:
        """Hang there no more: what was looked at has been seen."""
        if self._owed is not None:
            self._owed = None
            self.close()

    def follow(self) -> None:
        """Close as soon as somebody else is asked; call it before anything is drawn."""
        if self._opened != self.person:
            self.close()
        if self._looked != self.person:
            self._looked = None
        if self._owed != self.person:
            self._owed = None

    @property
    def looked(self) -> bool:
        """Say whether the person who is asked has seen their secrets since anybody else was asked."""
        return self.person is not None and self._looked == self.person

    @property
    def unseen(self) -> bool:
        """Say whether the person who is asked has to look at their cards before they answer."""
        asked = self.session.asked
        return asked is not None and asked.secret and self.face_down and not self.looked


class Spectator(Curtain):
    """Asks nobody: only what all may see is shown, and to a lone person what is theirs."""

    @property
    def person(self) -> Seat | None:
        """Name nobody."""
        return None


class Retold(Spectator):
    """Opens the hands of a game that is over: of a seat that is looked at, or of whoever acts next."""

    def __init__(self, session: Session, looks_at: Callable[[], Seat | None]) -> None:
        super().__init__(session)
        self._looks_at = looks_at

    @property
    def resident(self) -> Seat | None:
        """Name whose hand lies open; at the very end there is none."""
        asked, seat = self.session.asked, self._looks_at()
        return asked.seat if seat is None and asked is not None else seat


class Stranger(Spectator):
    """Shows only what all may see, whoever sits there."""

    @property
    def resident(self) -> Seat | None:
        """Name nobody."""
        return None


class InHand(Curtain):
    """Shows one seat what is its own, wherever that is out of everybody else's sight."""

    def __init__(self, session: Session, seat: Seat) -> None:
        super().__init__(session)
        self._seat = seat

    @property
    def person(self) -> Seat | None:
        """Name this seat while it is asked."""
        asked = self.session.asked
        return self._seat if asked is not None and asked.seat == self._seat else None

    @property
    def resident(self) -> Seat | None:
        """Name this seat, who may look at any time."""
        return self._seat
