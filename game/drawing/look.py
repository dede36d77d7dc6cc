"""How things look to whoever wants it so: which letters people read, and how strongly things stand out."""

from typing import NamedTuple

from game.drawing.text import PLAIN, Colour, Face
from game.drawing.theme import STRONG


class Look(NamedTuple):
    """What is drawn otherwise than usual: all letters plain, all colours strong and on plain surfaces."""

    plain: bool = False
    strong: bool = False

    def face(self, face: Face) -> Face:
        """Give the face that stands in for another."""
        return PLAIN.get(face, face) if self.plain else face

    def shade(self, colour: Colour) -> Colour:
        """Give a colour as it is to be drawn."""
        return STRONG.get(colour, colour) if self.strong else colour


USUAL = Look()
