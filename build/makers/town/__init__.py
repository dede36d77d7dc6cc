"""The street of Rattus Cartus: maps/town.tmx and its tiles at 96 pixels.

Draw the layers heaven_N, wall, kerb_N and cobbles for N houses; places_N names what stands where.
"""

from __future__ import annotations

import numpy as np

from build.makers.town.patches import PATCHES
from build.makers.town.plan import COBBLES, COLUMNS, KERB, ROWS, TILE, WALL, spots
from build.output import ROOT, Output, code_files
from build.pen import ink_text
from build.pen.quantise import small_png
from build.pen.raster import with_resvg

SCALE = 2
PIXELS = TILE * SCALE
SHEET_ROWS = 1 + sum(rows for _, columns, rows in PATCHES.values() if columns > 1)


def first_tiles() -> dict[str, int]:
    """The number of the first tile of each patch; single tiles share the first row."""
    first, single, row = {}, 1, 1
    for name, (_, columns, rows) in PATCHES.items():
        if columns == 1:
            first[name] = single
            single += 1
        else:
            first[name] = 1 + row * COLUMNS
            row += rows
    return first


def tiles() -> bytes:
    """The tile set's picture."""
    sheet = np.zeros((SHEET_ROWS * PIXELS, COLUMNS * PIXELS, 4), np.uint8)
    for name, (make, columns, rows) in PATCHES.items():
        picture = with_resvg(ink_text(make(), f"town_{name}", "large"), columns * PIXELS, rows * PIXELS)
        row, column = divmod(first_tiles()[name] - 1, COLUMNS)
        y, x = row * PIXELS, column * PIXELS
        sheet[y : y + rows * PIXELS, x : x + columns * PIXELS] = picture
    return small_png(sheet)


def layers() -> dict[str, list[list[int]]]:
    """Tile numbers of every layer, from back to front."""
    first, out = first_tiles(), {}
    for plots in (2, 3):
        each = COLUMNS // plots
        tones = [first["heaven_red" if x // each % 2 else "heaven_blue"] for x in range(COLUMNS)]
        out[f"heaven_{plots}"] = [list(tones) if y < KERB else [0] * COLUMNS for y in range(ROWS)]
    for name, top in (("wall", WALL), ("kerb_2", KERB), ("kerb_3", KERB), ("cobbles", COBBLES)):
        out[name] = [[0] * COLUMNS for _ in range(ROWS)]
        for row in range(PATCHES[name][2]):
            out[name][top + row] = [first[name] + row * COLUMNS + x for x in range(COLUMNS)]
    return out


def tmx() -> str:
    """The map as Tiled reads it; what is for three houses is hidden there behind what is for two."""
    body, number, thing = [], 1, 1
    for name, cells in layers().items():
        rows = ",\n".join(",".join(map(str, row)) for row in cells)
        hidden = ' visible="0"' if name.endswith("_2") else ""
        body.append(
            f' <layer id="{number}" name="{name}" width="{COLUMNS}" height="{ROWS}"{hidden}>\n'
            f'  <data encoding="csv">\n{rows}\n</data>\n </layer>'
        )
        number += 1
    for plots in (2, 3):
        hidden = ' visible="0"' if plots == 2 else ""
        body.append(f' <objectgroup id="{number}" name="places_{plots}"{hidden}>')
        number += 1
        for spot in spots(plots):
            box = " ".join(
                f'{key}="{round(value * SCALE)}"'
                for key, value in zip(("x", "y", "width", "height"), spot[2:], strict=True)
            )
            body.append(f'  <object id="{thing}" name="{spot.name}" type="{spot.kind}" {box}/>')
            thing += 1
        body.append(" </objectgroup>")
    head = (
        f'<map version="1.10" orientation="orthogonal" renderorder="right-down" width="{COLUMNS}"'
        f' height="{ROWS}" tilewidth="{PIXELS}" tileheight="{PIXELS}" infinite="0"'
        f' nextlayerid="{number}" nextobjectid="{thing}">'
    )
    tileset = (
        f' <tileset firstgid="1" name="town" tilewidth="{PIXELS}" tileheight="{PIXELS}"'
        f' tilecount="{SHEET_ROWS * COLUMNS}" columns="{COLUMNS}">\n'
        f'  <image source="town/tiles.png" width="{COLUMNS * PIXELS}" height="{SHEET_ROWS * PIXELS}"/>\n'
        " </tileset>"
    )
    return "\n".join(['<?xml version="1.0" encoding="UTF-8"?>', head, tileset, *body, "</map>"]) + "\n"


def outputs() -> list[Output]:
    """The map and its tiles."""
    code = (*code_files("build/makers/town"), ROOT / "build" / "makers" / "title" / "niche.py")
    return [Output("maps/town/tiles.png", tiles, code), Output("maps/town.tmx", tmx, code)]
