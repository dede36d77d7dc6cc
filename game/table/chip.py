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
#: How much wider each figure more makes it.
FIGURE = 0.44
#: How large a disc is for its number.
ROUND = 0.54
#: The frame of white pieces, which would be lost on cream.
PALE = (0x8D, 0x90, 0x96)


def paint_pieces(canvas: Canvas, pieces: Iterable[Piece], opacity: float = 1) -> None:
    """Paint pieces from back to front; those of a kind on one spot are a chip with number, or get a disc."""
    for piece, count in Counter(pieces).items():
        if piece.numbered == "disc" or (count == 1 and not piece.numbered):
            place = paint_piece(canvas, piece, opacity=opacity)
            if count > 1:
                paint_disc(canvas, place, count)
        else:
            paint_chip(canvas, chip_box(piece, count), piece.picture, count)


def paint_disc(canvas: Canvas, place: Box, number: int) -> None:
    """Lay a disc with a number over the lower left corner of a piece."""
    size = canvas.sizes.number * 1.04
    radius = size * ROUND
    x, y = place.x, place.bottom - radius * 0.85
    middle = round(x * canvas.page.scale), round(y * canvas.page.scale)
    for more, colour in ((2.5, INK), (0.0, IVORY)):
        pixels = canvas.page.length(radius + more)
        pygame.draw.aacircle(canvas.surface, canvas.look.shade(colour), middle, pixels)
    box = Box(x - radius, y - radius * 1.4, radius * 2, radius * 2.8)
    canvas.text(str(number), box, size, face=FIGURES, across="centre")


def broad(number: int) -> float:
    """Say how wide a chip is for its height: two figures need more room than one."""
    return BROAD + FIGURE * (len(str(number)) - 1)


def chip_box(piece: Piece, number: int = 1) -> Box:
    """Give the place of the chip that stands for so many pieces on one spot."""
    wide = piece.size * broad(number)
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
    left = Box(box.x + box.h * 0.06, box.y, box.h * BROAD / 2, box.h)
    canvas.picture(picture, left.centred(box.h * 0.97, box.h * 0.97))
    start = box.h * BROAD * 0.5
    right = Box(box.x + start, box.y - box.h * 0.2, box.w - start - box.h * 0.07, box.h * 1.4)
    size = canvas.fitting(str(number), right, box.h * NUMBER, FIGURES, least=box.h * 0.5)
    canvas.text(str(number), right, size, face=FIGURES, across="centre")
