"""The seats as the server knows them: who may come, who is here, and what their phones show."""

from dataclasses import dataclass, field

from game.phones.callers import Caller
from game.phones.tickets import same


@dataclass
class Chair:
    """One seat to which a phone may come."""

    seat: int
    #: What opens it: a ticket, letters, and the digest of the cookie that the phone has now.
    ticket: str = ""
    letters: str = ""
    key: str = ""
    #: What every phone that comes is shown first, by kind: the words, then the last sheet.
    kept: dict[str, str] = field(default_factory=dict)
    guest: Caller | None = None
    #: When its phone was last heard while no socket is open.
    heard: float = 0.0
    asleep: bool = False

    def last_heard(self) -> float:
        """Say when the phone gave its last sign of life."""
        return max(self.heard, self.guest.heard) if self.guest else self.heard

    def part(self, why: str) -> None:
        """Send the phone away, with a reason."""
        if self.guest is not None:
            self.guest.dismiss(why)
            self.guest = None

    def welcome(self, caller: Caller) -> None:
        """Take the socket of the phone, in place of one that it had before, and show it the present."""
        if self.guest is not None:
            self.guest.replace()
        self.guest = caller
        self.asleep = False
        for kind in ("words", "sheet"):
            if kind in self.kept:
                caller.put(kind, self.kept[kind])

    def farewell(self, caller: Caller, now: float) -> None:
        """Let a socket go that is closed; the phone may come back with another one."""
        if self.guest is caller:
            self.guest = None
            self.heard = now


class Chairs(dict[int, Chair]):
    """All seats to which phones may come."""

    def of_ticket(self, ticket: str) -> Chair | None:
        """Find the seat of a ticket."""
        return next((chair for chair in self.values() if same(chair.ticket, ticket)), None)

    def of_letters(self, letters: str) -> Chair | None:
        """Find the seat of some letters."""
        return next((chair for chair in self.values() if same(chair.letters, letters)), None)

    def of_key(self, key: str) -> Chair | None:
        """Find the seat of a phone by the digest of its cookie."""
        return next((chair for chair in self.values() if same(chair.key, key)), None)
