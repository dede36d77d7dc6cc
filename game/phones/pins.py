"""Letters on the small board of a phone: each as near to its place as it can be read."""

from collections.abc import Sequence
from itertools import combinations
from math import hypot

from game.drawing.page import Box

#: How far letters stay apart and from the rim, in widths of the board; a letter is as wide on a usual phone.
APART, RIM = 0.075, 0.047
#: How often they make room for each other at most.
ROUNDS = 24

Point = tuple[float, float]


def pinned(places: Sequence[Point], board: Box) -> list[Point]:
    """Give where letters stand for places of the board, from 0 to 1; those that would cover others move."""
    high = board.h / board.w
    found = [_inside((x - board.x) / board.w, (y - board.y) / board.w, high) for x, y in places]
    for _ in range(ROUNDS):
        near = [pair for pair in combinations(range(len(found)), 2) if _gap(found, *pair) < APART - 0.001]
        for one, other in near:
            found[one], found[other] = (_inside(*point, high) for point in _parted(found[one], found[other]))
        if not near:
            break
    return [(x, y / high) for x, y in found]


def _inside(x: float, y: float, high: float) -> Point:
    return min(max(x, RIM), 1 - RIM), min(max(y, RIM), high - RIM)


def _gap(found: list[Point], one: int, other: int) -> float:
    return hypot(found[one][0] - found[other][0], found[one][1] - found[other][1])


def _parted(one: Point, other: Point) -> tuple[Point, Point]:
    """Push two points apart along the line between them; what lies at one place goes to its sides."""
    across, down = other[0] - one[0], other[1] - one[1]
    far = hypot(across, down)
    push = max(0.0, APART - far) / 2
    x, y = (across / far * push, down / far * push) if far else (push, 0.0)
    return (one[0] - x, one[1] - y), (other[0] + x, other[1] + y)
