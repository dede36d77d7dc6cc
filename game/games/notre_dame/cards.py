"""How the action cards of Notre Dame look."""

import pygame

from game.drawing import light
from game.drawing.canvas import Canvas
from game.drawing.page import Box
from game.drawing.theme import LIGHT
from game.table.banner import paint_banner
from game.table.cards import Card
from game.widgets.button import Deed

#: How far apart they lie: names reach beyond them; and how wide they are by their height.
BETWEEN, SHAPE = 20, 168 / 236
#: In a rack: how large a name may be, when it parts and where it lies; how far cards stand apart, and rise.
LARGE_NAME, PARTED, RAISED, APART, RISE = 32.0, 25.0, 0.62, 40.0, 34.0
#: How much of the room between cards the fold of the next ribbon takes.
FOLD = 14.0


class ActionCard(Card):
    """An action card in the colour of whom it came from."""

    def __init__(
        self,
        box: Box,
        card: str,
        tincture: str,
        title: str,
        deed: Deed | None,
        *,
        back: str = "",
        racked: float = 0.0,
    ) -> None:
        """Lay a card into a box; ``racked``: it stands there and is so high, its foot hidden by a lip."""
        super().__init__(box, deed, card=card, back=back)
        self.tincture = tincture
        self.title = title
        self.racked = racked
        if racked:
            self.lift, self.shine = RISE, LIGHT

    def whole(self) -> Box:
        """Give the place of the whole card, its foot below the lip too."""
        return Box(self.box.x, self.box.y, self.box.w, self.racked or self.box.h)

    def bared(self) -> Box:
        """Give what stands over the lip, as wide as the ribbon with the name may be."""
        return self.box.inset(-(APART if self.racked else BETWEEN) / 2, 0)

    def draw(self, canvas: Canvas, *, hot: bool) -> None:
        """Draw the card; of one in a rack what stands over the lip."""
        clip = canvas.surface.get_clip()
        if self.racked:
            above = pygame.Rect(0, 0, clip.right, canvas.page.length(self.box.bottom))
            canvas.surface.set_clip(clip.clip(above))
            if hot and self.enabled:
                light.glow(canvas, self.box.centre, self.box.w, strength=0.5)
        super().draw(canvas, hot=hot)
        canvas.surface.set_clip(clip)

    def face(self, canvas: Canvas, box: Box) -> Box:
        """Draw frame and picture."""
        frame = canvas.picture(f"card/action_{self.tincture}", box)
        picture = Box(frame.x + frame.w * 0.13, frame.y + frame.h * 0.07, frame.w * 0.74, frame.h * 0.57)
        canvas.picture(f"sector/{self.card}", picture)
        return frame

    def name(self, canvas: Canvas, frame: Box) -> None:
        """Lay the banner."""
        if self.racked:
            place = Box(frame.x, frame.y + frame.h * RAISED, frame.w, 50)
            paint_banner(canvas, place, self.title, self.box.w + APART - FOLD, LARGE_NAME, PARTED)
        else:
            place = Box(frame.x, frame.y + frame.h * 0.7, frame.w, 40)
            paint_banner(canvas, place, self.title, self.box.w + BETWEEN)
