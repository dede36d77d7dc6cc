"""Where the focus goes when a person pushes a direction."""

import pytest

from game.drawing.page import Box
from game.input.signals import Button
from game.widgets.focus import Lane, neighbour, onward

#: A cross: middle, left, right, above, below.
CROSS = [
    Box(100, 100, 40, 20),
    Box(0, 100, 40, 20),
    Box(200, 100, 40, 20),
    Box(100, 0, 40, 20),
    Box(100, 200, 40, 20),
]
WAYS = {Button.LEFT: 1, Button.RIGHT: 2, Button.UP: 3, Button.DOWN: 4}


@pytest.mark.parametrize(("way", "index"), WAYS.items())
def test_a_direction_leads_to_what_lies_there(way: Button, index: int) -> None:
    assert neighbour(CROSS, 0, way) == index


@pytest.mark.parametrize(("way", "index"), WAYS.items())
def test_where_nothing_lies_the_focus_stays(way: Button, index: int) -> None:
    assert neighbour(CROSS[:1], 0, way) == 0
    assert neighbour([CROSS[0], CROSS[index]], 1, way) == 1


def test_the_nearer_of_two_is_chosen() -> None:
    row = [Box(x, 0, 20, 20) for x in (0, 100, 50)]
    assert neighbour(row, 0, Button.RIGHT) == 2
    assert neighbour(row, 1, Button.LEFT) == 2


def test_straight_ahead_is_nearer_than_aside() -> None:
    boxes = [Box(0, 0, 20, 20), Box(30, 60, 20, 20), Box(120, 0, 20, 20)]
    assert neighbour(boxes, 0, Button.RIGHT) == 2
    assert neighbour(boxes, 0, Button.DOWN) == 1
    near = [Box(0, 0, 20, 20), Box(30, 60, 20, 20), Box(160, 0, 20, 20)]
    assert neighbour(near, 0, Button.RIGHT) == 1


def test_of_boxes_straight_ahead_the_better_aligned_is_chosen() -> None:
    boxes = [Box(0, 0, 100, 20), Box(60, 40, 40, 20), Box(30, 40, 40, 20)]
    assert neighbour(boxes, 0, Button.DOWN) == 2


def test_a_wide_box_on_the_way_does_not_make_the_focus_forget_its_column() -> None:
    grid = [
        Box(0, 0, 50, 20),
        Box(200, 0, 50, 20),
        Box(0, 40, 250, 20),
        Box(0, 80, 50, 20),
        Box(200, 80, 50, 20),
    ]
    at, lane = onward(grid, 1, Button.DOWN, None)
    assert (at, lane) == (2, Lane(True, 225))
    at, lane = onward(grid, at, Button.DOWN, lane)
    assert (at, lane) == (4, Lane(True, 225))
    assert onward(grid, 2, Button.DOWN, Lane(True, 25))[0] == 3
    assert onward(grid, 2, Button.UP, Lane(True, 25))[0] == 0


def test_a_turn_begins_another_lane() -> None:
    assert onward(CROSS, 0, Button.RIGHT, Lane(True, 999)) == (2, Lane(False, 110))
    assert onward(CROSS, 0, Button.DOWN, Lane(False, 999)) == (4, Lane(True, 120))


def test_a_row_is_kept_past_a_high_box() -> None:
    tall = [
        Box(0, 0, 20, 20),
        Box(0, 80, 20, 20),
        Box(40, 0, 20, 100),
        Box(80, 0, 20, 20),
        Box(80, 80, 20, 20),
    ]
    at, lane = onward(tall, 1, Button.RIGHT, None)
    assert (at, lane) == (2, Lane(False, 90))
    assert onward(tall, at, Button.RIGHT, lane)[0] == 4
