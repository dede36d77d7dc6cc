"""Light and dark: what is lit keeps every colour to the pixel, box or land, and all else loses its light."""

from collections.abc import Callable

import pygame
import pytest

from game.drawing import light
from game.drawing.canvas import Canvas, blank
from game.drawing.land import Land
from game.drawing.page import Box
from game.drawing.surface_cache import CUPBOARD
from game.drawing.theme import LIGHT
from game.games.rattus.board_danger import paint_heat
from game.table.cards import wash
from game.table.region_buttons import FAR, NEAR, outline, shine

#: A triangle with an isle at its right.
LAND = Land.within(
    [((100, 100), (250, 100), (100, 250)), ((300, 200), (330, 200), (330, 230), (300, 230))], (130, 130)
)
INSIDE, BESIDE, ISLE = (130, 130), (240, 240), (315, 215)
COLOURS = ((200, 100, 50), (255, 255, 255), (0, 1, 254))


def painted(colour: tuple[int, int, int] = (200, 200, 200)) -> Canvas:
    canvas = blank((400, 400))
    canvas.surface.fill(colour)
    return canvas


@pytest.mark.parametrize("colour", COLOURS)
def test_a_lit_land_keeps_its_colour_and_what_lies_beside_it_does_not(colour: tuple[int, int, int]) -> None:
    canvas = painted(colour)
    light.shade(canvas, canvas.page.box, [LAND], 0.5)
    assert [canvas.surface.get_at(at)[:3] for at in (INSIDE, ISLE)] == [colour, colour]
    for at in (BESIDE, (280, 215), (20, 20), (390, 390)):
        assert canvas.surface.get_at(at)[:3] == pytest.approx([part / 2 for part in colour], abs=1)


@pytest.mark.parametrize("lit", [[Box(50, 50, 100, 80)], [Box(50, 50, 100, 80), Box(100, 90, 200, 100)]])
def test_lit_boxes_keep_their_colour_to_their_edges_and_nothing_else_does(lit: list[Box]) -> None:
    canvas = painted()
    light.shade(canvas, Box(20, 20, 300, 300), lit, 0.5)
    for x, y in ((x, y) for x in range(0, 400, 7) for y in range(0, 400, 7)):
        inside = Box(20, 20, 300, 300).holds((x, y)) and not any(box.holds((x, y)) for box in lit)
        assert canvas.surface.get_at((x, y))[0] == (100 if inside else 200), (x, y)


def test_lands_and_boxes_are_lit_together() -> None:
    canvas, box = painted(), Box(20, 300, 60, 60)
    light.shade(canvas, canvas.page.box, [LAND, box], 0.5)
    assert [canvas.surface.get_at(at)[0] for at in (INSIDE, ISLE, (50, 330))] == [200, 200, 200]
    assert [canvas.surface.get_at(at)[0] for at in (BESIDE, (50, 200), (390, 20))] == [100, 100, 100]


def test_a_land_is_lit_up_to_its_shores_even_where_light_is_soft() -> None:
    canvas, box = painted(), Box(20, 260, 160, 130)
    light.shade(canvas, canvas.page.box, light=0.5, soft=[LAND, box])
    assert [canvas.surface.get_at(at)[0] for at in (INSIDE, (101, 101), ISLE, (100, 325))] == [200] * 4
    assert canvas.surface.get_at(BESIDE)[0] == 100
    assert canvas.surface.get_at((22, 325))[0] < 200


def test_only_what_of_a_land_lies_in_the_box_matters_to_it() -> None:
    canvas = painted()
    light.shade(canvas, Box(120, 0, 280, 400), [LAND], 0.5)
    assert [canvas.surface.get_at(at)[0] for at in ((110, 110), (20, 20), INSIDE)] == [200, 200, 200]
    assert canvas.surface.get_at(BESIDE)[0] == 100


def test_what_is_lit_elsewhere_does_not_darken_what_lies_between() -> None:
    canvas = painted()
    light.shade(canvas, Box(0, 0, 200, 200), [LAND, Box(350, 350, 20, 20)], 0.5)
    assert [canvas.surface.get_at(at)[0] for at in (INSIDE, BESIDE, (340, 340), (220, 20))] == [200] * 4
    assert canvas.surface.get_at((20, 20))[0] == 100


@pytest.mark.parametrize(
    "paint",
    [
        lambda canvas, land: wash(canvas, land, LIGHT, 90),
        lambda canvas, land: shine(canvas, land, NEAR),
        lambda canvas, land: shine(canvas, land, FAR),
        lambda canvas, land: outline(canvas, land, LIGHT, 4),
        lambda canvas, land: light.shade(canvas, canvas.page.box, [land], 0.5),
        lambda canvas, land: paint_heat(canvas, {"here": land}, {"here": 2.0}),
    ],
)
def test_each_land_is_painted_along_its_own_shores_and_made_once(
    paint: Callable[[Canvas, Land], None],
) -> None:
    other = Land.within([((100, 100), (250, 100), (250, 250)), LAND.outlines[1]], (200, 130))
    assert Box(*other) == Box(*LAND)
    pictures = []
    for land in (LAND, other):
        canvas = painted()
        paint(canvas, land)
        pictures.append(pygame.image.tobytes(canvas.surface, "RGB"))
        kept = CUPBOARD.used
        paint(canvas, land)
        assert CUPBOARD.used == kept
    assert pictures[0] != pictures[1]
