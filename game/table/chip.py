"""A chip: a piece and a number that stand for many of its kind."""

from collections import Counter
from collections.abc import Iterable

import pygame

from game.drawing.canvas import Canvas
from game.drawing.page import Box
from game.drawing.pieces import Piece
from game.drawing.text import FIGURES
from game.drawing.theme import INK, IVORY, TINCTURE_COLOURS
from game.table.story import paint_piece

#: How wide a chip is for its height, how large its number, and how wide its frame.
BROAD, NUMBER, FRAME = 1.72, 0.86, 0.085
#: The frame of white pieces, which would be lost on cream.
PALE = (0x8D, 0x90, 0x96)


def paint_pieces(canvas: Canvas, pieces: Iterable[Piece], opacity: float = 1) -> None:
    """Paint pieces from back to front; those of a kind on one spot are a chip with their number."""
    for piece, count in Counter(pieces).items():
        if count == 1:
            paint_piece(canvas, piece, opacity=opacity)
        else:
            paint_chip(canvas, chip_box(piece), piece.picture, count)


def chip_box(piece: Piece) -> Box:
    """Give the place of the chip that stands for pieces on one spot."""
    wide = piece.size * BROAD
    return Box(piece.x - wide / 2, piece.y - piece.size, wide, piece.size)


def paint_chip(canvas: Canvas, box: Box, picture: str, number: int) -> None:
    """Lay a plate framed in the tincture of a piece, with the piece and a number on it."""
    frame, radius = max(2.0, box.h * FRAME), box.h * 0.24
    tincture = picture.rpartition("_")[2]
    ring = PALE if tincture == "argent" else TINCTURE_COLOURS.get(tincture, INK)
    for inset, colour in ((-2.0, INK), (0.0, ring), (frame, IVORY)):
        area = canvas.page.pixels(box.inset(inset))
        round_ = max(1, canvas.page.length(radius - inset))
        pygame.draw.rect(canvas.surface, canvas.look.shade(colour), area, border_radius=round_)
    left = Box(box.x + box.h * 0.06, box.y, box.w * 0.5, box.h)
    canvas.picture(picture, left.centred(box.h * 0.92, box.h * 0.92))
    right = Box(box.x + box.w * 0.5, box.y - box.h * 0.2, box.w * 0.46, box.h * 1.4)
    size = canvas.fitting(str(number), right, box.h * NUMBER, FIGURES, least=box.h * 0.5)
    canvas.text(str(number), right, size, face=FIGURES, across="centre")
