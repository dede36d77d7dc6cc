"""Where everything in Paris stands, in tiles of 48 px: quarters, streets, bridges, land.

The board is 26 x 16 tiles. Streets run on the grid lines between tiles, so that a block of 2 x 2 tiles keeps
its width for a sector. A quarter is 3 x 3 blocks: the central market in the middle, seven sectors and one
quay block around it.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache

from rules.notre_dame.names import SECTORS

COLS, ROWS, TILE = 26, 16, 48
WIDTH, HEIGHT = COLS * TILE, ROWS * TILE
STREET = 24
Vertex = tuple[int, int]
Box = tuple[float, float, float, float]
Edge = tuple[Vertex, Vertex]

#: Sectors in reading order; the middle of the second row is the market, one block is the quay.
TOP, LOW = ("bank", "school", "residence"), ("inn", "park", "hospital")
RING, SQUARE = 58, 72
#: The country south of the walls on the map for three: plough, stubble, vines, field, orchard, garden, grass.
COUNTRY = (
    ("..ssvv", ".sssvv", "......", ".ff.oo", ".ffpog"),
    ("vv.ffp", "vvvffp", "......", "oo.sg.", "oopss."),
)


@dataclass
class Quarter:
    """One seat's part of the city; boxes are x, y, width, height in px of the 1x board."""

    seat: int
    plaza: Vertex
    island: bool = False
    sectors: dict[str, Box] = field(default_factory=dict)
    markets: dict[str, tuple[float, float]] = field(default_factory=dict)
    corners: dict[str, Vertex] = field(default_factory=dict)
    pier: Box = (0, 0, 66, 146)
    quay_block: Vertex = (0, 0)
    name: Box = (0, 0, 0, 0)

    @property
    def upper(self) -> bool:
        """Whether the quarter lies north of the middle."""
        return self.plaza[1] < ROWS / 2


@dataclass
class City:
    """A board for so many seats."""

    seats: int
    quarters: list[Quarter]
    roads: list[Edge]
    bridges: list[tuple[float, float, int]]
    land: set[Vertex]
    crossings: list[Vertex]
    cathedral: tuple[float, float]
    fields: tuple[tuple[int, int, tuple[str, ...]], ...] = ()

    def edges(self) -> set[Edge]:
        """All streets cut into steps of one tile."""
        out: set[Edge] = set()
        for (x0, y0), (x1, y1) in self.roads:
            dx, dy = (x1 > x0) - (x1 < x0), (y1 > y0) - (y1 < y0)
            while (x0, y0) != (x1, y1):
                a, b = (x0, y0), (x0 + dx, y0 + dy)
                out.add((min(a, b), max(a, b)))
                x0, y0 = b
        return out

    def market_at(self) -> dict[Vertex, str]:
        """Which market a street corner belongs to."""
        at = {corner: f"{place}_{q.seat}" for q in self.quarters for place, corner in q.corners.items()}
        for q in self.quarters:
            left, top = q.plaza
            at |= {(left + i, top + j): f"centre_{q.seat}" for i in range(3) for j in range(3)}
        return at


def side_quarter(seat: int, right: bool, low: bool) -> tuple[Quarter, list[Edge]]:
    """A quarter on a river bank, drawn for the upper left corner and mirrored."""

    def at(x: int, y: int) -> Vertex:
        return (COLS - x if right else x, ROWS - y if low else y)

    def spot(x: float, y: float) -> tuple[float, float]:
        return (WIDTH - x if right else x, HEIGHT - y if low else y)

    def box(x: float, y: float, w: float, h: float) -> Box:
        return (WIDTH - x - w if right else x, HEIGHT - y - h if low else y, w, h)

    cells = {
        (0, 0): box(80, 62, 78, 76),
        (1, 0): box(166, 62, 78, 76),
        (2, 0): box(252, 62, 78, 76),
        (0, 1): box(62, 148, 76, 78),
        (0, 2): box(79, 250, 70, 78),
        (1, 2): box(157, 250, 72, 78),
        (2, 2): box(248, 250, 60, 78),
    }
    column = (2, 1, 0) if right else (0, 1, 2)
    top, bottom = (2, 0) if low else (0, 2)
    quarter = Quarter(seat, (21 if right else 3, 11 if low else 3))
    for k in range(3):
        quarter.sectors[TOP[k]] = cells[column[k], top]
        quarter.sectors[LOW[k]] = cells[column[k], bottom]
    quarter.sectors["carriage_house"] = cells[0, 1]
    quarter.sectors = {name: quarter.sectors[name] for name in SECTORS}
    far, near = ("right", "left") if right == low else ("left", "right")
    quarter.corners = {
        f"inner_{far}": at(7, 5),
        f"inner_{near}": at(7, 7),
        f"outer_{far}": at(1, 1),
        f"outer_{near}": at(1, 7),
    }
    quarter.markets = {
        "centre": spot(192, 198),
        f"inner_{far}": spot(340, 238),
        f"inner_{near}": spot(340, 337),
        f"outer_{far}": spot(43, 45),
        f"outer_{near}": spot(43, 337),
    }
    quarter.quay_block = (19 if right else 5, 11 if low else 3)
    quarter.pier = box(375, 229, 66, 146)
    quarter.name = box(92, 4, 236, 34)
    roads = [
        (at(1, 1), at(1, 8)),
        (at(1, 1), at(7, 1)),
        (at(1, 5), at(3, 5)),
        (at(5, 4), at(7, 4)),
        (at(7, 4), at(7, 8)),
        (at(5, 5), at(5, 8)),
        (at(5, 8), at(7, 8)),
    ]
    return quarter, roads


def island_quarter(seat: int) -> tuple[Quarter, list[Edge]]:
    """The quarter on the island, below the cathedral."""
    quarter = Quarter(seat, (12, 11), island=True)
    boxes: dict[str, Box] = {
        "bank": (508, 450, 72, 76),
        "school": (588, 450, 72, 76),
        "residence": (668, 450, 72, 76),
        "carriage_house": (496, 534, 74, 78),
        "inn": (678, 534, 74, 78),
        "park": (510, 634, 76, 74),
        "hospital": (662, 634, 76, 74),
    }
    quarter.sectors = {name: boxes[name] for name in SECTORS}
    quarter.corners = {
        "inner_right": (10, 9),
        "inner_left": (16, 9),
        "outer_right": (10, 15),
        "outer_left": (16, 15),
    }
    quarter.markets = {
        "centre": (624, 582),
        "inner_right": (475, 430),
        "inner_left": (773, 430),
        "outer_right": (468, 722),
        "outer_left": (780, 722),
    }
    quarter.pier = (802, 591, 64, 98)
    quarter.quay_block = (12, 13)
    quarter.name = (590, 654, 68, 34)
    roads = [
        ((10, 9), (16, 9)),
        ((10, 9), (10, 13)),
        ((16, 9), (16, 13)),
        ((10, 13), (12, 13)),
        ((14, 13), (16, 13)),
        ((13, 13), (13, 15)),
        ((10, 15), (16, 15)),
    ]
    return quarter, roads


def banks(island: dict[int, tuple[int, int]]) -> set[Vertex]:
    """Land: both banks, and the island row by row."""
    land = {(x, y) for y in range(ROWS + 1) for x in range(COLS + 1) if x <= 7 or x >= 19}
    return land | {(x, y) for y, (a, b) in island.items() for x in range(a, b + 1)}


@cache
def city(seats: int) -> City:
    """The city for three, four (also two) or five seats."""
    roads: list[Edge] = [((7, 4), (19, 4)), ((7, 1), (19, 1))]
    spans: list[tuple[float, float, int]] = [(7.5, 10.5, 4), (15.5, 18.5, 4), (7.5, 18.5, 1)]
    where = {5: ("TL", "TR", "BR", "I", "BL"), 4: ("TL", "TR", "BR", "BL"), 3: ("TL", "TR", "I")}[seats]
    quarters = []
    for seat, corner in enumerate(where):
        if corner == "I":
            quarter, own = island_quarter(seat)
        else:
            quarter, own = side_quarter(seat, corner[1] == "R", corner[0] == "B")
        quarters.append(quarter)
        roads += own
    shape = {3: (12, 14)} | dict.fromkeys(range(4, 9), (11, 15))
    crossings = [(13, 4), (5, 8), (21, 8)]
    church = (13.0, 7.85)
    fields: tuple[tuple[int, int, tuple[str, ...]], ...] = ()
    if seats == 4:
        shape |= dict.fromkeys(range(9, 13), (11, 15)) | {13: (12, 14)}
        roads += [((7, 12), (19, 12)), ((7, 15), (19, 15))]
        spans += [(7.5, 10.5, 12), (15.5, 18.5, 12), (7.5, 18.5, 15)]
        crossings.append((13, 12))
        church = (13.0, 9.15)
    else:
        shape |= dict.fromkeys(range(9, 17), (10, 16))
        low = 12 if seats == 5 else 10
        roads += [((7, low), (10, low)), ((16, low), (19, low))]
        roads += [((7, 15), (10, 15)), ((16, 15), (19, 15))]
        spans += [(7.5, 9.5, low), (16.5, 18.5, low), (7.5, 9.5, 15), (16.5, 18.5, 15)]
    if seats == 3:
        roads += [((7, 8), (7, 10)), ((19, 8), (19, 10))]
        roads += [((1, 8), (1, 15)), ((25, 8), (25, 15)), ((1, 15), (7, 15)), ((19, 15), (25, 15))]
        fields = ((1, 10, COUNTRY[0]), (19, 10, COUNTRY[1]))
    return City(seats, quarters, roads, spans, banks(shape), crossings, church, fields)
