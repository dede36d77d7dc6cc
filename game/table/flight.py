"""A piece in flight over a dimmed table: large, along a dotted way of gold."""

import io
from math import dist
from typing import NamedTuple

import pygame

from game.drawing.canvas import Canvas
from game.drawing.page import Box
from game.drawing.pieces import Spot
from game.drawing.surface_cache import CUPBOARD, Stowed

#: How large a piece in flight is, and how it leans.
SIZE, LEAN = 76.0, 14.0
#: How large a dot of the way is, and how far one is from the next.
DOT, STEP = 15.0, 27.0
#: How high above the ground it flies at most, which its shadow shows.
HIGH = 30.0


class Flight(NamedTuple):
    """What flies, and from where to where."""

    picture: str
    start: Spot
    end: Spot

    def at(self, part: float) -> Spot:
        """Say where it is a part of the way along: it rises steeply and bends to its goal."""
        (x, y), dx, dy = self.start, self.end.x - self.start.x, self.end.y - self.start.y
        bends = (x + dx * 0.2, y + dy * 0.5), (x + dx * 0.6, y + dy)
        corners = (self.start, *bends, self.end)
        weights = ((1 - part) ** 3, 3 * part * (1 - part) ** 2, 3 * part**2 * (1 - part), part**3)
        pairs = list(zip(weights, corners, strict=True))
        return Spot(sum(w * corner[0] for w, corner in pairs), sum(w * corner[1] for w, corner in pairs))

    @property
    def length(self) -> float:
        """Measure it as the crow flies."""
        return dist(self.start, self.end)

    def paint_way(self, canvas: Canvas) -> None:
        """Paint the dots from the start to the goal."""
        dot = _dot(canvas.page.length(DOT))
        count = max(2, round(self.length * 1.12 / STEP))
        for number in range(count):
            x, y = (value * canvas.page.scale for value in self.at(number / count))
            canvas.surface.blit(dot, dot.get_rect(center=(round(x), round(y))))

    def paint(self, canvas: Canvas, part: float) -> None:
        """Paint the piece on its way with its shadow below it."""
        x, y = self.at(part)
        lift = HIGH * 4 * part * (1 - part)
        shade = Box(x - SIZE / 2, y + lift * 0.9 - SIZE * 0.1, SIZE, SIZE * 0.7)
        canvas.surface.blit(_shade(canvas.page.pixels(shade)[2:]), canvas.page.pixels(shade)[:2])
        piece = _leaning(canvas, self.picture, canvas.page.length(SIZE))
        at = (round(x * canvas.page.scale), round((y - lift) * canvas.page.scale))
        canvas.surface.blit(piece, piece.get_rect(center=at))


def _leaning(canvas: Canvas, picture: str, pixels: int) -> pygame.Surface:
    upright, key = canvas.pictures(picture, pixels), (_leaning, picture, pixels)
    return CUPBOARD.fetched(key, lambda: pygame.transform.rotozoom(upright, LEAN, 1.0))


@Stowed
def _shade(size: tuple[int, int]) -> pygame.Surface:
    dark = pygame.Surface(size, pygame.SRCALPHA)
    pygame.draw.ellipse(dark, (0, 0, 0, 130), dark.get_rect().inflate(-size[0] // 4, -size[1] // 3))
    return pygame.transform.gaussian_blur(dark, max(1, size[1] // 8))


@Stowed
def _dot(pixels: int) -> pygame.Surface:
    svg = (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 30" width="30" height="30">'
        '<circle cx="15" cy="15" r="14" fill="#2b1d12"/>'
        '<circle cx="15" cy="15" r="9.5" fill="#ffd35c"/></svg>'
    )
    return pygame.image.load_sized_svg(io.BytesIO(svg.encode()), (max(4, pixels), max(4, pixels)))
