"""One pen for every picture: plain SVG with a few attributes becomes nib-drawn SVG that nanosvg reads."""

from build.pen.drawing import Drawing, drawing_of, ink_file, ink_text
from build.pen.palette import NAMES, PIGMENTS, SEATS, hex_of, mix, pigment, seat_dye
from build.pen.source import PLAIN, Plain, Shape, read, read_text

__all__ = [
    "NAMES",
    "PIGMENTS",
    "PLAIN",
    "SEATS",
    "Drawing",
    "Plain",
    "Shape",
    "drawing_of",
    "hex_of",
    "ink_file",
    "ink_text",
    "mix",
    "pigment",
    "read",
    "read_text",
    "seat_dye",
]
