"""The room around a sound: a few early echoes and a tail that loses its treble."""

from __future__ import annotations

import numpy as np

from build.sounds.filters import band
from build.sounds.samples import Samples, chance, length, noise, times

#: Pitches that keep apart how fast a room swallows sound, and how long each lasts beside the middle.
LAYERS = ((60, 500, 1.1), (500, 2000, 1.0), (2000, 7000, 0.55))


def _ear(seconds: float, name: str) -> Samples:
    tail = np.zeros(length(seconds))
    for low, high, lasting in LAYERS:
        layer = band(noise(seconds, name, low), low, high)
        tail += layer / np.sqrt(np.mean(layer**2)) * 10 ** (-3 * times(seconds) / (0.9 * seconds * lasting))
    tail[: length(0.012)] = 0
    for echo, late in enumerate(0.006 + 0.03 * np.sort(chance(name, "echoes").random(6))):
        tail[length(late)] += 6 * 0.8**echo
    tail /= np.sqrt(np.sum(tail**2))
    return tail


def answer(name: str, seconds: float) -> Samples:
    """What a room gives back when somebody claps, for both ears."""
    return np.stack([_ear(seconds, f"{name} left"), _ear(seconds, f"{name} right")])


def in_room(sound: Samples, name: str, seconds: float, wet: float, *, round_: bool = False) -> Samples:
    """A sound with the room around it; ``round_`` lets the tail go on at the beginning, for loops."""
    tail = answer(name, seconds)
    if sound.ndim == 1:
        tail = tail[0]
    size = sound.shape[-1] if round_ else sound.shape[-1] + tail.shape[-1]
    heard = np.fft.irfft(np.fft.rfft(sound, size) * np.fft.rfft(tail, size), size)
    heard *= wet
    heard[..., : sound.shape[-1]] += sound
    result: Samples = heard
    return result
