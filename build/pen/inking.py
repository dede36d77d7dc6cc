"""The hand: draws one plain shape after another onto a page."""

from __future__ import annotations

import math
from collections.abc import Mapping

import numpy as np
import shapely
import shapely.ops
from shapely.geometry import LineString

from build.pen import building, cloth, hatching, wash
from build.pen.areas import Area, area_of, cut, lines_of, silhouette, solid, swept
from build.pen.folds import lee, strands
from build.pen.marks import TEXTURES, Dot, Line, Mark, Tint
from build.pen.matrix import Matrix, Points, size_of
from build.pen.optical import FINE, SIZES, gain, shown
from build.pen.page import Page
from build.pen.palette import PIGMENTS, Rgb, pigment
from build.pen.paths import Run, runs_of
from build.pen.source import Clip, Shape
from build.pen.stroke import PENS, Rng, length_of, seeded, stroke, strokes_of

INK = 2.2
MODULES = (building, cloth, hatching)


class Hand:
    """Draws shapes at one optical size, for one seat, with one set of dyes."""

    def __init__(self, page: Page, name: str, size: str, seat: str, dye: Mapping[str, str]) -> None:
        self.page, self.name, self.size, self.seat, self.dye = page, name, size, seat, dye
        self.drawn: dict[str, int] = {}
        self.covered: list[Area] = []
        self.areas: dict[tuple[str, bytes], Area] = {}

    def draw(self, shape: Shape, halo: bool = False) -> None:
        """Wash, texture and ink one shape."""
        if not shown(shape.style.get("only", ""), self.size):
            return
        _Touch(self, shape, self.rng(shape.d)).draw(halo and shape.style.get("halo", "1") != "0")

    def rng(self, d: str) -> Rng:
        """Chance from the drawing's name and the shape, so that an edit changes only what it touches."""
        count = self.drawn[d] = self.drawn.get(d, 0) + 1
        return seeded(self.name, d, count)

    def kept(self, clips: tuple[Clip, ...]) -> Area | None:
        """What all clips leave, or None when there is none."""
        kept: Area | None = None
        for d, matrix in clips:
            area = self.area(d, matrix)
            kept = area if kept is None else solid(kept.intersection(area))
        return kept

    def area(self, d: str, matrix: Matrix) -> Area:
        """What an outline encloses; worked out once."""
        key = (d, matrix.tobytes())
        if key not in self.areas:
            self.areas[key] = area_of(runs_of(d, matrix))
        return self.areas[key]


class _Touch:
    """One shape under the hand."""

    def __init__(self, hand: Hand, shape: Shape, rng: Rng) -> None:
        self.hand, self.page, self.shape, self.rng = hand, hand.page, shape, rng
        self.style = shape.style
        self.dye = {**shape.dye, **hand.dye}
        self.scale = size_of(shape.matrix)
        self.runs = runs_of(shape.d, shape.matrix)
        self.keep = hand.kept(shape.clips)
        self.pen = self.style.get("pen", "contour")
        self.width = float(self.style.get("ink", INK)) * self.thickness * gain(self.pen, hand.size)
        self.opacity = float(self.style.get("opacity", 1))

    @property
    def thickness(self) -> float:
        """Lines grow with the square root of what they outline: one picture, one family of lines."""
        return math.sqrt(self.scale)

    def colour(self, key: str, default: str = "ink") -> Rgb:
        return pigment(self.style.get(key, default), self.dye)

    def numbers(self, key: str) -> list[float]:
        text = self.style.get(key, "none")
        return [] if text in ("none", "0") else [float(v) for v in text.split()]

    def draw(self, halo: bool) -> None:
        if "strands" in self.style:
            self.strands()
            return
        area = self.area()
        if self.style.get("fill", "none") != "none" and not area.is_empty:
            self.wash(area)
        if not area.is_empty:
            self.textures(area)
        self.outline(area)
        if halo:
            filled = area if self.style.get("fill", "none") != "none" else solid(shapely.Point())
            self.hand.covered.append(silhouette(self.runs, filled, self.width))

    def area(self) -> Area:
        if nib := self.numbers("nib"):
            area = swept(self.runs, nib[0] * self.scale, nib[1])
        else:
            area = area_of(self.runs)
        return area if self.keep is None else solid(area.intersection(self.keep))

    def wash(self, area: Area) -> None:
        colour = self.colour("fill")
        lies = wash.registered(area, float(self.style.get("offset", 1)))
        if self.keep is not None:
            lies = solid(lies.intersection(self.keep))
        if self.opacity < 1:
            self.page.wash(lies, colour, self.opacity)
            return
        pool, bloom = (self.style.get(key, "1") != "0" for key in ("pool", "bloom"))
        wash.lay(self.page, lies, colour, self.rng, pool, bloom)
        if values := self.numbers("shade"):
            shift, strength = self.shift(values), values[2] if len(values) > 2 else wash.SHADE / 1.5
            wash.shade(self.page, lies, colour, shift, strength, self.rng)
        if values := self.numbers("lit"):
            shift, strength = self.shift(values), values[2] if len(values) > 2 else wash.LIGHT
            wash.light(self.page, lies, shift, strength, self.rng)

    def shift(self, values: list[float]) -> tuple[float, float]:
        return values[0] * self.scale, values[1] * self.scale

    def textures(self, area: Area) -> None:
        """Every texture named in `pat`, then the heraldic hatching of the seat."""
        for spec in filter(None, (spec.strip() for spec in self.style.get("pat", "none").split(";"))):
            if spec != "none":
                self.texture(area, spec)
        if "petra" in self.style:
            self.petra(area)

    def petra(self, area: Area) -> None:
        """The heraldic hatching of the seat, in its own line colour or the one that is named."""
        gap, *words = self.style["petra"].split()
        name = words.pop() if words and not _is_number(words[-1]) else "seat-line"
        wide = float(gap) * self.scale * (1.25 if self.hand.size == "small" else 1)
        marks = hatching.petra_sancta(area, self.rng, self.hand.seat, wide, *map(float, words))
        self.marks(list(marks), pigment(name, self.dye), 0.95)

    def texture(self, area: Area, spec: str) -> None:
        name, *words = spec.split()
        size = SIZES[self.hand.size]
        if name in FINE and not size.fine and "small" not in self.style.get("only", ""):
            return
        colour = self.colour("line")
        if words and not _is_number(words[-1]):
            colour = pigment(words.pop(), self.dye)
        numbers = scaled(name, [float(word) for word in words], self.scale, self.thickness, size.spacing)
        self.marks(list(TEXTURES[name](area, self.rng, **numbers)), colour, 0.92)

    def marks(self, marks: list[Mark], colour: Rgb, opacity: float) -> None:
        tints = [mark for mark in marks if isinstance(mark, Tint)]
        for strength in sorted({tint.strength for tint in tints}):
            patches = shapely.unary_union([tint.area for tint in tints if tint.strength == strength])
            self.page.wash(solid(patches), PIGMENTS["ink" if strength < 0 else "ivory"], abs(strength))
        outlines = [mark.outline for mark in marks if isinstance(mark, Dot)]
        for mark in marks:
            if isinstance(mark, Line):
                outline = stroke(mark.points, mark.width, self.rng, PENS[mark.pen], tremor=0.8)
                outlines += [outline] if outline is not None else []
        self.ink(outlines, colour, opacity)

    def strands(self) -> None:
        """Hair or folds between two guides; with `fold`, shade lies in the lee of each."""
        count, width = self.numbers("strands")
        number = int(count) if self.hand.size != "small" else max(1, int(count * 0.5))
        lines = strands(self.runs, number, self.rng)
        if fold := self.style.get("fold"):
            size, name = fold.split()
            broad = float(size) * self.scale
            self.brush([lee(line, broad) for line in lines], broad, "line", pigment(name, self.dye))
        pen = self.style.get("pen", "line")
        self.brush(lines, width * self.thickness * gain(pen, self.hand.size), pen, self.colour("line"))

    def brush(self, lines: list[Points], width: float, pen: str, colour: Rgb) -> None:
        outlines = [stroke(line, width, self.rng, PENS[pen]) for line in lines]
        self.ink([outline for outline in outlines if outline is not None], colour, self.opacity)

    def outline(self, area: Area) -> None:
        """The ink line: round the sweep of a nib, along the seam of a clip, or along the path itself."""
        if self.width <= 0:
            return
        tremor = float(self.style.get("wobble", 1))
        runs = self.runs
        if "nib" in self.style or (self.keep is not None and self.style.get("seam", "0") == "1"):
            runs = [Run(line, (), closed=False) for line in lines_of(area.boundary)]
        if dash := self.numbers("dash"):
            runs = [
                piece for run in runs for piece in dashed(run, dash[0] * self.scale, dash[1] * self.scale)
            ]
        outlines = [
            outline
            for run in runs
            for outline in strokes_of(run, self.width, self.rng, PENS[self.pen], tremor)
        ]
        self.ink(outlines, self.colour("line"), self.opacity)

    def ink(self, outlines: list[Points], colour: Rgb, opacity: float) -> None:
        if self.keep is not None:
            outlines = cut(outlines, self.keep)
        self.page.ink(outlines, colour, opacity)


# What the numbers of each texture measure: lengths grow with the shape, line widths half as fast.
LENGTHS = frozenset({"gap", "w", "h", "length", "size"})


def scaled(
    name: str, numbers: list[float], scale: float, thickness: float, spacing: float
) -> dict[str, float]:
    """The parameters of a texture by name, at the size they will be drawn."""
    function = TEXTURES[name]
    names = function.__code__.co_varnames[2 : function.__code__.co_argcount]
    defaults = function.__defaults__ or ()
    values = dict(zip(names, [*numbers, *defaults[len(numbers) :]], strict=True))
    for key in values:
        if key in LENGTHS:
            values[key] *= scale * spacing
        elif key == "width":
            values[key] *= thickness
    return values


def dashed(run: Run, on: float, off: float) -> list[Run]:
    """Cut a run into dashes."""
    points = np.vstack([run.points, run.points[:1]]) if run.closed else run.points
    line, length = LineString(points), length_of(points)
    count = max(1, round(length / (on + off)))
    period = length / count
    pieces = (shapely.ops.substring(line, k * period, k * period + on) for k in range(count))
    return [Run(np.array(piece.coords), (), closed=False) for piece in pieces if piece.length > 0]


def _is_number(text: str) -> bool:
    try:
        float(text)
    except ValueError:
        return False
    return True
