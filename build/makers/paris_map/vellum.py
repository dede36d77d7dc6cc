"""The skin the map is drawn on, to multiply with: cloudy, fibrous, brown at the rim."""

from __future__ import annotations

import numpy as np

from build.makers.paris_map.bend import Grid, smooth
from build.makers.paris_map.city import HEIGHT, WIDTH
from build.pen.quantise import small_png
from build.pen.stroke import seeded


def clouds(width: int, height: int, wave: float, octaves: int = 4) -> Grid:
    """Soft noise of about -1 to 1."""
    y, x = np.mgrid[0:height, 0:width].astype(float)
    total: Grid = np.zeros((height, width))
    for k in range(octaves):
        grid = seeded("clouds", wave, k).uniform(-1, 1, (64, 64))
        total += smooth(grid, x / wave * 2**k, y / wave * 2**k) / 2**k
    total /= 2 - 2 ** (1 - octaves)
    return total


def vellum() -> bytes:
    """The skin as PNG."""
    w, h = WIDTH // 2, HEIGHT // 2
    tone = 1 - 0.055 * (clouds(w, h, 150) + 0.1) - 0.03 * (clouds(w, h, 14, 3) + 0.1)
    y, x = np.mgrid[0:h, 0:w]
    rim = np.minimum(np.minimum(x, w - 1 - x), np.minimum(y, h - 1 - y)) / 45
    rim = 1 - 0.24 * np.exp(-np.clip(rim + 0.35 * clouds(w, h, 60), 0, None) * 2.2)
    tint = np.stack([tone * rim**0.55, tone * rim**0.95, tone * rim**1.5 * 0.975], -1)
    return small_png((np.clip(tint, 0, 1) * 255).astype(np.uint8))
