"""Lays what everything lies on: oak, sheets of any size, shadows and candle light."""

from __future__ import annotations

import json
import random
from functools import lru_cache
from pathlib import Path
from typing import Any

import pygame

from art import __file__ as _art
from game.drawing import missing_art
from game.drawing.surface_cache import Stowed
from game.drawing.theme import DARK_WOOD, INK, STRONG, VELLUM

FOLDER = Path(_art).parent / "inked" / "surface"
Size = tuple[int, int]
#: The colours of the surfaces where people want high contrast; light is even then, and no fold is shaded.
PLAIN = {
    "vellum": VELLUM,
    "stained": VELLUM,
    "oak": DARK_WOOD,
    "oak_panel": DARK_WOOD,
    "leather": DARK_WOOD,
    "leather_red": DARK_WOOD,
    "cloth": DARK_WOOD,
}
_EVEN = ("light_", "fold")
#: The frame of a plain sheet, in units.
_FRAME = 3
#: How the pictures are cut, where the file that says so is missing; and the size of plain ones.
_USUAL = {
    "edges": {"depth": 64, "length": 96, "pieces": 12, "pixels_to_unit": 2},
    "shadow": {"reach": 24, "slice": 44},
}
_PATCH = (128, 128)
#: How dark shadows are, of 255.
DARK = 150


@lru_cache(maxsize=1)
def _how() -> dict[str, Any]:
    try:
        words: dict[str, Any] = json.loads((FOLDER / "surface.json").read_text(encoding="utf-8"))
        return {kind: {**usual, **words[kind]} for kind, usual in _USUAL.items()}
    except (OSError, LookupError, ValueError, TypeError):
        missing_art.note("surface.json")
        return _USUAL


@Stowed
def picture(name: str, *, strong: bool = False) -> pygame.Surface:
    """A surface's picture as it was made, in the depth the window likes; strong: of one colour."""
    return _loaded(name, strong=strong)


def _loaded(name: str, *, strong: bool) -> pygame.Surface:
    raw = _oak() if name == "oak" else _raw(name)
    if strong and (name in PLAIN or name.startswith(_EVEN)):
        raw = pygame.Surface(raw.get_size(), 0, 24)
        raw.fill(STRONG[PLAIN[name]] if name in PLAIN else "white")
    soft = name.startswith("edge") or name in ("glow", "vignette", "shadow")
    if not pygame.display.get_surface():
        return raw if soft else raw.convert(24)
    return raw.convert_alpha() if soft else raw.convert()


def _raw(name: str) -> pygame.Surface:
    return missing_art.instead(name, lambda: pygame.image.load(FOLDER / f"{name}.png"), lambda: _patch(name))


@lru_cache(maxsize=1)
def _oak() -> pygame.Surface:
    """The oak as its file has it: every size of the window asks for it, and so it is small."""
    return _raw("oak")


def _patch(name: str) -> pygame.Surface:
    """Make a plain picture that stands in for a surface: its colour, and neither light nor shade."""
    if name.startswith("edge"):
        how = _how()["edges"]
        return missing_art.plain((how["length"] * how["pieces"], how["depth"]), (255, 255, 255, 255))
    if name in ("vignette", "shadow"):
        return missing_art.plain(_PATCH, (0, 0, 0, 0))
    return missing_art.plain(_PATCH, (0, 0, 0) if name == "glow" else PLAIN.get(name, (255, 255, 255)))


def tiled(target: pygame.Surface, name: str, at: Size = (0, 0), *, strong: bool = False) -> None:
    """Cover a surface with a repeating picture, begun at some place of it."""
    tile = picture(name, strong=strong)
    width, height = tile.get_size()
    for y in range(-(at[1] % height), target.get_height(), height):
        for x in range(-(at[0] % width), target.get_width(), width):
            target.blit(tile, (x, y))


@Stowed
def table(size: Size, light: str = "table", *, strong: bool = False) -> pygame.Surface:
    """The oak table under its candles, for a window of this size."""
    # The oak is as large as a window; nobody asks for it twice.
    oak = pygame.transform.smoothscale(_loaded("oak", strong=strong), size)
    shine(oak, light, strong=strong)
    return oak


def shine(target: pygame.Surface, light: str, *, strong: bool) -> None:
    """Darken a whole screen to what the candles of a scene leave."""
    layer = pygame.transform.smoothscale(picture(f"light_{light}", strong=strong), target.get_size())
    target.blit(layer, (0, 0), special_flags=pygame.BLEND_RGB_MULT)


@Stowed
def sheet(
    size: Size,
    scale: float = 1.0,
    seed: int = 1,
    skin: str = "vellum",
    sides: str = "deckle",
    ends: str = "deckle",
    *,
    strong: bool = False,
) -> pygame.Surface:
    """A piece of skin of this many pixels; `ends` are left and right, torn for strips."""
    chance = random.Random(f"{seed} {skin}")
    out = pygame.Surface(size, pygame.SRCALPHA)
    tiled(out, skin, (chance.randrange(1024), chance.randrange(1024)), strong=strong)
    width, height = size
    if strong:
        pygame.draw.rect(out, STRONG[INK], out.get_rect(), max(1, round(_FRAME * scale)))
        return out
    for kind, turn, length in (
        (sides, 0, width),
        (ends, -90, height),
        (sides, 180, width),
        (ends, 90, height),
    ):
        side = pygame.transform.rotate(_side(kind, length, scale, chance), turn)
        place = (
            width - side.get_width() if turn == -90 else 0,
            height - side.get_height() if turn == 180 else 0,
        )
        out.blit(side, place, special_flags=pygame.BLEND_RGBA_MULT)
    return out


def _side(kind: str, length: int, scale: float, chance: random.Random) -> pygame.Surface:
    """One side: pieces in any order, stretched a little to fill its length."""
    how = _how()["edges"]
    strip, wide, deep = picture(f"edge_{kind}"), how["length"], how["depth"]
    factor = scale / how["pixels_to_unit"]
    count = max(1, round(length / (wide * factor)))
    row = pygame.Surface((wide * count, deep), pygame.SRCALPHA)
    for k in range(count):
        piece = strip.subsurface((chance.randrange(how["pieces"]) * wide, 0, wide, deep))
        row.blit(pygame.transform.flip(piece, chance.random() < 0.5, False), (k * wide, 0))
    return pygame.transform.smoothscale(row, (length, max(2, round(deep * factor))))


@Stowed
def shadow(size: Size, scale: float) -> pygame.Surface:
    """The shadow of a box of this size; it begins `shadow_reach(scale)` outside the box."""
    soft = picture("shadow").copy()
    soft.fill((255, 255, 255, DARK), special_flags=pygame.BLEND_RGBA_MULT)
    reach, cut = shadow_reach(scale), _how()["shadow"]["slice"]
    corner = max(1, round(cut * scale))
    width, height = size[0] + 2 * reach, size[1] + 2 * reach
    corner = min(corner, width // 2, height // 2)
    out = pygame.Surface((width, height), pygame.SRCALPHA)
    far = soft.get_width() - cut
    columns, rows = (
        ((0, cut, 0, corner), (cut, far - cut, corner, side - 2 * corner), (far, cut, side - corner, corner))
        for side in (width, height)
    )
    for x, w, left, wide in columns:
        for y, h, top, high in rows:
            if wide > 0 and high > 0:
                part = pygame.transform.smoothscale(soft.subsurface((x, y, w, h)), (wide, high))
                out.blit(part, (left, top))
    return out


def shadow_reach(scale: float) -> int:
    """How far a shadow goes beyond its box."""
    reach: float = _how()["shadow"]["reach"]
    return max(1, round(reach * scale))


def lay(
    target: pygame.Surface, skin: pygame.Surface, at: Size, scale: float = 1.0, lift: float = 5.0
) -> None:
    """Put a sheet on the table with its shadow, the light coming from the upper left."""
    dark = shadow(skin.get_size(), scale)
    reach, away = shadow_reach(scale), scale * lift
    target.blit(dark, (at[0] - reach + round(away * 0.8), at[1] - reach + round(away * 1.3)))
    target.blit(skin, at)


@Stowed
def glow(radius: int, strength: float) -> pygame.Surface:
    """The halo of a flame, to be added to the picture (BLEND_RGB_ADD)."""
    size = 2 * radius
    out = pygame.Surface((size, size))
    out.blit(pygame.transform.smoothscale(picture("glow"), (size, size)), (0, 0))
    shade = round(255 * strength)
    out.fill((shade, shade, shade), special_flags=pygame.BLEND_RGB_MULT)
    return out
