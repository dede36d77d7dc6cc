"""The letters of a phone: four cuts of the faces, with what the languages and most names of Europe need."""

from __future__ import annotations

import io
from pathlib import Path

from fontTools.subset import Options, Subsetter  # type: ignore[import-untyped]
from fontTools.ttLib import TTFont  # type: ignore[import-untyped]

FACES = {
    "text": "Spectral-Medium.ttf",
    "italic": "Spectral-MediumItalic.ttf",
    "bold": "Spectral-Bold.ttf",
    "heading": "Cinzel-Bold.ttf",
}
#: Latin letters with their accents, signs between words, arrows, and the minus.
LETTERS = (
    *range(0x20, 0x7F),
    *range(0xA0, 0x180),
    *(0x2013, 0x2014, 0x2018, 0x2019, 0x201A, 0x201C, 0x201D, 0x201E, 0x2026, 0x2039, 0x203A, 0x202F),
    *(0x2190, 0x2191, 0x2192, 0x2193, 0x2212, 0x2248, 0x2260, 0x2264, 0x2265),
)
FEATURES = ["kern", "liga", "lnum", "locl", "mark", "tnum"]


def cut(face: Path) -> bytes:
    """Cut a face down to these letters and pack it."""
    font = TTFont(face, recalcTimestamp=False)
    cutter = Subsetter(Options(layout_features=FEATURES, hinting=False, notdef_outline=True))
    cutter.populate(unicodes=LETTERS)
    cutter.subset(font)
    font.flavor = "woff2"
    packed = io.BytesIO()
    font.save(packed, reorderTables=False)
    return packed.getvalue()
