"""Rats against nuns: the chance of a seat to survive, drawn as a hill of what the nun row may hold."""

from collections.abc import Sequence
from functools import lru_cache

import pygame

from game.drawing.canvas import Canvas
from game.drawing.look import Look
from game.drawing.nib import Inking
from game.drawing.page import Box, Page
from game.drawing.text import BOLD
from game.drawing.theme import FADED_INK, INK, PARCHMENT_SHADE, RUBRIC, VERDIGRIS, VERMILION
from game.words import Tongue
from game.words.numbers import percent
from rules.rattus_cartus.odds import CEILING
from rules.rattus_cartus.view import View

#: How finely the hill is walked over, and how far apart its hatching is, in nuns.
STRIDE, HATCH = 0.25, 0.5
#: Below this height the hill lies beside the number.
LOW = 170.0


def paint_odds(canvas: Canvas, view: View, coming: int, box: Box, say: Tongue) -> None:
    """Write the chance of the viewer to survive, with what is coming, over the hill or beside it."""
    assert view.seat is not None
    assert view.odds is not None
    rats = view.players[view.seat].rats or 0
    canvas.sheet(box, seed=150, lift=5)
    low = box.h < LOW
    top = Box(box.x + 18, box.y + 4, box.w - 36, 56)
    now, then = (_percent(view.odds.survival(number), say) for number in (rats, coming))
    canvas.text(now, top, 42, face=BOLD)
    if then != now:
        beside = top.moved(0, 46) if low else top.moved(canvas.width(now, 42, BOLD) + 8, 0)
        colour = RUBRIC if coming > rats else VERDIGRIS
        canvas.text(f"→ {then}", beside, 32, face=BOLD, colour=colour)
    left = 128 if low else 14
    above = box.y + 8 if low else top.bottom - 6
    _paint_hill(
        canvas, view.odds.chances, coming, Box(box.x + left, above, box.w - left - 14, box.bottom - above - 4)
    )


def _paint_hill(canvas: Canvas, odds: tuple[float, ...], rats: int, hill: Box) -> None:
    canvas.surface.blit(_hill(odds, rats, hill, canvas.page, canvas.look), canvas.page.pixels(hill)[:2])
    canvas.picture("icons/nun", Box(hill.right - 30, hill.bottom - 66, 34, 34))
    x = _x(hill, min(rats, CEILING))
    canvas.picture("icons/rat", Box(x - 22, hill.y - 4, 44, 36))
    beside = Box(x - 74, hill.y - 6, 48, 40) if rats > 3 else Box(x + 26, hill.y - 6, 48, 40)
    canvas.text(str(rats), beside, 30, face=BOLD, across="right" if rats > 3 else "left")
    for nuns in (0, 5, 10, 15, 20) if hill.w > 200 else (0, 10, 20):
        mark = Box(_x(hill, nuns) - 24, hill.bottom - 32, 48, 30)
        canvas.text(str(nuns), mark, 24, colour=FADED_INK, across="centre")


def _percent(part: float, say: Tongue) -> str:
    gap = "" if say.language == "en" else "\u00a0"
    return f"{percent(part)}{gap}%"


def _x(hill: Box, nuns: float) -> float:
    return hill.x + 12 + nuns * (hill.w - 24) / CEILING


@lru_cache(maxsize=16)
def _hill(odds: tuple[float, ...], rats: int, box: Box, page: Page, look: Look) -> pygame.Surface:
    """Draw how likely each number of nuns is; where they are too few, the slope is red."""
    inking = Inking(box, look)
    base = box.bottom - 32
    slope = list(_slope(odds, box, base))
    edge = min(max(0.0, rats - 0.5), float(CEILING))
    for red in (True, False):
        part = [(x, y) for nuns, x, y in slope if (nuns <= edge) == red]
        if len(part) > 1:
            inking.shape([(part[0][0], base), *part, (part[-1][0], base)], VERMILION if red else VERDIGRIS)
    for number, (_, x, y) in enumerate(slope[1 :: round(HATCH / STRIDE)]):
        if base - y > 5:
            inking.stroke([(x + 3, y + 2), (x - 2, base - 2)], 1.2, INK, seed=number, wobble=0.3)
    inking.stroke([(x, y) for _, x, y in slope], 2.6, INK, seed=3, wobble=0.3)
    inking.stroke([(box.x, base), (box.right, base)], 2.4, INK, seed=5)
    at = _x(box, edge)
    inking.stroke([(at, base + 3), (at, box.y + 28)], 2.2, INK, seed=8)
    inking.stroke([(at + 4, base), (at + 4, box.y + 30)], 0.8, PARCHMENT_SHADE, seed=9)
    return inking.drawn(page)


def _slope(odds: Sequence[float], box: Box, base: float) -> Sequence[tuple[float, float, float]]:
    """Give nuns and places along the hill, rounded between whole numbers."""
    exactly = [a - b for a, b in zip(odds, (*odds[1:], 0.0), strict=True)]
    high = (base - box.y - 34) / max(exactly)
    found: list[tuple[float, float, float]] = []
    for k in range(round(CEILING / STRIDE) + 1):
        nuns = k * STRIDE
        low, part = int(nuns), nuns % 1
        after = exactly[min(CEILING, low + 1)]
        soft = part * part * (3 - 2 * part)
        found.append((nuns, _x(box, nuns), base - high * (exactly[low] + (after - exactly[low]) * soft)))
    return found
