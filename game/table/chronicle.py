"""The chronicle: what happened, newest below, by rounds; and what happened to you since your last turn."""

import itertools
from collections.abc import Sequence
from typing import Any, NamedTuple

from game.drawing.canvas import Canvas
from game.drawing.page import Box
from game.drawing.text import BODY, HEADING, ITALIC, bound
from game.drawing.theme import FADED_INK, RUBRIC
from game.session.plan import Plan
from game.session.session import Session
from game.session.share_codes import deal_seal
from game.table.desk import Desk
from game.table.passages import Entry, Passage, gathered, merged, of_each, struck
from game.table.recap_foot import FOOT, paint_fading, paint_foot
from game.words import Tongue, shared
from rules.kernel import Event, Seat

#: How low a line is at least, and how many therefore stand on a sheet at most.
LINE, MOST = 40.0, 16
#: How much of each crest is seen where several did the same.
BESIDE = 24.0


class Line(NamedTuple):
    """A passage as it stands on the sheet."""

    box: Box
    passage: Passage
    #: Its place among all that can be read.
    number: int

    @property
    def entry(self) -> Entry:
        """Give the entry that it begins with."""
        return self.passage.first


def retold(session: Session) -> list[Entry]:
    """Write the whole chronicle of a match, and where it was taken up again."""
    match = session.match
    entries = [Entry(0, event) for event in match.opening]
    for step, moment in enumerate(match.retold(), start=1):
        entries += [Entry(step, event) for event in moment.events]
    entries += [Entry(seam.step, seam.event) for seam in session.seams]
    return sorted(entries, key=lambda entry: entry.step)


def _own(entry: Entry, since: int, seat: Seat) -> bool:
    """Say whether something is still part of the own action."""
    return entry.step == since and entry.event.seat == seat


def seal_line(plan: Plan, say: Tongue) -> str:
    """Promise the deal as it is; what somebody could have known before is under no seal."""
    return say(shared.DEAL_PROOF, code=deal_seal(plan)) if plan.nonce else say(shared.OPEN_DEAL)


def _head(box: Box) -> Box:
    """Give the place of a title in one line."""
    return Box(box.x + 22, box.y + 8, box.w - 44, 44)


def _crests(passage: Passage) -> float:
    """Say how far the words of a passage begin after its crests."""
    return 46 + BESIDE * (len(passage.seats) - 1)


class Chronicle:
    """The sheet with the log."""

    def __init__(self, session: Session, desk: type[Desk[Any]]) -> None:
        self.session = session
        self.telling = desk.telling
        self._book = desk.book
        self.lines: list[Line] = []
        #: How many of the latest passages are left out, because somebody reads what was before.
        self.back = 0
        #: The entry that somebody means who reads by keys; None: the latest on the sheet.
        self.chosen: Entry | None = None
        #: What is told entry by entry, by the first of each passage.
        self._unfolded: set[Entry] = set()
        self._read: list[Passage] = []
        self._worded: dict[tuple[object, ...], str] = {}
        self._turned = 0.0
        #: Where a recap is leafed through that is longer than its sheet, and its first passage in sight.
        self.foot: Box | None = None
        self.first = 0

    @property
    def _last(self) -> int:
        return max(0, len(self._read) - 1)

    def turn(self, steps: float) -> None:
        """Read further back, or on again; small steps add up."""
        self.let_go()
        self._turned += steps
        whole = int(self._turned)
        self._turned -= whole
        if self.foot:
            self.first = min(self._last, max(0, self.first - whole))
        else:
            self.back = min(self._last, max(0, self.back + whole))

    def leaf(self, at: tuple[float, float]) -> bool:
        """Turn a long recap by as much as is in sight; False if there is nothing at a point that does so."""
        if self.foot is None or not self.foot.holds(at):
            return False
        self.turn(len(self.lines) if at[0] < self.foot.centre[0] else -len(self.lines))
        return True

    def clear(self) -> None:
        """Leave nothing on the sheet."""
        self.lines, self.foot = [], None

    def heard(self, entries: Sequence[Entry], viewer: Seat | None) -> list[Entry]:
        """Pick what the viewer may hear of, and is worth telling."""
        return [entry for entry in entries if self.telling.written(entry.event, viewer)]

    def news(self, entries: Sequence[Entry], seat: Seat, viewer: Seat | None) -> list[Entry]:
        """Pick what was told since a seat acted and others came in, as far as the viewer may hear of it."""
        since = self._since(seat)
        after = itertools.dropwhile(lambda entry: entry.step < since or _own(entry, since, seat), entries)
        return [entry for entry in self.heard(list(after), viewer) if not entry.seam]

    def _since(self, seat: Seat) -> int:
        """Say after which action a seat has done nothing more."""
        log = self.session.match.log
        return max((step for step, (actor, _) in enumerate(log, start=1) if actor == seat), default=0)

    def happened(self, news: Sequence[Entry], seat: Seat) -> list[Entry]:
        """Pick what happened to a seat."""
        return [entry for entry in news if self._concerns(entry.event, seat)]

    def recap(self, entries: Sequence[Entry], seat: Seat, viewer: Seat | None) -> list[Passage]:
        """Tell what others did since a seat acted, a line each, then what struck, and what happened to it."""
        fleeting = self.telling.fleeting
        news = [entry for entry in self.news(entries, seat, viewer) if entry.event.kind not in fleeting]
        passages = gathered(news, self.telling)
        known = [entry for passage in passages if self._chosen_by(seat, passage) for entry in passage.entries]
        # What somebody drew for an own deed is news to them alone.
        mine = [e for e in self.happened(news, seat) if e not in known or e.event.only is not None]
        others = [passage for passage in passages if passage.seat not in (None, seat)]
        blows, since = [entry for entry in news if entry.event.kind in self.telling.blows], self._since(seat)
        later = struck([entry for entry in blows if entry.step > since], self.telling)
        begun = self.telling.chapters
        theirs = [Passage(tuple(e for e in passage.entries if e not in mine + blows)) for passage in others]
        theirs = [each for each in theirs if each.entries and each.first.event.kind not in begun]
        return [*of_each(theirs), *later, *(Passage((entry,)) for entry in mine if entry not in blows)]

    def _chosen_by(self, seat: Seat, passage: Passage) -> bool:
        """Say whether a passage is what a seat chose itself, if only done when all had chosen."""
        return passage.seat == seat and passage.first.event.kind in self.telling.headings

    def _concerns(self, event: Event, seat: Seat) -> bool:
        if event.seat == seat:
            # What they did themselves they know.
            return event.kind not in self.telling.headings | self.telling.chapters
        if event.kind in self.telling.merely_named:
            return False
        named = self.session.match.game.named(event)
        others = [value for key, value in named.items() if key.endswith(("_seat", "_seats"))]
        return seat in others or any(isinstance(other, tuple) and seat in other for other in others)

    # Line by line.

    @property
    def _at(self) -> int:
        latest = self.lines[0].number if self.lines else self._last
        # Of events that are alike it is this one and no other.
        chosen = (n for n, read in enumerate(self._read) if any(e is self.chosen for e in read.entries))
        return next(chosen, latest)

    @property
    def meant(self) -> Entry | None:
        """Give the entry that is meant by keys."""
        return self._read[self._at].first if self._read else None

    @property
    def line(self) -> Line | None:
        """Give the line that is meant by keys, where it stands on the sheet."""
        return next((line for line in self.lines if line.number == self._at), None)

    def step(self, by: int) -> bool:
        """Mean the line before or after this one; False if there is none."""
        at = self._at + by
        self.chosen = self._read[at].first if 0 <= at < len(self._read) else None
        return self.chosen is not None

    def unfold(self, number: int) -> bool:
        """Tell a passage entry by entry; False if it tells one alone."""
        passage = self._read[number] if 0 <= number < len(self._read) else None
        if passage is None or len(passage.entries) == 1:
            return False
        self._unfolded.update(passage.firsts)
        return True

    def unfold_meant(self) -> bool:
        """Do so with what is meant by keys."""
        return self.unfold(self._at)

    def let_go(self) -> None:
        """Mean no line any more."""
        self.chosen = None

    def paint(
        self, canvas: Canvas, box: Box, title: str, entries: Sequence[Entry], viewer: Seat | None, say: Tongue
    ) -> None:
        """Write as much of the latest as there is room for, a line for all that somebody did in one go."""
        passages = gathered(self.heard(entries, viewer), self.telling, self._unfolded)
        passages = merged(passages, lambda passage: self._words(passage, say), self._unfolded)
        self.paint_passages(canvas, box, title, passages, say)

    def cut(self, canvas: Canvas, box: Box, title: str, passages: list[Passage], say: Tongue) -> Box:
        """Give as much of a sheet as passages need."""
        long = sum(self._height(canvas, box, passage, say) for passage in passages)
        # A hair more, lest the first of them have just too little room.
        spare = self._room(canvas, box, title).h - max(long, LINE) - 1
        return Box(box.x, box.y, box.w, box.h - max(0.0, spare))

    def paint_recap(self, canvas: Canvas, box: Box, title: str, passages: list[Passage], say: Tongue) -> None:
        """Write passages from the first one on; where they are too many, arrows below lead to the others."""
        low = Box(box.x + 16, box.bottom - FOOT - 8, box.w - 32, FOOT)
        above = Box(box.x, box.y, box.w, low.y - box.y + 16)
        long = sum(self._height(canvas, box, passage, say) for passage in passages)
        self.foot = low if long > self._room(canvas, box, title).h else None
        if self.foot is None:
            self.first = 0
            self.paint_passages(canvas, box, title, passages, say)
            return
        self._read = passages
        self._write_head(canvas, _head(box), title.upper())
        room = self._room(canvas, above, title)
        self._follow_down(canvas, room, say)
        for line in self.lines:
            self._write(canvas, line.box, line.passage, say)
        shown = self.lines[0].number
        if shown < self._last:
            rest = Box(
                room.x + 16, self.lines[0].box.bottom, room.w - 32, room.bottom - self.lines[0].box.bottom
            )
            paint_fading(canvas, rest, lambda layer, box: self._write(layer, box, self._read[shown + 1], say))
        paint_foot(canvas, low, self.first, self._last - shown)

    def paint_passages(
        self, canvas: Canvas, box: Box, title: str, passages: list[Passage], say: Tongue
    ) -> None:
        """Write as many of the latest passages as there is room for."""
        self._write_head(canvas, _head(box), title.upper())
        self._read = passages
        room = self._room(canvas, box, title)
        self._follow(canvas, room, say)
        if self._read and self._read[0].first.step and self.lines[-1:] and self.lines[-1].number == 0:
            # What fits begins below its title; the whole chronicle begins with its seal.
            rise = self.lines[-1].box.y - room.y
            self.lines = [line._replace(box=line.box.moved(0, -rise)) for line in self.lines]
        for line in self.lines:
            self._write(canvas, line.box, line.passage, say)
        if not self._read:
            canvas.text(say(shared.RECAP_NOTHING), box.inset(24), canvas.sizes.body, face=ITALIC)
        elif self.lines and self.lines[-1].number == 0 and self._read[0].first.step == 0:
            free = Box(box.x + 22, room.y, box.w - 44, self.lines[-1].box.y - room.y)
            self._write_seal(canvas, free, say)

    def _room(self, canvas: Canvas, box: Box, title: str) -> Box:
        """Give what the title leaves of a sheet."""
        head = self._titled(canvas, _head(box), title.upper())[1]
        return Box(box.x, head.bottom + 4, box.w, box.bottom - head.bottom - 20)

    def _write_head(self, canvas: Canvas, box: Box, title: str) -> None:
        size, head = self._titled(canvas, box, title)
        canvas.text(title, head, size, face=HEADING, leading=0.86)

    def _titled(self, canvas: Canvas, box: Box, title: str) -> tuple[float, Box]:
        """Say how large a title is written, rather in two lines than small, and how much that takes."""
        size = canvas.fitting(title, box, max(30, canvas.sizes.name), HEADING, least=canvas.sizes.body)
        high = max(box.h, canvas.height(title, box.w, size, HEADING) * 0.86)
        return size, Box(box.x, box.y, box.w, high)

    def _follow_down(self, canvas: Canvas, room: Box, say: Tongue) -> None:
        """Lay out the sheet from the first passage in sight so that the line that is meant stands on it."""
        self.lines = []
        meant = self.chosen is not None
        self.first = min(self.first, self._at if meant else self._last)
        self.lines = self._laid_down(canvas, room, say, self.first)
        while meant and self.line is None:
            self.first += 1
            self.lines = self._laid_down(canvas, room, say, self.first)
        while self.first:
            # At the end the sheet is full.
            fuller = self._laid_down(canvas, room, say, self.first - 1)
            if fuller[0].number < self._last:
                break
            self.first, self.lines = self.first - 1, fuller

    def _laid_down(self, canvas: Canvas, room: Box, say: Tongue, first: int) -> list[Line]:
        """Place as many passages as there is room for from one on, the latest first."""
        found: list[Line] = []
        top = room.y
        for number in range(first, len(self._read)):
            height = self._height(canvas, room, self._read[number], say)
            if found and top + height > room.bottom:
                break
            found.append(Line(Box(room.x + 16, top, room.w - 32, height), self._read[number], number))
            top += height
        return found[::-1]

    def _follow(self, canvas: Canvas, room: Box, say: Tongue) -> None:
        """Lay out the sheet so that the line that is meant stands on it."""
        self.lines = []
        meant = self.chosen is not None
        if meant:
            below = self._last - self._at
            self.back = min(max(self.back, below - MOST), below)
        self.lines = self._laid(canvas, room, say)
        while meant and self.line is None and self.back < self._last:
            self.back += 1
            self.lines = self._laid(canvas, room, say)

    def _laid(self, canvas: Canvas, room: Box, say: Tongue) -> list[Line]:
        """Place as many of the latest passages as there is room for, the latest first."""
        found: list[Line] = []
        low = room.bottom
        for number in range(self._last - min(self.back, self._last), -1, -1) if self._read else ():
            passage = self._read[number]
            height = self._height(canvas, room, passage, say)
            if low - height < room.y:
                break
            low -= height
            found.append(Line(Box(room.x + 16, low, room.w - 32, height), passage, number))
        return found

    def _write_seal(self, canvas: Canvas, room: Box, say: Tongue) -> None:
        """Begin the chronicle with the seal of the deal, if there is room before the first line."""
        words = seal_line(self.session.plan, say)
        high = canvas.height(words, room.w, 22, ITALIC)
        if high <= room.h:
            place = Box(room.x, room.bottom - high, room.w, high)
            canvas.text(words, place, 22, face=ITALIC, colour=FADED_INK, across="centre", leading=0.86)

    def _words(self, passage: Passage, say: Tongue) -> str:
        """Give the words of a passage; those of a whole game are asked for with every line that is added."""
        key = passage, say.language, self.session.names
        if key not in self._worded:
            self._worded[key] = bound(passage.words(say, self._book, self.telling, self.session.names))
        return self._worded[key]

    def _height(self, canvas: Canvas, box: Box, passage: Passage, say: Tongue) -> float:
        words, size = self._words(passage, say), canvas.sizes.body
        for_all = passage.seat is None
        room = box.w - 36 if for_all else box.w - 38 - _crests(passage)
        high = canvas.height(words, room, size, ITALIC if for_all else BODY)
        return max(LINE, high * 0.86 + 6)

    def _write(self, canvas: Canvas, place: Box, passage: Passage, say: Tongue) -> None:
        words, size = self._words(passage, say), canvas.sizes.body
        if passage.first.event.kind in self.telling.chapters:
            canvas.line(Box(place.x, place.y + 1, place.w, 1.5), RUBRIC)
        if passage.seat is None:
            centre = Box(place.x + 2, place.y, place.w - 4, place.h)
            canvas.text(
                words, centre, size, face=ITALIC, colour=FADED_INK, across="centre", down="top", leading=0.86
            )
            return
        for number, seat in reversed([*enumerate(passage.seats)]):
            tincture, left = self.session.players[seat].tincture, place.x + 1 + number * BESIDE
            canvas.picture(f"crests/shield_{tincture}", Box(left, place.y + 3, 34, 38), down="top")
        wide = _crests(passage)
        line = Box(place.x + wide, place.y, place.w - 6 - wide, place.h)
        canvas.text(words, line, size, down="top", leading=0.86)

    def under(self, point: tuple[float, float]) -> Line | None:
        """Give the line under a point."""
        return next((line for line in self.lines if line.box.holds(point)), None)

    def at(self, point: tuple[float, float]) -> Entry | None:
        """Give the entry that the line under a point begins with."""
        line = self.under(point)
        return line.entry if line else None
