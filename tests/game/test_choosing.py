"""What can be picked on a board shines under the pieces, and the rest of that part of the board is dim."""

import pygame
import pytest

from game.drawing.page import Box
from game.drawing.theme import TEXT_SIZES
from game.games.rattus.board import RattusBoard
from game.games.rattus_cartus.board import RattusCartusBoard
from game.program.navigation import House
from game.scenes.table import Table
from game.table import painting
from game.table.chip import chip_box
from rules.rattus_cartus.support import Support
from tests.game.driving import plan
from tests.rules.rattus.europe import table as position

#: The plague stands in Italy and may come to Gallia, where the most would be lost.
CUBES = {"gallia": (3, 4, 0, 1), "germania": (2, 1, 2, 0), "russia": (1, 1, 0, 3)}


def asked_where(house: House, text_size: str) -> tuple[Table, RattusBoard]:
    """Sit down where somebody chooses where the plague goes."""
    house.app.change(text_size=text_size, speed="off", bot_speed="off", reduced_motion=True)
    match = position(cubes=CUBES, rats={"gallia": 3, "germania": 1, "russia": 2}, plague="italia")
    match.play("plague")
    table = house.open_table(plan(4, "open", "open", "open", "open", game="rattus", seed=1))
    table.session.match.state = match.state
    table.refresh()
    board = table.sight.desk.board
    assert isinstance(board, RattusBoard)
    return table, board


def shown(house: House) -> pygame.Surface:
    """Paint all that stands still."""
    house.app.draw()
    return house.app.window


def plain(table: Table, size: tuple[int, int]) -> pygame.Surface:
    """Paint the table as if nothing could be picked."""
    surface = pygame.Surface(size)
    canvas = table.canvas(surface)
    table.lay_ground(surface)
    painting.paint_board(canvas, table.sight, table.moment)
    return surface


def cut(table: Table, surface: pygame.Surface, box: Box) -> bytes:
    area = pygame.Rect(table.page.pixels(box))
    return pygame.image.tobytes(surface.subsurface(area), "RGB")


def light_at(table: Table, surface: pygame.Surface, at: tuple[float, float]) -> int:
    x, y = (round(value * table.page.scale) for value in at)
    area = pygame.Rect(x - 6, y - 6, 12, 12)
    return sum(pygame.transform.average_color(surface, area)[:3])


@pytest.mark.parametrize("text_size", TEXT_SIZES)
def test_nothing_that_shows_what_can_be_picked_crosses_a_chip_or_a_tag(house: House, text_size: str) -> None:
    table, board = asked_where(house, text_size)
    window = shown(house)
    bare, view = plain(table, window.get_size()), table.sight.view
    chips = [chip_box(piece, 1) for piece in table.sight.pieces if piece.numbered == "chip"]
    tags = [board.map.tag(view.region(name)) for name in CUBES]
    assert chips
    for box in (*chips, *tags):
        inside = box.inset(box.h * 0.3)
        assert cut(table, window, inside) == cut(table, bare, inside)


def test_regions_that_can_be_picked_keep_their_light_and_the_others_lose_some(house: House) -> None:
    table, board = asked_where(house, "tv")
    window = shown(house)
    bare = plain(table, window.get_size())
    reached = {option.value for option in table.sight.options}
    assert "gallia" in reached
    assert "russia" not in reached
    empty = {name: land.centre for name, land in board.map.lands.items() if name not in CUBES}
    for name, at in empty.items():
        kept = light_at(table, window, at) / light_at(table, bare, at)
        assert kept > 0.8 if name in reached else kept < 0.7, (name, kept)
    assert reached & set(empty)
    assert set(empty) - reached


def test_high_contrast_takes_no_light_from_the_board(house: House) -> None:
    house.app.change(high_contrast=True)
    table, board = asked_where(house, "tv")
    window = shown(house)
    at = board.map.lands["russia"].centre
    assert light_at(table, window, at) == light_at(table, plain(table, window.get_size()), at)


def test_a_part_of_the_board_where_nothing_can_be_picked_is_not_dimmed(house: House) -> None:
    house.app.change(speed="off", bot_speed="off", reduced_motion=True)
    table = house.open_table(plan(3, "open", "open", "open", game="rattus_cartus"))
    assert isinstance(table.session.asked, Support)
    board = table.sight.desk.board
    assert isinstance(board, RattusCartusBoard)
    window = shown(house)
    # The notch of whoever is asked reaches over the edge.
    bare, inside = plain(table, window.get_size()), board.tracks.box.inset(30)
    assert cut(table, window, inside) == cut(table, bare, inside)
    assert cut(table, window, board.town.box) != cut(table, bare, board.town.box)
