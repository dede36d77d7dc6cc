"""The lines of the sketch drawn out, and the land they enclose."""

from __future__ import annotations

from functools import lru_cache

import numpy as np
import shapely
from shapely.geometry import LineString, Polygon
from shapely.geometry.base import BaseGeometry

from build.makers.europe_map.lines import roughen, smooth
from build.makers.europe_map.sketch import ARCS, ISLANDS, NODES, RINGS, RIVERS, STRAIT, WINDOW
from build.pen.matrix import Points
from rules.rattus.europe import REGIONS

WINDOW_BOX = shapely.box(*WINDOW)


@lru_cache(maxsize=1)
def arcs() -> dict[str, Points]:
    """Every coast and border, drawn once."""
    return {
        name: roughen(smooth([NODES[arc.start], *arc.points, NODES[arc.end]]), arc.rough, name)
        for name, arc in ARCS.items()
    }


@lru_cache(maxsize=1)
def islands() -> dict[str, tuple[Points, ...]]:
    """Closed coasts by the region they belong to."""
    return {
        owner: tuple(
            roughen(smooth(points, closed=True), 0.8, f"{owner}_{i}") for i, points in enumerate(coasts)
        )
        for owner, coasts in ISLANDS.items()
    }


@lru_cache(maxsize=1)
def rivers() -> dict[str, Points]:
    """Every river from mouth to spring."""
    return {name: roughen(smooth(points), 0.9, name) for name, points in RIVERS.items()}


def strait() -> Points:
    """The narrow water inside Turcia."""
    return roughen(smooth(STRAIT), 0.4, "strait")


@lru_cache(maxsize=1)
def lands() -> dict[str, tuple[Polygon, ...]]:
    """All land, also outside the neat line: mainland first, islands after it."""
    found: dict[str, tuple[Polygon, ...]] = {}
    for owner in (*REGIONS, "castle", "africa"):
        coasts = islands().get(owner, ())
        rings = [_ring(owner), *coasts] if owner in RINGS else list(coasts)
        found[owner] = tuple(Polygon(ring) for ring in rings)
    return found


@lru_cache(maxsize=1)
def regions() -> dict[str, Polygon]:
    """The mainland of each region as far as the chart shows it: what one points at."""
    return {name: _shown(lands()[name][0]) for name in REGIONS}


@lru_cache(maxsize=1)
def isles() -> dict[str, tuple[Polygon, ...]]:
    """What belongs to a region across the water."""
    return {name: tuple(map(_shown, lands()[name][1:])) for name in REGIONS if len(lands()[name]) > 1}


def ground_of(owner: str) -> BaseGeometry:
    """Everything painted with the wash of one owner."""
    return shapely.union_all([shapely.make_valid(land) for land in lands()[owner]])


def border_lines() -> dict[tuple[str, str], Points]:
    """The border of each pair of neighbours, cut at the neat line."""
    found: dict[tuple[str, str], Points] = {}
    for name, arc in ARCS.items():
        if len(arc.sides) == 2:
            cut = LineString(arcs()[name]).intersection(WINDOW_BOX)
            longest = max(getattr(cut, "geoms", [cut]), key=lambda part: part.length)
            found[arc.sides[0], arc.sides[1]] = np.array(longest.coords)
    return found


def _ring(region: str) -> Points:
    parts: list[Points] = []
    for part in RINGS[region]:
        if isinstance(part, tuple):
            parts.append(np.array([NODES[spot] if isinstance(spot, str) else spot for spot in part], float))
        else:
            line = arcs()[part.lstrip("-")]
            parts.append(line[::-1] if part.startswith("-") else line)
    return np.vstack(parts)


def _shown(land: Polygon) -> Polygon:
    cut = shapely.make_valid(land).intersection(WINDOW_BOX)
    polygons = [part for part in getattr(cut, "geoms", [cut]) if isinstance(part, Polygon)]
    return max(polygons, key=lambda part: part.area)
