"""Any picture by name and pixel size: drawn crisp from SVG or scaled from what was baked, and kept."""

from collections import OrderedDict
from functools import cache
from pathlib import Path

import pygame

import art
from game import missing
from game.widgets.theme import FADED_INK, PARCHMENT_SHADE

ROOT = Path(art.__file__).with_name("inked")
#: Optical sizes by the height in pixels up to which they serve; the plain name serves above.
OPTICAL = ((96, "@small"), (260, "@medium"), (100_000, "@large"))
#: How many pixels of pictures are kept; 4 bytes each.
ROOM = 16_000_000


class NoPicture(LookupError):
    """A picture was asked for that nobody drew."""


class Pictures:
    """The pictures in use, the least recently used given up first."""

    def __init__(self, room: int = ROOM) -> None:
        self._kept: OrderedDict[tuple[str, int, int], pygame.Surface] = OrderedDict()
        self._room = room
        self._used = 0

    def __call__(self, name: str, width: int, height: int | None = None) -> pygame.Surface:
        """Give a picture as large as fits into so many pixels, in its own proportions."""
        height = width if height is None else height
        key = (name, width, height)
        if key in self._kept:
            self._kept.move_to_end(key)
            return self._kept[key]
        picture = missing.instead(
            name, lambda: drawn(source(name, height), width, height), lambda: placeholder(width, height)
        )
        self._keep(key, picture)
        return picture

    def filling(self, name: str, width: int, height: int) -> pygame.Surface:
        """Give a picture stretched to so many pixels."""
        key = (f"{name} filling", width, height)
        if key not in self._kept:
            whole = missing.instead(
                name, lambda: pygame.image.load(source(name, height)), lambda: placeholder(width, height)
            )
            self._keep(key, _ready(pygame.transform.smoothscale(_deep(whole), (width, height))))
        self._kept.move_to_end(key)
        return self._kept[key]

    def _keep(self, key: tuple[str, int, int], picture: pygame.Surface) -> None:
        self._kept[key] = picture
        self._used += picture.get_width() * picture.get_height()
        while self._used > self._room and len(self._kept) > 1:
            _, old = self._kept.popitem(last=False)
            self._used -= old.get_width() * old.get_height()


def placeholder(width: int, height: int) -> pygame.Surface:
    """Draw what shows that a picture belongs here: an empty sheet, crossed out."""
    made = missing.plain((max(1, width), max(1, height)), PARCHMENT_SHADE)
    box = made.get_rect()
    pen = max(1, min(box.size) // 24)
    for start, end in ((box.topleft, box.bottomright), (box.bottomleft, box.topright)):
        pygame.draw.line(made, FADED_INK, start, end, pen)
    pygame.draw.rect(made, FADED_INK, box, pen)
    return made


@cache
def source(name: str, height: int) -> Path:
    """Find the file of a picture, in the optical size that serves this height."""
    serving = [suffix for limit, suffix in OPTICAL if height <= limit]
    for suffix in (*serving, "", *(s for _, s in reversed(OPTICAL))):
        for ending in (".svg", ".png"):
            path = ROOT / f"{name}{suffix}{ending}"
            if path.exists():
                return path
    raise NoPicture(name)


def drawn(path: Path, width: int, height: int) -> pygame.Surface:
    """Draw a file into a box of so many pixels."""
    width, height = max(1, width), max(1, height)
    if path.suffix == ".svg":
        return _ready(pygame.image.load_sized_svg(path, (width, height)))
    whole = pygame.image.load(path)
    ratio = min(width / whole.get_width(), height / whole.get_height())
    size = (max(1, round(whole.get_width() * ratio)), max(1, round(whole.get_height() * ratio)))
    return _ready(whole if size == whole.get_size() else pygame.transform.smoothscale(_deep(whole), size))


def _deep(picture: pygame.Surface) -> pygame.Surface:
    # Smooth scaling wants 24 or 32 bits; palette pictures have 8.
    return picture if picture.get_bitsize() in (24, 32) else picture.convert_alpha()


def _ready(picture: pygame.Surface) -> pygame.Surface:
    return picture.convert_alpha() if pygame.display.get_surface() else picture
