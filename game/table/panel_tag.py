"""A tag on a seat's panel: what has just come or gone there, in the same instant as on the stage."""

from dataclasses import dataclass

import pygame

from game.drawing.canvas import Canvas
from game.drawing.page import Box
from game.drawing.text import FIGURES, Colour
from game.drawing.theme import GAIN, HARM, INK, IVORY, LEAF_GOLD, RUBRIC
from game.table.liveliness import FLIGHT, Effect

#: How high a tag is, how large its number, and how much of the panel it covers, which leaves the score free.
HIGH, NUMBER, COVERS = 58.0, 50.0, 44.0
#: How much of it lies over the foot of a panel beside which stands another.
FOOT = 0.4
#: How far a number on a crest is from the edge of its plate.
MARGIN = 9.0


def paint_tag(
    canvas: Canvas, panel: Box, words: str, icon: str, colour: Colour, shown: float = 1.0
) -> Box | None:
    """Hang a number with its icon over the edge of a panel, at the right or below; it slides out of it.

    The colour says on the dark whether it is harm, a mere price, or a gain.
    """
    if shown <= 0:
        return None
    number = canvas.width(words, NUMBER, FIGURES)
    wide = number + HIGH * 0.8 + 26
    slid = (1 - shown) * 0.4
    if canvas.page.upright:
        box = Box(panel.centre[0] - wide / 2, panel.bottom - HIGH * (FOOT + slid), wide, HIGH)
    else:
        box = Box(panel.right - COVERS - slid * wide, panel.y + panel.h * 0.3, wide, HIGH)
    _paint_plate(canvas, box, harm=colour == HARM)
    place = Box(box.x + 12, box.y - 5, number, box.h)
    written = {HARM: RUBRIC, IVORY: INK}.get(colour, GAIN)
    canvas.text(words, place, NUMBER, face=FIGURES, colour=written)
    canvas.picture(icon, Box(place.right + 4, box.y, HIGH * 0.8, box.h))
    return box


def _paint_plate(canvas: Canvas, box: Box, *, harm: bool) -> None:
    for inset, paint in ((-3.0, INK), (0.0, HARM if harm else LEAF_GOLD), (4.0, IVORY)):
        area = canvas.page.pixels(box.inset(inset))
        corner = max(1, canvas.page.length(14 - inset))
        pygame.draw.rect(canvas.surface, canvas.look.shade(paint), area, border_radius=corner)


@dataclass
class Pinned(Effect):
    """What a seat gains or loses, on its crest until the score beside it has it."""

    seconds = FLIGHT
    words: str
    crest: Box

    def paint(self, canvas: Canvas) -> None:
        """Pin a plate over the foot of the crest, which says whose it is."""
        harm = self.words.startswith("−")
        wide = canvas.width(self.words, NUMBER, FIGURES) + 2 * MARGIN
        box = Box(self.crest.centre[0] - wide / 2, self.crest.bottom - HIGH, wide, HIGH)
        box = box.moved(max(0.0, MARGIN - box.x), 0)
        _paint_plate(canvas, box, harm=harm)
        place, ink = box.moved(0, -5), RUBRIC if harm else GAIN
        canvas.text(self.words, place, NUMBER, face=FIGURES, colour=ink, across="centre")
