"""The persons of the round beside Paris: who can be bribed, what for, and the rats they bring."""

from game.drawing.canvas import Canvas
from game.drawing.page import Box
from game.drawing.text import BODY, BOLD, HEADING
from game.drawing.theme import RUBRIC
from game.games.notre_dame.words.persons import PERSONS
from game.games.notre_dame.words.play import TERMS
from game.words import Tongue
from rules.notre_dame.people import RATS
from rules.notre_dame.view import View

#: How wide a portrait is, and how high the row of rats below it.
PORTRAIT, BELOW = 88.0, 30.0
#: How close lines are, which leaves room for larger letters; and the smallest of these.
CLOSE, LEAST = 0.78, 20.0


def rows(box: Box, view: View) -> dict[str, Box]:
    """Give the place of every person on the sheet beside the board."""
    places = Box(box.x + 14, box.y + 58, box.w - 28, box.h - 124).rows(3, 8)
    return dict(zip(view.persons, places, strict=False))


def foot(box: Box) -> Box:
    """Give the place of the rats that all of them bring."""
    return Box(box.x + 18, box.bottom - 58, box.w - 36, 46)


def paint_persons(canvas: Canvas, view: View, box: Box, say: Tongue) -> None:
    """Paint the persons with their rats, and the sum of these."""
    head = Box(box.x + 22, box.y + 10, box.w - 44, 44)
    title = Box(head.x, head.y, head.w - 66, head.h)
    words = say(TERMS["persons"]).upper()
    canvas.text(words, title, canvas.fitting(words, title, 30, HEADING), face=HEADING)
    period = f"{view.period} {(view.round - 1) % 3 + 1}"
    canvas.text(period, head, 30, face=HEADING, colour=RUBRIC, across="right")
    for name, row in rows(box, view).items():
        _paint_portrait(canvas, name, row)
    _write(canvas, rows(box, view), say)
    below = foot(box)
    canvas.line(Box(below.x, below.y - 2, below.w, 1.5), RUBRIC)
    total = " + ".join(str(RATS[name]) for name in view.persons)
    canvas.text(f"[rat] {total} = {view.plague}", below, 32, face=BOLD, across="centre")


def _paint_portrait(canvas: Canvas, name: str, row: Box) -> None:
    place = Box(row.x, row.y, PORTRAIT, row.h - BELOW)
    portrait = canvas.picture(f"person/{name}", place, down="top")
    rats = "[rat]" * RATS[name] or "[no_rat]"
    canvas.text(rats, Box(row.x, portrait.bottom, PORTRAIT, BELOW), 24, across="centre")


def _write(canvas: Canvas, places: dict[str, Box], say: Tongue) -> None:
    """Write all names in one size, and in one size what all of them do."""
    names = {say(PERSONS[name].name): _title(row) for name, row in places.items()}
    deeds = [(say(PERSONS[name].short), _deed(row)) for name, row in places.items()]
    most = canvas.sizes.body
    size = min((canvas.fitting(words, box, most, BOLD, LEAST) for words, box in names.items()), default=most)
    for words, box in names.items():
        canvas.text(words, box, size, face=BOLD)
    rooms = [(words, Box(0, 0, box.w, box.h * 0.9 / CLOSE)) for words, box in deeds]
    size = min((canvas.fitting(words, room, most, BODY, LEAST) for words, room in rooms), default=most)
    for words, box in deeds:
        canvas.text(words, box, size, down="top", leading=CLOSE)


def _title(row: Box) -> Box:
    left = row.x + PORTRAIT + 2
    return Box(left, row.y + 2, row.right - left - 6, 34)


def _deed(row: Box) -> Box:
    title = _title(row)
    return Box(title.x, title.bottom - 1, title.w, row.bottom - title.bottom - 1)
