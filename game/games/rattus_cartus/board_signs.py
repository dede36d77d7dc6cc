"""What lies open in a place of the town: a sign for each kind of card, with a number where there are more."""

from collections import Counter
from collections.abc import Iterator, Sequence

import pygame

from game.drawing.canvas import Canvas
from game.drawing.page import Box
from game.drawing.pieces import Spot
from game.drawing.text import FIGURES, Colour
from game.drawing.theme import INK, IVORY, Sizes
from game.table.chip import NUMBER, broad
from rules.rattus_cartus.foresight import strange

#: How large the signs of open cards are at most, and by how much smaller they are tried.
LARGEST, STEP = 54.0, 3.0
#: How far signs are apart, and how much of its height a row needs: frames of chips may touch.
GAP, CLOSE = 2.0, 0.92
#: How far a chip with two figures that is alone in its row may reach over each edge.
OVER = 8.0


def signs(box: Box, laid: Sequence[str], track: str, sizes: Sizes) -> Iterator[tuple[str, Spot, float]]:
    """Give every open card its sign, where that stands and its size; cards with one sign share a spot."""
    least, size = max(sizes.piece, sizes.number / NUMBER), LARGEST
    counts = Counter(sign(card) for card in laid)
    while size > least and not _flowed(box, counts, size):
        size = max(least, size - STEP)
    if not _flowed(box, counts, size):
        # Where even the smallest do not fit, what counts alike is told together.
        counts = Counter(_alike(card, track) for card in laid)
    for picture, spot in _flowed(box, counts, size).items():
        yield from [(picture, spot, size)] * counts[picture]


def _alike(card: str, track: str) -> str:
    """Name a sign for a card by what it does: influence, influence that brings a rat, or its own."""
    if strange(card, track):
        return "icons/rat"
    return f"classes/{track}" if "_" in card or card == "joker" else sign(card)


def _flowed(box: Box, counts: Counter[str], size: float) -> dict[str, Spot]:
    """Let signs and chips flow into rows from the top of a box; nothing if they do not fit."""
    rows: list[list[str]] = [[]]
    for picture in counts:
        if rows[-1] and _wide([*rows[-1], picture], counts, size) > box.w:
            rows.append([])
        rows[-1].append(picture)
    over = any(_wide(row, counts, size) > box.w + _reach(row, counts) for row in rows)
    if len(rows) * size * CLOSE > box.h or over:
        return {}
    step = min(size + GAP, (box.h - size) / max(1, len(rows) - 1))
    found, top = {}, box.y + min((box.h - (len(rows) - 1) * step - size) / 2, 12)
    for number, row in enumerate(rows):
        x = box.centre[0] - _wide(row, counts, size) / 2
        for picture in row:
            wide = _broad(counts[picture], size)
            found[picture] = Spot(x + wide / 2, top + number * step + size)
            x += wide + GAP
    return found


def _wide(row: Sequence[str], counts: Counter[str], size: float) -> float:
    return sum(_broad(counts[picture], size) + GAP for picture in row) - GAP


def _reach(row: Sequence[str], counts: Counter[str]) -> float:
    return 2 * OVER if len(row) == 1 and counts[row[0]] > 9 else 0.0


def _broad(count: int, size: float) -> float:
    return size if count == 1 else size * broad(count)


def sign(card: str) -> str:
    """Name the sign of an open card: its class, or its own."""
    track, _, nuns = card.partition("_")
    return f"classes/{track}" if nuns else f"icons/{card}"


def paint_plate(canvas: Canvas, box: Box, colour: Colour, radius: float) -> None:
    """Fill a rounded plate with a dark edge."""
    for inset, shade in ((-2.0, INK), (0.0, colour)):
        area, round_ = canvas.page.pixels(box.inset(inset)), canvas.page.length(radius - inset)
        pygame.draw.rect(canvas.surface, canvas.look.shade(shade), area, border_radius=round_)


def paint_plaque(canvas: Canvas, box: Box, words: str, size: float) -> None:
    """Lay a small plaque with a number."""
    paint_plate(canvas, box, IVORY, 8)
    canvas.text(words, box.inset(-6, -8), size, face=FIGURES, across="centre")
