"""Why something on the table cannot be picked, where there is a better reason than the question."""

from typing import Any, Literal, TypeAlias

from rules.kernel import Action, Decision
from rules.rattus_cartus.names import NUMBER, PASS
from rules.rattus_cartus.specials import ChooseInfested, ChooseRobbed
from rules.rattus_cartus.state import RattusCartus
from rules.rattus_cartus.support import Look
from rules.rattus_cartus.visits import Lay

Reason: TypeAlias = Literal["cannot_lay", "already_seen", "not_fewest", "already_inside"]


def refusal(state: RattusCartus, asked: Decision[Any], pick: Action) -> Reason | None:
    """Say why a nun card, a building, somebody inside or a card of the hand is not among the options."""
    if pick in asked.options(state):
        return None
    in_town = pick.kind in ("visit", "seat")
    match asked:
        case Look() if pick.kind == "nun":
            return "already_seen"
        case ChooseRobbed() | ChooseInfested() if in_town:
            return "not_fewest"
        case Lay() if pick.kind == "card" and NUMBER[pick] >= PASS:
            return "cannot_lay"
        case Lay() if in_town:
            return "already_inside"
    return None
