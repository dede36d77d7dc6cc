"""The door of Rattus: a sea chart of Europe, its regions tinted, with the rats already on their way."""

from __future__ import annotations

import math

import numpy as np
import shapely
from shapely.geometry import MultiPoint, MultiPolygon, Polygon
from shapely.geometry.base import BaseGeometry

from build.makers.title.coasts import HILLS, ISLANDS, MAINLAND, NORTH, REGIONS, SOUTH, TOWNS, WOODS
from build.makers.title.niche import ARCH, circle, panel, path
from build.pen.matrix import Points
from build.pen.stroke import seeded

Point = tuple[float, float]
COMPASS: Point = (92, 152)


def at(lon: float, lat: float) -> Point:
    """Where a place of the world stands on the panel."""
    return 38 + (lon + 11.5) * 8.1, 548 - (lat - 32.2) * 12.6


def places(text: str) -> list[Point]:
    """Points of the panel from a list of longitudes and latitudes."""
    return [at(*map(float, pair.split(","))) for pair in text.split()]


def land_of(*groups: tuple[str, ...]) -> BaseGeometry:
    """The land within coasts, corners softened."""
    lands = [Polygon(_softened(places(text))).buffer(0) for group in groups for text in group]
    return shapely.unary_union(lands)


def _softened(points: list[Point]) -> Points:
    p = np.array(points)
    after = np.roll(p, -1, 0)
    soft = np.empty((2 * len(p), 2))
    soft[0::2], soft[1::2] = 0.8 * p + 0.2 * after, 0.2 * p + 0.8 * after
    return soft


def outline(area: BaseGeometry) -> str:
    """Path data of an area."""
    parts = area.geoms if isinstance(area, MultiPolygon) else [area]
    rings = [ring for part in parts if isinstance(part, Polygon) for ring in (part.exterior, *part.interiors)]
    return "".join("M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in ring.coords[:-1]) + "z" for ring in rings)


def regions(land: BaseGeometry) -> list[tuple[str, BaseGeometry]]:
    """The land divided by nearness to seeds, each part with its pigment."""
    seeds = [(k, point) for k, (_, text) in enumerate(REGIONS) for point in places(text)]
    cells = shapely.voronoi_polygons(MultiPoint([point for _, point in seeds]), extend_to=land)
    owned: dict[int, list[BaseGeometry]] = {}
    for cell in cells.geoms:
        owner = next(k for k, point in seeds if cell.contains(shapely.Point(point)))
        owned.setdefault(owner, []).append(cell)
    divided = []
    for k in sorted(owned):
        area = shapely.unary_union(owned[k]).buffer(5).buffer(-10).buffer(5)
        divided.append((REGIONS[k][0], area.buffer(0.6).intersection(land)))
    return divided


def europe() -> str:
    """The whole panel."""
    land = land_of(MAINLAND, NORTH, ISLANDS)
    south = land_of(SOUTH)
    parts = [
        path(ARCH, id="arch", fill="river", ink=0, pat="stipple 9 0.8 0.15 ultramarine"),
        '<g clip="#arch">',
    ]
    parts += _sea(land.union(south))
    parts.append(path(outline(south), fill="parchment-shade~ochre/0.200", ink=2.4, shade="3 3 0.200"))
    parts.append(path(outline(land), fill="vellum", ink=0))
    for pigment, area in regions(land):
        parts.append(path(outline(area), fill=f"{pigment}~vellum/0.620", ink=0))
    borders = [area.boundary for _, area in regions(land)]
    inner = shapely.unary_union(borders).intersection(land.buffer(-2.5))
    parts.append(path(_lines(inner), ink=1.9, line="vermilion", dash="5 3"))
    parts.append(path(outline(land), ink=2.6))
    parts += ["</g>", *_marks(), _compass(), *_beasts()]
    return panel("\n".join(parts))


def _lines(lines: BaseGeometry) -> str:
    merged = shapely.line_merge(lines)
    parts = merged.geoms if hasattr(merged, "geoms") else [merged]
    return "".join(
        "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in part.simplify(0.8).coords)
        for part in parts
        if part.length > 6
    )


def _sea(land: BaseGeometry) -> list[str]:
    """Rhumb lines, water-lines along the coasts, and waves in the open."""
    x, y = COMPASS
    rays = "".join(
        f"M{x} {y}L{x + 520 * math.cos(a):.0f} {y + 520 * math.sin(a):.0f}"
        for a in np.linspace(0, 2 * math.pi, 17)[:-1]
    )
    out = [path(rays, ink=0.9, line="ultramarine")]
    for away, tone in ((9, "river*0.860"), (5.5, "river*0.760"), (2.5, "ultramarine~river/0.550")):
        out.append(path(outline(land.buffer(away)), fill=tone, ink=0, pool=0, bloom=0))
    rng = seeded("door", "waves")
    open_sea = [
        (a, b)
        for a, b in rng.uniform((44, 60), (392, 540), (230, 2))
        if land.distance(shapely.Point(a, b)) > 15
    ]
    waves = "".join(f"M{a:.0f} {b:.0f}q3.500-3.500 7 0t7 0" for a, b in open_sea)
    return [*out, path(waves, ink=1.2, line="ultramarine")]


def _marks() -> list[str]:
    """Hills, woods and towns."""
    hills = "".join(
        f"M{x - 7:.0f} {y:.0f}l7-11 7 11M{x:.0f} {y - 8:.0f}l4 7M{x + 3:.0f} {y - 5:.0f}l3 5"
        for x, y in places(HILLS)
    )
    woods = "".join(f"M{x:.0f} {y:.0f}v-8m-4 4c-1-9 9-9 8 0z" for x, y in places(WOODS))
    out = [
        path(hills, fill="parchment-shade*0.860", ink=1.5, clip="#arch"),
        path(woods, fill="plague-green", ink=1.2, clip="#arch"),
    ]
    for k, (x, y) in enumerate(places(TOWNS)):
        roof = ("vermilion", "ultramarine", "vermilion", "madder")[k % 4]
        body = f"M{x - 8:.1f} {y + 6:.1f}v-8h6v-9h8v9h4v8z"
        out.append(path(body, fill="vellum+0.700", ink=1.4, pool=0, clip="#arch"))
        out.append(
            path(
                f"M{x - 4:.1f} {y - 11:.1f}l6-9 6 9zM{x - 9:.1f} {y - 2:.1f}l4-5 4 5z",
                fill=roof,
                ink=1.3,
                pool=0,
                clip="#arch",
            )
        )
        out.append(path(f"M{x + 2:.1f} {y - 6:.1f}v3", ink=1.5, clip="#arch"))
    return out


def _compass() -> str:
    x, y = COMPASS

    def needle(a: float, r: float) -> tuple[str, str]:
        tip = f"L{x + r * math.cos(a):.1f} {y + r * math.sin(a):.1f}"
        halves = [
            f"L{x + 7 * math.cos(a + turn):.1f} {y + 7 * math.sin(a + turn):.1f}" for turn in (0.5, -0.5)
        ]
        return f"M{x} {y}{halves[0]}{tip}z", f"M{x} {y}{halves[1]}{tip}z"

    out = [circle(x, y, 36, fill="vellum", ink=1.6), circle(x, y, 31, fill="none", ink=1, line="vermilion")]
    for k, a in enumerate(np.linspace(-math.pi / 2, 1.5 * math.pi, 9)[:-1]):
        dark, bright = needle(float(a), 33 if k % 2 == 0 else 20)
        out.append(path(dark, fill="madder" if k % 2 == 0 else "ultramarine", ink=1.1, pool=0))
        out.append(path(bright, fill="leaf-gold" if k % 2 == 0 else "ivory", ink=1.1, pool=0))
    out.append(circle(x, y, 5, fill="leaf-gold", ink=1.4))
    return "\n".join(out)


def _beasts() -> list[str]:
    """A ship with the plague aboard, a sea serpent, and rats that come from the east."""
    out = [
        '<use href="title/ship.svg" transform="translate(58 336) scale(1.150)"/>',
        '<use href="title/ship.svg" transform="translate(330 118) scale(0.700)"/>',
        '<use href="title/serpent.svg" transform="translate(292 520)"/>',
    ]
    for x, y, turn, size in (
        (396, 356, -8, 0.62),
        (358, 388, -30, 0.56),
        (318, 404, -18, 0.5),
        (386, 424, -20, 0.46),
    ):
        place = f"translate({x} {y}) rotate({-turn}) scale({-size} {size})"
        out.append(
            f'<g clip="#arch"><use href="rat/run.svg" dye="fur:dark-wood+0.120" transform="{place}"/></g>'
        )
    return out
