"""Tiles of land and water: meadows, water, and a quay wall between them for every set of land corners."""

from __future__ import annotations

from build.makers.paris_map.colours import (
    EARTH,
    GARDEN,
    MEADOW,
    QUAY,
    SEPIA,
    STONE_SHADE,
    TUFT,
    WATER,
    WATER_DARK,
)
from build.makers.paris_map.sheet import Sheet, arc, box, ring, way

T = 96
CORNERS = ((0, 0), (T, 0), (T, T), (0, T))


def meadow(s: Sheet, v: int) -> None:
    """Grass with a patch or two and some tufts."""
    s.flat(box(0, 0, T, T), MEADOW)
    for _ in range(2):
        spot = ring(s.between(26, 70), s.between(26, 70), s.between(12, 22), s.between(8, 14))
        s.flat(spot, (GARDEN, EARTH)[v % 2], 0.16)
    for _ in range(v % 3 + 1):
        x, y = s.between(10, 86), s.between(16, 90)
        for dx in (-4, 0, 4):
            s.mark(f"M{x + dx * 0.4:.1f} {y}l{dx * 0.6:.1f}-{s.between(5, 8)}", 1.3, TUFT, 0.8)


def water(s: Sheet, v: int) -> None:
    """Open water; the current is drawn over all of it later."""
    s.flat(box(0, 0, T, T), WATER)
    for _ in range(v % 2):
        x, y, w = s.between(14, 70), s.between(14, 84), s.between(9, 15)
        s.mark(f"M{x} {y}q{w * 0.25:.1f}-4 {w * 0.5:.1f} 0t{w * 0.5:.1f} 0", 1.5, WATER_DARK, 0.7)


def bank(s: Sheet, mask: int, _: int) -> None:
    """Land at the corners in mask (1 NW, 2 NE, 4 SE, 8 SW), a stone quay along the water."""
    land = [bool(mask & bit) for bit in (1, 2, 4, 8)]
    s.flat(box(0, 0, T, T), WATER)
    if sum(land) == 2 and land[0] != land[2]:
        _straight(s, land)
    elif sum(land) == 3:
        _bay(s, land.index(False))
    else:
        for k in range(4):
            if land[k]:
                _nose(s, k)


def _face(s: Sheet, d: str) -> None:
    """A quay wall seen from the water."""
    s.flat(d, STONE_SHADE)
    s.path(d, ink=0, pat="ashlar 15 8 0.75 1.1")


def _nose(s: Sheet, k: int) -> None:
    """A single corner of land, rounded."""
    x, y = CORNERS[k]
    edge, rim = arc(x, y, 48, 48, k), arc(x, y, 35, 35, k)
    for reach, opacity in ((8, 0.8), (17, 0.5), (27, 0.3)):
        s.line(arc(x, y, 48 + reach, 48 + reach + (15 if k < 2 else 0), k), 1.5, WATER_DARK, opacity=opacity)
    if k < 2:
        ends = edge.replace("M", "").split("A")
        _face(s, f"{edge}v15A48 48 0 0 0 {ends[0].split()[0]} {float(ends[0].split()[1]) + 15:g}z")
    s.flat(f"{edge}L{x} {y}z", QUAY)
    s.flat(f"{rim}L{x} {y}z", MEADOW)
    s.line(rim, 1.5, SEPIA, opacity=0.8)
    s.line(edge, 2.8)


def _bay(s: Sheet, k: int) -> None:
    """Water in one corner only."""
    x, y = CORNERS[k]
    pool, rim = arc(x, y, 48, 48, k), arc(x, y, 62, 62, k)
    s.flat(box(0, 0, T, T), MEADOW)
    s.flat(f"{rim}L{x} {y}z", QUAY)
    s.flat(f"{pool}L{x} {y}z", WATER)
    if k in (2, 3):
        s.flat(f"{pool}L{x} {y}z", STONE_SHADE)
        s.path(f"{pool}L{x} {y}z", ink=0, pat="ashlar 15 8 0.75 1.1")
        s.flat(f"{arc(x, y + 15, 48, 48, k)}L{x} {y + 15}z", WATER)
        s.line(arc(x, y + 15, 48, 48, k), 1.8)
    s.line(rim, 1.5, SEPIA, opacity=0.8)
    s.line(pool, 2.8)


def _straight(s: Sheet, land: list[bool]) -> None:
    nw, ne, se, _ = land
    if nw and ne:
        s.flat(box(0, 0, T, 48), MEADOW)
        s.flat(box(0, 35, T, 13), QUAY)
        _face(s, box(-6, 48, T + 12, 16))
        _run(s, ((35, 1.5, SEPIA), (48, 2.8, "ink"), (64, 2.0, "ink")), level=True)
        _ripple(s, 64, 1, level=True)
    elif se and not ne:
        s.flat(box(0, 48, T, 48), MEADOW)
        s.flat(box(0, 48, T, 13), QUAY)
        s.flat(box(0, 40, T, 8), WATER_DARK, 0.5)
        _run(s, ((61, 1.5, SEPIA), (48, 2.8, "ink")), level=True)
        _ripple(s, 46, -1, level=True)
    else:
        sign = -1 if nw else 1
        s.flat(box(0 if nw else 48, 0, 48, T), MEADOW)
        s.flat(box(35 if nw else 48, 0, 13, T), QUAY)
        s.flat(box(48 if nw else 38, 0, 10, T), WATER_DARK, 0.5)
        for y in range(6, T, 16):
            s.line(f"M48 {y}h{13 * sign}", 1.2, SEPIA, opacity=0.7)
        _run(s, ((48 + 13 * sign, 1.5, SEPIA), (48, 2.8, "ink")), level=False)
        _ripple(s, 48 - 2 * sign, -sign, level=False)


def _run(s: Sheet, lines: tuple[tuple[float, float, str], ...], level: bool) -> None:
    for at, ink, colour in lines:
        s.line(way([(-8, at), (T + 8, at)] if level else [(at, -8), (at, T + 8)]), ink, colour)


def _ripple(s: Sheet, edge: float, sign: int, level: bool) -> None:
    """Lines along the shore that fade, as engravers draw water."""
    for reach, opacity in ((8, 0.8), (17, 0.5), (27, 0.3)):
        at, cut = edge + sign * reach, s.between(20, 70)
        for a, b in ((-6, cut), (cut + 9, T + 6)):
            s.line(way([(a, at), (b, at)] if level else [(at, a), (at, b)]), 1.5, WATER_DARK, opacity=opacity)
