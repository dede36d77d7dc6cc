"""Walls for the borders of Rattus, standing along four directions: a border may run any way."""

from __future__ import annotations

import math
from functools import partial

from build.output import Output, inked
from build.pen import Drawing

# Which way the wall runs on the table, in degrees; the upright one leans a little, so that its face shows.
RUNS = {"flat": 0.0, "rising": 42.0, "upright": 76.0, "falling": 138.0}
SIZE = 96.0
HALF, THICK, HIGH, TOOTH = 40.0, 13.0, 22.0, 9.0
TEETH = 4
# Bricks, with pale tops: stone would look like one more mountain of the map.
BRICK = "vermilion~wood/0.3"
Spot = tuple[float, float]


def wall(run: str) -> str:
    """A crenellated wall seen from above and in front, as the pieces are."""
    a = math.radians(RUNS[run])
    along = (math.cos(a), -math.sin(a) * 0.86)
    # The thickness lies across the wall; for a flat wall that is straight towards the viewer.
    across = (-math.sin(a) * 0.9, -math.cos(a) * 0.62)
    half = {"flat": HALF, "upright": HALF * 0.8}.get(run, HALF)
    drawing = Drawing((0, 0, SIZE, SIZE), f"wall {run}", halo=2.8)
    middle = (SIZE / 2, SIZE / 2 + (HIGH + TOOTH) / 2)

    def at(s: float, t: float, up: float) -> Spot:
        return (
            middle[0] + along[0] * half * s + across[0] * THICK * t,
            middle[1] + along[1] * half * s + across[1] * THICK * t - up,
        )

    near = -1.0 if across[1] < 0 else 1.0
    _face(drawing, [at(-1, near, 0), at(1, near, 0), at(1, near, HIGH), at(-1, near, HIGH)], "front")
    _top(drawing, [at(-1, -1, HIGH), at(1, -1, HIGH), at(1, 1, HIGH), at(-1, 1, HIGH)])
    end = -1.0 if along[1] < 0 else 1.0
    if run != "flat":
        _face(drawing, [at(end, -1, 0), at(end, 1, 0), at(end, 1, HIGH), at(end, -1, HIGH)], "end")
    order = range(TEETH) if along[1] >= 0 else range(TEETH - 1, -1, -1)
    for k in order:
        s0, s1 = -1 + 2 * (k + 0.16) / TEETH, -1 + 2 * (k + 0.84) / TEETH
        _tooth(drawing, at, s0, s1, near, end if run != "flat" else 0.0)
    return drawing.svg()


def _d(spots: list[Spot]) -> str:
    return "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in spots) + "Z"


def _face(drawing: Drawing, spots: list[Spot], which: str) -> None:
    fill = BRICK if which == "front" else f"{BRICK}*0.74"
    drawing.path(_d(spots), fill=fill, ink=3, bloom=0, pat="ashlar 15 8 0.8 1.5")


def _top(drawing: Drawing, spots: list[Spot]) -> None:
    drawing.path(_d(spots), fill="vellum", ink=2.6, bloom=0, pool=0)


def _tooth(drawing: Drawing, at: object, s0: float, s1: float, near: float, end: float) -> None:
    """One merlon: front, the end that shows, and its top."""
    spot = at
    assert callable(spot)
    low, high = HIGH, HIGH + TOOTH
    front = [spot(s0, near, low), spot(s1, near, low), spot(s1, near, high), spot(s0, near, high)]
    drawing.path(_d(front), fill=BRICK, ink=2.4, bloom=0, pool=0)
    if end:
        s = s0 if end < 0 else s1
        side = [spot(s, -1, low), spot(s, 1, low), spot(s, 1, high), spot(s, -1, high)]
        drawing.path(_d(side), fill=f"{BRICK}*0.74", ink=2.4, bloom=0, pool=0)
    top = [spot(s0, -1, high), spot(s1, -1, high), spot(s1, 1, high), spot(s0, 1, high)]
    drawing.path(_d(top), fill="vellum+0.3", ink=2.4, bloom=0, pool=0)


def outputs() -> list[Output]:
    """A wall for each direction."""
    return [Output(inked(f"pieces/wall_{run}.svg"), partial(wall, run)) for run in RUNS]
