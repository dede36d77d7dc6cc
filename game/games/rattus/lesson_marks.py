"""Finds on the table of Rattus what a step of a lesson points at and no other game has."""

from game.drawing.page import Box, around
from game.games.rattus.board import RattusBoard
from game.table.desk import Mark


def found(mark: Mark, board: RattusBoard) -> Box | None:
    """Say where something lies; None if it is not there."""
    if mark[0] == "board":
        return board.map.box
    if mark[0] == "plague":
        return board.map.placed("plague")[board.view.plague].centred(64, 80)
    if mark[0] == "castle":
        return board.map.placed("castle")["castle"]
    return around(list(board.cards.values())) if mark[0] == "cards" else None
