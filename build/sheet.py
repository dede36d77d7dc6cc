"""Contact sheets of inked art on vellum and oak: `python -m build.sheet [names] [--sizes 96,40,32]`."""

from __future__ import annotations

import argparse
from collections.abc import Iterable
from pathlib import Path

import numpy as np
import pygame

from build.output import INKED, ROOT
from build.pen.palette import PIGMENTS, Rgb
from build.pen.png import Pixels, encode
from build.pen.raster import pixels_of, size_in, surface_of, with_nanosvg

OUT = ROOT / "dist" / "art"
GROUNDS = ("vellum", "oak")
GAP, LABEL = 10, 18


def pictures(names: Iterable[str]) -> list[Path]:
    """Inked files whose path begins with one of the names."""
    folder = ROOT / INKED
    files = sorted(path for path in folder.rglob("*") if path.suffix in (".svg", ".png"))
    wanted = tuple(names)
    return [f for f in files if not wanted or f.relative_to(folder).as_posix().startswith(wanted)]


def picture(path: Path, height: int) -> Pixels:
    """A picture at a height in pixels, as the game shows it; never wider than three times its height."""
    if path.suffix == ".svg":
        svg = path.read_text(encoding="utf-8")
        width, high = size_in(svg, height=height)
        return with_nanosvg(svg, width, high) if width <= 3 * height else with_nanosvg(svg, width=3 * height)
    surface = surface_of(pixels_of(pygame.image.load(path)))
    w, h = surface.get_size()
    scale = min(height / h, 3 * height / w)
    return pixels_of(
        pygame.transform.smoothscale(surface, (max(1, round(w * scale)), max(1, round(h * scale))))
    )


def grey(pixels: Pixels) -> Pixels:
    """The same picture without its colours."""
    out = pixels.copy()
    out[..., :3] = (pixels[..., :3] @ np.array([0.2126, 0.7152, 0.0722])).astype(np.uint8)[..., None]
    return out


def cell(path: Path, sizes: list[int], in_grey: bool) -> pygame.Surface:
    """One picture at all sizes beside each other, in colour and below that in grey, with its name."""
    rows = [[picture(path, size) for size in sizes]]
    if in_grey:
        rows.append([grey(pixels) for pixels in rows[0]])
    width = sum(pixels.shape[1] + GAP for pixels in rows[0])
    height = max(pixels.shape[0] for pixels in rows[0]) + GAP
    surface = pygame.Surface((max(width, 96), len(rows) * height + LABEL), pygame.SRCALPHA)
    for k, row in enumerate(rows):
        x = 0
        for pixels in row:
            surface.blit(surface_of(pixels), (x, k * height + (height - GAP - pixels.shape[0]) // 2))
            x += pixels.shape[1] + GAP
    return surface


def sheet(
    files: list[Path], sizes: list[int], ground: str, in_grey: bool, width: int = 1600
) -> pygame.Surface:
    """All these pictures in rows on one ground."""
    pygame.font.init()
    font = pygame.font.Font(None, 17)
    cells = [(path, cell(path, sizes, in_grey)) for path in files]
    places, x, y, deep = [], GAP, GAP, 0
    for path, surface in cells:
        if x > GAP and x + surface.get_width() > width:
            x, y, deep = GAP, y + deep + GAP, 0
        places.append((path, surface, x, y))
        x += surface.get_width() + GAP
        deep = max(deep, surface.get_height())
    out = pygame.Surface((width, y + deep + GAP))
    out.fill(PIGMENTS[ground])
    words: Rgb = PIGMENTS["ivory" if ground == "oak" else "ink"]
    for path, surface, left, top in places:
        out.blit(surface, (left, top))
        out.blit(font.render(path.stem, True, words), (left, top + surface.get_height() - LABEL + 3))
    return out


def main() -> None:
    """Write the sheets to dist/art."""
    parser = argparse.ArgumentParser(prog="python -m build.sheet", description=__doc__)
    parser.add_argument("names", nargs="*", help="such as icons or people/host; all without")
    parser.add_argument("--sizes", default="96,40,32", help="heights in pixels")
    parser.add_argument("--on", default="vellum,oak", help="grounds: vellum, oak or any pigment")
    parser.add_argument("--no-grey", action="store_true")
    parser.add_argument("--name", default="", help="name of the sheet")
    parser.add_argument("--width", type=int, default=1600)
    options = parser.parse_args()
    sizes = [int(word) for word in options.sizes.split(",")]
    files = pictures(options.names)
    name = options.name or "_".join(word.replace("/", "-") for word in options.names) or "all"
    OUT.mkdir(parents=True, exist_ok=True)
    for ground in options.on.split(","):
        shown = sheet(files, sizes, ground, not options.no_grey, options.width)
        target = OUT / f"{name}_{ground}.png"
        target.write_bytes(encode(pixels_of(shown)[..., :3]))
        print(f"{len(files)} pictures on {target.relative_to(ROOT)}")


if __name__ == "__main__":
    main()
