"""Noise that goes round: wind, water, fire, and people too far away to be understood."""

from __future__ import annotations

import numpy as np

from build.sounds import airs
from build.sounds.filters import band
from build.sounds.samples import Samples, chance, empty, hump, lay, length, noise, placed


def breathing(seconds: float, name: str, least: float, quickest: int = 7) -> Samples:
    """A slow rise and fall between ``least`` and 1 that ends as it begins."""
    lot, way = chance("breathing", name), np.linspace(0, 2 * np.pi, length(seconds), endpoint=False)
    waves = [np.sin(turns * way + 6.3 * lot.random()) / turns**0.5 for turns in range(1, quickest + 1)]
    wave = np.sum(waves, axis=0)
    rise: Samples = least + (1 - least) * (wave - wave.min()) / (wave.max() - wave.min())
    return rise


def blowing(seconds: float, name: str, bands: tuple[tuple[float, float, float], ...]) -> Samples:
    """Wind for both ears: bands of noise, each with its own loudness, that swell one after another."""
    ground = empty(seconds, ears=2)
    for low, high, strength in bands:
        swell = breathing(seconds, f"{name} {low}", 0.15)
        for ear in (0, 1):
            ground[ear] += strength * swell * band(noise(seconds, name, low, ear), low, high)
    return ground


def _syllable(name: str) -> Samples:
    lot = chance("syllable", name)
    seconds = 0.12 + 0.14 * lot.random()
    vowel = tuple(airs.VOWELS)[int(lot.integers(len(airs.VOWELS)))]
    tone = (105, 125, 190, 215)[int(lot.integers(4))] * (0.9 + 0.25 * lot.random())
    return airs.voice(tone, seconds, name, vowel) * hump(seconds, 0.35)


def murmur(seconds: float, name: str, people: int) -> Samples:
    """People talking, for both ears; the syllables mean nothing."""
    ground = empty(seconds, ears=2)
    syllables = [_syllable(f"{name} {number}") for number in range(60)]
    for person in range(people):
        lot, at = chance(name, person), 0.0
        side, near = 1.6 * lot.random() - 0.8, 0.4 + 0.6 * lot.random()
        while at < seconds:
            for _ in range(int(lot.integers(3, 11))):
                sound = syllables[int(lot.integers(len(syllables)))]
                lay(ground, placed(near * (0.5 + 0.5 * lot.random()) * sound, side), at, round_=True)
                at += 0.16 + 0.14 * lot.random()
            at += 0.5 + 2.5 * lot.random()
    return ground


def crackling(seconds: float, name: str, often: float) -> Samples:
    """A fire: small dry ticks over a soft roar."""
    lot = chance("fire", name)
    ground = 0.12 * blowing(seconds, f"{name} roar", ((60, 220, 1.0),))
    for at in lot.random(round(often * seconds)) * seconds:
        size = 0.004 + 0.012 * lot.random()
        tick = band(noise(0.05, name, at), 700 + 2200 * lot.random(), 5000)[: length(size)] * hump(size, 0.15)
        lay(ground, placed(lot.random() ** 2 * tick, 0.5 * lot.random() - 0.1), at, round_=True)
    return ground
