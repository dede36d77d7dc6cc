"""The tally: a column for every seat, a line for every source of points, the total, and what else decides."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

import pygame

from game.drawing.canvas import Canvas
from game.drawing.look import Look
from game.drawing.nib import Inking
from game.drawing.page import Box
from game.drawing.text import BODY, BOLD, Face
from game.drawing.theme import FADED_INK, INK, RUBRIC, VERMILION, Sizes
from game.scenes.final_scores import Reckoning
from game.session.plan import Player
from game.table.ledger import Row
from rules.kernel import Seat

#: How wide a column may be, and what the words of the lines need at least.
NARROW, WIDE, LABEL = 112.0, 186.0, 310.0
#: How much of a wide tally a column may have.
SHARE = 0.22
CREST = 84.0
#: How much larger than usual texts become where there is room.
GENEROUS = 1.15
#: How high a line is at least and at most, in heights of its text.
TIGHT, LOOSE = 1.33, 2.6
SMALLEST = 22.0


class Entry(NamedTuple):
    """A line of the tally: how far below its upper edge it begins, and how large it is written."""

    row: Row
    top: float
    height: float
    size: float
    #: Above the total: what gave nothing is a dash there.
    source: bool = False


class Tally:
    """Where everything of the tally stands, and how it is written.

    A column is written with its upper left corner anywhere, so that it can move.
    """

    def __init__(self, box: Box, reckoning: Reckoning, players: Sequence[Player], sizes: Sizes) -> None:
        self.box = box
        self.reckoning = reckoning
        self.players = players
        self.width = min(max(WIDE, SHARE * box.w), max(NARROW, (box.w - LABEL) / len(players)))
        self.labels = box.w - self.width * len(players)
        self.head = CREST + sizes.name * 1.3 + 26
        self.name = sizes.name
        self.entries = tuple(self._entries(sizes))
        #: Whether it is known who wins and who is dead: until then no number gives it away.
        self.judged = reckoning.trial is None
        self.height = self.entries[-1].top + self.entries[-1].height

    def _entries(self, sizes: Sizes) -> Iterator[Entry]:
        """Give every line its room; what finds none is taken together."""
        notes = self.reckoning.notes
        total = sizes.counter * 1.7
        room = self.box.h - self.head - total
        rows = self.reckoning.folded(max(3, int(room / (sizes.body * TIGHT)) - len(notes)))
        pitch = min(sizes.body * LOOSE, room / (len(rows) + len(notes)))
        self.text = size = min(sizes.body * GENEROUS, pitch / TIGHT)
        for number, row in enumerate(rows):
            yield Entry(row, self.head + number * pitch, pitch, size, source=True)
        low = self.head + len(rows) * pitch
        yield Entry(self.reckoning.total, low, total, sizes.counter * 1.1)
        for number, row in enumerate(notes):
            yield Entry(row, low + total + number * pitch, pitch, size)

    @property
    def sources(self) -> int:
        """Count the lines above the total."""
        return sum(entry.source for entry in self.entries)

    def left(self, place: float) -> float:
        """Give the left edge of a column by its place, counted from the left."""
        return self.box.x + self.labels + self.width * place

    # What never moves.

    def paint_frame(self, canvas: Canvas) -> None:
        """Write the words of all lines and rule them."""
        size = alike(canvas, [entry.row.words for entry in self.entries], self.labels - 70, self.text, BODY)
        for entry in self.entries:
            line = Box(self.box.x, self.box.y + entry.top, self.labels, entry.height)
            high = min(line.h * 0.94, 52)
            canvas.picture(entry.row.picture, Box(line.x, line.y + (line.h - high) / 2, 50, high))
            words = Box(line.x + 60, line.y, line.w - 70, line.h)
            if entry.row is self.reckoning.total:
                canvas.text(entry.row.words, words, entry.size, face=BOLD)
            else:
                said, fitted = shortened(canvas, entry.row.words, words.w, size, BODY)
                canvas.text(said, words, fitted)
        canvas.surface.blit(self._rules(canvas.look).drawn(canvas.page), canvas.page.pixels(self.box)[:2])

    def _rules(self, look: Look) -> Inking:
        inking = Inking(self.box, look)
        for number, entry in enumerate(self.entries):
            y = self.box.y + entry.top + entry.height
            last = number + 1 == self.sources
            if entry.source:
                width, colour = (3.4, INK) if last else (1.2, FADED_INK)
                inking.stroke([(self.box.x + 4, y), (self.box.right - 4, y)], width, colour, seed=number)
        return inking

    # What belongs to a column.

    def paint_head(self, canvas: Canvas, seat: Seat) -> None:
        """Show the crest and the name on the layer of a column."""
        player = self.players[seat]
        crest = Box(self.width / 2 - CREST / 2, 22, CREST, CREST)
        canvas.picture(f"crests/shield_{player.tincture}", crest)
        name = Box(3, crest.bottom, self.width - 6, self.name * 1.3)
        size = alike(canvas, [other.name for other in self.players], name.w, self.name, BOLD)
        said, size = shortened(canvas, player.name, name.w, size, BOLD)
        canvas.text(said, name, size, face=BOLD, across="centre")

    def paint_number(
        self, canvas: Canvas, number: int, seat: Seat, left: float, top: float, part: float = 1
    ) -> None:
        """Write what a seat has in a line, or the part of it that is counted so far."""
        entry = self.entries[number]
        value = entry.row.values[seat]
        best = value == max(entry.row.values) and value > 0
        winner = not entry.source and entry.row is self.reckoning.total and seat in self.reckoning.winners
        ruin = seat in entry.row.ruin
        bold = entry.row is self.reckoning.total or (ruin and self.judged) or (entry.source and best)
        face = BOLD if bold else BODY
        box = Box(left, top + entry.top, self.width, entry.height)
        colour = RUBRIC if self.judged and part == 1 and (winner or ruin) else INK
        size = entry.size * 1.25 if entry.row is self.reckoning.total else entry.size + 2
        words = written(round(value * part), dash=entry.source)
        canvas.text(words, box, size, face=face, colour=colour, across="centre")

    def column(self, canvas: Canvas, seat: Seat) -> pygame.Surface:
        """Draw a column without numbers, to be put wherever it has to be."""
        size = canvas.page.pixels(Box(0, 0, self.width, self.height))[2:]
        layer = canvas.onto(pygame.Surface(size, pygame.SRCALPHA))
        self.paint_head(layer, seat)
        return layer.surface

    def strike(self, canvas: Canvas) -> pygame.Surface:
        """Draw the stroke that takes the dead from the roll, as large as a column."""
        inking = Inking(Box(0, 0, self.width, self.height), canvas.look)
        top, bottom = self.head - 18, self.entries[self.sources].top + self.entries[self.sources].height
        middle, reach = self.width / 2, self.width * 0.34
        way = [(middle - reach, top), (middle - 4, (top + bottom) / 2), (middle + reach, bottom)]
        inking.stroke(way, 5.5, VERMILION, seed=77, wobble=2.2, ends=0.2)
        stroke = inking.drawn(canvas.page)
        stroke.set_alpha(190)
        return stroke


def written(value: int, *, dash: bool) -> str:
    """Write a number the way an accountant does."""
    if value == 0 and dash:
        return "–"
    return str(value) if value >= 0 else f"−{-value}"


def alike(canvas: Canvas, texts: Sequence[str], width: float, size: float, face: Face) -> float:
    """Give one size for several lines; a very long one has to look after itself."""
    return max(size * 0.84, min(shortened(canvas, words, width, size, face)[1] for words in texts))


def shortened(canvas: Canvas, words: str, width: float, size: float, face: Face) -> tuple[str, float]:
    """Fit words into one line: smaller as far as people can read it, then cut."""
    line = canvas.one_line(words, width, size, face, SMALLEST)
    if line:
        return words, line
    size = min(size, SMALLEST)
    while words and canvas.width(f"{words}…", size, face) > width:
        words = words[:-1].rstrip()
    return f"{words}…", size
