"""What lets some pitches through; a filtered loop stays a loop."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from build.sounds.samples import RATE, Samples, length


def filtered(sound: Samples, gain: Callable[[Samples], Samples]) -> Samples:
    """Weigh the pitches of a sound, going round at its ends."""
    size = sound.shape[-1]
    weights = gain(np.arange(size // 2 + 1) * (RATE / size))
    shaped: Samples = np.fft.irfft(np.fft.rfft(sound) * weights, size)
    return shaped


def band(sound: Samples, low: float = 0, high: float = 0, steep: int = 2) -> Samples:
    """Keep what lies between two pitches; 0 leaves that side open."""

    def gain(pitch: Samples) -> Samples:
        weights = np.ones_like(pitch)
        if low:
            weights /= np.sqrt(1 + (low / np.maximum(pitch, 1e-3)) ** (2 * steep))
        if high:
            weights /= np.sqrt(1 + (pitch / high) ** (2 * steep))
        return weights

    return filtered(sound, gain)


def tempered(sound: Samples, low: float, high: float) -> Samples:
    """Keep softly what lies between two pitches, of a sound that does not go round."""
    silence = length(0.01), length(0.1)
    return band(np.pad(sound, silence), low, high, 1)
