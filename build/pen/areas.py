"""Areas and lines: what lies inside, what a clip leaves, what a broad nib sweeps."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator

import numpy as np
import shapely
from shapely.geometry import LineString, Polygon
from shapely.geometry.base import BaseGeometry

from build.pen.matrix import Points
from build.pen.paths import Run

Area = BaseGeometry
NOTHING: Area = Polygon()


def area_of(runs: Iterable[Run]) -> Area:
    """What closed runs enclose, by the even-odd rule."""
    area = NOTHING
    for run in runs:
        if len(run.points) > 2:
            ring = shapely.make_valid(Polygon(run.points))
            area = ring if area.is_empty else area.symmetric_difference(ring)
    return solid(area)


def solid(area: Area) -> Area:
    """Only the polygons: no stray lines or points."""
    parts = list(polygons_of(area))
    if not parts:
        return NOTHING
    return parts[0] if len(parts) == 1 else shapely.unary_union(parts)


def polygons_of(area: Area) -> Iterator[Polygon]:
    """Every polygon in a geometry."""
    if isinstance(area, Polygon):
        if not area.is_empty:
            yield area
    elif hasattr(area, "geoms"):
        for part in area.geoms:
            yield from polygons_of(part)


def lines_of(geometry: Area) -> Iterator[Points]:
    """Every line in a geometry, as points."""
    if geometry.geom_type in ("LineString", "LinearRing"):
        if not geometry.is_empty:
            yield np.array(geometry.coords)
    elif hasattr(geometry, "geoms"):
        for part in geometry.geoms:
            yield from lines_of(part)


def inside(line: Points, area: Area) -> Iterator[Points]:
    """The pieces of a line that lie in an area."""
    yield from lines_of(LineString(line).intersection(area))


def rings_of(area: Area) -> list[Points]:
    """The outlines of all polygons, holes included."""
    return [
        np.array(ring.coords)[:-1]
        for polygon in polygons_of(area)
        for ring in (polygon.exterior, *polygon.interiors)
    ]


def cut(outlines: Iterable[Points], keep: Area) -> list[Points]:
    """Trim stroke outlines to an area; most need no trimming."""
    shapely.prepare(keep)
    out: list[Points] = []
    for outline in outlines:
        hull = shapely.box(*outline.min(axis=0), *outline.max(axis=0))
        if keep.contains(hull):
            out.append(outline)
        elif keep.intersects(hull):
            out.extend(rings_of(_opened(solid(_filled(outline).intersection(keep)))))
    return out


def _filled(outline: Points) -> Area:
    """A stroke outline as an area by the non-zero rule, even where it crosses itself or runs round."""
    polygon = Polygon(outline)
    if polygon.is_valid:
        return polygon
    ring = np.vstack([outline, outline[:1]])
    faces = shapely.polygonize([shapely.node(LineString(ring))]).geoms
    return solid(shapely.unary_union([face for face in faces if _turns(ring, face.representative_point())]))


def _turns(ring: Points, spot: shapely.Point) -> int:
    """How often a closed line runs round a spot."""
    (x, y), (x1, y1) = ring[:-1].T, ring[1:].T
    side = (x1 - x) * (spot.y - y) - (spot.x - x) * (y1 - y)
    rises = (y <= spot.y) & (y1 > spot.y) & (side > 0)
    falls = (y > spot.y) & (y1 <= spot.y) & (side < 0)
    return int(rises.sum()) - int(falls.sum())


def _opened(area: Area) -> Area:
    """The same area in pieces without holes, so that their outlines alone tell what is inked."""
    parts: list[Polygon] = []
    for polygon in polygons_of(area):
        if not polygon.interiors:
            parts.append(polygon)
            continue
        x0, y0, x1, y1 = polygon.bounds
        middle = polygon.interiors[0].centroid.x
        # The halves overlap by a hair, so that no renderer shows a seam.
        for half in (shapely.box(x0, y0, middle + 0.02, y1), shapely.box(middle - 0.02, y0, x1, y1)):
            parts.extend(polygons_of(_opened(polygon.intersection(half))))
    return shapely.MultiPolygon(parts)


def swept(runs: Iterable[Run], width: float, degrees: float) -> Area:
    """The letter shapes a broad pen leaves when it is held at an angle."""
    a = math.radians(degrees)
    along = np.array([math.cos(a), -math.sin(a)]) * width / 2
    across = np.array([math.sin(a), math.cos(a)]) * width * 0.07
    nib = np.array([along + across, along - across, -along - across, -along + across])
    hulls: list[Area] = []
    for run in runs:
        points = np.vstack([run.points, run.points[:1]]) if run.closed else run.points
        corners = np.concatenate([points[:-1, None] + nib, points[1:, None] + nib], axis=1)
        hulls.extend(shapely.MultiPoint(eight).convex_hull for eight in corners)
    return solid(shapely.unary_union(hulls).buffer(0.05))


def silhouette(runs: Iterable[Run], area: Area, width: float) -> Area:
    """All that a shape covers, its ink line included."""
    lines = [
        LineString(np.vstack([run.points, run.points[:1]]) if run.closed else run.points) for run in runs
    ]
    inked = shapely.unary_union(lines).buffer(width / 2) if width > 0 and lines else NOTHING
    return area.union(inked) if not area.is_empty else inked
