"""Lines for the chart: smooth curves through points, and the roughness of a coast."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from build.pen.matrix import Points
from build.pen.stroke import length_of, resample, seeded

# Bays, coves and rocks: how long and how deep each kind of unevenness is, in pixels.
ROUGHNESS = ((30.0, 3.6), (14.0, 3.4), (7.0, 1.6))
STEP = 2.0


def smooth(points: Sequence[tuple[float, float]], closed: bool = False, step: float = STEP) -> Points:
    """A curve through the points, in equal steps; a closed one ends where it began."""
    given = np.array(points, float)
    if closed:
        padded = np.vstack([given[-1:], given, given[:2]])
    else:
        padded = np.vstack([given[:1], given, given[-1:]])
    t = np.linspace(0, 1, 24, endpoint=False)[:, None]
    parts = []
    for a, b, c, d in zip(padded, padded[1:], padded[2:], padded[3:], strict=False):
        bend = (2 * a - 5 * b + 4 * c - d) * t**2 + (3 * b - a - 3 * c + d) * t**3
        parts.append(0.5 * (2 * b + (c - a) * t + bend))
    last = padded[-2:-1]
    return resample(np.vstack([*parts, last]), step)


def roughen(line: Points, amount: float, name: str) -> Points:
    """Push a line about by three sizes of noise, leaving its ends where they are."""
    way = np.linspace(0, length_of(line), len(line))
    push = np.zeros(len(line))
    for period, depth in ROUGHNESS:
        push += depth * _noise(way, period, name)
    push *= amount * np.clip(np.minimum(way, way[-1] - way) / 16, 0, 1)
    run = np.gradient(line, axis=0)
    run /= np.maximum(np.hypot(*run.T), 1e-9)[:, None]
    return line + np.stack([-run[:, 1], run[:, 0]], 1) * push[:, None]


def _noise(way: Points, period: float, name: str) -> Points:
    values = seeded("rough", name, period).uniform(-1, 1, int(way[-1] / period) + 3)
    at = way / period
    i = at.astype(int)
    f = at - i
    f = f * f * (3 - 2 * f)
    return np.asarray(values[i] * (1 - f) + values[i + 1] * f)
