"""Colours and text sizes, each named once."""

from typing import NamedTuple

from game.drawing.text import Colour

VELLUM: Colour = (0xEF, 0xE3, 0xC8)
PARCHMENT_SHADE: Colour = (0xD9, 0xC7, 0x9F)
INK: Colour = (0x2B, 0x1D, 0x12)
FADED_INK: Colour = (0x58, 0x44, 0x32)
OAK: Colour = (0x3A, 0x2A, 0x1D)
DARK_WOOD: Colour = (0x1F, 0x1A, 0x17)
IVORY: Colour = (0xF4, 0xEB, 0xDD)
#: The lightest there is: under codes that cameras read.
PAPER: Colour = (0xFF, 0xFB, 0xF2)
VERMILION: Colour = (0xB3, 0x36, 0x2B)
RUBRIC: Colour = (0x8E, 0x1F, 0x22)
VERDIGRIS: Colour = (0x4F, 0x8A, 0x6B)
PLAGUE_GREEN: Colour = (0x6C, 0x7A, 0x2F)
#: Only on dark: on vellum gold is too pale to read.
LEAF_GOLD: Colour = (0xE0, 0xA8, 0x1E)

#: On the stage: what is told, what harms, and what somebody gains.
LIGHT: Colour = (0xFF, 0xCD, 0x5A)
HARM: Colour = (0xE2, 0x52, 0x3C)
GAIN: Colour = (0x2F, 0x6B, 0x4C)

#: What colours become for people who want high contrast: light things lighter, dark things darker.
STRONG: dict[Colour, Colour] = {
    VELLUM: (0xFF, 0xFB, 0xF2),
    IVORY: (0xFF, 0xFB, 0xF2),
    INK: (0x12, 0x0B, 0x06),
    FADED_INK: (0x3A, 0x2A, 0x1D),
    OAK: (0x14, 0x10, 0x0E),
    DARK_WOOD: (0x14, 0x10, 0x0E),
    VERMILION: (0x7A, 0x14, 0x20),
    RUBRIC: (0x7A, 0x14, 0x20),
    PLAGUE_GREEN: (0x3F, 0x4A, 0x12),
    LEAF_GOLD: (0xFF, 0xC8, 0x3C),
    GAIN: (0x1C, 0x4C, 0x33),
}
#: The heraldic tinctures of the five seats, in the order of the seats.
TINCTURES = ("gules", "azure", "or", "argent", "sable")
TINCTURE_COLOURS: dict[str, Colour] = {
    "gules": (0x84, 0x02, 0x0C),
    "azure": (0x46, 0x7E, 0xEC),
    "or": (0xD1, 0x8A, 0x01),
    "argent": (0xE8, 0xE9, 0xE9),
    "sable": (0x15, 0x1A, 0x3C),
}


class Sizes(NamedTuple):
    """How large things are in units of the page: letters, and what stands on a board."""

    prompt: float
    button: float
    name: float
    counter: float
    body: float
    #: How high a piece is at least, and a number that counts pieces.
    piece: float
    number: float
    #: People sit across the room: what can be folded away is.
    sofa: bool = False


#: For a desk, for a table with people around it, and for a screen across the room.
TEXT_SIZES = {
    "desk": Sizes(28, 24, 24, 26, 20, 24, 20),
    "table": Sizes(34, 30, 28, 32, 26, 28, 26),
    "tv": Sizes(44, 38, 36, 40, 34, 36, 34, sofa=True),
}
