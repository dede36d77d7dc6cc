"""The curtain that hides a hand: two halves of heavy velvet with a golden fringe, and the brass rod above."""

from __future__ import annotations

import math
from functools import partial
from itertools import pairwise
from typing import NamedTuple

import numpy as np

from build.output import Output, inked
from build.pen import Drawing
from build.pen.quantise import small_png
from build.pen.raster import with_resvg
from build.pen.stroke import seeded

WIDTH, HEIGHT = 560, 240
FOLDS = 13
HEM, BULGE, BRAID, FRINGE = 205, 8.0, 9, 16
ROD = (1160, 28)
RINGS = 24
Spot = tuple[float, float]


class Seam(NamedTuple):
    """A valley between two folds, from the rod down to the hem."""

    top: float
    foot: float
    sway: float

    def at(self, y: float) -> float:
        """How far from the left it hangs at a height."""
        t = y / HEM
        return self.top + (self.foot - self.top) * t * t * (3 - 2 * t) + self.sway * math.sin(math.pi * t)


def seams(side: str) -> list[Seam]:
    """The valleys of one half; the outer two are its edges and hang straight."""
    chance = seeded("curtain", side)
    steps = chance.uniform(0.72, 1.28, FOLDS)
    tops = np.concatenate([[0.0], np.cumsum(steps)]) / steps.sum() * WIDTH
    feet = tops + chance.uniform(-9, 9, FOLDS + 1)
    sways = chance.uniform(-5, 5, FOLDS + 1)
    feet[[0, -1]], sways[[0, -1]] = tops[[0, -1]], 0
    return [Seam(*(round(float(v), 1) for v in each)) for each in zip(tops, feet, sways, strict=True)]


def down(seam: Seam, other: Seam, part: float, first: float, last: float) -> list[Spot]:
    """A line down a fold, part of the way from one valley to the next."""
    heights = np.linspace(first, last, 9)
    return [(seam.at(y) * (1 - part) + other.at(y) * part, float(y)) for y in heights]


def way(points: list[Spot], begin: str = "M") -> str:
    """Path data along points."""
    return begin + "L".join(f"{x:.1f} {y:.1f}" for x, y in points)


def strip(fold: tuple[Seam, Seam], a: float, b: float, first: float = 0, last: float = HEM) -> str:
    """A strip of a fold between two lines down it."""
    return way(down(*fold, a, first, last)) + way(down(*fold, b, first, last)[::-1], "L") + "z"


def hem(folds: list[tuple[Seam, Seam]], y: float) -> str:
    """A line along the foot of every fold: each bulges towards the onlooker."""
    arcs = [f"Q{(a.foot + b.foot) / 2:.1f} {y + 2 * BULGE:.1f} {b.foot:.1f} {y:.1f}" for a, b in folds]
    return "".join(arcs)


def back(folds: list[tuple[Seam, Seam]], y: float) -> str:
    """The same line from right to left."""
    arcs = [f"Q{(a.foot + b.foot) / 2:.1f} {y + 2 * BULGE:.1f} {a.foot:.1f} {y:.1f}" for a, b in folds[::-1]]
    return f"L{folds[-1][1].foot:.1f} {y:.1f}" + "".join(arcs)


def flat(drawing: Drawing, d: str, colour: str, opacity: float = 1) -> None:
    """A wash that ends exactly at its outline."""
    drawing.path(d, fill=colour, ink=0, pool=0, bloom=0, offset=0, opacity=opacity)


def velvet(drawing: Drawing, folds: list[tuple[Seam, Seam]]) -> None:
    """The cloth: deep in the valleys, a sheen where a fold turns to the light."""
    left, right = folds[0][0], folds[-1][1]
    body = f"M0 0L{left.foot} {HEM}{hem(folds, HEM)}L{right.top} 0z"
    flat(drawing, body, "madder")
    for fold in folds:
        flat(drawing, strip(fold, 0.6, 1, last=HEM + 4), "madder*0.700")
        flat(drawing, strip(fold, 0.8, 1, last=HEM + 2), "madder*0.480")
        flat(drawing, strip(fold, 0.0, 0.08), "madder*0.620")
        flat(drawing, strip(fold, 0.16, 0.46, 4, HEM + 4), "madder~vermilion/0.380", 0.75)
        flat(drawing, strip(fold, 0.23, 0.33, 14, HEM - 12), "madder~rose/0.450", 0.6)
    for number, (a, b) in enumerate(folds):
        drawing.path(way(down(a, b, 1, 0, HEM)), ink=2.6, pen="contour")
        if number % 3 != 1:
            drawing.path(way(down(a, b, 0.7, 0, 70 + number % 4 * 22)), ink=1.8, pen="tail")
        drawing.path(way(down(a, b, 0.55, HEM + 5, 120 + number % 3 * 20)), ink=1.6, pen="tail")
        for tick in range(5):
            y = 24.0 + tick * 36 + number % 3 * 7
            points = [(b.at(y) - 2, y), (b.at(y) - 7, y + 4), (b.at(y) - 10, y + 10)]
            drawing.path(way(points), ink=1.1, pen="hatch")


def trimming(drawing: Drawing, folds: list[tuple[Seam, Seam]]) -> None:
    """A gilded braid along the hem, and the fringe that hangs from it."""
    start = f"M{folds[0][0].foot} "
    low = HEM + FRINGE
    fringe = f"{start}{HEM}{hem(folds, HEM)}{back(folds, low)}z"
    drawing.path(fringe, fill="ochre*0.900", ink=1.6, offset=0, bloom=0, lit="0 5 0.250", pool=0)
    for a, b in folds:
        count = max(4, round((b.foot - a.foot) / 4.6))
        for k in range(count + 1):
            t = k / count
            x, y = a.foot + (b.foot - a.foot) * t, HEM + 4 * BULGE * t * (1 - t)
            drawing.path(f"M{x:.1f} {y:.1f}v{FRINGE - 1}", ink=1.2, pen="firm")
    band = f"{start}{HEM - BRAID}{hem(folds, HEM - BRAID)}{back(folds, HEM + 1)}z"
    drawing.path(band, fill="leaf-gold*0.940", ink=2, offset=0, bloom=0, lit="0 3 0.400", pool=0)
    for a, b in folds:
        x, top = a.foot * 0.35 + b.foot * 0.65, HEM - BRAID
        lee = f"M{x:.1f} {top + 6}L{b.foot} {top}v{BRAID + FRINGE}L{x:.1f} {HEM + FRINGE + 6}z"
        flat(drawing, lee, "oak", 0.38)
        count = max(2, round((b.foot - a.foot) / 12))
        for k in range(count):
            t = (k + 0.5) / count
            x, y = a.foot + (b.foot - a.foot) * t, HEM - BRAID / 2 + 4 * BULGE * t * (1 - t)
            drawing.path(f"M{x - 3:.1f} {y:.1f}l3-3 3 3-3 3z", fill="madder", ink=1, bloom=0, pool=0)


def border(drawing: Drawing, side: str) -> None:
    """The braid down the edge where the halves meet, and the heading that runs on the rod."""
    x = WIDTH - 9 if side == "left" else 1
    edge = f"M{x} 2h8V{HEM + 2}h-8z"
    drawing.path(edge, fill="leaf-gold*0.940", ink=1.8, lit="2 0 0.400", shade="2 0 0.300", bloom=0, pool=0)
    for y in range(16, HEM, 24):
        drawing.path(f"M{x + 1} {y}l3-4 3 4-3 4z", fill="madder", ink=1, bloom=0, pool=0)
    drawing.path(f"M0 1h{WIDTH}v7H0z", fill="madder*0.600", ink=2, bloom=0, pool=0, offset=0)
    drawing.path(f"M2 3h{WIDTH - 4}", ink=1.4, line="leaf-gold", pen="firm")


def half(side: str) -> bytes:
    """One half of the closed curtain at double size; the right edge of the left one meets the other."""
    drawing = Drawing((0, 0, WIDTH, HEIGHT), f"curtain_{side}")
    folds = list(pairwise(seams(side)))
    velvet(drawing, folds)
    trimming(drawing, folds)
    border(drawing, side)
    return small_png(with_resvg(drawing.svg(), 2 * WIDTH, 2 * HEIGHT))


def rod() -> str:
    """The brass rod with its knobs and rings."""
    wide, high = ROD
    drawing = Drawing((0, 0, wide, high), "curtain_rod")
    bar = f"M20 7H{wide - 20}V18H20z"
    drawing.path(bar, fill="leaf-gold*0.860", ink=2.2, lit="2 3 0.450", shade="0 -4 0.350", bloom=0, pool=0)
    drawing.path(f"M24 10H{wide - 24}", ink=1.5, line="ivory", pen="firm", opacity=0.8)
    for k in range(RINGS):
        x = 48 + k * (wide - 96) / (RINGS - 1)
        ring = f"M{x - 5:.1f} 4h10v17c-2 6-8 6-10 0z"
        drawing.path(ring, fill="ochre*0.800", ink=1.9, lit="2 1 0.400", shade="3 0 0.300", bloom=0, pool=0)
    for x, turn in ((12, -1), (wide - 12, 1)):
        knob = f"M{x} 1c8 0 11 5 11 11.500S{x + 8} 24 {x} 24s-11-5-11-11.500S{x - 8} 1 {x} 1z"
        drawing.path(knob, fill="leaf-gold", ink=2.2, lit="3 3 0.450", shade="3 3 0.300", bloom=0)
        neck = x - turn * 14
        drawing.path(f"M{neck - 4} 4h8v17h-8z", fill="ochre*0.850", ink=1.9, lit="2 1 0.350", bloom=0, pool=0)
    return drawing.svg()


def outputs() -> list[Output]:
    """The halves and the rod under art/inked/ui."""
    halves = [Output(inked(f"ui/curtain_{side}.png"), partial(half, side)) for side in ("left", "right")]
    return [*halves, Output(inked("ui/curtain_rod.svg"), rod)]
