"""Where pieces stand in Paris and how large: pure geometry, so that drawing, pointing and tests agree."""

from collections.abc import Sequence
from typing import NamedTuple

from game.drawing.page import Box
from game.drawing.pieces import Spot
from game.drawing.theme import Sizes
from game.table.chip import BROAD

#: How high things are against the least a piece may be.
CUBE, CONFIDANT, LETTER = 1.2, 1.7, 1.85
#: From so many cubes on a chip stands for all of them.
CHIP = 3
#: How far apart two cubes stand, and how broad a cube and the confidant are, as shares of their heights.
STEP, CUBE_BROAD, CONFIDANT_BROAD = 0.74, 0.82, 0.62
#: How far behind cubes the confidant stands, as a share of their height.
BEHIND = 0.72
#: How many colours lie side by side before the cathedral.
ACROSS = 3
#: Where carriages wait in a market, in their own heights from its middle, by how many there are.
WAITING: tuple[tuple[tuple[float, float], ...], ...] = (
    (),
    ((0.0, 0.46),),
    ((-0.56, 0.24), (0.56, 0.62)),
    ((0.0, -0.04), (-0.6, 0.72), (0.6, 0.88)),
    ((-0.6, -0.1), (0.6, 0.06), (-0.6, 0.88), (0.6, 1.04)),
    ((-0.74, -0.3), (0.74, -0.22), (0.0, 0.44), (-0.74, 1.08), (0.74, 1.18)),
)
#: How high so many carriages are, against the least a piece may be.
CARRIAGE = (0.0, 1.72, 1.4, 1.25, 1.12, 1.06)


class Heap(NamedTuple):
    """Pieces at a place, from back to front, and how high one is drawn."""

    size: float
    spots: tuple[Spot, ...]


class Yard(NamedTuple):
    """A sector's pieces: its cubes, and where the confidant stands, beside one cube or behind more."""

    heap: Heap
    confidant: Spot


class Measures(NamedTuple):
    """How high pieces are in a part of the city."""

    piece: float

    @classmethod
    def of(cls, sizes: Sizes, scale: float = 1.0) -> "Measures":
        """Measure for people near or far, and a map that is drawn larger."""
        return cls(sizes.piece * max(1.0, scale))

    @property
    def cube(self) -> float:
        """Give the height of a cube."""
        return self.piece * CUBE

    @property
    def confidant(self) -> float:
        """Give the height of a confidant."""
        return self.piece * CONFIDANT

    @property
    def letter(self) -> float:
        """Give the height of a message."""
        return self.piece * LETTER

    def yard(self, count: int, box: Box, *, confidant: bool) -> Yard:
        """Stand cubes on a sector's yard: one or two side by side, more as a chip; the confidant too."""
        size, broad = self.cube, self.confidant * CONFIDANT_BROAD
        beside = confidant and count == 1
        whole = size * CUBE_BROAD + broad
        middle = box.centre[0] - (whole - size * CUBE_BROAD) / 2 if beside else box.centre[0]
        friend = Spot(middle + whole / 2, box.bottom) if beside else Spot(box.centre[0], box.bottom)
        if count > 1:
            friend = Spot(box.right - broad / 4, box.bottom - size * BEHIND)
        return Yard(Heap(size, _standing(count, Spot(middle, box.bottom), size)), friend)

    def carriages(self, count: int, market: Box) -> Heap:
        """Say where so many carriages stand in a market, from back to front."""
        (x, y), size = market.centre, CARRIAGE[count] * self.piece
        return Heap(size, tuple(Spot(x + dx * size, y + dy * size) for dx, dy in WAITING[count]))

    def cathedral(self, counts: Sequence[int], floor: Box) -> Heap:
        """Lay the cubes of each colour on a spot of its own, three colours in a row, from back to front."""
        size, found = self.cube, list[Spot]()
        held = [count for count in counts if count]
        rows = [held[start : start + ACROSS] for start in range(0, len(held), ACROSS)]
        for number, row in enumerate(rows):
            y = floor.bottom - (len(rows) - 1 - number) * size * 1.12
            step = size * BROAD * 1.05
            for column, count in enumerate(row):
                found += [Spot(floor.centre[0] + (column - (len(row) - 1) / 2) * step, y)] * count
        return Heap(size, tuple(found))


def _standing(count: int, foot: Spot, size: float) -> tuple[Spot, ...]:
    if count >= CHIP:
        return (foot,) * count
    return tuple(Spot(foot.x + (k - (count - 1) / 2) * size * STEP, foot.y) for k in range(count))
