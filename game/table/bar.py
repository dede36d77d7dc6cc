"""The bar above the board: who, what now, and what an option would bring."""

from game.drawing.canvas import Canvas
from game.drawing.page import Box
from game.drawing.text import BOLD, HEADING, ITALIC, bound
from game.drawing.theme import DARK_WOOD, IVORY, LEAF_GOLD, RUBRIC
from game.table.layout import BAR

#: How wide the prompt is at least, where it begins, and the buttons at the right end of the bar.
PROMPT, LEFT, BUTTONS = 960, 98, 414


def sheet(bar: Box) -> Box:
    """Give the strip that the prompt is written on: all up to the buttons where the bar has two lines."""
    free = bar.w - LEFT - BUTTONS
    wide = free - 12 if bar.h > BAR else PROMPT + (bar.w - 1920) / 3
    return Box(LEFT, 10, wide, BAR - 16)


def paint_prompt(canvas: Canvas, bar: Box, tincture: str, name: str, words: str) -> None:
    """Say who is asked, or who does something, and what."""
    if tincture:
        canvas.picture(f"crests/shield_{tincture}", Box(18, 6, 72, 80))
    inside = sheet(bar).inset(30, 4)
    title = name.upper()
    size = canvas.sizes.prompt
    wide = canvas.width(title, size, HEADING) + 20 if title else 0
    canvas.text(title, inside.moved(0, 3), size, face=HEADING, colour=RUBRIC)
    rest = Box(inside.x + wide, inside.y, inside.w - wide, inside.h)
    canvas.text(words, rest, canvas.fitting(words, rest, size, least=22), leading=0.8)


def beside_prompt(bar: Box) -> Box:
    """Give the room between the prompt and the buttons at the right, or the second line."""
    if bar.h > BAR:
        return Box(LEFT, BAR, bar.w - 2 * LEFT, bar.h - BAR - 6)
    left = sheet(bar).right + 18
    return Box(left, 12, bar.w - BUTTONS - left, BAR - 22)


def paint_outcome(canvas: Canvas, words: str, box: Box, *, warning: bool = False) -> None:
    """Say what would come of an option, or why something does not work."""
    canvas.line(box, DARK_WOOD)
    canvas.ring(box, LEAF_GOLD, 2, 2)
    inside, words = box.inset(14, 0), bound(words)
    face = BOLD if warning else ITALIC
    size = canvas.fitting(words, inside, max(26.0, canvas.sizes.body), face, least=22)
    canvas.text(words, inside, size, face=face, colour=IVORY, across="centre", leading=0.8)
