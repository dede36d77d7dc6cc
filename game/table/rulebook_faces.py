"""Cards as they lie on the table, drawn large for the rulebook."""

from typing import ClassVar

import pygame

from game.drawing.canvas import Canvas
from game.drawing.page import Box, Page
from game.table.cards import Card
from game.widgets.figures import Part
from game.words import Tongue

#: How a card is shaped.
SIZE = (168.0, 236.0)
#: How far crests and banners reach over the edge of a card.
OVER = 16.0


class Face(Part):
    """A card by the name of its picture, such as ``person/monk``; a game says how its cards are painted."""

    #: How large the card is where its name is as large as it should be.
    size: ClassVar[tuple[float, float]] = SIZE

    def __init__(self, name: str, *, high: float = 1.0, caption: str = "", mark: str = "") -> None:
        super().__init__(high=high, caption=caption)
        self.name = name
        #: An icon over its corner.
        self.mark = mark

    def width(self, canvas: Canvas, height: float) -> float:
        """Keep the shape of a card."""
        return height * SIZE[0] / SIZE[1]

    def draw(self, canvas: Canvas, box: Box, say: Tongue) -> None:
        """Draw the card as on the table, then enlarged as a whole, its words too; and its mark."""
        wide, high = self.size
        zoom = box.w / wide
        outside = box.inset(-OVER * zoom)
        layer = pygame.Surface(canvas.page.pixels(outside)[2:], pygame.SRCALPHA)
        page = Page(canvas.page.scale * zoom, wide + 2 * OVER, high + 2 * OVER)
        self.paint(canvas.onto(layer, page), Box(OVER, OVER, wide, high), say)
        canvas.surface.blit(layer, canvas.page.pixels(outside)[:2])
        if self.mark:
            side = max(48.0, box.w * 0.32)
            spot = Box(box.right - side * 0.72, box.bottom - side * 0.8, side, side)
            canvas.sheet(spot, seed=5, lift=4)
            canvas.picture(f"icons/{self.mark}", spot.inset(side * 0.14))

    def paint(self, canvas: Canvas, box: Box, say: Tongue) -> None:
        """Paint the card as on the table."""


def lay(canvas: Canvas, card: Card) -> None:
    """Draw a card of the table with its name."""
    card.name(canvas, card.face(canvas, card.box))
