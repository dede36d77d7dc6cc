"""What a question of Rattus is about: the region it asks for, and where a choice that is half made began."""

from typing import Any

from rules.kernel import Decision
from rules.rattus.europe import LINK_NAMES, REGIONS
from rules.rattus.view import View

#: Questions about the region where the plague stands.
AT_THE_PLAGUE = ("Strengthen", "ShowAll")


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
