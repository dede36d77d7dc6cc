"""The brush: a flat wash with darker rim and blooms, shade away from the light, bare paper towards it."""

from __future__ import annotations

import math

import numpy as np
import shapely
from shapely.affinity import translate
from shapely.geometry import Polygon

from build.pen.areas import Area, polygons_of, solid
from build.pen.page import Page
from build.pen.palette import PIGMENTS, Rgb, deepened
from build.pen.stroke import Rng, resample, wander

POOL = ((2.6, 0.08), (1.3, 0.11))
SHADE, LIGHT = 0.39, 0.42
# A wash lies a hair beside its line, the way a colourist tints an engraving.
REGISTER = (0.35, 0.28)


def registered(area: Area, offset: float) -> Area:
    """Where the wash of an inked area really lands."""
    return translate(area, REGISTER[0] * offset, REGISTER[1] * offset) if offset else area


def lay(page: Page, area: Area, colour: Rgb, rng: Rng, pool: bool, bloom: bool) -> None:
    """Lay a wash that pools at its rim and dries unevenly."""
    page.wash(area, colour)
    dark = deepened(colour)
    if pool and area.area > 60:
        for depth, strength in POOL:
            page.wash(area.difference(area.buffer(-depth)), dark, strength)
    if bloom and area.area > 260:
        _blooms(page, area, dark, rng)


def shade(page: Page, area: Area, colour: Rgb, shift: tuple[float, float], strength: float, rng: Rng) -> None:
    """The same pigment again on the side away from the light."""
    part = area.difference(translate(area, -shift[0], -shift[1])).buffer(-0.25).buffer(0.2)
    page.wash(_rough(part, area, rng), deepened(colour), min(0.8, strength * 1.5))


def light(page: Page, area: Area, shift: tuple[float, float], strength: float, rng: Rng) -> None:
    """Bare paper on the side of the light."""
    part = area.difference(translate(area, shift[0], shift[1])).buffer(-0.25).buffer(0.2)
    page.wash(_rough(part, area, rng), PIGMENTS["ivory"], min(0.8, strength))


def _rough(part: Area, area: Area, rng: Rng) -> Area:
    """Let the edge of a wash wander, but never outside its shape."""
    wet: list[Area] = []
    for polygon in polygons_of(part):
        if polygon.area < 1:
            continue
        ring = resample(np.array(polygon.exterior.coords), 2.0)
        stray = min(1.6, polygon.area / max(polygon.length, 1) * 0.5)
        for axis in (0, 1):
            ring[:, axis] += wander(len(ring), len(ring) // 6, rng) * stray
        wet.append(Polygon(ring).buffer(0))
    return solid(shapely.unary_union(wet).intersection(area)) if wet else part


def _blooms(page: Page, area: Area, dark: Rgb, rng: Rng) -> None:
    """Uneven drying of a water-based wash."""
    x0, y0, x1, y1 = area.bounds
    a = np.linspace(0, 2 * math.pi, 26)[:-1]
    for _ in range(int(min(10, 2 + area.area / 900))):
        centre = rng.uniform([x0, y0], [x1, y1])
        radius = rng.uniform(0.12, 0.4) * min(x1 - x0, y1 - y0) + 4
        phase = rng.uniform(0, 6, 2)
        reach = radius * (1 + 0.25 * np.sin(a * 2 + phase[0]) + 0.15 * np.sin(a * 5 + phase[1]))
        ring = np.stack([centre[0] + reach * np.cos(a) * 1.2, centre[1] + reach * np.sin(a)], 1)
        blob = solid(Polygon(ring).buffer(0).intersection(area))
        if rng.random() < 0.55:
            page.wash(blob, dark, 0.08)
        else:
            page.wash(blob, PIGMENTS["ivory"], 0.10)
