"""Options as things to push: places that glow on the board, cards in the tray, strips beside them."""

from game.drawing.canvas import Canvas
from game.drawing.page import Box
from game.drawing.theme import INK, LEAF_GOLD, VERDIGRIS
from game.table.desk import Subject
from game.widgets.button import Button, Deed


class Glow(Button):
    """A place on the board that can be picked."""

    def draw(self, canvas: Canvas, *, hot: bool) -> None:
        """Draw a dashed ring, and the pointing hand; solid and thick while it is meant."""
        if hot:
            canvas.ring(self.box.inset(-4), INK, 9, 14)
            canvas.ring(self.box.inset(-3), VERDIGRIS, 6, 13)
            canvas.picture("ui/manicule", Box(self.box.x - 26, self.box.y - 10, 42, 34))
        else:
            canvas.dashes(self.box.inset(-1), VERDIGRIS, 4)


class Card(Button):
    """A card in the tray; without a deed it lies there to be looked at. Hidden, it shows its back."""

    #: How far it rises while it is meant.
    lift = 12.0

    def __init__(self, box: Box, deed: Deed | None, *, card: str = "", back: str = "") -> None:
        super().__init__(box, deed or (lambda: None), enabled=deed is not None)
        self.back = back
        #: What the card is called in the rules.
        self.card = card
        self.subject: Subject | None = None
        #: Marked as what was answered already.
        self.chosen = False

    def whole(self) -> Box:
        """Give the place of the whole card, of which something may hide a part."""
        return self.box

    def draw(self, canvas: Canvas, *, hot: bool) -> None:
        """Draw the card, lifted while it is meant."""
        box = self.whole().moved(0, -self.lift) if hot and self.enabled else self.whole()
        frame = canvas.picture(self.back, box) if self.back else self.face(canvas, box)
        if self.enabled:
            canvas.ring(frame.inset(-4), VERDIGRIS, 7 if hot else 4, 8)
        if self.chosen:
            canvas.ring(frame.inset(-4), LEAF_GOLD, 5, 8)
        if not self.back:
            self.name(canvas, frame)
        if self.chosen:
            canvas.picture("icons/check", Box(frame.right - 44, frame.y - 6, 48, 48))

    def face(self, canvas: Canvas, box: Box) -> Box:
        """Draw the front and say where it went."""
        return box

    def name(self, canvas: Canvas, frame: Box) -> None:
        """Lay the name over the front and over the ring around it."""
