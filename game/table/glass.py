"""The looking glass: whatever is pointed at, large, with its rule and what it is worth now."""

from game.page import Box
from game.table.desk import Subject
from game.widgets.canvas import Canvas
from game.widgets.text import BOLD, HEADING
from game.widgets.theme import RUBRIC


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
