"""A medal that says at a glance what a key has done, over whatever is shown, and is gone after a moment."""

import pygame

from game.drawing import surfaces
from game.drawing.canvas import Canvas
from game.drawing.page import Box, Page
from game.drawing.surface_cache import Stowed
from game.drawing.text import BOLD
from game.drawing.theme import INK, LEAF_GOLD

#: Seconds it is there, and in which it goes then.
LASTS, GOES = 1.0, 0.4
#: How large the disc is, and the slip of words that hangs from it.
DISC, SLIP, WIDE = 150.0, 56.0, 420.0
#: How much finer than a pixel the edge of the disc is drawn.
FINER = 3


class Medal:
    """A disc of vellum with an icon and a few words below."""

    def __init__(self, icon: str, words: str) -> None:
        self.icon = icon
        self.words = words
        self.age = 0.0

    @property
    def gone(self) -> bool:
        """Say whether its time is over."""
        return self.age >= LASTS + GOES

    @property
    def fading(self) -> bool:
        """Say whether it looks different from moment to moment."""
        return self.age > LASTS

    @staticmethod
    def box(page: Page) -> Box:
        """Give all that it may cover: the middle of the page, a little above."""
        high = DISC + SLIP
        return page.box.moved(0, -page.height * 0.1).centred(WIDE, high)

    def draw(self, canvas: Canvas, *, still: bool) -> None:
        """Lay the disc and its slip, fainter and fainter at the end unless nothing may fade."""
        whole = self.box(canvas.page)
        x, y, w, h = canvas.page.pixels(whole)
        layer = canvas.onto(pygame.Surface((w, h), pygame.SRCALPHA))
        self._paint(layer, Box(0, 0, whole.w, whole.h))
        if self.fading and not still:
            layer.surface.set_alpha(round(255 * max(0.0, 1 - (self.age - LASTS) / GOES)))
        canvas.surface.blit(layer.surface, (x, y))

    def _paint(self, canvas: Canvas, box: Box) -> None:
        disc = Box(box.x, box.y, box.w, DISC).centred(DISC, DISC)
        side = canvas.page.length(DISC)
        canvas.surface.blit(_disc(side, canvas.look.strong), canvas.page.pixels(disc)[:2])
        canvas.picture(f"icons/{self.icon}", disc.inset(34))
        wide = min(box.w, canvas.width(self.words, canvas.sizes.name, BOLD) + 64)
        slip = Box(box.centre[0] - wide / 2, disc.bottom - 8, wide, SLIP)
        canvas.sheet(slip, seed=9, ends="torn", lift=0)
        inside = slip.inset(20, 2)
        size = canvas.fitting(self.words, inside, canvas.sizes.name, BOLD)
        canvas.text(self.words, inside, size, face=BOLD, across="centre")


@Stowed
def _disc(side: int, strong: bool) -> pygame.Surface:
    """Cut a disc of vellum with a rim of ink and gold."""
    large = side * FINER
    mask = pygame.Surface((large, large), pygame.SRCALPHA)
    middle = (large / 2, large / 2)
    pygame.draw.circle(mask, "white", middle, large * 0.5)
    disc = pygame.Surface((side, side), pygame.SRCALPHA)
    surfaces.tiled(disc, "vellum", strong=strong)
    disc.blit(pygame.transform.smoothscale(mask, (side, side)), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    rim = pygame.Surface((large, large), pygame.SRCALPHA)
    for colour, out, thick in ((INK, 0.5, 0.035), (LEAF_GOLD, 0.465, 0.03), (INK, 0.435, 0.012)):
        pygame.draw.circle(rim, colour, middle, large * out, max(1, round(large * thick)))
    disc.blit(pygame.transform.smoothscale(rim, (side, side)), (0, 0))
    return disc
