"""Where something large has room on the dark map, beside what can be read there."""

from collections.abc import Iterable, Sequence
from math import dist

from game.drawing.page import Box

#: How far something may be moved to make room, and in which steps.
REACH, STEP = 140, 20
#: How many spots are tried along a side.
SPOTS = 6
#: How far something is rather moved than that it hides one square of what can be read.
DEAR = 0.2


def clearest(boxes: Iterable[Box], at: tuple[float, float], kept: Sequence[Box]) -> Box:
    """Choose the box that hides least of what is kept, and of those the nearest."""
    return min(boxes, key=lambda box: (hidden(box, kept) * DEAR + dist(box.centre, at), box))


def aside(box: Box, kept: Sequence[Box], within: Box) -> Box:
    """Move a box so far aside that it hides little of what is kept."""
    steps = range(-REACH, REACH + 1, STEP)
    moved = [box.moved(dx, dy).kept_in(within) for dx in steps for dy in steps]
    near = [other for other in kept if other.meets(box.inset(-2 * REACH))]
    return clearest(moved, box.centre, near)


def around(box: Box, within: Box) -> list[tuple[float, float]]:
    """Give spots on all sides of a box, none of them beyond another one."""
    parts = [number / SPOTS for number in range(SPOTS + 1)]
    edges = [(box.x + box.w * part, y) for part in parts for y in (box.y, box.bottom)]
    edges += [(x, box.y + box.h * part) for part in parts for x in (box.x, box.right)]
    return [Box(x, y, 0, 0).kept_in(within)[:2] for x, y in edges]


def hidden(box: Box, kept: Sequence[Box]) -> float:
    """Say how much a box covers of others."""
    return sum(box.overlap(other) for other in kept)
