"""Where everything lies on the first screen: around the doors, or on a page on edge below each other."""

from collections.abc import Sequence
from typing import NamedTuple

from game.drawing.page import HEIGHT, WIDTH, Box, Page

#: The strips in the corners: how far from the edge, how wide and how high; and how far from each other.
EDGE, CORNER, HIGH, APART = 16.0, 306.0, 64.0, 8.0
#: How high the wordmark is on its sheet, the doors are at most, and a candle is.
SIGN, DOORS, CANDLE = 268.0, 670.0, (190.0, 460.0)


class Places(NamedTuple):
    """The parts of the first screen."""

    #: The strips that are seldom needed, those on the left first.
    corners: tuple[Box, ...]
    sign: Box
    doors: Box
    #: Where one goes on, and where one plays again.
    going_on: tuple[Box, Box]
    candles: tuple[Box, Box]
    inkwell: Box
    scribe: Box
    bell: Box
    notice: Box


def places(page: Page, corners: Sequence[int], strip: float) -> Places:
    """Lay everything out; so many strips are in each corner, and one that leads on is so high."""
    return _upright(page, corners, strip) if page.upright else _flat(page, corners, strip)


def _flat(page: Page, corners: Sequence[int], strip: float) -> Places:
    """Keep everything in the middle of the page, whatever its shape, and the corners in its own."""
    whole = page.box.centred(WIDTH, HEIGHT)
    inside = whole.inset(330, 0)
    foot = Box(inside.x, whole.bottom - strip - 20, inside.w, strip)
    left, right = foot.columns(2, 20)
    low, (wide, high) = whole.bottom - 30, CANDLE
    return Places(
        corners=tuple(
            Box(x, 20 + (HIGH + APART) * row, CORNER, HIGH)
            for count, x in zip(corners, (EDGE, page.width - EDGE - CORNER), strict=True)
            for row in range(count)
        ),
        sign=Box(inside.x, whole.y + 14, inside.w, SIGN),
        doors=Box(inside.x, whole.y + 286, inside.w, min(DOORS, foot.y - whole.y - 298)),
        going_on=(left, right),
        candles=(
            Box(whole.x + 80, whole.y + 500, wide, high),
            Box(whole.right - 270, whole.y + 500, wide, high),
        ),
        inkwell=Box(whole.x + 30, low - 190, 130, 190),
        scribe=Box(whole.x + 170, low - 120, 130, 120),
        bell=Box(whole.right - 160, low - 160, 100, 170),
        notice=Box(inside.x, whole.y + 250, inside.w, 60),
    )


def _upright(page: Page, corners: Sequence[int], strip: float) -> Places:
    """Lay everything below each other: strips, wordmark, doors, what leads on, and the still life."""
    whole = page.box.inset(EDGE, 0)
    most = max(corners)
    head = Box(whole.x, 20, whole.w, 2 * HIGH + APART)
    rows = [list(row.columns(most, APART)) for row in head.rows(2, APART)]
    sign = Box(whole.x, head.bottom + 24, whole.w, SIGN)
    spare = max(0.0, page.height - sign.bottom - DOORS - 2 * strip - CANDLE[1] - 150)
    doors = Box(whole.x, sign.bottom + 20 + spare * 0.25, whole.w, DOORS)
    first = Box(whole.x, doors.bottom + 24 + spare * 0.25, whole.w, strip)
    second = first.moved(0, strip + 16)
    low = page.height - 30 - spare * 0.1
    # A flame is a quarter as high as its candle; both are smaller where the page is not long.
    k = min(1.0, (low - second.bottom - 20) / (CANDLE[1] * 1.25))
    wide, high = CANDLE[0] * k, CANDLE[1] * k
    return Places(
        corners=tuple(
            row[number] for row, count in zip(rows, corners, strict=True) for number in range(count)
        ),
        sign=sign,
        doors=doors,
        going_on=(first, second),
        candles=(
            Box(whole.x + 60, low - high, wide, high),
            Box(whole.right - 60 - wide, low - high, wide, high),
        ),
        inkwell=Box(whole.centre[0] - 200, low - 190, 130, 190),
        scribe=Box(whole.centre[0] - 50, low - 120, 130, 120),
        bell=Box(whole.centre[0] + 110, low - 170, 100, 170),
        notice=Box(whole.x, sign.bottom - 34, whole.w, 60),
    )
