"""The light that the signs of a token throw on whom they find."""

import io
import math

import pygame

from game.drawing.canvas import Canvas
from game.drawing.surface_cache import Stowed
from game.drawing.text import Colour

Place = tuple[float, float]
#: What each sign shines like.
COLOURS: dict[str, Colour] = {
    "all": (0xFF, 0x8D, 0x5C),
    "majority": (0xFF, 0x6E, 0x5A),
    "peasantry": (0xC8, 0xE0, 0x78),
    "bourgeoisie": (0xFF, 0xB0, 0x6A),
    "church": (0xA8, 0xC0, 0xFF),
    "chivalry": (0xD8, 0xE4, 0xFF),
    "magic": (0xD0, 0xA0, 0xFF),
    "royalty": (0xFF, 0xD3, 0x5C),
}
#: A beam is several wedges inside each other: how wide each is, and how much light each adds.
SOFT, FAINT = tuple(1 - 0.09 * ring for ring in range(8)), 0.065
#: How wide it is where it begins.
NARROW = 13.0


def beam(canvas: Canvas, start: Place, end: Place, wide: float, colour: Colour, part: float) -> None:
    """Throw a beam as far as it has come; nothing shines where people want strong contrast."""
    if canvas.look.strong or part <= 0:
        return
    scale = canvas.page.scale
    a, b = [(round(x * scale), round(y * scale)) for x, y in (start, end)]
    reach = max(4, canvas.page.length(wide))
    way = (b[0] - a[0], b[1] - a[1])
    light = _beam(way, canvas.page.length(NARROW), reach, colour)
    left, top = min(a[0], b[0]) - reach, min(a[1], b[1]) - reach
    seen = _seen(light.get_size(), way, part)
    at = (left + seen.x, top + seen.y)
    canvas.surface.blit(light, at, seen, special_flags=pygame.BLEND_RGB_ADD)


def _seen(size: tuple[int, int], way: tuple[int, int], part: float) -> pygame.Rect:
    """Cut off where the light has not come yet, along the longer side."""
    across = abs(way[0]) >= abs(way[1])
    length = round(size[0 if across else 1] * min(1.0, part))
    seen = pygame.Rect((0, 0), size)
    if across:
        return pygame.Rect(0 if way[0] >= 0 else size[0] - length, 0, length, seen.h)
    return pygame.Rect(0, 0 if way[1] >= 0 else size[1] - length, seen.w, length)


@Stowed
def _beam(way: tuple[int, int], near: int, far: int, colour: Colour) -> pygame.Surface:
    """Paint a beam on black, as light that is added."""
    size = (abs(way[0]) + 2 * far, abs(way[1]) + 2 * far)
    x = far if way[0] >= 0 else size[0] - far
    y = far if way[1] >= 0 else size[1] - far
    turn = math.atan2(way[1], way[0]) + math.pi / 2
    side, up = math.cos(turn), math.sin(turn)
    wedges = [
        _wedge(
            [
                (x - side * near * share, y - up * near * share),
                (x + way[0] - side * far * share, y + way[1] - up * far * share),
                (x + way[0] + side * far * share, y + way[1] + up * far * share),
                (x + side * near * share, y + up * near * share),
            ],
            colour,
        )
        for share in SOFT
    ]
    head = f'<svg xmlns="http://www.w3.org/2000/svg" width="{size[0]}" height="{size[1]}">'
    picture = f"{head}{''.join(wedges)}</svg>"
    out = pygame.Surface(size)
    out.blit(pygame.image.load_sized_svg(io.BytesIO(picture.encode()), size), (0, 0))
    return out


def _wedge(corners: list[Place], colour: Colour) -> str:
    points = "L".join(f"{x:.1f} {y:.1f}" for x, y in corners)
    red, green, blue = colour
    return f'<path d="M{points}Z" fill="rgb({red},{green},{blue})" fill-opacity="{FAINT}"/>'
