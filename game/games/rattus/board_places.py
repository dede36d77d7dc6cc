"""Where the pieces of Rattus stand in a region: pure geometry in pixels of the map at single size.

The map gives each region a ground for cubes (a polygon) and a box for every other piece. A ground is filled
with one block of columns for each seat, as large as the ground allows. Where that would make the cubes small,
seats close up and share columns; what does not fit even then is shown as one cube a seat with its number.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import NamedTuple

Spot = tuple[float, float]

#: Widths of the pieces as they are drawn, light outline included.
CUBE, RAT, PLAGUE, BISHOP, NUN, WALL, SKULL = 29.0, 48.0, 52.0, 32.0, 30.0, 46.0, 26.0
#: Heights of those that are not as high as wide.
PLAGUE_HIGH, BISHOP_HIGH, NUN_HIGH = 58.5, 41.0, 39.0
#: From one cube to the next: columns stand beside each other, rows a little over each other.
PITCH_X, PITCH_Y, GAP = 23.5, 20.5, 6.0
#: How far cubes may shrink, step by step, before they are counted instead.
APART = (1.0, 0.95, 0.9)
CLOSE = (1.0, 0.95, 0.9, 0.86, 0.82, 0.78, 0.74)
#: How much a row may lean against the next where the land leans.
LEAN = 16.0


class Standing(NamedTuple):
    """A cube, or a pile of that many, of one seat; x and y are its middle, `size` its share of CUBE."""

    seat: int
    x: float
    y: float
    size: float = 1.0
    pile: int = 1


class Block(NamedTuple):
    """One way to fill a ground: the top, the middle of every row, its width, and the cubes by column."""

    top: float
    middles: tuple[float, ...]
    width: float
    columns: tuple[tuple[int, ...], ...]


def cubes(ground: Sequence[Spot], groups: Iterable[tuple[int, int]]) -> list[Standing]:
    """Places for cubes, from the back to the front; `groups` are pairs of a seat and its number of cubes."""
    return list(_settled(tuple(ground), tuple((seat, count) for seat, count in groups if count)))


@lru_cache(maxsize=1024)
def _settled(ground: tuple[Spot, ...], groups: tuple[tuple[int, int], ...]) -> tuple[Standing, ...]:
    folk = list(groups)
    if not folk:
        return ()
    for apart, sizes in ((True, APART), (False, CLOSE)):
        for size in sizes:
            for lean in (0.0, LEAN):
                block = _best(ground, folk, apart, size, lean)
                if block:
                    return tuple(sorted(_placed(block, size), key=lambda cube: (round(cube.y), cube.x)))
    return tuple(_piles(ground, folk))


def _columns(folk: list[tuple[int, int]], rows: int, apart: bool) -> tuple[tuple[int, ...], ...]:
    """The seats of the cubes in each column, from the bottom up; an empty column is a gap between seats."""
    if not apart:
        row = [seat for seat, count in folk for _ in range(count)]
        return tuple(tuple(row[k : k + rows]) for k in range(0, len(row), rows))
    columns: list[tuple[int, ...]] = []
    for seat, count in folk:
        if columns:
            columns.append(())
        columns += [(seat,) * min(rows, count - k) for k in range(0, count, rows)]
    return tuple(columns)


def _best(
    ground: Sequence[Spot], folk: list[tuple[int, int]], apart: bool, size: float, lean: float
) -> Block | None:
    """The handsomest block of this size that fits, if any does."""
    top, bottom = min(y for _, y in ground), max(y for _, y in ground)
    crowd = sum(count for _, count in folk)
    found: list[tuple[tuple[bool, float, float], Block]] = []
    for rows in range(1, 7):
        columns = _columns(folk, rows, apart)
        width = (sum(PITCH_X if column else GAP for column in columns) + CUBE - PITCH_X) * size
        height = ((rows - 1) * PITCH_Y + CUBE) * size
        y = top
        while y + height <= bottom:
            middles = _middles(ground, y, rows, size, width, lean)
            if middles:
                off = abs(y + height / 2 - (top + bottom) / 2)
                rank = (rows == 1 and crowd > 4, abs(width / height - 2.2) // 0.9, off)
                found.append((rank, Block(y, middles, width, columns)))
            y += 3
    return min(found)[1] if found else None


def _middles(
    ground: Sequence[Spot], top: float, rows: int, size: float, width: float, lean: float
) -> tuple[float, ...] | None:
    """The middle of the ground in each row, or None if a row has no room or leans too far."""
    spans = [_span(ground, top + row * PITCH_Y * size, CUBE * size) for row in range(rows)]
    kept = [span for span in spans if span]
    if len(kept) < rows:
        return None
    if not lean:
        kept = [(max(left for left, _ in kept), min(right for _, right in kept))] * rows
    if any(right - left < width for left, right in kept):
        return None
    middles = tuple((left + right) / 2 for left, right in kept)
    steep = any(abs(a - b) > lean for a, b in itertools.pairwise(middles))
    return None if steep else middles


def _span(ground: Sequence[Spot], top: float, height: float) -> tuple[float, float] | None:
    """How far a strip of the ground reaches from left to right."""
    edges = [_extent(ground, top + height * share) for share in (0.02, 0.5, 0.98)]
    kept = [edge for edge in edges if edge]
    if len(kept) < len(edges):
        return None
    return max(left for left, _ in kept), min(right for _, right in kept)


def _extent(ground: Sequence[Spot], y: float) -> tuple[float, float] | None:
    crossed = [
        x1 + (x2 - x1) * (y - y1) / (y2 - y1)
        for (x1, y1), (x2, y2) in zip(ground, (*ground[1:], ground[0]), strict=True)
        if (y1 > y) != (y2 > y)
    ]
    return (min(crossed), max(crossed)) if len(crossed) > 1 else None


def _placed(block: Block, size: float) -> Iterable[Standing]:
    """Every cube of a block; columns are filled from the bottom up."""
    rows = len(block.middles)
    left = -block.width / 2 + (CUBE - PITCH_X) * size / 2
    for column in block.columns:
        for i, seat in enumerate(column):
            level = rows - 1 - i
            x = block.middles[level] + left + PITCH_X * size / 2
            yield Standing(seat, x, block.top + (level * PITCH_Y + CUBE / 2) * size, size)
        left += (PITCH_X if column else GAP) * size


def _piles(ground: Sequence[Spot], folk: list[tuple[int, int]]) -> list[Standing]:
    """One cube a seat in a row, with its number."""
    x = sum(x for x, _ in ground) / len(ground)
    y = sum(y for _, y in ground) / len(ground)
    pitch = CUBE + 2 * GAP
    first = x - pitch * (len(folk) - 1) / 2
    return [Standing(seat, first + pitch * i, y, 1.0, count) for i, (seat, count) in enumerate(folk)]
