"""Regions of a map as things to push: their outline glows instead of a ring."""

import io
import itertools
import math
from typing import NamedTuple

import pygame

from game.drawing.canvas import Canvas
from game.drawing.land import Land
from game.drawing.page import Box, Page
from game.drawing.surface_cache import CUPBOARD
from game.drawing.text import Colour
from game.drawing.theme import INK, IVORY, LEAF_GOLD, LIGHT, VERDIGRIS
from game.drawing.tiled_map import Line
from game.widgets.button import Button, Deed

DASH = 15.0
#: A twelfth of a circle.
TURN = math.pi / 6
#: How far outlines may reach over a land, in pixels.
MARGIN = 16


class Shine(NamedTuple):
    """How a land shines: how much light fills it, and lines over each other with their weights and light."""

    filled: float
    lines: tuple[tuple[float, float], ...]


#: A land that is meant, one that can be picked, one that lies a step further, and one where a choice began.
HOT = Shine(0.56, ((26, 0.16), (18, 0.24), (11, 0.5), (6, 1.0)))
NEAR = Shine(0.36, ((20, 0.12), (13, 0.22), (8, 0.45), (4, 1.0)))
FAR = Shine(0.0, ((9, 0.18), (4, 0.8)))
BEGUN = Shine(0.0, ((14, 0.3), (8, 1.0)))
#: The brightest line.
BRIGHT: Colour = (0xFF, 0xEC, 0x9E)


class LandGlow(Button):
    """A land that can be picked; the hand points at it from a spot of the map that is free."""

    def __init__(self, land: Land, deed: Deed, hand: Box) -> None:
        super().__init__(land, deed)
        self.land = land
        self.hand = hand

    def draw_under(self, canvas: Canvas, *, hot: bool) -> None:
        """Let the land shine under its pieces, most while it is meant; lines do where contrast is wanted."""
        if canvas.look.strong:
            # The light line covers the ink of the map.
            outline(canvas, self.land, IVORY, 12 if hot else 6)
            outline(canvas, self.land, VERDIGRIS, 8 if hot else 6, dashed=not hot)
        else:
            shine(canvas, self.land, HOT if hot else FAR if self.pale else NEAR)

    def draw(self, canvas: Canvas, *, hot: bool) -> None:
        """Point at the land while it is meant."""
        if hot:
            canvas.picture("ui/manicule", self.hand)

    def draw_focus(self, canvas: Canvas) -> None:
        """Leave it to the shores, which shine most then and cross no number of a neighbour."""


class TokenGlow(Button):
    """A round token, or a small spot of the map, that can be picked."""

    def draw_under(self, canvas: Canvas, *, hot: bool) -> None:
        """Let a ring shine around it, under the numbers beside it; gilded while it is meant."""
        if canvas.look.strong:
            self._dash(canvas, hot=hot)
            return
        if hot:
            self._gild(canvas)
        (x, y), radius = self.box.centre, self.box.w / 2 + 3
        circle = f'circle cx="{x:.1f}" cy="{y:.1f}" r="{radius:.1f}"'
        _shine(canvas, self.box.inset(-3), circle, HOT if hot else FAR if self.pale else NEAR)

    def _gild(self, canvas: Canvas) -> None:
        ((x, y),), bold = _pixels(canvas.page, (self.box.centre,)), canvas.page.length(9)
        radius = canvas.page.length(self.box.w / 2 + 12)
        pygame.draw.circle(canvas.surface, INK, (x, y), radius, bold)
        pygame.draw.circle(canvas.surface, LEAF_GOLD, (x, y), radius - 2, bold - 4)

    def _dash(self, canvas: Canvas, *, hot: bool) -> None:
        """Draw a dashed circle; solid while it is meant."""
        ((x, y),) = _pixels(canvas.page, (self.box.centre,))
        radius, thick = canvas.page.length(self.box.w / 2 + 5), max(2, canvas.page.length(6 if hot else 4))
        pygame.draw.circle(canvas.surface, canvas.look.shade(IVORY), (x, y), radius + 1, thick + 2)
        around = pygame.Rect(x - radius, y - radius, 2 * radius, 2 * radius)
        for part in range(12):
            start, end = part * TURN, (part + (1 if hot else 0.62)) * TURN
            pygame.draw.arc(canvas.surface, canvas.look.shade(VERDIGRIS), around, start, end, thick)

    def draw(self, canvas: Canvas, *, hot: bool) -> None:
        """Point at it while it is meant, above the number of tokens beside it."""
        if hot:
            canvas.picture("ui/manicule", Box(self.box.x - 44, self.box.y - 8, 42, 34))

    def draw_focus(self, canvas: Canvas) -> None:
        """Leave it to the ring, which crosses no number."""


def outline(canvas: Canvas, land: Land, colour: Colour, weight: float, *, dashed: bool = False) -> None:
    """Draw the shores of a land."""
    x, y, *size = canvas.page.pixels(land)
    scale, shade, thick = canvas.page.scale, canvas.look.shade(colour), max(2, canvas.page.length(weight))
    dash = scale * DASH if dashed else 0.0
    key = (outline, land.way, scale, shade, thick, dash)
    layer = CUPBOARD.fetched(key, lambda: _lined(land.pixels(scale), (size[0], size[1]), shade, thick, dash))
    canvas.surface.blit(layer, (x - MARGIN, y - MARGIN))


def shine(canvas: Canvas, land: Land, light: Shine) -> None:
    """Fill a land with light, and let its shores glow."""
    _shine(canvas, Box(*land), f'path d="{land.way}"', light)


def _shine(canvas: Canvas, box: Box, shape: str, light: Shine) -> None:
    """Lay the light of a shape over the board, drawn once for a size."""
    area = pygame.Rect(canvas.page.pixels(box.inset(-light.lines[0][0])))
    key, scale = (_shine, shape, light, canvas.page.scale), canvas.page.scale
    if light.filled:
        # Multiplied, light leaves the ink as dark as it is.
        filled = CUPBOARD.fetched((*key, "filled"), lambda: _filled(area, scale, shape, light))
        canvas.surface.blit(filled, area, special_flags=pygame.BLEND_RGB_MULT)
    canvas.surface.blit(CUPBOARD.fetched(key, lambda: _glowing(area, scale, shape, light)), area)


def _filled(area: pygame.Rect, scale: float, shape: str, light: Shine) -> pygame.Surface:
    sheet = pygame.Surface(area.size)
    sheet.fill("white")
    sheet.blit(_drawn(area, scale, f'<{shape} fill="{_hex(LIGHT)}" fill-opacity="{light.filled}"/>'), (0, 0))
    return sheet


def _glowing(area: pygame.Rect, scale: float, shape: str, light: Shine) -> pygame.Surface:
    lines = (f'<{shape} fill="none" {_stroke(*line)}/>' for line in light.lines)
    return _drawn(area, scale, "".join(lines))


def _stroke(weight: float, strength: float) -> str:
    colour = _hex(BRIGHT if strength == 1 else LIGHT)
    return f'stroke="{colour}" stroke-width="{weight}" stroke-opacity="{strength}" stroke-linejoin="round"'


def _drawn(area: pygame.Rect, scale: float, shapes: str) -> pygame.Surface:
    """Draw shapes of the page into an area of the window."""
    x, y, w, h = (value / scale for value in area)
    view = f'width="{w}" height="{h}" viewBox="{x} {y} {w} {h}"'
    picture = f'<svg xmlns="http://www.w3.org/2000/svg" {view}>{shapes}</svg>'
    drawn = pygame.image.load_sized_svg(io.BytesIO(picture.encode()), area.size)
    # In the order of the screen's colours it is laid down three times as fast.
    return drawn.convert_alpha() if pygame.display.get_surface() else drawn


def _hex(colour: Colour) -> str:
    return f"#{bytes(colour).hex()}"


def _lined(
    shores: tuple[Line, ...], size: tuple[int, int], colour: Colour, thick: int, dash: float
) -> pygame.Surface:
    """Draw shores, with room for their lines around them."""
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
