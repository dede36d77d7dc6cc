"""The influence with the six classes for people across the room: who is first, second, third, in numbers."""

from collections.abc import Sequence

import pygame

from game.drawing.canvas import Canvas
from game.drawing.nib import Inking
from game.drawing.page import Box, around
from game.drawing.pieces import Piece
from game.drawing.text import BOLD, FIGURES, ITALIC, Colour
from game.drawing.theme import FADED_INK, GAIN, PARCHMENT_SHADE, RUBRIC
from game.games.rattus_cartus.board_signs import paint_plate
from game.games.rattus_cartus.words.panel import INFLUENCE
from game.words import Tongue
from game.words.classes import CLASSES as NAMES
from rules.kernel import Seat
from rules.rattus_cartus.names import CLASSES
from rules.rattus_cartus.scoring import CLASS_POINTS
from rules.rattus_cartus.view import View

#: How high the whole is, and the points above it; how wide each half and the gap between them.
HIGH, HEAD, GUTTER = 230.0, 42.0, 36.0
#: How wide the place of a seat is at least and at most, its disc, and the sign of a class.
PLACE, WIDEST, DISC, SIGN = 99.0, 128.0, 42.0, 50.0
#: With few seats the name of a class stands beside its sign, so wide.
FEW, NAMED = 3, 236.0
NUMBER, COMING, CROWN = 38.0, 36.0, 36.0
#: How large the name of a class is written.
LETTERS = 34.0
#: The ground of the first, second and third place.
GROUNDS: tuple[Colour, ...] = ((0xF0, 0xC4, 0x52), (0xD2, 0xD0, 0xC8), (0xDC, 0xB0, 0x84))


class Standings:
    """The sheet with two columns of classes, the most noble first."""

    def __init__(self, box: Box, tinctures: Sequence[str]) -> None:
        self.box = box
        self.tinctures = tuple(tinctures)
        inside = Box(box.x + 18, box.y + HEAD, box.w - 36, box.h - HEAD - 10)
        halves = list(inside.columns(2, GUTTER))
        cells = [row for half in halves for row in half.rows(len(CLASSES) // 2)]
        self.rows = dict(zip(reversed(CLASSES), cells, strict=True))
        seats = len(self.tinctures)
        beside = NAMED if seats <= FEW else PLACE - SIGN
        self.place = min(WIDEST, max(PLACE, (halves[0].w - SIGN - beside) / seats))

    # Where things are.

    def rank(self, track: str, place: int) -> Box:
        """Give the place of the first, second or any later one of a class."""
        row = self.rows[track]
        left = row.right - self.place * len(self.tinctures)
        return Box(left + place * self.place, row.y, self.place, row.h).inset(3)

    @property
    def points(self) -> Box:
        """Give the places of the first column that bring points, with their number above."""
        places = min(len(CLASS_POINTS), len(self.tinctures))
        first, last = self.rank(CLASSES[-1], 0), self.rank(CLASSES[3], places - 1)
        return Box(first.x, self.box.y + 2, last.right - first.x, self.box.h - 8)

    # What stands where.

    def pieces(self, view: View) -> list[Piece]:
        """Give the disc of everybody who has influence."""
        return [
            self._disc(track, seat, place)
            for track, order in view.tracks.items()
            for place, seat in enumerate(order)
        ]

    def _disc(self, track: str, seat: Seat, place: int) -> Piece:
        box = self.rank(track, place)
        picture, foot = f"discs/top_{self.tinctures[seat]}", box.centre[1] + DISC / 2
        return Piece(f"influence_{track}_{seat}", picture, box.x + 3 + DISC / 2, foot, DISC)

    def draw_numbers(self, canvas: Canvas, view: View) -> None:
        """Write how much influence everybody has, and crown those who lead."""
        for track, order in view.tracks.items():
            for place, seat in enumerate(order):
                box = self.rank(track, place)
                beside = Box(box.x + DISC, box.y - 6, box.w - DISC, box.h + 12)
                words = str(view.players[seat].influence[track])
                canvas.text(words, beside, NUMBER, face=FIGURES, across="centre")
                if place == 0:
                    canvas.picture("icons/crown", Box(box.x - 15, box.y - 13, CROWN, CROWN))

    def paint_under(self, canvas: Canvas, view: View, say: Tongue) -> None:
        """Lay gold, silver and bronze under those who would have points; free places name their class."""
        for track, order in view.tracks.items():
            left = self._write_name(canvas, track, len(order), say(NAMES[track]))
            for place in range(len(order), len(self.tinctures)):
                if self.rank(track, place).right < left:
                    canvas.ring(self.rank(track, place), PARCHMENT_SHADE, 2, 10)
        for track, order in view.tracks.items():
            for place, ground in enumerate(GROUNDS[: len(order)]):
                paint_plate(canvas, self.rank(track, place).inset(2), ground, 8)

    def _write_name(self, canvas: Canvas, track: str, taken: int, name: str) -> float:
        """Write the name of a class where nobody has its last places, unless beside its sign; say how far."""
        free = [self.rank(track, place) for place in range(taken, len(self.tinctures))]
        wide = canvas.width(name, LETTERS, BOLD) + 20
        if len(self.tinctures) <= FEW or not free or around(free).w < wide:
            return self.box.right
        place = Box(free[-1].right - wide, free[-1].y - 6, wide - 6, free[-1].h + 12)
        canvas.text(name, place, LETTERS, face=BOLD, colour=FADED_INK, across="right")
        return place.x

    def draw_coming(self, canvas: Canvas, view: View, seat: Seat, track: str, gain: int) -> None:
        """Tell beside a class what its cards will bring a seat."""
        row, words = self.rows[track], f"+{gain}"
        wide = canvas.width(words, COMING, FIGURES) + 10
        box = Box(self.rank(track, 0).x - wide - 5, row.y + 8, wide, row.h - 16)
        paint_plate(canvas, box, GAIN, 10)
        canvas.text(words, box.inset(-2, -8), COMING, face=FIGURES, colour=(255, 255, 255), across="centre")

    # The sheet.

    def painted(self, canvas: Canvas, say: Tongue) -> pygame.Surface:
        """Paint the sheet without discs; its corner lies where the box has its own."""
        layer = canvas.onto(pygame.Surface(canvas.page.pixels(self.box)[2:], pygame.SRCALPHA))
        here = Standings(Box(0, 0, self.box.w, self.box.h), self.tinctures)
        layer.sheet(here.box, seed=12, lift=0)
        for track in (CLASSES[-1], CLASSES[2]):
            here._paint_head(layer, track, say)
        layer.surface.blit(here._lines(layer).drawn(layer.page), (0, 0))
        for track in here.rows:
            here._paint_class(layer, track, say(NAMES[track]))
        return layer.surface

    def _paint_head(self, canvas: Canvas, track: str, say: Tongue) -> None:
        """Number the points of each place, and say what is counted and when, as far as there is room."""
        row, first, last = self.rows[track], self.rank(track, 0), self.rank(track, len(self.tinctures) - 1)
        words, room = say(INFLUENCE["heading"]), Box(row.x, self.box.y - 4, first.x - row.x, HEAD + 10)
        if canvas.width(words, LETTERS, ITALIC) <= room.w:
            canvas.text(words, room, LETTERS, face=ITALIC)
        else:
            canvas.picture("icons/influence", Box(row.x, self.box.y + 2, SIGN, HEAD - 2))
        words, room = say(INFLUENCE["when"]), Box(first.x, room.y, last.right - first.x - 6, room.h)
        if canvas.width(words, LETTERS, ITALIC) <= room.w - len(CLASS_POINTS) * self.place:
            canvas.text(words, room, LETTERS, face=ITALIC, across="right")
        for place, points in enumerate(CLASS_POINTS[: len(self.tinctures)]):
            cell = self.rank(track, place)
            top = Box(cell.x, self.box.y - 4, cell.w, HEAD + 10)
            canvas.picture("icons/prestige", Box(top.x + 4, self.box.y + 5, 38, 36))
            canvas.text(str(points), Box(top.x + 44, top.y, 50, top.h), 38, face=FIGURES, colour=RUBRIC)

    def _paint_class(self, canvas: Canvas, track: str, name: str) -> None:
        row = self.rows[track]
        canvas.picture(f"classes/{track}", Box(row.x, row.y, SIGN, row.h).inset(0, 1))
        room = Box(row.x + SIGN + 10, row.y, self.rank(track, 0).x - row.x - SIGN - 10 - CROWN * 0.6, row.h)
        if len(self.tinctures) <= FEW:
            canvas.text(name, room, canvas.fitting(name, Box(0, 0, room.w, 60), LETTERS, BOLD, 24), face=BOLD)

    def _lines(self, canvas: Canvas) -> Inking:
        inking, middle = Inking(self.box, canvas.look), self.box.centre[0]
        edges = (middle, self.box.y + 14), (middle, self.box.bottom - 14)
        inking.stroke(list(edges), 1.6, FADED_INK, seed=41)
        return inking
