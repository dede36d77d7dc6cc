"""What pictures of the rulebook are made of: things in a row, lines with signs, and parts of a board."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

import pygame

from game.drawing.canvas import Canvas
from game.drawing.nib import Inking, Place
from game.drawing.page import Box, Page
from game.drawing.text import BOLD
from game.drawing.theme import INK, IVORY, LEAF_GOLD
from game.words import Tongue

Painter = Callable[[Canvas, Box, Tongue], None]
#: What lies around a row and between its parts; how high signs, captions and lines are.
MARGIN, GAP, SIGN, CAPTION, LEAST, LINE = 24.0, 24.0, 0.34, 28.0, 22.0, 40.0
#: How much boards are enlarged: in a few steps, so that one ground serves many pictures.
ZOOMS = (2.4, 1.8, 1.4, 1.1, 0.9)
#: How much wider than high a picture is at least and at most.
SLIM, BROAD = 1.25, 2.6


class Picture(NamedTuple):
    """How a picture is painted into a box, how much wider than high it likes to be, and a note below it."""

    paint: Painter
    shape: float = 2.2
    note: str = ""


class Part:
    """Something in a row, as high as its share of the row, with a word below."""

    def __init__(self, *, high: float = 1.0, caption: str = "") -> None:
        self.high = high
        self.caption = caption

    def width(self, canvas: Canvas, height: float) -> float:
        """Say how wide it is at a height."""
        return height

    def draw(self, canvas: Canvas, box: Box, say: Tongue) -> None:
        """Draw it into a box of that size."""


class Thing(Part):
    """A picture, or several, each over the edge of the one before."""

    def __init__(self, *names: str, high: float = 1.0, caption: str = "", step: float = 0.62) -> None:
        super().__init__(high=high, caption=caption)
        self.names = names
        self.step = step

    def width(self, canvas: Canvas, height: float) -> float:
        """Measure the first one; the others need a part of it each."""
        one = canvas.pictures(self.names[0], canvas.page.length(height * 4), canvas.page.length(height))
        return one.get_width() / canvas.page.scale * (1 + self.step * (len(self.names) - 1))

    def draw(self, canvas: Canvas, box: Box, say: Tongue) -> None:
        """Lay them from left to right."""
        wide = box.w / (1 + self.step * (len(self.names) - 1))
        for number, name in enumerate(self.names):
            canvas.picture(name, Box(box.x + number * wide * self.step, box.y, wide, box.h))


class Sign(Part):
    """Words or signs between things, such as a plus."""

    def __init__(self, words: str, *, high: float = SIGN, caption: str = "") -> None:
        super().__init__(high=high, caption=caption)
        self.words = words

    def width(self, canvas: Canvas, height: float) -> float:
        """Measure the words."""
        return canvas.width(self.words, height * 0.7, BOLD)

    def draw(self, canvas: Canvas, box: Box, say: Tongue) -> None:
        """Write them in ivory."""
        size = box.h * 0.7
        canvas.text(self.words, box.inset(-8, -20), size, face=BOLD, colour=IVORY, across="centre")


class Slip(Part):
    """A few words on a slip of vellum, broken into lines."""

    def __init__(self, words: str, *, high: float = 0.62) -> None:
        super().__init__(high=high)
        self.words = words

    def width(self, canvas: Canvas, height: float) -> float:
        """Be wide enough for short lines."""
        return height * 1.9

    def draw(self, canvas: Canvas, box: Box, say: Tongue) -> None:
        """Lay the slip and write on it."""
        canvas.sheet(box, seed=8, ends="torn", lift=6)
        inside = box.inset(34, 12)
        words = say(self.words)
        size = canvas.fitting(words, inside, 40, BOLD, LEAST)
        canvas.text(words, inside, size, face=BOLD, across="centre", leading=0.95)


def row(*parts: Part, note: str = "", shape: float = BROAD) -> Picture:
    """Lay parts side by side on the leather of the table, each with its caption below."""

    def paint(canvas: Canvas, box: Box, say: Tongue) -> None:
        paint_leather(canvas, box)
        captions = 42.0 if any(part.caption for part in parts) else 0.0
        room = box.inset(MARGIN)
        columns = _columns(canvas, parts, Box(room.x, room.y, room.w, room.h - captions), say)
        for part, column in zip(parts, columns, strict=True):
            high = column.h * part.high
            part.draw(canvas, column.centred(part.width(canvas, high), high), say)
        # Words stand close below the highest thing.
        low = max(
            column.centre[1] + column.h * part.high / 2 for part, column in zip(parts, columns, strict=True)
        )
        _write_captions(
            canvas, [say(part.caption) if part.caption else "" for part in parts], columns, low + 2
        )

    return Picture(paint, shape, note)


def paint_leather(canvas: Canvas, box: Box) -> None:
    """Lay the leather of the table under a picture."""
    canvas.sheet(box, seed=71, skin="leather", ends="cut", lift=0)


def _columns(canvas: Canvas, parts: Sequence[Part], room: Box, say: Tongue) -> list[Box]:
    """Give every part its column, all as high as the width allows."""
    words = [canvas.width(say(part.caption), LEAST, BOLD) if part.caption else 0.0 for part in parts]
    high = room.h
    for _ in range(60):
        wide = [
            max(least, part.width(canvas, high * part.high)) for least, part in zip(words, parts, strict=True)
        ]
        gap = min(GAP, high * 0.12)
        whole = sum(wide) + gap * (len(parts) - 1)
        if whole <= room.w:
            break
        high *= 0.96
    x, y = room.x + (room.w - whole) / 2, room.y + (room.h - high) / 2
    columns = []
    for width in wide:
        columns.append(Box(x, y, width, high))
        x += width + gap
    return columns


def _write_captions(canvas: Canvas, captions: Sequence[str], columns: Sequence[Box], top: float) -> None:
    places = [Box(column.x - 8, top, column.w + 16, 40) for column in columns]
    pairs = [(words, place) for words, place in zip(captions, places, strict=True) if words]
    size = min((canvas.fitting(words, place, CAPTION, BOLD, LEAST) for words, place in pairs), default=0)
    for words, place in pairs:
        canvas.text(words, place, size, face=BOLD, colour=IVORY, across="centre")


def lines(*rows: str, shape: float = BROAD) -> Picture:
    """Write lines with signs on the leather, below each other."""

    def paint(canvas: Canvas, box: Box, _: Tongue) -> None:
        paint_leather(canvas, box)
        room = box.inset(MARGIN * 1.6, MARGIN)
        size = min(canvas.fitting(words, Box(0, 0, room.w, 90), LINE * 1.4, BOLD, LEAST) for words in rows)
        size = min(size, room.h / len(rows) * 0.62)
        left = room.x + (room.w - max(canvas.width(words, size, BOLD) for words in rows)) / 2
        for words, line in zip(rows, room.rows(len(rows)), strict=True):
            place = Box(left, line.y, room.right - left + 8, line.h)
            canvas.text(words, place, size, face=BOLD, colour=IVORY)

    return Picture(paint, shape)


def board(
    size: tuple[float, float],
    window: Callable[[], Box],
    paint: Painter,
    note: str = "",
    shape: float = 0.0,
    *,
    exact: bool = False,
) -> Picture:
    """Show a window of a board as large as the picture allows, with what lies around it unless ``exact``."""

    def show(canvas: Canvas, box: Box, say: Tongue) -> None:
        seen = window()
        wanted = min(box.w / seen.w, box.h / seen.h)
        zoom = wanted if exact else next((step for step in ZOOMS if step <= wanted), wanted)
        zoom = max(zoom, box.w / size[0], box.h / size[1])
        wide, high = box.w / zoom, box.h / zoom
        x = min(max(0.0, seen.centre[0] - wide / 2), size[0] - wide)
        y = min(max(0.0, seen.centre[1] - high / 2), size[1] - high)
        layer = pygame.Surface(canvas.page.pixels(box)[2:])
        page = Page(canvas.page.scale * zoom, wide, high)
        paint(canvas.onto(layer, page), Box(-x, -y, *size), say)
        canvas.surface.blit(layer, canvas.page.pixels(box)[:2])

    return Picture(show, shape or SLIM, note)


def arrow(canvas: Canvas, way: Sequence[Place], seed: int = 3) -> None:
    """Draw an arrow over a board: gold on a dark line, so that it shows on any ground."""
    (x0, y0), (x1, y1) = way[-2:]
    length = max(1.0, ((x1 - x0) ** 2 + (y1 - y0) ** 2) ** 0.5)
    dx, dy = (x1 - x0) / length, (y1 - y0) / length
    neck = (x1 - dx * 14, y1 - dy * 14)
    across, down = [x for x, _ in way], [y for _, y in way]
    box = Box(min(across), min(down), max(across) - min(across), max(down) - min(down)).inset(-30)
    pen = Inking(box, canvas.look)
    for colour, more in ((INK, 3.5), (LEAF_GOLD, 0.0)):
        pen.stroke([*way[:-1], neck], 5 + more, canvas.look.shade(colour), seed=seed, ends=1)
        side, tip = 11 + more, more
        left = (neck[0] - dy * side - dx * more / 2, neck[1] + dx * side - dy * more / 2)
        right = (neck[0] + dy * side - dx * more / 2, neck[1] - dx * side - dy * more / 2)
        pen.shape([left, (x1 + dx * tip, y1 + dy * tip), right], canvas.look.shade(colour))
    canvas.surface.blit(pen.drawn(canvas.page), canvas.page.pixels(box)[:2])
