"""What people look at: where the pointer rests, what is shown large, what is read and explained."""

from collections.abc import Iterable
from math import inf

from game.table.chronicle import Chronicle
from game.table.passages import Entry
from game.table.setting import Subject

#: Seconds the pointer has to rest before something is shown large.
REST = 0.3
#: Seconds a reason is left to be read.
READABLE = 3.0


class Attention:
    """Follows the pointer; everything says whether the picture changes."""

    def __init__(self, chronicle: Chronicle) -> None:
        self.chronicle = chronicle
        self.pointer: tuple[float, float] = (-1, -1)
        self.subject: Subject | None = None
        #: The entry of the chronicle that is pointed at.
        self.entry: Entry | None = None
        #: Why something did not work.
        self.reason = ""
        self._left = 0.0
        self._rested = 0.0
        #: Something was looked at closely when the table changed.
        self._looked = False

    def begin(self) -> None:
        """Look at nothing until the pointer moves: the table has changed."""
        self._looked = self._looked or self.subject is not None
        self.subject, self.entry, self._rested = None, None, REST

    def go_on(self) -> None:
        """Let the pointer rest anew where something was looked at: it may mean something else by now."""
        if self._looked:
            self._looked, self._rested = False, 0.0

    def point(self, at: tuple[float, float]) -> bool:
        """Follow the pointer."""
        self.pointer, self._rested, self._looked = at, 0.0, False
        left = self.subject is not None and not self.subject.box.holds(at)
        entry = self.chronicle.at(at)
        changed = left or entry != self.entry
        self.entry = entry
        self.subject = None if left else self.subject
        return changed

    def look(self, at: tuple[float, float], subjects: Iterable[Subject]) -> bool:
        """Show large what lies at a point."""
        found = [subject for subject in subjects if subject.box.holds(at)]
        self.subject = found[-1] if found else self.subject
        return bool(found)

    def rest(self, seconds: float) -> bool:
        """Let the pointer rest; True at the moment it has rested long enough."""
        before, self._rested = self._rested, self._rested + seconds
        return before < REST <= self._rested and self.subject is None

    def explain(self, words: str) -> None:
        """Say why something does not work."""
        self.reason, self._left = words, READABLE

    def hold(self) -> None:
        """Let a reason stay until something else is said or done."""
        self._left = inf

    def fade(self, seconds: float) -> bool:
        """Let a reason be read; True when it goes."""
        self._left -= seconds
        gone = bool(self.reason) and self._left <= 0
        self.reason = "" if gone else self.reason
        return gone
