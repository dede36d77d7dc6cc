"""A canvas that can be asked where everything went that was drawn on it."""

from typing import Any

import pygame

from game.drawing import text as writing
from game.drawing.canvas import ALIGN, Canvas
from game.drawing.page import Box
from game.drawing.text import Colour, Face
from game.drawing.theme import TEXT_SIZES
from game.program.app import App


class Drawing(Canvas):
    """Keeps where pictures, words, bars and rings went, in units of the page."""

    def __init__(self, *data: Any) -> None:
        super().__init__(*data)
        self.pictured: list[tuple[str, Box]] = []
        self.written: list[tuple[str, Box]] = []
        self.sizes_of: dict[str, float] = {}
        #: How large each of what is written is, in the same order.
        self.sized: list[float] = []
        self.ruled: list[tuple[Box, Colour]] = []
        self.ringed: list[Box] = []

    @classmethod
    def of(cls, app: App) -> "Drawing":
        """Give a canvas on the page of an app."""
        surface, sizes = pygame.Surface(app.surface.get_size()), TEXT_SIZES[app.settings.text_size]
        return cls(surface, app.page, app.pictures, sizes, app.look)

    def picture(self, name: str, box: Box, **how: Any) -> Box:
        went = super().picture(name, box, **how)
        self.pictured.append((name, went))
        return went

    def stretched(self, name: str, box: Box) -> None:
        self.pictured.append((name, box))
        super().stretched(name, box)

    def text(self, words: str, box: Box, size: float, **how: Any) -> float:
        self.written.append((words, self.inked(words, box, size, **how)))
        self.sizes_of[words] = size
        self.sized.append(size)
        return super().text(words, box, size, **how)

    def inked(
        self,
        words: str,
        box: Box,
        size: float,
        *,
        face: Face = writing.BODY,
        colour: Colour = (0, 0, 0),
        across: str = "left",
        down: str = "middle",
        leading: float = 1.0,
    ) -> Box:
        """Measure where the letters of a text are, without the air above and below them."""
        x, y, w, h = self.page.pixels(box)
        face, pixels = self.look.face(face), self.page.length(size)
        lines = writing.lines(words, face, pixels, w)
        step = round(writing.font(face, pixels).get_linesize() * leading)
        top = y + round((h - step * len(lines)) * ALIGN[down])
        found: list[pygame.Rect] = []
        for number, line in enumerate(lines):
            left = x + round((w - writing.length(line)) * ALIGN[across])
            for piece in line:
                # An icon stands in the middle of its line.
                ink = pygame.Rect(
                    0, (writing.font(face, pixels).get_linesize() - pixels) // 2, piece.width, pixels
                )
                if piece.kind == "word":
                    ink = writing.inked(piece.text, face, pixels, self.look.shade(colour)).get_bounding_rect()
                found += [ink.move(left, top + number * step)] if piece.kind in ("word", "icon") else []
                left += piece.width
        around = found[0].unionall(found[1:]) if found else pygame.Rect(x, y, 0, 0)
        return Box(*(side / self.page.scale for side in around))

    def line(self, box: Box, colour: Colour = (0x2B, 0x1D, 0x12)) -> None:
        self.ruled.append((box, colour))
        super().line(box, colour)

    def ring(self, box: Box, *how: Any) -> None:
        self.ringed.append(box)
        super().ring(box, *how)

    def where(self, part: str) -> list[Box]:
        """Give where pictures went whose name begins so."""
        return [box for name, box in self.pictured if name.startswith(part)]


def meet(one: Box, other: Box) -> bool:
    """Say whether two boxes share more than an edge."""
    return one.x < other.right and other.x < one.right and one.y < other.bottom and other.y < one.bottom
