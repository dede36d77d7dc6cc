"""Things that ring when they are struck or plucked: every one a handful of tones that die away."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from build.sounds.filters import band
from build.sounds.samples import Samples, chance, falling, hump, length, noise, rising, times

#: Nothing above is sounded: it would only be sharp.
HIGHEST = 9000


class Mode(NamedTuple):
    """A tone of a body: its pitch, its strength, and the seconds until it is 60 dB quieter."""

    pitch: float
    strength: float
    lasting: float


def struck(modes: Sequence[Mode], seconds: float, name: str, *, soft: float = 0.0015) -> Samples:
    """A body struck once; ``soft`` is how many seconds the beater touches it."""
    whole, lot = times(seconds), chance("struck", name)
    sound = np.zeros(len(whole))
    for mode in modes:
        phase = lot.random() * 2 * np.pi
        if mode.pitch < HIGHEST:
            # Nobody hears what is 90 dB quieter.
            moments = whole[: length(1.5 * mode.lasting)]
            fading = 10 ** (-3 * moments / mode.lasting)
            sound[: len(moments)] += mode.strength * fading * np.sin(2 * np.pi * mode.pitch * moments + phase)
    return falling(rising(sound, soft), 0.03)


class String(NamedTuple):
    """What a string is made of, where it is plucked and by what."""

    point: float
    bright: float
    lasting: float
    damped: float
    dull: float = 1.0
    stiff: float = 0.0
    soft: float = 0.002
    highest: float = 9000


def string(pitch: float, seconds: float, name: str, kind: String) -> Samples:
    """A string plucked once and left alone."""
    count = int(min(48, kind.highest / pitch))
    number = np.arange(1, count + 1)
    tones = number * pitch * np.sqrt(1 + kind.stiff * number**2)
    strength = np.abs(np.sin(np.pi * number * kind.point)) / number**kind.dull * np.exp(-tones / kind.bright)
    lasting = kind.lasting * (220 / pitch) ** 0.45 / (1 + (tones / kind.damped) ** 1.2)
    modes = [Mode(*mode) for mode in zip(tones, strength, lasting, strict=True)]
    sound = struck(modes, seconds, name, soft=kind.soft)
    sound /= np.sqrt(np.sum(strength**2))
    return sound


GUT = String(point=0.23, bright=2300, lasting=2.6, damped=1500, dull=1.15, soft=0.004)
WIRE = String(point=0.13, bright=3600, lasting=4.2, damped=2600, dull=1.1, stiff=0.00004, soft=0.002)


def finger(name: str, strength: float = 1.0) -> Samples:
    """The touch of a finger on wood and string, before the tone."""
    return strength * rising(band(noise(0.03, "finger", name), 150, 1400) * hump(0.03, 0.2), 0.002)


#: Hum, prime, minor third, fifth, octave and what a founder leaves above: pitch, strength, lasting.
_BELL = (
    (0.5, 0.45, 1.0),
    (1.0, 0.9, 0.72),
    (1.19, 0.62, 0.6),
    (1.5, 0.24, 0.42),
    (2.0, 0.8, 0.4),
    (2.52, 0.22, 0.26),
    (2.67, 0.18, 0.24),
    (3.01, 0.26, 0.2),
    (4.1, 0.16, 0.14),
    (5.4, 0.08, 0.09),
)


def bell(pitch: float, seconds: float, name: str, *, soft: float = 0.003) -> Samples:
    """A bell of bronze; each tone is two that lie close together, so it shimmers."""
    apart = 0.25 + 0.5 * chance("bell", name).random(len(_BELL))
    modes = [
        Mode(pitch * part + side * apart[number], strength / 2, seconds * lasting)
        for number, (part, strength, lasting) in enumerate(_BELL)
        for side in (-1, 1)
    ]
    return struck(modes, seconds, name, soft=soft)


def drum(pitch: float, seconds: float, name: str) -> Samples:
    """A skin over a hoop, struck with a soft stick; its pitch sinks a little."""
    moments = times(seconds)
    sound = np.zeros(len(moments))
    bend = moments + 0.012 * (1 - np.exp(-moments / 0.03))
    for part, strength, lasting in ((1, 1.0, 1), (1.59, 0.5, 0.6), (2.14, 0.3, 0.45), (2.65, 0.16, 0.35)):
        fading = 10 ** (-3 * moments / (seconds * lasting))
        sound += strength * fading * np.sin(2 * np.pi * pitch * part * bend)
    touch = band(noise(seconds, "skin", name), 200, 1600) * np.exp(-moments / 0.018)
    return falling(rising(sound + 1.3 * touch, 0.003), 0.05)


#: A small block of hard wood: pitch, strength, lasting.
_BLOCK = ((1, 1.0, 0.09), (1.83, 0.5, 0.06), (2.9, 0.34, 0.04), (4.4, 0.16, 0.025))


def knock(pitch: float, seconds: float, name: str, *, hollow: float = 0.5) -> Samples:
    """Wood on wood; ``hollow`` is how much of the table answers."""
    lot = chance("knock", name)
    modes = [
        Mode(pitch * part * (0.97 + 0.06 * lot.random()), strength, lasting)
        for part, strength, lasting in _BLOCK
    ]
    modes += [Mode(150 + 40 * lot.random(), 1.2 * hollow, 0.16), Mode(260 + 50 * lot.random(), hollow, 0.1)]
    tap = band(noise(seconds, "tap", name), 500, 4000) * np.exp(-times(seconds) / 0.004)
    return falling(rising(struck(modes, seconds, name, soft=0.001) + 0.8 * tap, 0.0015), 0.02)
