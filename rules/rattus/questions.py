"""What a question is about: its region, where a choice began that is half made, and what it has picked."""

from typing import Any

from rules.kernel import Decision
from rules.rattus.classes import KingCube, MerchantCubes, MerchantTo, MonkTo, WitchLookAgain, WitchSwap
from rules.rattus.europe import LINK_NAMES, REGIONS
from rules.rattus.last_powers import QueenCubes
from rules.rattus.moves import CarryCube
from rules.rattus.names import MOST_RATS
from rules.rattus.pieces import MovePiece
from rules.rattus.pied_piper import BrewBeside, MessengerTo, PiperRats, PiperTo
from rules.rattus.placing import HowMany
from rules.rattus.plague import ShowAll, Strengthen
from rules.rattus.ravage import AddSerf, LoseCube, TurnToken
from rules.rattus.view import View


def about(asked: Decision[Any], view: View) -> str:
    """Name the region a question is about; empty: none in particular."""
    match asked:
        case Strengthen() | ShowAll():
            return view.plague
        case HowMany() | LoseCube() | AddSerf() | KingCube() | BrewBeside() | QueenCubes():
            return REGIONS[asked.region]
        case MerchantCubes() | CarryCube() | PiperRats():
            return REGIONS[asked.target]
        case TurnToken():
            return REGIONS[asked.due.region]
    return ""


def begun_at(asked: Decision[Any]) -> list[str]:
    """Name the regions, or the link, where a choice began that is half made."""
    match asked:
        case MovePiece(piece="wall"):
            return [LINK_NAMES[asked.source]]
        case MovePiece() | MerchantTo() | MerchantCubes() | CarryCube() | PiperTo() | PiperRats():
            return [REGIONS[asked.source]]
        case MessengerTo():
            return [REGIONS[asked.first // 4]]
    return [region for region, _ in picked(asked)]


def picked(asked: Decision[Any]) -> list[tuple[str, int]]:
    """Name the tokens on the map that a choice half made has picked, by region and number."""
    places = [divmod(place, MOST_RATS) for place in picked_places(asked)]
    return [(REGIONS[region], position + 1) for region, position in places]


def picked_places(asked: object) -> tuple[int, ...]:
    """List the places of those tokens."""
    match asked:
        case MonkTo():
            return (asked.place,)
        case WitchLookAgain():
            return (asked.first,)
        case WitchSwap():
            return (asked.first, asked.second)
    return ()
