"""Finds on the table what a step of a lesson points at."""

from collections.abc import Sequence
from typing import Any

from game.drawing.page import Box, around
from game.table import bar
from game.table.cards import Card
from game.table.desk import Hand
from game.table.lesson_script import PUPIL
from game.table.perspective import Perspective
from game.table.seat_panels import mark_places, seat_places
from game.table.setting import Mark
from game.widgets.button import Button
from rules.kernel import Action, Seat

#: How far ten bells reach over the room beside the prompt.
AROUND_BELLS = 16


def found(mark: Mark, sight: Perspective, buttons: Sequence[Button]) -> Box | None:
    """Say where something lies on the table; None if it is not there."""
    kind, *names = mark
    if kind == "option":
        return _option(buttons, str(names[0]), sight.desk.hand)
    if kind == "hand":
        cards = [b for b in buttons if isinstance(b, Card) and (not names or b.card in names)]
        return around([box for card in cards for box in (card.box, card.bared())]) if cards else None
    return _part(kind, names, sight) or _spot(mark, sight) or sight.desk.found(mark)


def _option(buttons: Sequence[Button], text: str, hand: Hand[Any]) -> Box | None:
    meant = [b for b in buttons if isinstance(b.meaning, Action) and b.meaning.text() == text]
    return hand.seen(meant[0], buttons) if meant else None


def _part(kind: str | int, names: Sequence[Any], sight: Perspective) -> Box | None:
    """Give a part of the table that every game has."""
    layout = sight.layout
    parts = {"bar": bar.sheet(layout.bar), "context": layout.context, "log": layout.log}
    parts["time"] = bar.beside_prompt(layout.bar).inset(-AROUND_BELLS, 0)
    parts["tray"] = layout.tray
    if kind == "seat":
        return layout.seat(names[0])
    if kind in ("score", "counter", "danger", "mark"):
        return _fact(sight, str(kind), *names)
    return parts.get(str(kind))


def _fact(sight: Perspective, kind: str, seat: Seat, number: int = 0) -> Box:
    """Give something on the panel of a seat: its score, a counter, the line below them, or its mark."""
    panel = sight.desk.panel
    at = seat_places(panel, sight.view, seat)
    if kind == "counter":
        return at.counters[number]
    below = at.portraits if panel.has_portraits else at.danger
    return {"score": at.score, "mark": mark_places(at)[0], "danger": below}[kind]


def _spot(mark: Mark, sight: Perspective) -> Box | None:
    """Give what an action could mean."""
    value: Any = mark[1] if len(mark) == 2 else mark[1:]
    return sight.desk.board.spots(PUPIL).get((str(mark[0]), value))
