"""Opens the faces from which makers draw letters."""

from __future__ import annotations

from functools import lru_cache

from fontTools.ttLib import TTFont  # type: ignore[import-untyped]
from fontTools.varLib.instancer import instantiateVariableFont  # type: ignore[import-untyped]

from build.output import ROOT

FONTS = ROOT / "art" / "fonts"
CINZEL = FONTS / "Cinzel-Variable.ttf"
SEMIBOLD_ITALIC = FONTS / "Spectral-SemiBoldItalic.ttf"


@lru_cache(maxsize=2)
def cinzel(weight: int) -> TTFont:
    """The heading face in a weight; the outlines are finer than those of a cut that was written to a file."""
    return instantiateVariableFont(TTFont(CINZEL), {"wght": weight})
