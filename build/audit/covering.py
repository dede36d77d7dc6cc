"""Looks whether what was written can still be seen when everything is drawn."""

from collections.abc import Iterator, Sequence

import pygame

from build.audit.reaching import Fault
from build.audit.reading import Line
from game.drawing.light import CHOOSING
from game.program.app import App

#: How solid a pixel of ink is, how far its colour may be off, how much of a word must be left,
#: and below how many pixels a word says nothing.
SOLID, OFF, LEFT, FEW = 230, (48, 48, 48), 0.8, 8


def covered(app: App, lines: Sequence[Line]) -> Iterator[Fault]:
    """Find words that something else was drawn over; those on layers of another size cannot be found."""
    for line in lines:
        if line.surface_size == app.surface.get_size():
            for word, at in line.inked:
                left = _left(app.surface, word, at, line.colour)
                if left < LEFT:
                    yield Fault("covered", line.words, left)
                    break


def _left(
    surface: pygame.Surface, word: pygame.Surface, at: tuple[int, int], colour: tuple[int, int, int]
) -> float:
    """Measure how much of a word's ink is left in the window, in its own light or that of a dimmed board."""
    place = word.get_rect(topleft=at)
    if not surface.get_rect().contains(place):
        return 0.0
    ink = pygame.mask.from_surface(word, SOLID)
    # A full stop of a small window has hardly any ink to go by.
    if ink.count() <= FEW:
        return 1.0
    shades = (colour, tuple(round(part * CHOOSING) for part in colour))
    seen = [pygame.mask.from_threshold(surface.subsurface(place), shade, OFF) for shade in shades]
    return max(ink.overlap_area(mask, (0, 0)) for mask in seen) / ink.count()
