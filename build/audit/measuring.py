"""Measures what people make out from afar: pieces by what is inked of them, numbers by their letters."""

import re
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from functools import partial
from typing import Any, NamedTuple

import pygame

from game.drawing import text
from game.drawing.pictures import Pictures
from game.drawing.text import Piece
from game.drawing.theme import Sizes
from game.program.app import App
from game.table import painting

#: Pictures of what stands on a board, says whose it is, or is counted on a card or in a panel.
PIECES = re.compile(
    r"(pieces|discs|token|crests)/.*|card/nun"
    r"|icons/(bell(_past|_next)?|(no_)?rat|nun|cube|coin|gold|prestige|skull|plague|crown|sword|joker|flute)"
)
#: A line of numbers without a word: with their signs, what they count up to, or their rank.
NUMBER = re.compile(r"[\W\d]*\d[\W\d]*")
#: A pixel less opaque than this is shadow, or the edge of a line.
FAINT = 64
#: A picture comes in whole pixels; as much of one may be missing.
HALF = 0.51


class Measured(NamedTuple):
    """A piece or a number that was drawn, and its size in units of the window's page."""

    kind: str
    what: str
    size: float


class _Tape:
    """Measures while something is drawn; whatever is shrunk afterwards counts as small as it becomes."""

    def __init__(self, app: App, found: list[Measured]) -> None:
        self._scale = app.page.scale
        self._found = found
        self._written = False
        self._where = ""

    def _note(self, kind: str, what: str, pixels: float) -> None:
        self._found.append(Measured(kind, what + self._where, pixels / self._scale))

    def picture(self, real: Any, pictures: Pictures, name: str, *box: Any) -> pygame.Surface:
        """Measure the ink of a piece, unless it stands like a letter beside words or numbers."""
        drawn: pygame.Surface = real(pictures, name, *box)
        if not self._written and PIECES.fullmatch(name):
            self._note("piece", name, max(drawn.get_bounding_rect(FAINT).size))
        return drawn

    def line(self, real: Any, surface: pygame.Surface, line: list[Piece], *how: Any) -> None:
        """Measure a number; pieces that stand in a line by themselves are measured as any others."""
        words = " ".join(piece.text for piece in line if piece.kind == "word")
        _, _, pixels, *_ = how
        if NUMBER.fullmatch(words):
            self._note("number", words, pixels)
        self._written = bool(words)
        real(surface, line, *how)
        self._written = False

    def board(self, real: Any, canvas: Any, sight: Any, *rest: Any) -> None:
        """Measure what stands on a board that has stepped back from the stage."""
        scale, room = self._scale, sight.act.board if sight.act else None
        if room:
            self._scale *= sight.layout.board.w / room.w
            self._where = " (stepped back)" if self._scale > scale else ""
        real(canvas, sight, *rest)
        self._scale, self._where = scale, ""


@contextmanager
def measuring(app: App) -> Iterator[list[Measured]]:
    """Write down every piece and every number while something is drawn."""
    found: list[Measured] = []
    tape = _Tape(app, found)
    picture, line, board = Pictures.__call__, text.draw_line, painting.paint_board
    Pictures.__call__ = lambda *args: tape.picture(picture, *args)  # type: ignore[method-assign]
    text.draw_line, painting.paint_board = partial(tape.line, line), partial(tape.board, board)
    try:
        yield found
    finally:
        Pictures.__call__, text.draw_line, painting.paint_board = picture, line, board  # type: ignore[method-assign]


def too_small(measured: Iterable[Measured], sizes: Sizes, scale: float) -> Iterator[Measured]:
    """Find what is too small for people who sit so far away, each thing once."""
    least = {"piece": sizes.piece, "number": sizes.number}
    for thing in sorted(set(measured)):
        if thing.size < least[thing.kind] - HALF / scale:
            yield thing
