"""Bronze, silver, steel and glass."""

from __future__ import annotations

from build.sounds import bodies
from build.sounds.bodies import Mode, struck
from build.sounds.filters import band, tempered
from build.sounds.room import in_room
from build.sounds.samples import Samples, chance, empty, falling, hump, lay, noise


def bell(take: int) -> Samples:
    """A bell of the cathedral, near enough to count."""
    tone = (293.7, 261.6, 329.6)[take]
    sound = tempered(bodies.bell(tone, 3.2, f"take {take}", soft=0.004), 90, 4500)
    return in_room(sound, "vault", 1.2, 0.25)


def _disc(tone: float, name: str) -> Samples:
    lot = chance("disc", name)
    modes = [
        Mode(tone * part * (0.98 + 0.04 * lot.random()), strength, lasting)
        for part, strength, lasting in ((1, 0.7, 0.2), (1.48, 1, 0.26), (2.31, 0.6, 0.16), (3.17, 0.3, 0.1))
    ]
    return struck(modes, 0.32, name, soft=0.001)


def coin(take: int) -> Samples:
    """Two coins on a heap of others."""
    lot, sound = chance("coin", take), empty(0.55)
    tone = 2150 * (1, 1.12, 0.93, 1.05)[take]
    at = 0.004
    for clink, strength in enumerate((1.0, 0.6, 0.35)):
        lay(sound, strength * _disc(tone * (1 + 0.09 * clink), f"coin {take} {clink}"), at)
        at += 0.055 + 0.05 * lot.random()
    lay(sound, 0.5 * bodies.knock(420, 0.12, f"heap {take}"), 0.004)
    return in_room(tempered(sound, 300, 7500), "chamber", 0.35, 0.18)


def blade(take: int) -> Samples:
    """A sword leaves its sheath; nobody is hurt."""
    lot = chance("blade", take)
    scrape = band(noise(0.38, "scrape", take), 1700, 5200) * hump(0.38, 0.7)
    tone = 1290 * (1, 1.1)[take]
    modes = [
        Mode(tone * part * (0.99 + 0.02 * lot.random()), strength, lasting)
        for part, strength, lasting in ((1, 0.5, 0.7), (1.71, 0.7, 0.6), (2.76, 0.5, 0.5), (4.07, 0.3, 0.35))
    ]
    sound = empty(0.95)
    lay(sound, 0.55 * scrape, 0)
    lay(sound, 0.8 * struck(modes, 0.65, f"blade {take}", soft=0.02), 0.28)
    return in_room(tempered(sound, 500, 6500), "chamber", 0.4, 0.2)


def glass(take: int) -> Samples:
    """A flask is set down, and what is in it stirs."""
    tone = 1560 * (1, 1.13, 0.9)[take]
    modes = [Mode(tone, 1, 0.34), Mode(tone * 2.32, 0.5, 0.22), Mode(tone * 4.25, 0.2, 0.1)]
    sound = empty(0.6)
    lay(sound, 0.7 * struck(modes, 0.4, f"glass {take}", soft=0.0015), 0.004)
    lot = chance("bubbles", take)
    at = 0.1
    for _ in range(4):
        lay(sound, 0.4 * _bubble(420 + 380 * lot.random(), f"{take} {at}"), at)
        at += 0.05 + 0.06 * lot.random()
    return in_room(falling(tempered(sound, 250, 6500), 0.05), "chamber", 0.35, 0.18)


def _bubble(tone: float, name: str) -> Samples:
    return struck([Mode(tone, 1, 0.07), Mode(tone * 1.18, 0.4, 0.05)], 0.08, f"bubble {name}", soft=0.006)
