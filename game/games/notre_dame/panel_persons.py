"""The persons of the round beside Paris: who can be bribed, what for, and the rats they bring."""

from collections.abc import Sequence

from game.drawing.canvas import Canvas
from game.drawing.page import Box
from game.drawing.text import BODY, BOLD, FIGURES, HEADING, Face, bound
from game.drawing.theme import RUBRIC, Sizes
from game.games.notre_dame.words.persons import PERSONS
from game.games.notre_dame.words.play import TERMS
from game.table.chip import broad, paint_chip
from game.table.layout import Layout
from game.words import Tongue
from rules.notre_dame.people import RATS
from rules.notre_dame.view import View

#: How wide a portrait is, and on a broad sheet.
PORTRAIT, LARGE_PORTRAIT = 88.0, 130.0
#: How wide a broad row is at least.
BROAD = 450.0
#: How close lines are, which leaves room for larger letters; and the smallest of these.
CLOSE, LEAST = 0.78, 20.0
#: Across the room: how high a sheet is by its width, how large names are, and how high they and the sum.
HIGH, LETTERS, NAME, SUM = 1.6, 38.0, 45.0, 60.0
#: How wide a portrait is there, at most and at least: as wide as the words beside it allow.
NICHES = (144.0, 136.0, 128.0, 120.0, 112.0, 106.0, 100.0)
#: How high its chip is, what a person does at most, and how wide the sum in a strip.
CHIP, DEED, TOTAL = 40.0, 172.0, 136.0
#: How high a portrait is by its width, and how much of its chip hangs below it.
ARCH, HANGS = 1.28, 0.25
#: How far a person keeps from the frame of whoever can be picked, and what they do from the portrait.
ASIDE, APART = 9.0, 8.0


def in_strip(layout: Layout) -> bool:
    """Say whether the persons stand in a strip above the board."""
    return layout.context.meets(layout.board)


def rows(layout: Layout, view: View, sizes: Sizes) -> dict[str, Box]:
    """Give the place of every person on the sheet beside the board, or above it."""
    box = layout.context
    if in_strip(layout):
        places = Box(box.x + 18, box.y + 4, box.w - TOTAL - 44, box.h - 10).columns(3, 10)
    elif _far(box, sizes):
        places = Box(box.x + 10, box.y + 66, box.w - 20, box.h - 66 - SUM - 18).rows(3, 14)
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
        return Box(box.right - TOTAL - 16, box.y + 8, TOTAL, box.h - 16)
    if _far(box, sizes):
        return Box(box.x + 14, box.bottom - SUM - 8, box.w - 28, SUM)
    return Box(box.x + 18, box.bottom - 58, box.w - 36, 46)


def paint_persons(canvas: Canvas, view: View, layout: Layout, say: Tongue) -> None:
    """Paint the persons with their rats, and the sum of these."""
    places, sum_ = rows(layout, view, canvas.sizes), foot(layout, canvas.sizes)
    if in_strip(layout):
        size = _paint_large(canvas, places, say)
        _paint_total(canvas, view, sum_, size)
        return
    _paint_head(canvas, view, layout.context, say)
    canvas.line(Box(sum_.x, sum_.y - 2, sum_.w, 1.5), RUBRIC)
    total = f"[rat] {' + '.join(str(RATS[name]) for name in view.persons)} = {view.plague}"
    if _far(layout.context, canvas.sizes):
        size = _paint_large(canvas, places, say)
        canvas.text(total, sum_, canvas.fitting(total, sum_, size, BOLD), face=BOLD, across="centre")
        return
    for name, row in places.items():
        _paint_niche(canvas, name, Box(row.x + _margin(row), row.y, _portrait(row), row.h))
    _write(canvas, places, say)
    canvas.text(total, sum_, 32, face=BOLD, across="centre")


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


def _paint_large(canvas: Canvas, places: dict[str, Box], say: Tongue) -> float:
    """Paint each person below the name, the rats on a chip, what they do beside; and give the names' size."""
    names = {name: Box(row.x, row.y, row.w, NAME + ASIDE / 3) for name, row in places.items()}
    places = {name: row.inset(ASIDE, ASIDE / 3) for name, row in places.items()}
    niche = _niche(canvas, places, say)
    deeds = {name: _beside(row, niche) for name, row in places.items()}
    size = _common(canvas, [(say(PERSONS[name].name), box) for name, box in names.items()], LETTERS, BOLD)
    rooms = [(_short(name, say), _close(box)) for name, box in deeds.items()]
    small = _common(canvas, rooms, canvas.sizes.body, BODY)
    for name, row in places.items():
        _paint_name(canvas, say(PERSONS[name].name), names[name], size)
        canvas.text(_short(name, say), deeds[name], small, leading=CLOSE)
        _paint_niche(canvas, name, Box(row.x, row.y + NAME, niche, deeds[name].h))
    return size


def _paint_name(canvas: Canvas, words: str, box: Box, size: float) -> None:
    """Write a name above its portrait; a long one comes nearer to the edges, to both alike."""
    left = min(ASIDE, (box.w - canvas.width(words, size, BOLD)) / 2)
    canvas.text(words, Box(box.x + left, box.y, box.w - left, box.h), size, face=BOLD)


def _short(name: str, say: Tongue) -> str:
    return bound(say(PERSONS[name].short))


def _paint_niche(canvas: Canvas, name: str, box: Box) -> None:
    """Paint a portrait, and over its foot how many rats come with it."""
    portrait = canvas.picture(f"person/{name}", Box(box.x, box.y, box.w, box.h - CHIP * HANGS), down="top")
    wide = CHIP * broad(RATS[name])
    chip = Box(portrait.centre[0] - wide / 2, portrait.bottom - CHIP * (1 - HANGS), wide, CHIP)
    paint_chip(canvas, chip, "pieces/rat_marker" if RATS[name] else "icons/no_rat", RATS[name])


def _niche(canvas: Canvas, places: dict[str, Box], say: Tongue) -> float:
    """Say how wide portraits are: as wide as they may be beside words in the size that people want."""
    high = min((row.h for row in places.values()), default=0.0) - NAME - CHIP * HANGS
    fitting = [wide for wide in NICHES if wide * ARCH <= high] or [NICHES[-1]]

    def roomy(wide: float) -> bool:
        beside = [(_short(name, say), _beside(row, wide)) for name, row in places.items()]
        rooms = [(words, _close(box.centred(box.w, min(box.h, DEED)))) for words, box in beside]
        return _common(canvas, rooms, canvas.sizes.body, BODY) >= canvas.sizes.body

    return next(filter(roomy, fitting), fitting[-1])


def _beside(row: Box, niche: float) -> Box:
    """Give the place of what a person does, beside a portrait so wide."""
    left = row.x + niche + APART
    return Box(left, row.y + NAME, row.right - left, row.h - NAME)


def _paint_total(canvas: Canvas, view: View, box: Box, size: float) -> None:
    """Write the sum below a rat, as large as the names."""
    canvas.line(Box(box.x - 8, box.y + 8, 2, box.h - 16), RUBRIC)
    rat = Box(box.x, box.y + 16, box.w, box.h * 0.54)
    canvas.picture("pieces/rat_marker", rat)
    number = Box(box.x, rat.bottom, box.w, box.bottom - rat.bottom)
    canvas.text(f"+{view.plague}", number, size, face=FIGURES, colour=RUBRIC, across="centre")


def _portrait(row: Box) -> float:
    return LARGE_PORTRAIT if row.w >= BROAD else PORTRAIT


def _margin(row: Box) -> float:
    """Say how far a person keeps from the sides of a broad row."""
    return ASIDE if row.w >= BROAD else 0.0


def _write(canvas: Canvas, places: dict[str, Box], say: Tongue) -> None:
    """Write all names in one size, and in one size what all of them do."""
    names = [(say(PERSONS[name].name), _title(row)) for name, row in places.items()]
    deeds = [(_short(name, say), _deed(row)) for name, row in places.items()]
    size = _common(canvas, names, canvas.sizes.body, BOLD)
    for words, box in names:
        canvas.text(words, box, size, face=BOLD)
    size = _common(canvas, [(words, _close(box)) for words, box in deeds], canvas.sizes.body, BODY)
    for words, box in deeds:
        canvas.text(words, box, size, down="top", leading=CLOSE)


def _common(canvas: Canvas, told: Sequence[tuple[str, Box]], most: float, face: Face) -> float:
    """Give the largest size at which everything fits into its box."""
    return min((canvas.fitting(words, box, most, face, LEAST) for words, box in told), default=most)


def _close(box: Box) -> Box:
    """Give the room of words whose lines are close."""
    return Box(0, 0, box.w, box.h * 0.9 / CLOSE)


def _title(row: Box) -> Box:
    broad = row.w >= BROAD
    left = row.x + _margin(row) + _portrait(row) + (16 if broad else 8)
    return Box(left, row.y + 2, row.right - left - 2 - _margin(row), 52 if broad else 34)


def _deed(row: Box) -> Box:
    title = _title(row)
    return Box(title.x, title.bottom - 1, title.w, row.bottom - title.bottom - 1)
