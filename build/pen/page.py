"""The page: collects filled outlines and writes the small SVG that nanosvg and resvg agree on."""

from __future__ import annotations

from collections.abc import Iterable

import numpy as np
import shapely
from shapely.geometry import LineString

from build.pen.areas import Area, rings_of
from build.pen.matrix import Points
from build.pen.palette import Rgb, hex_of

View = tuple[float, float, float, float]
TOLERANCE = 0.05


class Page:
    """What has been drawn so far, from the back to the front."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.decimals = 2 if max(view[2:]) <= 160 else 1
        self.paths: list[str] = []

    def wash(self, area: Area, colour: Rgb, opacity: float = 1.0) -> None:
        """Lay a flat colour over an area."""
        self._write([_lean_ring(ring) for ring in rings_of(area)], colour, opacity, "evenodd")

    def ink(self, outlines: Iterable[Points], colour: Rgb, opacity: float = 1.0) -> None:
        """Fill stroke outlines; strokes may cross, so all turn the same way and fill by the non-zero rule."""
        self._write([_lean(_turned(outline)) for outline in outlines], colour, opacity, "nonzero")

    def under(self, area: Area, colour: Rgb) -> None:
        """Put a flat colour behind everything drawn so far."""
        above, self.paths = self.paths, []
        self.wash(area, colour)
        self.paths += above

    def svg(self) -> str:
        """The finished picture."""
        x, y, w, h = (f"{value:g}" for value in self.view)
        head = f'<svg xmlns="http://www.w3.org/2000/svg" width="{w}" height="{h}" viewBox="{x} {y} {w} {h}">'
        return "\n".join([head, *self.paths, "</svg>", ""])

    def _write(self, outlines: list[Points], colour: Rgb, opacity: float, rule: str) -> None:
        data = "".join(path_text(outline, self.decimals) for outline in outlines)
        if not data or opacity <= 0:
            return
        even = ' fill-rule="evenodd"' if rule == "evenodd" and len(outlines) > 1 else ""
        thin = f' fill-opacity="{opacity:.2f}"' if opacity < 0.995 else ""
        self.paths.append(f'<path fill="{hex_of(colour)}"{thin}{even} d="{data}"/>')


def path_text(outline: Points, decimals: int) -> str:
    """Compact relative path data on a grid, so that the same drawing is always the same text."""
    grid = np.rint(outline * 10**decimals).astype(int)
    steps = np.diff(grid, axis=0)
    steps = steps[(steps != 0).any(axis=1)]
    if len(steps) < 2:
        return ""
    words = ["M", _number(int(grid[0, 0]), decimals)]
    words.append(_joined(_number(int(grid[0, 1]), decimals)))
    first = True
    for dx, dy in steps.tolist():
        a, b = _number(dx, decimals), _number(dy, decimals)
        words.append("l" + a if first else _joined(a))
        words.append(_joined(b))
        first = False
    return "".join(words) + "Z"


def _number(value: int, decimals: int) -> str:
    text = f"{abs(value) / 10**decimals:.{decimals}f}".rstrip("0").rstrip(".")
    text = text[1:] if text.startswith("0.") else text
    return ("-" if value < 0 else "") + (text or "0")


def _joined(number: str) -> str:
    return number if number.startswith("-") else " " + number


def _lean(outline: Points) -> Points:
    """The outline without the points nobody would miss."""
    return np.array(shapely.simplify(LineString(outline), TOLERANCE, preserve_topology=False).coords)


def _lean_ring(ring: Points) -> Points:
    closed = np.vstack([ring, ring[:1]])
    return _lean(closed)[:-1]


def _turned(outline: Points) -> Points:
    x, y = outline.T
    return outline if float(np.sum(x * np.roll(y, -1) - y * np.roll(x, -1))) > 0 else outline[::-1]
