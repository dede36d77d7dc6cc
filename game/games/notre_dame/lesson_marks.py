"""Finds in Paris what a step of a lesson points at."""

from game.drawing.page import Box, around
from game.games.notre_dame.board import NotreDameBoard
from game.games.notre_dame.panel_persons import foot
from game.table.desk import Mark


def found(mark: Mark, board: NotreDameBoard) -> Box | None:
    """Give the board, the rats of the round, or the harbour or all of the quarter of a seat."""
    kind, *names = mark
    if kind == "board":
        return board.paris.box
    if kind == "plague":
        return foot(board.layout.context)
    home = board.view.quarters[int(names[0])].home
    if kind == "harbour":
        return board.paris.harbour(home)
    layers = [board.paris.placed(layer) for layer in ("sector", "market")]
    return around([box for layer in layers for name, box in layer.items() if name.endswith(f"_{home}")])
