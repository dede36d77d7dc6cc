"""Edges of skins: short pieces that fit each other in any order, so that a sheet of any size is quickly cut.

Every piece begins and ends at the same depth. Multiplied over the skin along a side, it leaves the sheet its
outline (alpha) and burns its rim (colour); two sides meet at a corner by themselves.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from build.makers.surface.noise import Field
from build.pen.png import Pixels, encode
from build.pen.stroke import Rng, seeded, wander

PIECES, LENGTH, DEPTH = 12, 96, 64  # pieces in a strip; their size in pixels, two to a unit at 1080 lines
#: How deep the hand went, in units: a cut edge, a deckle, a torn end.
KINDS = {"cut": 0.8, "deckle": 2.2, "torn": 8.0}
BURNT = np.array([0.62, 0.46, 0.28])


def strip(kind: str) -> bytes:
    """All pieces of one kind beside each other, the outside of the sheet above."""
    rng = seeded("edge", kind)
    return encode(np.concatenate([_piece(KINDS[kind] * 2, rng) for _ in range(PIECES)], axis=1))


def _piece(amplitude: float, rng: Rng) -> Pixels:
    over = 4
    profile = _profile(LENGTH * over, amplitude * over, rng)
    below = np.arange(DEPTH * over)[:, None] + 0.5 - profile[None, :]
    inside = (below > 0).astype(float).reshape(DEPTH, over, LENGTH, over).mean(axis=(1, 3))
    depth = np.clip(below, 0, None).reshape(DEPTH, over, LENGTH, over).mean(axis=(1, 3)) / over
    return _burnt(depth, inside)


def _profile(count: int, amplitude: float, rng: Rng) -> NDArray[np.float64]:
    """The outline along one piece: slow and quick wandering, at rest at both ends."""
    rough = (
        wander(count, 2, rng)
        + 0.34 * wander(count, 7, rng)
        + (0.3 * wander(count, 20, rng) if amplitude > 40 else 0)
    )
    t = np.linspace(0, 1, count)
    rest = np.clip(np.minimum(t, 1 - t) * 9, 0, 1)
    ease = rest * rest * (3 - 2 * rest)
    profile: NDArray[np.float64] = amplitude * 0.36 + amplitude * 0.9 * (np.abs(rough) - 0.36) * ease
    return profile


def _burnt(depth: Field, inside: Field) -> Pixels:
    """Browned along the rim, darkest at the very edge."""
    brown = 0.60 * np.exp(-depth / 18) * np.clip(1 - depth / (DEPTH - 20), 0, 1)
    line = 0.42 * np.exp(-depth / 1.9)
    tone = (1 - brown[..., None] * (1 - BURNT)) * (1 - line[..., None])
    pixels = np.concatenate([tone, inside[..., None]], axis=2) * 255
    return np.clip(np.round(pixels), 0, 255).astype(np.uint8)
