"""Regions of a map as things to push: their outline glows instead of a ring."""

import itertools
import math

import pygame

from game.drawing.canvas import Canvas
from game.drawing.land import Land
from game.drawing.page import Box, Page
from game.drawing.surface_cache import Stowed
from game.drawing.text import Colour
from game.drawing.theme import IVORY, VERDIGRIS
from game.drawing.tiled_map import Line
from game.table.cards import FILLED, wash
from game.widgets.button import Button, Deed

DASH = 15.0
#: A twelfth of a circle.
TURN = math.pi / 6
#: How far outlines may reach over a land, in pixels.
MARGIN = 16


class LandGlow(Button):
    """A land that can be picked; the hand points at it from a spot of the map that is free."""

    def __init__(self, land: Land, deed: Deed, hand: Box) -> None:
        super().__init__(land, deed)
        self.land = land
        self.hand = hand

    def draw(self, canvas: Canvas, *, hot: bool) -> None:
        """Fill it and dash the outline; while the land is meant, draw it through and point at it."""
        if not self.far:
            wash(canvas, self.land, VERDIGRIS, FILLED)
        if hot:
            outline(canvas, self.land, IVORY, 12)
            outline(canvas, self.land, VERDIGRIS, 8)
            canvas.picture("ui/manicule", self.hand)
        elif self.far:
            outline(canvas, self.land, IVORY, 4)
            outline(canvas, self.land, VERDIGRIS, 4, dashed=True)
        else:
            # The light line covers the ink of the map.
            outline(canvas, self.land, IVORY, 6)
            outline(canvas, self.land, VERDIGRIS, 6, dashed=True)


class TokenGlow(Button):
    """A round token, or a small spot of the map, that can be picked."""

    def draw(self, canvas: Canvas, *, hot: bool) -> None:
        """Draw a dashed circle; solid and with the pointing hand while it is meant."""
        ((x, y),) = _pixels(canvas.page, (self.box.centre,))
        radius, thick = (
            canvas.page.length(self.box.w / 2 + 1),
            max(2, canvas.page.length(6 if hot else 2 if self.far else 4)),
        )
        pygame.draw.circle(canvas.surface, canvas.look.shade(IVORY), (x, y), radius + 1, thick + 2)
        if hot:
            pygame.draw.circle(canvas.surface, canvas.look.shade(VERDIGRIS), (x, y), radius, thick)
            canvas.picture("ui/manicule", Box(self.box.x - 30, self.box.y + 12, 42, 34))
            return
        around = pygame.Rect(x - radius, y - radius, 2 * radius, 2 * radius)
        for part in range(12):
            start, end = part * TURN, (part + 0.62) * TURN
            pygame.draw.arc(canvas.surface, canvas.look.shade(VERDIGRIS), around, start, end, thick)


def outline(canvas: Canvas, land: Land, colour: Colour, weight: float, *, dashed: bool = False) -> None:
    """Draw the shores of a land."""
    x, y, *size = canvas.page.pixels(land)
    shores = tuple(tuple((a - x, b - y) for a, b in _pixels(canvas.page, shore)) for shore in land.outlines)
    dash = canvas.page.scale * DASH if dashed else 0.0
    thick = max(2, canvas.page.length(weight))
    layer = _drawn(shores, (size[0], size[1]), canvas.look.shade(colour), thick, dash)
    canvas.surface.blit(layer, (x - MARGIN, y - MARGIN))


@Stowed
def _drawn(
    shores: tuple[Line, ...], size: tuple[int, int], colour: Colour, thick: int, dash: float
) -> pygame.Surface:
    """Draw shores once for a size; there are few lands, but each is drawn many times."""
    layer = pygame.Surface((size[0] + 2 * MARGIN, size[1] + 2 * MARGIN), pygame.SRCALPHA)
    for shore in shores:
        moved = tuple((x + MARGIN, y + MARGIN) for x, y in shore)
        parts = _dashes(moved, dash) if dash else list(itertools.pairwise((*moved, moved[0])))
        for start, end in parts:
            pygame.draw.line(layer, colour, start, end, thick)
            # Lines have square ends; dots round the corners between them.
            pygame.draw.circle(layer, colour, end, thick // 2)
    return layer


def _dashes(shore: Line, dash: float) -> list[Line]:
    """Cut an outline into dashes with gaps as long as they are."""
    found: list[Line] = []
    gone = 0.0
    for (x1, y1), (x2, y2) in itertools.pairwise((*shore, shore[0])):
        length = math.dist((x1, y1), (x2, y2))
        at = 0.0
        while at < length:
            step = max(min(length - at, dash - gone % dash), 1e-6)
            if gone // dash % 2 == 0:
                shares = (at / length, min(1.0, (at + step) / length))
                found.append(tuple((x1 + (x2 - x1) * t, y1 + (y2 - y1) * t) for t in shares))
            at, gone = at + step, gone + step
    return found


def _pixels(page: Page, line: Line) -> list[tuple[int, int]]:
    return [(round(x * page.scale), round(y * page.scale)) for x, y in line]
