"""Cards, pages, a quill and cloth: noise that somebody moves."""

from __future__ import annotations

import numpy as np

from build.sounds import bodies
from build.sounds.filters import band, tempered
from build.sounds.room import in_room
from build.sounds.samples import Samples, chance, empty, hump, lay, length, noise, rising, times


def _rustle(seconds: float, low: float, high: float, name: str) -> Samples:
    """Noise in many small grains, as of something stiff that bends."""
    lot = chance("rustle", name)
    grains = np.zeros(length(seconds))
    for start in np.sort(lot.random(round(90 * seconds))) * seconds:
        size = 0.004 + 0.016 * lot.random()
        lay(grains, (0.3 + lot.random()) * hump(size, 0.3), start)
    return band(noise(seconds, name), low, high) * (0.35 + grains)


def card(take: int) -> Samples:
    """A card slides over the table and lies."""
    slide = 0.13 + 0.02 * take
    sound = empty(slide + 0.16)
    lay(sound, _rustle(slide, 1100, 5200, f"card {take}") * hump(slide, 0.62), 0)
    lay(sound, 0.32 * bodies.knock(330 + 40 * take, 0.14, f"card {take}", hollow=0.6), slide - 0.03)
    return in_room(sound, "chamber", 0.3, 0.12)


def page(take: int) -> Samples:
    """A leaf of vellum is lifted, turned and laid."""
    sound = empty(0.56)
    lift = 0.24 + 0.03 * take
    lay(sound, 0.7 * _rustle(lift, 700, 3600, f"lift {take}") * hump(lift, 0.6), 0)
    lay(sound, _rustle(0.24, 350, 2600, f"fall {take}") * hump(0.24, 0.3), lift - 0.03)
    return in_room(sound, "chamber", 0.3, 0.14)


def quill(take: int) -> Samples:
    """A few strokes of a quill."""
    lot, sound, at = chance("quill", take), empty(0.62), 0.01
    while at < 0.46:
        stroke = 0.05 + 0.07 * lot.random()
        rough = 1 + 0.6 * np.sign(np.sin(2 * np.pi * (110 + 60 * lot.random()) * times(stroke)))
        scratch = band(noise(stroke, "stroke", take, at), 1900, 4800) * rough * hump(stroke, 0.4)
        lay(sound, (0.5 + 0.5 * lot.random()) * scratch, at)
        at += stroke + 0.015 + 0.04 * lot.random()
    return in_room(tempered(sound, 1200, 6000), "chamber", 0.25, 0.15)


def curtain(take: int) -> Samples:
    """Heavy cloth on rings."""
    seconds = 0.62 + 0.08 * take
    cloth = band(noise(seconds, "cloth", take), 220, 1900, 1) * hump(seconds, 0.45)
    sound = rising(0.8 * cloth, 0.03)
    lot = chance("rings", take)
    for at in np.sort(lot.random(7)) * (seconds - 0.2) + 0.06:
        tone = 1500 + 900 * lot.random()
        modes = [bodies.Mode(tone, 0.6, 0.09), bodies.Mode(tone * 1.9, 0.4, 0.06)]
        lay(sound, 0.3 * bodies.struck(modes, 0.1, f"ring {take} {at}"), at)
    return in_room(sound, "chamber", 0.4, 0.18)
