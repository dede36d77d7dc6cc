"""Renders the boards of Paris to dist/art for looking: `python -m build.look_paris [2 3 4 5] [--plan]`."""

from __future__ import annotations

import argparse
import os
import time
from functools import lru_cache

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

import fontpkg
import pygame
import pytmx
from pytmx.util_pygame import load_pygame

from build.output import ROOT
from build.pen.palette import PIGMENTS
from build.pen.stroke import seeded
from game.boards.places import Box, Spot, carriages, heap, yard

SEATS = ("azure", "gules", "or", "argent", "sable")
REWARDS = ("coin", "cube", "rat", "plain")
SIZE = (1248, 768)
CUBE, FRIEND, LETTER = 28, 46, 44
INKS = {
    "sector": "ultramarine",
    "market": "madder",
    "quay": "plague-green",
    "cathedral": "ink",
    "name": "ochre",
    "cubes": "slate",
    "parvis": "slate",
    "rat": "rubric",
    "banner": "oak",
}


def prerendered(found: pytmx.TiledMap, size: tuple[int, int]) -> pygame.Surface:
    """The empty board at a size: painted ground, things, then the vellum over all."""
    board = found.get_layer_by_name("painted").image.convert()
    board.blits([(thing.image, (thing.x, thing.y)) for thing in found.get_layer_by_name("things")])
    board = pygame.transform.smoothscale(board, size)
    skin = pygame.image.load(ROOT / "maps" / "paris" / "vellum.png").convert()
    board.blit(pygame.transform.smoothscale(skin, size), (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    return board


def places(found: pytmx.TiledMap, layer: str) -> dict[str, Box]:
    """Named rectangles in px of the 1x board."""
    return {o.name: Box(o.x / 2, o.y / 2, o.width / 2, o.height / 2) for o in found.get_layer_by_name(layer)}


@lru_cache(maxsize=256)
def picture(name: str, height: int) -> pygame.Surface:
    """A piece at a height."""
    path = ROOT / "art" / "inked" / "pieces" / f"{name}.svg"
    return pygame.image.load_sized_svg(path, (height * 4, height))


class Board:
    """A board that pieces are put on."""

    def __init__(self, found: pytmx.TiledMap, ground: pygame.Surface, owners: list[str]) -> None:
        self.found, self.surface, self.owners = found, ground.copy(), owners
        self.font = pygame.font.Font(fontpkg.path("Spectral", weight=700), 26)

    def places(self, layer: str) -> dict[str, Box]:
        """Named rectangles of a layer."""
        return places(self.found, layer)

    def owner(self, name: str) -> str:
        """Whose colour a place has, by the number at its end."""
        return self.owners[int(name.rpartition("_")[2])]

    def stand(self, name: str, height: float, spot: Spot) -> None:
        """A piece with the middle of its foot on a spot, and its small shadow."""
        image = picture(name, round(height))
        w = image.get_width()
        shade = pygame.Surface((w, 10), pygame.SRCALPHA)
        pygame.draw.ellipse(shade, (30, 18, 8, 62), (3, 1, w - 6, 8))
        self.surface.blit(shade, (round(spot.x - w / 2 + 3), round(spot.y - 7)))
        self.surface.blit(image, (round(spot.x - w / 2), round(spot.y - image.get_height() + 2)))

    def lie(self, name: str, height: float, spot: Spot) -> None:
        """A flat piece with its middle on a spot."""
        image = picture(name, round(height))
        self.surface.blit(image, image.get_rect(center=(round(spot.x), round(spot.y))))

    def number(self, text: str, box: Box, colour: str = "ink") -> None:
        """A numeral in the middle of a harbour cell; on the rat it is light with a dark outline."""
        middle = (round(box.middle.x), round(box.middle.y))
        if colour != "ink":
            dark = self.font.render(text, True, PIGMENTS["dark-wood"])
            for dx, dy in ((-2, 0), (2, 0), (0, -2), (0, 2), (-1, -1), (1, 1), (-1, 1), (1, -1)):
                self.surface.blit(dark, dark.get_rect(center=(middle[0] + dx, middle[1] + dy)))
        word = self.font.render(text, True, PIGMENTS[colour])
        self.surface.blit(word, word.get_rect(center=middle))

    def furniture(self) -> None:
        """Rings, banners and the numbers of the harbour."""
        for name, box in self.places("market").items():
            self.lie(f"market_ring_{self.owner(name)}", box.height + 4, box.middle)
        for name, box in self.places("banner").items():
            self.lie(f"banner_{self.owner(name)}", box.height, box.middle)
        for name, box in self.places("harbour").items():
            self.number(name.rpartition("_")[2], box)

    def letters(self, share: float) -> None:
        """Messages in some of the outer markets."""
        chance = seeded("letters", len(self.owners))
        markets = [(name, box) for name, box in self.places("market").items() if "centre" not in name]
        for k, (name, box) in enumerate(markets):
            if chance.random() < share:
                self.lie(f"message_{REWARDS[k % 4]}_{self.owner(name)}", LETTER, box.middle)

    def sector(self, name: str, count: int, friend: bool) -> None:
        """The pieces of one sector."""
        box, width = self.places("cubes")[name], self.places("confidant")[name].width
        found = yard(count, box, CUBE, width if friend else 0)
        if friend and found.confidant_behind:
            self.stand(f"confidant_{self.owner(name)}", FRIEND, found.confidant)
        for spot in found.heap.spots:
            self.stand(f"cube_{self.owner(name)}", found.heap.size, spot)
        if friend and not found.confidant_behind:
            self.stand(f"confidant_{self.owner(name)}", FRIEND, found.confidant)

    def rat(self, quarter: int, cell: int) -> None:
        """The rat in its cell; the number is written on its flank."""
        name = f"harbour_{quarter}_{cell}"
        box = self.places("rat")[name]
        self.lie("rat_marker", box.height, box.middle)
        self.number(str(cell), self.places("harbour")[name], "ivory")

    def drive(self, market: str, quarters: list[int]) -> None:
        """Carriages in one market."""
        row = carriages(len(quarters), self.places("market")[market])
        for quarter, spot in zip(quarters, row.spots, strict=True):
            self.stand(f"carriage_{self.owners[quarter]}", row.size, spot)

    def cathedral(self, quarters: list[int]) -> None:
        """Cubes on the parvis."""
        row = heap(len(quarters), self.places("parvis")["cathedral"], CUBE, 3)
        for quarter, spot in zip(quarters, row.spots, strict=True):
            self.stand(f"cube_{self.owners[quarter]}", row.size, spot)


def play(board: Board, playing: list[int]) -> None:
    """A plausible moment."""
    chance = seeded("play", len(board.owners))
    board.letters(0.7)
    for name in board.places("sector"):
        if int(name[-1]) in playing:
            board.sector(name, int(chance.integers(0, 5)), name.startswith("bank"))
    for quarter in playing:
        board.drive(f"centre_{quarter}", [quarter])
        board.rat(quarter, (quarter * 3 + 4) % 10)
    board.cathedral(playing)


def fullest(board: Board, playing: list[int]) -> None:
    """More than can ever stand on the board."""
    board.letters(1)
    for name in board.places("sector"):
        if int(name[-1]) in playing:
            crowded = name.startswith(("residence", "hospital"))
            board.sector(name, 14 if crowded else 5, crowded or name.startswith("park"))
    board.drive("inner_left_0", playing)
    for quarter in playing:
        board.rat(quarter, 9 - quarter)
    board.cathedral(sorted(playing * 6))


def plan(board: Board) -> None:
    """Targets and streets over the faded map."""
    veil = pygame.Surface(board.surface.get_size())
    veil.fill(PIGMENTS["vellum"])
    veil.set_alpha(140)
    board.surface.blit(veil, (0, 0))
    for street in board.found.get_layer_by_name("street"):
        line = [(point.x / 2, point.y / 2) for point in street.points]
        pygame.draw.lines(board.surface, PIGMENTS["vermilion"], False, line, 4)
    for layer, colour in INKS.items():
        for box in board.places(layer).values():
            pygame.draw.rect(board.surface, PIGMENTS[colour], pygame.Rect(box), 2)


def look(seats: int, with_plan: bool) -> None:
    """Write the pictures of one number of seats."""
    quarters = 4 if seats == 2 else seats
    begun = time.perf_counter()
    found = load_pygame(str(ROOT / "maps" / f"paris_{quarters}.tmx"))
    loaded = time.perf_counter()
    ground = prerendered(found, SIZE)
    done = time.perf_counter()
    print(f"{seats} seats: load {(loaded - begun) * 1000:.0f} ms, render {(done - loaded) * 1000:.0f} ms")
    owners = ["azure", "argent", "gules", "argent"] if seats == 2 else list(SEATS[:seats])
    playing = [0, 2] if seats == 2 else list(range(seats))
    for name in ("empty", "play", "full", "plan") if with_plan else ("empty", "play", "full"):
        board = Board(found, ground, owners)
        board.furniture()
        if name == "play":
            play(board, playing)
        elif name == "full":
            fullest(board, playing)
        elif name == "plan":
            plan(board)
        pygame.image.save(board.surface, ROOT / "dist" / "art" / f"paris_{seats}_{name}.png")


def main() -> None:
    """Run the command."""
    parser = argparse.ArgumentParser(prog="python -m build.look_paris", description=__doc__)
    parser.add_argument("seats", nargs="*", type=int)
    parser.add_argument("--plan", action="store_true")
    options = parser.parse_args()
    pygame.init()
    pygame.display.set_mode((8, 8))
    for seats in options.seats or (2, 3, 4, 5):
        look(seats, options.plan)


if __name__ == "__main__":
    main()
