"""Decorated capitals for headings: gold letters on painted grounds with white pen-work, framed in gold."""

from __future__ import annotations

import tomllib
from functools import partial
from pathlib import Path

import shapely
from fontTools.pens.recordingPen import DecomposingRecordingPen  # type: ignore[import-untyped]
from fontTools.pens.svgPathPen import SVGPathPen  # type: ignore[import-untyped]
from shapely.geometry import MultiPolygon, Polygon
from shapely.geometry.base import BaseGeometry

from build import fonts
from build.makers.title.vines import data, spiral
from build.output import ROOT, Output, inked
from build.pen import Drawing
from build.pen.matrix import Matrix, Points, identity, scale, translate
from build.pen.paths import runs_of
from build.pen.quantise import small_png
from build.pen.raster import with_resvg
from game.widgets.initial import name_of

#: The ground of every letter.
LETTERS: dict[str, str] = tomllib.loads(Path(__file__).with_suffix(".toml").read_text(encoding="utf-8"))
SIDE, PIXELS = 96, 192
#: How high a capital is, how much room it has with its tail or accent, and up to the gilded frame.
CAPITAL, ROOM, FRAME = 56, 62, 76
CORNERS = ((22, 22, 0.6, 1), (74, 22, 2.6, -1), (22, 74, 5.4, -1), (74, 74, 3.6, 1))


def outline(letter: str) -> tuple[str, Matrix]:
    """Path data of a capital of Cinzel Black, and what puts it in the middle of the square."""
    font = fonts.cinzel(900)
    glyphs = font.getGlyphSet()
    flat = DecomposingRecordingPen(glyphs)
    glyphs[font.getBestCmap()[ord(letter)]].draw(flat)
    pen = SVGPathPen(None)
    flat.replay(pen)
    shape = _united([run.points for run in runs_of(pen.getCommands(), identity())])
    left, low, right, high = shape.bounds
    # Capitals are alike in height; an accent stays inside, and a Q may sweep its tail over the inner line.
    across = FRAME if letter == "Q" else ROOM
    size = min(CAPITAL / font["OS/2"].sCapHeight, ROOM / (high - low), across / (right - left))
    middle = translate(SIDE / 2, SIDE / 2) @ scale(size, -size)
    return _data(shape), middle @ translate(-(left + right) / 2, -(low + high) / 2)


def _united(contours: list[Points]) -> BaseGeometry:
    """The strokes of a letter, which overlap in a variable font, as one shape with its counters."""
    rings = [Polygon(points) for points in contours if len(points) > 3]
    solid = shapely.unary_union([ring.buffer(0) for ring in rings if not ring.exterior.is_ccw])
    other = [ring.buffer(0) for ring in rings if ring.exterior.is_ccw]
    # What runs the other way is a counter inside the letter, but an accent when it stands apart.
    counters = shapely.unary_union([ring for ring in other if ring.intersects(solid)])
    accents = shapely.unary_union([ring for ring in other if not ring.intersects(solid)])
    return solid.difference(counters).union(accents)


def _data(shape: BaseGeometry) -> str:
    parts = shape.geoms if isinstance(shape, MultiPolygon) else [shape]
    rings = [ring for part in parts if isinstance(part, Polygon) for ring in (part.exterior, *part.interiors)]
    return "".join("M" + "L".join(f"{x:.0f} {y:.0f}" for x, y in ring.coords[:-1]) + "z" for ring in rings)


def initial(letter: str, ground: str) -> bytes:
    """One capital as PNG."""
    drawing = Drawing((0, 0, SIDE, SIDE), f"initial_{name_of(letter)}")
    drawing.path("M3 3h90v90H3z", fill="leaf-gold", ink=2.8, lit="2 2 0.4", shade="3 3 0.25", bloom=0)
    drawing.path(
        "M10 10h76v76H10z",
        fill=ground,
        ink=2,
        shade="-3 -3 0.25",
        pat=f"lozenge 12 {ground.split('*')[0]}*0.620",
    )
    drawing.path("M13.5 13.5h69v69h-69z", ink=0.9, line="ivory*0.900", wobble=0.3)
    for x, y, start, way in CORNERS:
        scroll = spiral(x, y, 7.5, 1.35, start, way)
        drawing.path(data(scroll[::5]), ink=1.2, line="ivory*0.950", wobble=0.2)
        drawing.path(
            "M-1.6 0a1.6 1.6 0 1 0 3.2 0a1.6 1.6 0 1 0 -3.2 0z",
            translate(*scroll[-1]),
            fill="ivory",
            ink=0,
            pool=0,
        )
    drawing.path(
        "M48 15l2.600 3-2.600 3-2.600-3zM48 75l2.600 3-2.600 3-2.600-3z"
        "M15 48l3-2.600 3 2.600-3 2.600zM75 48l3-2.600 3 2.600-3 2.600z",
        fill="ivory*0.950",
        ink=0,
        pool=0,
    )
    d, place = outline(letter)
    grow = 1 / float(abs(place[0, 0])) ** 0.5
    drawing.path(d, place, ink=7.2 * grow, line="ink", fill="ink", pool=0, bloom=0, wobble=0.3)
    drawing.path(
        d, place, fill="leaf-gold", ink=0, bloom=0, pool=0, offset=0, lit="22 -22 0.4", shade="26 -26 0.22"
    )
    for left in (6.5, 89.5):
        for top in (6.5, 89.5):
            drawing.path(
                "M-3.6 0a3.6 3.6 0 1 0 7.2 0a3.6 3.6 0 1 0 -7.2 0z",
                translate(left, top),
                fill="vermilion",
                ink=1.3,
                lit="1 1 0.4",
            )
    return small_png(with_resvg(drawing.svg(), PIXELS, PIXELS))


def outputs() -> list[Output]:
    """Every capital under art/inked/initials."""
    parts = (fonts.CINZEL, ROOT / "build/fonts.py", ROOT / "build/makers/title/vines.py")
    return [
        Output(inked(f"initials/{name_of(row[0])}.png"), partial(initial, *row), parts, row=row)
        for row in LETTERS.items()
    ]
