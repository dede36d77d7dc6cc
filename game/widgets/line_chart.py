"""A chart drawn with a pen for every seat: its lines are told apart by hatching and crest, not by colour."""

import math
from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import NamedTuple

import pygame

from game.drawing.canvas import Canvas
from game.drawing.look import Look
from game.drawing.nib import Inking, Place, walked
from game.drawing.page import Box
from game.drawing.text import BOLD, Colour
from game.drawing.theme import FADED_INK, INK, IVORY, RUBRIC, TINCTURE_COLOURS, VELLUM

#: Room for the numbers on the left, the ticks below, the crests on the right and a crown above.
LEFT, BELOW, RIGHT, ABOVE = 64.0, 52.0, 118.0, 34.0
CREST, BETWEEN = 56.0, 72.0
#: How far apart lines that say the same are drawn, so that each can be followed.
LANE = 9.0
#: At most so many lines are ruled across, and no closer than this.
RULES, APART = 8, 36.0
STEPS = (1, 2, 5, 10, 20, 25, 50, 100, 200, 500)


class Line(NamedTuple):
    """What one seat did: a value at every tick, and the icon it ends with, if any."""

    values: tuple[int, ...]
    tincture: str
    mark: str = ""


class LineChart:
    """Lines over ticks; the first line given is the best one and lies on top."""

    def __init__(self, box: Box, lines: Sequence[Line], ticks: Sequence[str]) -> None:
        self.box = box
        self.lines = lines
        self.ticks = ticks
        self.field = Box(box.x + LEFT, box.y + ABOVE, box.w - LEFT - RIGHT, box.h - ABOVE - BELOW)
        most = max(1, *(value for line in lines for value in line.values))
        rules = max(1, min(RULES, int(self.field.h / APART)))
        self.step = next(step for step in STEPS if most <= step * rules or step == STEPS[-1])
        self.top = -(-most // self.step) * self.step
        self.ways = self._ways()

    def x(self, tick: float) -> float:
        """Give the place of a tick."""
        return self.field.x + self.field.w * tick / (len(self.ticks) - 1)

    def y(self, value: float) -> float:
        """Give the height of a value."""
        return self.field.bottom - self.field.h * value / self.top

    def _ways(self) -> list[list[Place]]:
        """Lead each line from tick to tick; equal ones run side by side, but all may begin in one point."""
        ways: list[list[Place]] = [[] for _ in self.lines]
        for tick in range(len(self.ticks)):
            values = [line.values[tick] for line in self.lines]
            gap = 0.0 if tick == 0 and len(set(values)) == 1 else LANE
            for way, y in zip(ways, apart([self.y(v) for v in values], gap, most=self.y(0)), strict=True):
                way.append((self.x(tick), y))
        return ways

    # What lies under the lines.

    def paint_ground(self, canvas: Canvas) -> None:
        """Rule the field and write its numbers."""
        canvas.surface.blit(self._ruled(canvas.look).drawn(canvas.page), canvas.page.pixels(self.box)[:2])
        size = min(canvas.sizes.body, 34)
        for value in range(0, self.top + 1, self.step):
            label = Box(self.box.x, self.y(value) - 24, LEFT - 20, 48)
            canvas.text(str(value), label, size, face=BOLD, colour=RUBRIC, across="right")
        every = math.ceil(size * 1.5 / (self.x(1) - self.x(0)))
        for tick, words in enumerate(self.ticks):
            last = len(self.ticks) - 1
            if tick % every == 0 and (tick in (0, last) or last - tick >= every):
                label = Box(self.x(tick) - 40, self.field.bottom + 12, 80, BELOW - 12)
                canvas.text(words, label, size, across="centre", down="top")

    def _ruled(self, look: Look) -> Inking:
        inking = Inking(self.box, look)
        left, right = self.field.x, self.field.right
        faint = mixed(INK, VELLUM, 0.55)
        for value in range(self.step, self.top + 1, self.step):
            inking.stroke([(left - 8, self.y(value)), (right + 8, self.y(value))], 1.3, faint, seed=value)
        inking.stroke([(left - 10, self.y(0)), (right + 12, self.y(0))], 3, INK, seed=1)
        inking.stroke([(left, self.y(0) + 10), (left, self.field.y - 12)], 3, INK, seed=2)
        for tick in range(len(self.ticks)):
            x = self.x(tick)
            inking.stroke([(x, self.y(0) - 5), (x + 1, self.y(0) + 8)], 2.2, INK, seed=tick)
        return inking

    # The lines.

    def drawn(self, canvas: Canvas, *, crowned: bool = False) -> pygame.Surface:
        """Draw all lines, the best one last; what lies below it is hatched once it is crowned."""
        inking = Inking(self.box, canvas.look)
        if crowned and self.lines[0].mark == "crown":
            self._hatch(inking)
        for number in reversed(range(len(self.lines))):
            self._draw_line(inking, number)
        return inking.drawn(canvas.page)

    def _hatch(self, inking: Inking) -> None:
        colour = mixed(TINCTURE_COLOURS[self.lines[0].tincture], VELLUM, 0.45)
        for number, (x, y) in enumerate(walked(self.ways[0], 11)):
            deep = min(self.y(0) - y - 3, 54 + 8 * math.sin(number * 1.7))
            if deep > 8 and x - deep * 0.22 > self.field.x:
                inking.stroke([(x, y + 6), (x - deep * 0.22, y + deep)], 1.7, colour, seed=number, ends=0.2)

    def _draw_line(self, inking: Inking, number: int) -> None:
        line, way = self.lines[number], self.ways[number]
        colour = TINCTURE_COLOURS[line.tincture]
        inking.stroke(way, 10, INK, seed=number, ends=0.9)
        inking.stroke(way, 6.4, colour, seed=number, ends=0.9)
        contrast = IVORY if line.tincture in ("gules", "sable") else INK
        for mark, thick in hatching(line.tincture, way):
            inking.stroke(mark, thick, contrast, wobble=0, ends=1)
        for at in way[1:]:
            inking.dot(at, 9.4, INK)
            inking.dot(at, 6.2, colour)

    # Where they end.

    @property
    def end(self) -> Box:
        """Give the strip to the right of the field, where the crests stand."""
        return Box(
            self.field.right + 8, self.box.y - 30, self.box.right + 30 - self.field.right, self.box.h + 30
        )

    def crest_boxes(self) -> list[Box]:
        """Place a crest beside the end of each line, none over another."""
        top, bottom = self.box.y + CREST, self.field.bottom
        gap = min(BETWEEN, (bottom - top) / max(1, len(self.ways) - 1))
        ends = apart([way[-1][1] for way in self.ways], gap, top, bottom)
        return [Box(self.field.right + 42, y - CREST / 2, CREST, CREST) for y in ends]

    def drawn_end(self, canvas: Canvas) -> pygame.Surface:
        """Draw the strip in which every line is led to its crest."""
        leaders = Inking(self.end, canvas.look)
        boxes = self.crest_boxes()
        for number, (way, box) in enumerate(zip(self.ways, boxes, strict=True)):
            x, y = way[-1]
            leaders.stroke([(x + 12, y), (box.x - 4, box.centre[1])], 2, FADED_INK, seed=number)
        layer = canvas.onto(leaders.drawn(canvas.page))
        for line, box in zip(self.lines, boxes, strict=True):
            self._draw_crest(layer, line, box.moved(-self.end.x, -self.end.y))
        return layer.surface

    def _draw_crest(self, canvas: Canvas, line: Line, box: Box) -> None:
        canvas.picture(f"crests/shield_{line.tincture}", box.inset(0, 1))
        if line.mark == "crown":
            canvas.picture("icons/crown", Box(box.x + 6, box.y - 26, 44, 38))
        elif line.mark:
            canvas.picture(f"icons/{line.mark}", Box(box.right - 4, box.y + 8, 40, 40))

    def free(self, width: float, height: float) -> Box | None:
        """Find a corner of the field that no line crosses, for an ornament."""
        right = Box(self.field.right - width - 20, self.field.bottom - height, width, height)
        left = Box(self.field.x + 40, self.field.y + 6, width, height)
        return next((box for box in (right, left) if not self._crossed(box.inset(-16))), None)

    def _crossed(self, box: Box) -> bool:
        return any(box.holds(place) for way in self.ways for place in walked(way, 12))


def hatching(tincture: str, way: Sequence[Place]) -> Iterator[tuple[list[Place], float]]:
    """Give the marks that tell a tincture without colour, after the hatchings of heraldry.

    Gules is hatched across, azure along the line, or is dotted, sable is hatched both ways, argent is plain.
    """
    for start, end in pairwise(way):
        length = math.dist(start, end)
        ux, uy = (end[0] - start[0]) / length, (end[1] - start[1]) / length
        every = {"gules": 11, "azure": 24, "or": 13, "sable": 20}.get(tincture, length)
        count = int(length // every)
        for number in range(count if tincture != "argent" else 0):
            far = (number + 0.5) * length / count
            x, y = start[0] + ux * far, start[1] + uy * far
            if tincture in ("gules", "sable"):
                yield [(x + uy * 3, y - ux * 3), (x - uy * 3, y + ux * 3)], 2
            if tincture in ("azure", "sable"):
                half = 7.5 if tincture == "azure" else 4.5
                yield [(x - ux * half, y - uy * half), (x + ux * half, y + uy * half)], 2.4
            if tincture == "or":
                yield [(x - ux * 1.7, y - uy * 1.7), (x + ux * 1.7, y + uy * 1.7)], 3.4


def apart(
    heights: Sequence[float], gap: float, least: float = -math.inf, most: float = math.inf
) -> list[float]:
    """Push heights apart until there is a gap between any two, as little as needed and within bounds."""
    order = sorted(range(len(heights)), key=lambda k: heights[k])
    groups: list[list[int]] = []
    for index in order:
        groups.append([index])
        while len(groups) > 1 and _edge(groups[-2], heights, gap, 1) > _edge(groups[-1], heights, gap, -1):
            last = groups.pop()
            groups[-1] += last
    placed = list(heights)
    for group in groups:
        middle = sum(heights[k] for k in group) / len(group)
        for number, index in enumerate(group):
            placed[index] = middle + (number - (len(group) - 1) / 2) * gap
    return _kept_in(placed, order, gap, least, most)


def _edge(group: Sequence[int], heights: Sequence[float], gap: float, side: int) -> float:
    return sum(heights[k] for k in group) / len(group) + side * len(group) * gap / 2


def _kept_in(placed: list[float], order: Sequence[int], gap: float, least: float, most: float) -> list[float]:
    for number, index in enumerate(order):
        placed[index] = max(placed[index], least + number * gap)
    for number, index in enumerate(reversed(order)):
        placed[index] = min(placed[index], most - number * gap)
    return placed


def mixed(colour: Colour, other: Colour, part: float) -> Colour:
    """Mix a part of another colour in."""
    red, green, blue = (round(a + (b - a) * part) for a, b in zip(colour, other, strict=True))
    return red, green, blue
