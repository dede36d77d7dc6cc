"""The twelve houses of Rattus Cartus, baked: large for the street and the zoom, small for cards and lists."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from build.output import Output, inked
from build.pen import PLAIN, ink_file, read
from build.pen.quantise import small_png
from build.pen.raster import with_resvg

#: Heights in pixels by optical size, twice what a screen of 1080 lines shows.
HEIGHTS = {"large": 620, "small": 192}


def house(source: Path, size: str) -> bytes:
    """One house as PNG."""
    return small_png(with_resvg(ink_file(source, f"buildings/{source.stem}", size), height=HEIGHTS[size]))


def outputs() -> list[Output]:
    """Every house under art/inked/buildings, as name.png and name@small.png."""
    return [
        Output(
            inked(f"buildings/{source.stem}{'@small' if size == 'small' else ''}.png"),
            partial(house, source, size),
            read(source).files,
        )
        for source in sorted((PLAIN / "parts" / "building").glob("*.svg"))
        for size in HEIGHTS
    ]
