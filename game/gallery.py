"""Pictures of everything without a display: ``python -m game.gallery OUT``, with ``--art`` of the art."""

import argparse
import os
import random
import sys
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

import pygame

from game import pictures, surfaces
from game.boards.chart import chart
from game.boards.crowds import draw_europe, draw_town
from game.boards.paris import SIZE, Paris
from game.house import House
from game.page import Box, Page
from game.store import Shelf
from game.table.notre_dame import Table
from game.widgets import text
from game.widgets.canvas import Canvas
from game.widgets.theme import INK, IVORY
from rules import GAMES, Match
from rules.notre_dame.names import CUBES, SECTORS
from rules.notre_dame.view import View
from rules.play import random_actions

#: Heights in pixels at which each kind of picture is really used.
USED_AT = {"icons": (32, 44, 64), "person": (64, 92, 250), "character": (64, 92, 250), "token": (40, 48, 96)}
OTHERWISE = (48, 110)
SHEET_WIDTH = 1800
WINDOWS = ((1280, 720), (1920, 1080), (2560, 1440))


def kinds() -> Iterator[tuple[str, list[str]]]:
    """Name the folders of pictures and what is in them, each picture once."""
    for folder in sorted(path for path in pictures.ROOT.iterdir() if path.is_dir()):
        files = sorted(path for path in folder.iterdir() if path.suffix in (".svg", ".png"))
        names = sorted({path.stem.partition("@")[0] for path in files})
        if names and folder.name != "surface":
            yield folder.name, names


def contact_sheet(kind: str, names: list[str], skin: str, *, grey: bool) -> pygame.Surface:
    """Lay all pictures of a kind out at their sizes, with their names."""
    pile = pictures.Pictures()
    sizes = USED_AT.get(kind, OTHERWISE)
    cell = (sum(sizes) + 24 * len(sizes), max(sizes) + 44)
    across = max(1, SHEET_WIDTH // cell[0])
    rows = -(-len(names) // across)
    sheet = pygame.Surface((across * cell[0], rows * cell[1]))
    surfaces.tiled(sheet, skin)
    for number, name in enumerate(names):
        x, y = number % across * cell[0] + 8, number // across * cell[1] + 6
        for size in sizes:
            picture = pile(f"{kind}/{name}", size * 2, size)
            sheet.blit(picture, (x, y))
            x += max(size, picture.get_width()) + 16
        words = text.inked(name, text.BODY, 20, INK if skin == "vellum" else IVORY)
        sheet.blit(words, (number % across * cell[0] + 8, y + max(sizes) + 8))
    return pygame.transform.grayscale(sheet) if grey else sheet


def art(out: Path) -> Iterator[Path]:
    """Render every picture on vellum and oak, in colour and in grey, and every map."""
    for kind, names in kinds():
        for skin in ("vellum", "oak"):
            for grey in (False, True):
                name = f"{kind}_{skin}{'_grey' if grey else ''}.png"
                yield saved(contact_sheet(kind, names, skin, grey=grey), out / name)
    for seats in range(2, 6):
        for crowded in (False, True):
            name = f"paris_{seats}_{'full' if crowded else 'empty'}.png"
            yield saved(paris(seats, crowded=crowded), out / name)
            if seats <= 4:
                name = name.replace("paris", "europe")
                yield saved(drawn("europe", partial(draw_europe, seats=seats, crowded=crowded)), out / name)
            if seats <= 3:
                name = name.replace("europe", "town")
                yield saved(drawn("town", partial(draw_town, houses=seats, crowded=crowded)), out / name)


def drawn(name: str, draw: Callable[[Canvas], None]) -> pygame.Surface:
    """Draw a board that fills the picture."""
    size = chart(name).size
    surface = pygame.Surface(size)
    draw(Canvas(surface, Page(1.0, *size), pictures.Pictures()))
    return surface


def paris(seats: int, *, crowded: bool) -> pygame.Surface:
    """Draw the board of Notre Dame, at the deal or as full as it can get."""
    view = Match(GAMES["notre_dame"], seats, 1).state.view(0)
    if crowded:
        view = as_full_as_can_be(view)
    homes = tuple(quarter.home for quarter in view.quarters)
    board = Paris(4 if seats == 2 else seats, homes, Box(0, 0, *SIZE))
    surface = pygame.Surface(SIZE)
    canvas = Canvas(surface, Page(1.0, *SIZE), pictures.Pictures())
    board.draw_ground(canvas)
    board.draw(canvas, view)
    return surface


def as_full_as_can_be(view: View) -> View:
    """Put fourteen cubes and the confidant into a sector, every carriage into one market, all rats to 9."""
    quarters = tuple(
        quarter._replace(
            sectors={s: CUBES if s == SECTORS[quarter.seat] else 2 for s in SECTORS},
            confidant=SECTORS[quarter.seat],
            cathedral=3,
            carriage="inner_left_0",
            rat=9,
        )
        for quarter in view.quarters
    )
    return view._replace(quarters=quarters)


def scenes(out: Path) -> Iterator[Path]:
    """Render title and table in several sizes, seat counts and moments."""
    for size in WINDOWS:
        house = House(size, shelf=Shelf(out / "none"))
        house.app.draw()
        yield saved(house.app.surface, out / f"title_{size[0]}.png")
        for seats in (2, 3, 4, 5):
            for kind in ("Keep", "PlayCard", "Drive", "MoveConfidant", "Bribe", "over"):
                table = at_decision(house, seats, kind)
                if table and (kind != "over" or seats == 4) and (size[0] < 2000 or kind == "PlayCard"):
                    house.app.draw()
                    yield saved(house.app.surface, out / f"table_{seats}_{kind}_{size[0]}.png")
                while len(house.app.scenes) > 1:
                    house.app.pop()


def at_decision(house: House, seats: int, kind: str) -> Table | None:
    """Open a table where the person is asked for a kind of decision, some rounds into a random game."""
    house.open_table("notre_dame", seats, seed=7)
    table = house.app.top
    assert isinstance(table, Table)
    chance = random.Random(3)
    match = table.session.match
    for _, action in random_actions(match, chance.randrange(99)):
        asked = match.state.decision
        assert asked is not None
        early = kind != "Keep" and match.state.view(None).round < 4
        if asked.seat == 0 and type(asked).__name__ == kind and not early:
            break
        table.log += match.play(action, asked.seat)
    table.arrange(house.app.page)
    done = match.state.decision is None
    return table if done == (kind == "over") else None


def saved(surface: pygame.Surface, path: Path) -> Path:
    """Write a picture."""
    path.parent.mkdir(parents=True, exist_ok=True)
    pygame.image.save(surface, path)
    return path


def main(words: list[str] | None = None) -> int:
    """Render what is asked for."""
    parser = argparse.ArgumentParser(prog="game.gallery", description=__doc__)
    parser.add_argument("out", type=Path)
    parser.add_argument("--art", action="store_true", help="contact sheets and maps instead of scenes")
    wish = parser.parse_args(words)
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode((640, 360))
    count = sum(1 for _ in (art if wish.art else scenes)(wish.out))
    print(f"{count} pictures in {wish.out}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
