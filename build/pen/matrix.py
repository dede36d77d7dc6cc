"""Placing things: matrices and the `transform` attribute."""

from __future__ import annotations

import math
import re

import numpy as np
from numpy.typing import NDArray

Matrix = NDArray[np.float64]
Points = NDArray[np.float64]

_CALL = re.compile(r"(\w+)\s*\(([^)]*)\)")
_NUMBER = re.compile(r"[-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?")


def affine(a: float, b: float, c: float, d: float, e: float, f: float) -> Matrix:
    """The matrix SVG writes as matrix(a b c d e f)."""
    return np.array([[a, c, e], [b, d, f], [0, 0, 1]], float)


def identity() -> Matrix:
    """Leave everything where it is."""
    return np.eye(3)


def translate(x: float, y: float = 0.0) -> Matrix:
    """Move."""
    return affine(1, 0, 0, 1, x, y)


def scale(x: float, y: float | None = None) -> Matrix:
    """Grow or shrink about the origin."""
    return affine(x, 0, 0, x if y is None else y, 0, 0)


def rotate(degrees: float, x: float = 0.0, y: float = 0.0) -> Matrix:
    """Turn clockwise about a point."""
    c, s = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
    return translate(x, y) @ affine(c, s, -s, c, 0, 0) @ translate(-x, -y)


def mirror(x: float) -> Matrix:
    """Swap left and right about the upright line at x."""
    return affine(-1, 0, 0, 1, 2 * x, 0)


def transform(text: str | None) -> Matrix:
    """Read a transform attribute."""
    matrix = identity()
    for name, arguments in _CALL.findall(text or ""):
        matrix = matrix @ _call(name, [float(v) for v in _NUMBER.findall(arguments)])
    return matrix


def _call(name: str, v: list[float]) -> Matrix:
    match name:
        case "translate":
            return translate(*v)
        case "scale":
            return scale(*v)
        case "rotate":
            return rotate(*v)
        case "matrix":
            return affine(*v)
        case "skewX":
            return affine(1, 0, math.tan(math.radians(v[0])), 1, 0, 0)
        case "skewY":
            return affine(1, math.tan(math.radians(v[0])), 0, 1, 0, 0)
        case "mirror":
            return mirror(v[0])
    raise ValueError(f"unknown transform: {name}")


def apply(matrix: Matrix, points: Points) -> Points:
    """Move points."""
    return points @ matrix[:2, :2].T + matrix[:2, 2]


def size_of(matrix: Matrix) -> float:
    """How much larger things become."""
    return math.sqrt(abs(float(np.linalg.det(matrix[:2, :2]))))
