"""What a texture is made of, and the helpers all textures share."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from dataclasses import dataclass

import numpy as np
import shapely

from build.pen.areas import Area, inside
from build.pen.matrix import Points
from build.pen.stroke import Rng


@dataclass(frozen=True, slots=True)
class Line:
    """One stroke of a texture."""

    points: Points
    width: float
    pen: str = "firm"


@dataclass(frozen=True, slots=True)
class Dot:
    """A filled outline: a dot, an ermine tail, a leaf."""

    outline: Points


@dataclass(frozen=True, slots=True)
class Tint:
    """A patch of the surface a little darker (below zero) or lighter."""

    area: Area
    strength: float


Mark = Line | Dot | Tint
Texture = Callable[..., Iterator[Mark]]
TEXTURES: dict[str, Texture] = {}


def texture(make: Texture) -> Texture:
    """Enter a texture under its name; its parameters after (area, rng) are the numbers of `pat`."""
    TEXTURES[make.__name__] = make
    return make


def ruled(points: Points, area: Area, width: float, pen: str = "firm") -> Iterator[Mark]:
    """The pieces of a line inside an area, as strokes."""
    for piece in inside(points, area):
        yield Line(piece, width, pen)


def dot(x: float, y: float, radius: float) -> Dot:
    """A round dot of the pen."""
    a = np.linspace(0, 2 * math.pi, 9)[:-1]
    return Dot(np.stack([x + radius * np.cos(a), y + radius * np.sin(a)], 1))


def within(area: Area, points: Points) -> bool:
    """Whether all these points lie in the area."""
    return bool(shapely.contains_xy(area, points[:, 0], points[:, 1]).all())


def patchy(rng: Rng, area: Area, size: float) -> Callable[[float, float], float]:
    """A soft random field that says where the pen felt like working."""
    x0, y0, x1, y1 = area.bounds
    n = max(3, int(max(x1 - x0, y1 - y0) / size) + 2)
    grid = rng.uniform(0, 1, (n + 2, n + 2))

    def at(x: float, y: float) -> float:
        u, v = (x - x0) / size, (y - y0) / size
        i, j = min(max(int(u), 0), n), min(max(int(v), 0), n)
        fu, fv = min(max(u - i, 0.0), 1.0), min(max(v - j, 0.0), 1.0)
        top = grid[j, i] * (1 - fu) + grid[j, i + 1] * fu
        low = grid[j + 1, i] * (1 - fu) + grid[j + 1, i + 1] * fu
        return float(top * (1 - fv) + low * fv)

    return at


def staggered(area: Area, dx: float, dy: float) -> Iterator[tuple[float, float, int, int]]:
    """Places in rows, every other row shifted by half: x, y, column, row."""
    x0, y0, x1, y1 = area.bounds
    row, y = 0, y0
    while y < y1:
        column, x = 0, x0 + (dx / 2 if row % 2 else 0.0)
        while x < x1:
            yield x, y, column, row
            x += dx
            column += 1
        y += dy
        row += 1
