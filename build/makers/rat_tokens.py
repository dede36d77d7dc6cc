"""The faces of the 49 rat tokens: the limit on top, the symbols on an arc below it like a garland."""

from __future__ import annotations

import math
from functools import partial
from pathlib import Path

from build.output import Output, inked
from build.pen import Drawing, read
from build.pen.matrix import scale, translate
from rules.rattus.tokens import TOKENS, Token

# By the number of symbols: their size, the height of the numeral, its middle, and the spread of the garland.
LAYOUT: dict[int, tuple[float, float, float, tuple[float, ...]]] = {
    2: (33, 37, 27, (-42, 42)),
    3: (28, 33, 26, (-68, 0, 68)),
    4: (25, 33, 27, (-84, -29, 29, 84)),
    5: (22.5, 29, 28.5, (-93, -47, 0, 47, 93)),
}
REACH = {2: 25.0, 3: 27.0, 4: 29.5, 5: 31.0}
MIDDLE = (47.5, 45.5)
NUMERAL, SYMBOL = (40.0, 56.0), 40.0
PLUS = 0.62
# A lozenge is all corners: it needs more room for its letter.
LARGER = {"majority": 1.22}


def face(token: Token) -> str:
    """The turned side of a token."""
    drawing = Drawing((0, 0, 96, 96), f"token {token.name}", halo=2.6)
    drawing.place("token/face.svg")
    if token.ring:
        drawing.place("token/hoop.svg")
    size, height, middle, angles = LAYOUT[len(token.symbols)]
    _limit(drawing, token.limit, height, middle)
    for symbol, angle in zip(token.symbols, angles, strict=True):
        wide = size * LARGER.get(symbol, 1.0)
        # What is larger stands further in, so that it stays clear of the rim.
        a, reach = math.radians(angle), REACH[len(token.symbols)] - (wide - size) * 0.7
        x, y = MIDDLE[0] + reach * math.sin(a), MIDDLE[1] + reach * math.cos(a)
        where = translate(x - wide / 2, y - wide / 2) @ scale(wide / SYMBOL)
        drawing.place(f"token/{symbol}.svg", where)
    return drawing.svg()


def _limit(drawing: Drawing, limit: int, height: float, middle: float) -> None:
    """The numeral with its plus, together in the middle."""
    k = height / NUMERAL[1]
    width, plus = NUMERAL[0] * k, NUMERAL[0] * k * PLUS
    left = MIDDLE[0] - (width + plus) / 2
    drawing.place(f"token/{limit}.svg", translate(left, middle - height / 2) @ scale(k))
    drawing.place("token/plus.svg", translate(left + width, middle - height * 0.36) @ scale(k * PLUS))


def outputs() -> list[Output]:
    """A face for each token of the rules."""
    return [
        Output(inked(f"token/{token.name}.svg"), partial(face, token), inputs(token), row=token)
        for token in TOKENS
    ]


def inputs(token: Token) -> tuple[Path, ...]:
    """The parts of one token."""
    parts = ("face", *(["hoop"] if token.ring else []), str(token.limit), "plus", *token.symbols)
    return tuple(file for part in parts for file in read(f"token/{part}").files)
