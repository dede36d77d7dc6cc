"""Cuts pictures of the whole sheet into tiles; no tile is kept twice, and an empty one not at all."""

from __future__ import annotations

import numpy as np

from build.makers.europe_map.sketch import COLUMNS, ROWS, TILE
from build.pen.png import Pixels

Grid = list[list[int]]


class TileSet:
    """Tiles of one pixel scale in the order they were met; numbers begin at 0."""

    def __init__(self, scale: int) -> None:
        self.size = TILE * scale
        self.tiles: list[Pixels] = []
        self._known: dict[bytes, int] = {}

    def cut(self, picture: Pixels) -> Grid:
        """The numbers of the tiles of a picture, row by row; -1 where nothing is drawn."""
        return [[self._number(picture, row, column) for column in range(COLUMNS)] for row in range(ROWS)]

    def _number(self, picture: Pixels, row: int, column: int) -> int:
        y, x = row * self.size, column * self.size
        tile = picture[y : y + self.size, x : x + self.size]
        if tile.shape[2] == 4 and not tile[..., 3].any():
            return -1
        key = tile.tobytes()
        if key not in self._known:
            self._known[key] = len(self.tiles)
            self.tiles.append(tile)
        return self._known[key]

    def picture(self) -> Pixels:
        """All tiles on one picture, as many in a row as the map is wide."""
        rows = -(-len(self.tiles) // COLUMNS)
        channels = self.tiles[0].shape[2]
        sheet = np.zeros((rows * self.size, COLUMNS * self.size, channels), np.uint8)
        for i, tile in enumerate(self.tiles):
            y, x = i // COLUMNS * self.size, i % COLUMNS * self.size
            sheet[y : y + self.size, x : x + self.size] = tile
        return sheet


def halved(picture: Pixels) -> Pixels:
    """The picture at half its size; colours count as much as they cover."""
    h, w, channels = picture.shape
    fours = picture.reshape(h // 2, 2, w // 2, 2, channels).astype(float)
    if channels == 3:
        return np.asarray(np.round(fours.mean(axis=(1, 3))), np.uint8)
    alpha = fours[..., 3:]
    cover = alpha.mean(axis=(1, 3))
    colour = (fours[..., :3] * alpha).mean(axis=(1, 3)) / np.maximum(cover, 1e-9)
    return np.round(np.concatenate([colour, cover], axis=2)).clip(0, 255).astype(np.uint8)
