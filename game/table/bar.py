"""The bar above the board: who, what now, and what an option would bring."""

from game.drawing.canvas import ALIGN, Canvas
from game.drawing.page import Box
from game.drawing.text import BODY, BOLD, HEADING, ITALIC, Colour, Face, bound
from game.drawing.theme import DARK_WOOD, INK, IVORY, LEAF_GOLD, RUBRIC
from game.table.layout import BAR

#: How wide the prompt is at least, where it begins, and the buttons at the right end of the bar.
PROMPT, LEFT, BUTTONS = 960, 98, 414
#: How close lines are, so that two large ones have room, and how far such lines are then moved up.
CLOSE, RISE = 0.7, 0.18
#: What stands between the parts of an outcome.
BETWEEN = "   "
#: How far an outcome keeps from the words of the prompt, and its own words from its edges.
APART, WITHIN = 26, 14


def sheet(bar: Box) -> Box:
    """Give the strip that the prompt is written on: all up to the buttons where the bar has two lines."""
    free = bar.w - LEFT - BUTTONS
    wide = free - 12 if bar.h > BAR else PROMPT + (bar.w - 1920) / 3
    return Box(LEFT, 4, wide, BAR - 6)


def paint_prompt(canvas: Canvas, bar: Box, tincture: str, name: str, words: str) -> float:
    """Say who is asked, or who does something, and what; and give where that ends."""
    if tincture:
        canvas.picture(f"crests/shield_{tincture}", Box(18, 6, 72, 80))
    inside = sheet(bar).inset(30, 9)
    title, size = name.upper(), canvas.sizes.prompt
    headed, rest = _shared(canvas, inside, title, words)
    head = inside.moved(0, 3)
    canvas.text(title, head, headed, face=HEADING, colour=RUBRIC)
    # One line is read more easily than two, as long as it is as large as other words.
    line = canvas.one_line(words, rest.w, size, least=canvas.sizes.body)
    if line:
        # What stands on one line with the name stands on its foot.
        foot = canvas.foot(rest, line)
        rest = rest.moved(0, canvas.foot(head, headed, HEADING) - foot) if title else rest
        canvas.text(words, rest, line)
        return rest.x + min(rest.w, canvas.width(words, line))
    size = canvas.fitting(words, rest, size, least=22, leading=CLOSE)
    _write(canvas, words, rest, size)
    return rest.x + min(rest.w, canvas.width(words, size))


def _shared(canvas: Canvas, inside: Box, title: str, words: str) -> tuple[float, Box]:
    """Say how large a name is, and what it leaves: a long one shrinks before the words that follow it do."""
    size, least = canvas.sizes.prompt, canvas.sizes.body
    while True:
        wide = canvas.width(title, size, HEADING) + 20 if title else 0
        rest = Box(inside.x + wide, inside.y - 5, inside.w - wide, inside.h + 10)
        fits = canvas.fitting(words, rest, least, least=22, leading=CLOSE) >= least
        if fits or size <= least:
            return size, rest
        size -= 1


def _parted(canvas: Canvas, words: str, wide: float, size: float, face: Face = BODY) -> str:
    """Write a list that is too wide for one line in two as even as can be, and tear nothing of it apart."""
    parts = words.split(BETWEEN)
    if len(parts) == 1 or canvas.width(words, size, face) <= wide:
        return words
    cuts = [(BETWEEN.join(parts[:n]), BETWEEN.join(parts[n:])) for n in range(1, len(parts))]
    return "\n".join(min(cuts, key=lambda cut: max(canvas.width(line, size, face) for line in cut)))


def _write(
    canvas: Canvas,
    words: str,
    box: Box,
    size: float,
    face: Face = BODY,
    colour: Colour = INK,
    across: str = "left",
) -> None:
    """Write one line, or some that are close to each other, in the middle of a box."""
    if canvas.height(words, box.w, size, face) > 1.9 * size:
        wide = _even(canvas, words, box.w, size, face)
        box = Box(box.x + (box.w - wide) * ALIGN[across], box.y - size * RISE, wide, box.h)
    canvas.text(words, box, size, face=face, colour=colour, across=across, leading=CLOSE)


def _even(canvas: Canvas, words: str, wide: float, size: float, face: Face) -> float:
    """Give the least width in which words take no more lines, so that these are about as long."""
    high, step = canvas.height(words, wide, size, face), wide / 24
    while canvas.height(words, wide - step, size, face) <= high and wide > 8 * step:
        wide -= step
    return wide


def beside_prompt(bar: Box) -> Box:
    """Give the room between the prompt and the buttons at the right, or the second line."""
    if bar.h > BAR:
        return Box(LEFT, BAR, bar.w - 2 * LEFT, bar.h - BAR - 6)
    left = sheet(bar).right + 18
    return Box(left, 12, bar.w - BUTTONS - left, BAR - 22)


def paint_outcome(canvas: Canvas, words: str, bar: Box, end: float, *, warning: bool = False) -> None:
    """Say what would come of an option, or why something does not work."""
    # No line has a number alone, without what it counts.
    words = bound(words).replace(": [", ":\u00a0[")
    face, most = BOLD if warning else ITALIC, max(26.0, canvas.sizes.body)
    box = _outcome(bar, end, canvas.width(words, most, face) + 2 * WITHIN + 4)
    words = _parted(canvas, words, box.w - 2 * WITHIN, most, face)
    canvas.line(box, DARK_WOOD)
    canvas.ring(box, LEAF_GOLD, 2, 2)
    inside = box.inset(WITHIN, 0)
    size = canvas.fitting(words, inside, most, face, least=22, leading=CLOSE)
    _write(canvas, words, inside, size, face, IVORY, "centre")


def _outcome(bar: Box, end: float, wide: float) -> Box:
    """Give an outcome the room beside the prompt; a long one begins where the words of the prompt end."""
    usual = beside_prompt(bar)
    left = max(end + APART, usual.right - wide)
    if bar.h > BAR or (left >= usual.x and wide <= usual.w):
        return usual
    left = min(left, usual.x)
    return Box(left, 6, usual.right - left, BAR - 8)
