"""The town of Rattus Cartus: a tavern with a fire."""

from __future__ import annotations

from build.sounds import bodies
from build.sounds.ambience.weather import blowing, crackling, murmur
from build.sounds.bodies import Mode, struck
from build.sounds.filters import band, tempered
from build.sounds.room import in_room
from build.sounds.samples import Samples, chance, empty, lay, placed

SECONDS = 32.0


def tavern() -> Samples:
    """Everything together."""
    people = band(murmur(SECONDS, "tavern", 9), 130, 1500)
    ground = 0.05 * in_room(people, "tavern", 0.9, 0.7, round_=True)
    ground += 0.6 * crackling(SECONDS, "hearth", 7)
    ground += 0.22 * blowing(SECONDS, "draught", ((80, 260, 1.0), (260, 600, 0.3)))
    return ground + 0.2 * in_room(_things(), "tavern", 0.9, 0.6, round_=True)


def _things() -> Samples:
    """Cups are put down, and now and then two meet."""
    ground, lot, at = empty(SECONDS, ears=2), chance("things"), 1.0
    while at < SECONDS:
        side, near = 1.6 * lot.random() - 0.8, 0.25 + 0.4 * lot.random()
        if lot.random() < 0.6:
            sound = bodies.knock(260 + 160 * lot.random(), 0.2, f"cup {at:.2f}", hollow=0.9)
        else:
            tone = 1150 + 500 * lot.random()
            modes = [Mode(tone, 0.6, 0.25), Mode(tone * 2.4, 0.3, 0.14)]
            sound = struck(modes, 0.3, f"pewter {at:.2f}")
        lay(ground, placed(near * tempered(sound, 100, 3000), side), at, round_=True)
        at += 1.2 + 3.2 * lot.random()
    return ground
