"""Listens to everything that is written on the screen: words, size, and contrast to what is behind."""

from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from typing import Any, NamedTuple

import pygame

from build.audit.light import SPOT, contrast, luminance, spots
from game.drawing import text
from game.drawing.text import Colour, Face, Piece
from game.program.app import App

#: What is less opaque than this lets something shine through.
OPAQUE = 250


class Line(NamedTuple):
    """A line of text as it was written: its size in units, and the contrast to the worst spot behind it."""

    words: str
    size: float
    #: None where what is behind cannot be known, on a layer that is laid down later.
    contrast: float | None
    colour: Colour
    #: Where it begins, in pixels of what it was written on.
    at: tuple[int, int]
    #: Its words in ink, each with its corner, and how large the surface is that they were written on.
    inked: tuple[tuple[pygame.Surface, tuple[int, int]], ...] = ()
    surface_size: tuple[int, int] = (0, 0)


@contextmanager
def listening(app: App) -> Iterator[list[Line]]:
    """Write down every line while something is drawn."""
    heard: list[Line] = []
    real = text.draw_line
    text.draw_line = partial(_overheard, real, app, heard)
    try:
        yield heard
    finally:
        text.draw_line = real


def _overheard(
    real: Any,
    app: App,
    heard: list[Line],
    surface: pygame.Surface,
    line: list[Piece],
    at: tuple[int, int],
    face: Face,
    pixels: int,
    colour: Colour,
    icons: Any = None,
) -> None:
    words = " ".join(piece.text for piece in line if piece.kind == "word")
    if words:
        again = _again(heard, words, at, colour, surface.get_size())
        found = again.contrast if again else _worst(app, surface, line, at, face, pixels, colour)
        inked = tuple(_inked(line, at, face, pixels, colour))
        heard.append(Line(words, pixels / app.page.scale, found, colour, at, inked, surface.get_size()))
    real(surface, line, at, face, pixels, colour, icons)


def _again(
    heard: list[Line], words: str, at: tuple[int, int], colour: Colour, size: tuple[int, int]
) -> Line | None:
    """Find the line that is written over once more: behind it lies nothing but itself."""
    here = (words, at, colour, size)
    return next(
        (line for line in heard if (line.words, line.at, line.colour, line.surface_size) == here), None
    )


def _worst(
    app: App,
    surface: pygame.Surface,
    line: list[Piece],
    at: tuple[int, int],
    face: Face,
    pixels: int,
    colour: Colour,
) -> float | None:
    ink, spot = luminance(colour), max(2, round(SPOT * app.page.scale))
    least: list[float] = []
    for place in _places(line, at, face, pixels, colour):
        shown = place.clip(surface.get_clip())
        if shown.w < 2 or shown.h < 2:
            continue
        behind = _behind(app, surface, shown)
        if behind is None:
            return None
        least.append(float(contrast(ink, spots(behind, spot)).min()))
    return min(least, default=None)


def _places(
    line: list[Piece], at: tuple[int, int], face: Face, pixels: int, colour: Colour
) -> Iterator[pygame.Rect]:
    """Give the boxes of ink, word by word."""
    for word, corner in _inked(line, at, face, pixels, colour):
        yield word.get_bounding_rect().move(corner)


def _inked(
    line: list[Piece], at: tuple[int, int], face: Face, pixels: int, colour: Colour
) -> Iterator[tuple[pygame.Surface, tuple[int, int]]]:
    x, y = at
    for piece in line:
        if piece.kind == "word":
            yield text.inked(piece.text, face, pixels, colour), (x, y)
        x += piece.width


def _behind(app: App, surface: pygame.Surface, place: pygame.Rect) -> pygame.Surface | None:
    """Give what is behind a box; what a layer lets through is what the window shows already."""
    part = surface.subsurface(place)
    if not surface.get_flags() & pygame.SRCALPHA:
        return part
    if pygame.transform.average_color(part)[3] >= OPAQUE and _least_alpha(part) >= OPAQUE:
        return part
    if surface.get_size() != app.surface.get_size():
        return None
    under = app.surface.subsurface(place).copy()
    under.blit(part, (0, 0))
    return under


def _least_alpha(part: pygame.Surface) -> int:
    return int(pygame.surfarray.array_alpha(part).min())
