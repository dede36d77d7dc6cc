"""The persons of the round beside Paris: who can be bribed, what for, and the rats they bring.

Across the room they are portraits with numbers; the looking glass says what each of them does.
"""

from game.drawing.canvas import Canvas
from game.drawing.page import Box
from game.drawing.text import BODY, BOLD, FIGURES, HEADING
from game.drawing.theme import RUBRIC, Sizes
from game.games.notre_dame.words.persons import PERSONS
from game.games.notre_dame.words.play import TERMS
from game.table.layout import Layout
from game.words import Tongue
from rules.notre_dame.people import RATS
from rules.notre_dame.view import View

#: How wide a portrait is, and how high the row of rats below it.
PORTRAIT, BELOW = 88.0, 30.0
#: How close lines are, which leaves room for larger letters; and the smallest of these.
CLOSE, LEAST = 0.78, 20.0
#: Across the room: how high a sheet is by its width, how high sum and name are, and how large numbers are.
HIGH, SUM, NAME, NUMBER, TOTAL, LARGE_TOTAL = 1.6, 150.0, 46.0, 76.0, 120.0, 168.0
#: How much of the place of a person is the portrait: beside the board, and above it.
SHARE, LARGE_SHARE = 0.56, 0.72


def in_strip(layout: Layout) -> bool:
    """Say whether the persons stand in a strip above the board."""
    return layout.context.meets(layout.board)


def rows(layout: Layout, view: View, sizes: Sizes) -> dict[str, Box]:
    """Give the place of every person on the sheet beside the board, or above it."""
    box = layout.context
    if in_strip(layout):
        places = box.inset(18, 10).columns(3, 10)
    elif _far(box, sizes):
        places = Box(box.x + 14, box.y + 66, box.w - 28, box.h - 66 - SUM - 18).rows(3, 12)
    else:
        places = Box(box.x + 14, box.y + 58, box.w - 28, box.h - 124).rows(3, 8)
    return dict(zip(view.persons, places, strict=False))


def _far(box: Box, sizes: Sizes) -> bool:
    """Say whether the persons are shown for people across the room, on a slender sheet."""
    return sizes.sofa and box.h >= HIGH * box.w


def foot(layout: Layout, sizes: Sizes) -> Box:
    """Give the place of the rats that all of them bring."""
    box = layout.context
    if in_strip(layout):
        return Box(layout.board.right - box.w, box.y, box.w, box.h)
    if _far(box, sizes):
        return Box(box.x + 18, box.bottom - SUM - 8, box.w - 36, SUM)
    return Box(box.x + 18, box.bottom - 58, box.w - 36, 46)


def paint_persons(canvas: Canvas, view: View, layout: Layout, say: Tongue) -> None:
    """Paint the persons with their rats, and the sum of these."""
    places, sum_ = rows(layout, view, canvas.sizes), foot(layout, canvas.sizes)
    if in_strip(layout):
        _paint_strip(canvas, view, places, sum_)
        return
    _paint_head(canvas, view, layout.context, say)
    if _far(layout.context, canvas.sizes):
        _paint_niches(canvas, places, say)
        canvas.line(Box(sum_.x, sum_.y - 2, sum_.w, 2), RUBRIC)
        _paint_total(canvas, view, sum_, TOTAL)
        return
    for name, row in places.items():
        _paint_portrait(canvas, name, row)
    _write(canvas, places, say)
    canvas.line(Box(sum_.x, sum_.y - 2, sum_.w, 1.5), RUBRIC)
    total = " + ".join(str(RATS[name]) for name in view.persons)
    canvas.text(f"[rat] {total} = {view.plague}", sum_, 32, face=BOLD, across="centre")


def _paint_head(canvas: Canvas, view: View, box: Box, say: Tongue) -> None:
    head = Box(box.x + 22, box.y + 10, box.w - 44, 44)
    most = 38 if canvas.sizes.sofa else 30
    period = f"{view.period} {(view.round - 1) % 3 + 1}"
    title = Box(head.x, head.y, head.w - canvas.width(period, most, HEADING) - 12, head.h)
    words = say(TERMS["persons"]).upper()
    canvas.text(words, title, canvas.fitting(words, title, most, HEADING), face=HEADING)
    canvas.text(period, head, most, face=HEADING, colour=RUBRIC, across="right")
    if canvas.sizes.sofa:
        canvas.line(Box(head.x, head.bottom + 4, head.w, 2), RUBRIC)


def _paint_niches(canvas: Canvas, places: dict[str, Box], say: Tongue) -> None:
    """Paint each person large, the number of rats beside, all names in one size below."""
    names = {name: Box(row.x, row.bottom - NAME, row.w, NAME) for name, row in places.items()}
    words = {name: say(PERSONS[name].name) for name in places}
    most = canvas.sizes.name
    size = min(
        (canvas.fitting(words[name], box, most, BOLD, LEAST) for name, box in names.items()), default=most
    )
    for name, row in places.items():
        wide = row.w * SHARE
        canvas.picture(f"person/{name}", Box(row.x, row.y, wide, row.h - NAME), down="bottom")
        _paint_rats(canvas, name, Box(row.x + wide, row.y, row.w - wide, row.h - NAME))
        canvas.text(words[name], names[name], size, face=BOLD, across="centre")


def _paint_rats(canvas: Canvas, name: str, box: Box) -> None:
    """Write how many rats a person brings; nobody who brings none is followed by one."""
    number = RATS[name]
    half = box.w / 2
    canvas.picture("pieces/rat_marker" if number else "icons/no_rat", Box(box.x, box.y, half, box.h).inset(2))
    place = Box(box.x + half, box.y - 20, half, box.h + 40)
    canvas.text(str(number), place, NUMBER, face=FIGURES, across="centre")


def _paint_total(canvas: Canvas, view: View, box: Box, size: float) -> None:
    """Write the sum beside a rat, both in the middle."""
    words = f"+{view.plague}"
    wide = canvas.width(words, size, FIGURES)
    group = box.centred(wide + size * 1.2, box.h)
    canvas.picture("pieces/rat_marker", Box(group.x, box.y, size, box.h))
    number = Box(group.right - wide, box.y - 40, wide + 4, box.h + 80)
    canvas.text(words, number, size, face=FIGURES, colour=RUBRIC)


def _paint_strip(canvas: Canvas, view: View, places: dict[str, Box], sum_: Box) -> None:
    """Paint portraits side by side, each with its rats, and the sum on a sheet of its own."""
    for name, box in places.items():
        wide = box.w * LARGE_SHARE
        canvas.picture(f"person/{name}", Box(box.x, box.y, wide, box.h))
        right = Box(box.x + wide, box.y, box.w - wide, box.h)
        picture = "pieces/rat_marker" if RATS[name] else "icons/no_rat"
        canvas.picture(picture, Box(right.x, right.y + 18, right.w, 52))
        number = Box(right.x, right.y + 50, right.w, right.h - 50)
        canvas.text(str(RATS[name]), number, 88, face=FIGURES, across="centre")
    _paint_total(canvas, view, sum_.inset(60, 20), LARGE_TOTAL)


def _paint_portrait(canvas: Canvas, name: str, row: Box) -> None:
    place = Box(row.x, row.y, PORTRAIT, row.h - BELOW)
    portrait = canvas.picture(f"person/{name}", place, down="top")
    rats = "[rat]" * RATS[name] or "[no_rat]"
    canvas.text(rats, Box(row.x - 4, portrait.bottom, PORTRAIT + 8, BELOW), 28, across="centre")


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
