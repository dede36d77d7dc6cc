"""A Tiled map as the boards use it: named boxes and lines in units of the page, and its pictures."""

from functools import cache
from pathlib import Path

import pygame
from pytmx import TiledMap
from pytmx.util_pygame import load_pygame

import maps
from game.page import Box

FOLDER = Path(maps.__file__).parent
#: A tile is this many units wide on the page, whatever it is in the file.
TILE = 48

Line = tuple[tuple[float, float], ...]


class Chart:
    """A map, opened once."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.tiled: TiledMap = load_pygame(str(FOLDER / f"{name}.tmx"))
        self.factor = TILE / self.tiled.tilewidth
        self._boxes: dict[str, dict[str, Box]] = {}

    @property
    def size(self) -> tuple[int, int]:
        """Give width and height in units."""
        return self.tiled.width * TILE, self.tiled.height * TILE

    def boxes(self, layer: str) -> dict[str, Box]:
        """Give the named rectangles of a layer; of other shapes their bounds."""
        if layer not in self._boxes:
            f = self.factor
            self._boxes[layer] = {
                place.name: Box(place.x * f, place.y * f, place.width * f, place.height * f)
                for place in self.tiled.get_layer_by_name(layer)
            }
        return self._boxes[layer]

    def lines(self, layer: str) -> dict[str, Line]:
        """Give the named lines and outlines of a layer."""
        f = self.factor
        return {
            place.name: tuple((point.x * f, point.y * f) for point in place.points)
            for place in self.tiled.get_layer_by_name(layer)
        }

    def image(self, layer: str) -> pygame.Surface:
        """Give the picture of an image layer."""
        picture: pygame.Surface = self.tiled.get_layer_by_name(layer).image
        return picture

    def things(self, layer: str) -> list[tuple[pygame.Surface, tuple[float, float]]]:
        """Give the placed pictures of a layer, from back to front."""
        return [(thing.image, (thing.x, thing.y)) for thing in self.tiled.get_layer_by_name(layer)]


@cache
def chart(name: str) -> Chart:
    """Open a map, or give it again."""
    return Chart(name)
