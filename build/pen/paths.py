"""Reads SVG shapes into runs of points, remembering where the corners are."""

from __future__ import annotations

import math
import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache

import numpy as np

from build.pen.matrix import Matrix, Points, apply, size_of

_TOKEN = re.compile(r"[MmLlHhVvCcSsQqTtAaZz]|[-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?")
_COUNT = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "S": 4, "Q": 4, "T": 2, "A": 7, "Z": 0}
SHARP = math.radians(32)
STEP = 1.2

Point = tuple[float, float]


@dataclass(frozen=True, slots=True)
class Run:
    """One subpath: its points, the indices of its sharp corners, and whether it closes."""

    points: Points
    corners: tuple[int, ...]
    closed: bool


def runs_of(d: str, matrix: Matrix) -> list[Run]:
    """Flatten path data where it will be drawn, finely enough for that size."""
    step = STEP / max(size_of(matrix), 1e-6)
    return [Run(apply(matrix, run.points), run.corners, run.closed) for run in flatten(d, round(step, 3))]


@lru_cache(maxsize=4096)
def flatten(d: str, step: float = STEP) -> tuple[Run, ...]:
    """Turn path data into runs of points about a step apart on curves."""
    walker = _Walker(step)
    tokens = _TOKEN.findall(d)
    i, command = 0, "M"
    while i < len(tokens):
        if tokens[i].isalpha():
            command = tokens[i]
            i += 1
        count = _COUNT[command.upper()]
        walker.go(command, [float(v) for v in tokens[i : i + count]])
        i += count
        if command in "Mm":
            command = "l" if command == "m" else "L"
    walker.lift(closed=False)
    return tuple(walker.runs)


class _Walker:
    """The pen over the paper: where it is, where it began, what it has drawn since."""

    def __init__(self, step: float) -> None:
        self.step = step
        self.runs: list[Run] = []
        self.points: list[Point] = []
        self.joints: list[int] = []
        self.at: Point = (0.0, 0.0)
        self.start: Point = (0.0, 0.0)
        self.control: tuple[str, Point] | None = None

    def go(self, command: str, v: list[float]) -> None:
        kind = command.upper()
        ox, oy = self.at if command.islower() else (0.0, 0.0)
        if kind == "M":
            self.lift(closed=False)
            self.at = self.start = (v[0] + ox, v[1] + oy)
            self.points = [self.at]
        elif kind == "Z":
            self.lift(closed=True)
            self.at = self.start
        else:
            self.draw(kind, self.pairs(kind, v, ox, oy), v)

    def pairs(self, kind: str, v: list[float], ox: float, oy: float) -> list[Point]:
        """The points a command names, in the drawing's own coordinates."""
        if kind == "H":
            return [(v[0] + ox, self.at[1])]
        if kind == "V":
            return [(self.at[0], v[0] + oy)]
        if kind == "A":
            return [(v[5] + ox, v[6] + oy)]
        return [(v[k] + ox, v[k + 1] + oy) for k in range(0, len(v), 2)]

    def draw(self, kind: str, named: list[Point], v: list[float]) -> None:
        if not self.points:
            self.points = [self.at]
        if len(self.points) > 1:
            self.joints.append(len(self.points) - 1)
        end = named[-1]
        if kind in "CS":
            first = named[0] if kind == "C" else self.reflected("C")
            self.extend(_cubic(self.at, first, named[-2], end, self.step))
            self.control = ("C", named[-2])
        elif kind in "QT":
            bend = named[0] if kind == "Q" else self.reflected("Q")
            self.extend(_cubic(self.at, _towards(self.at, bend), _towards(end, bend), end, self.step))
            self.control = ("Q", bend)
        else:
            self.extend(_arc(self.at, v, end, self.step) if kind == "A" else [end])
            self.control = None
        self.at = end

    def reflected(self, kind: str) -> Point:
        """The smooth continuation of the curve before."""
        if self.control is None or self.control[0] != kind:
            return self.at
        x, y = self.control[1]
        return 2 * self.at[0] - x, 2 * self.at[1] - y

    def extend(self, points: list[Point]) -> None:
        self.points.extend(points)

    def lift(self, closed: bool) -> None:
        points, joints = self.points, self.joints
        if closed and len(points) > 1:
            if math.dist(points[-1], self.start) > 1e-6:
                joints.append(len(points) - 1)
            else:
                points.pop()
        if len(points) > 1:
            self.runs.append(Run(np.array(points, float), _sharp(points, joints, closed), closed))
        self.points, self.joints, self.control = [], [], None


def _towards(end: Point, bend: Point) -> Point:
    return end[0] + 2 / 3 * (bend[0] - end[0]), end[1] + 2 / 3 * (bend[1] - end[1])


def _cubic(p0: Point, p1: Point, p2: Point, p3: Point, step: float) -> list[Point]:
    length = math.dist(p0, p1) + math.dist(p1, p2) + math.dist(p2, p3)
    out: list[Point] = []
    count = max(4, min(120, int(length / step)))
    for k in range(1, count + 1):
        t = k / count
        a, b, c, d = (1 - t) ** 3, 3 * (1 - t) ** 2 * t, 3 * (1 - t) * t * t, t**3
        out.append(
            (a * p0[0] + b * p1[0] + c * p2[0] + d * p3[0], a * p0[1] + b * p1[1] + c * p2[1] + d * p3[1])
        )
    return out


def _arc(p0: Point, v: list[float], p1: Point, step: float) -> list[Point]:
    """Centre parametrisation of an elliptical arc, as in the SVG appendix."""
    rx, ry, tilt, large, sweep = abs(v[0]), abs(v[1]), math.radians(v[2]), bool(v[3]), bool(v[4])
    if rx == 0 or ry == 0 or p0 == p1:
        return [p1]
    c, s = math.cos(tilt), math.sin(tilt)
    dx, dy = (p0[0] - p1[0]) / 2, (p0[1] - p1[1]) / 2
    x, y = c * dx + s * dy, -s * dx + c * dy
    grow = math.sqrt(max(1.0, (x / rx) ** 2 + (y / ry) ** 2))
    rx, ry = rx * grow, ry * grow
    below = (rx * y) ** 2 + (ry * x) ** 2
    k = math.sqrt(max(0.0, (rx * ry) ** 2 - below) / below) * (-1 if large == sweep else 1)
    cx, cy = k * rx * y / ry, -k * ry * x / rx
    begin, finish = math.atan2((y - cy) / ry, (x - cx) / rx), math.atan2((-y - cy) / ry, (-x - cx) / rx)
    turn = finish - begin
    if sweep and turn < 0:
        turn += 2 * math.pi
    if not sweep and turn > 0:
        turn -= 2 * math.pi
    count = max(10, min(160, int(abs(turn) * max(rx, ry) / step)))
    mx, my = (p0[0] + p1[0]) / 2, (p0[1] + p1[1]) / 2
    out: list[Point] = []
    for i in range(1, count + 1):
        a = begin + turn * i / count
        px, py = cx + rx * math.cos(a), cy + ry * math.sin(a)
        out.append((c * px - s * py + mx, s * px + c * py + my))
    out[-1] = p1
    return out


def _sharp(points: list[Point], joints: list[int], closed: bool) -> tuple[int, ...]:
    """Keep the joints at which the pen has to turn."""
    keep, n = [], len(points)
    for j in sorted({j for j in joints if j < n} | ({0} if closed else set())):
        if not closed and j in (0, n - 1):
            continue
        a, b, c = points[j - 1], points[j], points[(j + 1) % n]
        before, after = math.atan2(b[1] - a[1], b[0] - a[0]), math.atan2(c[1] - b[1], c[0] - b[0])
        if abs((after - before + math.pi) % (2 * math.pi) - math.pi) > SHARP:
            keep.append(j)
    return tuple(keep)


def path_data(tag: str, attributes: Mapping[str, str]) -> str:
    """Write the basic shapes as path data."""

    def number(key: str) -> float:
        return float(attributes.get(key, 0))

    if tag == "rect":
        return _rect(*(number(key) for key in ("x", "y", "width", "height", "rx")))
    if tag in ("circle", "ellipse"):
        x, y = number("cx"), number("cy")
        rx, ry = (number("r"), number("r")) if tag == "circle" else (number("rx"), number("ry"))
        return f"M{x - rx} {y}A{rx} {ry} 0 0 1 {x + rx} {y}A{rx} {ry} 0 0 1 {x - rx} {y}Z"
    if tag == "line":
        return f"M{number('x1')} {number('y1')}L{number('x2')} {number('y2')}"
    if tag in ("polygon", "polyline"):
        return f"M{attributes['points']}{'Z' if tag == 'polygon' else ''}"
    return attributes.get("d", "")


def _rect(x: float, y: float, w: float, h: float, r: float) -> str:
    if r == 0:
        return f"M{x} {y}h{w}v{h}h{-w}Z"
    turn = f"a{r} {r} 0 0 1"
    return (
        f"M{x + r} {y}h{w - 2 * r}{turn} {r} {r}v{h - 2 * r}{turn} {-r} {r}"
        f"h{2 * r - w}{turn} {-r} {-r}v{2 * r - h}{turn} {r} {-r}Z"
    )
