"""Where lies what a lesson of Notre Dame points at."""

from typing import Any

from game.drawing.page import Box
from game.games.notre_dame.desk import NotreDameDesk
from game.table.lesson_marks import around
from game.table.lesson_script import Mark
from rules.notre_dame.names import TRACK_END


def find(mark: Mark, desk: NotreDameDesk, view: Any) -> Box | None:
    """Find a part of the board or of the panel; None if it is not there."""
    kind, *names = mark
    if kind == "board":
        return desk.board.box
    if kind == "plague":
        box = desk.layout.context
        return Box(box.x + 18, box.bottom - 58, box.w - 36, 46)
    home = view.quarters[names[0]].home
    if kind == "harbour":
        cells = desk.board.placed("harbour")
        return around([cells[f"harbour_{home}_{n}"] for n in range(TRACK_END + 1)])
    layers = [desk.board.placed(layer) for layer in ("sector", "market")]
    return around([box for layer in layers for name, box in layer.items() if name.endswith(f"_{home}")])
