"""The last touch: as loud as its kind, never too loud, and silent where it begins and ends."""

from __future__ import annotations

import numpy as np

from build.sounds.levels import loudest, loudness, peak
from build.sounds.samples import Samples, empty, falling, rising

#: The highest amplitude, with some room for what the packing adds: -4.5 dB.
CEILING = 0.596
MUSIC_LOUD, AMBIENCE_LOUD = -22.0, -29.0
#: Seconds of silence before an effect, so that packing does not smear its beginning over the edge.
BEFORE = 0.006


def effect(sound: Samples, loud: float) -> Samples:
    """An effect without a step at either end, its loudest moment as loud as it should be."""
    sound = falling(rising(_centred(_trimmed(sound)), 0.001), 0.06)
    return np.concatenate([empty(BEFORE), _scaled(sound, loud - loudest(sound)), empty(0.02)])


def loop(sound: Samples, loud: float) -> Samples:
    """A loop as loud as it should be; its ends already meet."""
    sound = _centred(sound)
    return _scaled(sound, loud - loudness(sound))


def _centred(sound: Samples) -> Samples:
    centred: Samples = sound - np.mean(sound, axis=-1, keepdims=True)
    return centred


def _trimmed(sound: Samples) -> Samples:
    """Without the part of the tail that nobody hears."""
    heard = np.nonzero(np.abs(sound) > 0.0006 * peak(sound))[0]
    return sound[: int(heard[-1]) + 1]


def _scaled(sound: Samples, decibels: float) -> Samples:
    scaled = sound * 10 ** (decibels / 20)
    return scaled * min(1.0, CEILING / peak(scaled))
