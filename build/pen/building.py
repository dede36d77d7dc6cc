"""Textures of houses: dressed stone, brick, shingle, thatch, boards, cobbles."""

from __future__ import annotations

import math
from collections.abc import Iterator

import numpy as np
from shapely.geometry import Polygon, box

from build.pen.areas import Area
from build.pen.marks import Mark, Tint, patchy, ruled, staggered, texture
from build.pen.stroke import Rng


@texture
def ashlar(
    area: Area, rng: Rng, w: float = 15, h: float = 8, keep: float = 0.62, width: float = 1.1
) -> Iterator[Mark]:
    """Courses of dressed stone, drawn here and hinted there."""
    x0, y0, x1, y1 = area.bounds
    feel = patchy(rng, area, w * 1.6)
    y, row = y0, 0
    while y < y1:
        high = h * rng.uniform(0.9, 1.12)
        x = x0 - w * (0.5 if row % 2 else 0.0) - w * rng.uniform(0, 0.3)
        while x < x1:
            wide = w * rng.uniform(0.75, 1.3)
            if rng.random() < 0.30:
                stone = box(x + 0.6, y + 0.6, x + wide - 0.6, y + high - 0.6)
                yield Tint(stone.intersection(area), float(rng.choice([-0.16, -0.1, 0.14])))
            if feel(x + wide / 2, y + high / 2) < keep:
                foot = np.array([[x, y + high], [x + wide, y + high]])
                side = np.array([[x + wide, y], [x + wide, y + high]])
                for joint in (foot, side):
                    if rng.random() < 0.86:
                        yield from ruled(joint, area, width)
            x += wide
        y += high
        row += 1


@texture
def brick(
    area: Area, rng: Rng, w: float = 9, h: float = 4.6, keep: float = 0.45, width: float = 0.95
) -> Iterator[Mark]:
    """Small courses, mostly hinted."""
    yield from ashlar(area, rng, w, h, keep, width)


@texture
def shingle(
    area: Area,
    rng: Rng,
    w: float = 9,
    h: float = 7,
    keep: float = 0.8,
    width: float = 1.15,
    slant: float = 0,
) -> Iterator[Mark]:
    """Rows of rounded tiles on a roof; slant leans the columns with the gable."""
    x0, y0, x1, y1 = area.bounds
    feel = patchy(rng, area, w * 2.4)
    t = np.linspace(0, 1, 7)
    lean = math.tan(math.radians(slant))
    y, row = y0, 0
    while y < y1 + h:
        x = x0 - (y1 - y0) * abs(lean) - w * (1.5 if row % 2 else 1.0)
        while x < x1 + (y1 - y0) * abs(lean):
            left = x + (y - y0) * lean
            sag = h * rng.uniform(0.75, 1.0)
            arc = np.stack(
                [left + w * t, y + sag * np.sin(t * math.pi) ** 0.6 * 0.75 + rng.normal(0, 0.2)], 1
            )
            if rng.random() < 0.28:
                top = [[left + w, y - h * 0.7], [left, y - h * 0.7]]
                tile = Polygon(np.vstack([arc, top])).buffer(0)
                yield Tint(tile.intersection(area), float(rng.choice([-0.2, -0.12, 0.14])))
            if feel(left, y) < keep and rng.random() < 0.93:
                yield from ruled(arc, area, width)
            x += w
        y += h
        row += 1


@texture
def thatch(
    area: Area, rng: Rng, length: float = 11, gap: float = 2.6, lean: float = 0, width: float = 1
) -> Iterator[Mark]:
    """Straw in ragged layers."""
    x0, y0, x1, y1 = area.bounds
    middle, wide = (x0 + x1) / 2, max(1.0, x1 - x0)
    for y in np.arange(y0, y1 + length, length * 0.72):
        x = x0
        while x < x1:
            x += gap * rng.uniform(0.6, 1.5)
            if rng.random() < 0.3:
                continue
            reach = length * rng.uniform(0.4, 1.0)
            top = np.array([x, y + rng.normal(0, length * 0.18)])
            a = math.radians(90 + lean + rng.normal(0, 7) - (x - middle) / wide * 26)
            straw = np.array([top, top + reach * np.array([math.cos(a), math.sin(a)])])
            yield from ruled(straw, area, width, "tail")


@texture
def plank(area: Area, rng: Rng, gap: float = 8, angle: float = 90, width: float = 1.2) -> Iterator[Mark]:
    """Boards with a little grain."""
    a = math.radians(angle)
    along, across = np.array([math.cos(a), math.sin(a)]), np.array([-math.sin(a), math.cos(a)])
    x0, y0, x1, y1 = area.bounds
    centre = np.array([(x0 + x1) / 2, (y0 + y1) / 2])
    reach = math.hypot(x1 - x0, y1 - y0) / 2 + 2
    core = area.buffer(-1)
    t = -reach + rng.uniform(0, gap)
    while t < reach:
        seam = centre + across * t
        yield from ruled(np.array([seam - along * reach, seam + along * reach]), area, width)
        for _ in range(2):
            grain = centre + across * (t + gap * rng.uniform(0.25, 0.75)) + along * rng.uniform(-reach, reach)
            yield from ruled(
                np.array([grain, grain + along * gap * rng.uniform(0.6, 2.0)]), core, width * 0.7, "line"
            )
        t += gap * rng.uniform(0.85, 1.15)


@texture
def cobble(area: Area, rng: Rng, size: float = 9, keep: float = 0.8, width: float = 1.1) -> Iterator[Mark]:
    """Round stones, loosely packed."""
    feel = patchy(rng, area, size * 2)
    a = np.linspace(0, 2 * math.pi, 12)
    for x, y, _, _ in staggered(area, size, size * 0.8):
        px, py = x + rng.normal(0, size * 0.1), y + rng.normal(0, size * 0.08)
        if feel(x, y) >= keep:
            continue
        radius = size * rng.uniform(0.36, 0.5)
        ring = np.stack([px + radius * np.cos(a) * 1.1, py + radius * np.sin(a) * 0.8], 1)
        if rng.random() < 0.4:
            yield Tint(Polygon(ring).intersection(area), float(rng.choice([-0.15, 0.12])))
        yield from ruled(ring, area, width)
