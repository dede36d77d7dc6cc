"""How the round card of Notre Dame is painted: a column a seat, a row a cause, the struck ones red."""

import math
from dataclasses import dataclass
from typing import ClassVar

from game.drawing.canvas import Canvas
from game.drawing.page import Box
from game.drawing.text import BODY, FIGURES
from game.drawing.theme import HARM, INK, LIGHT, RUBRIC, VERMILION
from game.games.notre_dame.stage_gains import PRESTIGE
from game.games.notre_dame.stage_round_cells import Column, paint_cell, paint_head, redden
from game.games.notre_dame.stage_round_room import paint_persons, paint_sum
from game.table.flight import Flight
from game.table.panel_tag import paint_tag
from game.table.stage import Act, eased, paint_corners, paint_stage
from rules.kernel import Seat
from rules.notre_dame.names import TRACK_END

#: How wide a column is at most, and the one of the causes at least, without words and with them.
COLUMN, SIGNS, WORDS = 500.0, 100.0, 320.0
#: How high the crests are, the causes and the points, as shares.
HEAD, CAUSE, POINTS = 1.2, 1.0, 1.2
#: How large the numbers of the rats are.
IN_HEAD = 62.0
#: How large the names of the causes are at most.
LABEL = 34.0
#: How far the persons keep from the panels, and from tags that hang there.
ROOM, TAGS = 24.0, 88.0
#: When in its beat the persons have come, and then their sum and what the hospitals keep off.
PERSONS, SUMMED = 0.4, 0.6
#: Lines between the causes, and round a struck quarter.
RULE, EMBER = (0xB9, 0xA4, 0x7C), (0xFF, 0x6A, 0x4D)
NOWHERE = Box(0, 0, 0, 0)
#: How often a struck seat flashes.
FLASHES = 2
ROWS = ("hospital", "plague", "cathedral", "points")
SIGN = {
    "hospital": "sector/hospital",
    "plague": "pieces/skull",
    "cathedral": "sector/notre_dame",
    "points": "icons/prestige",
}


@dataclass(frozen=True)
class RoundCard(Act):
    """The end of a round."""

    columns: tuple[Column, ...] = ()
    #: What is told, and of whom.
    kind: str = ""
    seat: Seat | None = None
    #: In which part of its beat it hits.
    hit: float = 0.0
    persons: tuple[tuple[str, int], ...] = ()
    plague: int = 0
    paying: bool = False
    each: str = ""
    labels: tuple[str, ...] = ()
    #: What is lost, on its way to the general supply.
    flight: Flight | None = None
    #: Where the board was, above the stage.
    room: Box = NOWHERE
    loud: ClassVar[bool] = True

    @property
    def counts(self) -> bool:
        """Tags hang on the panels."""
        return True

    # Where things are.

    @property
    def rows(self) -> dict[str, Box]:
        """Give the rows of the sheet, the crests first; the cathedral has one when it pays."""
        sheet = self.box.inset(26, 22)
        names = ["crests", *(row for row in ROWS if row != "cathedral" or self.paying)]
        shares = {"crests": HEAD, "points": POINTS}
        unit = sheet.h / sum(shares.get(name, CAUSE) for name in names)
        found, y = {}, sheet.y
        for name in names:
            high = unit * shares.get(name, CAUSE)
            found[name] = Box(sheet.x, y, sheet.w, high)
            y += high
        return found

    @property
    def places(self) -> list[Box]:
        """Give the columns of the seats."""
        sheet, count = self.box.inset(26, 22), len(self.columns)
        least = SIGNS if count > 4 else WORDS
        wide = min(COLUMN, (sheet.w - least) / count)
        left = sheet.right - wide * count
        return [Box(left + wide * number, sheet.y, wide, sheet.h) for number in range(count)]

    def cell(self, row: str, column: Box) -> Box:
        """Give the place where a row meets a column."""
        line = self.rows[row]
        return Box(column.x, line.y, column.w, line.h)

    # What stands still.

    def paint_set(self, canvas: Canvas) -> None:
        """Lay the sheet with all that has been told before."""
        paint_stage(canvas, self.box, curtain=0)
        canvas.sheet(self.box.inset(14, 12), seed=83, lift=4)
        paint_corners(canvas, self.box)
        for column, place in zip(self.columns, self.places, strict=True):
            if column.struck:
                redden(canvas, place.inset(5, -4), 0.32)
        self._paint_causes(canvas)
        for column, place in zip(self.columns, self.places, strict=True):
            paint_head(canvas, column, self.cell("crests", place))
            for row in self.rows:
                if row != "crests" and not self._fresh(row, column):
                    paint_cell(canvas, row, column, self.cell(row, place))

    def _paint_causes(self, canvas: Canvas) -> None:
        left = self.places[0].x - self.box.x - SIGNS - 26
        words = Box(0, 0, left, self.rows["points"].h / 2)
        size = min(canvas.fitting(label, words, LABEL, BODY, least=22) for label in self.labels)
        for row, label in zip(ROWS, self.labels, strict=True):
            if row not in self.rows:
                continue
            line = self.rows[row]
            canvas.line(Box(line.x + 6, line.y, line.w - 12, 2), RULE)
            sign = Box(line.x + 8, line.y, SIGNS - 20, line.h)
            canvas.picture(SIGN[row], sign.centred(sign.w, min(line.h - 14, 84)))
            if left > SIGNS:
                canvas.text(label, Box(sign.right + 12, line.y, left, line.h), size, colour=INK)

    # What moves.

    def paint(self, canvas: Canvas, part: float) -> None:
        """Show whose rats come, who is struck, and what is new."""
        self._paint_rats(canvas, part)
        for column, place in zip(self.columns, self.places, strict=True):
            if column.struck:
                self._paint_struck(canvas, column, place, part)
            self._paint_rat(canvas, column, place, part)
            for row in self.rows:
                if row != "crests" and self._fresh(row, column):
                    self._paint_fresh(canvas, row, column, self.cell(row, place), part)
        if self.flight and 0 < part < 1:
            self.flight.paint(canvas, part)
        self._paint_tags(canvas, part)

    def _fresh(self, row: str, column: Column) -> bool:
        """Say whether something comes into a cell with this beat."""
        if row == "hospital":
            return self.kind == "plague"
        if column.seat != self.seat:
            return False
        return {
            "plague": self.kind in ("outbreak", "prestige_lost", "cubes") and column.struck,
            "cathedral": self.kind == "prestige",
            "points": self.kind in ("prestige", "prestige_lost"),
        }[row]

    def _paint_fresh(self, canvas: Canvas, row: str, column: Column, cell: Box, part: float) -> None:
        if row == "hospital":
            if part >= SUMMED:
                paint_cell(canvas, row, column, cell)
            return
        if row == "points":
            was, now = column.scores
            if was is not None and now is not None:
                score = round(was + (now - was) * eased(part, self.hit, 1))
                column = column._replace(scores=(score, score))
        elif part < self.hit and self.kind in ("prestige", "cubes"):
            column = column._replace(share=0, cubes=0)
        paint_cell(canvas, row, column, cell)

    def _paint_rat(self, canvas: Canvas, column: Column, place: Box, part: float) -> None:
        """Write how far a rat has come; it counts up or down."""
        was, now = column.rats
        number = round(was + (now - was) * eased(part, 0, 0.7))
        line = self.cell("crests", place)
        words = Box(line.centre[0] + 60, line.y - 6, 60, line.h)
        colour = RUBRIC if number >= TRACK_END - 1 else INK
        canvas.text(str(number), words, IN_HEAD, face=FIGURES, colour=colour)

    def _paint_struck(self, canvas: Canvas, column: Column, place: Box, part: float) -> None:
        """Let column, panel and quarter flash red together; the quarter bears a skull."""
        hit = self.kind == "outbreak" and column.seat == self.seat
        strong = 0.5 + 0.5 * abs(math.sin(part * math.pi * FLASHES)) if hit and part < 1 else 0.5
        if hit:
            redden(canvas, place.inset(5, -4), 0.4 * (strong - 0.5))
            redden(canvas, column.panel, 0.6 * (strong - 0.5))
        canvas.ring(place.inset(5, -4), VERMILION, 5, 4)
        redden(canvas, column.quarter, strong - 0.12)
        canvas.ring(column.quarter, EMBER, 4, 8)
        grown = 1.0 if not hit else 1.5 - 0.5 * eased(part, 0, self.hit + 0.1)
        size = min(104.0, column.quarter.h * 0.6) * grown
        canvas.picture("pieces/skull", column.quarter.centred(size, size))

    def _paint_rats(self, canvas: Canvas, part: float) -> None:
        """Show whose rats come, one person after another, and then their sum."""
        board, room, comes = self.board or self.room, self.room, self.kind == "plague"
        # Beside the board tags of the panels reach into the room.
        aside = ROOM if canvas.page.upright else TAGS
        left = Box(room.x + aside, room.y + 8, board.x - room.x - aside, room.h - 16)
        paint_persons(canvas, left, self.persons, len(self.persons) * (part / PERSONS if comes else 1))
        right = Box(board.right + 16, room.y + 12, room.right - board.right - 24, room.h - 24)
        if not comes or part > PERSONS:
            shown = eased(part, PERSONS, SUMMED) if comes else 1.0
            paint_sum(canvas, right, self.plague, self.each, shown)

    def _paint_tags(self, canvas: Canvas, part: float) -> None:
        """Hang what a seat gains or loses on its panel."""
        for column in self.columns:
            if column.seat != self.seat or part < self.hit:
                continue
            shown = eased(part, self.hit, 1)
            if self.kind == "prestige" and column.share:
                paint_tag(canvas, column.panel, f"+{column.share}", PRESTIGE, LIGHT, shown)
            elif column.lost and self.kind in ("prestige_lost", "cubes") and not column.share:
                shown = shown if self.kind == "prestige_lost" else 1.0
                paint_tag(canvas, column.panel, f"−{column.lost}", PRESTIGE, HARM, shown)
