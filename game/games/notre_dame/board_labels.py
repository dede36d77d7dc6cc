"""What the next card brings in each sector of a quarter, on labels for the magnifier."""

from collections.abc import Sequence

import pygame

from game.drawing.canvas import Canvas
from game.drawing.page import Box
from game.drawing.text import BOLD, FIGURES, ITALIC, Face
from game.drawing.theme import GAIN, INK, IVORY, Sizes
from game.games.notre_dame.explanations import next_asked
from game.games.notre_dame.stage_gains import gain
from game.words import Tongue
from rules.kernel import Seat
from rules.notre_dame.foresight import card_brings
from rules.notre_dame.state import NotreDame

#: How high letters are, a label for them, how far below the cubes it hangs, and how high the line below is.
SIZE, HIGH, GAP, LINE = 15.0, 1.33, 3.0, 22.0
#: How much wider than its yard a label may be.
BROAD = 1.4
#: How wide a lens is at least: what it shows of a quarter is enlarged to that.
LENS = 730.0


def letters(part: Box, sizes: Sizes) -> float:
    """Say how large labels are written in a part that is looked at closely."""
    return max(SIZE, sizes.number * part.w / LENS)


def room(part: Box, sizes: Sizes) -> float:
    """Say how much room two lines of a label and the line below them take."""
    return 2 * letters(part, sizes) * HIGH + LINE + 2 * GAP


def brings(state: NotreDame, seat: Seat, sector: str, tinctures: tuple[str, ...], say: Tongue) -> str:
    """Say what the next card in a sector brings its owner; nothing if a cube has to be chosen first."""
    brought = card_brings(state, seat, sector)
    own = [found for event in brought.events if event.seat == seat and (found := gain(event, tinctures))]
    counted = [f"{each.words} [{each.icon}]" for each in own if each.number and not each.to]
    return " ".join(counted) or next_asked(say, brought.state, seat)


def paint_label(canvas: Canvas, cubes: Box, words: str, within: Box, spared: Sequence[Box] = ()) -> None:
    """Hang a label below the cubes of a sector, inside of something and below what it must not hide.

    A long list gets a line a thing.
    """
    most, broad, face = letters(within, canvas.sizes), BROAD * cubes.w, _face(words)
    lines = [words] if canvas.width(words, most, face) <= broad else words.replace(", ", ",\n").split("\n")
    size = min(most, *(most * broad / canvas.width(line, most, face) for line in lines))
    high = size * HIGH * len(lines)
    wide = max(canvas.width(line, size, face) for line in lines) + 10
    x = min(max(within.x + 4, cubes.centre[0] - wide / 2), within.right - wide - 4)
    y = max(
        (box.bottom for box in spared if Box(x, cubes.bottom, wide, high).meets(box)), default=cubes.bottom
    )
    label = Box(x, min(y + GAP, within.bottom - LINE - high - 2), wide, high)
    for inset, colour in ((-1.2, INK), (0.0, IVORY)):
        area, corner = canvas.page.pixels(label.inset(inset)), canvas.page.length(4)
        pygame.draw.rect(canvas.surface, canvas.look.shade(colour), area, border_radius=corner)
    for line, row in zip(lines, label.rows(len(lines)), strict=True):
        canvas.text(line, row.inset(-2, -4), size, face=face, colour=GAIN, across="centre")


def _face(words: str) -> Face:
    """Write numbers in large figures; these have not the letters of every language."""
    return FIGURES if words.startswith(("+", "−")) else BOLD


def paint_line(canvas: Canvas, words: str, within: Box) -> None:
    """Say on the lower edge what the labels tell."""
    line = Box(within.x, within.bottom - LINE, within.w, LINE)
    canvas.line(line, INK)
    size = canvas.fitting(words, line.inset(6, 0), SIZE, ITALIC, least=9)
    canvas.text(words, line, size, face=ITALIC, colour=IVORY, across="centre")
