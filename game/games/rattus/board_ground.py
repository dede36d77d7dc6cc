"""The empty chart of Europe: its tiles put together once for every size of the window."""

from pathlib import Path
from typing import Any

import pygame

from game.drawing import missing_art
from game.drawing.surface_cache import Stowed
from game.drawing.theme import VELLUM
from game.drawing.tiled_map import TILE, chart

#: How many seats the printed map gives so many regions; layers are named after them.
TIERS = {8: 2, 10: 3, 12: 4}
FINE = 2 * TILE


@Stowed
def ground(regions: int, pixels: tuple[int, int]) -> pygame.Surface:
    """Paint sea, land, ink and arrows at a size, and a veil over the regions that are not in play."""
    tier = TIERS[regions]
    paint = _layers(("ground",))
    ink = _layers(("ink", "names", *(f"arrows_{n}" for n in range(2, tier + 1)), *_veils(tier)))
    board = pygame.transform.smoothscale(paint, pixels).convert()
    # Scaled with its colours weighed, ink gets no pale edge.
    fine = pygame.transform.smoothscale(ink.premul_alpha(), pixels)
    board.blit(fine, (0, 0), special_flags=pygame.BLEND_PREMULTIPLIED)
    return board


@Stowed
def names(pixels: tuple[int, int]) -> pygame.Surface:
    """Give the names of all regions, to be laid over what shines there."""
    return pygame.transform.smoothscale(_layers(("names",)).premul_alpha(), pixels)


@Stowed
def shades(pixels: tuple[int, int]) -> pygame.Surface:
    """Give the same names on white, to be laid as a shade over what has lost its light."""
    sheet = pygame.Surface(pixels)
    sheet.fill("white")
    sheet.blit(names(pixels), (0, 0), special_flags=pygame.BLEND_PREMULTIPLIED)
    return sheet.convert()


def _veils(tier: int) -> tuple[str, ...]:
    return tuple(f"veil_{n}" for n in range(tier + 1, 5))


def _layers(names: tuple[str, ...]) -> pygame.Surface:
    """Lay the tiles of some layers over each other, at double size."""
    tiled = chart("europe").tiled
    sheet = pygame.Surface((tiled.width * FINE, tiled.height * FINE), pygame.SRCALPHA)
    for name in names:
        for x, y, gid in tiled.get_layer_by_name(name).iter_data():
            if gid:
                sheet.blit(_tile(tiled, gid), (x * FINE, y * FINE))
    return sheet


def _tile(tiled: Any, gid: int) -> pygame.Surface:
    """Give a tile at double size, from the fine twin of its tileset where there is one."""
    tileset = tiled.get_tileset_from_gid(gid)
    number = tiled.tiledgidmap[gid] - tileset.firstgid
    row, column = divmod(number, tileset.columns)
    place = pygame.Rect(column * FINE, row * FINE, FINE, FINE)
    twin = _twin(tiled.filename, tileset.source)
    return (
        twin.subsurface(place)
        if twin.get_rect().contains(place)
        else pygame.transform.scale(twin, place.size)
    )


@Stowed
def _twin(map_file: str, source: str) -> pygame.Surface:
    path = Path(map_file).parent / source
    twin = path.with_stem(f"{path.stem}@2x")
    if twin.is_file():
        return missing_art.opened(twin, (FINE, FINE), VELLUM).convert_alpha()
    return pygame.transform.scale2x(missing_art.opened(path, (TILE, TILE), VELLUM).convert_alpha())
