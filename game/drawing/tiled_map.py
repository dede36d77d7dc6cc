"""A Tiled map as the boards use it: named boxes and lines in units of the page, and its pictures."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from math import isfinite
from pathlib import Path
from typing import Any

import pygame
from pytmx import TiledMap
from pytmx.util_pygame import pygame_image_loader

import maps
from game.drawing import missing_art
from game.drawing.page import Box
from game.drawing.surface_cache import CUPBOARD
from game.drawing.theme import VELLUM

FOLDER = Path(maps.__file__).parent
#: A tile is this many units wide on the page, whatever it is in the file.
TILE = 48

#: No map is longer than this, in tiles.
LONGEST = 200

Line = tuple[tuple[float, float], ...]


class BrokenMap(ValueError):
    """A map cannot be read, or lacks what a board looks for."""


class Chart:
    """A map, opened once; a spoilt one raises BrokenMap."""

    def __init__(self, name: str, folder: Path = FOLDER) -> None:
        self.name = name
        self._boxes: dict[str, dict[str, Box]] = {}
        with self._readable():
            self.tiled: TiledMap = TiledMap(str(folder / f"{name}.tmx"), image_loader=_tiles)
            self.factor = TILE / self.tiled.tilewidth
            if not all(0 < side <= LONGEST for side in (self.tiled.width, self.tiled.height)):
                raise ValueError(f"it is {self.tiled.width} by {self.tiled.height} tiles large")

    @contextmanager
    def _readable(self) -> Iterator[None]:
        try:
            yield
        except Exception as error:
            # Of a spoilt map the reader makes errors of any kind.
            raise BrokenMap(f"maps/{self.name}.tmx cannot be read: {error!r}") from error

    @property
    def size(self) -> tuple[int, int]:
        """Give width and height in units."""
        return self.tiled.width * TILE, self.tiled.height * TILE

    def boxes(self, layer: str) -> dict[str, Box]:
        """Give the named rectangles of a layer; of other shapes their bounds."""
        if layer not in self._boxes:
            with self._readable():
                self._boxes[layer] = {
                    place.name: Box(*self._scaled(place.x, place.y, place.width, place.height))
                    for place in self.tiled.get_layer_by_name(layer)
                }
        return self._boxes[layer]

    def _scaled(self, *lengths: float) -> tuple[float, ...]:
        if not all(map(isfinite, lengths)):
            raise ValueError(f"{lengths} is no place")
        return tuple(length * self.factor for length in lengths)

    def lines(self, layer: str) -> dict[str, Line]:
        """Give the named lines and outlines of a layer."""
        with self._readable():
            return {
                place.name: tuple(self._point(point) for point in place.points)
                for place in self.tiled.get_layer_by_name(layer)
            }

    def _point(self, point: Any) -> tuple[float, float]:
        x, y = self._scaled(point.x, point.y)
        return x, y

    def image(self, layer: str) -> pygame.Surface:
        """Give the picture of an image layer."""
        with self._readable():
            return CUPBOARD.fetched((self, layer), lambda: self._image(self.tiled.get_layer_by_name(layer)))

    def _image(self, layer: Any) -> pygame.Surface:
        """Take the picture as the reader left it, or open it again: it is large and seldom needed."""
        path = Path(self.tiled.filename).parent / layer.source
        picture, self.tiled.images[layer.gid] = self.tiled.images[layer.gid], None
        found = picture or _tiles(str(path), None)()
        if not isinstance(found, pygame.Surface):
            raise ValueError(f"{layer.name} has no picture")
        return found

    def things(self, layer: str) -> list[tuple[pygame.Surface, tuple[float, float]]]:
        """Give the placed pictures of a layer, from back to front."""
        with self._readable():
            return [_placed(thing) for thing in self.tiled.get_layer_by_name(layer)]


def _tiles(filename: str, colorkey: Any, **how: Any) -> Callable[..., pygame.Surface]:
    """Open the picture of a tileset as the reader wants it; where there is none, tiles are plain vellum."""
    load: Callable[..., pygame.Surface] = missing_art.instead(
        Path(filename).name, lambda: pygame_image_loader(filename, colorkey, **how), lambda: _bare
    )
    return load


def _bare(rect: tuple[int, int, int, int] | None = None, *_turned: object) -> pygame.Surface:
    size = rect[2:] if rect else (TILE, TILE)
    return missing_art.plain((size[0], size[1]), VELLUM)


def _placed(thing: Any) -> tuple[pygame.Surface, tuple[float, float]]:
    if not isinstance(thing.image, pygame.Surface) or not isfinite(thing.x + thing.y):
        raise ValueError(f"{thing.name} has no picture or no place")
    return thing.image, (thing.x, thing.y)


@cache
def chart(name: str) -> Chart:
    """Open a map, or give it again."""
    return Chart(name)
