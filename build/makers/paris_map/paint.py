"""Paints the ground of a map: tiles, current and bridges, bent as a whole, pigment dark at the edges."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from build.makers.paris_map import things, tileset
from build.makers.paris_map.bend import Grid, warp
from build.makers.paris_map.city import HEIGHT, WIDTH, City
from build.makers.paris_map.flow import current
from build.makers.paris_map.layers import Layer, layers
from build.makers.paris_map.shores import T
from build.makers.paris_map.stage import Stage
from build.pen.png import Pixels
from build.pen.quantise import small_png
from build.pen.raster import with_resvg


def painted(city: City, stage: Stage) -> bytes:
    """The ground as PNG at 2x."""
    sheet = tileset.sheet()
    found = layers(city)
    ground = np.zeros((2 * HEIGHT, 2 * WIDTH, 3))
    _lay(ground, found["land"], sheet)
    _current(ground, city, found["land"])
    for name in ("paving", "streets", "walls"):
        _lay(ground, found[name], sheet)
    for thing in stage.low:
        _width, height = things.size(thing.name)
        over(ground, picture(thing.name), thing.x, thing.y - height)
    return small_png(np.clip(pooled(warp(ground)), 0, 255).astype(np.uint8))


def picture(name: str) -> Pixels:
    """A thing, drawn at 2x."""
    return with_resvg(things.makers()[name]().svg(), *things.size(name))


def over(ground: Grid, pixels: Pixels, x: int, y: int) -> None:
    """Lay pixels with alpha onto the ground; what sticks out is lost."""
    x0, y0 = max(x, 0), max(y, 0)
    x1, y1 = min(x + pixels.shape[1], ground.shape[1]), min(y + pixels.shape[0], ground.shape[0])
    if x1 <= x0 or y1 <= y0:
        return
    part = pixels[y0 - y : y1 - y, x0 - x : x1 - x].astype(float)
    alpha = part[..., 3:] / 255
    ground[y0:y1, x0:x1] = ground[y0:y1, x0:x1] * (1 - alpha) + part[..., :3] * alpha


def _lay(ground: Grid, layer: Layer, sheet: Pixels) -> None:
    for r, row in enumerate(layer):
        for c, tile in enumerate(row):
            if tile:
                k = tileset.number()[tile]
                y, x = k // tileset.COLUMNS * T, k % tileset.COLUMNS * T
                over(ground, sheet[y : y + T, x : x + T], c * T, r * T)


def _current(ground: Grid, city: City, land: Layer) -> None:
    """Stream lines, only where there is water."""
    lines = with_resvg(current(city).svg(), 2 * WIDTH, 2 * HEIGHT)
    wet = np.kron(
        [[tile is not None and tile[0] in ("water", "bank") for tile in row] for row in land], np.ones((T, T))
    )
    blue = ground[..., 2] > ground[..., 0] + 20
    lines[..., 3] = np.where((wet > 0) & blue, lines[..., 3], 0)
    over(ground, lines, 0, 0)


def blurred(values: Grid, reach: int) -> Grid:
    """A box blur by running sums, both ways."""
    for axis in (0, 1):
        before, after = (
            np.repeat(values.take([0], axis), reach + 1, axis),
            np.repeat(values.take([-1], axis), reach, axis),
        )
        sums = np.cumsum(np.concatenate([before, values, after], axis), axis)
        count = values.shape[axis]
        upper = sums.take(range(2 * reach + 1, 2 * reach + 1 + count), axis)
        values = (upper - sums.take(range(count), axis)) / (2 * reach + 1)
    return values


def pooled(ground: Grid) -> Grid:
    """Pigment dries darker where a wash ends: compare each spot with its surroundings."""
    soft = blurred(ground, 7)
    edge: NDArray[np.float64] = np.clip(np.abs(ground - soft).sum(-1) / 150, 0, 1)
    edge = np.clip(blurred(edge[..., None], 3) * 1.3 - 0.12, 0, 0.5)
    mean = ground.mean(-1, keepdims=True)
    rich = mean + (ground - mean) * 1.18
    dried: Grid = rich * (1 - 0.2 * edge * np.array([0.75, 1.0, 1.15]))
    return dried
