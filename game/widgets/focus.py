"""Where the focus goes when a person pushes a direction."""

from collections.abc import Sequence
from typing import NamedTuple

from game.drawing.page import Box
from game.input.signals import Button

#: Which way each arrow goes, to the right and down.
DIRECTIONS = {
    Button.LEFT: (-1, 0),
    Button.RIGHT: (1, 0),
    Button.UP: (0, -1),
    Button.DOWN: (0, 1),
}
#: How much worse a place to the side is than one straight ahead.
_SIDEWAYS = 2.5


class Lane(NamedTuple):
    """The line along which the focus goes; a wide box on the way does not make it forget where it was."""

    upright: bool
    at: float


def onward(boxes: Sequence[Box], current: int, button: Button, lane: Lane | None) -> tuple[int, Lane]:
    """Find the nearest box in a direction, along the lane of the last step if that went there or back."""
    here, upright = boxes[current], DIRECTIONS[button][0] == 0
    if lane is None or lane.upright != upright:
        return neighbour(boxes, current, button), Lane(upright, here.centre[0 if upright else 1])
    narrow = Box(lane.at, here.y, 0, here.h) if upright else Box(here.x, lane.at, here.w, 0)
    return neighbour([*boxes[:current], narrow, *boxes[current + 1 :]], current, button), lane


def neighbour(boxes: Sequence[Box], current: int, button: Button) -> int:
    """Find the nearest box in a direction; the current one if nothing lies there."""
    dx, dy = DIRECTIONS[button]
    here = boxes[current]
    best, least = current, float("inf")
    for index, box in enumerate(boxes):
        ahead, aside = _distance(here, box, dx, dy)
        if index != current and ahead > 0 and ahead + _SIDEWAYS * aside < least:
            best, least = index, ahead + _SIDEWAYS * aside
    return best


def _distance(here: Box, there: Box, dx: int, dy: int) -> tuple[float, float]:
    (x0, y0), (x1, y1) = here.centre, there.centre
    if dx:
        return (x1 - x0) * dx, _gap(here.y, here.bottom, there.y, there.bottom)
    return (y1 - y0) * dy, _gap(here.x, here.right, there.x, there.right)


def _gap(a0: float, a1: float, b0: float, b1: float) -> float:
    # Boxes that overlap sideways are straight ahead; among those the better aligned one is nearer.
    return max(0.0, b0 - a1, a0 - b1) + abs((a0 + a1) - (b0 + b1)) / 20
