"""Textures of clothes and hides: mail, fur, wool, ermine, vair, and the small repeats of brocade."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator

import numpy as np

from build.pen.areas import Area
from build.pen.marks import Dot, Line, Mark, dot, staggered, texture, within
from build.pen.matrix import Points
from build.pen.stroke import Rng

Motif = Callable[[float, float, float, Rng], tuple[Points, list[Mark]]]


def _repeat(area: Area, rng: Rng, gap: float, rise: float, motif: Motif) -> Iterator[Mark]:
    """Set a motif in staggered rows wherever all its feeler points lie inside."""
    for x, y, _, _ in staggered(area, gap, gap * rise):
        px, py = np.array([x, y + gap * 0.4]) + rng.uniform(-0.1, 0.1, 2) * gap
        feelers, marks = motif(px, py, gap, rng)
        if within(area, feelers):
            yield from marks


def _cross(x: float, y: float, reach: float) -> Points:
    return np.array([[x - reach, y], [x + reach, y], [x, y - reach], [x, y + reach]])


@texture
def mail(area: Area, rng: Rng, gap: float = 6) -> Iterator[Mark]:
    """Rings of a hauberk."""

    def ring(x: float, y: float, g: float, _: Rng) -> tuple[Points, list[Mark]]:
        a = np.linspace(2.6, -0.4, 6)
        arc = np.stack([x + g * 0.46 * np.cos(a), y + g * 0.46 * np.sin(a)], 1)
        return arc[[0, -1]], [Line(arc, 0.24 * g, "hatch")]

    yield from _repeat(area, rng, gap, 0.5, ring)


@texture
def fur(area: Area, rng: Rng, gap: float = 8) -> Iterator[Mark]:
    """Ruffled hairs."""

    def hair(x: float, y: float, g: float, chance: Rng) -> tuple[Points, list[Mark]]:
        a, reach = 1.15 + 0.75 * chance.uniform(-1, 1), g * (0.42 + 0.14 * chance.uniform(-1, 1))
        step = reach * np.array([math.cos(a), math.sin(a)])
        middle = np.array([x, y]) + chance.uniform(-0.3, 0.3, 2) * g
        curve = np.array([middle - step, middle + np.array([g * 0.1, 0.0]), middle + step])
        return curve, [Line(curve, 0.2 * g, "hatch")]

    yield from _repeat(area, rng, gap, 0.8, hair)


@texture
def wool(area: Area, rng: Rng, gap: float = 8) -> Iterator[Mark]:
    """Curls of fleece."""
    shape = np.array([[-0.3, 0], [-0.1, -0.28], [0.2, -0.15], [0.12, 0.14], [-0.08, 0.06]])

    def lock(x: float, y: float, g: float, _: Rng) -> tuple[Points, list[Mark]]:
        curve = shape * g + [x, y]
        return curve[[0, 2]], [Line(curve, 0.2 * g, "hatch")]

    yield from _repeat(area, rng, gap, 0.8, lock)


@texture
def ermine(area: Area, rng: Rng, gap: float = 12) -> Iterator[Mark]:
    """Tails on white fur."""
    shape = np.array([[0, -0.26], [0.13, 0.2], [0.07, 0.34], [0, 0.22], [-0.07, 0.34], [-0.13, 0.2]])

    def tail(x: float, y: float, g: float, _: Rng) -> tuple[Points, list[Mark]]:
        return np.vstack([shape * g + [x, y], _cross(x, y, g * 0.3)[:2]]), [Dot(shape * g + [x, y])]

    yield from _repeat(area, rng, gap, 0.8, tail)


@texture
def vair(area: Area, rng: Rng, gap: float = 12) -> Iterator[Mark]:
    """Squirrel skins in rows of bells."""
    half = np.array([[-1, 1], [-1, 0.4], [-0.5, 0], [-0.5, -0.6], [0, -1]])
    shape = np.vstack([half, half[-2::-1] * [-1, 1]]) * [0.46, 0.5]

    def bell(x: float, y: float, g: float, _: Rng) -> tuple[Points, list[Mark]]:
        skin = shape * g + [x, y]
        return skin[[0, 4, 8]], [Dot(skin)]

    yield from _repeat(area, rng, gap, 0.92, bell)


@texture
def trefoil(area: Area, rng: Rng, gap: float = 12) -> Iterator[Mark]:
    """Three dots."""

    def leaf(x: float, y: float, g: float, _: Rng) -> tuple[Points, list[Mark]]:
        spots = ((0.0, -0.16), (0.14, 0.08), (-0.14, 0.08))
        return _cross(x, y, g * 0.3), [dot(x + dx * g, y + dy * g, g * 0.085) for dx, dy in spots]

    yield from _repeat(area, rng, gap, 0.8, leaf)


@texture
def ringlet(area: Area, rng: Rng, gap: float = 12) -> Iterator[Mark]:
    """A ring about a dot."""

    def ring(x: float, y: float, g: float, _: Rng) -> tuple[Points, list[Mark]]:
        a = np.linspace(0, 6.4, 12)
        circle = np.stack([x + 0.2 * g * np.cos(a), y + 0.2 * g * np.sin(a)], 1)
        return _cross(x, y, g * 0.35), [Line(circle, g * 0.075, "ruled"), dot(x, y, g * 0.07)]

    yield from _repeat(area, rng, gap, 0.8, ring)


@texture
def sprig(area: Area, rng: Rng, gap: float = 14) -> Iterator[Mark]:
    """Three leaves on a stalk."""
    leaf = np.array([[0, 0], [0.14, 0.07], [0.28, 0], [0.14, -0.07]])

    def plant(x: float, y: float, g: float, _: Rng) -> tuple[Points, list[Mark]]:
        marks: list[Mark] = []
        for a in (-1.57, -0.2, 3.34):
            turn = np.array([[math.cos(a), math.sin(a)], [-math.sin(a), math.cos(a)]])
            marks.append(Dot(leaf @ turn * g + [x, y]))
        marks.append(Line(np.array([[x, y], [x, y + g * 0.26]]), g * 0.07, "hatch"))
        return _cross(x, y, g * 0.35), marks

    yield from _repeat(area, rng, gap, 0.8, plant)


@texture
def lozenge(area: Area, rng: Rng, gap: float = 12) -> Iterator[Mark]:
    """Small diamonds, as on a diapered ground."""
    shape = np.array([[-0.16, 0], [0, -0.2], [0.16, 0], [0, 0.2]])

    def diamond(x: float, y: float, g: float, _: Rng) -> tuple[Points, list[Mark]]:
        return _cross(x, y, g * 0.22), [Dot(shape * g + [x, y])]

    yield from _repeat(area, rng, gap, 0.7, diamond)
