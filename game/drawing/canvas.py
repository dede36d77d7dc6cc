"""What scenes and widgets draw with: sheets, pictures and text, placed in units of the page."""

from collections.abc import Callable

import pygame

from game.drawing import book_art, surfaces
from game.drawing import text as writing
from game.drawing.look import USUAL, Look
from game.drawing.page import Box, Page
from game.drawing.pictures import Pictures
from game.drawing.surface_cache import CUPBOARD
from game.drawing.text import BODY, Colour, Face
from game.drawing.theme import INK, LEAF_GOLD, TEXT_SIZES, Sizes

#: Where a thing stands in a box that is larger than it needs.
ALIGN = {"left": 0.0, "centre": 0.5, "right": 1.0, "top": 0.0, "middle": 0.5, "bottom": 1.0}


class Canvas:
    """A surface with a page on it."""

    def __init__(
        self,
        surface: pygame.Surface,
        page: Page,
        pictures: Pictures,
        sizes: Sizes = TEXT_SIZES["table"],
        look: Look = USUAL,
    ) -> None:
        self.surface = surface
        self.page = page
        self.pictures = pictures
        self.sizes = sizes
        self.look = look

    def onto(self, surface: pygame.Surface, page: Page | None = None) -> "Canvas":
        """Give a canvas for another surface, such as a layer, with the same page or another."""
        return Canvas(surface, page or self.page, self.pictures, self.sizes, self.look)

    def table(self, light: str = "table") -> None:
        """Cover everything with the oak table."""
        self.surface.blit(surfaces.table(self.surface.get_size(), light, strong=self.look.strong), (0, 0))

    def sheet(
        self, box: Box, *, seed: int = 1, skin: str = "vellum", ends: str = "deckle", lift: float = 5
    ) -> None:
        """Lay a piece of vellum, with its shadow."""
        x, y, w, h = self.page.pixels(box)
        skin_surface = surfaces.sheet(
            (w, h), self.page.scale, seed, skin, "deckle", ends, strong=self.look.strong
        )
        surfaces.lay(self.surface, skin_surface, (x, y), self.page.scale, lift)

    def picture(
        self, name: str, box: Box, *, across: str = "centre", down: str = "middle", opacity: float = 1
    ) -> Box:
        """Draw a picture as large as fits into a box, and say where it went."""
        x, y, *_ = self.page.pixels(box)
        # Wherever it stands, the same size: what lies side by side is drawn once.
        w, h = self.page.length(box.w), self.page.length(box.h)
        picture = self.pictures(name, w, h)
        left = x + round((w - picture.get_width()) * ALIGN[across])
        top = y + round((h - picture.get_height()) * ALIGN[down])
        if opacity < 1:
            picture = picture.copy()
            picture.set_alpha(round(255 * opacity))
        self.surface.blit(picture, (left, top))
        scale = self.page.scale
        return Box(left / scale, top / scale, picture.get_width() / scale, picture.get_height() / scale)

    def text(
        self,
        words: str,
        box: Box,
        size: float,
        *,
        face: Face = BODY,
        colour: Colour = INK,
        across: str = "left",
        down: str = "middle",
        leading: float = 1.0,
    ) -> float:
        """Write into a box, breaking lines where it has to, and give the height used in units."""
        x, y, w, h = self.page.pixels(box)
        face, pixels = self.look.face(face), self.page.length(size)
        # As wide as it was measured: a box may be a pixel narrower where it lies.
        lines = writing.lines(words, face, pixels, self.page.length(box.w))
        step = round(writing.font(face, pixels).get_linesize() * leading)
        top = y + round((h - step * len(lines)) * ALIGN[down])
        for number, line in enumerate(lines):
            at = (x + round((w - writing.length(line)) * ALIGN[across]), top + number * step)
            writing.draw_line(self.surface, line, at, face, pixels, self.look.shade(colour), self._icon)
        return step * len(lines) / self.page.scale

    def foot(self, box: Box, size: float, face: Face = BODY) -> float:
        """Say on which height the letters of one line stand in the middle of a box."""
        font = writing.font(self.look.face(face), self.page.length(size))
        return box.centre[1] + (font.get_ascent() - font.get_linesize() / 2) / self.page.scale

    def width(self, words: str, size: float, face: Face = BODY) -> float:
        """Measure a line in units."""
        face, pixels = self.look.face(face), self.page.length(size)
        return sum(piece.width for piece in writing.pieces(words, face, pixels)) / self.page.scale

    def height(self, words: str, width: float, size: float, face: Face = BODY) -> float:
        """Measure how high a text becomes in so wide a box."""
        face, pixels = self.look.face(face), self.page.length(size)
        count = len(writing.lines(words, face, pixels, self.page.length(width)))
        return count * writing.font(face, pixels).get_linesize() / self.page.scale

    def fitting(
        self,
        words: str,
        box: Box,
        size: float,
        face: Face = BODY,
        least: float = 18,
        leading: float = 0.9,
    ) -> float:
        """Give the largest size up to this one at which a text fits into a box."""
        room = box.w, box.h
        return writing.fitting(words, self.look.face(face), self.page.scale, room, size, least, leading)

    def one_line(
        self, words: str, width: float, size: float, face: Face = BODY, least: float = 18
    ) -> float | None:
        """Give the largest size, from this one down to the least, at which words have room in a line."""
        while self.width(words, size, face) > width:
            if size <= least:
                return None
            size = max(least, size - 1)
        return size

    def _icon(self, name: str, pixels: int) -> pygame.Surface:
        return self.pictures(name if "/" in name else f"icons/{name}", round(pixels * 1.1))

    def line(self, box: Box, colour: Colour = INK) -> None:
        """Rule a line or fill a bar."""
        self.surface.fill(self.look.shade(colour), self.page.pixels(box))

    def ring(self, box: Box, colour: Colour, weight: float = 4, radius: float = 10) -> None:
        """Draw a rounded outline."""
        pygame.draw.rect(
            self.surface,
            self.look.shade(colour),
            self.page.pixels(box),
            max(1, self.page.length(weight)),
            border_radius=self.page.length(radius),
        )

    def dashes(
        self, box: Box, colour: Colour, weight: float, dash: float = 14, between: Colour | None = None
    ) -> None:
        """Draw a dashed outline, dark under the colour to show on any ground, maybe bright between."""
        x, y, w, h = self.page.pixels(box)
        step, thick = max(4, self.page.length(dash)), max(1, self.page.length(weight))
        if between is not None:
            outline = pygame.Rect(x, y, w, h).inflate(thick, thick)
            pygame.draw.rect(self.surface, self.look.shade(between), outline, thick)
        for ink, wide in ((self.look.shade(INK), thick + 2), (self.look.shade(colour), thick)):
            for left in range(x, x + w, 2 * step):
                right = min(left + step, x + w)
                pygame.draw.line(self.surface, ink, (left, y), (right, y), wide)
                pygame.draw.line(self.surface, ink, (left, y + h), (right, y + h), wide)
            for top in range(y, y + h, 2 * step):
                bottom = min(top + step, y + h)
                pygame.draw.line(self.surface, ink, (x, top), (x, bottom), wide)
                pygame.draw.line(self.surface, ink, (x + w, top), (x + w, bottom), wide)

    def seam(self, box: Box) -> None:
        """Sew a fine dashed line round a box."""
        x, y, w, h = self.page.pixels(box)
        step, thread = max(3, self.page.length(9)), self.look.shade(LEAF_GOLD)
        for left in range(x, x + w - step, 2 * step):
            for top in (y, y + h):
                pygame.draw.line(self.surface, thread, (left, top), (left + step, top), 1)
        for top in range(y, y + h - step, 2 * step):
            for left in (x, x + w):
                pygame.draw.line(self.surface, thread, (left, top), (left, top + step), 1)

    def stretched(self, name: str, box: Box) -> None:
        """Draw a picture that fills a box, whatever its proportions."""
        x, y, w, h = self.page.pixels(box)
        self.surface.blit(self.pictures.filling(name, w, h), (x, y))

    def focus(self, box: Box) -> None:
        """Show where the focus is: gilded corners, and a dark line under them so that they show on vellum."""
        around = box.inset(-7)
        corner = self.pictures("ui/corner_focus", self.page.length(34))
        book_art.four(self.surface, corner, pygame.Rect(self.page.pixels(around)))
        bold = 2 if self.look.strong else 1
        self.ring(around, INK, 3 * bold, 6)
        self.ring(around.inset(2), LEAF_GOLD, 2 * bold, 5)


def compose(canvas: Canvas, paint: Callable[[Canvas], object]) -> pygame.Surface:
    """Paint something that is made of much; where time is short, what is missing is made first.

    Otherwise everything would be painted anew with each thing that is made for it.
    """
    if CUPBOARD.hurried:
        canvas.surface.set_clip(pygame.Rect(0, 0, 0, 0))
        paint(canvas)
        canvas.surface.set_clip(None)
    paint(canvas)
    return canvas.surface


def blank(size: tuple[int, int]) -> Canvas:
    """Give an empty canvas of so many pixels, each a unit of its page."""
    return Canvas(pygame.Surface(size), Page(1.0, *size), Pictures())
