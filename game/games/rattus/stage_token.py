"""A turned token as large as a plate: it turns over, its signs are lit, and it may come to nothing."""

import io
from math import cos, pi, radians, sin

import pygame

from game.drawing.canvas import Canvas
from game.drawing.page import Box
from game.drawing.pictures import Pictures
from game.drawing.surface_cache import Stowed
from rules.rattus.view import Face

#: How signs lie on a token, by their number: how large, how far from its middle, at which angles from below.
GARLAND: dict[int, tuple[float, float, tuple[int, ...]]] = {
    2: (33.0, 25.0, (-42, 42)),
    3: (28.0, 27.0, (-68, 0, 68)),
    4: (25.0, 29.5, (-84, -29, 29, 84)),
    5: (22.5, 31.0, (-93, -47, 0, 47, 93)),
}
MIDDLE, WIDE = (47.5, 45.5), 96.0
#: How much larger a sign becomes that is lit, in so many steps.
LARGER, STEPS = 1.18, 4
#: A shadow is made of so many rings, and reaches so far beyond the token.
RINGS, BEYOND = 8, 1.14
#: What lies over a token: a red rim if it strikes, a veil if it comes to nothing.
OVER = {
    "": "",
    "rim": '<circle cx="50" cy="50" r="48.8" fill="none" stroke="#b3362b" stroke-width="2"/>',
    "veil": '<circle cx="50" cy="50" r="49.4" fill="#1f1a17" fill-opacity="0.6"/>',
}


class Token:
    """A token at a place of the page."""

    def __init__(self, face: Face, back: str, box: Box) -> None:
        self.face = face
        self.back = back
        self.box = box

    def spots(self, sign: str) -> list[tuple[float, float]]:
        """Say where a sign lies, as often as it is there."""
        _, reach, angles = GARLAND[len(self.face.symbols)]
        k = self.box.w / WIDE
        turns = [radians(a) for s, a in zip(self.face.symbols, angles, strict=True) if s == sign]
        x, y = self.box.x + k * MIDDLE[0], self.box.y + k * MIDDLE[1]
        return [(x + k * reach * sin(turn), y + k * reach * cos(turn)) for turn in turns]

    def paint(self, canvas: Canvas, turned: float, *, strikes: bool, veiled: bool) -> None:
        """Paint it while it turns over, and then with a red rim, or veiled where it comes to nothing."""
        size = canvas.page.length(self.box.w)
        if turned >= 1:
            over = "rim" if strikes else "veil" if veiled else ""
            _lay(canvas, self.box, _lying(canvas.pictures, f"token/{self.face.name}", size, over))
            return
        picture = canvas.pictures(f"token/{self.face.name}" if turned > 0.5 else self.back, size)
        wide = max(2, round(size * abs(cos(pi * turned))))
        _lay(canvas, self.box, pygame.transform.scale(picture, (wide, size)))

    def paint_sign(self, canvas: Canvas, sign: str, done: float) -> None:
        """Let a sign stand out that is lit."""
        size = GARLAND[len(self.face.symbols)][0] * self.box.w / WIDE
        size *= 1 + (LARGER - 1) * round(done * STEPS) / STEPS
        for x, y in self.spots(sign):
            canvas.picture(f"classes/{sign}", Box(x, y, 0, 0).inset(-size / 2))


def _lay(canvas: Canvas, box: Box, picture: pygame.Surface) -> None:
    (x, y), scale, (w, h) = box.centre, canvas.page.scale, picture.get_size()
    canvas.surface.blit(picture, (round(x * scale) - w // 2, round(y * scale) - h // 2))


@Stowed
def _lying(pictures: Pictures, name: str, size: int, over: str) -> pygame.Surface:
    """Lay a token on its shadow, and over it what has become of it."""
    wide = round(size * BEYOND)
    rings = [
        f'<circle cx="50" cy="{51 + ring / 9}" r="{50 - ring}" fill-opacity="0.12"/>' for ring in range(RINGS)
    ]
    out = rasterised(wide, "".join(rings))
    for layer in (pictures(name, size), rasterised(size, OVER[over])):
        out.blit(layer, ((wide - size) // 2, (wide - size) // 2))
    return out


def rasterised(size: int, shapes: str) -> pygame.Surface:
    """Draw shapes of a square of a hundred units, as large as wanted."""
    head = '<svg xmlns="http://www.w3.org/2000/svg" width="100" height="100" viewBox="0 0 100 100">'
    drawn = pygame.image.load_sized_svg(io.BytesIO(f"{head}{shapes}</svg>".encode()), (size, size))
    return drawn.convert_alpha() if pygame.display.get_surface() else drawn
