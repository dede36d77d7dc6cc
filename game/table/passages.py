"""What the chronicle tells in one line: all that somebody did in one go, and what came of it."""

from collections.abc import Callable, Container, Iterable, Sequence
from itertools import accumulate, takewhile
from typing import NamedTuple

from game.session.seams import KINDS
from game.table.story import Telling
from game.words import Tongue, shared
from game.words.telling import Book, Names, in_turn
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
    """Entries that are told in one line: of one seat, or of several that did the same one after another."""

    entries: tuple[Entry, ...]
    #: How many of them each of several goes has, if others acted in between.
    goes: tuple[int, ...] = ()

    @property
    def first(self) -> Entry:
        """Give what it begins with."""
        return self.entries[0]

    @property
    def seat(self) -> Seat | None:
        """Say whose doing it is, or who did it first."""
        return self.first.event.seat

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Name all who did it, in their order."""
        seats = dict.fromkeys(entry.event.seat for entry in self.entries)
        return tuple(seat for seat in seats if seat is not None)

    @property
    def firsts(self) -> tuple[Entry, ...]:
        """Give what each of them began with."""
        found: dict[Seat | None, Entry] = {}
        for entry in self.entries:
            found.setdefault(entry.event.seat, entry)
        return tuple(found.values())

    def alike(self, other: "Passage") -> bool:
        """Say whether another could read alike, without a look at its words."""
        if other.seat in self.seats or (self.seat is None) != (other.seat is None):
            return False
        kinds = [[entry.event.kind for entry in entries] for entries in (self.once.entries, other.entries)]
        return kinds[0] == kinds[1] and not self.first.seam

    def words(self, say: Tongue, book: Book, telling: Telling, names: Names) -> str:
        """Tell an entry, or of several what was done, and what came of it; one go after another."""
        if self.goes:
            ends = accumulate(self.goes)
            parts = [Passage(self.entries[end - go : end]) for end, go in zip(ends, self.goes, strict=True)]
            return in_turn(say, [part.words(say, book, telling, names) for part in parts])
        events = [entry.event for entry in self.once.entries]
        if len(events) == 1:
            words = book.line(say, events[0], names)
        else:
            words = book.doing(say, events, telling.headings, names)
        times = len(self.entries) // len(events)
        return words if self.seats or times == 1 else say(shared.TIMES, words=words, times=times)

    @property
    def once(self) -> "Passage":
        """Give what the first of them did; of what happened to all several times, what happened first."""
        if self.seat is not None:
            return Passage(tuple(entry for entry in self.entries if entry.event.seat == self.seat))
        kinds = [entry.event.kind for entry in self.entries]
        return Passage(self.entries[: [*kinds, kinds[0]].index(kinds[0], 1)])


def of_each(passages: Iterable[Passage]) -> list[Passage]:
    """Make one passage of all that each seat did, go by go."""
    found: dict[Seat | None, list[Passage]] = {}
    for passage in passages:
        found.setdefault(passage.seat, []).append(passage)
    return [
        Passage(
            tuple(entry for passage in goes for entry in passage.entries),
            tuple(len(passage.entries) for passage in goes) if len(goes) > 1 else (),
        )
        for goes in found.values()
    ]


def gathered(entries: Iterable[Entry], telling: Telling, unfolded: Container[Entry] = ()) -> list[Passage]:
    """Gather what somebody did in one go; what is unfolded is told entry by entry."""
    found: list[list[Entry]] = []
    for entry in entries:
        if found and _goes_on(found[-1][-1], entry, telling):
            found[-1].append(entry)
        else:
            found.append([entry])
    parts = [[(entry,) for entry in go] if go[0] in unfolded else [tuple(go)] for go in found]
    return [Passage(part) for several in parts for part in several]


def _goes_on(last: Entry, entry: Entry, telling: Telling) -> bool:
    """Say whether something is still the same doing; what begins a chapter stands alone."""
    kinds = {last.event.kind, entry.event.kind}
    if kinds & telling.chapters or last.seam or entry.seam or last.event.seat != entry.event.seat:
        return False
    if entry.event.seat is None:
        return entry.event.kind in telling.ends
    return len(kinds & telling.apart) in (0, len(kinds))


def struck(entries: Iterable[Entry], telling: Telling) -> list[Passage]:
    """Tell of each blow and of those whom it struck, in one line who lost the same; not of blows in vain."""
    found: list[Passage] = []
    for passage in gathered(entries, telling):
        if passage.entries[-1].event.kind in telling.ends:
            continue
        if found and passage.seat is not None and _came(found[-1].once) == _came(passage):
            found[-1] = Passage(found[-1].entries + passage.entries)
        else:
            found.append(passage)
    return found


def _came(passage: Passage) -> list[tuple[object, ...]]:
    return [(entry.event.kind, entry.event.data) for entry in passage.entries]


def merged(
    passages: Iterable[Passage], words: Callable[[Passage], str], unfolded: Container[Entry] = ()
) -> list[Passage]:
    """Make one passage of those that read alike, whoever did it, while all do the same kind of thing."""
    found: list[Passage] = []
    for passage in passages:
        twin = _twin(found, passage, words)
        if twin is None or passage.first in unfolded:
            found.append(passage)
        else:
            found[twin] = Passage(found[twin].entries + passage.entries)
    return found


def _twin(told: Sequence[Passage], passage: Passage, words: Callable[[Passage], str]) -> int | None:
    """Find among what was told last, as long as it is of the same kind, what reads alike."""
    same = takewhile(lambda number: told[number].alike(passage), range(len(told) - 1, -1, -1))
    return next((number for number in same if words(told[number].once) == words(passage)), None)
