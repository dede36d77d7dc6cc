"""Oak: boards with rings, rays, pores, knots and seams. Both pictures repeat in both directions."""

from __future__ import annotations

from itertools import pairwise

import numpy as np

from build.makers.surface.noise import Field, noise, vein
from build.makers.surface.ramp import ramp, ramped, toned
from build.pen.palette import PIGMENTS, mix
from build.pen.stroke import Rng, seeded

OAK = ramp(
    (0, toned("dark-wood", 0.30)),
    (0.34, mix(toned("dark-wood", 0.8), PIGMENTS["oak"], 0.35)),
    (0.62, PIGMENTS["oak"]),
    (1, mix(toned("oak", 1.25), PIGMENTS["ochre"], 0.22)),
    levels=40,
)


def table(width: int = 1920, height: int = 1080, boards: int = 5) -> bytes:
    """The table top: five long boards."""
    return ramped(_boards("table", width, height, boards), OAK)


def panel(width: int = 960, height: int = 270) -> bytes:
    """One calm board without knots, for bars and racks behind letters."""
    field = _boards("panel", width, height, 1, knots=0)
    return ramped(np.clip(0.5 + (field - field.mean()) * 0.55, 0, 1), OAK)


def _boards(name: str, width: int, height: int, boards: int, knots: int = 2) -> Field:
    rng = seeded("oak", name)
    shape = (height, width)
    down = np.arange(height, dtype=float)[:, None]
    edges = np.linspace(0, height, boards + 1)
    edges[1:-1] += rng.uniform(-0.12, 0.12, boards - 1) * height / boards
    shade, late, seam = np.zeros(shape), np.zeros(shape), np.zeros(shape)
    for top, bottom in pairwise(edges):
        rows = ((down >= top) & (down < bottom))[:, 0]
        ring = _rings(name, shape, float(top), float(bottom), rng, knots)[rows]
        late[rows] = ring
        shade[rows] = 0.65 - 0.32 * ring + rng.uniform(-0.12, 0.08)
        if boards > 1:
            seam[rows] = _seam(down[rows] - top, bottom - down[rows])
    return _figured(name, shape, shade, late) * (1 - 0.92 * seam)


def _rings(name: str, shape: tuple[int, int], top: float, bottom: float, rng: Rng, knots: int) -> Field:
    """How late in the year the wood grew: long arches round the heart, bent round knots."""
    height, width = shape
    along = np.arange(width, dtype=float)[None, :]
    down = np.arange(height, dtype=float)[:, None]
    high = bottom - top
    slow = np.roll(noise(shape, 2.1, f"{name} warp", (1, 4)), int(rng.uniform(0, width)), 1)
    quick = np.roll(noise(shape, 1.4, f"{name} ripple", (1, 9)), int(rng.uniform(0, width)), 1)
    heart = top + high * rng.uniform(-0.4, 1.4)
    arch = 34 * (1 - np.cos(2 * np.pi * (along / width - rng.uniform(0, 1))))
    depth = np.abs(down - heart + 10 * quick) + arch + 74 * slow
    for _ in range(int(rng.integers(0, knots + 1)) if knots else 0):
        x, y = rng.uniform(0, width), top + high * rng.uniform(0.25, 0.75)
        aside = (along - x + width / 2) % width - width / 2
        away = np.hypot(aside / 3.4, down - y)
        depth = depth + 74 * np.exp(-away / 13) * (1 + 0.22 * np.sin(away * 0.5))
    ring: Field = ((depth / rng.uniform(9, 15)) % 1.0) ** 3
    return ring


def _seam(from_top: Field, from_bottom: Field) -> Field:
    """The dark joint between two boards and the worn edges beside it."""
    joint = np.maximum(np.exp(-from_top / 2.2), 0.38 * np.exp(-from_top / 12))
    gap: Field = np.maximum(joint, 0.38 * np.exp(-from_bottom / 9))
    return gap


def _figured(name: str, shape: tuple[int, int], shade: Field, late: Field) -> Field:
    """Fibres, pores, silver rays and scratches over the rings."""
    fine = noise(shape, 0.55, f"{name} fine", (1, 60))
    hair = noise(shape, 0.2, f"{name} hair", (1, 90))
    pores = noise(shape, 0.15, f"{name} pores", (1, 22))
    rays = noise(shape, 0.7, f"{name} rays", (3, 10))
    worn = noise(shape, 1.7, f"{name} worn")
    scratch = vein(noise(shape, 1.5, f"{name} scratch", (2.0, 9)), 0.00002)
    shade = shade + 0.38 * (fine - 0.5) + 0.16 * (hair - 0.5)
    shade = shade - 1.1 * np.clip(pores - 0.72, 0, 1) * (0.4 + late)
    shade = shade + 0.5 * np.clip(rays - 0.74, 0, 1) + 0.24 * (worn - 0.5) + 0.10 * scratch
    return np.clip(shade, 0, 1)
