"""Why something in Paris cannot be picked now: a key for each reason that a word could give."""

from typing import TYPE_CHECKING, Any

from rules.kernel import Action, Decision
from rules.notre_dame.actions import PLACE_OF, MoveConfidant, MoveCube, MoveCubeToCathedral
from rules.notre_dame.bribes import BribeAgain
from rules.notre_dame.carriage import Drive
from rules.notre_dame.moves import JesterFrom, JesterTo, MinstrelFrom, MinstrelTo, PlaceInEmpty
from rules.notre_dame.new_persons import ActressFrom, ActressTo, FillEmpty, SendAway, UseSector
from rules.notre_dame.plague import LoseCube
from rules.notre_dame.streets import market_name

if TYPE_CHECKING:
    from rules.notre_dame.state import NotreDame

#: Decisions that ask where a piece goes to, where any piece stands, where a cube stands, and where none does.
_TO = (MoveConfidant, MinstrelTo, JesterTo, ActressTo)
_WITH_PIECE = (MinstrelFrom, ActressFrom, UseSector)
_WITH_CUBE = (MoveCube, MoveCubeToCathedral, JesterFrom, SendAway, LoseCube)
_EMPTY = (PlaceInEmpty, FillEmpty)
_OF_SECTORS = (*_TO, *_WITH_PIECE, *_WITH_CUBE, *_EMPTY)


def refusal(state: "NotreDame", asked: Decision[Any], pick: Action, quarter: int | None = None) -> str:
    """Say why a person, a market, the cathedral or the sector of a quarter is no answer.

    Empty: it is one, or there is no better reason than the question.
    """
    elsewhere = quarter not in (None, state.home(asked.seat))
    if pick in asked.options(state) and not elsewhere:
        return ""
    match pick.kind, asked:
        case "bribe", BribeAgain():
            return "only_brown"
        case "market", Drive():
            stands = pick.value == market_name(state.carriage[asked.seat])
            return "stands_here" if stands else "too_far"
        case "cathedral", _ if isinstance(asked, _TO):
            return "not_the_cathedral"
        case "sector", _ if isinstance(asked, _OF_SECTORS):
            return "other_quarter" if elsewhere else _sector(state, asked, PLACE_OF[pick])
    return ""


def _sector(state: "NotreDame", asked: Decision[Any], sector: int) -> str:
    if isinstance(asked, _TO) or (isinstance(asked, MoveCube) and sector == asked.sector):
        return "already_here"
    if isinstance(asked, _EMPTY):
        return "not_empty"
    if isinstance(asked, _WITH_PIECE):
        return "no_piece"
    # The confidant may make it the fullest, but he cannot die.
    fuller = isinstance(asked, LoseCube) and state.cubes[asked.seat * 8 + sector]
    return "not_fullest" if fuller else "no_cube"
