"""Textures of the bare pen: hatching, lattice, stipple, ticks, and the heraldic hatching of a seat."""

from __future__ import annotations

import math
from collections.abc import Iterator

import numpy as np
from shapely.geometry import LineString

from build.pen.areas import Area, lines_of
from build.pen.marks import Dot, Line, Mark, dot, patchy, ruled, texture, within
from build.pen.matrix import Points
from build.pen.stroke import Rng


def _parallel(area: Area, rng: Rng, angle: float, gap: float, loose: float) -> Iterator[Points]:
    """Lines across an area, about a gap apart."""
    a = math.radians(angle)
    along, across = np.array([math.cos(a), math.sin(a)]), np.array([-math.sin(a), math.cos(a)])
    x0, y0, x1, y1 = area.bounds
    centre = np.array([(x0 + x1) / 2, (y0 + y1) / 2])
    reach = math.hypot(x1 - x0, y1 - y0) / 2 + 2
    t = -reach + gap * rng.uniform(0.2, 0.8)
    while t < reach:
        tilt = along + across * rng.normal(0, 0.012 + 0.01 * loose)
        middle = centre + across * t
        yield from lines_of(LineString([middle - tilt * reach, middle + tilt * reach]).intersection(area))
        t += gap * rng.uniform(1 - loose, 1 + loose)


@texture
def hatch(
    area: Area, rng: Rng, angle: float = 55, gap: float = 4, reach: float = 1, width: float = 1.1
) -> Iterator[Mark]:
    """Parallel strokes growing from the shadow side, right and below; reach below 1 stops them short."""
    for line in _parallel(area, rng, angle, gap, 0.26):
        begin, end = line[0], line[-1]
        if (begin - end) @ np.array([0.8, 0.6]) < 0:
            begin, end = end, begin
        part = min(1.0, reach * rng.uniform(0.62, 1.12))
        if math.dist(begin, end) * part > 1.6:
            yield Line(
                np.array([begin, begin + (end - begin) * part]), width, "hatch" if reach < 1 else "firm"
            )


@texture
def lattice(area: Area, rng: Rng, gap: float = 5, width: float = 0.9) -> Iterator[Mark]:
    """Leaded panes."""
    yield from hatch(area, rng, 52, gap, 1, width)
    yield from hatch(area, rng, 128, gap, 1, width)


@texture
def stipple(area: Area, rng: Rng, gap: float = 4, size: float = 0.9, keep: float = 0.7) -> Iterator[Mark]:
    """Dots of the pen, thicker here and thinner there."""
    feel = patchy(rng, area, gap * 4)
    x0, y0, x1, y1 = area.bounds
    for y in np.arange(y0, y1, gap):
        for x in np.arange(x0, x1, gap):
            at = np.array([[x, y]]) + rng.normal(0, gap * 0.35, (1, 2))
            if feel(at[0, 0], at[0, 1]) < keep and within(area, at):
                yield dot(at[0, 0], at[0, 1], size * rng.uniform(0.6, 1.3))


@texture
def curl(
    area: Area,
    rng: Rng,
    length: float = 8,
    gap: float = 5,
    angle: float = 90,
    width: float = 1,
    bend: float = 0.5,
) -> Iterator[Mark]:
    """Short curved ticks: fur, feathers, grass, folds."""
    x0, y0, x1, y1 = area.bounds
    t = np.linspace(0, 1, 6)
    for y in np.arange(y0, y1, gap * 0.9):
        x = x0 + rng.uniform(0, gap)
        while x < x1:
            px, py = np.array([x, y]) + rng.normal(0, gap * 0.2, 2)
            a = math.radians(angle + rng.normal(0, 10))
            reach = length * rng.uniform(0.5, 1.1)
            turn = bend * rng.uniform(-1, 1)
            tick = np.stack([px + reach * t * np.cos(a + turn * t), py + reach * t * np.sin(a + turn * t)], 1)
            yield from ruled(tick, area, width, "tail")
            x += gap


def petra_sancta(
    area: Area, rng: Rng, seat: str, gap: float, flat: float = 0, upright: float = 90
) -> Iterator[Mark]:
    """The hatching that tells a tincture without its colour; `flat` and `upright` lean it with a face."""
    width = gap * 0.27
    if seat in ("azure", "sable"):
        for line in _parallel(area, rng, flat, gap * (1.15 if seat == "sable" else 1), 0.06):
            yield Line(line, width)
    if seat in ("gules", "sable"):
        for line in _parallel(area, rng, upright, gap * (1.15 if seat == "sable" else 1), 0.06):
            yield Line(line, width)
    if seat == "or":
        yield from _powdered(area, rng, gap * 1.1)


def _powdered(area: Area, rng: Rng, gap: float) -> Iterator[Dot]:
    """Even dots in staggered rows, none cut by the edge."""
    x0, y0, x1, y1 = area.bounds
    core = area.buffer(-gap * 0.2)
    for row, y in enumerate(np.arange(y0 + gap * 0.5, y1, gap * 0.8)):
        for x in np.arange(x0 + gap * (0.5 if row % 2 else 0.05), x1, gap):
            at = np.array([[x, y]]) + rng.normal(0, gap * 0.04, (1, 2))
            if within(core, at):
                yield dot(at[0, 0], at[0, 1], gap * 0.2)
