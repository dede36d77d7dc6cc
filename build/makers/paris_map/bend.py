"""The hand of the map-maker: a slow bend of the whole drawing, so that no street follows the ruler."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from build.pen.stroke import seeded

Grid = NDArray[np.float64]
#: Wavelength and size in px of the 1x board.
WAVES = ((210.0, 5.0), (64.0, 1.2))
STRIP = 96
_GRIDS = [[seeded("bend", wave, axis).uniform(-1, 1, (31, 31)) for axis in "xy"] for wave, _ in WAVES]


def smooth(grid: Grid, x: Grid, y: Grid) -> Grid:
    """Values of a grid at real positions, without edges."""
    i, j = np.floor(y).astype(int), np.floor(x).astype(int)
    fy, fx = y - i, x - j
    fy, fx = fy * fy * (3 - 2 * fy), fx * fx * (3 - 2 * fx)
    r, c = grid.shape
    corner = [[grid[(i + a) % r, (j + b) % c] for b in (0, 1)] for a in (0, 1)]
    upper = corner[0][0] * (1 - fx) + corner[0][1] * fx
    lower = corner[1][0] * (1 - fx) + corner[1][1] * fx
    value: Grid = upper * (1 - fy) + lower * fy
    return value


def shift(x: Grid, y: Grid) -> tuple[Grid, Grid]:
    """How far the drawing moves at a place (px of the 1x board)."""
    dx, dy = np.zeros_like(x), np.zeros_like(x)
    for (wave, size), (across, down) in zip(WAVES, _GRIDS, strict=True):
        dx += size * smooth(across, x / wave, y / wave)
        dy += size * smooth(down, x / wave, y / wave)
    return dx, dy


def bent(x: float, y: float) -> tuple[float, float]:
    """Where a place of the plan lies on the drawing."""
    dx, dy = shift(np.array([float(x)]), np.array([float(y)]))
    return x + float(dx[0]), y + float(dy[0])


def warp(pixels: Grid) -> Grid:
    """Bend a 2x picture, rows by columns by colours; its edges repeat."""
    return np.concatenate([_strip(pixels, top) for top in range(0, len(pixels), STRIP)])


def _strip(pixels: Grid, top: int) -> Grid:
    """Some rows of the bent picture: for each pixel, the place it comes from."""
    h, w = pixels.shape[:2]
    y, x = np.mgrid[top : min(h, top + STRIP), 0:w] / 2.0
    dx, dy = shift(x, y)
    for _ in range(2):
        dx, dy = shift(x - dx, y - dy)
    sx, sy = np.clip((x - dx) * 2, 0, w - 1.001), np.clip((y - dy) * 2, 0, h - 1.001)
    j, i = sx.astype(int), sy.astype(int)
    fx, fy = (sx - j)[..., None], (sy - i)[..., None]
    upper = pixels[i, j] * (1 - fx) + pixels[i, j + 1] * fx
    lower = pixels[i + 1, j] * (1 - fx) + pixels[i + 1, j + 1] * fx
    out: Grid = upper * (1 - fy) + lower * fy
    return out
