"""A heading as scribes write it: a painted initial, and the rest in capitals."""

import unicodedata

from game.drawing.canvas import Canvas
from game.drawing.page import Box
from game.drawing.text import HEADING, Colour, plain_face
from game.drawing.theme import INK

_MARKS = {
    "\u0300": "grave",
    "\u0301": "acute",
    "\u0302": "circumflex",
    "\u0308": "umlaut",
    "\u0327": "cedilla",
}
_PAINTED = frozenset("abcdefghijklmnopqrstuvwxyz") | {
    "a_grave",
    "a_umlaut",
    "c_cedilla",
    "e_acute",
    "e_circumflex",
    "o_umlaut",
    "u_umlaut",
}


def initial_of(words: str) -> str:
    """Name the painted letter a text begins with; empty if nobody painted it."""
    letter = unicodedata.normalize("NFD", words[:1].lower())
    name = "_".join([letter[:1], *(_MARKS.get(mark, "") for mark in letter[1:])])
    return name if name in _PAINTED else ""


def draw_heading(canvas: Canvas, words: str, box: Box, size: float = 42, colour: Colour = INK) -> Box:
    """Write a heading into a box and give the room that is left beside it."""
    letter = "" if plain_face() else initial_of(words)
    rest = words[1:] if letter else words
    left = box.x
    if letter:
        left = canvas.picture(f"initials/{letter}", box, across="left").right + 8
    room = Box(left, box.y, box.right - left, box.h)
    size = canvas.fitting(rest.upper(), room, size, HEADING)
    canvas.text(rest.upper(), room, size, face=HEADING, colour=colour)
    right = left + canvas.width(rest.upper(), size, HEADING) + 24
    return Box(right, box.y, max(0.0, box.right - right), box.h)
