"""Vines of the margins: ivy stems with leaves in four colours, burnished gold balls and curling tendrils."""

from __future__ import annotations

import math

import numpy as np

from build.pen import Drawing
from build.pen.matrix import Points, rotate, scale, translate
from build.pen.stroke import seeded

LEAF = "M0 0C-3-6-10-6-12-12c5-1 8 0 9 2-2-7 0-12 3-16 3 4 5 9 3 16 1-2 4-3 9-2C10-6 3-6 0 0z"
LEAVES = ("vermilion", "ultramarine", "plague-green", "ochre")
Point = tuple[float, float]


def curve(*points: Point, count: int = 60) -> Points:
    """Points on a chain of cubic curves: end, control, control, end, ..."""
    out = []
    for i in range(0, len(points) - 1, 3):
        a, b, c, d = (np.array(p, float) for p in points[i : i + 4])
        t = np.linspace(0, 1, count)[:, None]
        out.append((1 - t) ** 3 * a + 3 * (1 - t) ** 2 * t * b + 3 * (1 - t) * t * t * c + t**3 * d)
    return np.vstack(out)


def spiral(x: float, y: float, radius: float, turns: float = 1.6, start: float = 0.0, way: int = 1) -> Points:
    """A scroll that winds inwards."""
    a = np.linspace(0, turns * 2 * math.pi, 120)
    r = radius * (1 - a / a[-1] * 0.86)
    return np.stack([x + r * np.cos(start + way * a), y + r * np.sin(start + way * a)], 1)


def data(points: Points) -> str:
    """Path data through points."""
    return "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in points)


def vine(
    drawing: Drawing, points: Points, name: str, gap: float = 20, size: float = 0.74, stem: float = 2.0
) -> None:
    """Grow a vine along a curve."""
    rng = seeded("vine", name)
    along = np.concatenate([[0], np.cumsum(np.hypot(*np.diff(points, axis=0).T))])
    drawing.path(data(points[::3]), ink=stem, pen="line")
    t, side, k = gap * 0.5, 1, int(rng.integers(0, 4))
    while t < along[-1] - gap * 0.7:
        x, y = (float(np.interp(t, along, points[:, i])) for i in (0, 1))
        ahead = [float(np.interp(t + 2, along, points[:, i])) for i in (0, 1)]
        lean = math.degrees(math.atan2(ahead[1] - y, ahead[0] - x)) + 90 + side * rng.uniform(44, 64)
        _sprout(drawing, x, y, lean, k, size * rng.uniform(0.85, 1.15), side)
        t += gap * rng.uniform(0.8, 1.2)
        side, k = -side, k + 1


def _sprout(drawing: Drawing, x: float, y: float, lean: float, k: int, size: float, side: int) -> None:
    """One leaf on its stalk, a gold ball on a hair, or a tendril."""
    up = math.radians(lean - 90)
    reach = {2: 12.0, 5: 9.0}.get(k % 6, 7.0)
    ex, ey = x + reach * math.cos(up), y + reach * math.sin(up)
    if k % 6 == 2:
        drawing.path(f"M{x:.1f} {y:.1f}L{ex:.1f} {ey:.1f}", ink=1)
        drawing.path(_ball(ex, ey, 3.2), fill="leaf-gold", ink=1.2, pool=0, lit="1 1 0.4")
    elif k % 6 == 5:
        curl = spiral(ex, ey, 5.5, 1.25, up + math.pi, -side)
        drawing.path(data(np.vstack([[[x, y]], curl[::4]])), ink=1.1, pen="tail")
    else:
        drawing.path(f"M{x:.1f} {y:.1f}L{ex:.1f} {ey:.1f}", ink=1.2)
        place = translate(ex, ey) @ rotate(lean) @ scale(size, size)
        drawing.path(LEAF, place, fill=LEAVES[k % 4], ink=1.4, lit="2 2 0.25", shade="2 2 0.2", bloom=0)
        drawing.path("M0-1L0-15", place, ink=0.9, pen="tail")


def _ball(x: float, y: float, r: float) -> str:
    return f"M{x - r:.2f} {y:.2f}a{r} {r} 0 1 0 {2 * r} 0a{r} {r} 0 1 0 {-2 * r} 0z"


def corner(width: int = 300, height: int = 210) -> str:
    """Two vines that grow from the upper left corner of a page."""
    drawing = Drawing((-14, -14, width + 14, height + 14), "spray_corner")
    vine(drawing, curve((16, 22), (8, height * 0.4), (36, height * 0.6), (14, height - 10), count=90), "down")
    vine(drawing, curve((22, 16), (width * 0.4, 8), (width * 0.6, 36), (width - 10, 14), count=90), "along")
    drawing.path(data(spiral(17, 17, 13, 1.4, 0.8)[::3]), ink=2, pen="tail")
    drawing.path(_ball(17, 17, 5), fill="leaf-gold", ink=1.6, lit="1.5 1.5 0.4", pool=0)
    return drawing.svg()


def bar(width: int = 520) -> str:
    """A single lying vine, for beside or under a heading."""
    drawing = Drawing((0, 0, width, 68), "spray_bar")
    points = curve((6, 36), (width * 0.3, 16), (width * 0.6, 54), (width - 6, 32), count=90)
    vine(drawing, points, "bar", 19, 0.7)
    return drawing.svg()


def rise(height: int = 620) -> str:
    """A single standing vine, for a margin."""
    drawing = Drawing((-10, -6, 72, height + 6), "spray_rise")
    points = curve((26, height - 6), (2, height * 0.66), (50, height * 0.33), (24, 8), count=90)
    vine(drawing, points, "rise", 21, 0.74)
    return drawing.svg()
