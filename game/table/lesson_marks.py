"""Finds on the table what a step of a lesson points at."""

from collections.abc import Sequence
from typing import Any

from game.drawing.page import Box
from game.games.notre_dame.desk import NotreDameDesk
from game.games.rattus.desk import RattusDesk
from game.games.rattus_cartus.desk import RattusCartusDesk
from game.games.rattus_cartus.hand import HandCard, Lip
from game.table import bar
from game.table.cards import ActionCard, Card
from game.table.desk import Desk
from game.table.lesson_script import PUPIL, Mark
from game.table.perspective import Sight
from game.table.seat_panels import facts
from game.widgets.button import Button
from rules.kernel import Action
from rules.notre_dame.names import TRACK_END

#: How far ten bells reach over the room beside the prompt.
AROUND_BELLS = 16
#: The columns of points with the crowns at the end of the tracks, which stand too close to be left out.
POINTS = 268


def found(mark: Mark, sight: Sight, buttons: Sequence[Button]) -> Box | None:
    """Say where something lies on the table; None if it is not there."""
    kind, *names = mark
    if kind == "option":
        return _option(buttons, str(names[0]))
    if kind == "hand":
        cards = [b.box for b in buttons if isinstance(b, Card) and (not names or _called(b) in names)]
        return around(cards) if cards else None
    return _part(kind, names, sight) or _spot(mark, sight) or _own(mark, sight.desk, sight.view)


def _option(buttons: Sequence[Button], text: str) -> Box | None:
    meant = [b for b in buttons if isinstance(b.meaning, Action) and b.meaning.text() == text]
    if not meant:
        return None
    box, lip = meant[0].box, next((b.rack for b in buttons if isinstance(b, Lip)), None)
    # The lip of the rack hides the feet of the cards.
    hidden = isinstance(meant[0], HandCard) and lip is not None
    return Box(box.x, box.y, box.w, lip.y - box.y - 4) if hidden and lip else box


def _called(card: Card) -> str:
    if isinstance(card, ActionCard):
        return card.card
    return card.kind.name if isinstance(card, HandCard) else ""


def _part(kind: str | int, names: Sequence[Any], sight: Sight) -> Box | None:
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


def _spot(mark: Mark, sight: Sight) -> Box | None:
    """Give what an action could mean."""
    value: Any = mark[1] if len(mark) == 2 else mark[1:]
    return sight.desk.spots(sight.view, PUPIL).get((str(mark[0]), value))


def _own(mark: Mark, desk: Desk, view: Any) -> Box | None:
    """Give what only one game has."""
    if isinstance(desk, NotreDameDesk):
        return _in_paris(mark, desk, view)
    if isinstance(desk, RattusDesk):
        return _in_europe(mark, desk, view)
    return _in_town(mark, desk, view) if isinstance(desk, RattusCartusDesk) else None


def _in_paris(mark: Mark, desk: NotreDameDesk, view: Any) -> Box | None:
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


def _in_europe(mark: Mark, desk: RattusDesk, view: Any) -> Box | None:
    if mark[0] == "board":
        return desk.board.box
    if mark[0] == "plague":
        return desk.board.placed("plague")[view.plague].centred(64, 80)
    if mark[0] == "castle":
        return desk.board.placed("castle")["castle"]
    return around(list(desk.cards.values())) if mark[0] == "cards" else None


def _in_town(mark: Mark, desk: RattusCartusDesk, view: Any) -> Box | None:
    kind, *names = mark
    if kind == "track":
        return desk.tracks.rows[str(names[0])].inset(0, 5)
    if kind == "premium":
        placard = desk.town.placed(f"placard_{names[0]}")
        return Box(*placard[:3], placard.h - desk.town.support(int(names[0])).h)
    if kind == "visitor":
        stand = view.players[names[0]].stand
        return desk.town.visit(stand) if stand else None
    tracks = desk.tracks.box
    parts = {
        "street": desk.town.box,
        "tracks": tracks,
        "points": Box(tracks.right - POINTS, tracks.y + 8, POINTS - 8, tracks.h - 16),
        "nuns": around(desk.context.nuns),
        "odds": desk.rack.private,
    }
    return parts.get(str(kind))


def around(boxes: Sequence[Box]) -> Box:
    """Give the box around some boxes."""
    x, y = min(box.x for box in boxes), min(box.y for box in boxes)
    return Box(x, y, max(box.right for box in boxes) - x, max(box.bottom for box in boxes) - y)
