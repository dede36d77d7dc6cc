"""The map of Europe while people choose: no light hides a name, and the lens shows all of a region."""

import numpy as np
import pygame
import pytest

from build.audit.light import luminance
from game.drawing.theme import TEXT_SIZES
from game.games.rattus.board import RattusBoard
from game.games.rattus.board_ground import names
from game.games.rattus.gallery import crowded
from game.program.navigation import House
from game.scenes.table import Table
from rules.rattus.europe import REGIONS
from rules.rattus.state import Rattus
from tests.game.drawing import Drawing
from tests.game.driving import plan

#: How dark the ink of letters is, and how light it may become under the light of a land.
INKED, READ = 0.06, 0.16


def board_of(table: Table) -> RattusBoard:
    board = table.sight.desk.board
    assert isinstance(board, RattusBoard)
    return board


def asked_seat(table: Table) -> int:
    assert table.session.asked is not None
    return table.session.asked.seat


def seated(house: House, text_size: str = "tv") -> Table:
    house.app.change(text_size=text_size, speed="off", bot_speed="off", recap=False, reduced_motion=True)
    return house.open_table(plan(4, "open", "open", "open", "open", game="rattus", seed=1))


def test_the_light_of_lands_hides_no_letter_of_a_name(house: House) -> None:
    table = seated(house)
    board, page = board_of(table), house.app.page
    x, y, w, h = page.pixels(board.map.box)
    sheet = names((w, h))
    inked = (pygame.surfarray.array_alpha(sheet) > 240) & (luminance(pygame.surfarray.array3d(sheet)) < INKED)
    house.app.draw()
    seen = luminance(pygame.surfarray.array3d(house.app.surface))[x : x + w, y : y + h]
    for name in REGIONS:
        place = pygame.Rect(page.pixels(board.map.placed("name")[name])).move(-x, -y)
        part = (slice(place.left, place.right), slice(place.top, place.bottom))
        assert inked[part].sum() > 100, name
        assert np.mean(seen[part][inked[part]] < READ) > 0.98, name


def test_initials_stay_red_while_nothing_takes_their_light(house: House) -> None:
    table = seated(house)
    while type(table.session.asked).__name__ == "StartCubes":
        table.play(asked_seat(table), table.sight.options[0])
    board, page = board_of(table), house.app.page
    house.app.draw()
    chosen = house.app.surface.copy()
    canvas = Drawing.of(house.app)
    board.paint_ground(canvas)
    place = pygame.Rect(page.pixels(board.map.placed("name")["hispania"]))
    shown, plain = (pygame.surfarray.array3d(each.subsurface(place)) for each in (chosen, canvas.surface))
    red = (plain[..., 0] > 110) & (plain[..., 1] < 60)
    assert red.sum() > 10
    assert np.abs(shown[red].astype(int) - plain[red]).mean() < 25


@pytest.mark.parametrize("text_size", TEXT_SIZES)
def test_the_lens_shows_a_region_and_its_pieces_with_some_air(house: House, text_size: str) -> None:
    table = seated(house, text_size)
    while type(table.session.asked).__name__ == "StartCubes":
        table.play(asked_seat(table), table.sight.options[0])
    assert isinstance(table.session.match.state, Rattus)
    table.session.match.state = next(crowded(table.session.match.state))
    table.refresh()
    board = board_of(table)
    for name, land in board.map.lands.items():
        table.magnify(land.centre)
        assert table.magnifier.lens is not None
        shown, region = table.magnifier.lens.shown, table.sight.view.region(name)
        pieces = [*board.map.tokens(region), *(box for _, box in board.map.people(region))]
        for box in (land, *pieces):
            assert shown.x <= max(box.x - 10, board.map.box.x), (name, box)
            assert min(box.right + 10, board.map.box.right) <= shown.right, (name, box)
            assert shown.y <= max(box.y - 10, board.map.box.y), (name, box)
            assert min(box.bottom + 10, board.map.box.bottom) <= shown.bottom, (name, box)
        table.magnifier.close()
