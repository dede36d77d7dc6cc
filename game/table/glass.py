"""The looking glass: whatever is pointed at, large, with its rule and what it is worth now."""

from collections.abc import Sequence

from game.page import Box
from game.table.advising import Counsel
from game.table.desk import Subject
from game.widgets.canvas import Canvas
from game.widgets.text import BODY, BOLD, HEADING, ITALIC
from game.widgets.theme import FADED_INK, INK, RUBRIC
from game.words import Tongue, advice


def paint_glass(canvas: Canvas, box: Box, subject: Subject) -> None:
    """Show a subject on a sheet of its own."""
    inside = box.inset(20, 14)
    title = Box(inside.x, inside.y, inside.w, 42)
    size = canvas.fitting(subject.title.upper(), title, 30, HEADING)
    canvas.text(subject.title.upper(), title, size, face=HEADING, across="centre")
    low = inside.bottom
    if subject.now:
        height = canvas.height(subject.now, inside.w, canvas.sizes.body, BOLD)
        low -= height
        place = Box(inside.x, low, inside.w, height)
        canvas.text(subject.now, place, canvas.sizes.body, face=BOLD, colour=RUBRIC)
    words = canvas.height(subject.text, inside.w, canvas.sizes.body) * 0.84
    room = low - title.bottom - 8
    tall = max(96.0, min(230.0, room - words)) if subject.picture else 0.0
    picture = Box(inside.x, title.bottom, inside.w, tall)
    if subject.picture:
        canvas.picture(subject.picture, picture)
    below = Box(inside.x, picture.bottom + 6, inside.w, low - picture.bottom - 8)
    size = canvas.fitting(subject.text, below, canvas.sizes.body, least=20)
    canvas.text(subject.text, below, size, down="top", leading=0.84)


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
