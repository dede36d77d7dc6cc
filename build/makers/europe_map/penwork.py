"""Everything the pen drew on the chart: winds, water-lines, coasts, borders, rivers."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator

import numpy as np
import shapely
from shapely.geometry import LineString
from shapely.geometry.base import BaseGeometry
from shapely.ops import substring

from build.makers.europe_map.decor import CHARMS
from build.makers.europe_map.lines import smooth
from build.makers.europe_map.shapes import (
    WINDOW_BOX,
    arcs,
    ground_of,
    islands,
    lands,
    rivers,
    strait,
)
from build.makers.europe_map.sketch import ARCS, SHEET
from build.pen.areas import lines_of
from build.pen.matrix import Points
from build.pen.page import Page
from build.pen.palette import Rgb, pigment
from build.pen.stroke import PENS, Pen, seeded, stroke
from rules.rattus.europe import REGIONS

COAST = Pen(0, 1, 0, 1, 0.6, 0.5)
BORDER = Pen(0, 1, 0, 1, 0.5, 0.4)
INK = pigment("ink")
WATER_LINE = pigment("ultramarine~river/0.35")
RIVER = pigment("river~ultramarine/0.42")
# Water-lines: how far from the shore, how wide, how strong.
SHOALS = ((5.5, 1.15, 0.80), (11.5, 1.0, 0.55), (19.0, 0.9, 0.38), (28.0, 0.8, 0.22))
WINDS = (("ink", 0.30), ("vermilion", 0.34), ("verdigris", 0.32), ("vermilion", 0.34))


def page() -> Page:
    """A page of the sheet's size; two decimals, for it is drawn at double size."""
    return Page((0, 0, *SHEET))


def sea_page() -> Page:
    """The net of winds and the lines along the shore."""
    sheet = page()
    land = shapely.union_all([ground_of(owner) for owner in lands()])
    _winds(sheet, WINDOW_BOX.difference(land.buffer(2)))
    for far, width, strength in SHOALS:
        lines = [piece for line in lines_of(land.buffer(far, 6).boundary) for piece in _lifted(line, far)]
        _ink(sheet, lines, width, f"shoal {far}", PENS["line"], WATER_LINE, strength)
    return sheet


def _lifted(line: Points, far: float) -> Iterator[Points]:
    """A long line in strokes as a hand draws it, lifting the pen; the farther out, the more is left away."""
    whole = LineString(line).intersection(WINDOW_BOX)
    rng = seeded("lift", far, *np.round(line[0]))
    for part in lines_of(whole):
        track, at = LineString(part), 0.0
        if track.length < 24:
            continue
        while at < track.length - 8:
            reach = rng.uniform(60, 150)
            piece = substring(track, at, min(track.length, at + reach))
            if piece.length > 6:
                yield np.array(piece.coords)
            at += reach + rng.uniform(1, 1 + far * 0.5)


def _winds(sheet: Page, sea: BaseGeometry) -> None:
    """Sixteen winds from the rose and from points on a hidden circle round it."""
    rose = next(charm for charm in CHARMS if charm.name == "compass")
    cx, cy = rose.x, rose.y - rose.width / 2
    turns = (-67.5, -45, -22.5, 0, 22.5, 45)
    hubs = [(cx, cy)] + [
        (cx + 520 * math.cos(math.radians(d)), cy + 520 * math.sin(math.radians(d))) for d in turns
    ]
    for k in range(16):
        a = 2 * math.pi * k / 16
        name, strength = WINDS[k % 4]
        lines: list[Points] = []
        for x, y in hubs:
            ray = LineString([(x, y), (x + 1500 * math.cos(a), y + 1500 * math.sin(a))])
            lines += [part for part in lines_of(ray.intersection(sea)) if len(part) > 1]
        _ink(sheet, lines, 0.8, f"wind {k}", PENS["firm"], pigment(name), strength)


def line_page() -> Page:
    """Rivers, borders and coasts."""
    sheet = page()
    for name, line in rivers().items():
        _ink(sheet, [line], 2.6, f"bed {name}", PENS["tail"], RIVER, 0.95)
    narrow = strait()
    _ink(sheet, [narrow], 7.5, "strait bank", PENS["firm"], INK, 1.0)
    _ink(sheet, [narrow], 4.6, "strait water", PENS["firm"], pigment("river~ultramarine/0.12"), 1.0)
    for name, arc in ARCS.items():
        if len(arc.sides) == 2:
            _ink(sheet, [arcs()[name]], 2.0, name, BORDER, INK, 0.92)
    coasts = [arcs()[name] for name, arc in ARCS.items() if len(arc.sides) == 1]
    coasts += [np.vstack([ring, ring[1:3]]) for rings in islands().values() for ring in rings]
    _ink(sheet, coasts, 2.4, "coast", COAST, INK, 1.0)
    return sheet


def tufts(sheet: Page, keep_off: BaseGeometry) -> None:
    """Grass on the open land: three short strokes here and there, so faint that pieces stand out on it."""
    land = shapely.union_all([ground_of(owner) for owner in (*REGIONS, "castle")]).buffer(-9)
    ground = land.intersection(WINDOW_BOX.buffer(-12)).difference(keep_off)
    shapely.prepare(ground)
    rng = seeded("tufts")
    lines: list[Points] = []
    for y in range(30, SHEET[1] - 20, 19):
        for x in range(24 + y % 2 * 14, SHEET[0] - 20, 30):
            at = np.array([x, y]) + rng.uniform(-9, 9, 2)
            if rng.random() < 0.62 and ground.contains(shapely.Point(*at)):
                lines += [
                    np.linspace(at, at + np.array(tip) + rng.uniform(-0.6, 0.6, 2), 4) for tip in BLADES
                ]
    _ink(sheet, lines, 1.0, "tuft", PENS["tail"], pigment("wood*0.6"), 0.42)


BLADES = ((-2.6, -3.6), (0.2, -5.2), (2.8, -3.2))


def wave_marks(count: int = 5) -> list[Points]:
    """A few small waves, as patterns to scatter."""
    rng = seeded("waves")
    marks = []
    for _ in range(count):
        humps = int(rng.integers(2, 4))
        points = [(k * 7.0, (-3.2 if k % 2 else 0.6) + rng.uniform(-0.6, 0.6)) for k in range(2 * humps + 1)]
        marks.append(smooth(points))
    return marks


def waves(sheet: Page, spots: Iterable[tuple[float, float]]) -> None:
    """Small waves on the open sea."""
    marks = wave_marks()
    rng = seeded("which wave")
    lines = [marks[int(rng.integers(len(marks)))] + np.array([x - 12, y]) for x, y in spots]
    _ink(sheet, lines, 1.25, "wave", PENS["line"], WATER_LINE, 0.75)


def _ink(
    sheet: Page, lines: Iterable[Points], width: float, name: str, pen: Pen, colour: Rgb, strength: float
) -> None:
    rng = seeded("chart", name)
    free = pen not in (COAST, BORDER)
    drawn = [stroke(line, width, rng, pen, (free, free)) for line in lines]
    sheet.ink([outline for outline in drawn if outline is not None], colour, strength)
