"""What a brush needs: areas as masks, soft edges, uneven pigment. All fields are rows of 0..1."""

from __future__ import annotations

import math

import numpy as np
from numpy.typing import NDArray
from shapely.geometry.base import BaseGeometry

from build.makers.europe_map.sketch import SHEET
from build.pen.areas import rings_of
from build.pen.palette import PIGMENTS, Rgb
from build.pen.raster import with_resvg
from build.pen.stroke import seeded

Field = NDArray[np.float64]


def outline(area: BaseGeometry) -> str:
    """Path data of an area."""
    return "".join(
        "M" + "L".join(f"{x:.2f} {y:.2f}" for x, y in ring) + "Z" for ring in rings_of(area) if len(ring) > 2
    )


def sheet_svg(body: str) -> str:
    """A picture of the whole sheet."""
    w, h = SHEET
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{w}" height="{h}" viewBox="0 0 {w} {h}">{body}</svg>'
    )


def mask(area: BaseGeometry, scale: int = 1) -> Field:
    """How much of each pixel an area covers."""
    svg = sheet_svg(f'<path fill="#ffffff" fill-rule="evenodd" d="{outline(area)}"/>')
    return with_resvg(svg, width=SHEET[0] * scale)[..., 3] / 255.0


def blurred(field: Field, radius: float) -> Field:
    """The field out of focus: three box blurs, nearly a bell curve."""
    reach = max(1, round(radius * 0.6))
    for _ in range(3):
        for axis in (0, 1):
            field = _boxed(field, reach, axis)
    return field


def _boxed(field: Field, reach: int, axis: int) -> Field:
    pad = [(0, 0), (0, 0)]
    pad[axis] = (reach + 1, reach)
    total = np.cumsum(np.pad(field, pad, mode="edge"), axis=axis)
    size, span = field.shape[axis], 2 * reach + 1
    ahead = np.take(total, np.arange(span, span + size), axis=axis)
    return np.asarray((ahead - np.take(total, np.arange(size), axis=axis)) / span)


def rim(shape: Field, radius: float) -> Field:
    """How near the inside of a shape is to its edge."""
    return np.asarray(np.clip(blurred(1 - shape, radius) * 2, 0, 1) * shape)


def cloud(name: str, cell: float, octaves: int = 1, stretch: float = 1.0) -> Field:
    """Smooth noise with features of about `cell` pixels, halved with every octave."""
    total, weight = np.zeros(SHEET[::-1]), 0.0
    for k in range(octaves):
        total += _grid_noise(f"{name} {k}", max(1.5, cell / 2**k), stretch) / 2**k
        weight += 1 / 2**k
    return total / weight


def _grid_noise(name: str, cell: float, stretch: float) -> Field:
    w, h = SHEET
    columns, rows = math.ceil(w / (cell * stretch)) + 2, math.ceil(h / cell) + 2
    grid = seeded("cloud", name).random((rows, columns))
    across, down = np.arange(w) / (cell * stretch), np.arange(h) / cell
    i, j = across.astype(int), down.astype(int)
    fx, fy = _eased(across - i), _eased(down - j)[:, None]
    top = grid[j][:, i] * (1 - fx) + grid[j][:, i + 1] * fx
    low = grid[j + 1][:, i] * (1 - fx) + grid[j + 1][:, i + 1] * fx
    return np.asarray(top * (1 - fy) + low * fy)


def _eased(t: Field) -> Field:
    return np.asarray(t * t * (3 - 2 * t))


def over_vellum(colour: Rgb) -> Field:
    """The wash that leaves a colour when it is laid on vellum."""
    return np.asarray(np.minimum(1.0, np.array(colour) / np.array(PIGMENTS["vellum"])))


def lay(image: Field, thickness: Field, colour: Field) -> None:
    """Lay a transparent wash; pigment darkens what is there."""
    image *= 1 - thickness[..., None] * (1 - colour)
