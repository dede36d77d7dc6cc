"""Writes the map file: tile layers for the eye, object layers that name every place of the rules."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence

import numpy as np
from shapely.geometry import Polygon

from build.makers.europe_map import places
from build.makers.europe_map.lines import smooth
from build.makers.europe_map.places import ARROWS as ARROW_CURVES
from build.makers.europe_map.places import PLACES, WALL_AT
from build.makers.europe_map.shapes import border_lines, isles, regions
from build.makers.europe_map.sketch import COLUMNS, ROWS, TILE, Spot
from build.makers.europe_map.tiles import Grid
from build.pen.matrix import Points
from build.pen.stroke import length_of
from rules.rattus.europe import ARROWS, BORDERS, REGIONS, regions_for

TIERS = {2: "light", 3: "middle", 4: "dark"}
Properties = Mapping[str, str | int]


class MapFile:
    """A map file as it grows."""

    def __init__(self) -> None:
        self.lines: list[str] = []
        self.layers = self.objects = 0
        self.next_tile = 1

    def tile_set(self, name: str, image: str, count: int) -> int:
        """Add a tile set; returns the number of its first tile."""
        first = self.next_tile
        rows = -(-count // COLUMNS)
        self.lines += [
            f' <tileset firstgid="{first}" name="{name}" tilewidth="{TILE}" tileheight="{TILE}" '
            f'tilecount="{rows * COLUMNS}" columns="{COLUMNS}">',
            f'  <image source="{image}" width="{COLUMNS * TILE}" height="{rows * TILE}"/>',
            " </tileset>",
        ]
        self.next_tile += rows * COLUMNS
        return first

    def tile_layer(self, name: str, grid: Grid, first: int, shown: bool, properties: Properties) -> None:
        """Add a layer of tiles."""
        self.layers += 1
        hidden = "" if shown else ' visible="0"'
        head = f' <layer id="{self.layers}" name="{name}" width="{COLUMNS}" height="{ROWS}"{hidden}>'
        rows = ",\n".join(",".join(str(first + n if n >= 0 else 0) for n in row) for row in grid)
        self.lines += [
            head,
            *_properties(properties, 2),
            f'  <data encoding="csv">\n{rows}\n</data>',
            " </layer>",
        ]

    def group(self, name: str, objects: Iterable[list[str]]) -> None:
        """Add a layer of objects."""
        self.layers += 1
        self.lines.append(f' <objectgroup id="{self.layers}" name="{name}">')
        for rows in objects:
            self.lines += rows
        self.lines.append(" </objectgroup>")

    def box(
        self, kind: str, name: str, middle: Spot, size: tuple[float, float], **more: str | int
    ) -> list[str]:
        """A rectangle round its middle."""
        w, h = size
        place = f'x="{middle[0] - w / 2:g}" y="{middle[1] - h / 2:g}" width="{w:g}" height="{h:g}"'
        return self._object(kind, name, place, "", more)

    def shape(
        self, kind: str, name: str, points: Sequence[Spot] | Points, closed: bool, **more: str | int
    ) -> list[str]:
        """A polygon or polyline."""
        (x, y), tag = points[0], "polygon" if closed else "polyline"
        x, y = round(float(x), 1), round(float(y), 1)
        steps = " ".join(f"{round(float(px), 1) - x:.1f},{round(float(py), 1) - y:.1f}" for px, py in points)
        return self._object(kind, name, f'x="{x:g}" y="{y:g}"', f'<{tag} points="{steps}"/>', more)

    def _object(self, kind: str, name: str, place: str, body: str, more: Properties) -> list[str]:
        self.objects += 1
        head = f'  <object id="{self.objects}" name="{name}" type="{kind}" {place}'
        inner = _properties(more, 3) + ([f"   {body}"] if body else [])
        return [head + ">", *inner, "  </object>"] if inner else [head + "/>"]

    def text(self) -> str:
        """The whole file."""
        head = (
            f'<map version="1.10" orientation="orthogonal" renderorder="right-down" width="{COLUMNS}" '
            f'height="{ROWS}" tilewidth="{TILE}" tileheight="{TILE}" infinite="0" '
            f'nextlayerid="{self.layers + 1}" nextobjectid="{self.objects + 1}">'
        )
        return "\n".join(['<?xml version="1.0" encoding="UTF-8"?>', head, *self.lines, "</map>", ""])


def _properties(properties: Properties, indent: int) -> list[str]:
    if not properties:
        return []
    pad = " " * indent
    rows = []
    for key, value in properties.items():
        kind = ' type="int"' if isinstance(value, int) else ""
        rows.append(f'{pad} <property name="{key}"{kind} value="{value}"/>')
    return [f"{pad}<properties>", *rows, f"{pad}</properties>"]


def add_places(file: MapFile) -> None:
    """Every place the rules know."""
    seats = {name: next(n for n in (2, 3, 4) if i < regions_for(n)) for i, name in enumerate(REGIONS)}
    file.group(
        "region",
        (
            file.shape(
                "region", name, _ring(regions()[name]), True, tier=TIERS[seats[name]], seats=seats[name]
            )
            for name in REGIONS
        ),
    )
    file.group(
        "island",
        (
            file.shape("island", f"{name}_{i}", _ring(isle), True, region=name)
            for name, found in isles().items()
            for i, isle in enumerate(found, 1)
        ),
    )
    _links(file)
    file.group("castle", [file.shape("castle", "castle", _corners(places.CASTLE_BOX), True)])
    file.group("rats", (_rats(file, name, PLACES[name]) for name in REGIONS))
    people = [(name, PLACES[name].people, PLACES[name].wide) for name in REGIONS]
    people.append(("castle", places.CASTLE, places.CASTLE_WIDE))
    file.group("people", (_people(file, *place) for place in people))
    file.group("plague", (_foot(file, name, PLACES[name].plague) for name in REGIONS))
    file.group("name", (_letters(file, name, PLACES[name].name) for name in REGIONS))


def _rats(file: MapFile, name: str, place: places.Region) -> list[str]:
    """Room for rats side by side with their tag, around its middle."""
    return file.box("rats", name, place.rats, (place.along, place.deep))


def _people(file: MapFile, name: str, spot: Spot, wide: float) -> list[str]:
    """Room for people side by side, below the middle of its upper edge."""
    return file.box("people", name, (spot[0], spot[1] + places.PEOPLE / 2), (wide, places.PEOPLE))


def _foot(file: MapFile, name: str, foot: Spot) -> list[str]:
    """Room for the plague above its foot."""
    return file.box("plague", name, (foot[0], foot[1] - places.PLAGUE[1] / 2), places.PLAGUE)


def _letters(file: MapFile, name: str, curve: tuple[Spot, Spot, Spot]) -> list[str]:
    """Room for a name along its curve: capitals stand on it."""
    high, low = min(y for _, y in curve) - places.NAME_SIZE, max(y for _, y in curve) + 4
    left, right = curve[0][0] - 6, curve[-1][0] + 6
    return file.box("name", name, ((left + right) / 2, (high + low) / 2), (right - left, low - high))


def _links(file: MapFile) -> None:
    lines = border_lines()
    borders = {(a, b): lines[min(a, b), max(a, b)] for a, b in BORDERS}
    arrows = {(a, b): smooth(ARROW_CURVES[min(a, b), max(a, b)], step=4.0) for a, b in ARROWS}
    for kind, tracks in (("border", borders), ("arrow", arrows)):
        file.group(
            kind,
            (
                file.shape(kind, f"{a}_{b}", track, False, **{"from": a, "to": b})
                for (a, b), track in tracks.items()
            ),
        )
    walls = []
    for kind, tracks in (("border", borders), ("arrow", arrows)):
        for (a, b), track in tracks.items():
            middle, lie = wall_spot(track, WALL_AT.get((min(a, b), max(a, b)), 0.5), kind == "arrow")
            walls.append(
                file.box("wall", f"{a}_{b}", middle, places.WALL, lie=lie, link=kind, **{"from": a, "to": b})
            )
    file.group("wall", walls)


def wall_spot(track: Points, share: float, across: bool) -> tuple[Spot, str]:
    """Where a wall stands on a way, and how it lies: along a border, across an arrow."""
    way = np.linspace(0, length_of(track), len(track))
    points = [[np.interp(way[-1] * share + d, way, track[:, k]) for k in (0, 1)] for d in (-18, 0, 18)]
    (ax, ay), (x, y), (bx, by) = points
    angle = math.degrees(math.atan2(ay - by, bx - ax)) + (90 if across else 0)
    lies = ("flat", "rising", "upright", "falling")
    return (round(x), round(y)), lies[round((angle % 180) / 45) % 4]


def _ring(polygon: Polygon) -> list[Spot]:
    return [(x, y) for x, y in polygon.exterior.coords[:-1]]


def _corners(box: tuple[int, int, int, int]) -> list[Spot]:
    x, y, w, h = box
    return [(x, y), (x + w, y), (x + w, y + h), (x, y + h)]
