"""The empty chart of Europe: its tiles put together once for every size of the window."""

from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import pygame

from game.drawing import missing_art
from game.drawing.surface_cache import CUPBOARD, Stowed
from game.drawing.theme import VELLUM
from game.drawing.tiled_map import TILE, chart

#: How many seats the printed map gives so many regions; layers are named after them.
TIERS = {8: 2, 10: 3, 12: 4}
FINE = 2 * TILE


def ground(regions: int, pixels: tuple[int, int]) -> pygame.Surface:
    """Give sea, land, ink and arrows at a size, with a veil over the regions that are not in play."""
    easel = cache(Easel)
    # Both are put together upon one easel, which is too large to be set up twice.
    names(pixels, easel)
    return CUPBOARD.fetched((ground, regions, pixels), lambda: easel().chart(TIERS[regions], pixels))


def names(pixels: tuple[int, int], easel: "Callable[[], Easel] | None" = None) -> pygame.Surface:
    """Give the names of all regions, to be laid over what shines there."""
    return CUPBOARD.fetched((names, pixels), lambda: (easel or Easel)().inked(("names",), pixels))


@Stowed
def shades(pixels: tuple[int, int]) -> pygame.Surface:
    """Give the same names on white, to be laid as a shade over what has lost its light."""
    sheet = pygame.Surface(pixels)
    sheet.fill("white")
    sheet.blit(names(pixels), (0, 0), special_flags=pygame.BLEND_PREMULTIPLIED)
    return sheet.convert()


class Easel:
    """A sheet on which layers are put together at double size, one after the other, and the ink for them."""

    def __init__(self) -> None:
        self._tiled = chart("europe").tiled
        self._sheet = pygame.Surface((self._tiled.width * FINE, self._tiled.height * FINE), pygame.SRCALPHA)
        self._ink = _ink(self._tiled)

    def chart(self, tier: int, pixels: tuple[int, int]) -> pygame.Surface:
        """Paint the chart for some seats."""
        arrows = (f"arrows_{n}" for n in range(2, tier + 1))
        veils = (f"veil_{n}" for n in range(tier + 1, 5))
        board = self._painted(pixels)
        ink = self.inked(("ink", "names", *arrows, *veils), pixels)
        board.blit(ink, (0, 0), special_flags=pygame.BLEND_PREMULTIPLIED)
        return board

    def _painted(self, pixels: tuple[int, int]) -> pygame.Surface:
        """Lay the tiles of sea and land side by side."""
        wide, high = self._sheet.get_size()
        paint = pygame.Surface((wide // 2, high // 2), pygame.SRCALPHA)
        for x, y, tile in self._tiled.get_layer_by_name("ground").tiles():
            paint.blit(tile, (x * TILE, y * TILE))
        pygame.transform.scale2x(paint, self._sheet)
        return pygame.transform.smoothscale(self._sheet, pixels).convert()

    def inked(self, layers: tuple[str, ...], pixels: tuple[int, int]) -> pygame.Surface:
        """Lay the tiles of some layers over each other."""
        self._sheet.fill((0, 0, 0, 0))
        for name in layers:
            for x, y, gid in self._tiled.get_layer_by_name(name).iter_data():
                if gid:
                    self._sheet.blit(self._tile(gid), (x * FINE, y * FINE))
        # Scaled with its colours weighed, ink gets no pale edge.
        self._sheet.premul_alpha_ip()
        return pygame.transform.smoothscale(self._sheet, pixels)

    def _tile(self, gid: int) -> pygame.Surface:
        """Cut a tile out, with its colours in the order of the screen: to turn all at once costs more."""
        tileset = self._tiled.get_tileset_from_gid(gid)
        row, column = divmod(self._tiled.tiledgidmap[gid] - tileset.firstgid, tileset.columns)
        place = pygame.Rect(column * FINE, row * FINE, FINE, FINE)
        if not self._ink.get_rect().contains(place):
            # The picture is lost, and what stands in for it has no such place.
            return pygame.Surface(place.size, pygame.SRCALPHA)
        return self._ink.subsurface(place).convert_alpha()


def _ink(tiled: Any) -> pygame.Surface:
    """Open the tiles of ink at double size, from their fine twin where there is one."""
    source = next(tileset.source for tileset in tiled.tilesets if tileset.name == "ink")
    path = Path(tiled.filename).parent / source
    twin = path.with_stem(f"{path.stem}@2x")
    if twin.is_file():
        return missing_art.opened(twin, (FINE, FINE), VELLUM)
    return pygame.transform.scale2x(missing_art.opened(path, (TILE, TILE), VELLUM).convert_alpha())
