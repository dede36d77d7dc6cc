"""The magnifier: where the lens and its note lie beside what is looked at, and what the note says."""

from collections.abc import Sequence
from typing import NamedTuple

from game.drawing.canvas import Canvas
from game.drawing.page import Box
from game.drawing.text import BODY, BOLD, HEADING, ITALIC, Colour, Face, bound, capitals
from game.drawing.theme import DARK_WOOD, FADED_INK, INK, LEAF_GOLD, RUBRIC
from game.table.setting import Subject

#: How much larger things are shown at most, how much small things, and how large these become.
ZOOM, NEAR, SMALL = 2.3, 4.0, 760.0
#: How wide and high a picture counts that is shown by itself.
PICTURE = (250.0, 320.0)
#: The largest lens, the room between it and what it shows, and its frame.
LENS, GAP, FRAME = (852.0, 962.0), 16.0, 8.0
#: How wide a note is at least and at most beside the lens, and how wide and high at most below it.
NARROW, WIDE, BROAD, LOW = 290.0, 520.0, 1100.0, 380.0
#: Letters of the note for their usual size, the smallest, and how close lines are.
LARGER, LEAST, CLOSE = 1.2, 22.0, 0.86


class Lens(NamedTuple):
    """Something shown large: where it lies, where it is shown, and where it is told what it is."""

    source: Box
    box: Box
    note: Box
    subject: Subject | None
    #: What of the table it shows: its source, or more of it than can be seen there.
    shown: Box

    @property
    def zoom(self) -> float:
        """Say how much larger it is shown."""
        return (self.box.w - 2 * FRAME) / self.shown.w


def laid(
    room: Box,
    source: Box,
    subject: Subject | None,
    shape: tuple[float, float] | None = None,
    shown: Box | None = None,
) -> Lens:
    """Lay lens and note into a room, never over what they show; it may be shown in another shape."""
    shown = shown or source
    ways = [way(room, source, shape or (shown.w, shown.h)) for way in (_beside, _below)]
    lens, note = max(ways, key=lambda places: places[0].w)
    return Lens(source, lens, note, subject, shown)


def _beside(room: Box, source: Box, shape: tuple[float, float]) -> tuple[Box, Box]:
    """Lay the lens where there is more room, and the note where there is more beside the two."""
    left = Box(room.x, room.y, max(1.0, source.x - GAP - room.x), room.h)
    right = Box(source.right + GAP, room.y, max(1.0, room.right - source.right - GAP), room.h)
    larger, other = (right, left) if right.w >= left.w else (left, right)
    spared = 0 if other.w >= NARROW else NARROW + GAP
    wide, high = _size(shape, min(LENS[0], larger.w - spared), room.h)
    y = min(max(room.y, source.y + source.h / 2 - high / 2), room.bottom - high)
    lens = Box(larger.x if larger is right else larger.right - wide, y, wide, high)
    broad, behind = min(WIDE, other.w), min(WIDE, larger.w - wide - GAP)
    if broad >= behind:
        return lens, Box(other.x if larger is left else other.right - broad, room.y, broad, room.h)
    broad = behind
    return lens, Box(lens.right + GAP if larger is right else lens.x - GAP - broad, room.y, broad, room.h)


def _below(room: Box, source: Box, shape: tuple[float, float]) -> tuple[Box, Box]:
    """Lay the lens below or above, and the note behind it."""
    above = Box(room.x, room.y, room.w, max(1.0, source.y - GAP - room.y))
    below = Box(room.x, source.bottom + GAP, room.w, max(1.0, room.bottom - source.bottom - GAP))
    larger = below if below.h >= above.h else above
    wide, high = _size(shape, room.w, larger.h - LOW - GAP)
    x = min(max(room.x, source.x + source.w / 2 - wide / 2), room.right - wide)
    lens = Box(x, larger.y if larger is below else larger.bottom - high, wide, high)
    broad = min(room.w, BROAD)
    left = min(max(room.x, lens.x + wide / 2 - broad / 2), room.right - broad)
    return lens, Box(left, lens.bottom + GAP if larger is below else lens.y - GAP - LOW, broad, LOW)


def _size(shape: tuple[float, float], wide: float, high: float) -> tuple[float, float]:
    """Measure the lens: as large as it may be, small things nearer."""
    most = max(ZOOM, min(NEAR, SMALL / max(shape)))
    wide, high = wide - 2 * FRAME, min(high, LENS[1]) - 2 * FRAME
    zoom = max(0.1, min(most, wide / shape[0], high / shape[1]))
    return shape[0] * zoom + 2 * FRAME, shape[1] * zoom + 2 * FRAME


def paint_frame(canvas: Canvas, box: Box) -> None:
    """Paint the brass frame of the lens."""
    canvas.line(box.inset(-3), INK)
    canvas.line(box, LEAF_GOLD)
    canvas.line(box.inset(FRAME - 2), DARK_WOOD)


def paint_note(canvas: Canvas, lens: Lens, key: str) -> None:
    """Tell on a sheet what is looked at: its name, its worth now, its rule, and the key of the rules."""
    subject = lens.subject
    if subject is None:
        return
    lines = (
        (capitals(subject.title), HEADING, INK),
        (bound(subject.now), BOLD, RUBRIC),
        (subject.text, BODY, INK),
    )
    told = [line for line in lines if line[0]]
    size, inside = canvas.sizes.body * LARGER, lens.note.inset(24, 22)
    while size > LEAST and (
        _all(canvas, told, inside.w, size) > inside.h - 34 or _widest(canvas, told, size) > inside.w
    ):
        size -= 1
    high = _all(canvas, told, inside.w, size)
    middle = min(max(lens.note.y, lens.box.centre[1] - high / 2 - 40), lens.note.bottom - high - 78)
    sheet = Box(lens.note.x, max(lens.note.y, middle), lens.note.w, min(lens.note.h, high + 78))
    canvas.sheet(sheet, seed=67, lift=10)
    y = sheet.y + 22
    for words, face, colour in told:
        place = Box(inside.x, y, inside.w, _height(canvas, words, inside.w, size, face))
        across, fits = "left", size
        if face is HEADING:
            # A long name is one word in some languages.
            across, fits = "centre", min(size, size * inside.w / _longest(canvas, words, size, HEADING))
        canvas.text(words, place, fits, face=face, colour=colour, down="top", across=across, leading=CLOSE)
        y = place.bottom
    foot = Box(inside.x, sheet.bottom - 42, inside.w, 30)
    canvas.text(f"[help] {key}", foot, LEAST, face=ITALIC, colour=FADED_INK, across="right")


def _all(canvas: Canvas, told: Sequence[tuple[str, Face, Colour]], wide: float, size: float) -> float:
    return sum(_height(canvas, words, wide, size, face) for words, face, _ in told)


def _widest(canvas: Canvas, told: Sequence[tuple[str, Face, Colour]], size: float) -> float:
    """Measure the longest word of what is told below the name."""
    return max(
        (_longest(canvas, words, size, face) for words, face, _ in told if face is not HEADING), default=0
    )


def _longest(canvas: Canvas, words: str, size: float, face: Face) -> float:
    return max(canvas.width(word, size, face) for word in words.split())


def _height(canvas: Canvas, words: str, wide: float, size: float, face: Face) -> float:
    return canvas.height(words, wide, size, face) * CLOSE + 10
