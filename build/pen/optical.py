"""Optical sizes: the same drawing with bolder lines and less detail when it will be small."""

from __future__ import annotations

from typing import NamedTuple


class Size(NamedTuple):
    """How a drawing changes for one size: gain of outer and inner lines, spacing of textures."""

    contour: float
    line: float
    spacing: float
    fine: bool


SIZES: dict[str, Size] = {
    "small": Size(1.3, 1.2, 1.6, fine=False),
    "medium": Size(1.0, 1.0, 1.0, fine=True),
    "large": Size(0.8, 0.85, 0.9, fine=True),
}
# Textures that only turn grey when small; the others grow coarser instead.
FINE = frozenset({"hatch", "curl", "stipple"})


def shown(only: str, size: str) -> bool:
    """Whether a shape marked `only="medium large"` appears at this size."""
    return not only or size in only.split()


def gain(pen: str, size: str) -> float:
    """How much heavier this pen writes at this size."""
    if pen in ("letter", "ruled"):
        return 1.0
    return SIZES[size].contour if pen in ("contour", "firm") else SIZES[size].line


def file_suffix(size: str, sizes: tuple[str, ...]) -> str:
    """What a file name gains for a size: nothing when there is only one, or for the largest."""
    return "" if size == sizes[-1] else f"@{size}"
