"""Portraits of all persons, characters and classes, baked in three optical sizes."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from build.makers.portrait.compose import portrait
from build.makers.portrait.recipes import BOOKS, Recipe, recipes
from build.output import Output, code_files, inked
from build.pen import read
from build.pen.quantise import small_png
from build.pen.raster import with_resvg

# Widths in pixels: twice a 64 px token, twice the niche on a hand card, twice the niche on a zoomed card.
WIDTHS = {"small": 128, "medium": 250, "large": 600}


def outputs() -> list[Output]:
    """Three sizes of everyone; each depends on its own recipe and the parts it names."""
    return [
        Output(
            inked(f"{kind}/{name}@{size}.png"),
            partial(baked, kind, name, size),
            inputs(kind, recipe),
            row=recipe,
        )
        for kind in BOOKS
        for name, recipe in recipes(kind).items()
        for size in WIDTHS
    ]


def inputs(kind: str, recipe: Recipe) -> tuple[Path, ...]:
    """The parts of one person, the frames, and the modules that compose."""
    parts = [f"people/{part}/{which}" for part, which in recipe.parts()]
    frames = ["people/frame/lancet"] if kind == "figure" else ["people/frame/arch", "people/frame/arch_s"]
    files = [file for part in parts + frames for file in read(part).files]
    return (*files, *code_files("build/makers/portrait"))


def baked(kind: str, name: str, size: str) -> bytes:
    """One portrait as a small PNG."""
    shape = "lancet" if kind == "figure" else "arch"
    return small_png(with_resvg(portrait(name, recipes(kind)[name], size, shape), WIDTHS[size]))
