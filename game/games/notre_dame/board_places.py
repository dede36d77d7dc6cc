"""Where pieces stand in Paris: pure geometry, so that drawing, pointing and tests agree."""

from typing import NamedTuple

from game.drawing.page import Box
from game.drawing.pieces import Spot

#: Share of a cube's height that it covers sideways, and that a row behind it rises.
BROAD, RISE = 0.82, 0.44
#: Sizes that are tried, as shares of the largest, with the closest steps sideways.
FITS = ((1.0, 0.84), (1.0, 0.66), (0.88, 0.6), (0.78, 0.5), (0.7, 0.46))
#: Where carriages wait in a market, as shares of its size from its middle, by how many there are.
WAITING: tuple[tuple[tuple[float, float], ...], ...] = (
    (),
    ((0.0, 0.4),),
    ((-0.24, 0.3), (0.24, 0.44)),
    ((0.0, 0.08), (-0.26, 0.36), (0.26, 0.46)),
    ((-0.34, 0.04), (0.34, 0.08), (-0.34, 0.46), (0.34, 0.5)),
    ((-0.36, -0.06), (0.36, -0.04), (0.0, 0.2), (-0.36, 0.48), (0.36, 0.5)),
)
CARRIAGE = (0.0, 0.64, 0.56, 0.52, 0.48, 0.46)


class Heap(NamedTuple):
    """Pieces in a box, from back to front, and how high one is drawn."""

    size: float
    spots: tuple[Spot, ...]


class Yard(NamedTuple):
    """A sector's pieces: its cubes, and where the confidant stands; behind them when it is crowded."""

    heap: Heap
    confidant: Spot
    confidant_behind: bool


def heap(count: int, box: Box, largest: float, rows: int = 4) -> Heap:
    """Stand so many cubes in a box: as large and as free as there is room, the first row in front."""
    for share, closest in FITS:
        size = largest * share
        free = max(0.0, box.w - size * BROAD)
        across = 1 + int(free / (size * closest) + 1e-9)
        high = min(rows, 1 + int(max(0.0, box.h - size) / (size * RISE) + 1e-9))
        if across * high >= count:
            break
    return Heap(size, tuple(_rows(count, box, size, across)))


def _rows(count: int, box: Box, size: float, across: int) -> list[Spot]:
    free = max(0.0, box.w - size * BROAD)
    deep = max(1, -(-count // across))
    per_row = [count // deep + (k < count % deep) for k in range(deep)]
    spots: list[Spot] = []
    for k in reversed(range(deep)):
        step = min(size * 0.88, free / max(1, per_row[k] - 1))
        left = box.centre[0] - step * (per_row[k] - 1) / 2
        spots += [Spot(left + step * i, box.bottom - k * size * RISE) for i in range(per_row[k])]
    return spots


def yard(count: int, box: Box, largest: float, confidant: float = 0.0) -> Yard:
    """A sector's cubes with room for a confidant that wide, beside them while the first row allows."""
    beside = Box(box.x, box.y, box.w - confidant, box.h)
    fits = count * largest * 0.74 <= beside.w
    if confidant and fits:
        return Yard(heap(count, beside, largest), Spot(box.right - confidant / 2, box.bottom), False)
    found = heap(count, box, largest)
    top = min((spot.y for spot in found.spots), default=box.bottom)
    return Yard(found, Spot(box.right - confidant * 0.55, min(box.bottom, top - found.size * 0.2)), True)


def carriages(count: int, market: Box) -> Heap:
    """Where so many carriages stand in a market, from back to front."""
    x, y = market.centre
    spots = (Spot(x + dx * market.w, y + dy * market.h) for dx, dy in WAITING[count])
    return Heap(CARRIAGE[count] * market.h, tuple(spots))
