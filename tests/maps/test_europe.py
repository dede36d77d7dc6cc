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
from game.drawing.tiled_map import chart
from game.games.rattus import board_places as places
from game.games.rattus.board_ground import ground as prerendered
from rules.rattus.europe import ARROWS, BORDERS, REGIONS, regions_for

MAP = ROOT / "maps" / "europe.tmx"
BOARD = (1160, 724)
TARGET = 56
LAYERS = {"region", "island", "border", "arrow", "castle", "cubes", "rat", "plague", "bishop", "nun", "wall"}


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


def about(thing: Any, width: float, height: float) -> Polygon:
    """What a piece of this size covers in the middle of its box."""
    x, y = thing.x + thing.width / 2, thing.y + thing.height / 2
    return Polygon([(x + i * width / 2, y + j * height / 2) for i, j in ((-1, -1), (1, -1), (1, 1), (-1, 1))])


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
    for layer in ("plague", "bishop"):
        assert set(objects(file, layer)) == set(REGIONS)
    assert set(objects(file, "cubes")) == {*REGIONS, "castle"}
    assert set(objects(file, "castle")) == {"castle"}
    for layer in ("rat", "nun"):
        assert set(objects(file, layer)) == {f"{name}_{i}" for name in REGIONS for i in (1, 2, 3)}
    assert set(objects(file, "wall")) == {f"{a}_{b}" for a, b in (*BORDERS, *ARROWS)}


def test_pieces_stand_on_their_own_land(file: Any) -> None:
    lands: dict[str, BaseGeometry] = dict(regions(file))
    for isle in objects(file, "island").values():
        owner = isle.properties["region"]
        lands[owner] = lands[owner].union(Polygon(outline(isle)))
    for layer in ("rat", "plague", "bishop", "nun"):
        for thing in objects(file, layer).values():
            owner = thing.properties.get("region", thing.name)
            assert lands[owner].contains(box(thing).centroid), thing.name


def test_targets_are_large_enough_to_hit(file: Any) -> None:
    for layer in ("rat", "wall"):
        boxes = {name: box(thing) for name, thing in objects(file, layer).items()}
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


def full_region(file: Any, name: str) -> dict[str, BaseGeometry]:
    """What every piece of the fullest region covers; outlines of pieces may touch."""
    covered: dict[str, BaseGeometry] = {}
    for i in (1, 2, 3):
        covered[f"rat {i}"] = box(objects(file, "rat")[f"{name}_{i}"]).centroid.buffer(places.RAT / 2 - 1)
        covered[f"nun {i}"] = about(objects(file, "nun")[f"{name}_{i}"], places.NUN - 6, places.NUN_HIGH - 4)
    covered["plague"] = about(objects(file, "plague")[name], places.PLAGUE - 8, places.PLAGUE_HIGH - 5)
    covered["bishop"] = about(objects(file, "bishop")[name], places.BISHOP - 6, places.BISHOP_HIGH - 4)
    ground = outline(objects(file, "cubes")[name])
    cubes = places.cubes(ground, [(seat, 5) for seat in range(4)])
    assert len(cubes) == 20
    assert all(cube.pile == 1 for cube in cubes)
    half = places.CUBE / 2 - 2
    covered["cubes"] = shapely.union_all(
        [
            shapely.box(c.x - half * c.size, c.y - half * c.size, c.x + half * c.size, c.y + half * c.size)
            for c in cubes
        ]
    )
    return covered


@pytest.mark.parametrize("name", REGIONS)
def test_the_fullest_region_hides_neither_its_name_nor_a_piece(file: Any, name: str) -> None:
    covered = full_region(file, name)
    letters = [(x, y - 10) for x, y in drawn.PLACES[name].name]
    covered["name"] = LineString(letters).buffer(9, cap_style="flat")
    for (a, first), (b, second) in itertools.combinations(covered.items(), 2):
        assert first.intersection(second).area < 60, (name, a, b)


@pytest.mark.parametrize("name", REGIONS)
def test_no_piece_stands_where_cubes_may_be(file: Any, name: str) -> None:
    ground = Polygon(outline(objects(file, "cubes")[name]))
    for piece, area in full_region(file, name).items():
        assert piece == "cubes" or area.intersection(ground).area < 60, (name, piece)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_any_sharing_of_twenty_cubes_fits_a_region(file: Any, seats: int) -> None:
    shares = [(20, 0, 0, 0), (17, 1, 1, 1), (10, 10, 0, 0), (7, 6, 4, 3), (9, 5, 3, 3), (1, 1, 1, 17)]
    for name in REGIONS:
        ground = outline(objects(file, "cubes")[name])
        for share in shares:
            cubes = places.cubes(ground, list(enumerate(share[:seats])))
            assert sum(cube.pile for cube in cubes) == sum(share[:seats])
            area = Polygon(ground).buffer(3)
            assert all(area.contains(shapely.Point(cube.x, cube.y)) for cube in cubes), (name, share)


def test_more_cubes_than_the_ground_holds_are_counted(file: Any) -> None:
    ground = outline(objects(file, "cubes")["castle"])
    cubes = places.cubes(ground, [(seat, 15) for seat in range(4)])
    assert [cube.pile for cube in cubes] == [15, 15, 15, 15]


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
        prerendered.cache_clear()
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
