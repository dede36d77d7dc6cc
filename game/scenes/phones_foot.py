"""The foot of the screen of the phones: where they come in, what stands in the way, and how it goes on."""

from typing import NamedTuple

from game.drawing.canvas import Canvas
from game.drawing.page import Box
from game.drawing.text import BODY, BOLD, HEADING
from game.drawing.theme import FADED_INK, RUBRIC
from game.widgets.button import Deed, Strip
from game.words import Tongue
from game.words import phone_codes as words

#: The margin of a leaf, how high its heading is, and how wide what is beside it.
MARGIN, HEAD, ASIDE = 28.0, 58.0, 340.0
#: The room of the address, how large its letters are and those before it, and the smallest of all.
ADDRESS, LARGE, SMALL, LEAST = 78.0, 76.0, 53.0, 22.0
SCHEME = "http://"
#: What is in the way of phones, in words.
TROUBLES = {"address": words.NO_ADDRESS, "port": words.NO_PORT, "gone": words.GONE}
#: What a system asks when a program begins to listen.
QUESTIONS = {"win32": words.WINDOWS, "darwin": words.MACOS}


class Told(NamedTuple):
    """What is written on the leaf: its heading, the address if there is one, and a text or a warning."""

    head: str
    address: str
    text: str
    wrong: bool = False


class Where:
    """The leaf that says where phones come in."""

    def __init__(self, box: Box) -> None:
        self.box = box
        self.inside = box.inset(MARGIN, 14)
        self.aside = Box(self.inside.right - ASIDE, self.inside.y, ASIDE, HEAD)

    def paint(self, canvas: Canvas, told: Told, *, aside: bool) -> None:
        """Write the heading, the address in large letters, and what else is to be said."""
        inside = self.inside
        head = Box(inside.x, inside.y, inside.w - (ASIDE + 20 if aside else 0), HEAD)
        title = told.head.upper()
        size = canvas.fitting(title, head, canvas.sizes.prompt, HEADING, LEAST)
        canvas.text(title, head, size, face=HEADING, colour=RUBRIC, leading=0.9)
        below = head.bottom
        if told.address:
            self._paint_address(canvas, told.address, Box(inside.x, below, inside.w, ADDRESS))
            below += ADDRESS
        room = Box(inside.x, below + 4, inside.w, inside.bottom - below - 4)
        text = f"[warning] {told.text}" if told.wrong else told.text
        size = canvas.fitting(text, room.inset(2, 0), canvas.sizes.body, least=LEAST)
        canvas.text(text, room, size, down="top", leading=0.96)

    def _paint_address(self, canvas: Canvas, address: str, line: Box) -> None:
        wide = canvas.width(SCHEME, SMALL)
        # Figures have no feet, and need less room than a line of the font.
        line = line.inset(0, -17)
        # Both stand on one line of writing.
        canvas.text(SCHEME, line.moved(0, LARGE * 0.1), SMALL, face=BODY, colour=FADED_INK)
        canvas.text(address, Box(line.x + wide, line.y, line.w - wide, line.h), LARGE, face=BOLD)


class Go(Strip):
    """The strip that leads on, with a line on who may still come."""

    def __init__(self, box: Box, words: str, told: str, deed: Deed) -> None:
        super().__init__(box, words, deed, seal=True)
        self.told = told

    def draw(self, canvas: Canvas, *, hot: bool) -> None:
        """Lay the strip with its seal."""
        box = self.box.moved(0, -3) if hot else self.box
        canvas.sheet(box, seed=7, ends="torn", lift=9 if hot else 5)
        seal = canvas.picture("seals/action", Box(box.x - 4, box.y - 6, box.h + 12, box.h + 12))
        inside = Box(seal.right + 14, box.y + 6, box.right - seal.right - 38, box.h - 12)
        top, bottom = inside.rows(2) if self.told else (inside, inside)
        size = canvas.fitting(self.words, top, canvas.sizes.prompt, BOLD, LEAST)
        canvas.text(self.words, top, size, face=BOLD)
        if self.told:
            size = canvas.fitting(self.told, bottom, canvas.sizes.body, least=LEAST)
            canvas.text(self.told, bottom, size, colour=FADED_INK)


def paint_honest(canvas: Canvas, box: Box, say: Tongue) -> None:
    """Say what others in the same network could read."""
    canvas.sheet(box, seed=13, lift=5)
    icon = canvas.picture("icons/info", Box(box.x + 24, box.y, 52, box.h))
    room = Box(icon.right + 20, box.y + 8, box.right - icon.right - 44, box.h - 16)
    text = say(words.HONEST)
    size = canvas.fitting(text, room, canvas.sizes.body, least=LEAST)
    canvas.text(text, room, size, leading=0.96)
