"""Measures what people have to make out from afar: pieces by their size, numbers by their letters."""

import re
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import Any, NamedTuple

from build.audit.reading import Line
from game.drawing.canvas import Canvas
from game.drawing.page import Box
from game.drawing.theme import Sizes

#: Pictures of what stands on a board or is counted in a panel.
PIECES = ("pieces/", "discs/", "token/")
#: A line that is nothing but a number, with its sign or what it counts up to.
NUMBER = re.compile(r"[+−–≥]?\d+([.,]\d+)?\+?( ?[%/] ?\d*)?")
#: A picture comes in whole pixels; as much of one may be missing.
HALF = 0.51


class Measured(NamedTuple):
    """A picture that was drawn, and its longer side in units of the page."""

    name: str
    size: float


@contextmanager
def measuring() -> Iterator[list[Measured]]:
    """Write down every piece while something is drawn."""
    found: list[Measured] = []
    real = Canvas.picture

    def picture(canvas: Canvas, name: str, box: Box, **how: Any) -> Box:
        drawn = real(canvas, name, box, **how)
        if name.startswith(PIECES):
            found.append(Measured(name, max(drawn.w, drawn.h)))
        return drawn

    Canvas.picture = picture  # type: ignore[assignment,method-assign]
    try:
        yield found
    finally:
        Canvas.picture = real  # type: ignore[method-assign]


def small_pieces(pieces: Iterable[Measured], sizes: Sizes, scale: float) -> Iterator[Measured]:
    """Find the pieces that are too small for people who sit so far away."""
    yield from {piece for piece in pieces if piece.size < sizes.piece - HALF / scale}


def small_numbers(lines: Iterable[Line], sizes: Sizes, scale: float) -> Iterator[Line]:
    """Find the numbers that are too small for people who sit so far away."""
    for line in lines:
        if NUMBER.fullmatch(line.words.strip()) and line.size < sizes.number - HALF / scale:
            yield line
