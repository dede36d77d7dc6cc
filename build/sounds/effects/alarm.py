"""The drum that opens a round, and what comes with the plague."""

from __future__ import annotations

from build.sounds import airs, bodies
from build.sounds.filters import band, tempered
from build.sounds.room import in_room
from build.sounds.samples import Samples, empty, falling, hump, lay, noise


def drum(take: int) -> Samples:
    """Two strokes on a large drum."""
    tone = (98, 104, 92)[take]
    sound = empty(1.15)
    lay(sound, 0.6 * bodies.drum(tone, 0.6, f"first {take}"), 0.004)
    lay(sound, bodies.drum(tone * 0.98, 0.85, f"second {take}"), 0.24 + 0.02 * take)
    return in_room(sound, "street", 0.7, 0.22)


def plague(take: int) -> Samples:
    """A low toll, two tones that rub against each other, and a breath of wind."""
    seconds, tone = 2.6, (110.0, 103.8)[take]
    sound = 0.05 * band(noise(seconds, "wind", take), 160, 700) * hump(seconds, 0.35)
    for part, strength in ((1, 0.3), (1.059, 0.16), (1.5, 0.14)):
        hum = airs.drone(tone * part, seconds, f"plague {take} {part}", highest=900)
        sound += strength * hum * hump(seconds, 0.3)
    lay(sound, 0.8 * bodies.bell(tone * 1.5, 2.5, f"toll {take}", soft=0.012), 0.03)
    lay(sound, 0.7 * bodies.drum(tone * 0.75, 0.9, f"toll {take}"), 0.03)
    return in_room(falling(tempered(sound, 60, 2200), 0.3), "vault", 1.2, 0.3)
