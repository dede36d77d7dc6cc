"""Text at its final size: faces, measured wrapping, and icons that stand in a line like a letter."""

import re
from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import lru_cache
from itertools import groupby
from pathlib import Path
from typing import NamedTuple

import pygame

import art
from game.drawing import missing_art
from game.drawing.surface_cache import Stowed

FONTS = Path(art.__file__).with_name("fonts")

#: An icon in a text is its name in brackets: ``"[coin] +3"``.
_PIECES = re.compile(r"(\[[a-z_/]+\d?\])|(\n)|((?:[^\s\[\]]|\u00a0)+|\[|\])|( +)")
#: The space between a number and an icon, or after the sign that begins a line.
_PAIRS = re.compile(r"(?<=[\d−]) (?=[\[→])|(?<=\]) (?=[−\d])|(?<=→) (?=\d)")
#: SDL cannot draw the narrow no-break space of French typography.
_PLAIN_SPACES = str.maketrans({"\u202f": "\u00a0", "\u2009": " "})

Colour = tuple[int, int, int]


class Face(NamedTuple):
    """A cut of a typeface."""

    family: str
    cut: str


BODY = Face("Spectral", "Medium")
BOLD = Face("Spectral", "Bold")
ITALIC = Face("Spectral", "MediumItalic")
HEADING = Face("Cinzel", "Bold")
#: Numbers that are read from afar; no other letters than those of numbers and plain Latin.
FIGURES = Face("Spectral", "Figures")
#: What stands in for each of them where people want plain letters: a face made for weak eyes.
PLAIN = {
    BODY: Face("AtkinsonHyperlegible", "Regular"),
    BOLD: Face("AtkinsonHyperlegible", "Bold"),
    ITALIC: Face("AtkinsonHyperlegible", "Italic"),
    HEADING: Face("AtkinsonHyperlegible", "Bold"),
    FIGURES: Face("AtkinsonHyperlegible", "Bold"),
}
#: The one sign that neither the plain face nor that of headings has.
_ARROW = "→"


@lru_cache(maxsize=64)
def font(face: Face, pixels: int) -> pygame.font.Font:
    """Open a face at a size; ``pixels`` is the height of the line a person would measure."""
    return _opened(face, max(6, pixels))


def _opened(face: Face, pixels: int) -> pygame.font.Font:
    return missing_art.instead(
        face.family, lambda: _tried(pygame.font.Font(path_of(face), pixels)), lambda: _another(pixels)
    )


def _another(pixels: int) -> pygame.font.Font:
    """Open any other face of ours; last of all the one that comes with pygame, but is not in the box."""
    for face in (BODY, PLAIN[BODY], HEADING):
        with suppress(*missing_art.ABSENT):
            return _tried(pygame.font.Font(path_of(face), pixels))
    return pygame.font.Font(None, round(pixels * 1.1))


def _tried(found: pygame.font.Font) -> pygame.font.Font:
    # A spoilt file opens without complaint; only writing with it does not work.
    found.size("x")
    return found


def path_of(face: Face) -> Path:
    """Give the file of a face."""
    return FONTS / f"{face.family}-{face.cut}.ttf"


def _fit_for(text: str, face: Face, pixels: int) -> pygame.font.Font:
    return font(BODY if _ARROW in text else face, pixels)


@Stowed
def inked(text: str, face: Face, pixels: int, colour: Colour) -> pygame.Surface:
    """Draw a run of text."""
    return _fit_for(text, face, pixels).render(text, True, colour)


@lru_cache(maxsize=8192)
def width(text: str, face: Face, pixels: int) -> int:
    """Measure a run of text."""
    return _fit_for(text, face, pixels).size(text)[0]


class Piece(NamedTuple):
    """A word, a space or an icon of a line, with its width in pixels."""

    kind: str
    text: str
    width: int


def pieces(text: str, face: Face, pixels: int) -> Iterator[Piece]:
    """Cut a text into what a line is made of."""
    for icon, newline, word, space in _PIECES.findall(text.translate(_PLAIN_SPACES)):
        if icon:
            yield Piece("icon", icon[1:-1], round(pixels * 1.15))
        elif newline:
            yield Piece("newline", "", 0)
        elif word:
            yield Piece("word", word, width(word, face, pixels))
        else:
            yield Piece("space", space, width(space, face, pixels))


@lru_cache(maxsize=1024)
def lines(text: str, face: Face, pixels: int, limit: int) -> list[list[Piece]]:
    """Break a text into lines no wider than the limit, where a single word allows it."""
    done: list[list[Piece]] = [[]]
    used = 0
    for run in _runs(text, face, pixels):
        wide = length(run)
        if run[0].kind == "newline" or (run[0].kind != "space" and done[-1] and used + wide > limit):
            done.append([])
            used = 0
        if run[0].kind == "newline" or (run[0].kind == "space" and not done[-1]):
            continue
        done[-1] += run
        used += wide
    return [_stripped(line) for line in done]


def _runs(text: str, face: Face, pixels: int) -> Iterator[list[Piece]]:
    """Give what cannot be broken: spaces, ends of lines, and words with the icons that touch them."""
    found = pieces(text, face, pixels)
    for loose, run in groupby(found, key=lambda piece: piece.kind in ("space", "newline")):
        if loose:
            yield from ([piece] for piece in run)
        else:
            yield list(run)


def _stripped(line: list[Piece]) -> list[Piece]:
    while line and line[-1].kind == "space":
        line.pop()
    return line


def length(line: list[Piece]) -> int:
    """Measure a line."""
    return sum(piece.width for piece in line)


def bound(text: str) -> str:
    """Keep numbers together with their icons."""
    return _PAIRS.sub("\u00a0", text)


@lru_cache(maxsize=2048)
def fitting(
    text: str,
    face: Face,
    scale: float,
    room: tuple[float, float],
    size: float,
    least: float,
    leading: float = 0.9,
) -> float:
    """Give the largest size in units, between these two, at which a text fits into a room."""
    # A space that does not break holds words together.
    words = text.replace("\n", " ").split(" ")
    wide, high = room
    while size > least:
        pixels = round(size * scale)
        longest = max(sum(piece.width for piece in pieces(word, face, pixels)) for word in words)
        count = len(lines(text, face, pixels, round(wide * scale)))
        if longest <= wide * scale and count * font(face, pixels).get_linesize() * leading <= high * scale:
            break
        size -= 1
    return size


Icons = Callable[[str, int], pygame.Surface]


def draw_line(
    surface: pygame.Surface,
    line: list[Piece],
    at: tuple[int, int],
    face: Face,
    pixels: int,
    colour: Colour,
    icons: Icons,
) -> None:
    """Draw a line with its upper left corner at a point."""
    x, y = at
    height = font(face, pixels).get_linesize()
    for piece in line:
        if piece.kind == "word":
            surface.blit(inked(piece.text, face, pixels, colour), (x, y))
        elif piece.kind == "icon":
            icon = icons(piece.text, pixels)
            surface.blit(
                icon, (x + (piece.width - icon.get_width()) // 2, y + (height - icon.get_height()) // 2)
            )
        x += piece.width


def capitals(words: str) -> str:
    """Write a text in capitals; the names of icons stay as they are."""
    return "".join(
        part if part.startswith("[") else part.upper() for part in re.split(r"(\[[^\]]*\])", words)
    )
