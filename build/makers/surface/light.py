"""Light and shadow as small soft layers, scaled up by the game."""

from __future__ import annotations

from math import erf

import numpy as np
from numpy.typing import NDArray

from build.pen.palette import Rgb
from build.pen.png import Pixels, encode

WIDE, HIGH = 240, 135
#: Where a light stands and how it reaches, in units of the 1920 x 1080 canvas: x, y, radius, strength.
Flame = tuple[float, float, float, float]
SCENES: dict[str, tuple[float, Rgb, tuple[Flame, ...]]] = {
    "title": (0.34, (255, 216, 156), ((178, 440, 760, 0.74), (1742, 440, 760, 0.74), (960, 640, 900, 0.46))),
    "table": (0.46, (255, 230, 190), ((960, 380, 1250, 0.78),)),
    "night": (0.30, (255, 206, 140), ((960, 460, 620, 0.85),)),
}


def light(scene: str) -> bytes:
    """What the candles leave of the wood: multiplied over table and wall, never over letters."""
    ambient, warmth, flames = SCENES[scene]
    down, along = np.mgrid[0:HIGH, 0:WIDE].astype(float)
    down, along = (down + 0.5) * 1080 / HIGH, (along + 0.5) * 1920 / WIDE
    level = np.full((HIGH, WIDE), ambient)
    for x, y, radius, strength in flames:
        away = np.hypot(along - x, down - y) / radius
        level = level + strength / (1 + away * away * 2.2)
    level = np.clip(level, 0, 1)[..., None]
    tint = np.array(warmth) / 255
    return encode(_bytes(255 * level * (tint + (1 - tint) * level)))


def glow(size: int = 128) -> bytes:
    """The halo of a flame: warm light added round a point, alpha falling to nothing."""
    away = _from_middle(size)
    strength = np.clip(1 - away, 0, 1) ** 2.4
    colour = np.array([255.0, 186.0, 92.0]) * np.ones((size, size, 1))
    return encode(_bytes(np.concatenate([colour, 255 * strength[..., None]], axis=2)))


def vignette() -> bytes:
    """The dark of the room round the table, to be laid over everything; nothing in the middle."""
    down, along = np.mgrid[0:HIGH, 0:WIDE].astype(float)
    away = np.hypot((along + 0.5) / WIDE * 2 - 1, ((down + 0.5) / HIGH * 2 - 1) * 0.92)
    strength = np.clip((away - 0.86) / 0.54, 0, 1) ** 2 * 0.62
    dark = np.array([10.0, 6.0, 3.0]) * np.ones((HIGH, WIDE, 1))
    return encode(_bytes(np.concatenate([dark, 255 * strength[..., None]], axis=2)))


def shadow(size: int = 96, soft: float = 12.0) -> bytes:
    """A soft box, sliced in nine: corners stay, sides stretch."""
    edge = np.array([0.5 * (1 + erf((k + 0.5 - 2 * soft) / soft / 1.2)) for k in range(size // 2)])
    profile = np.concatenate([edge, edge[::-1]])
    dark = np.array([8.0, 5.0, 3.0]) * np.ones((size, size, 1))
    return encode(_bytes(np.concatenate([dark, 255 * np.outer(profile, profile)[..., None]], axis=2)))


def fold(width: int = 120) -> bytes:
    """The gutter of an open book, one row high, multiplied over both pages."""
    away = np.abs(np.linspace(-1, 1, width))
    level = (1 - 0.52 * np.exp(-away * 7.5) - 0.10 * np.exp(-away * 2.4))[:, None]
    row = 255 * level * np.array([1.0, 0.985, 0.955]) ** ((1 - level) * 6)
    return encode(_bytes(np.repeat(row[None], 2, axis=0)))


def _from_middle(size: int) -> NDArray[np.float64]:
    line = (np.arange(size) + 0.5) / size * 2 - 1
    return np.hypot(line[:, None], line[None, :])


def _bytes(values: NDArray[np.float64]) -> Pixels:
    return np.clip(np.round(values), 0, 255).astype(np.uint8)
