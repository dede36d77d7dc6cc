"""Marks on the cards of a hand: how many copies there are, and that one brings a rat where it is laid."""

from game.drawing.canvas import Canvas
from game.drawing.page import Box
from game.drawing.text import FIGURES
from game.drawing.theme import INK, IVORY, VERMILION
from game.games.rattus_cartus.board_signs import paint_plate

#: Where on a card it is said that it brings a rat: beside its sign, near and across the room.
RAT = (Box(38, 2, 46, 42), Box(44, 2, 50, 44))


def paint_copies(canvas: Canvas, box: Box, number: int) -> None:
    """Count copies on a dark plate, which nobody takes for nuns."""
    paint_plate(canvas, box, INK, 8)
    words, size = f"\u00d7{number}", max(canvas.sizes.number, box.h * 0.88)
    canvas.text(words, box.inset(-8, -10), size, face=FIGURES, colour=IVORY, across="centre")


def paint_rat(canvas: Canvas, box: Box) -> None:
    """Warn of a card that brings a rat."""
    paint_plate(canvas, box, VERMILION, 8)
    paint_plate(canvas, box.inset(3), IVORY, 6)
    canvas.picture("icons/rat", box.inset(4, 2))
