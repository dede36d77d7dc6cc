"""A heading as scribes write it: a painted initial, and the rest in capitals."""

import unicodedata
from functools import cache

from game.drawing.canvas import Canvas
from game.drawing.page import Box
from game.drawing.pictures import ROOT
from game.drawing.text import HEADING, Colour
from game.drawing.theme import INK


def name_of(letter: str) -> str:
    """Name the picture of a letter, such as e_acute; empty if it is none of ours."""
    name = unicodedata.name(letter.upper()[:1] or " ", "").partition("LATIN CAPITAL LETTER ")[2]
    return name.replace(" WITH ", " ").replace("DIAERESIS", "UMLAUT").replace(" ", "_").lower()


@cache
def is_painted(name: str) -> bool:
    """Say whether somebody painted a letter."""
    return bool(name) and (ROOT / "initials" / f"{name}.png").is_file()


def initial_of(words: str) -> str:
    """Name the painted letter that stands for a text: its first, or that without its accent if unpainted."""
    name = name_of(words[:1])
    return name if is_painted(name) else name[:1]


def draw_heading(canvas: Canvas, words: str, box: Box, size: float = 42, colour: Colour = INK) -> Box:
    """Write a heading into a box and give the room that is left beside it."""
    letter, rest, left = name_of(words[:1]), words, box.x
    # Without its accent the word would be misspelt.
    if is_painted(letter) and not canvas.look.plain:
        rest, left = words[1:], canvas.picture(f"initials/{letter}", box, across="left").right + 8
    room = Box(left, box.y, box.right - left, box.h)
    size = canvas.fitting(rest.upper(), room, size, HEADING)
    canvas.text(rest.upper(), room, size, face=HEADING, colour=colour)
    right = left + canvas.width(rest.upper(), size, HEADING) + 24
    return Box(right, box.y, max(0.0, box.right - right), box.h)
