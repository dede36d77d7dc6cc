"""The looking glass: whatever is pointed at, large, with its rule and what it is worth now."""

from collections.abc import Sequence

from game.drawing.canvas import Canvas
from game.drawing.page import Box
from game.drawing.text import BODY, BOLD, HEADING, ITALIC, capitals
from game.drawing.theme import FADED_INK, INK, RUBRIC
from game.table.advice import Counsel
from game.table.desk import Subject
from game.words import Tongue, advice

#: The largest a picture is shown, the least beside large letters, and the least beside small ones.
LARGE, FAIR, SMALL = 230.0, 96.0, 44.0
#: Rather small letters than none of the picture, but no smaller; and how close lines are.
READABLE, CLOSE = 22.0, 0.82
#: The line that says which key opens the rule card, and the part of the sheet that the worth now may fill.
HINT, PART = 28.0, 0.3


def paint_glass(canvas: Canvas, box: Box, subject: Subject, key: str = "") -> None:
    """Show a subject on a sheet of its own, and the key that opens its rule card."""
    inside = box.inset(20, 14)
    if key:
        foot = Box(inside.x, inside.bottom - HINT + 8, inside.w, HINT)
        canvas.text(f"[help] {key}", foot, READABLE, face=ITALIC, colour=FADED_INK, across="right")
        inside = Box(*inside[:3], inside.h - HINT + 4)
    top = _paint_title(canvas, inside, capitals(subject.title))
    low = inside.bottom
    if subject.now:
        worth = Box(0, 0, inside.w, inside.h * PART)
        size = canvas.fitting(subject.now, worth, canvas.sizes.body, BOLD, READABLE)
        low -= canvas.height(subject.now, inside.w, size, BOLD) * CLOSE
        place = Box(inside.x, low, inside.w, inside.bottom - low)
        canvas.text(subject.now, place, size, face=BOLD, colour=RUBRIC, leading=CLOSE)
    room = Box(inside.x, top, inside.w, low - top - 8)
    size, tall = _shared(canvas, room, subject)
    if tall:
        canvas.picture(subject.picture, Box(room.x, room.y, room.w, tall))
    below = Box(room.x, room.y + tall + 6, room.w, room.h - tall - 6)
    canvas.text(subject.text, below, size, down="top", leading=CLOSE)


def _paint_title(canvas: Canvas, box: Box, words: str) -> float:
    """Write the title, rather in two lines than small, and give how far down that reached."""
    size = canvas.fitting(words, Box(0, 0, box.w, 42), 30, HEADING, least=24)
    high = max(42.0, canvas.height(words, box.w, size, HEADING) * CLOSE)
    title = Box(box.x, box.y, box.w, high)
    canvas.text(words, title, size, face=HEADING, across="centre", leading=CLOSE)
    return title.bottom


def _shared(canvas: Canvas, room: Box, subject: Subject) -> tuple[float, float]:
    """Share the room between letters and picture: the size of the letters, the height of the picture."""
    size = canvas.sizes.body
    least = FAIR if subject.picture else 0.0
    while (free := room.h - canvas.height(subject.text, room.w, size) * CLOSE - 6) < least:
        if size <= READABLE:
            break
        size -= 1
    if free >= SMALL:
        return size, min(LARGE, free) if subject.picture else 0.0
    return canvas.fitting(subject.text, Box(0, 0, room.w, room.h * 0.9 / CLOSE), size), 0.0


def paint_advice(canvas: Canvas, box: Box, counsel: Sequence[Counsel], say: Tongue) -> None:
    """Show the best options with their reasons, or that they are being thought over."""
    inside = box.inset(20, 14)
    title = Box(inside.x, inside.y, inside.w, 42)
    canvas.text(say(advice.ADVICE).upper(), title, 30, face=HEADING)
    y = title.bottom + 6
    for number, (name, reason) in enumerate(counsel, start=1):
        for words, face, colour in ((f"{number}. {name}", BOLD, RUBRIC), (reason, BODY, INK)):
            high = canvas.height(words, inside.w, canvas.sizes.body, face) * 0.84
            place = Box(inside.x, y, inside.w, high)
            canvas.text(words, place, canvas.sizes.body, face=face, colour=colour, down="top", leading=0.84)
            y += high
        y += 14
    foot = say(advice.HONEST if counsel else advice.WAIT)
    size = canvas.sizes.body if not counsel else 22
    high = canvas.height(foot, inside.w, size, ITALIC)
    if inside.bottom - y >= high:
        place = Box(inside.x, inside.bottom - high, inside.w, high)
        canvas.text(foot, place, size, face=ITALIC, colour=FADED_INK)
