"""Sound as numbers: one row for one ear, two rows for two; how to begin, shape and lay it."""

from __future__ import annotations

import hashlib

import numpy as np
from numpy.typing import NDArray

Samples = NDArray[np.float64]

#: Samples a second; the mixer runs at the same, so that nothing is stretched where a loop closes.
RATE = 22_050


def length(seconds: float) -> int:
    """How many samples so many seconds have."""
    return round(seconds * RATE)


def times(seconds: float) -> Samples:
    """The moments of a sound, in seconds."""
    return np.arange(length(seconds)) / RATE


def chance(*words: object) -> np.random.Generator:
    """Chance that is the same every time, seeded by words."""
    text = " ".join(map(str, words)).encode()
    return np.random.Generator(np.random.PCG64(int.from_bytes(hashlib.sha256(text).digest()[:8], "big")))


def noise(seconds: float, *words: object) -> Samples:
    """White noise, seeded by words."""
    return chance("noise", *words).random(length(seconds)) * 2 - 1


def rising(sound: Samples, seconds: float) -> Samples:
    """The sound with a soft beginning."""
    count = min(length(seconds), sound.shape[-1])
    shaped = sound.copy()
    shaped[..., :count] *= 0.5 - 0.5 * np.cos(np.pi * np.arange(count) / max(1, count))
    return shaped


def falling(sound: Samples, seconds: float) -> Samples:
    """The sound with a soft end."""
    return rising(sound[..., ::-1], seconds)[..., ::-1]


def hump(seconds: float, top: float = 0.5, sharp: float = 1.0) -> Samples:
    """A rise and fall over some seconds, highest at a part of them."""
    way = np.linspace(0, 1, length(seconds))
    bent = way ** (np.log(0.5) / np.log(top))
    swell: Samples = np.sin(np.pi * bent) ** (2 * sharp)
    return swell


def lay(ground: Samples, sound: Samples, at: float, *, round_: bool = False) -> None:
    """Add a sound to the ground at a second; what is too long is cut, or goes round to the beginning."""
    size = ground.shape[-1]
    start = length(at) % size if round_ else length(at)
    room = max(0, size - start)
    now, rest = sound[..., :room], sound[..., room:]
    ground[..., start : start + now.shape[-1]] += now
    if round_ and rest.shape[-1]:
        lay(ground, rest, 0, round_=True)


def empty(seconds: float, ears: int = 1) -> Samples:
    """Silence."""
    return np.zeros(length(seconds)) if ears == 1 else np.zeros((ears, length(seconds)))


def placed(sound: Samples, side: float) -> Samples:
    """A sound for both ears: -1 is left, 1 is right, equally loud everywhere."""
    angle = (side + 1) * np.pi / 4
    both: Samples = np.sqrt(2) * np.stack([sound * np.cos(angle), sound * np.sin(angle)])
    return both
