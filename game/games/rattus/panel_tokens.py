"""The rat tokens of a game as a tally: how many are where, and by limit which may still come."""

from collections import Counter

from game.drawing.canvas import Canvas
from game.drawing.page import Box
from game.drawing.text import FIGURES
from game.drawing.theme import (
    DARK_WOOD,
    FADED_INK,
    INK,
    IVORY,
    LEAF_GOLD,
    PARCHMENT_SHADE,
    PLAGUE_GREEN,
    VERMILION,
)
from game.table.layout import Layout
from rules.rattus.risk import unseen
from rules.rattus.view import FACES, View

LIMITS = Counter(face.limit for face in FACES)
#: So few rats can be gone after the next turn or two.
FEW = 5
#: How high the tally is at most.
HIGH = 260.0


def tally(layout: Layout) -> Box:
    """Say where the tokens are counted: below the seats, of which there are four at most."""
    rest = layout.rest
    high = min(rest.h, HIGH)
    return Box(rest.x, rest.bottom - high, rest.w, high)


def paint_tokens(canvas: Canvas, view: View, box: Box) -> None:
    """Paint supply, map and grave, and a column of tokens for each limit."""
    canvas.sheet(box, seed=47)
    inside = box.inset(18, 12)
    lying = sum(len(region.rats) for region in view.regions)
    counts = [f"[pouch]{view.supply}", f"[rat]{lying}"]
    counts += [] if view.flipped is None else [f"[skull]{len(view.flipped)}"]
    size = canvas.sizes.number
    top = Box(inside.x - 6, inside.y, inside.w + 12, max(36.0, size * 1.2))
    wide = [canvas.width(words, size, FIGURES) for words in counts]
    left, gap = top.x, (top.w - sum(wide)) / max(1, len(counts) - 1)
    for words, own in zip(counts, wide, strict=True):
        canvas.text(words, Box(left, top.y - 8, own + 4, top.h + 16), size, face=FIGURES)
        left += own + gap
    below = Box(inside.x, top.bottom + 4, inside.w, inside.bottom - top.bottom - 4)
    if view.flipped is not None:
        _paint_limits(canvas, view, below)
        return
    for number in range(3):
        canvas.picture("pieces/rat_back", below.inset(0, 10).moved((number - 1) * 62, 0))


def paint_supply(canvas: Canvas, box: Box, left: int, most: int) -> None:
    """Paint on dark wood how many rats are left of those that were in supply at the start."""
    words, size = f"[pouch] {left}", max(30.0, canvas.sizes.number)
    label = Box(box.x + 16, box.y, canvas.width(words, size, FIGURES) + 8, box.h)
    canvas.text(words, label, size, face=FIGURES, colour=IVORY)
    meter = Box(label.right + 8, box.centre[1] - 13, min(460.0, box.right - label.right - 24), 26)
    canvas.line(meter, LEAF_GOLD)
    canvas.line(meter.inset(2), DARK_WOOD)
    colour = VERMILION if left <= FEW else PLAGUE_GREEN
    canvas.line(Box(meter.x + 2, meter.y + 2, (meter.w - 4) * left / most, meter.h - 4), colour)


def _paint_limits(canvas: Canvas, view: View, box: Box) -> None:
    left = Counter(face.limit for face in unseen(view))
    most, size = max(LIMITS.values()), canvas.sizes.number
    for (limit, whole), column in zip(sorted(LIMITS.items()), box.columns(6, 8), strict=True):
        label = Box(column.x - 8, column.bottom - size, column.w + 16, size)
        canvas.text(str(limit), label.inset(0, -8), size, face=FIGURES, across="centre")
        high = (box.h - size - 4) / most
        for number in range(whole):
            cell = Box(column.x + 3, label.y - (number + 1) * high, column.w - 6, high - 1.5)
            canvas.line(cell, INK if number < left[limit] else FADED_INK)
            if number >= left[limit]:
                canvas.line(cell.inset(1.2), PARCHMENT_SHADE)
