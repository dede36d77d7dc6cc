"""Candles on the table: as the plague comes nearer, flame and light draw together."""

from game.drawing import light
from game.drawing.canvas import Canvas
from game.drawing.page import Box

#: How much of a burning candle is its flame.
FLAME = 0.18
#: From which level of liveliness on the light draws together, and how much is left of it at last.
TIGHTENS, LEAST = 1, 0.45
#: How far the light of a flame reaches for its height, and how strong it is.
REACH, STRENGTH = 1.9, 0.55


def left(dread: float, lively: int) -> float:
    """Say how much of its light a candle keeps, when the plague is so near: from 0 to 1."""
    return 1 - (1 - LEAST) * min(1.0, max(0.0, dread)) if lively >= TIGHTENS else 1.0


def candle(canvas: Canvas, box: Box, flame: int, keeps: float = 1.0) -> None:
    """Stand a candle on the foot of a box, as large as it allows, with its flame where the wick is."""
    below = Box(box.x, box.y + box.h * FLAME, box.w, box.h * (1 - FLAME))
    wax = canvas.picture("title/candle", below, down="bottom")
    high = wax.h * FLAME / (1 - FLAME)
    burns = Box(wax.centre[0] - high * keeps / 2, wax.y - high * keeps, high * keeps, high * keeps * 1.12)
    light.glow(canvas, burns.centre, high * REACH * keeps, strength=STRENGTH * keeps)
    canvas.picture(f"title/flame_{flame}", burns, down="bottom")
