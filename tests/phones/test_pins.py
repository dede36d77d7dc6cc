"""Letters on the board of a phone can be read, wherever their places are."""

import random
from itertools import combinations
from math import hypot

import pytest

from game.drawing.page import Box
from game.phones.pins import APART, RIM, pinned

BOARD = Box(100, 50, 1600, 1000)


def gaps(pins: list[tuple[float, float]]) -> list[float]:
    """Give how far each letter is from each other one, in widths of the board."""
    high = BOARD.h / BOARD.w
    return [hypot(one[0] - other[0], (one[1] - other[1]) * high) for one, other in combinations(pins, 2)]


def test_a_letter_stands_on_its_place() -> None:
    assert pinned([(900, 550), (500, 300)], BOARD) == [(0.5, 0.5), (0.25, 0.25)]


def test_letters_at_one_place_or_in_a_row_do_not_cover_each_other() -> None:
    pins = pinned([(900, 550), (900, 550), (940, 550), (980, 550)], BOARD)
    assert min(gaps(pins)) > APART * 0.97
    assert max(hypot(x - 0.5, y - 0.5) for x, y in pins) < 3 * APART


def test_no_letter_is_cut_by_the_rim() -> None:
    pins = pinned([(100, 50), (1700, 1050), (100, 50), (1690, 1050)], BOARD)
    high = BOARD.h / BOARD.w
    assert all(RIM <= x <= 1 - RIM and RIM <= y * high <= high - RIM for x, y in pins)
    assert min(gaps(pins)) > APART * 0.97


@pytest.mark.parametrize("seed", range(20))
def test_a_crowd_of_letters_can_be_read(seed: int) -> None:
    """Even where they all begin in one corner they hardly touch in the end."""
    chance = random.Random(seed)
    places = [(chance.uniform(100, 500), chance.uniform(50, 350)) for _ in range(12)]
    assert min(gaps(pinned(places, BOARD))) > APART * 0.7
