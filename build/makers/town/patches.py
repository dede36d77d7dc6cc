"""Pieces of the street as plain SVG: gold diaper of heaven, roofs and wall, grass and kerb, cobbles."""

from __future__ import annotations

import math
from collections.abc import Callable
from itertools import pairwise

import numpy as np

from build.makers.title.niche import circle, path
from build.makers.town.plan import COLUMNS, GAP, KERB_DEEP, KERB_TOP, TILE, places_of
from build.pen.stroke import Rng, seeded

WIDE = COLUMNS * TILE
GRASS = "plague-green~parchment-shade/0.320"
STONES = (
    "parchment-shade*0.800",
    "parchment-shade*0.860",
    "parchment-shade*0.740",
    "slate~parchment-shade/0.600",
    "parchment-shade*0.900",
)
ROOFS = ("vermilion", "slate", "ochre*0.900", "ultramarine", "madder", "verdigris*0.750")


def document(width: int, height: int, parts: list[str]) -> str:
    """A whole patch."""
    body = "\n".join(parts)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" ink="1.6">\n{body}\n</svg>\n'
    )


def stone(rng: Rng, x: float, y: float, rx: float, ry: float, jag: float = 0.1, corners: int = 9) -> str:
    """A rounded stone that keeps snug with its neighbours."""
    a = np.linspace(0, 2 * math.pi, corners, endpoint=False) + rng.uniform(0, 1)
    k = 1 + rng.uniform(-jag, jag, corners)
    c, s = np.cos(a), np.sin(a)
    r = k / (np.abs(c) ** 3 + np.abs(s) ** 3) ** (1 / 3)
    px, py = x + rx * r * c, y + ry * r * s
    d = f"M{(px[-1] + px[0]) / 2:.1f} {(py[-1] + py[0]) / 2:.1f}"
    for i in range(corners):
        j = (i + 1) % corners
        d += f"Q{px[i]:.1f} {py[i]:.1f} {(px[i] + px[j]) / 2:.1f} {(py[i] + py[j]) / 2:.1f}"
    return d + "z"


def heaven(base: str, dot: str) -> str:
    """One tile of the chequered ground of a miniature: lozenges with a fleuron in each; it repeats."""
    cross = "M-12 -12L60 60M-12 36L36 84M12 -12L84 60M60 -12L-12 60M36 -12L-12 36M84 -12L12 60"
    parts = [
        path("M-2 -2h52v52h-52z", fill=base, ink=0, pool=0, bloom=0),
        path(cross, ink=1, line="leaf-gold*0.620", wobble=0, pen="ruled"),
    ]
    for x in range(0, 49, 12):
        for y in range(0, 49, 12):
            if (x + y) // 12 % 2 == 0:
                parts.append(circle(x, y, 1.8, fill="leaf-gold*0.900", ink=0, pool=0, bloom=0, offset=0))
            elif y // 12 % 2 == 0:
                parts.append(
                    path(
                        f"M{x} {y - 5}l2 3 3 2-3 2-2 3-2-3-3-2 3-2z",
                        fill="leaf-gold*0.850",
                        ink=0,
                        pool=0,
                        bloom=0,
                        offset=0,
                    )
                )
            else:
                parts.append(circle(x, y, 2.2, fill=dot, ink=0, pool=0, bloom=0, offset=0))
    return document(TILE, TILE, parts)


def wall() -> str:
    """Roofs of the town, its wall with towers and ivy, and the meadow inside it: three rows."""
    rng = seeded("town", "wall")
    parts = _roofs(rng)
    d, x = "M-6 150V78", -6.0
    while x < WIDE:
        d += "h16v-17h22v17h10"
        x += 48
    parts.append(
        path(
            f"{d}V150z",
            fill="slate~parchment-shade/0.600",
            ink=2,
            shade="3 0 0.200",
            lit="2 2 0.200",
            pat="ashlar 19 10 0.500 1.100",
        )
    )
    parts += [_turret(x) for x in (0, 384, 768, 1152)]
    parts += _ivy(rng)
    hills = (
        "M-6 150V124c40-8 90 4 140-2 60-8 110 6 180 0 70-6 120 8 190 0 60-6 130 6 200-1"
        f" 80-6 150 8 240 0 60-4 130 4 {WIDE - 800}-2V150z"
    )
    parts.append(path(hills, fill=GRASS, ink=1.5))
    parts += tufts(rng, 130, 144, 100)
    return document(WIDE, 3 * TILE, parts)


def _roofs(rng: Rng) -> list[str]:
    """Gables and spires that look over the wall, paler than what stands in front."""
    parts, x = [], -20.0
    while x < WIDE:
        wide, high = rng.uniform(44, 74), rng.uniform(14, 40)
        roof, m = ROOFS[int(rng.integers(len(ROOFS)))], x + wide / 2
        top = 74 - high
        parts.append(
            path(
                f"M{x:.0f} 90V{top + 22:.0f}h{wide:.0f}V90z", fill="vellum*0.900", ink=1.5, shade="6 0 0.200"
            )
        )
        gable = f"M{x - 5:.0f} {top + 24:.0f}L{m:.0f} {top:.0f}L{x + wide + 5:.0f} {top + 24:.0f}z"
        parts.append(
            path(
                gable,
                fill=f"{roof}~parchment-shade/0.350" if "*" not in roof else "ochre~parchment-shade/0.350",
                ink=1.7,
                lit="2 2 0.200",
                shade="6 0 0.250",
                pat="shingle 9 7 0.600 0.900",
            )
        )
        if rng.random() < 0.4:
            parts.append(
                path(
                    f"M{m + 8:.0f} {top + 14:.0f}v-18h9v24z",
                    fill="vermilion~parchment-shade/0.300",
                    ink=1.5,
                    pat="brick 5 3 0.700 0.800",
                )
            )
        x += wide * rng.uniform(0.85, 1.25)
    return parts


def _turret(x: float) -> str:
    """A tower of the wall where two plots meet."""
    return "\n".join(
        [
            path(
                f"M{x - 22} 150V56h44v94z",
                fill="slate~parchment-shade/0.620",
                ink=2,
                shade="12 0 0.220",
                pat="ashlar 14 9 0.500 1",
            ),
            path(f"M{x - 28} 58V46h56v12z", fill="slate~parchment-shade/0.700", ink=1.9),
            path(
                f"M{x - 32} 48l32-40 32 40z",
                fill="slate",
                ink=2,
                lit="2 2 0.200",
                shade="10 0 0.280",
                pat="shingle 9 8 0.700 1",
            ),
            path(f"M{x - 4} 96V82c0-3 3-6 4-6s4 3 4 6v14z", fill="ink", ink=1.2),
        ]
    )


def _ivy(rng: Rng) -> list[str]:
    parts = []
    for _ in range(14):
        x, top = rng.uniform(10, WIDE - 10), rng.uniform(82, 100)
        parts.append(path(f"M{x:.0f} 126c-6-10 6-16 0-{126 - top:.0f}", ink=1.4, line="plague-green*0.500"))
        for _ in range(8):
            leaf = stone(rng, x + rng.normal(0, 5), rng.uniform(top, 124), 3.2, 2.6, 0.2, 6)
            parts.append(path(leaf, fill="plague-green*0.850", ink=0.9, pool=0))
    return parts


def tufts(rng: Rng, top: float, bottom: float, count: int) -> list[str]:
    """Grass with a flower here and there."""
    parts = []
    for _ in range(count):
        x, y, g = rng.uniform(2, WIDE - 2), rng.uniform(top, bottom), rng.uniform(3.5, 7)
        blades = f"M{x - 2:.1f} {y:.1f}l-2-{g:.1f}M{x:.1f} {y:.1f}l0-{g * 1.2:.1f}"
        blades += f"M{x + 2:.1f} {y:.1f}l2.500-{g:.1f}"
        parts.append(path(blades, ink=1.15, line="plague-green*0.550"))
        if rng.random() < 0.16:
            petal = ("vermilion", "ivory", "ochre", "ultramarine")[int(rng.integers(4))]
            parts.append(circle(x + 4, y - g, 2, fill=petal, ink=0.9))
    return parts


def kerb(plots: int) -> str:
    """Grass, then dressed stones: one above each visit place, so that its number has a stone of its own."""
    rng = seeded("town", "kerb", plots)
    top, deep = KERB_TOP, KERB_DEEP
    parts = [path(f"M-3 -3h{WIDE + 6}v{top + 10}h-{WIDE + 6}z", fill=GRASS, ink=0)]
    soil = f"M-3 {top}h{WIDE + 6}v{TILE - top + 6}h-{WIDE + 6}z"
    parts.append(path(soil, fill="oak~parchment-shade/0.300", ink=0, pool=0))
    joints = {-8.0, WIDE + 8.0}
    for plot in range(plots):
        places = places_of(plots, plot)
        joints |= {spot.x - GAP / 2 for spot in places} | {places[-1].x + places[-1].width + GAP / 2}
    ordered = sorted(joints)
    for left, right in pairwise(ordered):
        tone = ("vellum*0.900", "vellum*0.860", "vellum*0.940")[int(rng.integers(3))]
        wide = right - left - 2
        parts.append(
            path(
                f"M{left + 1:.1f} {top}h{wide:.1f}v{deep}h-{wide:.1f}z",
                fill=tone,
                ink=1.6,
                shade="2 3 0.200",
                lit="2 2 0.300",
            )
        )
        parts.append(path(f"M{left + 5:.1f} {top + deep - 4}l{rng.uniform(6, 14):.0f}-1", ink=1, pen="tail"))
    return document(WIDE, TILE, parts)


def cobbles() -> str:
    """The street: stones in uneven courses."""
    rng = seeded("town", "cobbles")
    high = 3 * TILE
    parts = [
        path(f"M-3 -3h{WIDE + 6}v{high + 6}h-{WIDE + 6}z", fill="oak~parchment-shade/0.340", ink=0, pool=0)
    ]
    y = 7.0
    while y < high + 6:
        deep, x = rng.uniform(12.5, 14.5), -rng.uniform(0, 20)
        while x < WIDE + 10:
            wide = rng.uniform(14, 24)
            tone = STONES[int(rng.integers(len(STONES)))]
            d = stone(rng, x + wide / 2, y, wide / 2 - 1.2, deep / 2 - 0.6)
            parts.append(
                path(
                    d,
                    fill=tone,
                    ink=1.15,
                    line="ink+0.220",
                    shade="2 2 0.160",
                    lit="1.500 1.500 0.200",
                    bloom=0,
                    pool=0,
                )
            )
            x += wide
        y += deep
    return document(WIDE, high, parts)


def heaven_blue() -> str:
    """Heaven over every other plot."""
    return heaven("ultramarine*0.620", "ultramarine+0.200")


def heaven_red() -> str:
    """Heaven over the plots between."""
    return heaven("madder*0.860", "vermilion")


def kerb_2() -> str:
    """The kerb before two houses."""
    return kerb(2)


def kerb_3() -> str:
    """The kerb before three houses."""
    return kerb(3)


#: Every patch with its columns and rows of tiles, in the order of the tile set.
PATCHES: dict[str, tuple[Callable[[], str], int, int]] = {
    "heaven_blue": (heaven_blue, 1, 1),
    "heaven_red": (heaven_red, 1, 1),
    "wall": (wall, COLUMNS, 3),
    "kerb_2": (kerb_2, COLUMNS, 1),
    "kerb_3": (kerb_3, COLUMNS, 1),
    "cobbles": (cobbles, COLUMNS, 3),
}
