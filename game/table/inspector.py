"""The looking glass: whatever is pointed at, large, with its rule and what it is worth now."""

from collections.abc import Sequence

from game.drawing.canvas import Canvas
from game.drawing.page import Box
from game.drawing.text import BODY, BOLD, HEADING, ITALIC, Colour, Face, bound, capitals
from game.drawing.theme import FADED_INK, INK, RUBRIC
from game.table.advice import Counsel
from game.table.setting import Subject
from game.words import Tongue, advice

#: The largest a picture is shown, the least beside large letters, and the least beside small ones.
LARGE, FAIR, SMALL = 230.0, 96.0, 44.0
#: The room around what is written.
MARGIN = (20.0, 14.0)
#: Rather small letters than none of the picture, but no smaller; and how close lines are.
READABLE, CLOSE = 22.0, 0.82
#: The line that says which key opens the rule card, and the part of the sheet that the worth now may fill.
HINT, PART = 28.0, 0.3
#: The room between two options that are advised.
BETWEEN = 14.0

Told = tuple[str, Face, Colour]


def paint_glass(canvas: Canvas, box: Box, subject: Subject, key: str = "") -> None:
    """Show a subject on a sheet of its own, and the key that opens its rule card."""
    inside = box.inset(*MARGIN)
    if key:
        foot = Box(inside.x, inside.bottom - HINT + 8, inside.w, HINT)
        canvas.text(f"[help] {key}", foot, READABLE, face=ITALIC, colour=FADED_INK, across="right")
        inside = Box(*inside[:3], inside.h - HINT + 4)
    top = _paint_title(canvas, inside, capitals(subject.title))
    low = inside.bottom
    if now := bound(subject.now):
        spare = low - top - canvas.height(subject.text, inside.w, canvas.sizes.body) * CLOSE - 16
        worth = Box(0, 0, inside.w, max(inside.h * PART, spare))
        size = canvas.fitting(now, worth, canvas.sizes.body, BOLD, READABLE)
        low -= canvas.height(now, inside.w, size, BOLD) * CLOSE
        place = Box(inside.x, low, inside.w, inside.bottom - low)
        canvas.text(now, place, size, face=BOLD, colour=RUBRIC, leading=CLOSE)
    room = Box(inside.x, top, inside.w, low - top - 8)
    size, tall = _shared(canvas, room, subject)
    if tall:
        canvas.picture(subject.picture, Box(room.x, room.y, room.w, tall))
    below = Box(room.x, room.y + tall + 6, room.w, room.h - tall - 6)
    canvas.text(subject.text, below, size, down="top", leading=CLOSE)


def cut(canvas: Canvas, box: Box, subject: Subject) -> Box:
    """Give the lower part of a box that a subject needs at the size people like, with a fair picture."""
    wide = box.w - 2 * MARGIN[0]
    written = canvas.height(subject.text, wide, canvas.sizes.body) * CLOSE
    worth = canvas.height(bound(subject.now), wide, canvas.sizes.body, BOLD) if subject.now else 0.0
    title = _title(canvas, wide, capitals(subject.title))[1]
    picture = FAIR if subject.picture else 0.0
    high = min(box.h, 2 * MARGIN[1] + title + picture + written + worth + HINT + 24)
    return Box(box.x, box.bottom - high, box.w, high)


def _title(canvas: Canvas, wide: float, words: str) -> tuple[float, float]:
    """Give the size of a title, rather in two lines than small, and how high it is."""
    size = canvas.fitting(words, Box(0, 0, wide, 42), 30, HEADING, least=24)
    return size, max(42.0, canvas.height(words, wide, size, HEADING) * CLOSE)


def _paint_title(canvas: Canvas, box: Box, words: str) -> float:
    """Write the title, and give how far down that reached."""
    size, high = _title(canvas, box.w, words)
    title = Box(box.x, box.y, box.w, high)
    canvas.text(words, title, size, face=HEADING, across="centre", leading=CLOSE)
    return title.bottom


def _shared(canvas: Canvas, room: Box, subject: Subject) -> tuple[float, float]:
    """Share the room between letters and picture: the size of the letters, the height of the picture."""
    size = canvas.sizes.body
    # Across the room words matter more than the picture.
    least = FAIR if subject.picture and not canvas.sizes.sofa else 0.0
    while (free := room.h - canvas.height(subject.text, room.w, size) * CLOSE - 6) < least:
        if size <= READABLE:
            break
        size -= 1
    if free >= SMALL:
        return size, min(LARGE, free) if subject.picture else 0.0
    return canvas.fitting(subject.text, Box(0, 0, room.w, room.h * 0.9 / CLOSE), size), 0.0


def paint_advice(canvas: Canvas, box: Box, counsel: Sequence[Counsel], say: Tongue) -> None:
    """Show the best options with their reasons, or that they are being thought over."""
    inside = box.inset(*MARGIN)
    title = Box(inside.x, inside.y, inside.w, 42)
    canvas.text(say(advice.ADVICE).upper(), title, 30, face=HEADING)
    y = title.bottom + 6
    lines, size = _counselled(canvas, Box(inside.x, y, inside.w, inside.bottom - y), counsel)
    for told in lines:
        for words, face, colour in told:
            high = canvas.height(words, inside.w, size, face) * CLOSE
            place = Box(inside.x, y, inside.w, high)
            canvas.text(words, place, size, face=face, colour=colour, down="top", leading=CLOSE)
            y += high
        y += BETWEEN
    foot = say(advice.HONEST if counsel else advice.WAIT)
    size = canvas.sizes.body if not counsel else 22
    high = canvas.height(foot, inside.w, size, ITALIC)
    if inside.bottom - y >= high:
        place = Box(inside.x, inside.bottom - high, inside.w, high)
        canvas.text(foot, place, size, face=ITALIC, colour=FADED_INK)


def _counselled(canvas: Canvas, room: Box, counsel: Sequence[Counsel]) -> tuple[list[list[Told]], float]:
    """Give the lines of each option and their size; where room is scarce, reasons come before outcomes."""
    whole = [_counsel_lines(number, each) for number, each in enumerate(counsel, start=1)]
    short = [
        _counsel_lines(number, each._replace(outcome="")) for number, each in enumerate(counsel, start=1)
    ]
    sizes = range(round(canvas.sizes.body), round(READABLE) - 1, -1)
    fitting = (
        (lines, float(size)) for lines in (whole, short) for size in sizes if _fits(canvas, room, lines, size)
    )
    return next(fitting, (short, READABLE))


def _counsel_lines(number: int, counsel: Counsel) -> list[Told]:
    """Give the name of an option, what it brings, and why it is advised."""
    below = ((bound(counsel.outcome), BODY, INK), (bound(counsel.reason), ITALIC, INK))
    return [(bound(f"{number}. {counsel.title}"), BOLD, RUBRIC), *(line for line in below if line[0])]


def _fits(canvas: Canvas, room: Box, lines: Sequence[Sequence[Told]], size: float) -> bool:
    heights = [canvas.height(words, room.w, size, face) for told in lines for words, face, _ in told]
    return sum(heights) * CLOSE + BETWEEN * (len(lines) - 1) <= room.h
