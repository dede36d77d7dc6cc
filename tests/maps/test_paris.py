"""The maps of Paris: all places and streets of the rules once, in reach, with room for the fullest board."""

from __future__ import annotations

import itertools
import time
import xml.etree.ElementTree as ET
from functools import cache
from pathlib import Path

import pygame
import pytest
import pytmx

from build.output import ROOT
from game.drawing.page import Box
from game.drawing.pieces import Spot, along
from game.drawing.theme import TEXT_SIZES
from game.drawing.tiled_map import chart
from game.games.notre_dame.board_ground import ground
from game.games.notre_dame.board_places import Measures
from rules.notre_dame.names import CUBES, SECTORS
from rules.notre_dame.streets import MARKETS, links, market_name

MAPS = (3, 4, 5)
BOARD = (1248, 768)
SMALLEST = 56
LINKS = {3: 33, 4: 44, 5: 55}
LAYERS = {
    "land",
    "paving",
    "streets",
    "walls",
    "bridges",
    "painted",
    "things",
    "sector",
    "cubes",
}
LAYERS |= {"market", "quay", "street", "cathedral", "parvis", "banner", "name"}


@cache
def opened(quarters: int) -> pytmx.TiledMap:
    return pytmx.TiledMap(str(path_of(quarters)))


def path_of(quarters: int) -> Path:
    return ROOT / "maps" / f"paris_{quarters}.tmx"


def names(quarters: int, layer: str) -> list[str]:
    return sorted(place.name for place in opened(quarters).get_layer_by_name(layer))


def boxes(quarters: int, layer: str) -> dict[str, Box]:
    """Rectangles in px of the board at 1080p."""
    found = opened(quarters).get_layer_by_name(layer)
    return {o.name: Box(o.x / 2, o.y / 2, o.width / 2, o.height / 2) for o in found}


def targets(quarters: int) -> dict[str, Box]:
    """Everything a player can point at."""
    layers = ("sector", "market", "quay", "cathedral")
    return {name: box for layer in layers for name, box in boxes(quarters, layer).items()}


def overlap(a: Box, b: Box) -> bool:
    return a.x < b.right and b.x < a.right and a.y < b.bottom and b.y < a.bottom


@pytest.mark.parametrize("quarters", MAPS)
def test_a_map_is_26_by_16_tiles_and_has_its_layers(quarters: int) -> None:
    found = opened(quarters)
    assert (found.width, found.height, found.tilewidth, found.tileheight) == (26, 16, 96, 96)
    assert (found.properties["scale"], found.properties["seats"]) == (2, quarters)
    assert {layer.name for layer in found.layers} == LAYERS


@pytest.mark.parametrize("quarters", MAPS)
def test_every_sector_is_there_once(quarters: int) -> None:
    wanted = sorted(f"{sector}_{q}" for sector in SECTORS for q in range(quarters))
    for layer in ("sector", "cubes"):
        assert names(quarters, layer) == wanted
    for place in opened(quarters).get_layer_by_name("sector"):
        own = place.properties
        assert place.name == f"{own['sector']}_{own['quarter']}"


@pytest.mark.parametrize("quarters", MAPS)
def test_every_market_is_there_once(quarters: int) -> None:
    assert names(quarters, "market") == sorted(market_name(k) for k in range(quarters * len(MARKETS)))


@pytest.mark.parametrize("quarters", MAPS)
def test_every_quarter_has_its_quay_a_banner_and_a_name(quarters: int) -> None:
    for layer in ("quay", "banner", "name"):
        assert names(quarters, layer) == [f"{layer}_{q}" for q in range(quarters)]
    assert names(quarters, "cathedral") == names(quarters, "parvis") == ["cathedral"]


@pytest.mark.parametrize("quarters", MAPS)
def test_the_streets_are_those_of_the_rules(quarters: int) -> None:
    wanted = sorted(f"{market_name(a)}-{market_name(b)}" for a, b in links("crossings", quarters))
    assert names(quarters, "street") == wanted
    assert len(wanted) == LINKS[quarters]


@pytest.mark.parametrize("quarters", MAPS)
def test_a_street_leads_from_its_market_to_the_other_past_none(quarters: int) -> None:
    markets = boxes(quarters, "market")
    for street in opened(quarters).get_layer_by_name("street"):
        ends = (street.properties["from"], street.properties["to"])
        way = [Spot(point.x / 2, point.y / 2) for point in street.points]
        assert street.name == "-".join(ends)
        for end, spot in zip(ends, (way[0], way[-1]), strict=True):
            assert abs(spot.x - markets[end].centre[0]) <= 2, street.name
            assert abs(spot.y - markets[end].centre[1]) <= 2, street.name
        for k in range(101):
            at = along(way, k / 100)
            for name, box in markets.items():
                inside = box.x + 12 < at.x < box.right - 12 and box.y + 12 < at.y < box.bottom - 12
                assert name in ends or not inside, f"{street.name} runs through {name}"


@pytest.mark.parametrize("quarters", MAPS)
def test_targets_are_large_enough_and_apart_and_on_the_board(quarters: int) -> None:
    found = targets(quarters)
    for name, box in found.items():
        wide = min(box.w, box.h) if not name.startswith("quay") else max(box.w, box.h)
        assert wide >= SMALLEST, name
        assert 0 <= box.x <= BOARD[0] - box.w, name
        assert 0 <= box.y <= BOARD[1] - box.h, name
    for (a, x), (b, y) in itertools.combinations(found.items(), 2):
        assert not overlap(x, y), (a, b)


@pytest.mark.parametrize("size", TEXT_SIZES)
@pytest.mark.parametrize("quarters", MAPS)
def test_the_fullest_board_fits(quarters: int, size: str) -> None:
    measures = Measures.of(TEXT_SIZES[size])
    sectors, yards = (boxes(quarters, layer) for layer in ("sector", "cubes"))
    for name, sector in sectors.items():
        full = measures.yard(CUBES, yards[name], confidant=True)
        # So many are a chip with a number.
        assert len(full.heap.spots) == CUBES
        assert len(set(full.heap.spots)) == 1
        assert sector.inset(0, -4).holds(full.heap.spots[0])
        assert full.confidant.y - measures.confidant > sector.y - 30, name
    for market in boxes(quarters, "market").values():
        assert len(set(measures.carriages(5, market).spots)) == 5


@pytest.mark.parametrize("quarters", MAPS)
def test_tiled_can_read_the_map(quarters: int) -> None:
    root = ET.parse(path_of(quarters)).getroot()
    assert root.get("infinite") == "0"
    seen = [element.get("id") for element in root.iter("object")]
    assert len(seen) == len(set(seen))
    for element in root.iter():
        assert element.tag not in ("template", "point", "ellipse", "text")
        assert "class" not in element.attrib
        assert "compression" not in element.attrib
        assert not any(key.startswith("offset") for key in element.attrib)
        for key in ("x", "y", "width", "height"):
            assert float(element.get(key, "0")).is_integer()
        if source := element.get("source"):
            assert not Path(source).is_absolute()
            assert (ROOT / "maps" / source).is_file()


@pytest.mark.parametrize("quarters", MAPS)
def test_a_map_is_rendered_within_its_budget(quarters: int) -> None:
    pygame.display.init()
    pygame.display.set_mode((8, 8))
    best = min(_seconds_to_render(quarters) for _ in range(3))
    pygame.display.quit()
    assert best < 0.3


def _seconds_to_render(quarters: int) -> float:
    """Time of the processor, so that a busy machine fails nothing."""
    chart.cache_clear()
    ground.cache_clear()
    begun = time.process_time()
    ground(quarters, BOARD)
    return time.process_time() - begun


def test_all_of_paris_is_small() -> None:
    files = [*(ROOT / "maps" / "paris").rglob("*"), *(ROOT / "maps").glob("paris_*")]
    assert sum(file.stat().st_size for file in files if file.is_file()) < 7e6
