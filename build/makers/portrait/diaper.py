"""Diapers: the small patterns a pen draws on the wall behind a figure, close enough to it never to shout."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator

Place = tuple[float, float]
# Path data, and which of the ground's colours fills it; a third word is the weight of an ink line instead.
Strokes = Iterator[tuple[str, str, float]]
LEFT, RIGHT, TOP, FOOT = 4.0, 188.0, 4.0, 236.0
MIDDLE = (LEFT + RIGHT) / 2


def diaper(kind: str) -> list[tuple[str, str, float]]:
    """The strokes of a pattern: path data, colour (`low`, `high` or `dot`), line weight or 0 when filled."""
    return list(PATTERNS[kind]())


def _staggered(wide: float, high: float) -> Iterator[Place]:
    for row in range(-1, int((FOOT - TOP) / high * 2) + 2):
        for column in range(-10, 11):
            x = MIDDLE + column * wide + (wide / 2 if row % 2 == 0 else 0)
            y = TOP + row * high / 2
            if LEFT - 6 < x < RIGHT + 6 and TOP - 6 < y < FOOT + 6:
                yield x, y


def _disc(x: float, y: float, r: float) -> str:
    return f"M{x - r:g} {y:g}a{r:g} {r:g} 0 1 1 {2 * r:g} 0a{r:g} {r:g} 0 1 1 {-2 * r:g} 0Z"


def _lozenge() -> Strokes:
    wide, high = 20.0, 25.0
    run = (FOOT - TOP) / high * wide
    lines = [
        f"M{MIDDLE + i * wide:g} {TOP:g}L{MIDDLE + i * wide + side * run:g} {FOOT:g}"
        for i in range(-14, 15)
        for side in (1, -1)
    ]
    yield "".join(lines), "low", 1.7
    marks = (f"M{x - 2.3:g} {y:g}l2.3 -2.9l2.3 2.9l-2.3 2.9Z" for x, y in _staggered(wide, high))
    yield "".join(marks), "dot", 0


def _fleur() -> Strokes:
    petals = (
        "M{0:g} {1:g}m0 -6.5c3.2 4 2 6.5 0 9c-2 -2.5 -3.2 -5 0 -9Z"
        "M{0:g} {1:g}m-1.2 2c-1.3 -4.8 -5.3 -4.5 -4.6 -.8c.8 -1.4 2.3 -.7 2.8 .8Z"
        "M{0:g} {1:g}m1.2 2c1.3 -4.8 5.3 -4.5 4.6 -.8c-.8 -1.4 -2.3 -.7 -2.8 .8Z"
        "M{0:g} {1:g}m-3.5 2.6h7v1.4h-7ZM{0:g} {1:g}m-1 4h2l1 3h-4Z"
    )
    yield "".join(petals.format(x, y) for x, y in _staggered(24, 34)), "dot", 0


def _check() -> Strokes:
    side = 15.0
    squares, crosses = [], []
    for row in range(16):
        for column in range(-7, 8):
            x, y = MIDDLE + column * side - side / 2, TOP + row * side
            if (row + column) % 2 == 0:
                squares.append(f"M{x + 0.2:g} {y + 0.2:g}h{side - 0.4:g}v{side - 0.4:g}h{0.4 - side:g}Z")
            else:
                cx, cy = x + side / 2, y + side / 2
                crosses.append(f"M{cx - 2.6:g} {cy:g}h5.2M{cx:g} {cy - 2.6:g}v5.2")
    yield "".join(squares), "low", 0
    yield "".join(crosses), "dot", 1.5


def _quatrefoil() -> Strokes:
    wide, high, reach = 22.0, 35.2, 3.3
    centres = list(_staggered(wide, high))
    leaves = [
        _disc(x + dx * reach, y + dy * reach, 2.3)
        for x, y in centres
        for dx, dy in ((0, -1), (1, 0), (0, 1), (-1, 0))
    ]
    yield "".join(leaves), "high", 0
    yield "".join(_disc(x, y, 1.5) + _disc(x + wide / 2, y, 1) for x, y in centres), "dot", 0


def _star() -> Strokes:
    stars, points = [], []
    for n, (x, y) in enumerate(_staggered(26, 36)):
        if n % 2 == 0:
            points.append(_disc(x, y, 1.3))
            continue
        rays = [
            (x + r * math.sin(k * math.pi / 6), y - r * math.cos(k * math.pi / 6))
            for k in range(12)
            for r in ((5.0,) if k % 2 == 0 else (1.8,))
        ]
        stars.append("M" + "L".join(f"{a:.2f} {b:.2f}" for a, b in rays) + "Z")
    yield "".join(stars), "dot", 0
    yield "".join(points), "high", 0


def _barry() -> Strokes:
    waves: dict[str, list[str]] = {"low": [], "high": []}
    beads = []
    for row in range(16):
        y = TOP + row * 16
        waves["low" if row % 2 else "high"].append(f"M{LEFT:g} {y:g}" + "q4.5 -5 9 0t9 0" * 11)
        beads += [_disc(LEFT + i * 18 + (9 if row % 2 else 0) + 4.5, y + 8, 1.2) for i in range(11)]
    for colour, lines in waves.items():
        yield "".join(lines), colour, 2
    yield "".join(beads), "dot", 0


PATTERNS: dict[str, Callable[[], Strokes]] = {
    "lozenge": _lozenge,
    "fleur": _fleur,
    "check": _check,
    "quatrefoil": _quatrefoil,
    "star": _star,
    "barry": _barry,
}
