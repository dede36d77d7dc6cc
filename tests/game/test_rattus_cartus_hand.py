"""A full hand of Rattus Cartus: every kind of card is read from the sofa, and picked by one push."""

import random
from itertools import combinations, product

import pytest

from game.drawing.page import Box
from game.drawing.theme import TEXT_SIZES
from game.games.rattus_cartus.cards import _paint_tile
from game.games.rattus_cartus.gallery import MANY, crowded
from game.games.rattus_cartus.hand_fan import HandCard, Lip, held
from game.games.rattus_cartus.hand_rows import HandTile, tiled
from game.program.navigation import House
from game.scenes.table import Table
from game.session.plan import Plan
from game.session.session import Session
from game.table.sweep import Sweep
from rules.rattus_cartus.names import CARDS
from rules.rattus_cartus.state import RattusCartus
from rules.rattus_cartus.visits import Lay
from tests.game.drawing import Drawing, meet
from tests.game.driving import by_pointer, picks, plan
from tests.game.test_rattus_cartus_table import until


def seated(mode: str) -> Plan:
    """Seat three people."""
    return plan(3, mode, game="rattus_cartus", seed=2)


def full(house: House, mode: str, text_size: str) -> Table:
    """Let somebody with fourteen cards be asked which ones to lay."""
    house.app.change(speed="off", bot_speed="off", text_size=text_size)
    table = house.sit_down(Session(seated(mode)))
    until(table, Lay, random.Random(1))
    match = table.session.match
    assert isinstance(match.state, RattusCartus)
    (match.state,) = crowded(match.state)
    table.settle()
    return table


def hand(table: Table) -> list[HandCard]:
    """Give what lies in the tray."""
    return [button for button in table.buttons if isinstance(button, HandCard)]


@pytest.mark.parametrize(("text_size", "wide"), [("desk", 78), ("table", 78), ("tv", 104)])
def test_of_fourteen_cards_every_kind_is_as_wide_as_a_face(house: House, text_size: str, wide: float) -> None:
    table = full(house, "open", text_size)
    (lip,) = [button for button in table.buttons if isinstance(button, Lip)]
    tiles, tray = hand(table), table.sight.layout.tray
    assert sum(tile.kind.copies for tile in tiles) == MANY
    assert len({tile.kind.name for tile in tiles}) == len(tiles)
    assert min(tile.box.w for tile in tiles) >= wide
    assert not any(meet(one.box, other.box) for one, other in combinations(tiles, 2))
    assert all(tray.y < tile.box.y and tile.box.bottom < lip.rack.y for tile in tiles)


@pytest.mark.parametrize(("text_size", "number"), list(product(TEXT_SIZES, (8, 14, 20))))
def test_signs_numbers_and_copies_of_a_tile_are_large_enough(
    house: House, text_size: str, number: int
) -> None:
    house.app.change(text_size=text_size)
    sizes, kinds = TEXT_SIZES[text_size], held([CARDS[0], *CARDS[:number]], (), CARDS)
    tiles = tiled(Box(0, 0, 868, 178), kinds, {}, hidden=False, even=False, ringed=False)
    canvas = Drawing.of(house.app)
    for tile in tiles:
        tile.draw(canvas, hot=False)
        _paint_tile(canvas, tile.kind.name, Box(0, 0, tile.box.w, tile.box.h))
    assert {"\u00d72", "0", "4"} <= set(canvas.sizes_of)
    assert min(canvas.sized) >= sizes.number
    signs = canvas.where("classes/")
    assert len(signs) == number
    assert all(min(sign.w, sign.h) >= sizes.piece - 0.6 for sign in signs)
    assert all(box.right <= tiles[0].box.w for words, box in canvas.written if words.isdigit())


def test_what_is_chosen_of_a_kind_is_told_on_its_tile_and_the_others_stay_where_they_are(
    house: House,
) -> None:
    table = full(house, "open", "tv")
    before = {tile.kind.name: tile.box for tile in hand(table)}
    several = next(tile for tile in hand(table) if tile.kind.copies > 1 and tile.enabled)
    by_pointer(house, table, several)
    assert {tile.kind.name: tile.box for tile in hand(table)} == before
    (left,) = [tile for tile in hand(table) if tile.kind.name == several.kind.name]
    assert isinstance(left, HandTile)
    assert (left.kind.copies, left.laid, left.enabled) == (several.kind.copies - 1, 1, True)
    canvas = Drawing.of(house.app)
    left.draw(canvas, hot=False)
    assert "+1" in canvas.sizes_of


def test_fourteen_backs_say_nothing_of_their_kinds(house: House) -> None:
    table = full(house, "peek", "tv")
    backs = [tile.box for tile in hand(table)]
    assert len(backs) == MANY
    assert len({(round(box.w, 3), round(box.h, 3)) for box in backs}) == 1
    table.open_curtain()
    assert [tile.box for tile in hand(table)] == backs


def test_a_stroke_comes_to_the_tiles_of_both_rows(house: House) -> None:
    table = full(house, "open", "tv")
    upper = next(tile for tile in hand(table) if tile.enabled)
    lower = next(tile for tile in hand(table) if tile.box.x == upper.box.x and tile.box.y > upper.box.y)
    sweep = Sweep()
    sweep.begin(upper, upper.box.centre)
    assert not sweep.touches(upper, upper.box.centre)
    assert sweep.touches(lower, lower.box.centre)
    assert lower in picks(table)
