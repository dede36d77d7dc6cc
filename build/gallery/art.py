"""Contact sheets of the art: every picture at its real sizes on vellum and oak, every map empty and full."""

from collections.abc import Iterator
from pathlib import Path

import pygame

from game.drawing import pictures, surfaces, text
from game.drawing.theme import INK, IVORY
from game.games import PRESENTATIONS

#: Heights in pixels at which each kind of picture is really used.
USED_AT = {
    "icons": (32, 44, 64),
    "person": (64, 92, 250),
    "character": (64, 92, 250),
    "figure": (64, 110, 250),
    "token": (40, 48, 96),
    "card": (110, 236),
    "buildings": (96, 300),
    "sector": (48, 110, 200),
    "title": (110, 300),
    "initials": (64, 110),
}
OTHERWISE = (48, 110)
SHEET_WIDTH = 1800
SKINS = ("oak_panel", "vellum", "stained", "leather", "leather_red", "cloth")
EDGES = ("deckle", "torn", "cut")
GAP, LABEL = 16, 20
#: No picture is shown wider than this, however low it is.
WIDEST = 900


def kinds() -> Iterator[tuple[str, list[str]]]:
    """Name the folders of pictures and what is in them, each picture once."""
    for folder in sorted(path for path in pictures.ROOT.iterdir() if path.is_dir()):
        files = sorted(path for path in folder.iterdir() if path.suffix in (".svg", ".png"))
        names = sorted({path.stem.partition("@")[0] for path in files})
        if names and folder.name != "surface":
            yield folder.name, names


def contact_sheet(kind: str, names: list[str], skin: str, *, grey: bool) -> pygame.Surface:
    """Lay all pictures of a kind out at their sizes, with their names, in rows as wide as they need."""
    ink = INK if skin == "vellum" else IVORY
    cells = [cell(f"{kind}/{name}", USED_AT.get(kind, OTHERWISE), ink) for name in names]
    places, width, height = rows(cells)
    sheet = pygame.Surface((width, height))
    surfaces.tiled(sheet, skin)
    sheet.blits(list(zip(cells, places, strict=True)))
    return pygame.transform.grayscale(sheet) if grey else sheet


def cell(name: str, sizes: tuple[int, ...], ink: tuple[int, int, int]) -> pygame.Surface:
    """Put one picture at all its sizes side by side, with its name below."""
    pile = pictures.Pictures()
    shown = [pile(name, WIDEST, size) for size in sizes]
    words = text.inked(name.partition("/")[2], text.BODY, LABEL, ink)
    width = max(words.get_width(), sum(picture.get_width() + GAP for picture in shown) - GAP)
    surface = pygame.Surface((width, max(sizes) + LABEL + 14), pygame.SRCALPHA)
    x = 0
    for picture in shown:
        surface.blit(picture, (x, max(sizes) - picture.get_height()))
        x += picture.get_width() + GAP
    surface.blit(words, (0, max(sizes) + 6))
    return surface


def rows(cells: list[pygame.Surface]) -> tuple[list[tuple[int, int]], int, int]:
    """Find a place for every cell, row after row, and the size of the whole."""
    places, x, y, deep = [], GAP, GAP, 0
    for surface in cells:
        if x > GAP and x + surface.get_width() + GAP > SHEET_WIDTH:
            x, y, deep = GAP, y + deep + GAP, 0
        places.append((x, y))
        x += surface.get_width() + 2 * GAP
        deep = max(deep, surface.get_height())
    width = max(x + surface.get_width() + GAP for surface, (x, _) in zip(cells, places, strict=True))
    return places, max(width, 640), y + deep + GAP


def art(out: Path) -> Iterator[Path]:
    """Render every picture on vellum and oak, in colour and in grey, and every map."""
    for kind, names in kinds():
        for skin in ("vellum", "oak"):
            for grey in (False, True):
                name = f"{kind}_{skin}{'_grey' if grey else ''}.png"
                yield saved(contact_sheet(kind, names, skin, grey=grey), out / name)
    yield saved(skins(), out / "surfaces.png")
    for shown in PRESENTATIONS.values():
        for name, board in shown.boards()():
            yield saved(board, out / f"{name}.png")


def skins() -> pygame.Surface:
    """Lay every skin on the table as a swatch, and below sheets of vellum with every kind of edge."""
    sheet = surfaces.table((1400, 700)).copy()
    for number, skin in enumerate(SKINS):
        swatch = pygame.Surface((440, 150))
        surfaces.tiled(swatch, skin)
        sheet.blit(swatch, (20 + number % 3 * 460, 20 + number // 3 * 170))
    for number, edge in enumerate(EDGES):
        piece = surfaces.sheet((440, 280), 1.0, number, "vellum", edge, edge)
        at = (20 + number * 460, 380)
        reach = surfaces.shadow_reach(1.0)
        sheet.blit(surfaces.shadow(piece.get_size(), 1.0), (at[0] - reach, at[1] - reach))
        sheet.blit(piece, at)
    return sheet


def saved(surface: pygame.Surface, path: Path) -> Path:
    """Write a picture."""
    path.parent.mkdir(parents=True, exist_ok=True)
    pygame.image.save(surface, path)
    return path
