"""Wood and cardboard on an oak table."""

from __future__ import annotations

from build.sounds import bodies
from build.sounds.filters import band, tempered
from build.sounds.room import in_room
from build.sounds.samples import Samples, chance, empty, falling, hump, lay, noise


def cube(take: int) -> Samples:
    """A cube falls and bounces once."""
    tone = (780, 860, 700, 930)[take]
    sound = empty(0.34)
    lay(sound, bodies.knock(tone, 0.2, f"cube {take}"), 0.004)
    lay(sound, 0.38 * bodies.knock(tone * 1.07, 0.15, f"bounce {take}"), 0.075 + 0.008 * take)
    return in_room(tempered(sound, 90, 6000), "chamber", 0.3, 0.14)


def token(take: int) -> Samples:
    """A token is turned: it flutters, then lies."""
    lot, sound, at = chance("token", take), empty(0.5), 0.004
    tone = (560, 620, 510)[take]
    for turn in range(4):
        flick = bodies.knock(tone * (1.3 + 0.1 * lot.random()), 0.08, f"turn {take} {turn}", hollow=0.1)
        lay(sound, (0.18 + 0.07 * turn) * flick, at)
        at += 0.062 - 0.008 * turn
    lay(sound, 0.2 * band(noise(0.2, "air", take), 600, 2400) * hump(0.2), 0)
    lay(sound, bodies.knock(tone, 0.2, f"lies {take}", hollow=0.8), at + 0.01)
    return in_room(tempered(sound, 90, 5500), "chamber", 0.3, 0.14)


def button(take: int) -> Samples:
    """A fingertip on a strip of vellum over wood."""
    sound = bodies.knock((440, 480, 410)[take], 0.12, f"button {take}", hollow=0.7)
    return in_room(tempered(sound, 90, 2600), "chamber", 0.2, 0.1)


def error(take: int) -> Samples:
    """Two damped strings, the second lower: not this way."""
    kind = bodies.GUT._replace(lasting=0.5, bright=1100)
    high, low = ((174.6, 155.6), (164.8, 146.8))[take]
    sound = empty(0.6)
    lay(sound, 0.8 * bodies.string(high, 0.3, f"error {take} high", kind), 0.004)
    lay(sound, bodies.string(low, 0.42, f"error {take} low", kind), 0.14)
    return in_room(falling(tempered(sound, 90, 2500), 0.08), "chamber", 0.3, 0.15)
