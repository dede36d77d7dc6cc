"""The board of Notre Dame for the gallery, at the deal and as full as it can get."""

from collections.abc import Iterator, Sequence

import pygame

from game.drawing.canvas import blank
from game.drawing.page import Box
from game.games.notre_dame.board_cuts import SIZE
from game.games.notre_dame.board_map import Paris
from game.table.chip import paint_pieces
from rules import Match
from rules.notre_dame import GAME
from rules.notre_dame.names import CUBES, PLACES, SECTORS
from rules.notre_dame.state import NotreDame
from rules.notre_dame.view import View


def boards() -> Iterator[tuple[str, pygame.Surface]]:
    """Draw Paris for every number of seats."""
    for seats in GAME.seats:
        view: View = Match(GAME, seats, 1).state.view(0)
        yield f"paris_{seats}_empty", _drawn(view)
        yield f"paris_{seats}_full", _drawn(as_full_as_can_be(view))


def _drawn(view: View) -> pygame.Surface:
    homes = tuple(quarter.home for quarter in view.quarters)
    board = Paris(4 if len(homes) == 2 else len(homes), homes, Box(0, 0, *SIZE))
    canvas = blank(SIZE)
    board.draw_ground(canvas)
    paint_pieces(canvas, board.pieces(view))
    board.draw_tallies(canvas, view)
    return canvas.surface


def as_full_as_can_be(view: View) -> View:
    """Put fourteen cubes and the confidant into a sector, every carriage into one market, all rats to 9."""
    quarters = tuple(
        quarter._replace(
            sectors={s: CUBES if s == SECTORS[quarter.seat] else 2 for s in SECTORS},
            confidant=SECTORS[quarter.seat],
            cathedral=3,
            carriage="inner_left_0",
            rat=9,
        )
        for quarter in view.quarters
    )
    return view._replace(quarters=quarters)


def crowded(state: NotreDame) -> Iterator[NotreDame]:
    """Fill a sector of every seat with cubes and the confidant, and one market with all carriages."""
    for most in (6, 13):
        rest = [1] * (CUBES - most) + [0] * len(PLACES)
        rows = [_row(seat % len(SECTORS), most, rest) for seat in range(state.seats)]
        yield state.changed(
            cubes=[number for row in rows for number in row],
            supply=[0] * state.seats,
            reserve=[0] * state.seats,
            confidant=[seat % len(SECTORS) for seat in range(state.seats)],
            carriage=[state.carriage[0]] * state.seats,
            rat=[9] * state.seats,
        )


def _row(sector: int, most: int, rest: Sequence[int]) -> list[int]:
    others = iter(rest)
    row = [most if place == sector else next(others) for place in range(len(PLACES) - 1)]
    return [*row, CUBES - sum(row)]
