"""Names on curves, from the outlines of the heading and body faces; letters are baked."""

from __future__ import annotations

import math
from functools import lru_cache
from typing import Any, NamedTuple

import numpy as np
from fontTools.pens.svgPathPen import SVGPathPen  # type: ignore[import-untyped]
from fontTools.ttLib import TTFont  # type: ignore[import-untyped]

from build import fonts
from build.makers.europe_map.lines import smooth
from build.makers.europe_map.sketch import Spot
from build.pen.matrix import Points
from build.pen.palette import hex_of, pigment
from build.pen.stroke import length_of


class Face(NamedTuple):
    """An open font and what is needed of it."""

    font: Any
    glyphs: Any
    em: float

    def glyph(self, letter: str) -> tuple[str, float]:
        """Outline and advance of a letter in units of the font."""
        name = self.font.getBestCmap()[ord(letter)]
        pen = SVGPathPen(self.glyphs)
        self.glyphs[name].draw(pen)
        return pen.getCommands(), float(self.glyphs[name].width)


@lru_cache(maxsize=2)
def face(kind: str) -> Face:
    """The bold heading face for regions, the italic body face for seas."""
    font = fonts.cinzel(700) if kind == "region" else TTFont(fonts.SEMIBOLD_ITALIC)
    return Face(font, font.getGlyphSet(), float(font["head"].unitsPerEm))


def along(text: str, kind: str, size: float, curve: tuple[Spot, Spot, Spot], rubric: str = "") -> str:
    """Letters one by one along a curve, with a light edge; the first may be a rubric."""
    chosen = face(kind)
    scale = size / chosen.em
    outlines = [chosen.glyph(letter) for letter in text]
    track = smooth(curve, step=1.0)
    way = np.linspace(0, length_of(track), len(track))
    widths = [advance * scale for _, advance in outlines]
    gap = min(size * 0.22, max(-size * 0.02, (way[-1] - sum(widths)) / max(1, len(text) - 1)))
    at = (way[-1] - sum(widths) - gap * (len(text) - 1)) / 2
    edges, letters = [], []
    for i, ((d, _), width) in enumerate(zip(outlines, widths, strict=True)):
        place = _place(track, way, at + width / 2, width, scale)
        ink = hex_of(pigment(rubric if rubric and i == 0 else INKS[kind]))
        edges.append(f'<path transform="{place}" d="{d}"/>')
        letters.append(f'<path transform="{place}" fill="{ink}" d="{d}"/>')
        at += width + gap
    light, strength = hex_of(pigment(EDGES[kind][0])), EDGES[kind][1]
    halo = (
        f'<g fill="{light}" stroke="{light}" stroke-width="{4.2 / scale:.0f}" stroke-linejoin="round" '
        f'opacity="{strength}">'
    )
    return halo + "".join(edges) + "</g>" + "".join(letters)


INKS = {"region": "ink", "sea": "ultramarine~ink/0.55"}
EDGES = {"region": ("vellum", 0.72), "sea": ("river~vellum/0.55", 0.6)}


def _place(track: Points, way: Points, middle: float, width: float, scale: float) -> str:
    x, y = (float(np.interp(middle, way, track[:, k])) for k in (0, 1))
    behind, ahead = (
        [float(np.interp(middle + d, way, track[:, k])) for k in (0, 1)] for d in (-width / 2, width / 2)
    )
    angle = math.degrees(math.atan2(ahead[1] - behind[1], ahead[0] - behind[0]))
    turned = f"translate({x:.2f} {y:.2f}) rotate({angle:.2f})"
    return f"{turned} scale({scale:.5f} {-scale:.5f}) translate({-width / 2 / scale:.1f} 0)"
