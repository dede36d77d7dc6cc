"""The layers of the finished chart as pictures of the whole sheet, from the ground up."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

import numpy as np
import shapely
from shapely.geometry.base import BaseGeometry

from build.makers.europe_map import arrows as sea
from build.makers.europe_map import lettering, ornaments, penwork
from build.makers.europe_map.brush import Field, blurred, mask, sheet_svg
from build.makers.europe_map.decor import CHARMS, Stamp, relief
from build.makers.europe_map.places import ARROWS, NAME_SIZE, PLACES, SEA_SIZE, SEAS
from build.makers.europe_map.shapes import ground_of, lands, rivers
from build.makers.europe_map.sketch import SHEET, WINDOW
from build.pen.drawing import drawing_of
from build.pen.palette import pigment
from build.pen.png import Pixels
from build.pen.raster import with_resvg
from build.pen.source import read
from build.pen.stroke import seeded
from rules.rattus.europe import REGIONS, regions_for

SCALE = 2
#: The seat counts from which on more of the map is in play.
STEPS = (2, 3, 4)


def added_at(seats: int) -> tuple[str, ...]:
    """The regions that come into play with this number of seats."""
    before = regions_for(seats - 1) if seats > STEPS[0] else 0
    return REGIONS[before : regions_for(seats)]


def ink() -> Pixels:
    """All that is drawn and written, but for the arrows and the names of regions."""
    sheet = np.zeros((SHEET[1] * SCALE, SHEET[0] * SCALE, 4))
    water = penwork.sea_page()
    penwork.waves(water, _wave_spots())
    grass = penwork.page()
    penwork.tufts(grass, _taken())
    for layer in (water.svg(), grass.svg(), penwork.line_page().svg()):
        _over(sheet, with_resvg(layer, width=SHEET[0] * SCALE))
    for stamp in (*relief(), *CHARMS):
        _stamp(sheet, stamp)
    _margin(sheet)
    seas = "".join(lettering.along(name, "sea", SEA_SIZE, curve) for name, curve in SEAS.items())
    for layer in (ornaments.frame(), sheet_svg(seas)):
        _over(sheet, with_resvg(layer, width=SHEET[0] * SCALE))
    return _bytes(sheet)


def names() -> Pixels:
    """The names of regions by themselves: what shines on the map must not hide them."""
    regions = "".join(
        lettering.along(name.upper(), "region", NAME_SIZE, place.name, rubric="madder")
        for name, place in PLACES.items()
    )
    sheet = np.zeros((SHEET[1] * SCALE, SHEET[0] * SCALE, 4))
    _over(sheet, with_resvg(sheet_svg(regions), width=SHEET[0] * SCALE))
    return _bytes(sheet)


def arrow_layer(seats: int) -> Pixels:
    """The arrows that come into play with this number of seats."""
    playing = REGIONS[: regions_for(seats)]
    new = added_at(seats)
    sheet = np.zeros((SHEET[1] * SCALE, SHEET[0] * SCALE, 4))
    for (a, b), curve in ARROWS.items():
        if {a, b} <= set(playing) and {a, b} & set(new):
            _over(sheet, with_resvg(sea.arrow(curve, f"{a}_{b}"), width=SHEET[0] * SCALE))
    return _bytes(sheet)


def veil(seats: int) -> Pixels:
    """What lies over the regions that only this number of seats brings into play."""
    hidden = shapely.union_all([ground_of(name) for name in added_at(seats)])
    shape = mask(hidden.buffer(-0.6), SCALE)
    rest = mask(
        shapely.union_all([ground_of(name) for name in lands() if name not in added_at(seats)]), SCALE
    )
    body = "".join(_veil_lines())
    lines = with_resvg(sheet_svg(body), width=SHEET[0] * SCALE)[..., 3] / 255.0
    pale, dark = (np.array(pigment(name)) / 255 for name in ("parchment-shade+0.25", "slate~ink/0.4"))
    strength = shape * (0.68 + 0.10 * np.clip(blurred(1 - shape, 12) * 2, 0, 1))
    inside = np.zeros_like(shape)
    x0, y0, x1, y1 = (v * SCALE for v in WINDOW)
    inside[y0 + 3 * SCALE : y1 - 3 * SCALE, x0 + 3 * SCALE : x1 - 3 * SCALE] = 1
    out = np.zeros((*shape.shape, 4))
    hatch = (lines * 0.34)[..., None]
    out[..., :3] = pale * (1 - hatch) + dark * hatch
    out[..., 3] = strength * inside * (1 - rest)
    return _bytes(out)


def _veil_lines() -> Iterable[str]:
    """Slanting pen strokes across the whole sheet."""
    rng = seeded("veil")
    for k in range(-80, 260):
        x = k * 8.0 + rng.uniform(-0.8, 0.8)
        yield (
            f'<path stroke="#000000" stroke-width="{rng.uniform(0.8, 1.3):.2f}" fill="none" '
            f'd="M{x:.1f} 0L{x - 560:.1f} 720"/>'
        )


@cache
def _drawn(name: str) -> str:
    """The inked picture of a stamp."""
    if name == "compass":
        return ornaments.compass()
    return drawing_of(read(f"chart/{name}.svg"), name).svg("large")


def _stamp(sheet: Field, stamp: Stamp) -> None:
    picture = with_resvg(_drawn(stamp.name), width=round(stamp.width * SCALE))
    if stamp.mirrored:
        picture = picture[:, ::-1]
    h, w = picture.shape[:2]
    left, top = round(stamp.x * SCALE - w / 2), round(stamp.y * SCALE - h)
    _over(sheet, picture, left, top)


def _over(sheet: Field, picture: Pixels, left: int = 0, top: int = 0) -> None:
    """Lay a picture with alpha over the sheet; what hangs over the edge is lost."""
    x0, y0 = max(0, left), max(0, top)
    x1, y1 = min(sheet.shape[1], left + picture.shape[1]), min(sheet.shape[0], top + picture.shape[0])
    part = picture[y0 - top : y1 - top, x0 - left : x1 - left] / 255.0
    under = sheet[y0:y1, x0:x1]
    alpha = part[..., 3:]
    total = alpha + under[..., 3:] * (1 - alpha)
    colour = part[..., :3] * alpha + under[..., :3] * under[..., 3:] * (1 - alpha)
    under[..., :3] = np.divide(colour, total, out=np.zeros_like(colour), where=total > 0)
    under[..., 3:] = total


def _margin(sheet: Field) -> None:
    """Bare skin outside the neat line: nothing of the chart may show there."""
    e = 10 * SCALE
    inside = np.zeros(sheet.shape[:2], bool)
    inside[e:-e, e:-e] = True
    sheet[~inside] = 0


def _wave_spots() -> list[tuple[float, float]]:
    """Open water, away from shores, charms, arrows and names of seas."""
    land = blurred(mask(shapely.union_all([ground_of(owner) for owner in lands()])), 24)
    busy = _busy()
    rng = seeded("wave spots")
    spots = []
    for row, y in enumerate(range(36, SHEET[1] - 24, 26)):
        for x in range(40 + 33 * (row % 2), SHEET[0] - 36, 66):
            at = (x + rng.uniform(-8, 8), y + rng.uniform(-6, 6))
            if land[round(at[1]), round(at[0])] < 0.02 and not busy.intersects(shapely.Point(at).buffer(16)):
                spots.append(at)
    return spots


def _taken() -> BaseGeometry:
    """Where names and small drawings stand on the land."""
    names = [shapely.LineString([(x, y - 10) for x, y in place.name]).buffer(15) for place in PLACES.values()]
    drawn = [
        shapely.box(s.x - s.width / 2, s.y - s.width * 0.8, s.x + s.width / 2, s.y + 2)
        for s in (*relief(), *CHARMS)
    ]
    return shapely.union_all(
        [*names, *drawn, *(shapely.LineString(line).buffer(5) for line in rivers().values())]
    )


def _busy() -> BaseGeometry:
    taken = [
        shapely.box(c.x - c.width / 2 - 6, c.y - c.width * 0.9, c.x + c.width / 2 + 6, c.y + 6)
        for c in CHARMS
    ]
    taken += [shapely.LineString(curve).buffer(12) for curve in ARROWS.values()]
    taken += [shapely.LineString(curve).buffer(20) for curve in SEAS.values()]
    return shapely.union_all(taken)


def _bytes(sheet: Field) -> Pixels:
    sheet[sheet[..., 3] < 0.004] = 0
    return np.clip(np.round(sheet * 255), 0, 255).astype(np.uint8)
