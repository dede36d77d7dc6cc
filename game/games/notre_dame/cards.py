"""How the action cards of Notre Dame look."""

from game.drawing.canvas import Canvas
from game.drawing.page import Box
from game.table.banner import paint_banner
from game.table.cards import Card
from game.widgets.button import Deed

#: How far apart they lie: names reach beyond them.
BETWEEN = 20


class ActionCard(Card):
    """An action card in the colour of whom it came from."""

    def __init__(
        self, box: Box, card: str, tincture: str, title: str, deed: Deed | None, *, back: str = ""
    ) -> None:
        super().__init__(box, deed, card=card, back=back)
        self.tincture = tincture
        self.title = title

    def face(self, canvas: Canvas, box: Box) -> Box:
        """Draw frame and picture."""
        frame = canvas.picture(f"card/action_{self.tincture}", box)
        picture = Box(frame.x + frame.w * 0.13, frame.y + frame.h * 0.07, frame.w * 0.74, frame.h * 0.57)
        canvas.picture(f"sector/{self.card}", picture)
        return frame

    def name(self, canvas: Canvas, frame: Box) -> None:
        """Lay the banner."""
        place = Box(frame.x, frame.y + frame.h * 0.7, frame.w, 40)
        paint_banner(canvas, place, self.title, self.box.w + BETWEEN)
