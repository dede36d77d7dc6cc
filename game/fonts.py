"""Finds the face of headings: Cinzel in a fixed weight, cut when the program was built."""

from __future__ import annotations

from functools import lru_cache
from importlib.util import find_spec
from pathlib import Path

import fontpkg

from art import __file__ as _art

_ROOT = Path(_art).parents[1]
#: Where the packager puts the cuts, and where a checkout keeps them.
_PLACES = (_ROOT / "art" / "fonts", _ROOT / "dist" / "fonts")


@lru_cache(maxsize=4)
def heading_font_path(weight: str = "Bold") -> Path:
    """A font file for headings in `Bold` or `Black`; the plain weight if nothing could be cut."""
    for folder in _PLACES:
        path = folder / f"Cinzel-{weight}.ttf"
        if path.is_file():
            return path
    return _cut(weight) or Path(str(fontpkg.path("Cinzel")))


def _cut(weight: str) -> Path | None:
    """Cut it now, in a checkout where the tools of the art are installed."""
    if not (_ROOT / "build" / "fonts.py").is_file() or find_spec("fontTools") is None:
        return None
    from build import fonts

    try:
        made = fonts.write(_PLACES[1])
    except OSError:
        return None
    return next((path for path in made if path.stem.endswith(weight)), None)
