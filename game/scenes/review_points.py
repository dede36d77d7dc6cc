"""Turning points in words: what was asked, what was done, what was better, by how much and why."""

from typing import Any, NamedTuple

import pygame

from game.drawing.canvas import Canvas
from game.drawing.look import Look
from game.drawing.nib import Inking
from game.drawing.page import Box, Page
from game.drawing.surface_cache import Stowed
from game.drawing.text import BODY, BOLD, ITALIC, Face
from game.drawing.theme import FADED_INK, INK, IVORY, RUBRIC
from game.session.own_session import OwnSession
from game.session.rounds import Rounds
from game.session.session import Session
from game.store.settings import Settings
from game.table.curtain import InHand
from game.table.desk import Desk
from game.table.perspective import Perspective
from game.table.reasons import reason
from game.widgets.button import Button, Deed
from game.widgets.frame import rule_frame
from game.words import Tongue, advice
from game.words import review as words
from rules.bots.review import Judged

#: From how much of the chance to win on something is clearly better.
CLEAR = 0.05
#: How wide the number of a turning point is, what lies around the words, and the margin with what it cost.
NUMBER, EDGE, MARGIN = 62.0, 10.0, 134.0
#: How large the way on is.
FORK = 60.0
#: What lies between two lines, how close large ones are, and what lies between two things in one.
BETWEEN, CLOSE, APART = 3.0, 0.86, " · "
#: What leads from what was done to what was better, in a list that is short of room.
INSTEAD = " \N{RIGHTWARDS ARROW} "
#: How much smaller a heading may be written so that it has room in one line.
SHRUNK = 0.8

#: A line of a turning point: its words, their size and face.
Line = tuple[str, float, Face]


class Told(NamedTuple):
    """A turning point as it is told."""

    judged: Judged
    when: str
    played: str
    better: str
    reason: str
    #: What was done and what was better, without a word around it.
    options: tuple[str, str]

    @property
    def error(self) -> str:
        """Say how sure the cost is."""
        return f"±\N{NO-BREAK SPACE}{max(1, round(100 * self.judged.error))}"


def told(
    session: Session, desk: type[Desk[Any]], judged: Judged, rounds: Rounds, page: Page, say: Tongue
) -> Told:
    """Put a turning point into words, from what its seat saw at that moment."""
    own = OwnSession(session.until(judged.step), judged.seat)
    sight = Perspective(own, desk, InHand(own, judged.seat), page, say, Settings())
    asked = sight.prompt.partition("; ")[0]
    name = rounds.names[rounds.place(judged.step)[0]]
    played, better = sight.label(judged.played), sight.label(judged.better)
    return Told(
        judged,
        say(words.WHEN, round=name, asked=asked),
        say(words.PLAYED, option=played),
        say(words.BETTER, option=better),
        _why(sight, judged, say),
        (played, better),
    )


def _why(sight: Perspective, judged: Judged, say: Tongue) -> str:
    """Say what was certain of both options, as an adviser would have; what is not shows later."""
    answers = sight.desk.answers
    better, played = (sight.facts(judged.seat, option) for option in (judged.better, judged.played))
    why = reason(say, answers.contrasts, better, played)
    if not any(why):
        return say(words.LATER)
    spoken = answers.supposed(say, why.told(say))
    if not why.belies(better=True):
        return spoken
    end = advice.CLEARLY if judged.loss >= CLEAR else advice.BETTER
    return say(advice.YET, reason=spoken, end=say(end))


def percent(part: float) -> str:
    """Write a change of a chance in hundredths, with its sign."""
    number = round(100 * part)
    return f"+{number}" if number > 0 else f"−{-number}" if number < 0 else "0"


class PointRow(Button):
    """A turning point in the list; it leads to its board."""

    sound = "page"

    def __init__(self, number: int, point: Told, say: Tongue, deed: Deed, *, tight: bool = False) -> None:
        super().__init__(Box(0, 0, 0, 0), deed, hint=say(words.LOOK))
        self.number = number
        self.point = point
        #: It says only what; when and why is told below the list.
        self.tight = tight
        self._margin = MARGIN + (FORK + 8 if tight else 0)
        self._loss = say(words.LOSS, number=percent(-point.judged.loss))

    def measure(self, canvas: Canvas, width: float) -> None:
        """Be as high as the words need beside the margin."""
        self.box = Box(0, 0, width - self._margin, 0)
        room = self._room
        high = sum(height(canvas, line, room) for line in self._lines(canvas))
        least = FORK + (6 if self.tight else canvas.sizes.prompt * 1.4)
        self.box = Box(0, 0, width, max(high + 2 * EDGE, least))

    def leave_margin(self) -> None:
        """Leave what it cost and the way on to the margin of the page, so that both can be pushed apart."""
        self.box = Box(*self.box[:2], self.box.w - self._margin, self.box.h)

    @property
    def fork(self) -> Box:
        """Give the place of the way on from here."""
        left = self.box.right + self._margin - FORK
        if self.tight:
            return Box(left, self.box.y, FORK, self.box.h).centred(FORK, FORK)
        return Box(left, self.box.bottom - FORK, FORK, FORK)

    @property
    def _room(self) -> float:
        return self.box.w - NUMBER - 2 * EDGE

    def _lines(self, canvas: Canvas) -> list[Line]:
        size, point = canvas.sizes.body, self.point
        if self.tight:
            return [(INSTEAD.join(point.options), size, BODY)]
        lines = options(canvas, point, self._room)
        line = canvas.one_line(point.when, self._room, size, BOLD, least=SHRUNK * size)
        return [(point.when, line or size, BOLD), *lines, (point.reason, size - 2, ITALIC)]

    def draw(self, canvas: Canvas, *, hot: bool) -> None:
        """Write number and words, and in the margin the cost; what is meant lies on a sheet of its own."""
        box = self.box
        if hot:
            canvas.sheet(box.inset(-4, 0), seed=31 + self.number, lift=7)
        else:
            rule_frame(canvas, box, self.number, quiet=True)
        seal = Box(box.x + EDGE, box.y, NUMBER - 8, NUMBER - 8)
        draw_number(canvas, seal.moved(0, (box.h - seal.h) / 2 if self.tight else EDGE), self.number)
        top = box.y + EDGE
        if self.tight:
            top = box.centre[1] - sum(height(canvas, line, self._room) for line in self._lines(canvas)) / 2
        self._write(canvas, box.x + NUMBER + EDGE, top)
        cost = Box(box.right, box.y, MARGIN, box.h if self.tight else canvas.sizes.prompt * 1.4)
        canvas.text(self._loss, cost, canvas.sizes.prompt, face=BOLD, colour=RUBRIC, across="right")
        if self.tight:
            return
        beside = Box(cost.x, self.fork.y, self.fork.x - cost.x - 8, self.fork.h)
        canvas.text(self.point.error, beside, canvas.sizes.body, colour=FADED_INK, across="right")

    def _write(self, canvas: Canvas, left: float, top: float) -> None:
        room = self._room
        colours = {BOLD: RUBRIC, ITALIC: FADED_INK}
        close = leading(canvas)
        for text, size, face in self._lines(canvas):
            place = Box(left, top, room, height(canvas, (text, size, face), room))
            colour = colours.get(face, INK)
            canvas.text(text, place, size, face=face, colour=colour, down="top", leading=close)
            top = place.bottom


def options(canvas: Canvas, point: Told, room: float) -> list[Line]:
    """Write what was done and what was better, in one line where there is room."""
    size, both = canvas.sizes.body, [f"{point.played}{APART}{point.better}"]
    if canvas.width(both[0], size) > room:
        both = [point.played, point.better]
    return [(text, size, BODY) for text in both]


def leading(canvas: Canvas) -> float:
    """Say how close lines are: closer where they are large, so that more points can be seen at once."""
    return CLOSE if canvas.sizes.sofa else 1.0


def height(canvas: Canvas, line: Line, room: float) -> float:
    """Say how high a line is in so wide a room."""
    text, size, face = line
    return canvas.height(text, room, size, face) * leading(canvas) + BETWEEN


def draw_number(canvas: Canvas, box: Box, number: int, *, hot: bool = False) -> None:
    """Press the seal of a turning point, with its number."""
    seal = box.inset(-5) if hot else box
    x, y, _, _ = canvas.page.pixels(seal)
    canvas.surface.blit(_seal(canvas.page, seal.w, canvas.look), (x, y))
    size = max(seal.h * 0.56, canvas.sizes.number)
    canvas.text(str(number), seal, size, face=BOLD, colour=IVORY, across="centre")


@Stowed
def _seal(page: Page, wide: float, look: Look) -> pygame.Surface:
    pen, middle = Inking(Box(0, 0, wide, wide), look), (wide / 2, wide / 2)
    for less, colour in ((0.0, INK), (3.0, IVORY), (5.0, RUBRIC)):
        pen.dot(middle, wide / 2 - less, colour)
    return pen.drawn(page)
