"""Where everything lies on the panel of a seat, whatever its shape."""

from typing import NamedTuple

from game.drawing.page import Box

#: How high the part with crest, name and score is, and how wide the crest is with the gaps beside it; across
#: the room names are as large as other words.
HEAD, CREST, FAR_CREST = 118.0, 104.0, 91.0
#: From this height on there are two lines below the head.
TALL = 222.0
#: How many things a line holds, for people near and across the room; and beside portraits.
MOST, FAR, BESIDE = 4, 3, 2
#: The part of a line that portraits have.
PORTRAITS = 0.35


class Places(NamedTuple):
    """Crest, name and score above; counters, danger or portraits below."""

    crest: Box
    name: Box
    #: The cards in a hand, at the end of the name.
    cards: Box
    score: Box
    #: What stands at the end of the score, such as the bell-ringer.
    marks: Box
    #: As many counters as there is room for, the weightiest first.
    counters: tuple[Box, ...]
    danger: Box
    portraits: Box


def places(box: Box, counters: int, *, danger: bool, portraits: bool, sofa: bool) -> Places:
    """Divide a panel for so many counters; in two lines if it is tall, or else in one."""
    crest = min(FAR_CREST if sofa else CREST, box.w * 0.36)
    aside = 7 if sofa else 10
    right = Box(box.x + crest, box.y + 8, box.w - crest - 14, HEAD - 10)
    name = Box(right.x, right.y, right.w, 44)
    score = Box(right.x, name.bottom, right.w, right.h - name.h)
    low = Box(box.x + 10, box.y + HEAD, box.w - 20, box.h - HEAD - 10)
    most = FAR if sofa or box.h >= TALL else MOST
    if box.h >= TALL:
        first, second = _lines(low)
    else:
        most = BESIDE if portraits else most - danger
        first, second = _line(low, PORTRAITS if portraits else danger / (min(counters, most) + 1))
    shown = min(counters, most)
    return Places(
        crest=Box(box.x + aside, box.y + 18, crest - 2 * aside + 2, HEAD - 20),
        name=name,
        cards=Box(name.right - 46, name.y - 1, 46, 46),
        score=score,
        marks=Box(score.right - 50, score.y + 6, 50, score.h - 8),
        counters=tuple(first.columns(shown, 4)) if shown else (),
        danger=second,
        portraits=Box(second.x, second.y - 14, second.w, second.h + 18),
    )


def _lines(low: Box) -> tuple[Box, Box]:
    """Give the counters a line, and what is below them the other, somewhat higher one."""
    high = low.h * 0.44
    return Box(*low[:3], high), Box(low.x, low.y + high + 10, low.w, low.h - high - 10)


def _line(low: Box, part: float) -> tuple[Box, Box]:
    """Share one line between the counters and what has a part of it at its end."""
    wide = low.w * part
    return Box(low.x, low.y, low.w - wide - 4, low.h), Box(low.right - wide, low.y, wide, low.h)
