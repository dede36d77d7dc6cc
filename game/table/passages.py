"""What the chronicle tells in one line: all that somebody did in one go, and what came of it."""

from collections.abc import Container, Iterable
from typing import NamedTuple

from game.session.seams import KINDS
from game.table.story import Telling
from game.words import Tongue, shared
from game.words.telling import Book, Names
from rules.kernel import Event, Seat


class Entry(NamedTuple):
    """An event and after how many actions of the match it was told."""

    step: int
    event: Event

    @property
    def seam(self) -> bool:
        """Say whether it tells how the match was taken up, and nothing of the rules."""
        return self.event.kind in KINDS


class Passage(NamedTuple):
    """Entries of one seat that are told in one line; one alone is told by itself."""

    entries: tuple[Entry, ...]

    @property
    def first(self) -> Entry:
        """Give what it begins with."""
        return self.entries[0]

    @property
    def seat(self) -> Seat | None:
        """Say whose doing it is."""
        return self.first.event.seat

    def words(self, say: Tongue, book: Book, telling: Telling, names: Names) -> str:
        """Tell an entry, or of several what was done, and what came of it all."""
        if len(self.entries) == 1:
            return book.line(say, self.first.event, names)
        events = [entry.event for entry in self.entries]
        heads = [event for event in events if event.kind in telling.headings] or events[:1]
        deeds = ", ".join(dict.fromkeys(book.line(say, event, names) for event in heads))
        outcome = book.preview(say, [event for event in events if event not in heads], self.seat)
        return say(shared.DEEDS, deeds=deeds, outcome=outcome) if outcome else deeds


def gathered(entries: Iterable[Entry], telling: Telling, unfolded: Container[Entry] = ()) -> list[Passage]:
    """Gather what somebody did in one go; what is unfolded is told entry by entry."""
    found: list[list[Entry]] = []
    for entry in entries:
        if found and _goes_on(found[-1][0], entry, telling):
            found[-1].append(entry)
        else:
            found.append([entry])
    parts = [[(entry,) for entry in go] if go[0] in unfolded else [tuple(go)] for go in found]
    return [Passage(part) for several in parts for part in several]


def _goes_on(first: Entry, entry: Entry, telling: Telling) -> bool:
    """Say whether something is still the same doing; what begins a chapter stands alone."""
    kinds = {first.event.kind, entry.event.kind}
    alone = kinds & telling.chapters or first.seam or entry.seam
    return not alone and entry.event.seat is not None and entry.event.seat == first.event.seat
