"""The left page of a review: the chance of every seat over the rounds, and scales with choices and luck."""

import math
from collections.abc import Sequence

from game.drawing.canvas import Canvas
from game.drawing.nib import Inking, Place
from game.drawing.page import Box
from game.drawing.text import BOLD, ITALIC
from game.drawing.theme import FADED_INK, INK, PARCHMENT_SHADE, RUBRIC
from game.scenes.review_points import draw_number, percent
from game.session.rounds import Rounds
from game.session.session import Session
from game.widgets.line_chart import Line, LineChart, apart
from game.words import Tongue, numbers
from game.words import review as words
from rules.bots.review import Balance, Judged, Review
from rules.kernel import Seat

#: How large the seals of turning points are, and how far from their line.
SEAL, AWAY = 44.0, 52.0
#: Less than this was not lost by choices.
LITTLE = 0.05
#: How far the beam of the scales leans at most, in radians; its arms, and how far the pans hang below them.
LEANS, ARM, HANG, PAN = 0.2, 150.0, 84.0, 66.0
#: How high the sentence below the scales is.
FOOT = 96.0


def mark(session: Session, seat: Seat) -> str:
    """Name the icon at the end of a line: a crown, a skull or none."""
    state = session.match.state
    return "crown" if seat in state.winners() else "skull" if seat in state.fallen() else ""


class Chances:
    """The lines of all seats, that of the seat that is looked at on top, with its turning points."""

    def __init__(self, box: Box, session: Session, review: Review, rounds: Rounds, seat: Seat) -> None:
        self.rounds = rounds
        order = sorted(range(len(session.players)), key=lambda other: other != seat)
        steps = (*rounds.starts, rounds.steps)
        lines = [
            Line(
                tuple(numbers.percent(review.lines[step][other]) for step in steps),
                session.players[other].tincture,
                mark(session, other),
            )
            for other in order
        ]
        self.chart = LineChart(box, lines, [*rounds.names, ""])

    def paint(self, canvas: Canvas) -> None:
        """Draw the field, the lines and the crests at their ends."""
        chart = self.chart
        chart.paint_ground(canvas)
        canvas.surface.blit(chart.drawn(canvas), canvas.page.pixels(chart.box)[:2])
        canvas.surface.blit(chart.drawn_end(canvas), canvas.page.pixels(chart.end)[:2])

    def paint_points(self, canvas: Canvas, points: Sequence[Judged], hot: int) -> None:
        """Press a numbered seal on the line at every turning point."""
        places = [self.place(judged.step) for judged in points]
        seals = self._seals(places)
        pen = Inking(self.chart.box, canvas.look)
        for number, (place, seal) in enumerate(zip(places, seals, strict=True)):
            pen.stroke([seal.centre, place], 3, INK, seed=number)
            pen.dot(place, 7, INK)
        canvas.surface.blit(pen.drawn(canvas.page), canvas.page.pixels(self.chart.box)[:2])
        for number, seal in enumerate(seals, start=1):
            draw_number(canvas, seal, number, hot=number == hot)

    def _seals(self, places: Sequence[Place]) -> list[Box]:
        """Place a seal above its point, or below where there is no room, and none over another."""
        field = self.chart.field
        lefts = apart([x for x, _ in places], SEAL + 4, field.x + SEAL / 2, field.right)
        tops = [y - AWAY if y - AWAY > field.y else y + AWAY for _, y in places]
        return [Box(x - SEAL / 2, y - SEAL / 2, SEAL, SEAL) for x, y in zip(lefts, tops, strict=True)]

    def place(self, step: int) -> Place:
        """Say where on the line of the seat a step lies."""
        number, part = self.rounds.place(step)
        (x, y), (right, after) = self.chart.ways[0][number : number + 2]
        return x + (right - x) * part, y + (after - y) * part


def verdict(balance: Balance) -> str:
    """Say in a sentence what choices and luck came to."""
    cost = -balance.choices
    if balance.ended > 0:
        return words.WON_WELL if cost < LITTLE else words.WON_LUCKILY
    if cost < LITTLE:
        return words.LOST_UNLUCKILY
    return words.LOST_BY_BOTH if -balance.luck > cost else words.LOST_BY_CHOICES


def paint_balance(canvas: Canvas, say: Tongue, box: Box, balance: Balance, name: str) -> None:
    """Weigh choices against luck, and say what that means."""
    room = Box(box.x, box.y, box.w, box.h - FOOT)
    middle = Box(room.x, room.y, room.w, room.h).centred(2 * (ARM + PAN) + 10, room.h)
    _draw_scales(canvas, middle, balance)
    side = (room.w - middle.w) / 2
    error = balance.error
    _write(canvas, Box(room.x, room.y, side, room.h), say(words.CHOICES), balance.choices, error, "right")
    _write(canvas, Box(middle.right, room.y, side, room.h), say(words.LUCK), balance.luck, error, "left")
    line = Box(box.x, room.bottom + 4, box.w, FOOT * 0.52)
    told = say(verdict(balance), name=name)
    size = canvas.fitting(told, line, canvas.sizes.name, BOLD, least=22)
    canvas.text(told, line, size, face=BOLD, across="centre")
    honest = Box(box.x, line.bottom, box.w, FOOT - line.h - 4)
    size = canvas.fitting(say(words.HONEST), honest, min(canvas.sizes.body, 26), ITALIC)
    canvas.text(say(words.HONEST), honest, size, face=ITALIC, colour=FADED_INK, across="centre", leading=0.9)


def _write(canvas: Canvas, box: Box, label: str, value: float, error: float, across: str) -> None:
    """Write what one side came to; these are sums over the game, and may be more than a chance can be."""
    top, bottom = box.inset(6, 0).rows(2)
    number = f"{percent(value)} ± {100 * error:.0f}"
    size = canvas.fitting(number, top, canvas.sizes.prompt + 10, BOLD)
    canvas.text(number, top, size, face=BOLD, colour=RUBRIC, across=across, down="bottom")
    size = canvas.fitting(label, bottom, canvas.sizes.body, BOLD, least=20)
    canvas.text(label, bottom, size, face=BOLD, across=across, down="top", leading=0.9)


def leaning(balance: Balance) -> float:
    """Give how far the beam leans, from -1 where choices weigh all to 1 where luck does."""
    choices, luck = abs(balance.choices), abs(balance.luck)
    return (luck - choices) / (luck + choices) if luck + choices else 0.0


def _draw_scales(canvas: Canvas, box: Box, balance: Balance) -> None:
    pen = Inking(box, canvas.look)
    x, top = box.x + box.w / 2, box.y + 30
    foot = box.bottom - 10
    lean = LEANS * leaning(balance)
    dx, dy = ARM * math.cos(lean), ARM * math.sin(lean)
    ends = (x - dx, top - dy), (x + dx, top + dy)
    pen.stroke([(x, top - 18), (x, foot)], 9, INK, seed=3)
    pen.stroke([(x - 70, foot), (x + 70, foot)], 12, INK, seed=4)
    pen.stroke(list(ends), 10, INK, seed=5)
    pen.stroke(list(ends), 5, PARCHMENT_SHADE, seed=5)
    pen.dot((x, top), 12, INK)
    pen.dot((x, top), 8, PARCHMENT_SHADE)
    for number, end in enumerate(ends):
        _draw_pan(pen, end, number)
    canvas.surface.blit(pen.drawn(canvas.page), canvas.page.pixels(box)[:2])
    for (px, py), icon in zip(ends, ("quill", "dice"), strict=True):
        canvas.picture(f"icons/{icon}", Box(px - 27, py + HANG - 56, 54, 54), down="bottom")


def _draw_pan(pen: Inking, end: Place, seed: int) -> None:
    x, y = end
    rim = y + HANG
    for side in (-1, 1):
        pen.stroke([(x, y), (x + side * PAN, rim)], 2.6, INK, seed=seed)
    bowl = [(x + PAN * math.cos(a), rim + 26 * math.sin(a)) for a in (math.pi * k / 12 for k in range(13))]
    pen.shape(bowl, PARCHMENT_SHADE)
    pen.stroke(bowl, 4, INK, seed=seed + 7)
    pen.stroke([(x - PAN - 4, rim), (x + PAN + 4, rim)], 5, INK, seed=seed + 9)
