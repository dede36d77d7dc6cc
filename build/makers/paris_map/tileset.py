"""The sheet of ground tiles all three maps share: 96 px each, in a fixed order."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

import numpy as np

from build.makers.paris_map import paving, shores
from build.makers.paris_map.city import city
from build.makers.paris_map.layers import Tile, layers
from build.makers.paris_map.sheet import Sheet
from build.makers.paris_map.shores import T
from build.pen.png import Pixels
from build.pen.raster import with_resvg

COLUMNS = 16
DRAW: dict[str, Callable[..., None]] = {
    "meadow": shores.meadow,
    "water": shores.water,
    "bank": shores.bank,
    "street": paving.street,
    "plaza": paving.plaza,
    "field": paving.field,
    "orchard": paving.orchard,
    "garden": paving.garden,
    "wall_h": paving.wall_h,
    "wall_v": paving.wall_v,
}


@cache
def tiles() -> tuple[Tile, ...]:
    """Every tile a map uses."""
    used = {
        tile for n in (3, 4, 5) for layer in layers(city(n)).values() for row in layer for tile in row if tile
    }
    return tuple(sorted(used))


@cache
def number() -> dict[Tile, int]:
    """Where a tile stands on the sheet."""
    return {tile: k for k, tile in enumerate(tiles())}


def rows() -> int:
    """How many rows the sheet has."""
    return -(-len(tiles()) // COLUMNS)


def picture(tile: Tile) -> Pixels:
    """One tile, drawn."""
    kind, numbers = tile
    s = Sheet(T, T, f"{kind} {numbers}")
    DRAW[kind](s, *numbers)
    return with_resvg(s.svg(), T, T)


@cache
def sheet() -> Pixels:
    """All tiles on one sheet."""
    out = np.zeros((rows() * T, COLUMNS * T, 4), np.uint8)
    for k, tile in enumerate(tiles()):
        y, x = k // COLUMNS * T, k % COLUMNS * T
        out[y : y + T, x : x + T] = picture(tile)
    return out
