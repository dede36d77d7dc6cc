"""The left page of the hall of fame: what can be turned to, and everybody who has played."""

from game.drawing.canvas import Canvas
from game.drawing.page import Box
from game.drawing.text import BODY, BOLD
from game.drawing.theme import INK, PARCHMENT_SHADE, RUBRIC, TINCTURES
from game.games import PRESENTATIONS
from game.scenes.fame_facts import record, score
from game.scenes.score_table import shortened
from game.store.standings import Standing
from game.widgets.button import Button, Deed
from game.widgets.frame import rule_frame
from game.words import Tongue

#: How high the plaques and the lines are, and what lies between two lines.
PLAQUE, ROW, GAP = 76.0, 96.0, 10.0
#: What of the width of a plaque its words do not have.
EDGES = 78.0
#: The width of a small portrait, and of a number at the end of a line.
PORTRAIT, NUMBER = 66.0, 84.0


class Plaque(Button):
    """A page to turn to; the open one lies on a sheet of its own."""

    def __init__(self, box: Box, icon: str, words: str, deed: Deed, *, open_: bool) -> None:
        super().__init__(box, deed)
        self.icon = icon
        self.words = words
        self.open = open_

    def draw(self, canvas: Canvas, *, hot: bool) -> None:
        """Show icon and words in a ruled frame."""
        box = self.box
        if self.open:
            canvas.sheet(box.inset(-2, 0), seed=31, lift=7)
        else:
            rule_frame(canvas, box, len(self.icon), hot=hot)
        room = Box(box.x + 62, box.y + 4, box.w - EDGES, box.h - 12)
        words, size = shortened(canvas, self.words, room.w, canvas.sizes.button, BOLD)
        canvas.picture(f"icons/{self.icon}", Box(box.x + 12, box.y - 2, 42, box.h).centred(42, 42))
        colour = RUBRIC if self.open else INK
        canvas.text(words, room, size, face=BOLD, colour=colour)


class PersonRow(Button):
    """Somebody who has played: crest, name, what they won, and their favourites."""

    def __init__(self, standing: Standing, game: str, say: Tongue, deed: Deed, *, open_: bool) -> None:
        super().__init__(Box(0, 0, 0, ROW), deed)
        self.standing = standing
        self.open = open_
        self.record = record(say, standing)
        self.portraits = _portraits(standing, game)
        found = standing.best(game) if game else None
        self.best = score(found.sitter) if found else ""

    def draw(self, canvas: Canvas, *, hot: bool) -> None:
        """Write the line; the open one lies on a sheet of its own."""
        box = self.box
        if self.open:
            canvas.sheet(box.inset(-6, 0), seed=31, lift=7)
        elif hot:
            rule_frame(canvas, box, 3, hot=True)
        crest = canvas.picture(f"crests/shield_{self.standing.tincture}", Box(box.x + 12, box.y + 10, 66, 76))
        right = self._draw_end(canvas)
        words = Box(crest.right + 20, box.y + 6, right - crest.right - 30, box.h - 14)
        top, bottom = words.rows(2)
        name, size = shortened(canvas, self.standing.name, top.w, canvas.sizes.prompt, BOLD)
        canvas.text(name, top, size, face=BOLD, colour=RUBRIC if self.open else INK)
        told, size = shortened(canvas, self.record, bottom.w, canvas.sizes.body, BODY)
        canvas.text(told, bottom, size)

    def _draw_end(self, canvas: Canvas) -> float:
        """Show the portraits and the best score at the end of the line, and say where that begins."""
        right = self.box.right - 12
        if self.best:
            place = Box(right - NUMBER, self.box.y, NUMBER, self.box.h - 4)
            canvas.text(self.best, place, canvas.sizes.prompt + 6, face=BOLD, colour=RUBRIC, across="right")
            right -= NUMBER
        for picture in reversed(self.portraits):
            right -= PORTRAIT
            canvas.picture(picture, Box(right, self.box.y + 12, PORTRAIT - 6, self.box.h - 24))
        return right


def _portraits(standing: Standing, game: str) -> list[str]:
    """Name the pictures of the favourite of each game, or of the one that is looked at."""
    games = [key for key in PRESENTATIONS if game in ("", key)]
    first = [(key, standing.favourites(key)[:1]) for key in games]
    return [f"{PRESENTATIONS[key].portraits}/{liked[0][0]}" for key, liked in first if liked]


def rule_lines(canvas: Canvas, page: Box, wide: float, first: int) -> None:
    """Rule the lines of the page, and show pale crests where nobody stands yet."""
    for number in range(int((page.h + GAP) // (ROW + GAP))):
        row = Box(page.x, page.y + number * (ROW + GAP), wide, ROW)
        if number >= first:
            canvas.line(Box(row.x + 100, row.y + 42, row.w - 120, 2), PARCHMENT_SHADE)
            canvas.line(Box(row.x + 100, row.y + 78, row.w - 120, 2), PARCHMENT_SHADE)
            crest = f"crests/shield_{TINCTURES[number % len(TINCTURES)]}"
            canvas.picture(crest, Box(row.x + 12, row.y + 10, 66, 76), opacity=0.3)
        canvas.line(Box(row.x, row.bottom + GAP / 2 - 1, row.w, 2), RUBRIC)
