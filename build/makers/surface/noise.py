"""Seamless noise: what makes skin cloudy, wood fibrous and cloth uneven."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from build.pen.stroke import seeded

Field = NDArray[np.float64]


def noise(shape: tuple[int, int], slope: float, name: str, stretch: tuple[float, float] = (1, 1)) -> Field:
    """Fractal noise in 0..1 that repeats in both directions; a large stretch draws it out into fibres."""
    height, width = shape
    down = np.fft.fftfreq(height)[:, None] * stretch[0] * height
    along = np.fft.fftfreq(width)[None, :] * stretch[1] * width
    frequency = np.hypot(down, along)
    frequency[0, 0] = 1
    spectrum = np.fft.fft2(seeded("noise", name).standard_normal(shape)) / frequency**slope
    spectrum[0, 0] = 0
    field = np.fft.ifft2(spectrum).real
    low, high = np.percentile(field, (0.5, 99.5))
    # Rounded, so that another machine's Fourier transform gives the same bytes.
    clipped: Field = np.round(np.clip((field - low) / (high - low), 0, 1), 6)
    return clipped


def vein(field: Field, width: float) -> Field:
    """A line where the field crosses its middle."""
    line: Field = np.exp(-((field - 0.5) ** 2) / width)
    return line
