"""The program's icon: a bell and a rat on a painted ground, from 16 to 512 pixels, for every system."""

from __future__ import annotations

import struct
from functools import lru_cache, partial

from build.makers.title.vines import data, spiral
from build.output import ROOT, Output, inked
from build.pen import PLAIN, Drawing, read
from build.pen.matrix import scale, translate
from build.pen.quantise import small_png
from build.pen.raster import bake, with_resvg

SIZES = (16, 24, 32, 48, 64, 128, 256, 512)
#: Below this the bell and the rat stand alone, in fewer and bolder strokes.
SMALL = 48
#: What macOS calls a picture of this many pixels.
ICNS = {16: b"icp4", 32: b"icp5", 64: b"icp6", 128: b"ic07", 256: b"ic08", 512: b"ic09"}
BELL = "M14 80c10-8 12-20 13-34 2-20 9-31 21-31s19 11 21 31c1 14 3 26 13 34-22 6-46 6-68 0z"
BROAD_BELL = "M8 82c9-9 11-22 13-38 3-20 12-32 27-32s24 12 27 32c2 16 4 29 13 38-25 7-55 7-80 0z"
LITTLE_RAT = "M26 86c-3-14 6-25 18-25 5-7 12-6 15-1 8 2 14 8 20 15-1 5-7 6-13 5-4 4-8 6-14 8-10 2-22 2-26-2z"


def small() -> str:
    """For a task bar: a gold bell, a black rat before it."""
    drawing = Drawing((0, 0, 96, 96), "icon_small")
    drawing.path(
        "M16 2h64c9 0 14 5 14 14v64c0 9-5 14-14 14H16c-9 0-14-5-14-14V16C2 7 7 2 16 2z",
        fill="madder",
        ink=4,
        line="dark-wood",
        bloom=0,
        lit="4 4 0.18",
    )
    drawing.path("M48 6v8", ink=9, line="dark-wood", pen="firm")
    drawing.path(
        BROAD_BELL, fill="leaf-gold", ink=4, line="dark-wood", lit="6 4 0.45", shade="10 0 0.25", bloom=0
    )
    drawing.path("M38 86C20 94 6 88 8 72", ink=8, line="dark-wood", pen="firm")
    drawing.path("M38 86C20 92 8 86 9 73", ink=4.4, line="rose+0.3", pen="firm")
    drawing.path(LITTLE_RAT, fill="dark-wood", ink=1.2, line="dark-wood", bloom=0, pool=0)
    drawing.path("M36 56a9.500 9.500 0 1 0 19 0a9.500 9.500 0 1 0 -19 0z", fill="dark-wood", ink=0, pool=0)
    drawing.path("M40 56a5.500 5.500 0 1 0 11 0a5.500 5.500 0 1 0 -11 0z", fill="rose", ink=0, pool=0)
    drawing.path("M59 67a3.200 3.200 0 1 0 6.400 0a3.200 3.200 0 1 0 -6.400 0z", fill="ivory", ink=0, pool=0)
    return drawing.svg("small")


def large() -> str:
    """For a dock: an illuminated square like the initials, with the bell and the rat that gnaws."""
    drawing = Drawing((0, 0, 256, 256), "icon_large")
    frame = "M40 8h176c20 0 32 12 32 32v176c0 20-12 32-32 32H40c-20 0-32-12-32-32V40C8 20 20 8 40 8z"
    drawing.path(frame, fill="leaf-gold", ink=5, lit="4 4 0.4", shade="6 6 0.28", bloom=0)
    drawing.path(
        "M44 22h168c14 0 22 8 22 22v168c0 14-8 22-22 22H44c-14 0-22-8-22-22V44c0-14 8-22 22-22z",
        fill="ultramarine",
        ink=3.6,
        shade="-6 -6 0.3",
        pat="lozenge 20 ultramarine*0.700",
    )
    drawing.path(
        "M46 29h164c12 0 17 6 17 17v164c0 12-6 17-17 17H46c-12 0-17-6-17-17V46c0-12 6-17 17-17z",
        ink=1.6,
        line="ivory*0.900",
    )
    for x, y, start, way in ((52, 60, 0.6, 1), (204, 60, 2.6, -1), (46, 160, 5.4, -1), (208, 130, 3.6, 1)):
        drawing.path(data(spiral(x, y, 18, 1.4, start, way)[::4]), ink=2.4, line="ivory*0.950", wobble=0.2)
    drawing.path("M128 30v22", ink=9)
    drawing.path("M112 40c0-16 32-16 32 0", ink=6)
    drawing.path("M112 200c2 20 30 20 32 0z", fill="ochre*0.600", ink=3.6)
    drawing.path(
        BELL,
        translate(20, 14) @ scale(2.25, 2.25),
        fill="leaf-gold",
        ink=3,
        lit="3 2 0.42",
        shade="9 0 0.3",
        bloom=0,
        pat="hatch 82 4 0.300 0.800",
    )
    drawing.path("M86 118c26 8 58 8 84 0M60 186c44 12 92 12 136 0M82 130c28 8 64 8 92 0", ink=3)
    drawing.path("M92 62c-6 12-8 26-10 42", ink=6, line="ivory", pen="tail")
    drawing.place(read("rat/sit").shapes, translate(72, 100) @ scale(1.02, 1.02), dye={"fur": "slate*0.780"})
    for x in (20, 236):
        for y in (20, 236):
            ring = "M-9 0a9 9 0 1 0 18 0a9 9 0 1 0 -18 0z"
            drawing.path(ring, translate(x, y), fill="vermilion", ink=3, lit="3 3 0.4")
    return drawing.svg("large")


@lru_cache(maxsize=16)
def icon(size: int) -> bytes:
    """The icon as PNG."""
    return bake(small() if size <= SMALL else large(), size, size)


def lean(size: int) -> bytes:
    """The icon for our own window, in few colours where that saves much."""
    return small_png(with_resvg(large(), size, size)) if size >= 128 else icon(size)


def ico() -> bytes:
    """All sizes Windows wants, in one file."""
    pictures = [(size, icon(size)) for size in SIZES if size <= 256]
    head, at = struct.pack("<HHH", 0, 1, len(pictures)), 6 + 16 * len(pictures)
    entries = b""
    for size, png in pictures:
        entries += struct.pack("<BBBBHHII", size % 256, size % 256, 0, 0, 1, 32, len(png), at)
        at += len(png)
    return head + entries + b"".join(png for _, png in pictures)


def icns() -> bytes:
    """All sizes macOS wants, in one file."""
    parts = b"".join(
        kind + struct.pack(">I", len(icon(size)) + 8) + icon(size) for size, kind in ICNS.items()
    )
    return b"icns" + struct.pack(">I", len(parts) + 8) + parts


def outputs() -> list[Output]:
    """The icon under art/inked/program."""
    parts = (PLAIN / "parts" / "rat" / "sit.svg", ROOT / "build" / "makers" / "title" / "vines.py")
    pictures = [Output(inked(f"program/icon_{size}.png"), partial(lean, size), parts) for size in SIZES]
    return [
        *pictures,
        Output(inked("program/icon.ico"), ico, parts),
        Output(inked("program/icon.icns"), icns, parts),
    ]
