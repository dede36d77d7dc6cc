"""Pieces on a board: what one looks like and where it stands, and places along its way."""

import itertools
from typing import NamedTuple


class Spot(NamedTuple):
    """Where the middle of a piece's foot stands."""

    x: float
    y: float


class Piece(NamedTuple):
    """Something on the board: its foot stands at x, y. Pieces of the same kind can stand for each other."""

    kind: str
    picture: str
    x: float
    y: float
    size: float
    #: How those on one spot are counted: alone not at all; "chip": always; "disc": at a corner, from two on.
    numbered: str = ""

    @property
    def foot(self) -> Spot:
        """Give where it stands."""
        return Spot(self.x, self.y)


def along(points: list[Spot], part: float) -> Spot:
    """The place a part of the way along a street, 0 at its beginning and 1 at its end."""
    lengths = [((b.x - a.x) ** 2 + (b.y - a.y) ** 2) ** 0.5 for a, b in itertools.pairwise(points)]
    left = sum(lengths) * min(1.0, max(0.0, part))
    for (a, b), length in zip(itertools.pairwise(points), lengths, strict=True):
        if left <= length and length:
            t = left / length
            return Spot(a.x + (b.x - a.x) * t, a.y + (b.y - a.y) * t)
        left -= length
    return points[-1]
