"""How a round of Rattus Cartus is told: as it looked then, how discs hop, and why somebody wins."""

import math

from game.drawing.pieces import Spot
from game.games.rattus_cartus.explanations import contest, premium, premium_elsewhere
from game.session.session import Session
from game.table.setting import Moment
from game.words import Tongue
from rules.kernel import Event
from rules.rattus_cartus import GAME
from rules.rattus_cartus.view import View

#: How high a disc hops, and by how many points its way is drawn.
HOP, POINTS = 26.0, 8
#: What the reckoning tells, and not the table: nobody looks at an empty town before it.
RECKONED = frozenset({"points", "nuns", "survived", "died", "game_over"})
#: Seconds that whoever looks at a nun card sees it.
SEEN = 2.2
#: Seconds of what comes often in a round: what it brings stays to be read.
BRISK = {
    **dict.fromkeys(RECKONED, 0.0),
    "laid": 0.12,
    "entered": 0.35,
    "supported": 0.35,
    "row": 0.4,
    "rats": 0.3,
    "drew": 0.4,
    "looked": 0.35,
    "took": 0.4,
    "tokens": 0.4,
}


def paced(event: Event, view: View) -> float | None:
    """Leave the standard action to what it brings, unless one of two seats is told why it is none better.

    Whoever has looked at a nun card has time to see it.
    """
    if event.kind == "looked" and event.seat is not None and event.seat == view.seat:
        return SEEN
    if event.kind == "action" and GAME.named(event)["level"] == "standard" and len(view.players) > 2:
        return 0.0
    return None


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
