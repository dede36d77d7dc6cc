"""Motes: dust, sparks and drops that fly for a moment and are gone."""

import math
import random
from dataclasses import dataclass

import pygame

from game.drawing.canvas import Canvas
from game.drawing.surface_cache import Stowed
from game.drawing.text import Colour

#: How many levels of fading are drawn, and how fast things fall, in units a second a second.
FADES, FALL = 8, 260.0
#: Never more than so many at once: what is older goes.
MOST = 300


@dataclass
class Mote:
    """One of them: where it is, where it goes, how large it is, and how long it lives."""

    x: float
    y: float
    vx: float
    vy: float
    size: float
    colour: Colour
    life: float
    age: float = 0.0

    @property
    def left(self) -> float:
        """Say how much of its life is left, from 1 to 0."""
        return max(0.0, 1 - self.age / self.life)


class Motes:
    """All that fly at the moment."""

    def __init__(self, seed: int = 1) -> None:
        self._motes: list[Mote] = []
        self._chance = random.Random(seed)

    @property
    def alive(self) -> bool:
        """Say whether any are left."""
        return bool(self._motes)

    def burst(self, x: float, y: float, colour: Colour, *, count: int, speed: float, size: float) -> None:
        """Let some fly up from a spot to all sides."""
        for _ in range(count):
            turn = self._chance.uniform(math.pi, 2 * math.pi)
            fast = speed * self._chance.uniform(0.4, 1.0)
            away = math.cos(turn) * fast, math.sin(turn) * fast * 0.7
            large, life = size * self._chance.uniform(0.5, 1.2), self._chance.uniform(0.35, 0.7)
            self._motes.append(Mote(x, y, *away, large, colour, life))
        del self._motes[:-MOST]

    def pass_time(self, seconds: float) -> None:
        """Let them fly, fall and fade."""
        for mote in self._motes:
            mote.age += seconds
            mote.x += mote.vx * seconds
            mote.y += mote.vy * seconds
            mote.vy += FALL * seconds
        self._motes = [mote for mote in self._motes if mote.left > 0]

    def paint(self, canvas: Canvas) -> None:
        """Paint them all."""
        scale = canvas.page.scale
        pictures = []
        for mote in self._motes:
            dot = _dot(max(1, round(mote.size * scale)), mote.colour, math.ceil(mote.left * FADES))
            half = dot.get_width() // 2
            pictures.append((dot, (round(mote.x * scale) - half, round(mote.y * scale) - half)))
        canvas.surface.blits(pictures)


@Stowed
def _dot(pixels: int, colour: Colour, fade: int) -> pygame.Surface:
    """A soft dot, fainter with each step of fading."""
    side = 4 * pixels + 1
    dot = pygame.Surface((side, side), pygame.SRCALPHA)
    middle = 2 * pixels
    for radius in range(2 * pixels, 0, -1):
        strength = 1 - radius / (2 * pixels + 1)
        pygame.draw.circle(dot, (*colour, round(200 * strength * fade / FADES)), (middle, middle), radius)
    return dot
