"""The empty street: its tiles put together once for every look and size, other walls and light each round."""

import random
from typing import NamedTuple

import pygame

from game.drawing.surface_cache import Stowed
from game.drawing.text import Colour
from game.drawing.tiled_map import TILE, chart

#: A tile of the tileset in pixels.
FINE = 2 * TILE
#: The light of a journey, from the first morning to the last night.
LIGHTS: tuple[Colour, ...] = ((255, 246, 226), (255, 255, 255), (255, 233, 200), (203, 196, 226))


class Look(NamedTuple):
    """What a town looks like: the heaven over each plot, how far its walls are shifted, and its light."""

    heavens: tuple[int, ...]
    shift: int
    light: Colour


def look(plots: int, number: int, rounds: int) -> Look:
    """Choose the look of the town of a round, always the same one."""
    chance = random.Random(f"town {plots} {number}")
    heavens = [(plot + number) % 2 for plot in range(plots)]
    part = (number - 1) / max(1, rounds - 1)
    return Look(tuple(heavens), chance.randrange(chart("town").tiled.width), _light(min(1.0, max(0.0, part))))


def _light(part: float) -> Colour:
    place = part * (len(LIGHTS) - 1)
    before = LIGHTS[int(place)]
    after = LIGHTS[min(len(LIGHTS) - 1, int(place) + 1)]
    red, green, blue = (round(a + (b - a) * (place % 1)) for a, b in zip(before, after, strict=True))
    return red, green, blue


@Stowed
def ground(town: Look, pixels: tuple[int, int]) -> pygame.Surface:
    """Paint heaven, walls, kerb and cobbles at a size."""
    tiled = chart("town").tiled
    street = pygame.Surface((tiled.width * FINE, tiled.height * FINE))
    plots = len(town.heavens)
    _lay_heaven(street, town)
    for layer, shift in (("wall", town.shift), (f"kerb_{plots}", 0), ("cobbles", town.shift)):
        for x, y, tile in tiled.get_layer_by_name(layer).tiles():
            street.blit(tile, ((x + shift) % tiled.width * FINE, y * FINE))
    street.fill(town.light, special_flags=pygame.BLEND_RGB_MULT)
    return pygame.transform.smoothscale(street, pixels).convert()


def _lay_heaven(street: pygame.Surface, town: Look) -> None:
    plots = len(town.heavens)
    tiles = list(chart("town").tiled.get_layer_by_name(f"heaven_{plots}").tiles())
    wide = chart("town").tiled.width // plots
    kinds = [next(tile for x, _, tile in tiles if x // wide == plot) for plot in range(2)]
    for x, y, _ in tiles:
        street.blit(kinds[town.heavens[x // wide]], (x * FINE, y * FINE))
