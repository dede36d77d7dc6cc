"""Tiles of streets along grid lines, the paved squares, fields outside the walls, and the city wall."""

from __future__ import annotations

from build.makers.paris_map.colours import (
    EARTH,
    GARDEN,
    LEAF,
    LEAF_DARK,
    MEADOW,
    SEPIA,
    STONE,
    STONE_SHADE,
    STREET,
    THATCH,
)
from build.makers.paris_map.sheet import Sheet, box, ring, way
from build.makers.paris_map.shores import T, meadow

HALF = 24
N, E, S, W = 1, 2, 4, 8
ROUND, BEND = 9, 26


def street(s: Sheet, sides: int, dots: int, _: int) -> None:
    """A street along the sides in mask; dots are corners a street only touches (1 NW 2 NE 4 SE 8 SW)."""
    n, e, so, w = (bool(sides & bit) for bit in (N, E, S, W))
    left, top, right, low = HALF * w, HALF * n, T - HALF * e, T - HALF * so
    strips = ((n, (0, 0, T, HALF)), (so, (0, low, T, HALF)), (w, (0, 0, HALF, T)), (e, (right, 0, HALF, T)))
    for there, strip in strips:
        if there:
            s.flat(box(*strip), STREET)
            cobbles(s, *strip)
    for k, (x, y) in enumerate(((0, 0), (T - HALF, 0), (T - HALF, T - HALF), (0, T - HALF))):
        if dots & 1 << k:
            s.flat(box(x, y, HALF, HALF), STREET)
    for there, y in ((n, top), (so, low)):
        if there:
            _kerb(s, (left + ROUND if w else -6, y), (right - ROUND if e else T + 6, y))
    for there, x in ((w, left), (e, right)):
        if there:
            _kerb(s, (x, top + ROUND if n else -6), (x, low - ROUND if so else T + 6))
    turns = (
        (n and w, left, top, 1, 1),
        (n and e, right, top, -1, 1),
        (so and e, right, low, -1, -1),
        (so and w, left, low, 1, -1),
    )
    for there, x, y, sx, sy in turns:
        if there:
            a, b = (x + ROUND * sx, y), (x, y + ROUND * sy)
            s.flat(way([(x, y), a, b], close=True), STREET)
            s.line(f"M{a[0]} {a[1]}Q{x} {y} {b[0]} {b[1]}", 2, SEPIA)
    spots = (
        (HALF, HALF, -1, -1),
        (T - HALF, HALF, 1, -1),
        (T - HALF, T - HALF, 1, 1),
        (HALF, T - HALF, -1, 1),
    )
    for k, (x, y, sx, sy) in enumerate(spots):
        if dots & 1 << k:
            s.line(way([(x, y + 30 * sy), (x, y), (x + 30 * sx, y)]), 2, SEPIA)


def _kerb(s: Sheet, a: tuple[float, float], b: tuple[float, float]) -> None:
    s.line(way([a, b]), 2, SEPIA)


def cobbles(s: Sheet, x: float, y: float, w: float, h: float) -> None:
    """Stones hinted here and there."""
    for _ in range(int(w * h / 300)):
        px, py = s.between(x + 3, x + w - 8), s.between(y + 4, y + h - 2)
        s.mark(f"M{px} {py}q3.5-3.4 7 0", 1.1, SEPIA, 0.42)


def plaza(s: Sheet, i: int, j: int, _: int) -> None:
    """A quarter of the central market: cobbles, and a kerb on the two outer sides."""
    s.flat(box(0, 0, T, T), STREET)
    for b in range(6):
        for a in range(6):
            if s.rng.random() < 0.6:
                x, y = 3 + a * 16 + b % 2 * 8 + s.between(-2, 2), 10 + b * 16 + s.between(-2, 2)
                s.mark(f"M{x:.1f} {y:.1f}q5-5 10 0", 1.1, SEPIA, 0.42)
    x, y = (2, T - 2)[i], (2, T - 2)[j]
    s.line(f"M{x} -6V{T + 6}", 1.6, SEPIA, opacity=0.55)
    s.line(f"M-6 {y}H{T + 6}", 1.6, SEPIA, opacity=0.55)


def field(s: Sheet, v: int, bounds: int) -> None:
    """Ploughed strips, stubble or vines, with a grassy balk on the sides in mask."""
    s.flat(box(0, 0, T, T), (EARTH, THATCH, GARDEN, "vellum~ochre/0.35")[v % 4])
    slope = (12, -12, 0, 24)[v % 4]
    for k in range(-2, 10):
        y = k * 12 + 6
        if v % 4 != 2:
            s.line(f"M-6 {y - slope * 0.06:.1f}L{T + 6} {y + slope * 1.06:.1f}", 1.4, SEPIA, opacity=0.5)
            continue
        for x in range(7, T, 14):
            foot = y + slope * x / T
            s.line(f"M{x} {foot + 4:.1f}v-9", 1.3, SEPIA)
            s.flat(ring(x, round(foot - 3, 1), 3.4), LEAF, 0.9)
    plot = _plot(bounds)
    s.flat(box(0, 0, T, T) + plot, MEADOW)
    s.line(plot, 2, SEPIA)


def _plot(bounds: int) -> str:
    """The outline of a field inside its bounds, rounded where two meet; on the other sides it runs on."""
    n, e, so, w = (bool(bounds & bit) for bit in (N, E, S, W))
    left, top = 4 if w else -10, 4 if n else -10
    right, low = T - 4 if e else T + 10, T - 4 if so else T + 10
    nw, ne, se, sw = (BEND * (a and b) for a, b in ((n, w), (n, e), (so, e), (so, w)))
    return (
        f"M{left + nw} {top}H{right - ne}Q{right} {top} {right} {top + ne}"
        f"V{low - se}Q{right} {low} {right - se} {low}"
        f"H{left + sw}Q{left} {low} {left} {low - sw}V{top + nw}Q{left} {top} {left + nw} {top}z"
    )


def orchard(s: Sheet, v: int) -> None:
    """Fruit trees in rows."""
    meadow(s, v)
    for j in range(2):
        for i in range(2):
            x, y, r = 26 + i * 44 + s.between(-5, 5), 40 + j * 44 + s.between(-4, 4), s.between(10, 13)
            s.line(f"M{x:.1f} {y + 6:.1f}v-12", 2.4, SEPIA)
            crown = ring(round(x, 1), round(y - r * 0.7, 1), r, round(r * 0.9, 1))
            s.solid(crown, "verdigris~leaf-gold/0.2+0.1", 1.8, line=LEAF_DARK, shade="4 4 0.3")


def garden(s: Sheet, v: int) -> None:
    """Kitchen beds."""
    meadow(s, v)
    for j in range(2):
        for i in range(2):
            x, y = 10 + i * 42, 10 + j * 42
            s.solid(box(x, y, 34, 34), (EARTH, GARDEN)[(i + j + v) % 2], 1.3, line=SEPIA)
            for a in range(9):
                s.flat(
                    ring(x + 8 + a % 3 * 9, y + 8 + a // 3 * 9, 2.3), (LEAF, LEAF_DARK, "ochre")[(a + v) % 3]
                )


def wall_h(s: Sheet, y: int, _: int) -> None:
    """A run of wall seen from the front, crest at y."""
    for k in range(6):
        s.solid(box(k * 16 + 1, y - 9, 9, 11), STONE, 1.8, wobble=0.5)
    s.flat(box(0, y, T, 36), STONE)
    s.path(box(-4, y + 8, T + 8, 28), ink=0, pat="ashlar 13 7 0.5 1.1")
    s.flat(box(0, y + 24, T, 12), STONE_SHADE, 0.7)
    for at, ink in ((y, 2.2), (y + 7, 1.2), (y + 36, 2.4)):
        s.line(f"M-6 {at}H{T + 6}", ink)
    for x in (24, 72):
        s.flat(box(x, y + 12, 3, 9), "ink", 0.85)


def wall_v(s: Sheet, x: int, outer: int, _: int) -> None:
    """A run of wall going down the sheet; outer is -1 when the field lies left."""
    a, b = (x - 8, x + 17) if outer < 0 else (x - 17, x + 8)
    s.flat(box(a, 0, b - a, T), "vellum~ink/0.1+0.3")
    s.flat(box(b - 7, 0, 7, T) if outer < 0 else box(a, 0, 6, T), STONE_SHADE)
    edge, tip = (a, a - 9) if outer < 0 else (b, b + 9)
    for k in range(4):
        y = k * 24 + 5
        s.solid(box(min(edge, tip), y, 9, 15), STONE, 2, wobble=0.5)
        s.line(f"M{edge} {y + 15}v9", 2.2)
    s.line(f"M{b if outer < 0 else a} -6V{T + 6}", 2.4)
    for y in range(5, T, 11):
        s.mark(f"M{(a + b) / 2 - 7 + s.between(-2, 2):.1f} {y}h11", 1.1, "ink", 0.5)
