"""A drawing with the few strokes the ground needs: flat fills that join, kerbs that run on, thin marks."""

from __future__ import annotations

from collections.abc import Iterable

from build.pen import Drawing
from build.pen.stroke import Rng, seeded

Points = Iterable[tuple[float, float]]


class Sheet(Drawing):
    """A piece of ground or stonework, in units of the 2x map."""

    def __init__(self, width: float, height: float, name: str) -> None:
        super().__init__((0, 0, width, height), name)
        self.rng: Rng = seeded("paris", name)

    def flat(self, d: str, colour: str, opacity: float = 1) -> None:
        """A fill that ends exactly at its outline, so that it joins the next tile."""
        self.path(d, fill=colour, ink=0, pool=0, bloom=0, offset=0, opacity=opacity)

    def line(
        self,
        d: str,
        ink: float,
        colour: str = "ink",
        pen: str = "firm",
        opacity: float = 1,
        wobble: float = 0.5,
    ) -> None:
        """A stroke."""
        self.path(d, ink=ink, line=colour, pen=pen, opacity=opacity, wobble=wobble)

    def mark(self, d: str, ink: float, colour: str, opacity: float = 1) -> None:
        """A short stroke, thin at both ends."""
        self.path(d, ink=ink, line=colour, pen="line", opacity=opacity)

    def solid(self, d: str, colour: str, ink: float = 2.6, **style: str | float) -> None:
        """A washed and inked shape."""
        self.path(d, None, fill=colour, ink=ink, **style)

    def between(self, low: float, high: float) -> float:
        """A seeded number, rounded so that sources stay short."""
        return round(float(self.rng.uniform(low, high)), 1)


def box(x: float, y: float, w: float, h: float) -> str:
    """Path data of a rectangle."""
    return f"M{x:g} {y:g}h{w:g}v{h:g}h{-w:g}z"


def way(points: Points, close: bool = False) -> str:
    """Path data through points."""
    return "M" + " ".join(f"{x:.1f} {y:.1f}" for x, y in points) + ("z" if close else "")


def arc(cx: float, cy: float, rx: float, ry: float, k: int) -> str:
    """A quarter of an ellipse round a corner of a tile: 0 from east to south, then clockwise."""
    ends = ((cx + rx, cy), (cx, cy + ry), (cx - rx, cy), (cx, cy - ry))
    (x0, y0), (x1, y1) = ends[k % 4], ends[(k + 1) % 4]
    return f"M{x0:g} {y0:g}A{rx:g} {ry:g} 0 0 1 {x1:g} {y1:g}"


def ring(cx: float, cy: float, rx: float, ry: float = 0) -> str:
    """Path data of an ellipse."""
    ry = ry or rx
    return f"M{cx - rx:g} {cy:g}a{rx:g} {ry:g} 0 1 1 {2 * rx:g} 0a{rx:g} {ry:g} 0 1 1 {-2 * rx:g} 0z"
