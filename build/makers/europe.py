"""The map of Europe: painted ground, ink, veils and arrows as tiles, and the file that puts them together."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

import numpy as np

from build import fonts
from build.makers.europe_map import chart, paint
from build.makers.europe_map.chart import SCALE, STEPS
from build.makers.europe_map.tiles import Grid, TileSet, halved
from build.makers.europe_map.tmx import MapFile, add_places
from build.output import ROOT, Output, code_files
from build.pen import PLAIN
from build.pen.png import encode
from build.pen.quantise import small_png

STEP = 3


class Layer(NamedTuple):
    """A layer of drawn tiles: shown from `seats` on, or lying over the map `below` that many."""

    name: str
    grid: Grid
    shown: bool
    properties: dict[str, int]


@lru_cache(maxsize=1)
def drawn() -> tuple[TileSet, tuple[Layer, ...]]:
    """The tiles of ink, names, arrows and veils, and the layers that use them."""
    tiles = TileSet(SCALE)
    ink = Layer("ink", tiles.cut(chart.ink()), True, {})
    names = Layer("names", tiles.cut(chart.names()), True, {})
    arrows = (
        Layer(f"arrows_{seats}", tiles.cut(chart.arrow_layer(seats)), True, {"seats": seats})
        for seats in STEPS
    )
    veils = (
        Layer(f"veil_{seats}", tiles.cut(chart.veil(seats)), False, {"below": seats}) for seats in STEPS[1:]
    )
    return tiles, (ink, names, *arrows, *veils)


@lru_cache(maxsize=1)
def ground() -> tuple[TileSet, Grid]:
    """The tiles of the painted ground, at single size: paint has no sharp edges."""
    tiles = TileSet(1)
    return tiles, tiles.cut(paint.ground())


def painted() -> bytes:
    """The ground as PNG, in steps of colour too small to be seen, which halves the file."""
    steps = np.round(ground()[0].picture() / STEP) * STEP
    return encode(steps.clip(0, 255).astype(np.uint8))


def map_file() -> str:
    """The map as Tiled opens it."""
    file = MapFile()
    paint_tiles, paint_grid = ground()
    ink_tiles, layers = drawn()
    first_paint = file.tile_set("ground", "europe/ground.png", len(paint_tiles.tiles))
    first_ink = file.tile_set("ink", "europe/ink.png", len(ink_tiles.tiles))
    file.tile_layer("ground", paint_grid, first_paint, True, {})
    for layer in layers:
        file.tile_layer(layer.name, layer.grid, first_ink, layer.shown, layer.properties)
    add_places(file)
    return file.text()


def outputs() -> list[Output]:
    """The map and its pictures."""
    inputs: tuple[Path, ...] = (
        *code_files("build/makers/europe_map"),
        *sorted((PLAIN / "parts" / "chart").glob("*.svg")),
        *(ROOT / "build" / "fonts.py", fonts.CINZEL, fonts.SEMIBOLD_ITALIC),
        ROOT / "rules" / "rattus" / "europe.toml",
    )
    return [
        Output("maps/europe.tmx", map_file, inputs),
        Output("maps/europe/ground.png", painted, inputs),
        Output("maps/europe/ink.png", lambda: small_png(halved(drawn()[0].picture())), inputs),
        Output("maps/europe/ink@2x.png", lambda: small_png(drawn()[0].picture()), inputs),
    ]
