"""Beside the board that has stepped back: the persons of the round with their rats, and the sum of these."""

from collections.abc import Sequence

from game.drawing import light
from game.drawing.canvas import Canvas
from game.drawing.page import Box
from game.drawing.text import FIGURES, ITALIC
from game.drawing.theme import IVORY, LIGHT
from game.games.notre_dame.stage_gains import RAT, SAFE

#: How large the sum is at most, the rats of a person and the words below.
SUM, RATS, WORDS = 170.0, 66.0, 42.0


def paint_persons(canvas: Canvas, box: Box, persons: Sequence[tuple[str, int]], shown: float) -> None:
    """Paint the persons of a round with their rats, below each other, so many of them."""
    for number, (row, (name, rats)) in enumerate(zip(box.rows(3, 6), persons, strict=False)):
        if number >= shown:
            break
        portrait = canvas.picture(f"person/{name}", Box(row.x, row.y, 128, row.h), across="left")
        sign = Box(portrait.right + 4, row.y + row.h * 0.06, RATS, row.h * 0.4)
        canvas.picture(RAT if rats else SAFE, sign)
        place = Box(sign.x, sign.bottom - 8, sign.w, row.bottom - sign.bottom)
        canvas.text(str(rats), place, RATS, face=FIGURES, colour=IVORY, across="centre")


def paint_sum(canvas: Canvas, box: Box, number: int, words: str, shown: float) -> None:
    """Paint how many rats come to every quarter."""
    if shown <= 0:
        return
    x, y = box.centre
    light.glow(canvas, (x, y - 20), 190, (0xFF, 0x78, 0x3C), 0.35 * shown)
    canvas.picture(RAT, Box(x - 66, box.y + box.h * 0.06, 132, box.h * 0.3))
    place = Box(box.x, box.y + box.h * 0.3, box.w, box.h * 0.46)
    size = canvas.fitting(f"+{number}", place, SUM, FIGURES, least=90)
    canvas.text(f"+{number}", place, size, face=FIGURES, colour=LIGHT, across="centre")
    below = Box(box.x, box.bottom - box.h * 0.24, box.w, box.h * 0.2)
    size = canvas.fitting(words, below, WORDS, ITALIC, least=26)
    canvas.text(words, below, size, face=ITALIC, colour=IVORY, across="centre", leading=0.85)
