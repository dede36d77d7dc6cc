"""Light and dark over what is painted: glows, rays, and everything dim but what matters."""

import io
import math
from collections.abc import Iterable

import pygame

from game.drawing import surfaces
from game.drawing.canvas import Canvas
from game.drawing.land import Land
from game.drawing.page import Box
from game.drawing.surface_cache import CUPBOARD, Stowed
from game.drawing.text import Colour
from game.drawing.theme import LIGHT

Place = tuple[float, float]
#: What takes light from all colours alike, and what leaves a warm dusk.
WHITE: Colour = (255, 255, 255)
DUSK: Colour = (255, 226, 184)
#: How much light is left of what does not matter while something is told.
DIM = 0.34
#: How much of it is left of a board on which somebody has to choose.
CHOOSING = 0.72
#: How wide the edge is over which a soft light fades.
SOFT = 22.0
#: How many times smaller soft things are made first.
SMALL = 4
#: How many rays a thing throws, and how much of the circle they fill.
RAYS, BROAD = 26, 0.42
#: Where the rays begin and where they have gone out, as shares of their length.
NEAR, FAR = 0.1, 0.98


def left(light: float, tint: Colour = WHITE) -> Colour:
    """Give what is left of white where so much light falls."""
    red, green, blue = (round(part * light) for part in tint)
    return red, green, blue


def shade(
    canvas: Canvas,
    box: Box,
    lit: Iterable[Box] = (),
    light: float = DIM,
    *,
    soft: Iterable[Box] = (),
    tint: Colour = WHITE,
) -> None:
    """Take most of the light from a part of the page; what is lit keeps all of it, softly or sharply.

    A land keeps it up to its shores in any case.
    """
    places = tuple(soft)
    kept = [(place, _cut(canvas, place)) for place in places if not isinstance(place, Land)]
    lands = (place for place in places if isinstance(place, Land))
    _dim(canvas, box, (*lit, *lands), left(light, tint))
    for place, picture in kept:
        canvas.surface.blit(picture, canvas.page.pixels(place)[:2])


def _dim(canvas: Canvas, box: Box, lit: Iterable[Box], colour: Colour) -> None:
    """Multiply a box by the light that is left of it, wherever it is not lit."""
    area = pygame.Rect(canvas.page.pixels(box))
    places = tuple(place for place in lit if area.colliderect(canvas.page.pixels(place)))
    holes = [area.clip(canvas.page.pixels(place)) for place in places]
    if any(isinstance(place, Land) for place in places):
        holes = [holes[0].unionall(holes[1:])]
        _veil(canvas, holes[0], places, colour)
    for part in _rest(area, holes):
        canvas.surface.fill(colour, part, pygame.BLEND_RGB_MULT)


def _veil(canvas: Canvas, area: pygame.Rect, lit: tuple[Box, ...], colour: Colour) -> None:
    """Multiply an area by a picture of the light that is left of it; white leaves everything as it is."""
    shapes = tuple(place.way if isinstance(place, Land) else place for place in lit)
    key = (_veil, tuple(area), shapes, colour, canvas.page.scale)
    veil = CUPBOARD.fetched(key, lambda: _veiled(canvas, area, lit, colour))
    canvas.surface.blit(veil, area, special_flags=pygame.BLEND_RGB_MULT)


def _rest(area: pygame.Rect, lit: Iterable[pygame.Rect]) -> list[pygame.Rect]:
    """Cut an area into what is left of it without some places."""
    parts = [area]
    for place in lit:
        parts = [piece for part in parts for piece in _around(part, place.clip(part))]
    return parts


def _around(part: pygame.Rect, hole: pygame.Rect) -> list[pygame.Rect]:
    """Give what lies above a hole, below it and at its sides."""
    if not hole:
        return [part]
    sides = (
        (part.x, part.y, part.w, hole.y - part.y),
        (part.x, hole.bottom, part.w, part.bottom - hole.bottom),
        (part.x, hole.y, hole.x - part.x, hole.h),
        (hole.right, hole.y, part.right - hole.right, hole.h),
    )
    return [pygame.Rect(side) for side in sides if side[2] > 0 and side[3] > 0]


def _veiled(canvas: Canvas, area: pygame.Rect, lit: Iterable[Box], colour: Colour) -> pygame.Surface:
    """Paint the light that is left of an area."""
    veil = pygame.Surface(area.size)
    veil.fill(colour)
    for place in lit:
        hole = pygame.Rect(canvas.page.pixels(place)).move(-area.x, -area.y)
        if isinstance(place, Land):
            seen = hole.clip(veil.get_rect())
            for shore in place.shores(canvas.page.scale):
                points = [(x + hole.x - seen.x, y + hole.y - seen.y) for x, y in shore]
                pygame.draw.polygon(veil.subsurface(seen), WHITE, points)
        else:
            veil.fill(WHITE, hole)
    return veil


def _cut(canvas: Canvas, place: Box) -> pygame.Surface:
    """Copy what is painted at a place, fading towards its edges."""
    area = pygame.Rect(canvas.page.pixels(place))
    copy = pygame.Surface(area.size, pygame.SRCALPHA)
    copy.blit(canvas.surface, (0, 0), area)
    copy.blit(_feathered(area.size, canvas.page.length(SOFT)), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
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
