"""What runs and rolls through the streets."""

from __future__ import annotations

import numpy as np

from build.sounds import bodies
from build.sounds.filters import band, tempered
from build.sounds.room import in_room
from build.sounds.samples import RATE, Samples, chance, empty, hump, lay, length, noise, times


def hoof(name: str) -> Samples:
    """A hoof on cobbles."""
    lot = chance("hoof", name)
    tone = 620 * (0.92 + 0.16 * lot.random())
    modes = [
        bodies.Mode(tone, 1, 0.07),
        bodies.Mode(tone * 1.55, 0.6, 0.05),
        bodies.Mode(tone * 2.7, 0.2, 0.03),
    ]
    return bodies.struck(modes, 0.1, f"hoof {name}", soft=0.002)


def wheels(take: int) -> Samples:
    """A carriage passes: a rumble, wheels over stones, a trot before it."""
    seconds, lot = 1.15, chance("wheels", take)
    sound = 0.5 * band(noise(seconds, "rumble", take), 70, 260)
    for at in np.arange(0.02, seconds - 0.15, 0.055):
        stone = bodies.knock(230 + 160 * lot.random(), 0.1, f"stone {take} {at}", hollow=0.9)
        lay(sound, (0.08 + 0.16 * lot.random()) * stone, at + 0.02 * lot.random())
    for step, at in enumerate(np.arange(0.05, seconds - 0.15, (0.165, 0.15, 0.18)[take])):
        lay(sound, (0.5, 0.36)[step % 2] * hoof(f"{take} {step}"), at + 0.012 * lot.random())
    creak = np.sin(2 * np.pi * np.cumsum(410 + 60 * hump(0.3)) / RATE) * hump(0.3) * 0.03
    lay(sound, creak, 0.3 + 0.2 * lot.random())
    return in_room(sound * hump(seconds, 0.45, 0.6), "street", 0.6, 0.22)


def _squeak(tone: float, seconds: float, name: str) -> Samples:
    lot = chance("squeak", name)
    way = np.linspace(0, 1, length(seconds))
    glide = tone * (1 + 0.22 * np.sin(np.pi * way) - (0.1 + 0.15 * lot.random()) * way)
    phase = 2 * np.pi * np.cumsum(glide * (1 + 0.012 * np.sin(2 * np.pi * 55 * times(seconds)))) / RATE
    sound: Samples = (np.sin(phase) + 0.25 * np.sin(2 * phase)) * hump(seconds, 0.35)
    return sound


def rats(take: int) -> Samples:
    """Small feet, and a squeak or two."""
    lot, sound, at = chance("rats", take), empty(0.75), 0.01
    while at < 0.6:
        foot = band(noise(0.02, "foot", take, at), 900, 3200) * hump(0.02, 0.2)
        lay(sound, (0.25 + 0.3 * lot.random()) * foot, at)
        at += 0.03 + 0.03 * lot.random()
    for squeak in range(2 + take % 2):
        tone = 1750 * (0.9 + 0.35 * lot.random())
        start = 0.06 + 0.2 * squeak + 0.07 * lot.random()
        lay(sound, 0.4 * _squeak(tone, 0.07 + 0.06 * lot.random(), f"{take} {squeak}"), start)
    return in_room(tempered(sound, 500, 5000), "chamber", 0.35, 0.2)
