"""Where lies what a lesson of Rattus points at."""

from typing import Any

from game.drawing.page import Box
from game.games.rattus.desk import RattusDesk
from game.table.lesson_marks import around
from game.table.lesson_script import Mark


def find(mark: Mark, desk: RattusDesk, view: Any) -> Box | None:
    """Find the board, the plague, the castle or the cards; None if it is something else."""
    if mark[0] == "board":
        return desk.board.box
    if mark[0] == "plague":
        return desk.board.placed("plague")[view.plague].centred(64, 80)
    if mark[0] == "castle":
        return desk.board.placed("castle")["castle"]
    return around(list(desk.cards.values())) if mark[0] == "cards" else None
