"""The board of Rattus for the gallery, empty and as full as it can get."""

from collections.abc import Iterator

import pygame

from game.drawing.canvas import blank
from game.drawing.page import Box
from game.drawing.theme import TINCTURES
from game.drawing.tiled_map import chart
from game.games.rattus.board_map import SIZE, Europe
from game.table.chip import paint_pieces
from rules import Match
from rules.rattus import GAME
from rules.rattus.europe import LINK_NAMES, links_among, regions_for
from rules.rattus.names import CUBES, MOST_RATS
from rules.rattus.state import Rattus
from rules.rattus.view import FACES, Rat, Region, View

#: The fullest region the rules allow us to fear, in cubes.
MOST_CUBES = 20
#: Places are counted for so many seats in each region.
SEATS = 4


def boards() -> Iterator[tuple[str, pygame.Surface]]:
    """Draw Europe for every number of seats."""
    for seats in GAME.seats:
        yield f"europe_{seats}_empty", _drawn(seats, crowded=False)
        yield f"europe_{seats}_full", _drawn(seats, crowded=True)


def _drawn(seats: int, *, crowded: bool) -> pygame.Surface:
    """Draw the chart for so many seats; crowded, with every piece that may stand anywhere."""
    canvas = blank(chart("europe").size)
    board = Europe(regions_for(seats), Box(0, 0, *SIZE), TINCTURES)
    board.draw_ground(canvas)
    if crowded:
        view = crowded_europe(seats)
        paint_pieces(canvas, board.pieces(view))
    return canvas.surface


def crowded_europe(seats: int) -> View:
    """Give a view with three rats, twenty cubes and all the clergy in every region, and all walls built."""
    view: View = Match(GAME, seats, 1).state.view(0)
    regions = tuple(_crowded(region, seats) for region in view.regions)
    players = tuple(player._replace(castle=3) for player in view.players)
    links = links_among(len(regions))
    walls = tuple(LINK_NAMES[link] for link in links)
    return view._replace(regions=regions, players=players, walls=walls)


def _crowded(region: Region, seats: int) -> Region:
    (first,) = region.rats
    known = Rat(False, FACES[-1], face_up=False, known_by=(0,))
    share = MOST_CUBES // seats
    return region._replace(
        rats=(first, known, Rat(False, None, face_up=False, known_by=())),
        cubes=(share,) * seats,
        potions=((2,), *((),) * (seats - 1)),
        nuns=3,
        bishops=2,
    )


def crowded(state: Rattus) -> Iterator[Rattus]:
    """Give every region as many rats as may lie there and cubes of all; one has five of each seat."""
    tokens = [*state.supply, *(token for lair in state.rats for token in lair)]
    full = min(state.regions, len(tokens) // MOST_RATS)
    lairs = [tuple(tokens[MOST_RATS * k : MOST_RATS * (k + 1)]) for k in range(full)]
    rats = [*lairs, *[()] * (len(state.rats) - full)]
    owned = [state.regions + 4 if seat < state.seats else 0 for seat in range(SEATS)]
    for fullest in (state.plague, 0):
        cubes = [
            (5 if region == fullest else 1) if seat < state.seats and region < state.regions else 0
            for region in range(len(state.cubes) // SEATS)
            for seat in range(SEATS)
        ]
        yield state.changed(
            rats=rats,
            supply=tuple(tokens[MOST_RATS * full :]),
            cubes=cubes,
            reserve=[CUBES - owned[seat] for seat in range(state.seats)],
            castle=[0] * state.seats,
            bread=[0] * state.seats,
            potions=[()] * len(state.potions),
            seen=[0] * state.seats,
            face_up=0,
        )
