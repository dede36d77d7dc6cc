"""The empty boards, small: on a phone letters stand on them where something can be chosen."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from xml.etree import ElementTree

import numpy as np

from build.makers.phones.pixels import laid, opened, smaller
from build.output import ROOT
from build.pen.png import Pixels
from build.pen.quantise import small_png

MAPS = ROOT / "maps"
#: How many times smaller than they are painted.
PARIS, EUROPE = 5, 4
#: How many layers of arrows the chart has.
SEATS = (2, 3, 4)
#: How large a tile of the chart is in its fine tiles, and how many there are in a row.
TILE, ROW = 96, 24


def paris(quarters: int) -> bytes:
    """Put ground, houses and the skin they are painted on together."""
    board = opened(MAPS / "paris" / f"painted_{quarters}.png")
    for thing in _layer(f"paris_{quarters}", "things"):
        picture = opened(MAPS / "paris" / "things" / f"{thing.get('name')}.png")
        # The map says where the foot of a thing stands.
        laid(board, picture, int(thing.get("x", 0)), int(thing.get("y", 0)) - picture.shape[0])
    small, skin = smaller(board, PARIS), opened(MAPS / "paris" / "vellum.png")
    shade = skin[_spread(skin.shape[0], small.shape[0])][:, _spread(skin.shape[1], small.shape[1])]
    return small_png(np.rint(small[..., :3] * (shade[..., :3] / 255)).astype(np.uint8))


def europe() -> bytes:
    """Lay ink and all arrows over land and sea."""
    ink = opened(MAPS / "europe" / "ink@2x.png")
    board = np.repeat(np.repeat(opened(MAPS / "europe" / "ground.png"), 2, axis=0), 2, axis=1)
    for name in ("ink", "names", *(f"arrows_{seats}" for seats in SEATS)):
        _lay_tiles(board, ink, name)
    return small_png(smaller(board, EUROPE)[..., :3])


def _lay_tiles(board: Pixels, ink: Pixels, name: str) -> None:
    """Lay the tiles of a layer, which are all of ink: the first of them follows the last of the ground."""
    data = _layer("europe", name).findtext("data", "")
    first = ROW * (board.shape[0] // TILE) + 1
    for place, number in enumerate(map(int, data.split(","))):
        if number:
            (row, column), (y, x) = divmod(number - first, ROW), divmod(place, ROW)
            tile = ink[row * TILE : (row + 1) * TILE, column * TILE : (column + 1) * TILE]
            laid(board, tile, x * TILE, y * TILE)


def _layer(chart: str, name: str) -> ElementTree.Element:
    root = ElementTree.parse(MAPS / f"{chart}.tmx").getroot()
    return next(part for part in root if part.get("name") == name and part.tag != "tileset")


def _spread(there: int, here: int) -> np.ndarray[tuple[int], np.dtype[np.intp]]:
    return np.arange(here) * there // here


#: Boards by their names on a phone.
BOARDS: dict[str, Callable[[], bytes]] = {
    **{f"paris_{quarters}": partial(paris, quarters) for quarters in (3, 4, 5)},
    "europe": europe,
}


def files() -> tuple[Path, ...]:
    """Everything that boards are put together from."""
    return (*MAPS.glob("*.tmx"), *(MAPS / "paris").rglob("*.png"), *(MAPS / "europe").glob("*.png"))
