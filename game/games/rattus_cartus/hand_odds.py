"""Rats against nuns: the chance of a seat to survive, drawn as a hill of what the nun row may hold."""

from collections.abc import Sequence
from functools import lru_cache

import pygame

from game.drawing.canvas import Canvas
from game.drawing.look import Look
from game.drawing.nib import Inking
from game.drawing.page import Box, Page
from game.drawing.text import FIGURES, ITALIC, Colour
from game.drawing.theme import FADED_INK, INK, PARCHMENT_SHADE, RUBRIC, VERDIGRIS, VERMILION
from game.games.rattus_cartus.words.table import SURVIVAL
from game.words import Tongue
from game.words.numbers import percent
from rules.rattus_cartus.odds import CEILING
from rules.rattus_cartus.view import View

#: How finely the hill is walked over, and how far apart its hatching is, in nuns.
STRIDE, HATCH = 0.25, 0.5
#: Where the hill would be lower than so many numbers it lies beside the chance.
LOW = 1.2
#: How far the number of rats keeps from what is written beside the hill.
APART = 16.0
#: How much of the width the chance has beside the hill, and how large it is by the least size of numbers.
LEFT, LARGE = 0.45, 1.9


def paint_odds(canvas: Canvas, view: View, coming: int, box: Box, say: Tongue) -> None:
    """Write the chance of the viewer to survive, with what is coming, over the hill or beside it."""
    assert view.seat is not None
    assert view.odds is not None
    rats = view.players[view.seat].rats or 0
    canvas.sheet(box, seed=150, lift=5)
    now, then = (written(view.odds.survival(number), say) for number in (rats, coming))
    head, upper, lower, hill = _places(canvas, now, box)
    _write_heading(canvas, coming, head, say)
    _write(canvas, now, upper)
    if then != now:
        # The scale beside it begins with a number.
        lower = Box(lower.x, lower.y, lower.w - APART, lower.h)
        _write(canvas, f"→ {then}", lower, RUBRIC if coming > rats else VERDIGRIS, 0.8)
    _paint_hill(canvas, view.odds.chances, coming, hill)


def _write_heading(canvas: Canvas, rats: int, box: Box, say: Tongue) -> None:
    """Say how many nuns keep the viewer alive; where there is no room for that, what the chance is of."""
    number = canvas.sizes.number
    words = say(SURVIVAL["alive"], rats=rats)
    if canvas.width(words, number, ITALIC) > box.w:
        words = say(SURVIVAL["heading"])
    size = canvas.fitting(words, Box(0, 0, box.w, 2 * number), number, ITALIC)
    canvas.text(words, box, size, face=ITALIC)


def _places(canvas: Canvas, now: str, box: Box) -> tuple[Box, Box, Box, Box]:
    """Say where the heading stands, the chance, what comes of it, and the hill: below them or beside."""
    number, inside = canvas.sizes.number, Box(box.x + 18, box.y + 6, box.w - 36, box.h - 10)
    head = Box(inside.x, inside.y, inside.w, number * 1.2)
    top = Box(head.x, head.bottom - 8, head.w, number * LARGE * 1.15)
    if _height(box.bottom - top.bottom, number) >= LOW * number:
        wide = canvas.width(now, number * LARGE, FIGURES) + 10
        beside = Box(top.x + wide, top.y, top.w - wide, top.h)
        hill = Box(box.x + 14, top.bottom, box.w - 28, box.bottom - top.bottom - 4)
        return head.inset(0, -8).moved(0, -3), top, beside, hill
    # Where there is no room above the hill, what is written stands beside it, all of it or the chance.
    whole = _height(box.bottom - head.bottom, number) < LOW * number
    left = box.w * LEFT
    head = Box(head.x, head.y, left - 18 if whole else head.w, head.h)
    upper, lower = Box(head.x, head.bottom - 4, left - 18, inside.bottom - head.bottom + 4).rows(2)
    above = box.y + 8 if whole else head.bottom
    hill = Box(box.x + left, above, box.w - left - 14, box.bottom - above - 4)
    return head.inset(0, -8).moved(0, -3), upper, lower, hill


def _height(room: float, number: float) -> float:
    """Say how high the hill is where the scale below it and the rat above it have their room."""
    return room - number * 2.4 - 6


def _write(canvas: Canvas, words: str, box: Box, colour: Colour = INK, share: float = 1) -> None:
    """Write a chance as large as there is room."""
    size = canvas.sizes.number * LARGE * share
    size = canvas.fitting(words, Box(0, 0, box.w, 2 * size), size, FIGURES)
    canvas.text(words, box.inset(0, -20), size, face=FIGURES, colour=colour)


def _paint_hill(canvas: Canvas, odds: tuple[float, ...], rats: int, hill: Box) -> None:
    number = canvas.sizes.number
    drawn = _hill(odds, rats, hill, number, canvas.page, canvas.look)
    canvas.surface.blit(drawn, canvas.page.pixels(hill)[:2])
    nun, x = number * 1.3, _x(hill, min(rats, CEILING))
    canvas.picture("icons/nun", Box(hill.right - nun * 0.9, hill.bottom - number - nun - 8, nun, nun))
    # At the foot of the hill it keeps away from what is written beside that.
    rat = Box(max(hill.x, x - number * 0.8), hill.y - 4, number * 1.6, number * 1.3)
    canvas.picture("icons/rat", rat)
    wide = canvas.width(str(rats), number * 1.2, FIGURES) + 8
    beside = Box(
        rat.x - wide if rat.x - wide > hill.x + APART else rat.right + 4, rat.y - 14, wide, rat.h + 28
    )
    canvas.text(str(rats), beside, number * 1.2, face=FIGURES, across="centre")
    for nuns in (0, 5, 10, 15, 20) if hill.w > 11 * number else (0, 10, 20):
        mark = Box(_x(hill, nuns) - 34, hill.bottom - number - 10, 68, number + 8)
        canvas.text(str(nuns), mark, number, colour=FADED_INK, across="centre")


def written(part: float, say: Tongue) -> str:
    """Write a chance the way people read it."""
    gap = "" if say.language == "en" else "\u00a0"
    return f"{percent(part)}{gap}%"


def _x(hill: Box, nuns: float) -> float:
    return hill.x + 12 + nuns * (hill.w - 24) / CEILING


@lru_cache(maxsize=16)
def _hill(
    odds: tuple[float, ...], rats: int, box: Box, number: float, page: Page, look: Look
) -> pygame.Surface:
    """Draw how likely each number of nuns is; where they are too few, the slope is red."""
    inking = Inking(box, look)
    base = box.bottom - number - 6
    slope = list(_slope(odds, box, base, _height(box.h, number)))
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
    inking.stroke([(at, base + 3), (at, box.y + number)], 2.2, INK, seed=8)
    inking.stroke([(at + 4, base), (at + 4, box.y + number + 2)], 0.8, PARCHMENT_SHADE, seed=9)
    return inking.drawn(page)


def _slope(odds: Sequence[float], box: Box, base: float, room: float) -> Sequence[tuple[float, float, float]]:
    """Give nuns and places along the hill, rounded between whole numbers."""
    exactly = [a - b for a, b in zip(odds, (*odds[1:], 0.0), strict=True)]
    high = room / max(exactly)
    found: list[tuple[float, float, float]] = []
    for k in range(round(CEILING / STRIDE) + 1):
        nuns = k * STRIDE
        low, part = int(nuns), nuns % 1
        after = exactly[min(CEILING, low + 1)]
        soft = part * part * (3 - 2 * part)
        found.append((nuns, _x(box, nuns), base - high * (exactly[low] + (after - exactly[low]) * soft)))
    return found
