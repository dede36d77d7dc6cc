"""Cuts fixed weights of Cinzel, of which SDL draws only the default: `python -m build.fonts [folder]`.

Cinzel comes as the package fontpkg-cinzel under the SIL Open Font License; its text is laid beside the cuts.
No font is versioned: the cuts go to dist/fonts, which a checkout uses and the packager puts into the program.
"""

from __future__ import annotations

import io
import sys
from functools import lru_cache
from pathlib import Path

import fontpkg
from fontTools.ttLib import TTFont  # type: ignore[import-untyped]
from fontTools.varLib import instancer  # type: ignore[import-untyped]

ROOT = Path(__file__).resolve().parents[1]
FOLDER = ROOT / "dist" / "fonts"
WEIGHTS = {"Bold": 700, "Black": 900}


def source() -> Path:
    """The variable font as installed."""
    return Path(str(fontpkg.path("Cinzel")))


@lru_cache(maxsize=4)
def cut(weight: int) -> TTFont:
    """One weight of Cinzel as a plain font."""
    font = TTFont(source(), recalcTimestamp=False)
    if "fvar" in font:
        font = instancer.instantiateVariableFont(font, {"wght": weight}, updateFontNames=False)
    return font


def write(folder: Path = FOLDER) -> list[Path]:
    """Write every cut and the licence; the same bytes every time."""
    folder.mkdir(parents=True, exist_ok=True)
    written = []
    for name, weight in WEIGHTS.items():
        data = io.BytesIO()
        cut(weight).save(data)
        path = folder / f"Cinzel-{name}.ttf"
        path.write_bytes(data.getvalue())
        written.append(path)
    (folder / "Cinzel-OFL.txt").write_bytes((source().parents[1] / "LICENSE").read_bytes())
    return written


if __name__ == "__main__":
    for made in write(*map(Path, sys.argv[1:2])):
        print(made)
