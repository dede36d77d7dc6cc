"""The sheet beside a token: whether its limit is reached, then what each seat loses, and all together."""

from collections.abc import Sequence
from typing import NamedTuple

from game.drawing import light
from game.drawing.canvas import Canvas
from game.drawing.page import Box
from game.drawing.text import FIGURES, HEADING, ITALIC, Colour
from game.drawing.theme import FADED_INK, INK, RUBRIC, VERMILION
from game.games.rattus.stage_facts import Loss

#: How high the sheet is for which these were measured.
DEEP = 972.0
#: Where its parts are: the title, the sum, the seats, all together.
TITLE, SUM, ROWS, TOTAL = (14.0, 70.0), (96.0, 168.0), (288.0, 520.0), (830.0, 128.0)
#: How large its numbers are, and the words below the sum.
POPULATION, SIGN, LIMIT, CAPTION, LOST, ALL = 120.0, 60.0, 84.0, 34.0, 80.0, 116.0
#: How high a row is at most, and how much of a crest shows that is spared.
ROW, FAINT = 140.0, 0.4


class Counted(NamedTuple):
    """The sum that decides: a number, the limit, and what is written below them."""

    number: int
    limit: int
    below: str
    verdict: str

    @property
    def strikes(self) -> bool:
        """Say whether the limit is reached."""
        return self.number >= self.limit


class Sheet:
    """Paints the sheet."""

    def __init__(self, canvas: Canvas, box: Box, tinctures: Sequence[str]) -> None:
        self.canvas = canvas
        self.box = box
        self.tinctures = tinctures
        self._k = box.h / DEEP

    def _part(self, span: tuple[float, float]) -> Box:
        top, high = span[0] * self._k, span[1] * self._k
        return Box(self.box.x + 24, self.box.y + top, self.box.w - 48, high)

    def paint_set(self, title: str, *, summed: bool = True) -> None:
        """Lay the sheet on the dark table, with its title and its rules."""
        canvas = self.canvas
        canvas.surface.set_clip(canvas.page.pixels(self.box))
        canvas.table()
        light.shade(canvas, self.box)
        canvas.surface.set_clip(None)
        canvas.sheet(self.box, seed=51)
        head = self._part(TITLE if summed else (TITLE[0], ROWS[0] - 40))
        size = canvas.fitting(title.upper(), head, 50, HEADING)
        canvas.text(title.upper(), head, size, face=HEADING, colour=RUBRIC, across="centre", leading=0.9)
        for span in (SUM, ROWS, TOTAL) if summed else (ROWS, TOTAL):
            below = self._part(span)
            canvas.line(Box(below.x, below.y - 8 * self._k, below.w, 3))

    def paint_sum(self, counted: Counted) -> None:
        """Hold what lives there against the limit."""
        canvas, box = self.canvas, self._part(SUM)
        left, middle, right = (
            Box(box.x + box.w * x, box.y, box.w * w, box.h * 0.68)
            for x, w in ((0.0, 0.43), (0.42, 0.16), (0.56, 0.44))
        )
        colour = RUBRIC if counted.strikes else FADED_INK
        self._number(str(counted.number), left, POPULATION, INK)
        self._number("≥" if counted.strikes else "<", middle, SIGN, colour)
        self._number(f"{counted.limit}+", right, LIMIT, colour)
        low = Box(box.x - 8, box.y + box.h * 0.66, box.w / 2 - 2, box.h * 0.3)
        for words, ink, place in (
            (counted.below, INK, low),
            (counted.verdict, colour, low.moved(box.w / 2 + 18, 0)),
        ):
            size = canvas.fitting(words, place, CAPTION, ITALIC)
            canvas.text(words, place, size, face=ITALIC, colour=ink, across="centre", leading=0.84)

    def paint_limit(self, limit: int, verdict: str) -> None:
        """Repeat the limit of a token that strikes, where what it was held against is past."""
        box = self._part(SUM)
        self._number(f"{limit}+", Box(*box[:3], box.h * 0.68), POPULATION, RUBRIC)
        below = Box(box.x, box.y + box.h * 0.66, box.w, box.h * 0.3)
        size = self.canvas.fitting(verdict, below, CAPTION, ITALIC)
        self.canvas.text(verdict, below, size, face=ITALIC, colour=RUBRIC, across="centre")

    def paint_losses(self, losses: Sequence[Loss]) -> None:
        """Write what each seat loses; who is spared is faint, whoever loses most is framed."""
        rows = self._part(ROWS)
        high = min(ROW * self._k, rows.h / len(losses))
        most = max(loss.cubes for loss in losses)
        top = rows.y + (rows.h - high * len(losses)) / 2
        for number, loss in enumerate(losses):
            row = Box(rows.x - 8, top + number * high, rows.w + 16, high)
            if loss.cubes == most > 1 and sum(other.cubes == most for other in losses) < len(losses):
                self.canvas.ring(row.inset(2, 5), VERMILION, 4, 2)
            self._paint_loss(row.inset(10, 0), loss)

    def _paint_loss(self, row: Box, loss: Loss) -> None:
        canvas, tincture = self.canvas, self.tinctures[loss.seat]
        hit = loss.cubes + loss.potions + loss.due
        crest = Box(row.x, row.y, 84, row.h).centred(84, min(96.0, row.h - 10))
        canvas.picture(f"crests/shield_{tincture}", crest, opacity=1 if hit else FAINT)
        number = Box(crest.right, row.y, 100, row.h)
        lost = loss.cubes or loss.potions or loss.due
        colour = RUBRIC if loss.cubes else FADED_INK
        self._number(f"−{lost}" if lost else "0", number, LOST, colour if hit else (0xA8, 0x94, 0x6C))
        self._paint_pieces(Box(number.right, row.y, row.right - number.right, row.h), loss, tincture)

    def _paint_pieces(self, box: Box, loss: Loss, tincture: str) -> None:
        """Show what goes: cubes, a potion in their stead, or either where somebody has still to choose."""
        cube, potion = f"pieces/cube_{tincture}", "pieces/potion"
        gone = [cube] * min(2, loss.cubes) + [potion] * min(1, loss.potions)
        names = gone or ([cube, potion] if loss.due else [])
        side = min(56.0, box.w / max(1, len(names)))
        left = box.centre[0] - side * len(names) / 2
        for number, name in enumerate(names):
            place = Box(left + number * side, box.y, side, box.h)
            self.canvas.picture(name, place, opacity=1 if gone else 0.6)

    def paint_total(self, total: tuple[int, int]) -> None:
        """Count the dead."""
        box = self._part(TOTAL)
        least, most = total
        opacity = 1.0 if most else FAINT
        self.canvas.picture("pieces/skull", Box(box.x, box.y, box.w * 0.42, box.h).inset(8), opacity=opacity)
        words = str(least) if least == most else f"{least}–{most}"
        self._number(
            words, Box(box.x + box.w * 0.42, box.y, box.w * 0.58, box.h), ALL, RUBRIC if most else FADED_INK
        )

    def _number(self, words: str, box: Box, size: float, colour: Colour) -> None:
        high = self._k * size
        fitting = self.canvas.fitting(words, Box(box.x, 0, box.w, high * 3), high, FIGURES)
        # Figures stand high in their line.
        self.canvas.text(
            words, box.moved(0, -fitting * 0.06), fitting, face=FIGURES, colour=colour, across="centre"
        )
