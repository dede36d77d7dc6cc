"""What the title is painted with: wordmark, vines and the three doors, baked where they are heavy."""

from __future__ import annotations

from functools import partial

from build.makers.title import vines
from build.makers.title.cathedral import cathedral
from build.makers.title.europe import europe
from build.makers.title.gate import gate
from build.makers.title.wordmark import wordmark
from build.output import Output, code_files, inked
from build.pen import PLAIN, ink_text
from build.pen.quantise import small_png
from build.pen.raster import with_resvg

#: Twice the size they have on a screen of 1080 lines.
DOOR_HEIGHT, WORDMARK_WIDTH = 1164, 2380
DOORS = {"notre_dame": cathedral, "rattus": europe, "rattus_cartus": gate}


def door(name: str) -> bytes:
    """A door as PNG."""
    svg = ink_text(DOORS[name](), f"door_{name}", "large")
    return small_png(with_resvg(svg, height=DOOR_HEIGHT))


def mark() -> bytes:
    """The wordmark as PNG."""
    return small_png(with_resvg(wordmark(), width=WORDMARK_WIDTH))


def outputs() -> list[Output]:
    """Everything under art/inked/title that is more than one plain drawing."""
    parts = (
        *(PLAIN / "parts" / "rat").glob("*.svg"),
        *(PLAIN / "parts" / "town" / f"{name}.svg" for name in ("guard", "lady", "monk", "peasant")),
        *(PLAIN / "parts" / "title").glob("*.svg"),
        *(PLAIN / "classes").glob("*.svg"),
        *code_files("build/makers/title"),
    )
    sprays = {"spray_corner": vines.corner, "spray_bar": vines.bar, "spray_rise": vines.rise}
    return [
        *(Output(inked(f"title/door_{name}.png"), partial(door, name), parts) for name in DOORS),
        Output(inked("title/wordmark.png"), mark, parts),
        *(Output(inked(f"frames/{name}.svg"), make, parts) for name, make in sprays.items()),
    ]
