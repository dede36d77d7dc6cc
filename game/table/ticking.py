"""The counter on a panel: it waits for the numbers that fly to it, and ticks when they land."""

import math
from dataclasses import dataclass, field

import pygame

from game.drawing.canvas import Canvas
from game.drawing.page import Box
from game.table.liveliness import FLIGHT, Effect
from game.table.seat_panels import paint_points

#: Seconds in which a counter goes over to its new number, and how much it grows meanwhile.
TICK, GROWN = 0.36, 0.24


@dataclass
class Ticking(Effect):
    """A score that is painted already, and yet is shown as it was until its gains arrive."""

    place: Box
    was: int
    #: The panel before anything was written on it.
    empty: pygame.Surface
    #: When each gain arrives, and the score it makes.
    landings: list[tuple[float, int]] = field(default_factory=list)

    @property
    def part(self) -> float:
        """Say how much of it is over: all, when the last gain has been counted."""
        return min(1.0, self.age / (self.landings[-1][0] + TICK)) if self.landings else 1.0

    def expect(self, score: int) -> None:
        """Wait for one more gain that has just begun to fly."""
        self.landings.append((self.age + FLIGHT, score))

    @property
    def shown(self) -> tuple[int, float]:
        """Give the number to be read, and how much larger it is."""
        number, grown = self.was, 1.0
        for when, score in self.landings:
            done = min(1.0, max(0.0, (self.age - when) / TICK))
            number = round(number + (score - number) * done)
            grown = max(grown, 1 + GROWN * math.sin(math.pi * done))
        return number, grown

    def paint(self, canvas: Canvas) -> None:
        """Write the number of this moment over the one that is painted."""
        number, grown = self.shown
        area = pygame.Rect(canvas.page.pixels(self.place.inset(0, -6)))
        canvas.surface.blit(self.empty, area, area)
        paint_points(canvas, self.place, str(number), grown)
