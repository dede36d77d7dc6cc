"""Paris: bells over the roofs, a street below."""

from __future__ import annotations

import numpy as np

from build.sounds import bodies
from build.sounds.ambience.weather import blowing, murmur
from build.sounds.effects.trail import hoof
from build.sounds.filters import band
from build.sounds.room import in_room
from build.sounds.samples import Samples, chance, empty, lay, placed

SECONDS = 36.0
#: When a bell is heard, its pitch, its place, and how near it is.
BELLS = (
    (1.5, 220.0, -0.6, 0.36),
    (4.1, 220.0, -0.6, 0.3),
    (6.7, 220.0, -0.6, 0.33),
    (14.0, 329.6, 0.7, 0.26),
    (15.3, 293.7, 0.6, 0.24),
    (16.7, 329.6, 0.7, 0.2),
    (25.0, 164.8, 0.1, 0.4),
    (29.4, 164.8, 0.1, 0.34),
)


def streets() -> Samples:
    """Everything together."""
    ground = 0.4 * blowing(SECONDS, "city", ((90, 300, 1.0), (300, 900, 0.35), (900, 2200, 0.08)))
    people = band(murmur(SECONDS, "street", 7), 150, 1100)
    ground += 0.035 * in_room(people, "street", 1.4, 1.2, round_=True)
    ground += 0.14 * in_room(band(_trot(), 150, 1500, 1), "street", 1.2, 0.8, round_=True)
    return ground + 0.15 * in_room(band(_bells(), 80, 1300, 1), "vault", 3.5, 0.9, round_=True)


def _bells() -> Samples:
    ground = empty(SECONDS, ears=2)
    for at, tone, side, near in BELLS:
        lay(ground, placed(near * bodies.bell(tone, 6.0, f"{tone}", soft=0.02), side), at, round_=True)
    return ground


def _trot() -> Samples:
    """Somebody rides by, from the left to the right."""
    ground, lot, at = empty(SECONDS, ears=2), chance("trot"), 0.0
    while at < 9:
        near = float(np.sin(np.pi * at / 9)) ** 2
        lay(ground, placed(near * hoof(f"far {at:.2f}"), 1.6 * at / 9 - 0.8), 16 + at, round_=True)
        at += (0.22, 0.3)[int(at * 4) % 2] + 0.02 * lot.random()
    return ground
