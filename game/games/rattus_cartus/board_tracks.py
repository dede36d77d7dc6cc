"""The influence with the six classes on the table: discs in stacks, who leads, and what that would bring."""

from collections.abc import Sequence

import pygame

from game.drawing.canvas import Canvas
from game.drawing.look import Look
from game.drawing.nib import Inking
from game.drawing.page import Box
from game.drawing.pieces import Piece
from game.drawing.text import BOLD, FIGURES, ITALIC
from game.drawing.theme import FADED_INK, RUBRIC
from game.games.rattus_cartus.words.panel import INFLUENCE
from game.table.story import paint_piece
from game.words import Tongue
from game.words.classes import CLASSES as NAMES
from rules.kernel import Seat
from rules.rattus_cartus.names import CLASSES
from rules.rattus_cartus.scoring import CLASS_POINTS
from rules.rattus_cartus.view import View

#: How many spaces a track has; who goes on stays on the last one with a number.
LENGTH = 15
HEAD, LABEL, POINTS = 40.0, 230.0, 74.0
DISC, LIFT, NUMBER = 28.0, 6.5, 27.0
#: How wide the yard is where discs wait that have no influence, and how far apart they lie there.
YARD, ASIDE = 92.0, 15.0
#: How much of a disc shows that is only foreseen.
GHOST = 0.55


class Tracks:
    """The sheet with the six tracks, the most noble above."""

    def __init__(self, box: Box, tinctures: Sequence[str]) -> None:
        self.box = box
        self.tinctures = tuple(tinctures)
        inside = Box(box.x + 16, box.y + HEAD, box.w - 32, box.h - HEAD - 6)
        self.rows = dict(zip(reversed(CLASSES), inside.rows(len(CLASSES)), strict=True))
        self.start = inside.x + LABEL + YARD
        self.pitch = (inside.right - 3 * POINTS - 26 - self.start) / LENGTH

    # Where things are.

    def at(self, track: str, influence: int) -> tuple[float, float]:
        """Give the middle of a space; 0 is the yard."""
        row = self.rows[track]
        y = row.y + row.h * 0.68
        if influence <= 0:
            return self.start - YARD / 2 - 6, y
        return self.start + (min(influence, LENGTH) - 0.5) * self.pitch, y

    def rank(self, track: str, place: int) -> Box:
        """Give the cell of the first, second or third of a class."""
        row = self.rows[track]
        return Box(row.right - (3 - place) * POINTS, row.y, POINTS, row.h)

    # What stands where.

    def pieces(self, view: View) -> list[Piece]:
        """Give all discs, those below first."""
        return [disc for track in self.rows for disc in self._discs(view, track)]

    def _discs(self, view: View, track: str) -> list[Piece]:
        found = []
        for influence, seats in self.stacks(view, track).items():
            x, y = self.at(track, influence)
            for number, seat in enumerate(seats):
                aside = (number - (len(seats) - 1) / 2) * ASIDE if influence == 0 else 0
                up = 0 if influence == 0 else number * LIFT
                found.append(self.disc(track, seat, x + aside, y - up))
        return found

    def disc(self, track: str, seat: Seat, x: float, y: float) -> Piece:
        """Lay a disc, its middle above a point."""
        picture = f"discs/side_{self.tinctures[seat]}"
        return Piece(f"influence_{track}_{seat}", picture, x, y + DISC * 0.42, DISC)

    def stacks(self, view: View, track: str) -> dict[int, list[Seat]]:
        """Give by space who stands there, the lowest first."""
        ahead = view.tracks[track]
        behind = [player.seat for player in view.players if player.seat not in ahead]
        found: dict[int, list[Seat]] = {0: behind} if behind else {}
        for seat in reversed(ahead) if view.latest_leads else ahead:
            found.setdefault(min(LENGTH, view.players[seat].influence[track]), []).append(seat)
        return found

    @property
    def points(self) -> Box:
        """Give the columns of points with those who would have them."""
        return Box(self.rank(CLASSES[0], 0).x - 40, self.box.y + 8, 3 * POINTS + 46, self.box.h - 16)

    def paint_under(self, canvas: Canvas, view: View, _say: Tongue) -> None:
        """Lay the crests of those who would have points into their columns, with their influence."""
        for track, order in view.tracks.items():
            for place, seat in enumerate(order[: len(CLASS_POINTS)]):
                cell = self.rank(track, place)
                crest = Box(cell.x, cell.y + 1, cell.w * 0.46, cell.h - 2)
                canvas.picture(f"crests/shield_{self.tinctures[seat]}", crest)
                words, beside = str(view.players[seat].influence[track]), cell.w * 0.48
                number = Box(cell.x + beside, cell.y - 6, cell.w - beside, cell.h + 12)
                canvas.text(words, number, NUMBER, face=FIGURES)

    def draw_coming(self, canvas: Canvas, view: View, seat: Seat, track: str, gain: int) -> None:
        """Let a disc show where its cards will bring it."""
        x, y = self.at(track, view.players[seat].influence[track] + gain)
        paint_piece(canvas, self.disc(track, seat, x, y - 4), opacity=GHOST)

    def draw_numbers(self, canvas: Canvas, view: View) -> None:
        """Write how far those have come who left the track behind and stand in no column."""
        for track, order in view.tracks.items():
            rest = order[len(CLASS_POINTS) :]
            far = [seat for seat in rest if view.players[seat].influence[track] > LENGTH]
            x, y = self.at(track, LENGTH)
            for number, seat in enumerate(far):
                words = str(view.players[seat].influence[track])
                beside = Box(x + 18 + 30 * number, y - 17, 34, 34)
                canvas.text(words, beside, 26, face=BOLD, colour=RUBRIC if number == 0 else FADED_INK)

    # The sheet.

    def painted(self, canvas: Canvas, say: Tongue) -> pygame.Surface:
        """Paint the sheet without discs; its corner lies where the box has its own."""
        layer = canvas.onto(pygame.Surface(canvas.page.pixels(self.box)[2:], pygame.SRCALPHA))
        here = Tracks(Box(0, 0, self.box.w, self.box.h), self.tinctures)
        layer.sheet(here.box, seed=12, lift=0)
        here._paint_head(layer, say)
        size = min(
            layer.fitting(say(NAMES[track]), Box(0, 0, LABEL - 62, 40), 28, BOLD, 22) for track in CLASSES
        )
        for track in here.rows:
            here._paint_track(layer, track, say(NAMES[track]), size)
        layer.surface.blit(here._lines(layer.look).drawn(layer.page), (0, 0))
        for track in here.rows:
            here._paint_beads(layer, track)
        return layer.surface

    def _paint_head(self, canvas: Canvas, say: Tongue) -> None:
        words, room = say(INFLUENCE["heading"]), Box(self.box.x + 16, self.box.y + 2, LABEL + YARD, HEAD - 6)
        canvas.text(words, room, canvas.fitting(words, room, 28, ITALIC), face=ITALIC)
        # Five discs on one space rise out of the upmost row; the numbers stay above them.
        top = Box(self.box.x, self.box.y + 1, 0, 26)
        for number in (5, 10, 15):
            x, _ = self.at(CLASSES[0], number)
            canvas.text(
                str(number), Box(x - 30, top.y, 60, top.h), 26, face=BOLD, colour=RUBRIC, across="centre"
            )
        for place, points in enumerate(CLASS_POINTS):
            cell = self.rank(CLASSES[0], place)
            canvas.text(str(points), Box(cell.x, top.y, cell.w, top.h), 28, face=BOLD, across="centre")
        first = self.rank(CLASSES[0], 0)
        canvas.picture("icons/prestige", Box(first.x - 26, top.y - 3, 36, top.h + 6))

    def _paint_track(self, canvas: Canvas, track: str, name: str, size: float) -> None:
        row = self.rows[track]
        canvas.picture(f"classes/{track}", Box(row.x, row.y + 1, 36, row.h - 2))
        canvas.text(name, Box(row.x + 46, row.y, LABEL - 62, row.h), size, face=BOLD)

    def _lines(self, look: Look) -> Inking:
        inking = Inking(self.box, look)
        for number, (track, row) in enumerate(self.rows.items()):
            x, y = self.at(track, 1)
            inking.stroke([(x, y), (self.at(track, LENGTH)[0], y)], 2, FADED_INK, seed=number + 40)
            if number:
                inking.stroke([(row.x, row.y), (row.right, row.y)], 1, FADED_INK, seed=number + 90)
        return inking

    def _paint_beads(self, canvas: Canvas, track: str) -> None:
        for number in range(1, LENGTH + 1):
            x, y = self.at(track, number)
            kind = "bead_end" if number == LENGTH else "bead_five" if number % 5 == 0 else "bead"
            high = 17 if number < LENGTH else 26
            canvas.picture(f"town/{kind}", Box(x - 18, y + 8.5 - high, 36, high), down="bottom")
        x, y = self.at(track, 0)
        yard = Box(x - YARD / 2 + 4, y - 10, YARD - 8, 20)
        canvas.ring(yard, FADED_INK, 1.5, 9)
