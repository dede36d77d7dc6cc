"""Strands: curves between two guides, for hair, folds of cloth, ribs and quills."""

from __future__ import annotations

import numpy as np

from build.pen.matrix import Points
from build.pen.paths import Run
from build.pen.stroke import Rng, resample

COUNT = 15


def strands(guides: list[Run], count: int, rng: Rng) -> list[Points]:
    """Curves that lead over from the first guide to the second, neither evenly spaced nor equally long."""
    if len(guides) < 2:
        raise ValueError("strands need two guides: one path with two subpaths")
    first, second = (resample(guide.points, 0.8) for guide in guides[:2])
    out: list[Points] = []
    for i in range(count):
        part = (i + 0.5 + 0.22 * rng.uniform(-1, 1)) / count
        ends = 0.07 + 0.07 * rng.uniform(-1, 1), 0.93 + 0.07 * rng.uniform(-1, 1)
        t = np.linspace(*ends, COUNT)
        out.append(_at(first, t) * (1 - part) + _at(second, t) * part)
    return out


def lee(line: Points, width: float) -> Points:
    """Where the shade of a fold lies: to the right of its line and a little below."""
    return line + np.array([0.42, 0.1]) * width


def _at(line: Points, t: Points) -> Points:
    way = np.linspace(0, 1, len(line))
    return np.stack([np.interp(t, way, line[:, 0]), np.interp(t, way, line[:, 1])], 1)
