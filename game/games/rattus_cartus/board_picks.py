"""Places of the town and cards of the nun row that can be picked, with a hand that points at them."""

import pygame

from game.drawing.canvas import Canvas
from game.drawing.page import Box
from game.drawing.theme import INK, IVORY, VERDIGRIS
from game.widgets.button import Button, Deed

#: What gilds a place that can be picked.
GILT = (255, 222, 140)


class Inviting(Button):
    """A place that shines while it can be picked; a hand points into one that is empty."""

    def __init__(self, box: Box, deed: Deed, *, empty: bool) -> None:
        super().__init__(box, deed)
        self.empty = empty

    def draw_under(self, canvas: Canvas, *, hot: bool) -> None:
        """Let it shine."""
        if not canvas.look.strong and not self.pale:
            canvas.surface.fill(GILT, canvas.page.pixels(self.box), pygame.BLEND_RGB_MULT)

    def draw(self, canvas: Canvas, *, hot: bool) -> None:
        """Draw the hand and the dashes; solid and thick while it is meant."""
        if hot:
            canvas.ring(self.box.inset(-5), INK, 10, 12)
            canvas.ring(self.box.inset(-4), VERDIGRIS, 7, 11)
        else:
            canvas.ring(self.box.inset(-2), IVORY, 3, 8)
            canvas.dashes(self.box.inset(1), VERDIGRIS, 4, 11)
        if self.empty:
            hand = self.box.centred(self.box.w - 14, 40)
            canvas.picture("ui/manicule", hand if not hot else hand.moved(6, 0))
