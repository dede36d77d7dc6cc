"""A strip across the board that says whose turn it is when the screen passes from one person to another."""

from dataclasses import dataclass

import pygame

from game.drawing.canvas import Canvas
from game.drawing.page import Box
from game.drawing.text import HEADING
from game.drawing.theme import RUBRIC
from game.table.liveliness import Effect

#: Seconds it is there, and how much of them it needs to go again.
LASTS, GOES = 1.8, 0.2
#: How high the strip is, its crest above it, how much larger than a prompt its words are, and the air beside.
HIGH, CREST, LARGER, AIR = 116.0, 148.0, 1.3, 56.0
#: How high above the middle of the board it lies.
ABOVE = 40.0


@dataclass
class Herald(Effect):
    """A torn strip with a crest and the name of whoever is asked; it goes as it came, or fades."""

    seconds = LASTS
    words: str
    tincture: str
    board: Box
    #: Nothing may fade.
    still: bool = False

    def paint(self, canvas: Canvas) -> None:
        """Lay the strip, fainter and fainter at the end."""
        size = canvas.sizes.prompt * LARGER
        words, most = self.words.upper(), self.board.w - 2 * AIR
        wide = min(most, canvas.width(words, size, HEADING) + CREST + 2 * AIR)
        whole = self.board.moved(0, -ABOVE).centred(wide + 2 * AIR, CREST + 40)
        x, y, w, h = canvas.page.pixels(whole)
        layer = canvas.onto(pygame.Surface((w, h), pygame.SRCALPHA))
        strip = Box(0, 0, whole.w, whole.h).centred(wide, HIGH)
        layer.sheet(strip, seed=7, ends="torn", lift=9)
        crest = Box(strip.x + AIR / 2, strip.centre[1] - CREST / 2, CREST, CREST)
        layer.picture(f"crests/shield_{self.tincture}", crest)
        inside = Box(crest.right, strip.y, strip.right - crest.right - AIR / 2, strip.h)
        fitting = layer.fitting(words, inside, size, HEADING)
        layer.text(words, inside, fitting, face=HEADING, colour=RUBRIC, across="centre")
        if not self.still:
            layer.surface.set_alpha(round(255 * min(1.0, (1 - self.part) / GOES)))
        canvas.surface.blit(layer.surface, (x, y))
