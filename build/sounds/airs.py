"""What sounds as long as somebody blows, bows or sings."""

from __future__ import annotations

import numpy as np

from build.sounds.filters import band
from build.sounds.samples import RATE, Samples, chance, falling, noise, rising, times

_RECORDER = (1.0, 0.1, 0.26, 0.04, 0.07, 0.015)
#: Vowels by the pitches, widths and strengths of what a mouth lets through.
VOWELS = {
    "ah": ((700, 130, 1.0), (1150, 150, 0.5), (2600, 250, 0.12)),
    "oh": ((480, 110, 1.0), (850, 130, 0.45), (2500, 250, 0.06)),
    "oo": ((330, 90, 1.0), (700, 120, 0.2), (2300, 250, 0.03)),
    "eh": ((530, 110, 1.0), (1750, 180, 0.35), (2500, 250, 0.12)),
    "ee": ((300, 80, 1.0), (2100, 200, 0.22), (2900, 250, 0.1)),
}


def _phase(pitch: Samples) -> Samples:
    turns: Samples = 2 * np.pi * np.cumsum(pitch) / RATE
    return turns


def recorder(pitch: float, seconds: float, name: str) -> Samples:
    """A wooden flute, blown softly: the breath first, then the tone, then a slow tremble."""
    whole = seconds + 0.09
    moments = times(whole)
    late = np.clip((moments - 0.35) / 0.6, 0, 1)
    tremble = late * np.sin(2 * np.pi * (4.4 + 0.5 * chance("tremble", name).random()) * moments)
    scoop = -0.006 * np.exp(-moments / 0.03)
    phase = _phase(pitch * (1 + scoop + 0.0025 * tremble))
    sound = sum(weight * np.sin((k + 1) * phase) for k, weight in enumerate(_RECORDER))
    sound = np.asarray(sound) * (1 + 0.07 * tremble)
    breath = noise(whole, "breath", name)
    sound += 0.05 * band(breath, pitch * 0.8, min(7000, pitch * 3), 1)
    sound += 0.12 * band(breath, pitch * 1.5, pitch * 4, 1) * np.exp(-moments / 0.02)
    return falling(rising(sound, 0.055), 0.12)


def _harmonics(pitch: float, highest: float) -> range:
    return range(1, int(highest / pitch) + 1)


def drone(pitch: float, seconds: float, name: str, highest: float = 1800) -> Samples:
    """A string bowed by a wheel; it ends as it begins, so it can go on for ever."""
    lot, moments = chance("drone", name), times(seconds)
    whole = round(pitch * seconds) / seconds
    sound = np.zeros(len(moments))
    for number in _harmonics(whole, highest):
        swell = 1 + 0.35 * np.sin(2 * np.pi * (lot.integers(2, 9) * moments / seconds + lot.random()))
        turn = 2 * np.pi * (number * whole * moments + lot.random())
        sound += swell * np.sin(turn) / number**1.35
    return sound


def voice(pitch: float, seconds: float, name: str, vowel: str = "ah") -> Samples:
    """Somebody sings one note."""
    lot, moments = chance("voice", name), times(seconds)
    tremble = np.sin(2 * np.pi * (4.9 + 0.8 * lot.random()) * moments + 6.3 * lot.random())
    drift = np.cumsum(lot.random(len(moments)) - 0.5)
    drift = band(drift, high=3) / max(1e-9, float(np.max(np.abs(drift))))
    phase = _phase(pitch * (1 + 0.004 * tremble + 0.003 * drift + 0.004 * (lot.random() - 0.5)))
    sound = np.zeros(len(moments))
    for number in _harmonics(pitch, 4200):
        sound += mouth(number * pitch, vowel) / number**0.7 * np.sin(number * phase + 6.3 * lot.random())
    return sound


def mouth(pitch: float, vowel: str) -> float:
    """How much of a pitch a mouth lets through."""
    return 0.02 + sum(w * float(np.exp(-0.5 * ((pitch - c) / width) ** 2)) for c, width, w in VOWELS[vowel])
