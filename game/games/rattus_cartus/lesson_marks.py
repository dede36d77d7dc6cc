"""Finds on the table of Rattus Cartus what a step of a lesson points at and no other game has."""

from game.drawing.page import Box, around
from game.games.rattus_cartus.board import RattusCartusBoard
from game.table.desk import Mark

#: The columns of points with the crowns at the end of the tracks, which stand too close to be left out.
POINTS = 268


def found(mark: Mark, board: RattusCartusBoard) -> Box | None:
    """Say where something lies; None if it is not there."""
    kind, *names = mark
    if kind == "track":
        return board.tracks.rows[str(names[0])].inset(0, 5)
    if kind == "premium":
        placard = board.town.placed(f"placard_{names[0]}")
        return Box(*placard[:3], placard.h - board.town.support(int(names[0])).h)
    if kind == "visitor":
        stand = board.view.players[int(names[0])].stand
        return board.town.visit(stand) if stand else None
    tracks = board.tracks.box
    parts = {
        "street": board.town.box,
        "tracks": tracks,
        "points": Box(tracks.right - POINTS, tracks.y + 8, POINTS - 8, tracks.h - 16),
        "nuns": around(board.context.nuns),
        "odds": board.rack.private,
    }
    return parts.get(str(kind))
