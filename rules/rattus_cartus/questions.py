"""What is asked in a view: in which phase of the round, and what somebody has picked so far."""

from typing import Literal, TypeAlias

from rules.kernel import Seat
from rules.rattus_cartus.view import View
from rules.rattus_cartus.visits import Lay, Visit

Phase: TypeAlias = Literal["support", "visit", "resolve", "end"]


def phase(view: View) -> Phase:
    """Name the phase the round is in, by what people are asked."""
    if any(isinstance(asked, Visit | Lay) for asked in view.waiting):
        return "visit"
    if all(player.stand is None for player in view.players):
        return "support" if view.waiting else "end"
    return "resolve"


def lays(view: View, seat: Seat) -> bool:
    """Say whether a seat is laying cards."""
    return any(isinstance(asked, Lay) and asked.seat == seat for asked in view.waiting)


def chosen(view: View, seat: Seat) -> tuple[str, ...]:
    """Name the cards that a seat has picked in a choice it has not finished, to lay them or to give them."""
    player = view.players[seat]
    laid = player.stand.laid if player.stand and lays(view, seat) else None
    return laid or player.parcel or ()
