"""A strip of vellum with an icon before its words."""

from collections.abc import Iterable

from game.drawing.canvas import Canvas
from game.drawing.page import Box
from game.drawing.text import BOLD
from game.drawing.theme import FADED_INK, INK
from game.widgets.button import Deed, Strip


class Way(Strip):
    """One way on from here."""

    def __init__(
        self, box: Box, icon: str, words: str, deed: Deed, *, hint: str = "", enabled: bool = True
    ) -> None:
        super().__init__(box, words, deed, enabled=enabled)
        self.icon = icon
        self.hint = hint
        #: What strips around it say, whose words are as large as its own.
        self.alike: tuple[str, ...] = ()

    def draw(self, canvas: Canvas, *, hot: bool) -> None:
        """Lay the strip, lifted while it is hot."""
        hot = hot and self.enabled
        box = self.box.moved(0, -3) if hot else self.box
        canvas.sheet(box, seed=len(self.icon) + round(self.box.w), ends="torn", lift=9 if hot else 5)
        icon, inside = _parts(box)
        canvas.picture(f"icons/{self.icon}", icon, opacity=1 if self.enabled else 0.45)
        size = letters(canvas, box, (self.words, *self.alike))
        colour = INK if self.enabled else FADED_INK
        canvas.text(self.words, inside, size, face=BOLD, colour=colour, leading=0.9)


def letters(canvas: Canvas, box: Box, said: Iterable[str]) -> float:
    """Give the size in which all that is said has room on strips as large as a box."""
    _, inside = _parts(box)
    return min([canvas.fitting(words, inside, canvas.sizes.button, BOLD) for words in said])


def _parts(box: Box) -> tuple[Box, Box]:
    """Give the places of icon and words on a strip."""
    side = min(56.0, box.h - 20)
    icon = Box(box.x + 26, box.y, side, box.h).centred(side, side)
    return icon, Box(icon.right + 18, box.y + 4, box.right - icon.right - 38, box.h - 8)
