"""How the map of Paris lies on the page: whole, or cut into quarters that are drawn larger, side by side."""

from collections.abc import Mapping
from typing import NamedTuple

from game.drawing.page import Box
from game.drawing.pieces import Spot
from game.drawing.tiled_map import Line

#: The map, in units of its own.
SIZE = (1248, 768)
WHOLE = Box(0, 0, *SIZE)
#: The gap between quarters, and how high the strip above them is, in which the cathedral stands.
GAP, STRIP = 9.0, 234.0
#: How wide the cathedral is shown.
CATHEDRAL = 318.0
#: How large a quarter is on the map, and a tally that stands beside it on the page.
QUARTER, TALLY = (370.0, 378.0), (96.0, 190.0)
#: How large a tally is that lies at the foot of a quarter, and how far above its edge.
FOOT, ABOVE = (140.0, 60.0), 15.0
#: The quarters of three seats from left to right, as their panels from top to bottom.
ROW = (0, 1, 2)


class Cut(NamedTuple):
    """A part of the map, and where it lies on the page."""

    source: Box
    place: Box

    @property
    def scale(self) -> float:
        """Say how much larger it is than on the map."""
        return self.place.w / self.source.w

    def box(self, box: Box) -> Box:
        """Say where a box of the map lies."""
        x, y = self.spot((box.x, box.y))
        return Box(x, y, box.w * self.scale, box.h * self.scale)

    def spot(self, point: tuple[float, float]) -> Spot:
        """Say where a point of the map lies."""
        x, y = (self.scale * (at - start) for at, start in zip(point, self.source[:2], strict=True))
        return Spot(self.place.x + x, self.place.y + y)


class Cuts(NamedTuple):
    """The map in parts: each quarter, whatever belongs to none, and where rats are counted, if apart."""

    quarters: tuple[Cut, ...]
    middle: Cut
    tallies: Mapping[int, Box] = {}

    @property
    def apart(self) -> bool:
        """Say whether the quarters were cut out."""
        return self.middle.source != WHOLE

    @property
    def parts(self) -> tuple[Cut, ...]:
        """Give every part once."""
        return tuple(dict.fromkeys((*self.quarters, self.middle)))

    def street(self, ends: tuple[int, int], line: Line) -> tuple[Spot, ...]:
        """Lead a street from quarter to quarter, through the gaps where these stand apart."""
        one, other = (self.quarters[end] for end in ends)
        if one == other:
            return tuple(one.spot(point) for point in line)
        first = [one.spot(point) for point in line if one.source.holds(point)]
        last = [other.spot(point) for point in line if other.source.holds(point)]
        return (*first, *self._around(one.place, other.place), *last)

    def _around(self, one: Box, other: Box) -> list[Spot]:
        """Go above what stands between two quarters."""
        left, right = sorted((one, other))
        between = Box(left.right, left.y, right.x - left.right, left.h)
        if not any(between.meets(cut.place) for cut in self.quarters):
            return []
        inner = (one.right, other.x) if one is left else (one.x, other.right)
        return [Spot(x, one.y - GAP / 2) for x in inner]


class Plan(NamedTuple):
    """What is cut out of a map: its quarters, and the cathedral from the spire down to the steps."""

    quarters: tuple[Box, ...]
    #: Where the spire begins and the steps end.
    cathedral: tuple[float, float]


#: The maps that can be cut: for three seats, and for two with free quarters between them.
PLANS = {
    3: Plan(
        tuple(Box(x, y, *QUARTER) for x, y in ((6, 7), (872, 7), (439, 389))),
        (140, 421),
    ),
    4: Plan(
        tuple(Box(x, y, *QUARTER) for x, y in ((6, 7), (872, 7), (872, 384), (6, 384))),
        (198, 484),
    ),
}


def whole(quarters: int, board: Box) -> Cuts:
    """Lay the whole map on the board."""
    cut = Cut(WHOLE, board)
    return Cuts((cut,) * quarters, cut)


def cut_out(quarters: int, board: Box) -> Cuts:
    """Draw quarters as large as the board allows, the cathedral at the end of a strip above them."""
    plan, below = PLANS[quarters], Box(board.x, board.y + STRIP, board.w, board.h - STRIP)
    row = len(plan.quarters) == len(ROW)
    places = _in_a_row(below) if row else _face_to_face(below)
    cuts = tuple(Cut(source, place) for source, place in zip(plan.quarters, places, strict=True))
    high = STRIP - GAP
    middle = Box(board.right - CATHEDRAL, board.y, CATHEDRAL, high)
    tallies = _at_the_foot(places) if row else _beside(places)
    top, steps = plan.cathedral
    source = Box(0, top, SIZE[0], steps - top).centred((steps - top) * CATHEDRAL / high, steps - top)
    return Cuts(cuts, Cut(source, middle), tallies)


def _in_a_row(board: Box) -> list[Box]:
    """Stand three quarters side by side."""
    columns = list(board.columns(len(ROW), GAP))
    k = min(columns[0].w / QUARTER[0], columns[0].h / QUARTER[1])
    places = {
        quarter: column.centred(QUARTER[0] * k, QUARTER[1] * k)
        for quarter, column in zip(ROW, columns, strict=True)
    }
    return [places[quarter] for quarter in sorted(places)]


def _face_to_face(board: Box) -> list[Box]:
    """Stand the quarters of two seats at both ends, and the free ones small between them."""
    wide, small = (high * QUARTER[0] / QUARTER[1] for high in (board.h, (board.h - GAP) / 2))
    upper, lower = (row.centred(small, row.h) for row in board.rows(2, GAP))
    left, right = Box(board.x, board.y, wide, board.h), Box(board.right - wide, board.y, wide, board.h)
    return [left, upper, right, lower]


def _at_the_foot(places: list[Box]) -> dict[int, Box]:
    """Count the rats of three seats below their houses, between the markets."""
    wide, high = FOOT
    return {
        home: Box(place.centre[0] - wide / 2, place.bottom - ABOVE - high, wide, high)
        for home, place in enumerate(places)
    }


def _beside(places: list[Box]) -> dict[int, Box]:
    """Count the rats of two seats beside their quarters, towards the middle."""
    left, middle, right, _ = places
    gaps = {0: (left.right, middle.x), 2: (middle.right, right.x)}
    return {home: Box(a, left.y, b - a, left.h).centred(*TALLY) for home, (a, b) in gaps.items()}
