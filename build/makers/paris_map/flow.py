"""The current of the Seine: lines that part round the island and run under every bridge."""

from __future__ import annotations

import itertools

import numpy as np
from numpy.typing import NDArray

from build.makers.paris_map.city import HEIGHT, ROWS, TILE, WIDTH, City
from build.makers.paris_map.colours import WATER_DARK, WATER_LIGHT
from build.makers.paris_map.sheet import Sheet
from build.pen.stroke import seeded

Profile = NDArray[np.float64]
STEP = 8


def arms(city: City) -> tuple[Profile, Profile]:
    """For every few px down the map: the inner edge of the left arm and of the right one."""
    left, right = [], []
    for y in range(0, HEIGHT + STEP, STEP):
        row = min(ROWS, round(y / TILE))
        land = [x for x in range(8, 19) if (x, row) in city.land]
        left.append((min(land) - 0.5) * TILE if land else WIDTH / 2)
        right.append((max(land) + 0.5) * TILE if land else WIDTH / 2)
    return _soft(left), _soft(right)


def _soft(values: list[float], reach: int = 9) -> Profile:
    padded = np.pad(np.array(values), reach, mode="edge")
    kernel = np.hanning(2 * reach + 1)
    out: Profile = np.convolve(padded, kernel / kernel.sum(), mode="valid")
    return out


def current(city: City) -> Sheet:
    """All stream lines of one map, in px of the 2x map."""
    s = Sheet(2 * WIDTH, 2 * HEIGHT, f"current {city.seats}")
    inner = arms(city)
    chance = seeded("current", city.seats)
    for k in range(34):
        part = (k % 17 + 0.5 + float(chance.uniform(-0.3, 0.3))) / 17
        outer = 7.5 * TILE if k < 17 else 18.5 * TILE
        edge = inner[0] if k < 17 else inner[1]
        x = outer + (edge - outer) * (0.06 + 0.88 * part)
        _stream(s, x, chance)
    return s


def _stream(s: Sheet, x: Profile, chance: np.random.Generator) -> None:
    """Long strokes and gaps along one line of the current."""
    at = -int(chance.integers(12))
    while at < len(x):
        length = int(chance.integers(5, 16))
        piece = range(max(0, at), min(len(x), at + length))
        if len(piece) > 3:
            sway = float(chance.uniform(0, 6))
            points = [(2 * (x[i] + 1.6 * np.sin(i / 2.4 + sway)), 2.0 * i * STEP) for i in piece[::2]]
            d = f"M{points[0][0]:.1f} {points[0][1]:.1f}" + "".join(
                _curve(a, b) for a, b in itertools.pairwise(points)
            )
            light = chance.random() < 0.4
            s.mark(d, 2.0 if light else 1.7, WATER_LIGHT if light else WATER_DARK, 0.75 if light else 0.6)
        at += length + int(chance.integers(3, 10))


def _curve(a: tuple[float, float], b: tuple[float, float]) -> str:
    third = (b[1] - a[1]) / 3
    return f"C{a[0]:.1f} {a[1] + third:.1f} {b[0]:.1f} {b[1] - third:.1f} {b[0]:.1f} {b[1]:.1f}"
