"""Autotiling: chooses for every square the tile whose corners and sides fit the land, streets and walls."""

from __future__ import annotations

from build.makers.paris_map.city import COLS, ROWS, City, Vertex
from build.makers.paris_map.paving import E, N, S, W
from build.pen.stroke import seeded

Tile = tuple[str, tuple[int, ...]]
Layer = list[list[Tile | None]]
NAMES = ("land", "paving", "streets", "walls")


def empty() -> Layer:
    """A layer without tiles."""
    return [[None] * COLS for _ in range(ROWS)]


def layers(city: City) -> dict[str, Layer]:
    """The four tile layers of a map, from below."""
    return dict(zip(NAMES, (land(city), paving(city), streets(city), walls(city)), strict=True))


def land(city: City) -> Layer:
    """Meadow, water and the quays between them, by corners."""
    chance, layer = seeded("land", city.seats), empty()
    for r in range(ROWS):
        for c in range(COLS):
            corners = ((c, r), (c + 1, r), (c + 1, r + 1), (c, r + 1))
            mask = sum(1 << k for k, corner in enumerate(corners) if corner in city.land)
            if mask == 15:
                layer[r][c] = ("meadow", (int(chance.integers(6)),))
            elif mask == 0:
                layer[r][c] = ("water", (int(chance.integers(6)),))
            else:
                layer[r][c] = ("bank", (mask, int(chance.integers(2))))
    for left, top, plan in city.fields:
        for j, row in enumerate(plan):
            for i, letter in enumerate(row):
                if letter != ".":
                    look = int(chance.integers(3))
                    layer[top + j][left + i] = _parcel(letter, look, _bounds(plan, i, j))
    return layer


def _parcel(letter: str, look: int, bounds: int) -> Tile:
    """What grows on a square of country: ploughland, stubble, vines, sown field, orchard or garden."""
    kind = {"o": "orchard", "g": "garden"}.get(letter, "field")
    return (kind, (look,)) if kind != "field" else ("field", ("psvf".index(letter), bounds))


def _bounds(plan: tuple[str, ...], i: int, j: int) -> int:
    """The sides on which something else grows beside a square."""

    def differs(column: int, row: int) -> bool:
        inside = 0 <= row < len(plan) and 0 <= column < len(plan[row])
        return not inside or plan[row][column] != plan[j][i]

    return N * differs(i, j - 1) | E * differs(i + 1, j) | S * differs(i, j + 1) | W * differs(i - 1, j)


def paving(city: City) -> Layer:
    """The central markets, paved as a whole."""
    chance, layer = seeded("paving", city.seats), empty()
    for quarter in city.quarters:
        left, top = quarter.plaza
        for j in (0, 1):
            for i in (0, 1):
                layer[top + j][left + i] = ("plaza", (i, j, int(chance.integers(2))))
    return layer


def streets(city: City) -> Layer:
    """Streets along the sides of tiles; a corner that is only touched gets its own small piece."""
    chance, layer, edges = seeded("streets", city.seats), empty(), city.edges()
    corners = {corner for edge in edges for corner in edge}
    squares = {(q.plaza[0] + i, q.plaza[1] + j) for q in city.quarters for i in (0, 1) for j in (0, 1)}

    def side(a: Vertex, b: Vertex) -> bool:
        return (min(a, b), max(a, b)) in edges

    for r in range(ROWS):
        for c in range(COLS):
            nw, ne, se, sw = (c, r), (c + 1, r), (c + 1, r + 1), (c, r + 1)
            sides = N * side(nw, ne) | E * side(ne, se) | S * side(sw, se) | W * side(nw, sw)
            around = ((nw, N | W), (ne, N | E), (se, S | E), (sw, S | W))
            dots = sum(1 << k for k, (v, m) in enumerate(around) if v in corners and not sides & m)
            if (c, r) not in squares and (sides or dots):
                layer[r][c] = ("street", (sides, dots, int(chance.integers(2))))
    return layer


def walls(city: City) -> Layer:
    """The city wall round both banks; with three seats the south lies outside."""
    chance, layer = seeded("walls", city.seats), empty()
    low = ROWS - 1 if city.seats > 3 else 9
    for c in (*range(1, 7), *range(19, 25)):
        layer[0][c] = ("wall_h", (22, int(chance.integers(2))))
        layer[low][c] = ("wall_h", (46, int(chance.integers(2))))
    if city.seats > 3:
        layer[0][0] = layer[0][COLS - 1] = ("wall_h", (22, 0))
        layer[low][0] = layer[low][COLS - 1] = ("wall_h", (46, 0))
    for r in range(1, low):
        layer[r][0] = ("wall_v", (40, -1, int(chance.integers(2))))
        layer[r][COLS - 1] = ("wall_v", (56, 1, int(chance.integers(2))))
    return layer
