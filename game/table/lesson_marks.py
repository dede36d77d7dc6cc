"""Finds on the table what a step of a lesson points at."""

from collections.abc import Sequence
from typing import Any

from game.drawing.page import Box, around
from game.table import bar
from game.table.cards import Card
from game.table.desk import Hand, Mark
from game.table.lesson_script import PUPIL
from game.table.perspective import Perspective
from game.table.seat_panels import facts
from game.widgets.button import Button
from rules.kernel import Action

#: How far ten bells reach over the room beside the prompt.
AROUND_BELLS = 16


def found(mark: Mark, sight: Perspective, buttons: Sequence[Button]) -> Box | None:
    """Say where something lies on the table; None if it is not there."""
    kind, *names = mark
    if kind == "option":
        return _option(buttons, str(names[0]), sight.desk.hand)
    if kind == "hand":
        cards = [b.box for b in buttons if isinstance(b, Card) and (not names or b.card in names)]
        return around(cards) if cards else None
    return _part(kind, names, sight) or _spot(mark, sight) or sight.desk.found(mark)


def _option(buttons: Sequence[Button], text: str, hand: Hand[Any]) -> Box | None:
    meant = [b for b in buttons if isinstance(b.meaning, Action) and b.meaning.text() == text]
    return hand.seen(meant[0], buttons) if meant else None


def _part(kind: str | int, names: Sequence[Any], sight: Perspective) -> Box | None:
    """Give a part of the table that every game has."""
    layout = sight.layout
    parts = {"bar": bar.sheet(), "context": layout.context, "log": layout.log}
    parts["time"] = bar.beside_prompt(layout.bar.right).inset(-AROUND_BELLS, 0)
    parts["tray"] = layout.tray
    if kind == "seat":
        return layout.seat(names[0])
    if kind in ("counter", "danger"):
        return _fact(layout.seat(names[0]), *names[1:])
    if kind == "mark":
        box = layout.seat(names[0])
        return Box(box.x + 8, box.y + 84, 46, 54)
    return parts.get(str(kind))


def _fact(panel: Box, counter: int | None = None) -> Box:
    """Give one of the four counters of a panel, or the line below them."""
    _, first, second, last = facts(panel).rows(4)
    if counter is None:
        return last
    column = [column for row in (first, second) for column in row.columns(2)][counter]
    return Box(column.x - 2, column.y + 3, 86, column.h - 6)


def _spot(mark: Mark, sight: Perspective) -> Box | None:
    """Give what an action could mean."""
    value: Any = mark[1] if len(mark) == 2 else mark[1:]
    return sight.desk.board.spots(PUPIL).get((str(mark[0]), value))
