"""Finds the files of faces; that of headings is Cinzel in a fixed weight, cut when the program was built."""

from __future__ import annotations

import json
from functools import lru_cache
from importlib.util import find_spec
from pathlib import Path

from art import __file__ as _art

_ROOT = Path(_art).parents[1]
#: Where the packager puts the cuts, and where a checkout keeps them.
_PLACES = (_ROOT / "art" / "fonts", _ROOT / "dist" / "fonts")


def face_path(family: str, weight: int = 400, style: str = "normal") -> Path:
    """Find a cut in the package of its family; to ask every package there is takes longer."""
    package = find_spec(f"fontpkg_{family.replace('-', '_')}")
    if package is None or package.origin is None:
        raise LookupError(family)
    folder = Path(package.origin).parent
    try:
        cuts = json.loads((folder / "metadata.json").read_text(encoding="utf-8"))["files"]
    except ValueError as error:
        raise LookupError(family) from error
    for cut in cuts:
        if cut["style"] == style and (cut["variable"] or cut["weight"] == weight):
            return folder / str(cut["path"])
    raise LookupError(family)


@lru_cache(maxsize=4)
def heading_font_path(weight: str = "Bold") -> Path:
    """A font file for headings in `Bold` or `Black`; the plain weight if nothing could be cut."""
    for folder in _PLACES:
        path = folder / f"Cinzel-{weight}.ttf"
        if path.is_file():
            return path
    return _cut(weight) or face_path("cinzel")


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
