"""Options as things to push: places that glow on the board, cards in the tray, strips in the bar."""

from game.page import Box
from game.widgets.button import Button, Deed
from game.widgets.canvas import Canvas
from game.widgets.text import BOLD
from game.widgets.theme import INK, TINCTURES, VERDIGRIS


class Glow(Button):
    """A place on the board that can be picked."""

    def draw(self, canvas: Canvas, *, hot: bool) -> None:
        """Draw a dashed ring, and the pointing hand; solid and thick while it is meant."""
        if hot:
            canvas.ring(self.box.inset(-4), INK, 9, 14)
            canvas.ring(self.box.inset(-3), VERDIGRIS, 6, 13)
        else:
            canvas.dashes(self.box.inset(-1), VERDIGRIS, 5)
        canvas.picture("ui/manicule", Box(self.box.x - 22, self.box.y - 6, 38, 30))


class ActionCard(Button):
    """An action card of Notre Dame in the tray."""

    def __init__(self, box: Box, card: str, owner: int, title: str, deed: Deed | None) -> None:
        super().__init__(box, deed or (lambda: None), enabled=deed is not None)
        self.card = card
        self.tincture = TINCTURES[owner]
        self.title = title

    def draw(self, canvas: Canvas, *, hot: bool) -> None:
        """Draw frame, picture and title; lifted while it is meant."""
        box = self.box.moved(0, -14) if hot and self.enabled else self.box
        frame = canvas.picture(f"card/action_{self.tincture}", box)
        picture = Box(frame.x + frame.w * 0.2, frame.y + frame.h * 0.1, frame.w * 0.6, frame.h * 0.42)
        canvas.picture(f"sector/{self.card}", picture)
        title = Box(frame.x + 8, frame.y + frame.h * 0.58, frame.w - 16, frame.h * 0.36)
        size = canvas.fitting(self.title, title, 24, BOLD)
        canvas.text(self.title, title, size, face=BOLD, across="centre", leading=0.9)
        if self.enabled:
            canvas.ring(frame.inset(-3), VERDIGRIS, 6 if hot else 3, 8)
