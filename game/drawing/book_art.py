"""Larger things made of surfaces: the open codex, the charter, the painted frame, and corners."""

from __future__ import annotations

import re
from pathlib import Path

import pygame

from game.drawing import missing_art, surfaces
from game.drawing.surface_cache import Stowed
from game.drawing.surfaces import FOLDER, Size

_VIEW = re.compile(r'viewBox="\S+ \S+ (\S+) (\S+)"')


@Stowed
def ornament(name: str, height: int) -> pygame.Surface:
    """An inked ornament by its kind and name, so many pixels high."""
    height = max(1, height)
    return missing_art.instead(
        name,
        lambda: _drawn(FOLDER.parent / f"{name}.svg", height),
        lambda: missing_art.plain((height, height), (0, 0, 0, 0)),
    )


def _drawn(path: Path, height: int) -> pygame.Surface:
    with path.open(encoding="utf-8") as file:
        found = _VIEW.search(file.read(300))
    width, high = (float(v) for v in found.groups()) if found else (1.0, 1.0)
    return pygame.image.load_sized_svg(path, (max(1, round(height * width / high)), height))


def four(target: pygame.Surface, corner: pygame.Surface, box: pygame.Rect) -> None:
    """Put one corner, drawn for the upper left, into all four."""
    width, height = corner.get_size()
    for right in (False, True):
        for low in (False, True):
            place = (box.right - width if right else box.left, box.bottom - height if low else box.top)
            target.blit(pygame.transform.flip(corner, right, low), place)


@Stowed
def codex(size: Size, scale: float, *, strong: bool = False) -> pygame.Surface:
    """An open book: red hide with brass corners, leaf upon leaf, two pages and the fold between them."""
    width, height = size
    out = pygame.Surface(size, pygame.SRCALPHA)
    out.blit(surfaces.sheet(size, scale, 5, "leather_red", "cut", "cut", strong=strong), (0, 0))
    four(out, ornament("ui/corner_brass", round(80 * scale)), out.get_rect())
    margin = round(22 * scale)
    half, high = width // 2 - margin, height - 2 * margin
    for leaf in range(4, -1, -1):
        step = round(leaf * 3.2 * scale)
        for side in (-1, 1):
            seed = 400 + leaf * 2 + (side > 0)
            page = surfaces.sheet((half + 2, high), scale, seed, "vellum", strong=strong)
            x = margin - step + 2 if side < 0 else width // 2 - 2 + step
            surfaces.lay(out, page, (x, margin + round(leaf * 1.4 * scale)), scale, 1)
    fold = pygame.transform.smoothscale(surfaces.picture("fold", strong=strong), (round(240 * scale), high))
    out.blit(fold, (width // 2 - fold.get_width() // 2, margin), special_flags=pygame.BLEND_RGB_MULT)
    return out


@Stowed
def charter(size: Size, scale: float, *, strong: bool = False) -> pygame.Surface:
    """A charter with its foot turned up, where the tags of the seals go through."""
    width, height = size
    foot = round(38 * scale)
    out = surfaces.sheet((width, height), scale, 7, "vellum", strong=strong).copy()
    turned = surfaces.sheet((width, foot), scale, 8, "stained", strong=strong)
    surfaces.lay(out, turned, (0, height - foot), scale, -3)
    return out


@Stowed
def gold_frame(size: Size, scale: float) -> pygame.Surface:
    """The gilded frame of a miniature, clear inside; its moulding is 20 units wide."""
    out = pygame.Surface(size, pygame.SRCALPHA)
    corner = ornament("frames/corner_gold", round(96 * scale))
    side = ornament("frames/side_gold", round(24 * scale))
    reach = corner.get_width()
    for turn in (0, -90, 180, 90):
        length = (size[0] if turn in (0, 180) else size[1]) - 2 * reach + 2
        if length <= 0:
            continue
        bar = pygame.transform.smoothscale(side, (length, side.get_height()))
        bar = pygame.transform.rotate(bar, turn)
        x = {0: reach - 1, 180: reach - 1, 90: 0, -90: size[0] - bar.get_width()}[turn]
        y = {0: 0, 180: size[1] - bar.get_height(), 90: reach - 1, -90: reach - 1}[turn]
        out.blit(bar, (x, y))
    four(out, corner, out.get_rect())
    return out
