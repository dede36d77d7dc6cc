"""The nib: turns a run of points into the outline of an uneven, thick-and-thin stroke."""

from __future__ import annotations

import hashlib
import math
from itertools import pairwise
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from build.pen.matrix import Points
from build.pen.paths import Run

# A broad nib held by a right hand at 42 degrees: thin along this direction, thick across it.
NIB = math.radians(-42)
Rng = np.random.Generator


class Pen(NamedTuple):
    """How a stroke begins and ends, how much the nib shows, how much the hand trembles."""

    rise: float
    begin: float
    fall: float
    end: float
    contrast: float
    tremor: float


PENS: dict[str, Pen] = {
    "contour": Pen(5, 0.65, 7, 0.5, 0.56, 0.36),
    "line": Pen(9, 0.30, 14, 0.14, 0.56, 0.28),
    "tail": Pen(4, 0.75, 22, 0.06, 0.56, 0.26),
    "swell": Pen(22, 0.08, 4, 0.80, 0.56, 0.26),
    "hatch": Pen(3, 0.55, 9, 0.14, 0.32, 0.18),
    "white": Pen(8, 0.25, 12, 0.15, 0.34, 0.20),
    "firm": Pen(2, 0.85, 2, 0.85, 0.24, 0.14),
    "ruled": Pen(0, 1.0, 0, 1.0, 0.0, 0.0),
    "letter": Pen(2, 0.80, 2, 0.80, 1.10, 0.14),
}


def seeded(*words: object) -> Rng:
    """Chance that depends on nothing but these words."""
    digest = hashlib.sha256("|".join(map(str, words)).encode()).digest()
    return np.random.Generator(np.random.PCG64(int.from_bytes(digest[:16], "big")))


def wander(count: int, knots: int, rng: Rng) -> NDArray[np.float64]:
    """Drift smoothly between -1 and 1."""
    if count < 2:
        return np.zeros(count)
    values = rng.uniform(-1, 1, max(2, knots) + 3)
    t = np.linspace(0, len(values) - 3.001, count)
    i = t.astype(int)
    f = t - i
    f = f * f * (3 - 2 * f)
    drifting: NDArray[np.float64] = values[i] * (1 - f) + values[i + 1] * f
    return drifting


def length_of(points: Points) -> float:
    """How long a polyline is."""
    return float(np.hypot(*np.diff(points, axis=0).T).sum())


def resample(points: Points, step: float, least: int = 3) -> Points:
    """Walk a polyline in equal steps."""
    gaps = np.hypot(*np.diff(points, axis=0).T)
    keep = np.concatenate([[True], gaps > 1e-9])
    points, gaps = points[keep], gaps[gaps > 1e-9]
    if len(points) < 2:
        return points
    way = np.concatenate([[0.0], np.cumsum(gaps)])
    t = np.linspace(0, way[-1], max(least, int(way[-1] / step) + 1))
    return np.stack([np.interp(t, way, points[:, 0]), np.interp(t, way, points[:, 1])], 1)


def stroke(
    points: Points,
    width: float,
    rng: Rng,
    pen: Pen = PENS["contour"],
    free: tuple[bool, bool] = (True, True),
    tremor: float = 1.0,
    overshoot: float = 0.0,
) -> Points | None:
    """The outline of one stroke; a free end tapers as the pen does, the others join the next stroke."""
    line = resample(np.asarray(points, float), min(2.0, max(0.5, width * 0.6)))
    if len(line) < 3:
        return None
    length = length_of(line)
    if overshoot and length > 5:
        line = _overshot(line, min(overshoot, length * 0.06) * rng.uniform(0.2, 1.2, 2))
    count = len(line)
    way = np.linspace(0, length, count)
    tangent = np.gradient(line, axis=0)
    tangent /= np.maximum(np.hypot(*tangent.T), 1e-9)[:, None]
    normal = np.stack([-tangent[:, 1], tangent[:, 0]], 1)
    line = line + normal * _drift(length, way, pen.tremor * tremor * min(1.0, 0.4 + width / 4), rng)[:, None]
    slant = np.arctan2(tangent[:, 1], tangent[:, 0])
    weight = width * (1 - pen.contrast / 2 + pen.contrast * np.abs(np.sin(slant - NIB)))
    weight *= 1 + 0.12 * wander(count, int(length / 9), rng)
    if free[0] and pen.rise:
        weight *= _taper(way, min(pen.rise, length * 0.4), pen.begin)
    if free[1] and pen.fall:
        weight *= _taper(length - way, min(pen.fall, length * 0.55), pen.end)
    half = normal * (np.maximum(weight, 0.2) / 2)[:, None]
    left, right = line + half, line - half
    return np.vstack([left, _cap(left[-1], right[-1]), right[::-1], _cap(right[0], left[0])])


def strokes_of(run: Run, width: float, rng: Rng, pen: Pen, tremor: float) -> list[Points]:
    """Draw one run, lifting the pen at every corner as a hand does."""
    points, corners = run.points, run.corners
    if run.closed and not corners:
        loop = np.vstack([points, points[: max(2, len(points) // 16)]])
        outlines = [stroke(loop, width, rng, pen, (True, True), tremor)]
    elif run.closed:
        ring = np.vstack([points[corners[0] :], points[: corners[0] + 1]])
        cuts = [corner - corners[0] for corner in corners] + [len(ring) - 1]
        outlines = [
            stroke(ring[a : b + 1], width, rng, pen, (False, False), tremor, width * 0.35)
            for a, b in pairwise(cuts)
        ]
    else:
        cuts = [0, *corners, len(points) - 1]
        last = len(cuts) - 2
        outlines = [
            stroke(points[a : b + 1], width, rng, pen, (i == 0, i == last), tremor)
            for i, (a, b) in enumerate(pairwise(cuts))
        ]
    return [outline for outline in outlines if outline is not None]


def _overshot(line: Points, reach: NDArray[np.float64]) -> Points:
    """A hand does not stop exactly where the next stroke begins."""
    a, b = line[0] - line[1], line[-1] - line[-2]
    first, last = line[0] + a / np.hypot(*a) * reach[0], line[-1] + b / np.hypot(*b) * reach[1]
    return np.vstack([first, line[1:-1], last])


def _drift(length: float, way: NDArray[np.float64], amount: float, rng: Rng) -> NDArray[np.float64]:
    """How far the hand strays to either side; the ends stay put."""
    amount *= min(1.0, length / 16)
    slow = wander(len(way), int(length / 15), rng)
    quick = wander(len(way), int(length / 4.5), rng)
    ends: NDArray[np.float64] = np.minimum(1, np.minimum(way, length - way) / 3)
    return amount * (slow + 0.3 * quick) * ends


def _taper(way: NDArray[np.float64], reach: float, low: float) -> NDArray[np.float64]:
    t = np.clip(way / max(reach, 1e-6), 0, 1)
    tapered: NDArray[np.float64] = low + (1 - low) * t * (2 - t)
    return tapered


def _cap(a: Points, b: Points) -> Points:
    """The round end of a stroke between its two sides."""
    centre, radius = (a + b) / 2, float(np.hypot(*(a - b))) / 2
    if radius < 0.3:
        return np.empty((0, 2))
    begin = math.atan2(a[1] - centre[1], a[0] - centre[0])
    angles = begin - math.pi * np.arange(1, 5) / 5
    return np.asarray(centre + radius * np.stack([np.cos(angles), np.sin(angles)], 1))
