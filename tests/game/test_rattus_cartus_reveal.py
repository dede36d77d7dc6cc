"""Where fans, crests and gains of a reveal of Rattus Cartus are: beside each other, and read from afar."""

from itertools import pairwise

import pygame
import pytest

from game.drawing.page import Box
from game.drawing.pictures import Pictures
from game.drawing.text import FIGURES
from game.games.rattus_cartus.stage_bids import Bid
from game.games.rattus_cartus.stage_plaque import parted
from game.games.rattus_cartus.stage_reveal import Reveal
from game.program.app import App
from game.table.playbill import Gain
from tests.game.drawing import meet
from tests.game.reading import Reading


@pytest.fixture
def canvas(app: App) -> Reading:
    """What is written and measured in a window."""
    page = app.page
    return Reading(pygame.Surface(page.size), page, Pictures())


def bid(seat: int, cards: int, *, wins: bool = False) -> Bid:
    """Lay so many knights."""
    laid = ("chivalry_1",) * cards
    return Bid(seat, cards, laid, (True,) * cards, (False,) * cards, cards, wins=wins)


@pytest.mark.parametrize("seats", range(1, 6))
def test_fans_crests_and_plaques_have_room_beside_each_other(seats: int) -> None:
    bids = tuple(bid(seat, 9, wins=seat == 1) for seat in range(seats))
    reveal = Reveal(Box(320, 506, 1248, 566), "key", bids=bids, lit=(Box(320, 92, 400, 468),), slid=58.0)
    columns = list(reveal.columns())
    assert len(columns) == seats
    for one, column in columns:
        for place in (reveal.fan(one, column), reveal.crest(one, column), reveal.plaque(column)):
            assert place.x >= reveal.box.x
            assert place.right <= reveal.box.right
            assert reveal.box.y < place.y
            assert place.bottom <= reveal.box.bottom
        assert reveal.fan(one, column).h >= 180
    for (one, left), (other, right) in pairwise(columns):
        assert not meet(reveal.fan(one, left), reveal.fan(other, right))
        assert not meet(reveal.plaque(left), reveal.plaque(right))
    assert reveal.house.bottom <= reveal.box.y


def test_whoever_is_alone_has_larger_cards_that_nothing_covers() -> None:
    high = []
    for seats in (1, 2):
        bids = tuple(bid(seat, 12, wins=seat == 0) for seat in range(seats))
        reveal = Reveal(Box(320, 506, 1248, 566), "key", bids=bids, lit=(Box(320, 92, 400, 468),))
        one, column = next(reveal.columns())
        fan = reveal.fan(one, column)
        covers = [box for box in (reveal.crest(one, column), reveal.plaque(column)) if meet(box, fan)]
        assert bool(covers) == (seats > 1)
        high.append(fan.h)
    assert high[0] > 1.3 * high[1]


@pytest.mark.parametrize("seats", range(1, 6))
def test_two_figures_beside_a_crest_stay_in_their_column(canvas: Reading, seats: int) -> None:
    bids = tuple(bid(seat, 12, wins=seat == 0) for seat in range(seats))
    reveal = Reveal(Box(320, 506, 1248, 566), "key", bids=bids, lit=(Box(320, 92, 400, 468),))
    for one, column in reveal.columns():
        size, crest = reveal.number(one, column), reveal.crest(one, column)
        assert size >= 90
        assert column.x <= crest.x
        assert crest.right + canvas.width("12", size, FIGURES) <= column.right


@pytest.mark.parametrize("kinds", range(1, 5))
def test_gains_can_be_read_from_afar_however_many_there_are(canvas: Reading, kinds: int) -> None:
    icons = ("icons/rat", "icons/draw", "icons/hand", "icons/prestige")[:kinds]
    some = tuple(Gain(icon, number) for icon, number in zip(icons, (6, 4, -3, 2), strict=False))
    bids = tuple(bid(seat, 3)._replace(gains=some) for seat in range(5))
    reveal = Reveal(Box(320, 506, 1248, 566), "key", bids=bids, lit=(Box(320, 92, 400, 468),))
    for one, column in reveal.columns():
        size, rows = parted(canvas, one.gains, reveal.plaque(column).w)
        assert size >= 34
        assert [gain for row in rows for gain in row] == list(some)
    assert (len(rows) > 1) == (kinds > 2)
