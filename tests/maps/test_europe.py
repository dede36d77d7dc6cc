"""The map of Europe and the rules agree, and the fullest board fits."""

from __future__ import annotations

import itertools
import math
import time
from typing import Any

import pygame
import pytest
import pytmx
import shapely
from shapely.geometry import LineString, Polygon
from shapely.geometry.base import BaseGeometry

from build.makers.europe_map import places as drawn
from build.makers.europe_map.lettering import EDGES, INKS
from build.output import ROOT
from build.pen.palette import mix, pigment
from game.drawing.page import Box, around
from game.drawing.surface_cache import CUPBOARD
from game.drawing.theme import TEXT_SIZES, TINCTURES, Sizes
from game.drawing.tiled_map import chart
from game.games.rattus.board_ground import ground as prerendered
from game.games.rattus.board_map import SIZE, Europe
from game.games.rattus.board_places import GAP
from rules.rattus.europe import ARROWS, BORDERS, REGIONS, regions_for
from rules.rattus.view import Rat, Region

MAP = ROOT / "maps" / "europe.tmx"
BOARD = (1160, 724)
TARGET = 56
LAYERS = {"region", "island", "border", "arrow", "castle", "rats", "people", "plague", "wall", "name"}
#: How far from its land the plague may set its foot where the land is narrow.
FOOT = 14


@pytest.fixture(scope="module")
def file() -> Any:
    return pytmx.TiledMap(str(MAP), image_loader=lambda *_, **__: lambda *_: None)


def objects(file: Any, layer: str) -> dict[str, Any]:
    """The objects of a layer by name; no name twice."""
    found = list(file.get_layer_by_name(layer))
    assert len({thing.name for thing in found}) == len(found)
    assert {thing.type for thing in found} == {layer}
    return {thing.name: thing for thing in found}


def outline(thing: Any) -> list[tuple[float, float]]:
    return [(point[0], point[1]) for point in thing.points]


def regions(file: Any) -> dict[str, Polygon]:
    return {name: Polygon(outline(thing)) for name, thing in objects(file, "region").items()}


def box(thing: Any) -> Polygon:
    x, y, w, h = thing.x, thing.y, thing.width, thing.height
    return Polygon([(x, y), (x + w, y), (x + w, y + h), (x, y + h)])


def test_the_sheet_fills_the_board_with_whole_tiles(file: Any) -> None:
    assert (file.tilewidth, file.tileheight, file.orientation) == (48, 48, "orthogonal")
    width, height = file.width * 48, file.height * 48
    assert BOARD[0] - 48 < width <= BOARD[0]
    assert BOARD[1] - 48 < height <= BOARD[1]


def test_every_object_layer_is_known(file: Any) -> None:
    assert {layer.name for layer in file.layers if isinstance(layer, pytmx.TiledObjectGroup)} == LAYERS


def test_every_region_is_there_once_with_its_tier(file: Any) -> None:
    found = objects(file, "region")
    assert set(found) == set(REGIONS)
    for number, name in enumerate(REGIONS):
        seats = next(n for n in (2, 3, 4) if number < regions_for(n))
        assert found[name].properties["seats"] == seats
        assert found[name].properties["tier"] == {2: "light", 3: "middle", 4: "dark"}[seats]


@pytest.mark.parametrize(("layer", "links"), [("border", BORDERS), ("arrow", ARROWS)])
def test_links_are_those_of_the_rules_and_no_others(file: Any, layer: str, links: Any) -> None:
    found = objects(file, layer)
    assert set(found) == {f"{a}_{b}" for a, b in links}
    for a, b in links:
        assert (found[f"{a}_{b}"].properties["from"], found[f"{a}_{b}"].properties["to"]) == (a, b)


def test_neighbours_share_a_border_and_no_one_else_does(file: Any) -> None:
    lands = regions(file)
    neighbours = {frozenset(pair) for pair in BORDERS}
    for a, b in itertools.combinations(lands, 2):
        shared = lands[a].boundary.intersection(lands[b].boundary.buffer(0.7)).length
        if frozenset((a, b)) in neighbours:
            assert shared > 40, (a, b)
        else:
            assert lands[a].distance(lands[b]) > 10, (a, b)
        assert lands[a].intersection(lands[b]).area < 40, (a, b)


def test_a_border_runs_between_its_two_regions(file: Any) -> None:
    lands = regions(file)
    for a, b in BORDERS:
        line = LineString(outline(objects(file, "border")[f"{a}_{b}"]))
        for name in (a, b):
            assert line.difference(lands[name].boundary.buffer(1.5)).length < 4, (a, b)


def test_an_arrow_begins_and_ends_in_its_two_regions_and_crosses_water(file: Any) -> None:
    lands = regions(file)
    for a, b in ARROWS:
        points = outline(objects(file, "arrow")[f"{a}_{b}"])
        ends = {
            min(lands, key=lambda name: lands[name].distance(shapely.Point(end)))
            for end in (points[0], points[-1])
        }
        assert ends == {a, b}
        for other in set(lands) - {a, b}:
            assert LineString(points).distance(lands[other]) > 0, (a, b, other)


def test_every_region_has_every_place_once(file: Any) -> None:
    for layer in ("rats", "plague"):
        assert set(objects(file, layer)) == set(REGIONS)
    assert set(objects(file, "people")) == {*REGIONS, "castle"}
    assert set(objects(file, "castle")) == {"castle"}
    assert set(objects(file, "wall")) == {f"{a}_{b}" for a, b in (*BORDERS, *ARROWS)}


def test_rats_lie_and_the_plague_sets_its_foot_on_their_own_land(file: Any) -> None:
    lands = regions(file)
    for name, land in lands.items():
        assert land.contains(box(objects(file, "rats")[name]).centroid), name
        room = objects(file, "plague")[name]
        assert land.distance(shapely.Point(room.x + room.width / 2, room.y + room.height)) < FOOT, name


def test_targets_are_large_enough_to_hit(file: Any) -> None:
    boxes = {name: box(thing) for name, thing in objects(file, "wall").items()}
    for name, area in boxes.items():
        x0, y0, x1, y1 = area.bounds
        assert x1 - x0 >= TARGET, name
        assert y1 - y0 >= TARGET, name
    for (a, first), (b, second) in itertools.combinations(boxes.items(), 2):
        assert first.intersection(second).area == 0, (a, b)
    for name, land in regions(file).items():
        assert not land.buffer(-TARGET / 2).is_empty, name


def test_walls_stand_on_their_link(file: Any) -> None:
    links = {**objects(file, "border"), **objects(file, "arrow")}
    for name, wall in objects(file, "wall").items():
        assert LineString(outline(links[name])).distance(box(wall).centroid) < 2
        assert wall.properties["lie"] in ("flat", "rising", "upright", "falling")


def letters(name: str) -> Polygon:
    """What the name of a region covers."""
    curve = LineString([(x, y - 10) for x, y in drawn.PLACES[name].name])
    return curve.buffer(9, cap_style="flat")


def painted(place: Box) -> Polygon:
    return shapely.box(place.x, place.y, place.right, place.bottom)


def full_region(name: str, sizes: Sizes) -> dict[str, BaseGeometry]:
    """What stands in a region with cubes of four seats, three rats of which two are alike, and the plague."""
    pygame.display.set_mode((8, 8))
    board = Europe(12, Box(0, 0, *SIZE), TINCTURES, sizes)
    rats = (Rat(True, None, False, ()), Rat(False, None, False, ()), Rat(False, None, False, ()))
    here = Region(name, (5, 6, 7, 8), ((),) * 4, rats, 0, 0, 26)
    covered: dict[str, BaseGeometry] = {}
    for item, place in board.people(here):
        covered[f"cubes {item.seat}"] = painted(place.inset(2))
    covered["tag"] = painted(board.tag(here))
    covered["rats"] = painted(around(board.tokens(here)).inset(4))
    reaper = board.reaper(name)
    covered["plague"] = painted(reaper.inset(reaper.w * 0.1))
    return covered


@pytest.mark.parametrize("name", REGIONS)
@pytest.mark.parametrize("sizes", TEXT_SIZES.values(), ids=TEXT_SIZES)
def test_the_fullest_region_hides_neither_its_name_nor_a_piece(name: str, sizes: Sizes) -> None:
    covered = {**full_region(name, sizes), "name": letters(name)}
    for (a, first), (b, second) in itertools.combinations(covered.items(), 2):
        assert first.intersection(second).area < 100, (name, a, b)


@pytest.mark.parametrize("sizes", TEXT_SIZES.values(), ids=TEXT_SIZES)
def test_neither_plague_nor_rats_nor_people_stand_on_a_name(sizes: Sizes) -> None:
    for name, other in itertools.product(REGIONS, REGIONS):
        for what, area in full_region(name, sizes).items():
            assert area.intersection(letters(other)).area < 100, (name, what, other)


@pytest.mark.parametrize("sizes", TEXT_SIZES.values(), ids=TEXT_SIZES)
def test_in_the_fullest_europe_no_piece_of_a_region_covers_one_of_another(sizes: Sizes) -> None:
    full = {name: full_region(name, sizes) for name in REGIONS}
    for name, other in itertools.permutations(REGIONS, 2):
        for (what, first), (met, second) in itertools.product(full[name].items(), full[other].items()):
            # The plague is in one region only.
            if met != "plague":
                assert first.intersection(second).area < 100, (name, what, other, met)


@pytest.mark.parametrize("sizes", TEXT_SIZES.values(), ids=TEXT_SIZES)
def test_rats_lie_beside_their_own_people_and_not_nearer_to_others(sizes: Sizes) -> None:
    full = {name: full_region(name, sizes) for name in REGIONS}
    people = {
        name: shapely.union_all([area for what, area in parts.items() if what.startswith("cubes")])
        for name, parts in full.items()
    }
    for name in REGIONS:
        rats = full[name]["rats"].union(full[name]["tag"])
        nearest = min(REGIONS, key=lambda other: rats.centroid.distance(people[other]))
        assert nearest == name, (name, nearest)


def test_the_veil_covers_what_is_not_in_play(file: Any) -> None:
    pygame.display.set_mode((8, 8))
    size = (file.width * 48, file.height * 48)
    whole, few = prerendered(regions_for(4), size), prerendered(regions_for(2), size)
    for number, name in enumerate(REGIONS):
        at = regions(file)[name].representative_point()
        spot = (math.floor(at.x), math.floor(at.y))
        assert (whole.get_at(spot) == few.get_at(spot)) == (number < regions_for(2)), name


def test_the_chart_is_rendered_within_its_budget() -> None:
    pygame.display.set_mode((8, 8))
    spent = []
    for _ in range(3):
        chart.cache_clear()
        CUPBOARD.empty()
        begun = time.process_time()
        prerendered(regions_for(4), (1152, 720))
        spent.append(time.process_time() - begun)
    assert min(spent) < 0.3


def test_letters_are_large_enough() -> None:
    assert drawn.NAME_SIZE >= 26
    assert drawn.SEA_SIZE >= 26


def test_letters_stand_out_from_the_worst_spot_behind_them() -> None:
    ground = pygame.image.load(str(ROOT / "maps" / "europe" / "ground.png"))
    names = [("region", place.name) for place in drawn.PLACES.values()]
    for kind, curve in [*names, *(("sea", sea) for sea in drawn.SEAS.values())]:
        light, strength = EDGES[kind]
        area = LineString([(x, y - 10) for x, y in curve]).buffer(10, cap_style="flat")
        x0, y0, x1, y1 = (round(side) for side in area.bounds)
        spots = itertools.product(range(x0, x1, 2), range(y0, y1, 2))
        behind = [ground.get_at(spot) for spot in spots if area.contains(shapely.Point(*spot))]
        darkest = min(lightness(mix((c.r, c.g, c.b), pigment(light), strength)) for c in behind)
        for ink in (INKS[kind], "madder" if kind == "region" else INKS[kind]):
            assert (darkest + 0.05) / (lightness(pigment(ink)) + 0.05) >= 4.5, curve


def lightness(colour: tuple[int, ...]) -> float:
    """Relative luminance of a colour."""
    parts = [value / 255 for value in colour]
    red, green, blue = (p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def test_the_chart_is_light() -> None:
    folder = ROOT / "maps" / "europe"
    assert sum(file.stat().st_size for file in folder.iterdir()) + MAP.stat().st_size < 6e6


@pytest.mark.parametrize("sizes", TEXT_SIZES.values(), ids=TEXT_SIZES)
def test_in_the_fullest_europe_people_of_two_regions_stand_apart(sizes: Sizes) -> None:
    """Further than those of one region, so that it is plain who lives where."""
    full = {name: full_region(name, sizes) for name in REGIONS}
    people = {
        name: shapely.union_all([area for what, area in parts.items() if what.startswith("cubes")])
        for name, parts in full.items()
    }
    for (name, first), (other, second) in itertools.combinations(people.items(), 2):
        assert first.distance(second) > 2 * GAP + 4, (name, other)
