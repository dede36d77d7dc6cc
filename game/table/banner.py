"""The name of a card on a banner that lies across it."""

from collections.abc import Iterable

from game.drawing.canvas import Canvas
from game.drawing.page import Box
from game.drawing.text import BOLD
from game.drawing.theme import VELLUM

#: How large a name on a banner is, and below which size its words part; how much of a banner is flat, and
#: how long a name may be at most, by the distance from one card to the next.
NAME, SMALL, FLAT, LONGEST = 24.0, 22.0, 0.79, 0.92
#: How much of a banner lies before its fold, and how much of it is free at the ends of a name.
UPPER, ENDS = 0.7, 8.0
#: How many sizes are tried, half a unit apart; letters of a small window grow by steps, so each is measured.
SIZES = 25


def paint_banner(
    canvas: Canvas, box: Box, title: str, pitch: float, largest: float = NAME, least: float = SMALL
) -> float:
    """Lay a banner over a card, as wide as the name needs and the next card allows; long names part.

    Gives how large the name is written.
    """
    lines = _lines(canvas, title, pitch, least)
    size = fitting(canvas, [title], pitch, largest, least)
    banner = max(box.w * 1.07, (_width(canvas, lines, size) + ENDS) / FLAT)
    higher = (len(lines) - 1) * size * 1.35 / UPPER
    place = Box(box.centre[0] - banner / 2, box.y - higher, banner, box.h + higher)
    canvas.stretched("card/banner", place)
    flat = Box(place.x, place.y + 1, place.w, place.h * UPPER)
    if canvas.look.strong:
        # Letters that reach down to the fold stand on its shade and its ink.
        canvas.line(flat.centred(place.w * FLAT - 4, size * (1.2 + 0.95 * (len(lines) - 1))), VELLUM)
    canvas.text("\n".join(lines), flat, size, face=BOLD, across="centre", leading=0.8)
    return size


def fitting(
    canvas: Canvas, titles: Iterable[str], pitch: float, largest: float, least: float = SMALL
) -> float:
    """Give the size in which all of some names have room on banners that lie so far apart."""
    lines = [line for title in titles for line in _lines(canvas, title, pitch, least)]
    sizes = [largest - number / 2 for number in range(SIZES)]
    wide = pitch * LONGEST
    return next((size for size in sizes if _width(canvas, lines, size) <= wide), sizes[-1])


def _lines(canvas: Canvas, title: str, pitch: float, least: float) -> tuple[str, ...]:
    parted = " " in title and canvas.width(title, least, BOLD) > pitch * LONGEST
    return _parted(title) if parted else (title,)


def _width(canvas: Canvas, lines: Iterable[str], size: float) -> float:
    return max(canvas.width(line, size, BOLD) for line in lines)


def _parted(title: str) -> tuple[str, str]:
    """Cut a name into two lines as even as its words allow."""
    words = title.split(" ")
    cuts = [(" ".join(words[:n]), " ".join(words[n:])) for n in range(1, len(words))]
    return min(cuts, key=lambda pair: max(map(len, pair)))
