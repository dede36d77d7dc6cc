"""What a turning point was about, below a list that is too short of room to say it of all of them."""

from game.drawing.canvas import Canvas
from game.drawing.page import Box
from game.drawing.text import BOLD, ITALIC
from game.drawing.theme import FADED_INK, INK, RUBRIC
from game.scenes.review_points import (
    BETWEEN,
    EDGE,
    NUMBER,
    Line,
    PointRow,
    Told,
    draw_number,
    height,
    leading,
    options,
)
from game.widgets.frame import rule_frame


def _lines(canvas: Canvas, point: Told, room: float) -> list[Line]:
    size, why = canvas.sizes.body, f"{point.reason} ({point.error})"
    return [(point.when, size, BOLD), *options(canvas, point, room), (why, size, ITALIC)]


def needed(canvas: Canvas, points: list[Told], width: float) -> float:
    """Say how high the place is in which any of them can be told."""
    room = width - NUMBER - 2 * EDGE
    told = [[height(canvas, line, room) for line in _lines(canvas, each, room)] for each in points]
    return max(map(sum, told)) + 2 * EDGE


def paint_detail(canvas: Canvas, box: Box, row: PointRow) -> None:
    """Tell one of them in full, and how sure that is."""
    rule_frame(canvas, box, row.number)
    draw_number(canvas, Box(box.x + EDGE, box.y + EDGE, NUMBER - 8, NUMBER - 8), row.number)
    room = Box(box.x + NUMBER + EDGE, box.y + EDGE, box.w - NUMBER - 2 * EDGE, 0)
    colours, top = {BOLD: RUBRIC, ITALIC: FADED_INK}, room.y
    for text, size, face in _lines(canvas, row.point, room.w):
        place = Box(room.x, top, room.w, height(canvas, (text, size, face), room.w) + BETWEEN)
        colour = colours.get(face, INK)
        canvas.text(text, place, size, face=face, colour=colour, down="top", leading=leading(canvas))
        top = place.bottom - BETWEEN
