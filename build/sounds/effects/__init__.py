"""The effects: short sounds of things on the table, each in a few takes so that none of them nags."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from build.sounds.effects import alarm, chant, metal, paper, trail, wood
from build.sounds.samples import Samples


class Effect(NamedTuple):
    """How an effect is made, take by take, and how loud its loudest moment is."""

    make: Callable[[int], Samples]
    takes: int
    loud: float


EFFECTS: dict[str, Effect] = {
    "bell": Effect(metal.bell, 3, -21),
    "coin": Effect(metal.coin, 4, -26),
    "blade": Effect(metal.blade, 2, -27),
    "glass": Effect(metal.glass, 3, -26),
    "card": Effect(paper.card, 4, -26),
    "page": Effect(paper.page, 3, -26),
    "quill": Effect(paper.quill, 3, -29),
    "curtain": Effect(paper.curtain, 2, -26),
    "cube": Effect(wood.cube, 4, -25),
    "token": Effect(wood.token, 3, -25),
    "button": Effect(wood.button, 3, -30),
    "error": Effect(wood.error, 2, -26),
    "wheels": Effect(trail.wheels, 3, -24),
    "rats": Effect(trail.rats, 4, -27),
    "drum": Effect(alarm.drum, 3, -21),
    "plague": Effect(alarm.plague, 2, -20),
    "flute": Effect(chant.flute, 3, -24),
    "choir": Effect(chant.choir, 1, -19),
}
