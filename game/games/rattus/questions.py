"""What a question of Rattus is about: its region, where a choice began that is half made, and with what."""

from typing import Any

from rules import Match
from rules.kernel import Action, Decision, Seat
from rules.rattus.europe import LINK_NAMES, REGIONS
from rules.rattus.view import View

#: Questions about the region where the plague stands.
AT_THE_PLAGUE = ("Strengthen", "ShowAll")
#: Actions with which something begins in a turn; all others are steps of it.
_BEGIN = frozenset({"take", "place", "power", "plague"})


def about(asked: Decision[Any], view: View) -> str:
    """Name the region a question is about; empty: none in particular."""
    if type(asked).__name__ in AT_THE_PLAGUE:
        return view.plague
    due = getattr(asked, "due", None)
    for holder, field in ((asked, "region"), (asked, "target"), (due, "region")):
        region = getattr(holder, field, None)
        if isinstance(region, int):
            return REGIONS[region]
    return ""


def begun_at(asked: Decision[Any]) -> list[str]:
    """Name the regions, or the link, where a choice began that is half made."""
    kind = type(asked).__name__
    if kind == "MovePiece":
        names = LINK_NAMES if getattr(asked, "piece", "") == "wall" else REGIONS
        return [names[getattr(asked, "source", 0)]]
    # Rats are numbered by three places a region, cubes by four seats.
    sizes = {"place": 3, "first": 4 if kind == "MessengerTo" else 3, "second": 3, "source": 1}
    values = [(getattr(asked, field, None), size) for field, size in sizes.items()]
    return [REGIONS[value // size] for value, size in values if isinstance(value, int)]


def underway(match: Match, seat: Seat, *, told: bool = False) -> Action | None:
    """Give what a seat has begun in its turn and not ended, or while that is told, what it began last."""
    if not told and any(type(decision).__name__ == "Turn" for decision in match.state.decisions()):
        return None
    begun = next(((actor, action) for actor, action in reversed(match.log) if action.kind in _BEGIN), None)
    return begun[1] if begun and begun[0] == seat else None
