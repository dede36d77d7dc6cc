"""Any picture by name and pixel size: drawn crisp from SVG or scaled from what was baked, and kept."""

from functools import lru_cache
from math import ceil
from pathlib import Path

import pygame

import art
from game.drawing import missing_art
from game.drawing.surface_cache import CUPBOARD
from game.drawing.theme import FADED_INK, PARCHMENT_SHADE

ROOT = Path(art.__file__).with_name("inked")
#: Optical sizes by the height in pixels up to which they serve; the plain name serves above.
OPTICAL = ((96, "@small"), (260, "@medium"), (100_000, "@large"))


class NoPicture(LookupError):
    """A picture was asked for that nobody drew."""


class Pictures:
    """The pictures in use, each made once."""

    def __call__(self, name: str, width: int, height: int | None = None) -> pygame.Surface:
        """Give a picture as large as fits into so many pixels, in its own proportions."""
        height = width if height is None else height
        return CUPBOARD.fetched((self, name, width, height), lambda: _fitting(name, width, height))

    def filling(self, name: str, width: int, height: int) -> pygame.Surface:
        """Give a picture stretched to so many pixels."""
        key = (self, "filling", name, width, height)
        return CUPBOARD.fetched(key, lambda: _filling(name, width, height))


def _fitting(name: str, width: int, height: int) -> pygame.Surface:
    return missing_art.instead(
        name, lambda: drawn(source(name, height), width, height), lambda: placeholder(width, height)
    )


def _filling(name: str, width: int, height: int) -> pygame.Surface:
    whole = missing_art.instead(
        name, lambda: _covering(source(name, height), width, height), lambda: placeholder(width, height)
    )
    return _ready(pygame.transform.smoothscale(_deep(whole), (width, height)))


def _covering(path: Path, width: int, height: int) -> pygame.Surface:
    """Load a file at least so large, so that nothing drawn with lines is blown up."""
    whole = pygame.image.load(path)
    larger = max(width / whole.get_width(), height / whole.get_height())
    if path.suffix != ".svg" or larger <= 1:
        return whole
    wide, high = (ceil(side * larger) for side in whole.get_size())
    return pygame.image.load_sized_svg(path, (wide, high))


def placeholder(width: int, height: int) -> pygame.Surface:
    """Draw what shows that a picture belongs here: an empty sheet, crossed out."""
    made = missing_art.plain((max(1, width), max(1, height)), PARCHMENT_SHADE)
    box = made.get_rect()
    pen = max(1, min(box.size) // 24)
    for start, end in ((box.topleft, box.bottomright), (box.bottomleft, box.topright)):
        pygame.draw.line(made, FADED_INK, start, end, pen)
    pygame.draw.rect(made, FADED_INK, box, pen)
    return made


@lru_cache(maxsize=2048)
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
