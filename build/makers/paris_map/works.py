"""Stonework of the game's places: market rings of cobbles, yards, wharves, the parvis, spans of bridges."""

from __future__ import annotations

import math

from build.makers.paris_map.colours import (
    CHEQUER,
    LEAF,
    LEAF_DARK,
    QUAY,
    SEPIA,
    STONE,
    STONE_SHADE,
    STREET,
    STREET_WORN,
    WATER,
    WATER_DARK,
    WATER_LIGHT,
    YARD,
)
from build.makers.paris_map.paving import HALF, cobbles
from build.makers.paris_map.sheet import Sheet, box, ring, way

BRIDGE_ROAD = 72


def circus(size: int, name: str) -> Sheet:
    """A round market place: rings of cobbles; the ring of the seat is laid on it as a piece."""
    s = Sheet(size, size, name)
    c = size / 2
    s.flat(ring(c, c, c - 4), STREET)
    s.path(ring(c, c, c - 15), fill=STREET_WORN, ink=1.6, line=SEPIA)
    radius = c - 22
    while radius > 12:
        count = round(radius * 0.66)
        for k in range(count):
            a = math.tau * (k + radius % 3 * 0.3) / count
            x, y = c + radius * math.cos(a) - 4, c + radius * math.sin(a) + 1
            s.mark(f"M{x:.1f} {y:.1f}q4-4.5 8 0", 1.2, SEPIA, 0.55)
        radius -= 9.5
    return s


def court(width: int) -> Sheet:
    """The yard where cubes and the confidant stand: swept earth, a path, low hedges at the sides."""
    s = Sheet(width + 14, 76, f"court {width}")
    w = width + 6
    third, two = f"{w * 0.3:.0f}", f"{w * 0.7:.0f}"
    yard = f"M5 8C{third} 5 {two} 5 {w + 1} 7C{w + 4} 28 {w + 4} 52 {w + 2} 70"
    yard += f"C{two} 74 {third} 73 6 71C3 52 3 28 5 8z"
    s.solid(yard, YARD, 1.8, line=SEPIA, bloom=0)
    m = (w + 6) / 2
    s.flat(f"M{m - 10:g} 8h20c1 24 4 42 8 62h-36c4-20 7-38 8-62z", STREET, 0.45)
    s.flat(f"M8 9H{w}V15H8z", "ink", 0.1)
    for _ in range(14):
        s.mark(f"M{s.between(16, w - 14)} {s.between(24, 64)}h{s.between(4, 8)}", 1.1, SEPIA, 0.35)
    for x in (7.0, w):
        for y in range(16, 74, 9):
            s.solid(ring(x + s.between(-1, 1), y, 4.8), LEAF, 1.3, line=LEAF_DARK, bloom=0)
    return s


def pier(w: int, h: int) -> Sheet:
    """A stone wharf; the rats are counted on it by the game."""
    s = Sheet(w + 8, h + 22, f"pier {w}x{h}")
    s.flat(box(8, h, w, 20), WATER_DARK, 0.55)
    s.solid(box(4, h - 2, w, 15), STONE_SHADE, 2.4, pat="ashlar 14 7 0.9 1.1")
    s.solid(box(4, 4, w, h - 2), QUAY, 3, lit="3 3 0.3", pat="ashlar 34 22 0.8 1.4")
    for x in (6, w + 2):
        for y in (7, h):
            s.solid(ring(x, y, 4.6), "oak", 1.6)
    return s


def parvis() -> Sheet:
    """The chequered floor before the cathedral, where the cubes of Notre Dame lie."""
    s = Sheet(456, 100, "parvis")
    floor = "M8 12C120 8 330 8 446 12L450 90C330 94 120 94 4 90z"
    s.solid(floor, STREET, 0, bloom=0)
    for row in range(4):
        for column in range(24):
            if (row + column) % 2:
                s.flat(box(9 + column * 18.2, 13 + row * 19, 17.2, 18), CHEQUER, 0.62)
    s.line(f"{floor}", 2.8)
    for y in (3, 7):
        s.line(f"M40 {y}H416", 1.6, SEPIA)
    return s


def bridge(v: int) -> Sheet:
    """One arch of a stone bridge, one tile wide; the river runs through it and foams behind."""
    s = Sheet(96, 184, f"bridge {v}")
    top, low = BRIDGE_ROAD - HALF, BRIDGE_ROAD + HALF
    s.flat(box(0, low + 34, 96, 12), WATER_DARK, 0.45)
    for x in (0, 96):
        s.solid(f"M{x - 15} {top}L{x} {top - 25}L{x + 15} {top}z", QUAY, 1.9, lit="4 0 0.3")
        s.line(f"M{x} {top - 25}V{top}", 1.2, SEPIA)
        s.mark(f"M{x - 19} {top - 4}Q{x - 10} {top - 24} {x} {top - 33}", 1.7, WATER_LIGHT, 0.9)
        s.mark(f"M{x + 19} {top - 4}Q{x + 10} {top - 24} {x} {top - 33}", 1.7, WATER_LIGHT, 0.9)
    s.flat(box(0, low, 96, 38), STONE)
    s.path(box(-4, low + 6, 104, 30), ink=0, pat="ashlar 15 8 0.45 1.1")
    opening = f"M16 {low + 40}V{low + 30}A32 24 0 0 1 80 {low + 30}V{low + 40}z"
    s.solid(opening, WATER, 2.6, pool=0, bloom=0)
    s.flat(
        f"M19 {low + 30}A29 22 0 0 1 77 {low + 30}L72 {low + 27}A26 15 0 0 0 24 {low + 27}z",
        "ink~river/0.4",
        0.9,
    )
    s.flat(f"M20 {low + 30}A28 21 0 0 1 76 {low + 30}z", "ink~river/0.3", 0.55)
    for x in (0, 96):
        s.solid(
            f"M{x - 13} {low + 44}V{low + 14}L{x} {low + 9}L{x + 13} {low + 14}V{low + 44}z", STONE_SHADE, 2.2
        )
    for k in range(5):
        at, y = 26 + k * 11 + s.between(-3, 3), low + 32 + s.between(0, 8)
        reach = s.between(26, 46)
        s.mark(f"M{at:.1f} {y:.1f}c3 {reach * 0.3:.1f}-4 {reach * 0.6:.1f} 1 {reach}", 1.7, WATER_LIGHT, 0.85)
    s.flat(box(0, top, 96, low - top), STREET)
    cobbles(s, 0, top + 8, 96, low - top - 14)
    for y in (top - 5, low - 5):
        s.flat(box(0, y, 96, 10), QUAY)
        for at in (y, y + 10):
            s.line(way([(-6, at), (102, at)]), 2.2)
        for k in range(4):
            s.line(f"M{12 + k * 24} {y + 1}v8", 1.2, SEPIA)
    return s


def bridge_head() -> Sheet:
    """Where a bridge meets the bank: a sill of worn slabs, and a post at the end of each parapet."""
    s = Sheet(64, 184, "bridge head")
    top, low = BRIDGE_ROAD - HALF, BRIDGE_ROAD + HALF
    for x in (18, 32):
        s.solid(box(x, top + 2, 14, low - top - 4), STREET_WORN, 0, pool=0, bloom=0)
        for k in range(5):
            y = top + 4 + k * 9.6 + s.between(-1, 1)
            s.line(f"M{x} {y:.1f}h14", 1.1, SEPIA, opacity=0.55)
        s.line(f"M{x} {top + 2}v{low - top - 4}", 1.3, SEPIA, opacity=0.6)
    s.line(f"M46 {top + 2}v{low - top - 4}", 1.3, SEPIA, opacity=0.6)
    for y in (top, low):
        s.flat(f"M25 {y + 8}h15l6 4h-15z", "ink", 0.16)
        s.solid(box(24, y - 7, 16, 17), STONE, 2.1, lit="3 2 0.35", shade="4 0 0.3", bloom=0)
        s.solid(f"M21.500 {y - 7}h21l-5-6h-11z", QUAY, 1.9, lit="3 2 0.4", bloom=0)
    return s
