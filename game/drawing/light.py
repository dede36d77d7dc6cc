"""Light and dark over what is painted: glows, rays, and everything dim but what matters."""

import io
import math
from collections.abc import Iterable

import pygame

from game.drawing import surfaces
from game.drawing.canvas import Canvas
from game.drawing.land import Land
from game.drawing.page import Box
from game.drawing.surface_cache import Stowed
from game.drawing.text import Colour
from game.drawing.theme import LIGHT

Place = tuple[float, float]
#: What takes light from all colours alike, and what leaves a warm dusk.
WHITE: Colour = (255, 255, 255)
DUSK: Colour = (255, 226, 184)
#: How much light is left of what does not matter while something is told.
DIM = 0.34
#: How wide the edge is over which a soft light fades.
SOFT = 22.0
#: How many times smaller soft things are made first.
SMALL = 4
#: How many rays a thing throws, and how much of the circle they fill.
RAYS, BROAD = 26, 0.42
#: Where the rays begin and where they have gone out, as shares of their length.
NEAR, FAR = 0.1, 0.98


def shade(
    canvas: Canvas,
    box: Box,
    lit: Iterable[Box] = (),
    light: float = DIM,
    *,
    soft: Iterable[Box] = (),
    tint: Colour = WHITE,
) -> None:
    """Take most of the light from a part of the page; what is lit keeps all of it, softly or sharply."""
    kept = [(place, _cut(canvas, place)) for place in lit]
    kept += [(place, _cut(canvas, place, SOFT)) for place in soft]
    left = [round(part * light) for part in tint]
    canvas.surface.fill(left, canvas.page.pixels(box), pygame.BLEND_RGB_MULT)
    for place, picture in kept:
        canvas.surface.blit(picture, canvas.page.pixels(place)[:2])


def _cut(canvas: Canvas, place: Box, soft: float = 0.0) -> pygame.Surface:
    """Copy what is painted at a place, along the shores of a land, or fading towards its edges."""
    area = pygame.Rect(canvas.page.pixels(place))
    copy = pygame.Surface(area.size, pygame.SRCALPHA)
    copy.blit(canvas.surface, (0, 0), area)
    if isinstance(place, Land):
        shape = pygame.Surface(area.size, pygame.SRCALPHA)
        scale = canvas.page.scale
        for shore in place.outlines:
            points = [(x * scale - area.x, y * scale - area.y) for x, y in shore]
            pygame.draw.polygon(shape, (255, 255, 255, 255), points)
        copy.blit(shape, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    elif soft:
        feather = _feathered(area.size, canvas.page.length(soft))
        copy.blit(feather, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return copy


@Stowed
def _feathered(size: tuple[int, int], soft: int) -> pygame.Surface:
    """Make a white patch that fades out towards its edges."""
    # What is soft can be made small.
    small, edge = (max(4, size[0] // SMALL), max(4, size[1] // SMALL)), max(1, soft // SMALL)
    white = pygame.Surface(small, pygame.SRCALPHA)
    white.fill((255, 255, 255, 0))
    inside = white.get_rect().inflate(-2 * edge, -2 * edge)
    pygame.draw.rect(white, (255, 255, 255, 255), inside, border_radius=edge)
    return pygame.transform.smoothscale(pygame.transform.gaussian_blur(white, max(1, edge // 2)), size)


def glow(canvas: Canvas, at: Place, radius: float, colour: Colour = LIGHT, strength: float = 0.7) -> None:
    """Let something shine; nothing shines where people want strong contrast."""
    if not canvas.look.strong:
        _add(canvas, at, _glow(max(2, canvas.page.length(radius)), colour, round(strength * 20)))


def rays(canvas: Canvas, at: Place, radius: float, colour: Colour = LIGHT, strength: float = 0.5) -> None:
    """Throw rays all around."""
    if not canvas.look.strong:
        # A few strengths are enough for rays that appear.
        _add(canvas, at, _rays(max(8, canvas.page.length(radius)), colour, 2 * round(strength * 10)))


def halo(radius: int, colour: Colour = LIGHT, strength: float = 0.7) -> pygame.Surface:
    """Give a light of so many pixels, to be added to what is painted."""
    return _glow(max(2, radius), colour, round(strength * 20))


def _add(canvas: Canvas, at: Place, light: pygame.Surface) -> None:
    x, y = (round(value * canvas.page.scale) for value in at)
    corner = x - light.get_width() // 2, y - light.get_height() // 2
    canvas.surface.blit(light, corner, special_flags=pygame.BLEND_RGB_ADD)


@Stowed
def _glow(radius: int, colour: Colour, twentieths: int) -> pygame.Surface:
    out = surfaces.glow(radius, twentieths / 20).copy()
    # The halo is as warm as a flame; what it lends is only how it fades.
    grey = pygame.transform.grayscale(out)
    grey.fill(colour, special_flags=pygame.BLEND_RGB_MULT)
    return grey


@Stowed
def _rays(radius: int, colour: Colour, twentieths: int) -> pygame.Surface:
    # Drawn at half the size, as nobody sees where light ends exactly.
    half = max(4, radius // 2)
    out = _wedges(half).copy()
    out.blit(_glow(half, colour, twentieths), (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    return pygame.transform.smoothscale(out, (2 * radius, 2 * radius))


@Stowed
def _wedges(radius: int) -> pygame.Surface:
    """Cut white rays out of the dark."""
    half, step = max(4, radius // 2), 2 * math.pi / RAYS
    wedges = "".join(_wedge(half, number * step, step * BROAD) for number in range(RAYS))
    picture = f'<svg xmlns="http://www.w3.org/2000/svg" width="{2 * half}" height="{2 * half}">{wedges}</svg>'
    drawn = pygame.Surface((2 * half, 2 * half))
    drawn.blit(pygame.image.load_sized_svg(io.BytesIO(picture.encode()), (2 * half, 2 * half)), (0, 0))
    return pygame.transform.smoothscale(drawn, (2 * radius, 2 * radius))


def _wedge(radius: int, turn: float, broad: float) -> str:
    corners = [(NEAR, turn + broad / 2), (FAR, turn), (FAR, turn + broad)]
    points = [(radius * (1 + r * math.cos(a)), radius * (1 + r * math.sin(a))) for r, a in corners]
    return f'<path d="M{"L".join(f"{x:.1f} {y:.1f}" for x, y in points)}Z" fill="#fff"/>'
