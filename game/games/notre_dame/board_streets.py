"""The streets of Paris on the board: the way of a carriage, and a plan that differs from the painted one."""

import itertools
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from math import dist

import pygame

from game.drawing.canvas import Canvas
from game.drawing.page import Box
from game.drawing.pieces import Spot, along
from game.drawing.theme import INK, IVORY
from game.drawing.tiled_map import Line, chart
from rules.notre_dame.streets import links, market_name

#: Streets one after another, each with the markets it joins.
Route = tuple[tuple[tuple[str, str], Line], ...]
#: Says where a street between two markets lies on the page.
Led = Callable[[tuple[str, str], Line], tuple[Spot, ...]]
#: The plan that the maps show.
PAINTED = "crossings"
#: How far apart the dots of a way over the map are, how large one is, and the sign of a closed street.
STEP, DOT, CLOSED = 22.0, 5.0, 30.0
#: Dots begin so far from the middle of a market; and so close to level, a way goes straight.
EDGE, LEVEL = 36.0, 60.0


@cache
def streets(quarters: int, plan: str) -> dict[tuple[str, str], Line]:
    """Give the streets of a plan by the markets they join."""
    painted = _painted(quarters)
    pairs = [(market_name(one), market_name(other)) for one, other in links(plan, quarters)]
    return {ends: painted.get(frozenset(ends)) or _flank(quarters, *ends) for ends in pairs}


def _flank(quarters: int, inner: str, outer: str) -> Line:
    """Lead outwards where no street is painted: straight, or around the corner of the quarter."""
    middles = chart(f"paris_{quarters}").boxes("market")
    (x1, y1), (x2, y2) = middles[inner].centre, middles[outer].centre
    level = min(abs(x1 - x2), abs(y1 - y2)) < LEVEL
    return ((x1, y1), (x2, y2)) if level else ((x1, y1), (x1, y2), (x2, y2))


@cache
def _named(quarters: int) -> dict[tuple[str, str], Line]:
    lines = chart(f"paris_{quarters}").lines("street")
    return {(name.split("-")[0], name.split("-")[1]): line for name, line in lines.items()}


@cache
def _painted(quarters: int) -> dict[frozenset[str], Line]:
    return {frozenset(ends): line for ends, line in _named(quarters).items()}


@cache
def route(quarters: int, plan: str, start: str, end: str) -> Route:
    """Find the streets from one market to another, each with the markets it joins, as points on the chart."""
    middles = chart(f"paris_{quarters}").boxes("market")
    ways: dict[str, Route] = {start: ()}
    edge = [start]
    while end not in ways and edge:
        here = edge.pop(0)
        for ends, line in streets(quarters, plan).items():
            if here in ends:
                far = ends[0] if here == ends[1] else ends[1]
                forth = dist(line[0], middles[here].centre) <= dist(line[-1], middles[here].centre)
                if far not in ways:
                    ways[far] = (*ways[here], ((here, far), line if forth else line[::-1]))
                    edge.append(far)
    return ways.get(end, ())


def draw_plan(canvas: Canvas, quarters: int, plan: str, led: Led) -> None:
    """Lay a plan over the map that shows another one: dots for more streets, crosses on closed ones."""
    open_here = {frozenset(ends): (ends, line) for ends, line in streets(quarters, plan).items()}
    for pair, (ends, line) in open_here.items():
        if pair not in _painted(quarters):
            for x, y in _dots(led(ends, line)):
                middle = canvas.page.length(x), canvas.page.length(y)
                for colour, radius in ((INK, DOT + 2), (IVORY, DOT)):
                    pygame.draw.circle(
                        canvas.surface, canvas.look.shade(colour), middle, canvas.page.length(radius)
                    )
    for ends, line in _named(quarters).items():
        if frozenset(ends) not in open_here:
            way = led(ends, line)
            x, y = way[len(way) // 2]
            canvas.picture("icons/cross", Box(x, y, 0, 0).inset(-CLOSED / 2))


def _dots(line: Sequence[Spot]) -> Iterator[Spot]:
    whole = sum(dist(a, b) for a, b in itertools.pairwise(line))
    number = round((whole - 2 * EDGE) / STEP)
    for step in range(number + 1):
        yield along(list(line), (EDGE + step * (whole - 2 * EDGE) / number) / whole)
