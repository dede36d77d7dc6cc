"""The chronicle: what happened, newest below, by rounds; and what happened to you since your last turn."""

from collections.abc import Sequence
from typing import NamedTuple

from game.page import Box
from game.table.desk import Desk
from game.table.share import deal_seal
from game.widgets.canvas import Canvas
from game.widgets.text import HEADING, ITALIC
from game.widgets.theme import FADED_INK, RUBRIC
from game.words import Tongue, shared, telling
from rules import Match
from rules.kernel import Event, Seat


class Entry(NamedTuple):
    """An event and after how many actions of the match it was told."""

    step: int
    event: Event


class Line(NamedTuple):
    """An entry as it stands on the sheet."""

    box: Box
    entry: Entry


def retold(match: Match) -> list[Entry]:
    """Write the whole chronicle of a match."""
    entries = [Entry(0, event) for event in match.opening]
    for step, moment in enumerate(match.retold(), start=1):
        entries += [Entry(step, event) for event in moment.events]
    return entries


def recap(entries: Sequence[Entry], desk: Desk, seat: Seat) -> list[Entry]:
    """Pick what happened to a seat since it last acted."""
    log = desk.session.match.log
    since = max((step for step, (actor, _) in enumerate(log, start=1) if actor == seat), default=0)
    fresh = [entry for entry in entries if entry.step > since and _heard(entry.event, seat)]
    return [entry for entry in fresh if entry.event.kind not in desk.quiet and _concerns(desk, entry, seat)]


def _heard(event: Event, seat: Seat | None) -> bool:
    return event.only is None or event.only == seat


def _concerns(desk: Desk, entry: Entry, seat: Seat) -> bool:
    event = entry.event
    named = desk.session.match.game.named(event)
    others = [value for key, value in named.items() if key.endswith(("_seat", "_seats"))]
    return event.seat == seat or seat in others or any(isinstance(o, tuple) and seat in o for o in others)


class Chronicle:
    """The sheet with the log."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.lines: list[Line] = []
        #: How many of the latest entries are left out, because somebody reads what was before.
        self.back = 0
        self._most = 0
        self._turned = 0.0

    def turn(self, steps: float) -> None:
        """Read further back, or on again; small steps add up."""
        self._turned += steps
        whole = int(self._turned)
        self._turned -= whole
        self.back = min(self._most, max(0, self.back + whole))

    def paint(
        self, canvas: Canvas, box: Box, title: str, entries: Sequence[Entry], viewer: Seat | None, say: Tongue
    ) -> None:
        """Write as many of the latest entries as there is room for."""
        head = Box(box.x + 22, box.y + 10, box.w - 44, 40)
        canvas.text(title.upper(), head, canvas.fitting(title.upper(), head, 30, HEADING), face=HEADING)
        heard = [e for e in entries if _heard(e.event, viewer) and e.event.kind not in self.desk.quiet]
        self.lines = []
        self._most = max(0, len(heard) - 1)
        low, limit = box.bottom - 16, box.y + 54
        for entry in reversed(heard[: len(heard) - min(self.back, self._most)]):
            height = self._height(canvas, box, entry, say)
            if low - height < limit:
                break
            low -= height
            place = Box(box.x + 16, low, box.w - 32, height)
            self.lines.append(Line(place, entry))
            self._write(canvas, place, entry, say)
        else:
            if heard and heard[0].step == 0:
                self._write_seal(canvas, Box(box.x + 22, limit, box.w - 44, low - limit), say)
        if not heard:
            canvas.text(say(shared.RECAP_NOTHING), box.inset(24), canvas.sizes.body, face=ITALIC)

    def _write_seal(self, canvas: Canvas, room: Box, say: Tongue) -> None:
        """Begin the chronicle with the seal of the deal, if there is room before the first line."""
        words = say(shared.DEAL_PROOF, code=deal_seal(self.desk.session.match))
        high = canvas.height(words, room.w, 22, ITALIC)
        if high <= room.h:
            place = Box(room.x, room.bottom - high, room.w, high)
            canvas.text(words, place, 22, face=ITALIC, colour=FADED_INK, across="centre", leading=0.86)

    def _words(self, entry: Entry, say: Tongue) -> str:
        return telling.line(say, entry.event, self.desk.session.match.game, self.desk.session.names)

    def _height(self, canvas: Canvas, box: Box, entry: Entry, say: Tongue) -> float:
        words = self._words(entry, say)
        inner = box.w - 84 if entry.event.seat is not None else box.w - 36
        return max(40.0, canvas.height(words, inner, canvas.sizes.body) * 0.86 + 6)

    def _write(self, canvas: Canvas, place: Box, entry: Entry, say: Tongue) -> None:
        words, size = self._words(entry, say), canvas.sizes.body
        seat = entry.event.seat
        if entry.event.kind in self.desk.chapters:
            canvas.line(Box(place.x, place.y + 1, place.w, 1.5), RUBRIC)
        if seat is None:
            centre = Box(place.x + 2, place.y, place.w - 4, place.h)
            canvas.text(
                words, centre, size, face=ITALIC, colour=FADED_INK, across="centre", down="top", leading=0.86
            )
            return
        tincture = self.desk.tinctures[seat]
        canvas.picture(f"crests/shield_{tincture}", Box(place.x + 2, place.y + 3, 32, 36), down="top")
        line = Box(place.x + 46, place.y, place.w - 52, place.h)
        canvas.text(words, line, size, down="top", leading=0.86)

    def at(self, point: tuple[float, float]) -> Entry | None:
        """Give the entry under a point."""
        return next((line.entry for line in self.lines if line.box.holds(point)), None)
