"""Shows the finished map: `python -m build.makers.europe_map.look` writes dist/art/europe_*.png."""

from __future__ import annotations

import os
import time
from pathlib import Path
from typing import Any

import pygame
import pytmx

from build.makers.europe_map.sketch import SHEET, Spot
from build.output import ROOT
from game.boards import europe_places as places
from rules.rattus.europe import REGIONS, regions_for

MAP = ROOT / "maps" / "europe.tmx"
PIECES = ROOT / "art" / "inked" / "pieces"
SEATS = ("gules", "azure", "or", "argent")


class Chart:
    """The map as the game will show it, at one scale."""

    def __init__(self, scale: float = 1.0, path: Path = MAP) -> None:
        self.scale = scale
        self.file: Any = pytmx.TiledMap(str(path), image_loader=_loader(scale))

    def objects(self, layer: str) -> list[Any]:
        """The objects of a layer."""
        return list(self.file.get_layer_by_name(layer))

    def rendered(self, seats: int) -> pygame.Surface:
        """Ground, ink, the arrows in play, and the veil over what is not."""
        sheet = pygame.Surface([round(side * self.scale) for side in SHEET])
        names = ["ground", "ink", *(f"arrows_{n}" for n in range(2, seats + 1))]
        for name in [*names, *(f"veil_{n}" for n in range(seats + 1, 5))]:
            self._tiles(name, sheet)
        return sheet

    def _tiles(self, name: str, sheet: pygame.Surface) -> None:
        step = round(self.file.tilewidth * self.scale)
        for x, y, image in self.file.get_layer_by_name(name).tiles():
            sheet.blit(image, (x * step, y * step))

    def middle(self, thing: Any) -> Spot:
        """The middle of a box."""
        return thing.x + thing.width / 2, thing.y + thing.height / 2

    def draw(self, sheet: pygame.Surface, piece: str, at: Spot, width: float) -> None:
        """A piece with a soft shadow."""
        image = picture(piece, round(width * self.scale))
        x, y = (round(value * self.scale) for value in at)
        shadow = image.copy()
        shadow.fill((20, 10, 4, 90), special_flags=pygame.BLEND_RGBA_MULT)
        sheet.blit(shadow, shadow.get_rect(center=(x + round(2 * self.scale), y + round(3 * self.scale))))
        sheet.blit(image, image.get_rect(center=(x, y)))

    def fill(self, sheet: pygame.Surface, seats: int, cubes: int, whole: bool = True) -> None:
        """Put pieces on every region in play: `cubes` in all, and everything else that may stand there."""
        playing = REGIONS[: regions_for(seats)]
        for thing in self.objects("rat"):
            if thing.properties["region"] in playing:
                back = "rat_back_start" if thing.properties["place"] == 1 else "rat_back"
                self.draw(sheet, back, self.middle(thing), places.RAT)
        for ground in self.objects("cubes"):
            if ground.name in playing or ground.name == "castle":
                self._cubes(sheet, ground, seats, cubes)
        widths = {"plague": places.PLAGUE, "bishop": places.BISHOP, "nun": places.NUN}
        for kind, width in widths.items():
            for thing in self.objects(kind):
                if whole and thing.properties.get("region", thing.name) in playing:
                    self.draw(sheet, kind, self.middle(thing), width)
        for thing in self.objects("wall"):
            if whole and {thing.properties["from"], thing.properties["to"]} <= set(playing):
                self.draw(sheet, f"wall_{thing.properties['lie']}", self.middle(thing), places.WALL)

    def _cubes(self, sheet: pygame.Surface, ground: Any, seats: int, cubes: int) -> None:
        groups = [(seat, cubes // seats + (seat < cubes % seats)) for seat in range(seats)]
        for cube in places.cubes([(p[0], p[1]) for p in ground.points], groups):
            self.draw(sheet, f"cube_{SEATS[cube.seat]}", (cube.x, cube.y), places.CUBE * cube.size)


def picture(name: str, width: int) -> pygame.Surface:
    """A piece at a width."""
    path = str(PIECES / f"{name}.svg")
    if (path, width) not in _PICTURES:
        w, h = pygame.image.load(path).get_size()
        _PICTURES[path, width] = pygame.image.load_sized_svg(path, (width, round(width * h / w)))
    return _PICTURES[path, width]


_PICTURES: dict[tuple[str, int], pygame.Surface] = {}


def _loader(scale: float) -> Any:
    """Gives pytmx tiles at this scale, from the twin of double size where that is sharper."""

    def load(filename: str, *_: object, **__: object) -> Any:
        twin = filename.replace(".png", "@2x.png")
        factor = 2 if scale > 1 and os.path.exists(twin) else 1
        sheet = pygame.image.load(twin if factor == 2 else filename)
        if scale != factor:
            size = [round(side * scale / factor) for side in sheet.get_size()]
            sheet = pygame.transform.smoothscale(sheet, size)

        def tile(rect: tuple[int, int, int, int] | None = None, *_: object) -> pygame.Surface:
            return sheet if rect is None else sheet.subsurface([round(side * scale) for side in rect])

        return tile

    return load


def main() -> None:
    """Every table, empty and full."""
    out = ROOT / "dist" / "art"
    out.mkdir(parents=True, exist_ok=True)
    begin = time.perf_counter()
    chart = Chart()
    empty = chart.rendered(4)
    print(f"pre-rendered in {(time.perf_counter() - begin) * 1000:.0f} ms")
    for seats in (2, 3, 4):
        empty = chart.rendered(seats)
        pygame.image.save(empty, str(out / f"europe_{seats}_empty.png"))
        chart.fill(empty, seats, 20)
        pygame.image.save(empty, str(out / f"europe_{seats}_full.png"))
    middling = chart.rendered(4)
    chart.fill(middling, 4, 6, whole=False)
    pygame.image.save(middling, str(out / "europe_4_middling.png"))


if __name__ == "__main__":
    main()
