"""The page and the focus on it."""

from itertools import pairwise

import pytest

from game.drawing.page import Box, Page
from game.input.signals import Button
from game.widgets.focus import neighbour


@pytest.mark.parametrize(
    ("pixels", "scale", "units"),
    [
        ((1920, 1080), 1.0, (1920, 1080)),
        ((1280, 720), 2 / 3, (1920, 1080)),
        ((1024, 768), 1024 / 1920, (1920, 1440)),
        ((3440, 1440), 4 / 3, (2580, 1080)),
    ],
)
def test_the_page_fills_every_window(pixels: tuple[int, int], scale: float, units: tuple[int, int]) -> None:
    page = Page.fitted(pixels)
    assert page.scale == pytest.approx(scale)
    assert (page.width, page.height) == pytest.approx(units)
    assert page.pixels(page.box) == (0, 0, *pixels)


def test_rows_that_touch_stay_touching_in_pixels() -> None:
    page = Page.fitted((1366, 768))
    rows = [page.pixels(row) for row in Box(10, 10, 300, 500).rows(7)]
    assert all(y + h == next_y for (_, y, _, h), (_, next_y, _, _) in pairwise(rows))


def test_the_pointer_finds_what_is_drawn() -> None:
    page = Page.fitted((1280, 720))
    box = Box(600, 300, 60, 60)
    x, y, w, h = page.pixels(box)
    assert box.holds(page.units((x + w // 2, y + h // 2)))
    assert not box.holds(page.units((x + w + 2, y)))


@pytest.mark.parametrize(
    ("other", "shared"),
    [
        (Box(0, 0, 10, 10), 100),
        (Box(6, 7, 10, 10), 12),
        (Box(-5, 2, 30, 3), 30),
        (Box(10, 0, 10, 10), 0),
        (Box(20, 30, 10, 10), 0),
    ],
)
def test_boxes_overlap_by_what_they_share(other: Box, shared: float) -> None:
    box = Box(0, 0, 10, 10)
    assert box.overlap(other) == other.overlap(box) == shared


@pytest.mark.parametrize(
    ("box", "at"),
    [
        (Box(20, 30, 10, 10), (20, 30)),
        (Box(-7, 30, 10, 10), (0, 30)),
        (Box(95, 99, 10, 10), (90, 90)),
        (Box(120, -4, 10, 10), (90, 0)),
    ],
)
def test_a_box_is_kept_in_another_with_the_least_of_moves(box: Box, at: tuple[float, float]) -> None:
    assert box.kept_in(Box(0, 0, 100, 100)) == Box(*at, 10, 10)


DIRECTIONS = (Button.LEFT, Button.RIGHT, Button.UP, Button.DOWN)
GRID = [Box(x * 100, y * 100, 80, 80) for y in range(3) for x in range(3)]


@pytest.mark.parametrize(
    ("start", "button", "end"),
    [
        (4, Button.LEFT, 3),
        (4, Button.RIGHT, 5),
        (4, Button.UP, 1),
        (4, Button.DOWN, 7),
        (0, Button.LEFT, 0),
        (8, Button.DOWN, 8),
    ],
)
def test_the_focus_moves_to_the_neighbour_and_stays_at_the_edge(start: int, button: Button, end: int) -> None:
    assert neighbour(GRID, start, button) == end


def test_every_place_can_be_reached_from_every_other() -> None:
    scattered = [Box(0, 0, 60, 60), Box(500, 30, 60, 200), Box(250, 400, 300, 60), Box(900, 700, 60, 60)]
    for start in range(4):
        reached, edge = {start}, [start]
        while edge:
            here = edge.pop()
            found = {
                neighbour(scattered, here, b) for b in (Button.LEFT, Button.RIGHT, Button.UP, Button.DOWN)
            }
            edge += found - reached
            reached |= found
        assert reached == {0, 1, 2, 3}
