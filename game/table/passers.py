"""What passes by on the board now and then: a barge on a river, a ship, a cart."""

import random
from collections.abc import Sequence
from dataclasses import dataclass
from math import sin, tau
from typing import NamedTuple

import pygame

from game.drawing.canvas import Canvas
from game.drawing.light import WHITE
from game.drawing.page import Box
from game.drawing.pieces import Spot, along
from game.drawing.text import Colour
from game.table.liveliness import Effect

#: How far something rocks up and down, how often on its way, and over how much of it it comes and goes.
ROCKS, OFTEN, FADES = 1.5, 24.0, 0.06
#: Seconds until the next one, at least and at most, by how lively the table is.
PAUSES = {2: (70.0, 150.0), 3: (20.0, 50.0)}


class Passer(NamedTuple):
    """Something that passes by: its picture, that looks to the right, how large, and along which feet."""

    picture: str
    size: tuple[float, float]
    way: tuple[Spot, ...]
    seconds: float
    #: Where it can be seen: what lies around hides it.
    room: Box


class Wayside:
    """Decides when something passes by, and what."""

    def __init__(self, seed: int = 1) -> None:
        self._chance = random.Random(seed)
        self._until: float | None = None

    def next(self, seconds: float, passers: Sequence[Passer], lively: int) -> Passer | None:
        """Let time pass, and give what comes along, if anything does."""
        pauses = PAUSES.get(lively)
        if pauses is None or not passers:
            return None
        left = self._chance.uniform(*pauses) if self._until is None else self._until
        self._until = left - max(0.0, seconds)
        if self._until > 0:
            return None
        self._until = None
        return self._chance.choice(passers)


@dataclass
class Passing(Effect):
    """One of these on its way."""

    passer: Passer
    #: How much light there is around it.
    light: Colour = WHITE

    @property
    def part(self) -> float:
        """Say how much of its way lies behind it."""
        return min(1.0, self.age / self.passer.seconds)

    @property
    def trace(self) -> Box:
        """Say where it is to be seen."""
        at, (wide, high) = along(list(self.passer.way), self.part), self.passer.size
        return Box(at.x - wide / 2, at.y - high - ROCKS, wide, high + 2 * ROCKS)

    def paint(self, canvas: Canvas) -> None:
        """Rock along, and be hidden by whatever lies around."""
        start, end = self.passer.way[0], self.passer.way[-1]
        seen = canvas.pictures(self.passer.picture, *map(canvas.page.length, self.passer.size)).copy()
        if end.x < start.x:
            seen = pygame.transform.flip(seen, True, False)
        seen.fill((*self.light, self._opacity), special_flags=pygame.BLEND_RGBA_MULT)
        clip = canvas.surface.get_clip()
        canvas.surface.set_clip(clip.clip(canvas.page.pixels(self.passer.room)))
        keel = self.trace.bottom - ROCKS + ROCKS * sin(self.part * OFTEN * tau)
        at = [round(value * canvas.page.scale) for value in (self.trace.centre[0], keel)]
        canvas.surface.blit(seen, seen.get_rect(midbottom=at))
        canvas.surface.set_clip(clip)

    @property
    def _opacity(self) -> int:
        return round(255 * min(1.0, self.part / FADES, (1 - self.part) / FADES))
