"""The sea arrows: a dashed way with two heads, on a light edge so that it reads on any water."""

from __future__ import annotations

import math

import numpy as np
from shapely.geometry import LineString, Polygon

from build.makers.europe_map.brush import outline
from build.makers.europe_map.lines import smooth
from build.makers.europe_map.sketch import SHEET, Spot
from build.pen.areas import Area
from build.pen.drawing import Drawing
from build.pen.matrix import Points

WING, SPREAD, NOTCH = 15.0, 0.5, 10.0


def arrow(curve: tuple[Spot, Spot, Spot], name: str) -> str:
    """One arrow on a sheet of its own."""
    track = smooth(curve, step=1.0)
    heads = [_head(track[0], track[7]), _head(track[-1], track[-8])]
    line = "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in track[6:-6])
    sheet = Drawing((0, 0, *SHEET), f"arrow {name}")
    edge: Area = LineString(track[6:-6]).buffer(3.6)
    for head in heads:
        edge = edge.union(Polygon(head).buffer(2.4))
    sheet.path(outline(edge), fill="ivory", ink=0, opacity=0.9)
    sheet.path(line, ink=3.4, pen="firm", line="vermilion", dash="8 4.5")
    for head in heads:
        sheet.path(
            "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in head) + "Z", fill="vermilion", ink=1.7, bloom=0
        )
    return sheet.svg("large")


def _head(tip: Points, back: Points) -> Points:
    a = math.atan2(tip[1] - back[1], tip[0] - back[0])
    wings = [tip - WING * np.array([math.cos(a + t), math.sin(a + t)]) for t in (-SPREAD, SPREAD)]
    notch = tip - NOTCH * np.array([math.cos(a), math.sin(a)])
    return np.array([tip + 2 * np.array([math.cos(a), math.sin(a)]), wings[0], notch, wings[1]])
