"""The chart of the result: its scale, where its lines run, and which corner they leave free."""

import math
from itertools import pairwise

import pytest

from game.drawing.page import Box
from game.widgets.line_chart import BETWEEN, CREST, LANE, Line, LineChart, apart, hatching, mixed

BOX = Box(100, 50, 900, 600)
TINCTURES = ("gules", "azure", "or", "argent", "sable")


def chart(*values: tuple[int, ...], box: Box = BOX) -> LineChart:
    lines = [Line(line, tincture) for line, tincture in zip(values, TINCTURES, strict=False)]
    return LineChart(box, lines, [str(tick) for tick in range(len(values[0]))])


@pytest.mark.parametrize(
    ("most", "step", "top"),
    [
        (0, 1, 1),
        (1, 1, 1),
        (8, 1, 8),
        (9, 2, 10),
        (16, 2, 16),
        (17, 5, 20),
        (40, 5, 40),
        (41, 10, 50),
        (160, 20, 160),
        (161, 25, 175),
        (4000, 500, 4000),
        (9001, 500, 9500),
    ],
)
def test_at_most_eight_lines_are_ruled_at_round_numbers_and_the_best_score_is_under_the_last(
    most: int, step: int, top: int
) -> None:
    drawn = chart((0, 0), (0, most))
    assert (drawn.step, drawn.top) == (step, top)


def test_the_field_goes_from_the_first_tick_to_the_last_and_from_nothing_to_the_top() -> None:
    drawn = chart((0, 3, 7, 8), (0, 1, 1, 1))
    assert drawn.x(0) == drawn.field.x == 164
    assert drawn.x(3) == drawn.field.right == 882
    assert drawn.x(1) - drawn.x(0) == pytest.approx((882 - 164) / 3)
    assert drawn.y(0) == drawn.field.bottom == 598
    assert drawn.y(8) == drawn.field.y == 84
    assert drawn.y(4) == (598 + 84) / 2


def test_a_line_goes_through_its_values() -> None:
    drawn = chart((0, 3, 7, 8), (0, 1, 1, 1))
    assert drawn.ways[0] == [(drawn.x(tick), drawn.y(value)) for tick, value in enumerate((0, 3, 7, 8))]


def test_lines_begin_in_one_point_only_if_all_of_them_do() -> None:
    assert [way[0][1] for way in chart((0, 8), (0, 4), (0, 2)).ways] == [598] * 3
    heights = [way[0][1] for way in chart((2, 8), (2, 4), (0, 2)).ways]
    assert heights[1] - heights[0] == LANE


def test_equal_lines_on_the_ground_rise_rather_than_sink() -> None:
    drawn = chart((0, 0), (0, 0), (0, 8))
    assert sorted(way[1][1] for way in drawn.ways) == [drawn.field.y, drawn.y(0) - LANE, drawn.y(0)]


def test_a_crest_stands_beside_the_end_of_its_line() -> None:
    boxes = chart((0, 8), (0, 0)).crest_boxes()
    assert [box.x for box in boxes] == [882 + 42] * 2
    assert boxes[0].centre[1] == BOX.y + CREST
    assert boxes[1].centre[1] == 598
    first, second = chart((0, 4), (0, 4)).crest_boxes()
    assert second.y - first.y == BETWEEN
    assert (first.w, first.h) == (CREST, CREST)


@pytest.mark.parametrize("high", [180, 240, 330])
def test_in_a_low_chart_no_number_lies_over_another_and_every_crest_is_seen(high: int) -> None:
    low = chart(*((0, 30 - 2 * seat) for seat in range(5)), box=Box(100, 50, 900, high))
    assert low.y(0) - low.y(low.step) >= 36
    crests = low.crest_boxes()
    assert min(crest.y for crest in crests) >= low.end.y
    assert max(crest.bottom for crest in crests) <= low.end.bottom
    middles = [crest.centre[1] for crest in crests]
    assert min(b - a for a, b in pairwise(sorted(middles))) > 10


def test_the_strip_of_crests_lies_right_of_the_field() -> None:
    drawn = chart((0, 8), (0, 4))
    assert drawn.end == Box(882 + 8, BOX.y - 30, BOX.right + 30 - 882, BOX.h + 30)
    assert all(drawn.end.x < box.x and box.right < drawn.end.right for box in drawn.crest_boxes())


def test_an_ornament_stands_in_the_lower_right_corner_or_else_in_the_upper_left() -> None:
    rising, falling = chart((0, 8, 8)), chart((8, 8, 0))
    assert rising.free(200, 120) == Box(882 - 220, 598 - 120, 200, 120)
    low = chart((0, 1, 8, 0), (0, 0, 0, 0))
    assert low.free(200, 120) == Box(164 + 40, 84 + 6, 200, 120)
    assert falling.free(700, 400) is None


# Heights pushed apart.


def test_three_that_are_too_close_stay_around_their_middle_and_in_their_order() -> None:
    assert apart([50, 52, 54], 20) == [32, 52, 72]
    assert apart([54, 50, 52], 20) == [72, 32, 52]


def test_who_is_pushed_onto_another_pushes_it_as_well() -> None:
    assert apart([0, 10, 25], 20) == pytest.approx([-25 / 3, 35 / 3, 95 / 3])
    assert apart([0, 20, 40], 20) == [0, 20, 40]
    assert apart([0, 0, 21], 20) == pytest.approx([-13, 7, 27])


def test_the_bounds_hold_at_both_ends() -> None:
    assert apart([0, 5, 90], 20, least=0) == [0, 20, 90]
    assert apart([10, 95, 100], 20, most=100) == [10, 80, 100]
    assert apart([7], 20, least=10) == [10]
    assert apart([], 20) == []


# Hatching.


def marks(tincture: str) -> list[list[tuple[float, float]]]:
    return [mark for mark, _ in hatching(tincture, [(0, 0), (240, 0)])]


def test_hatchings_lie_across_along_or_both_and_argent_is_plain() -> None:
    assert len(marks("gules")) == 21
    assert all(a[0] == b[0] and math.dist(a, b) == 6 for a, b in marks("gules"))
    assert len(marks("azure")) == 10
    assert all(a[1] == b[1] == 0 and math.dist(a, b) == 15 for a, b in marks("azure"))
    assert len(marks("or")) == 18
    assert all(math.dist(a, b) == pytest.approx(3.4) for a, b in marks("or"))
    assert sorted({math.dist(a, b) for a, b in marks("sable")}) == [6, 9]
    assert marks("argent") == []


def test_marks_are_spread_evenly_over_every_stretch_of_a_line() -> None:
    middles = [(a[0] + b[0]) / 2 for a, b in marks("azure")]
    assert middles[0] == 12
    assert {right - left for left, right in pairwise(middles)} == {24}
    upright = [mark for mark, _ in hatching("gules", [(5, 5), (5, 27), (27, 27)])]
    assert [round(a[1]) for a, _ in upright[:2]] == [round(b[1]) for _, b in upright[:2]] == [10, 22]
    assert len(upright) == 4


def test_a_colour_takes_its_part_of_another() -> None:
    dark, light = (0, 100, 200), (100, 200, 0)
    assert mixed(dark, light, 0) == dark
    assert mixed(dark, light, 1) == light
    assert mixed(dark, light, 0.25) == (25, 125, 150)
