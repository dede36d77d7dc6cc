"""The cards of Rattus Cartus, drawn large for the rulebook."""

from game.drawing.canvas import Canvas
from game.drawing.page import Box
from game.games.rattus_cartus.cards import paint_card
from game.table.rulebook_faces import Face
from game.words import Tongue


class CardFace(Face):
    """A card of a hand, named like ``special/sword`` or ``special/church_2``."""

    def paint(self, canvas: Canvas, box: Box, say: Tongue) -> None:
        """Draw the card; however large it is, there are no words on it."""
        key = self.name.partition("/")[2]
        if "_" in key:
            paint_card(canvas, key, box)
        else:
            canvas.picture(f"card/{key}@medium", box)
