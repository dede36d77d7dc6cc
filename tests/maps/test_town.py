"""The street of Rattus Cartus: the map opens, and every plot and visit place is there exactly once."""

from __future__ import annotations

from collections import Counter

import pygame
import pytest
import pytmx

from build.makers.town.plan import PLACES, plot_width
from build.output import ROOT
from rules.rattus_cartus.names import ROW

MAP = ROOT / "maps" / "town.tmx"
TARGET, GAP = 56, 8
HOUSES = sorted(set(ROW.values()))


def layer(plots: int) -> list[pygame.Rect]:
    return [rect for _, rect in named(plots)]


def named(plots: int) -> list[tuple[str, pygame.Rect]]:
    """Names and rectangles in units of 1080 lines; the tiles have two pixels to a unit."""
    places = pytmx.TiledMap(str(MAP)).get_layer_by_name(f"places_{plots}")
    return [(o.name, pygame.Rect(o.x / 2, o.y / 2, o.width / 2, o.height / 2)) for o in places]


def of(plots: int, kind: str) -> list[pygame.Rect]:
    return [rect for name, rect in named(plots) if name.startswith(f"{kind}_")]


@pytest.mark.parametrize("plots", HOUSES)
def test_every_plot_and_place_is_named_exactly_once(plots: int) -> None:
    wanted = {f"{kind}_{p}" for kind in ("plot", "house", "name", "placard") for p in range(plots)}
    wanted |= {f"visit_{p}_{k}" for p in range(plots) for k in range(PLACES)}
    assert Counter(name for name, _ in named(plots)) == Counter(wanted)


def test_a_house_can_take_every_seat() -> None:
    assert max(ROW) == PLACES


@pytest.mark.parametrize("plots", HOUSES)
def test_targets_are_large_and_apart(plots: int) -> None:
    visits = of(plots, "visit")
    for k, rect in enumerate(visits):
        assert min(rect.size) >= TARGET
        assert not any(rect.inflate(GAP, GAP).colliderect(other) for other in visits[k + 1 :])


@pytest.mark.parametrize("plots", HOUSES)
def test_everything_lies_on_the_map_and_on_its_plot(plots: int) -> None:
    board = pygame.Rect(0, 0, 24 * 48, 9 * 48)
    for name, rect in named(plots):
        assert board.inflate(16, 0).contains(rect), name
        plot = int(name.split("_")[1])
        assert rect.centerx // plot_width(plots) == plot, name


def test_the_map_keeps_to_what_pytmx_reads() -> None:
    text = MAP.read_text(encoding="utf-8")
    assert 'infinite="0"' in text
    assert not any(word in text for word in ("zstd", "template", "<point", "<ellipse", "<text", "class="))


def test_all_layers_have_tiles_where_they_should() -> None:
    town = pytmx.TiledMap(str(MAP))
    assert (town.width, town.height, town.tilewidth) == (24, 9, 96)
    for name, rows in (
        ("heaven_2", 5),
        ("heaven_3", 5),
        ("wall", 3),
        ("kerb_2", 1),
        ("kerb_3", 1),
        ("cobbles", 3),
    ):
        filled = sum(1 for row in town.get_layer_by_name(name).data for gid in row if gid)
        assert filled == rows * town.width, name


def test_nothing_of_the_street_is_bare() -> None:
    town = pytmx.TiledMap(str(MAP))
    for plots in HOUSES:
        layers = [
            town.get_layer_by_name(n).data for n in (f"heaven_{plots}", "wall", f"kerb_{plots}", "cobbles")
        ]
        for y in range(town.height):
            assert all(any(data[y][x] for data in layers) for x in range(town.width))
