"""Beside the map of Rattus, for people across the room: a region in danger, the turn, and the rats left."""

from collections.abc import Iterator, Sequence

from game.drawing.canvas import Canvas
from game.drawing.page import Box
from game.drawing.text import BOLD, FIGURES, HEADING, ITALIC, Colour, Face
from game.drawing.theme import FADED_INK, INK, RUBRIC
from game.games.rattus.panel_notes import Notes
from game.games.rattus.sentences import NAMES
from game.games.rattus.words import panel
from game.games.rattus.words.table import REGIONS
from game.table.chip import broad, paint_chip
from game.words import Tongue
from game.words.numbers import lost
from rules.kernel import Seat
from rules.rattus.risk import Forecast, Risk
from rules.rattus.tasks import DONE, NOW, OPEN, Task
from rules.rattus.view import Striking

#: How high things are if there is room: the name, the sum of what is lost, a line, and what lies below all.
TITLE, SUM, LINE, FOOT = 66.0, 104.0, 52.0, 104.0
#: How high a seat and a step of the turn are at most; where there are many, all shrink alike.
SEAT, STEP = 104.0, 80.0
#: Lower than this no step should be; how large its box is, and what lies beside that.
LOW, BOX, BESIDE = 44.0, 0.7, 24.0
#: How high the heading of notes is at least, the air above a sentence, and crests with their share of a row.
HEAD, ABOVE, CREST, SHARE = 56.0, 8.0, 68.0, 68.0
#: How large the letters of that heading are.
HEADED = 34.0
#: How close lines of a sentence follow each other.
TIGHT = 0.86
#: How high a token is that strikes.
TOKEN = 300.0
#: A rule, with the air around it.
RULE = 14.0
#: From this width on the turn has its place beside the seats, and how far from them.
BROAD, BETWEEN = 400.0, 36.0
#: What can be written within the row of a seat or a step, by its height; nothing in it is larger than this.
CHIP, LOSS, WORD, LARGEST = 0.87, 0.76, 0.76, 66.0


class SofaSide:
    """Paints the sheet beside the map from top to bottom."""

    def __init__(self, canvas: Canvas, say: Tongue, tinctures: Sequence[str], box: Box) -> None:
        self.canvas = canvas
        self.say = say
        self.tinctures = tinctures
        self.left = box
        #: Whether the turn lies beside the seats instead of below them.
        self.parted = False

    def _next(self, high: float) -> Box:
        """Take a row from the top of what is left."""
        x, y, w, h = self.left
        self.left = Box(x, y + high, w, h - high)
        return Box(x, y, w, high)

    def _rule(self, colour: Colour = INK) -> None:
        if self.parted:
            return
        row = self._next(RULE)
        self.canvas.line(Box(row.x, row.centre[1] - 1.5, row.w, 3), colour)

    def paint_foot(self, supply: int, rats: int | None) -> None:
        """Paint at the bottom how many rats are left, and how many would come; None: nothing is said."""
        x, y, w, h = self.left
        foot, self.left = Box(x, y + h - FOOT, w, FOOT), Box(x, y, w, h - FOOT - RULE)
        self.canvas.line(Box(x, foot.y - RULE / 2, w, 3), RUBRIC)
        parts = list(foot.columns(2, 8)) if rats else [foot]
        self._counted(parts[0], "icons/pouch", str(supply))
        if rats:
            self._counted(parts[1], "icons/rat", f"+{rats}")

    def _counted(self, box: Box, picture: str, words: str) -> None:
        size = self.canvas.fitting(words, Box(0, 0, box.w - 80, 120), 76, FIGURES, least=44)
        wide = self.canvas.width(words, size, FIGURES)
        left = box.centre[0] - (76 + wide) / 2
        self.canvas.picture(picture, Box(left, box.y + 16, 66, box.h - 32))
        self.canvas.text(words, Box(left + 76, box.y - 10, wide + 4, box.h + 20), size, face=FIGURES)

    def paint_danger(
        self, weighed: Forecast, below: float, *, here: bool, fearing: str = "", firm: bool = False
    ) -> None:
        """Paint what the plague would do in a region, or does; what lies below shrinks alike, or is firm.

        ``fearing``: the crest of whoever has most to lose there, if that is why the region is shown.
        """
        region = weighed.region
        if fearing:
            self._say(panel.GREATEST, crest=fearing)
        self._head(region.name)
        if not (region.rats and any(region.cubes)):
            self._say(panel.NOBODY_HERE if region.rats else panel.NO_RATS_HERE)
            return
        self._sum(self._next(SUM), lost(self.say, sum(risk.expected for risk in weighed.risks)))
        if here or not fearing:
            self._say(panel.IS_HERE if here else panel.IF_IT_COMES, ITALIC)
        self._rule()
        beside = None
        if self.left.w >= BROAD:
            below, self.parted = 0.0, True
            self.left, beside = self.left.columns(2, BETWEEN)
        wanted, room = SEAT * len(weighed.risks), self.left.h - 2 * RULE
        share = min(1.0, (room - below) / wanted if firm else room / (wanted + below))
        for risk in weighed.risks:
            self._risk(self._next(SEAT * share), risk)
        self.left = beside or self.left

    def _head(self, region: str) -> None:
        words, title = self.say(REGIONS[region]).upper(), self._next(TITLE)
        size = self.canvas.fitting(words, title, 46, HEADING, least=34)
        self.canvas.text(words, title, size, face=HEADING, colour=RUBRIC, across="centre")
        self._rule()

    def paint_striking(self, striking: Striking) -> None:
        """Paint a token that waits for an answer, and the blows that are still to fall."""
        self._head(striking.region)
        self.canvas.picture(f"token/{striking.face.name}", self._next(TOKEN).inset(0, 10))
        self._rule()
        for seat, blows in enumerate(striking.blows):
            if blows:
                row, crest = self._next(SEAT), f"crests/shield_{self.tinctures[seat]}"
                self.canvas.picture(crest, Box(*row[:2], 92, row.h).inset(4))
                place = Box(row.x + 96, row.y - 10, row.w - 96, row.h + 20)
                self.canvas.text(f"−{blows}", place, LARGEST, face=FIGURES, colour=RUBRIC, across="centre")

    def _sum(self, row: Box, words: str) -> None:
        self.canvas.picture("pieces/skull", Box(row.x + 4, row.y + 8, 92, row.h - 16))
        place = Box(row.x + 100, row.y - 10, row.w - 104, row.h + 20)
        size = self.canvas.fitting(words, place, 80, FIGURES, least=50)
        self.canvas.text(words, place, size, face=FIGURES, colour=RUBRIC, across="centre")

    def _say(self, text: str, face: Face = BOLD, **named: str) -> None:
        """Write a sentence, in as many lines as it needs."""
        words, size = self.say(text, **named), self.canvas.sizes.body
        high = self.canvas.height(words, self.left.w, size, face) * 0.86
        row = self._next(max(LINE, high + 10))
        self.canvas.text(words, row, size, face=face, across="centre", leading=0.86)

    def _risk(self, row: Box, risk: Risk) -> None:
        high = min(LARGEST, row.h * CHIP)
        chip = Box(row.x + 8, row.centre[1] - high / 2, high * broad(risk.cubes), high)
        paint_chip(self.canvas, chip, f"pieces/cube_{self.tinctures[risk.seat]}", risk.cubes)
        words = "0" if risk.rare else lost(self.say, risk.expected)
        place = Box(chip.right + 8, row.y - 8, row.right - chip.right - 12, row.h + 16)
        colour = INK if risk.rare else RUBRIC
        self.canvas.text(
            words, place, min(LARGEST, row.h * LOSS), face=FIGURES, colour=colour, across="right"
        )

    def paint_steps(self, tasks: Sequence[Task]) -> None:
        """Paint the turn as boxes to be ticked; where there are too many, only what is left of it."""
        self._rule()
        left = [task for task in tasks if task.stands != DONE]
        busy = any(task.stands in (NOW, OPEN) for task in tasks[:-1])
        shown = tasks if len(tasks) * LOW <= self.left.h else left
        high = min(STEP, self.left.h / max(1, len(shown)))
        names = list(self._named(shown))
        room = Box(0, 0, self.left.w - high * BOX - BESIDE, high + 16)
        most = min(LARGEST, high) * WORD
        sizes = [self.canvas.fitting(words, room, most, BOLD, least=28) for words in names]
        # One long name makes the others no smaller than other words.
        common = max(min(sizes, default=most), min(most, self.canvas.sizes.body))
        for words, size, task in zip(names, sizes, shown, strict=True):
            due = task is tasks[-1] and not busy
            self._step(self._next(high), words, min(size, common), task, due=due)

    def notes_high(self, told: Notes) -> float:
        """Say how much room notes take."""
        words = [self.say(note.words) for note in told.notes]
        lines = sum(self._high(text) + ABOVE for text in words)
        return RULE + self._headed(told) + lines + CREST * sum(bool(note.seats) for note in told.notes)

    def _headed(self, told: Notes) -> float:
        words = self.say(told.title).upper()
        return max(HEAD, self.canvas.height(words, self.left.w, HEADED, HEADING) * TIGHT + ABOVE)

    def _high(self, words: str) -> float:
        return self.canvas.height(words, self.left.w, self.canvas.sizes.body) * TIGHT

    def paint_notes(self, told: Notes) -> None:
        """Paint what the phase is about: sentences, each above the crests of seats in some order."""
        self._rule()
        words, place = self.say(told.title).upper(), self._next(self._headed(told))
        self.canvas.text(words, place, HEADED, face=HEADING, colour=RUBRIC, across="centre", leading=TIGHT)
        for note in told.notes:
            text = self.say(note.words)
            row = self._next(self._high(text) + ABOVE)
            body = self.canvas.sizes.body
            self.canvas.text(text, row, body, across="centre", down="bottom", leading=TIGHT)
            if note.seats:
                self._crests(self._next(CREST), note.seats)

    def _crests(self, row: Box, seats: Sequence[Seat]) -> None:
        places = row.centred(SHARE * len(seats), row.h).columns(len(seats), 0)
        for seat, place in zip(seats, places, strict=True):
            self.canvas.picture(f"crests/shield_{self.tinctures[seat]}", place.inset(4))

    def _named(self, tasks: Sequence[Task]) -> Iterator[str]:
        for task in tasks:
            yield self.say(NAMES[task.character] if task.character else panel.STEPS[task.what])

    def _step(self, row: Box, words: str, size: float, task: Task, *, due: bool) -> None:
        side = row.h * BOX
        box = Box(row.x + 8, row.centre[1] - side / 2, side, side)
        self.canvas.picture("ui/box_ticked" if task.stands == DONE else "ui/box", box)
        place = Box(box.right + 14, row.y - 8, row.right - box.right - 14, row.h + 16)
        colour = RUBRIC if task.stands == NOW or due else INK
        if task.stands not in (NOW, OPEN):
            colour = FADED_INK
        self.canvas.text(words, place, size, face=BOLD, colour=colour)
