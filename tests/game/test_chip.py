"""Chips and discs: pieces of a kind on one spot are one thing with a number."""

import pytest

from game.drawing.page import Box
from game.drawing.pieces import Piece
from game.program.app import App
from game.table.chip import chip_box, paint_pieces
from tests.game.drawing import Drawing

CUBE = Piece("cube_or", "pieces/cube_or", 300, 200, 40)


def painted(app: App, *pieces: Piece) -> Drawing:
    canvas = Drawing.of(app)
    paint_pieces(canvas, pieces)
    return canvas


def test_a_chip_stands_on_its_spot_and_grows_to_both_sides_with_its_figures() -> None:
    one, twelve = chip_box(CUBE, 1), chip_box(CUBE, 12)
    assert (one.bottom, one.h, one.centre[0]) == (200, 40, 300)
    assert twelve.bottom == 200
    assert twelve.centre[0] == pytest.approx(300)
    assert twelve.w > one.w == chip_box(CUBE, 9).w > one.h


def test_a_piece_alone_has_no_number_and_several_are_a_chip(app: App) -> None:
    assert painted(app, CUBE).written == []
    canvas = painted(app, *[CUBE] * 3)
    ((words, place),) = canvas.written
    assert words == "3"
    assert chip_box(CUBE, 3).holds(place.centre)
    assert len(canvas.where("pieces/cube_or")) == 1


def test_pieces_on_different_spots_are_not_counted_together(app: App) -> None:
    canvas = painted(app, CUBE, CUBE._replace(x=400))
    assert canvas.written == []
    assert len(canvas.where("pieces/cube_or")) == 2


def test_what_is_always_counted_has_a_number_even_alone(app: App) -> None:
    assert [words for words, _ in painted(app, CUBE._replace(numbered="chip")).written] == ["1"]


def test_a_disc_lies_at_the_lower_left_corner_from_two_pieces_on(app: App) -> None:
    piece = CUBE._replace(numbered="disc")
    assert painted(app, piece).written == []
    canvas = painted(app, piece, piece)
    ((words, number),) = canvas.written
    (place,) = canvas.where("pieces/cube_or")
    assert words == "2"
    assert number.centre[0] == pytest.approx(place.x, abs=2)
    assert Box(place.x, place.centre[1], 1, place.h).y < number.centre[1] < place.bottom
