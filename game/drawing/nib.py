"""Pen strokes as SVG: lines that are known only at run time, drawn by the hand that drew the pictures."""

import io
import math
import random
from collections.abc import Iterator, Sequence
from itertools import pairwise

import pygame

from game.drawing.look import Look
from game.drawing.page import Box, Page
from game.drawing.text import Colour

Place = tuple[float, float]
#: How far apart the nib is looked at along a stroke, in units.
STRIDE = 7.0


class Inking:
    """Strokes and shapes on a piece of the page, drawn all at once at the size of the screen."""

    def __init__(self, box: Box, look: Look) -> None:
        self.box = box
        self._look = look
        self._paths: list[str] = []

    def stroke(
        self,
        way: Sequence[Place],
        width: float,
        colour: Colour,
        *,
        seed: int = 0,
        wobble: float = 0.5,
        ends: float = 0.5,
    ) -> None:
        """Draw along a way; ``ends`` is how much of the width is left at both ends."""
        places = list(walked(way, STRIDE))
        if len(places) < 2:
            return
        chance = random.Random(f"{seed} {len(places)}")
        drift, swell = _waves(chance, len(places)), _waves(chance, len(places))
        left, right = [], []
        for number, (x, y) in enumerate(places):
            nx, ny = _across(places, number)
            near = min(number, len(places) - 1 - number) * STRIDE / (2 * width)
            half = width / 2 * (1 + 0.16 * swell[number]) * min(1, ends + (1 - ends) * near)
            off = wobble * drift[number]
            left.append((x + nx * (off + half), y + ny * (off + half)))
            right.append((x + nx * (off - half), y + ny * (off - half)))
        self.shape([*left, *reversed(right)], colour)

    def shape(self, corners: Sequence[Place], colour: Colour) -> None:
        """Fill a shape."""
        data = "L".join(f"{x - self.box.x:.1f} {y - self.box.y:.1f}" for x, y in corners)
        self._paths.append(f'<path fill="{self._hex(colour)}" d="M{data}Z"/>')

    def dot(self, at: Place, radius: float, colour: Colour) -> None:
        """Set a round dot."""
        x, y = at[0] - self.box.x, at[1] - self.box.y
        self._paths.append(f'<circle fill="{self._hex(colour)}" cx="{x:.1f}" cy="{y:.1f}" r="{radius}"/>')

    def _hex(self, colour: Colour) -> str:
        return f"#{bytes(self._look.shade(colour)).hex()}"

    def drawn(self, page: Page) -> pygame.Surface:
        """Rasterise everything for a page."""
        _, _, width, height = page.pixels(self.box)
        head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {self.box.w:.2f} {self.box.h:.2f}"'
        text = f'{head} preserveAspectRatio="none">{"".join(self._paths)}</svg>'
        made = pygame.image.load_sized_svg(io.BytesIO(text.encode()), (max(1, width), max(1, height)))
        return made.convert_alpha() if pygame.display.get_surface() else made


def walked(way: Sequence[Place], stride: float) -> Iterator[Place]:
    """Give the places of a walk along a way, every so many units, corners included."""
    for start, end in pairwise(way):
        steps = max(1, round(math.dist(start, end) / stride))
        for step in range(steps):
            part = step / steps
            yield start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part
    yield from way[-1:]


def _across(places: Sequence[Place], number: int) -> Place:
    """Give the direction square to the way."""
    (x0, y0), (x1, y1) = places[max(0, number - 1)], places[min(len(places) - 1, number + 1)]
    length = math.hypot(x1 - x0, y1 - y0) or 1.0
    return (y0 - y1) / length, (x1 - x0) / length


def _waves(chance: random.Random, count: int) -> list[float]:
    """Give a slow unsteadiness between about -1 and 1."""
    phases = [(chance.uniform(0, math.tau), chance.uniform(0.05, 0.3)) for _ in range(3)]
    return [sum(math.sin(phase + rate * k) for phase, rate in phases) / 2 for k in range(count)]
