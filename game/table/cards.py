"""Options as things to push: places that glow on the board, cards in the tray, strips beside them."""

import pygame

from game.drawing.canvas import Canvas
from game.drawing.land import Land
from game.drawing.page import Box
from game.drawing.surface_cache import CUPBOARD
from game.drawing.text import Colour
from game.drawing.theme import INK, IVORY, LEAF_GOLD, LIGHT, VERDIGRIS
from game.table.setting import Subject
from game.widgets.button import Button, Deed

#: How strong the colour is that fills what can be picked, and the light that pulses over it; of 255.
FILLED, PULSE = 48, 72
#: How thick its dashes are and those of what lies further: near, and across the room.
DASHES = {False: (4.0, 2.0), True: (6.0, 3.0)}
#: In how many steps it does.
STEPS = 10


class Glow(Button):
    """A place on the board that can be picked."""

    def draw_under(self, canvas: Canvas, *, hot: bool) -> None:
        """Fill it."""
        if not self.pale:
            wash(canvas, self.box, VERDIGRIS, FILLED)

    def draw(self, canvas: Canvas, *, hot: bool) -> None:
        """Draw a dashed ring; solid, with the pointing hand, while it is meant."""
        if hot:
            canvas.ring(self.box.inset(-4), INK, 9, 14)
            canvas.ring(self.box.inset(-3), VERDIGRIS, 6, 13)
            canvas.picture("ui/manicule", Box(self.box.x - 26, self.box.y - 10, 42, 34))
        else:
            thick = DASHES[canvas.sizes.sofa][self.pale]
            # Between the dashes it is bright, or it would be lost on the ground of some seats.
            canvas.dashes(self.box.inset(-1), VERDIGRIS, thick, between=IVORY)


class Card(Button):
    """A card in the tray; without a deed it lies there to be looked at. Hidden, it shows its back."""

    #: How far it rises while it is meant.
    lift = 12.0
    #: The colour of its frame while it is meant.
    shine: Colour = VERDIGRIS

    def __init__(self, box: Box, deed: Deed | None, *, card: str = "", back: str = "") -> None:
        super().__init__(box, deed or (lambda: None), enabled=deed is not None)
        self.back = back
        #: What the card is called in the rules.
        self.card = card
        self.subject: Subject | None = None
        #: Marked as what was answered already.
        self.chosen = False
        #: One of several that are picked, maybe in one stroke.
        self.sweeps = False

    def copy_at(self, at: tuple[float, float]) -> float:
        """Say where the card begins that lies at a point: a place may hold several."""
        return self.box.x

    def whole(self) -> Box:
        """Give the place of the whole card, of which something may hide a part."""
        return self.box

    def bared(self) -> Box:
        """Give what is shown of it where it is looked at closely, even if its neighbours hide a part."""
        return self.box

    def draw(self, canvas: Canvas, *, hot: bool) -> None:
        """Draw the card, lifted while it is meant."""
        box = self.whole().moved(0, -self.lift) if hot and self.enabled else self.whole()
        frame = canvas.picture(self.back, box) if self.back else self.face(canvas, box)
        if self.enabled:
            canvas.ring(frame.inset(-4), self.shine if hot else VERDIGRIS, 7 if hot else 4, 8)
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


def pulse(canvas: Canvas, box: Box, strength: float) -> None:
    """Let light pass over what can be picked."""
    wash(canvas, box, LIGHT, round(strength * STEPS) * PULSE // STEPS)


def wash(canvas: Canvas, box: Box, colour: Colour, strength: int) -> None:
    """Lay a colour over a place, along the shores of a land."""
    x, y, w, h = canvas.page.pixels(box)
    scale, ink = canvas.page.scale, (*canvas.look.shade(colour), strength)
    shape = (box.way, scale) if isinstance(box, Land) else ()
    layer = CUPBOARD.fetched((wash, w, h, ink, *shape), lambda: _washed((w + 1, h + 1), box, scale, ink))
    canvas.surface.blit(layer, (x, y))


def _washed(size: tuple[int, int], box: Box, scale: float, ink: tuple[int, int, int, int]) -> pygame.Surface:
    layer = pygame.Surface(size, pygame.SRCALPHA)
    if isinstance(box, Land):
        for shore in box.pixels(scale):
            pygame.draw.polygon(layer, ink, shore)
    else:
        pygame.draw.rect(layer, ink, layer.get_rect(), border_radius=min(size) // 6)
    return layer


def mark_advised(canvas: Canvas, box: Box) -> None:
    """Crown what the adviser would pick."""
    x, y = (
        (box.right - 30, box.y - 16)
        if not isinstance(box, Land)
        else (box.centre[0] - 22, box.centre[1] - 52)
    )
    badge = Box(x, y, 48, 48)
    if not isinstance(box, Land):
        canvas.ring(box.inset(-8), INK, 10, 16)
        canvas.ring(box.inset(-7), LEAF_GOLD, 7, 15)
    canvas.sheet(badge, seed=3, lift=6)
    canvas.picture("icons/advice", badge.inset(6))
