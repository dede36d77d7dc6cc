"""How a round of Rattus Cartus is told: as it looked then, how discs hop, and why somebody wins."""

import math

from game.drawing.canvas import Canvas
from game.drawing.page import Box
from game.drawing.pieces import Spot
from game.drawing.text import BOLD
from game.games.rattus_cartus.board_map import Town
from game.games.rattus_cartus.explanations import contest, premium, premium_elsewhere
from game.games.rattus_cartus.sentences import BOOK
from game.session.session import Session
from game.table.desk import Moment
from game.words import Tongue
from rules.kernel import Event
from rules.rattus_cartus.view import View

#: How high a disc hops, and by how many points its way is drawn.
HOP, POINTS = 26.0, 8
#: Events that happen to somebody inside, and are written beside the place.
BESIDE = frozenset({"rats", "took", "drew", "tokens", "no_rat_to_pipe", "discarded", "declined", "gave"})


def hop(start: Spot, end: Spot) -> tuple[Spot, ...]:
    """Lead a disc over those it passes."""
    return tuple(
        Spot(
            start.x + (end.x - start.x) * k / POINTS,
            start.y + (end.y - start.y) * k / POINTS - HOP * math.sin(math.pi * k / POINTS),
        )
        for k in range(POINTS + 1)
    )


def then(moment: Moment[View]) -> View:
    """Give the view as it was when that happened which is told, as far as the same eyes saw it."""
    told = moment.told
    return told if told is not None and told.seat == moment.view.seat else moment.view


def paint_reason(canvas: Canvas, town: Town, event: Event, view: View, session: Session, say: Tongue) -> None:
    """Write beside a place what happens there, and over the house why."""
    stand = view.players[event.seat].stand if event.seat is not None else None
    if stand is None or event.seat is None:
        return
    if event.kind in BESIDE:
        words = BOOK.line(say, event, session.names)
        _note(canvas, town.visit(stand), words, town.box)
    reasons = reasons_of(event, view, session, say)
    if reasons:
        _proclaim(canvas, town.placed(f"plot_{stand.plot}"), "\n".join(reasons))


def reasons_of(event: Event, view: View, session: Session, say: Tongue) -> list[str]:
    """Tell why somebody has the premium, the swords or the flutes."""
    data = session.match.game.named(event)
    stand = view.players[event.seat].stand if event.seat is not None else None
    if stand is None or event.seat is None:
        return []
    if event.kind == "last_premium" or (event.kind == "action" and data["level"] == "premium"):
        return [premium(say, view, event.seat, session.names)]
    if event.kind == "action":
        elsewhere = premium_elsewhere(say, view, event.seat, session.names)
        return [elsewhere] if elsewhere else []
    special = {"robbed": "sword", "piped": "flute", "no_rat_to_pipe": "flute"}.get(event.kind)
    return contest(say, view, stand.plot, special, session.names) if special else []


def _note(canvas: Canvas, place: Box, words: str, within: Box) -> None:
    size = canvas.sizes.body
    wide = min(320.0, canvas.width(words, size, BOLD) + 36)
    x = min(max(place.centre[0] - wide / 2, within.x + 6), within.right - wide - 6)
    box = Box(x, place.y - 62, wide, 54)
    canvas.sheet(box, seed=161, ends="torn", lift=7)
    inside = box.inset(16, 2)
    canvas.text(words, inside, canvas.fitting(words, inside, size, BOLD), face=BOLD, across="centre")


def _proclaim(canvas: Canvas, plot: Box, words: str) -> None:
    wide, size = plot.w - 24, canvas.sizes.body
    high = canvas.height(words, wide - 40, size) * 0.94 + 20
    box = Box(plot.x + 12, plot.bottom - high - 6, wide, high)
    canvas.sheet(box, seed=163, lift=8)
    canvas.text(words, box.inset(20, 4), size, across="centre", leading=0.94)
