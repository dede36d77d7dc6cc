"""How loud a sound is, as figures: peak, offset, and loudness as ears weigh it."""

from __future__ import annotations

import numpy as np

from build.sounds.filters import filtered
from build.sounds.samples import Samples, length

#: The two filters that stand for head and ear in ITU-R BS.1770, at 48 000 samples a second.
_SHELF = ((1.53512485958697, -2.69169618940638, 1.19839281085285), (1.0, -1.69065929318241, 0.73248077421585))
_PASS = ((1.0, -2.0, 1.0), (1.0, -1.99004745483398, 0.99007225036621))
WINDOW, HOP = 0.4, 0.1
#: Nothing is quieter.
SILENCE = -120.0


def decibels(value: float) -> float:
    """An amplitude beside the loudest possible one."""
    return float(20 * np.log10(max(value, 1e-6)))


def peak(sound: Samples) -> float:
    """The highest amplitude."""
    return float(np.max(np.abs(sound)))


def offset(sound: Samples) -> float:
    """How far the middle of a sound lies off zero."""
    return float(np.max(np.abs(np.mean(sound, axis=-1))))


def _ear(pitch: Samples) -> Samples:
    z = np.exp(-2j * np.pi * pitch / 48_000)
    weights = np.ones_like(pitch)
    for above, below in (_SHELF, _PASS):
        weights *= np.abs(np.polyval(above[::-1], z) / np.polyval(below[::-1], z))
    return weights


def _windows(sound: Samples) -> Samples:
    """The loudness of every stretch of 0.4 s."""
    both = np.atleast_2d(sound)
    size, hop = length(WINDOW), length(HOP)
    padded = np.pad(both, ((0, 0), (0, max(size, -(-both.shape[-1] // hop) * hop) - both.shape[-1])))
    weighed = filtered(padded, _ear)
    power = 2 * np.mean(weighed**2, axis=0)
    sums = np.concatenate([[0.0], np.cumsum(power)])
    starts = np.arange(0, len(power) - size + 1, hop)
    means = (sums[starts + size] - sums[starts]) / size
    loudness: Samples = np.maximum(SILENCE, -0.691 + 10 * np.log10(np.maximum(means, 1e-13)))
    return loudness


def loudest(sound: Samples) -> float:
    """The loudness of the loudest 0.4 s: what counts for an effect."""
    return float(np.max(_windows(sound)))


def loudness(sound: Samples) -> float:
    """The loudness of the whole, quiet stretches left out: what counts for music."""
    windows = _windows(sound)
    for gate in (-70.0, _mean(windows[windows > -70.0]) - 10):
        windows = windows[windows > gate]
    return _mean(windows)


def _mean(windows: Samples) -> float:
    if not len(windows):
        return SILENCE
    return float(10 * np.log10(np.mean(10 ** (windows / 10))))
