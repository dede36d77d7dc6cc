"""Ramps of colour: a surface is one quantity, such as the grain of wood, each value in its colour."""

from __future__ import annotations

import numpy as np

from build.makers.surface.noise import Field
from build.pen.palette import PIGMENTS, Rgb
from build.pen.png import encode_indexed


def ramp(*stops: tuple[float, Rgb], levels: int) -> Field:
    """Colours from stop to stop, the first at 0 and the last at 1."""
    places = [place for place, _ in stops]
    t = np.linspace(0, 1, levels)
    return np.stack([np.interp(t, places, [colour[k] for _, colour in stops]) for k in range(3)], axis=1)


def toned(name: str, factor: float) -> Rgb:
    """A pigment made darker or lighter."""
    red, green, blue = (min(255, round(value * factor)) for value in PIGMENTS[name])
    return red, green, blue


def ramped(field: Field, colours: Field) -> bytes:
    """A picture of one quantity in 0..1, each value in its colour of the ramp (rows of red, green, blue)."""
    last = len(colours) - 1
    indices = np.clip(np.round(field * last), 0, last).astype(np.uint8)
    return encode_indexed(indices, np.clip(np.round(colours), 0, 255).astype(np.uint8))
