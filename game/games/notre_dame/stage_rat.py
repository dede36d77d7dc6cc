"""A rat on a disc of its seat's colour, as the stage shows whose it is."""

import io

import pygame

from game.drawing.canvas import Canvas
from game.drawing.page import Box
from game.drawing.surface_cache import Stowed
from game.drawing.theme import TINCTURE_COLOURS


def paint_rat(canvas: Canvas, tincture: str, middle: tuple[float, float], radius: float) -> None:
    """Paint the rat of a seat around a point."""
    around = Box(*middle, 0, 0).inset(-radius)
    x, y, w, _ = canvas.page.pixels(around)
    canvas.surface.blit(_disc(w, TINCTURE_COLOURS[tincture]), (x, y))
    canvas.picture("pieces/rat_marker", around.inset(radius * 0.26))


@Stowed
def _disc(pixels: int, colour: tuple[int, int, int]) -> pygame.Surface:
    rings = (("#2b1d12", 49), ("#f4ebdd", 46), (f"rgb{colour}".replace(" ", ""), 41))
    circles = "".join(f'<circle cx="50" cy="50" r="{radius}" fill="{paint}"/>' for paint, radius in rings)
    svg = f'<svg xmlns="http://www.w3.org/2000/svg" width="100" height="100">{circles}</svg>'
    return pygame.image.load_sized_svg(io.BytesIO(svg.encode()), (max(4, pixels), max(4, pixels)))
