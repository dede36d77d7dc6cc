"""Europe: wind over the coast and a long sea."""

from __future__ import annotations

import numpy as np

from build.sounds.ambience.weather import blowing
from build.sounds.filters import band
from build.sounds.room import in_room
from build.sounds.samples import RATE, Samples, chance, empty, hump, lay, length, noise, placed

SECONDS = 40.0
#: When a wave breaks, how long it takes, where, and how strong it is.
WAVES = (
    (0.0, 9.0, -0.3, 0.9),
    (7.4, 8.0, 0.3, 0.7),
    (14.6, 10.0, 0.0, 1.0),
    (23.4, 8.5, -0.2, 0.75),
    (31.0, 9.5, 0.4, 0.9),
)
WIND = ((120, 320, 0.9), (260, 620, 0.6), (500, 1100, 0.26), (1000, 2300, 0.08))


def coast() -> Samples:
    """Everything together."""
    ground = 0.55 * blowing(SECONDS, "coast", WIND)
    for number, (at, seconds, side, strength) in enumerate(WAVES):
        lay(ground, 0.75 * strength * placed(_wave(seconds, str(number)), side), at, round_=True)
    return ground + 0.03 * in_room(_gulls(), "bay", 2.5, 1.2, round_=True)


def _wave(seconds: float, name: str) -> Samples:
    """Deep water first, then foam, then the foam runs back."""
    deep = band(noise(seconds, "deep", name), 70, 380) * hump(seconds, 0.42)
    foam = band(noise(seconds, "foam", name), 500, 2800, 1) * hump(seconds, 0.55, 1.6)
    back = band(noise(seconds, "back", name), 1500, 4200, 1) * hump(seconds, 0.75, 2.2)
    return deep + 0.22 * foam + 0.06 * back


def _gulls() -> Samples:
    ground, lot = empty(SECONDS, ears=2), chance("gulls")
    for at, side in ((10.5, -0.7), (11.3, -0.6), (12.0, -0.5), (28.2, 0.6), (29.1, 0.7)):
        lay(ground, placed(_cry(900 + 120 * lot.random(), 0.42 + 0.1 * lot.random()), side), at, round_=True)
    return ground


def _cry(tone: float, seconds: float) -> Samples:
    way = np.linspace(0, 1, length(seconds))
    glide = tone * (1 + 0.3 * np.sin(np.pi * way**0.6) - 0.15 * way)
    phase = 2 * np.pi * np.cumsum(glide) / RATE
    sound: Samples = (np.sin(phase) + 0.4 * np.sin(2 * phase) + 0.15 * np.sin(3 * phase)) * hump(seconds, 0.4)
    return sound
