"""Why a region or a card cannot be picked now: a key for each reason that a word could give."""

from typing import TYPE_CHECKING, Any

from rules.kernel import Decision
from rules.rattus.classes import KingFrom, MerchantFrom, MerchantTo, MonkTo
from rules.rattus.endgame import LastTurn
from rules.rattus.europe import REGION_OF, neighbours, reach
from rules.rattus.last_powers import LastMayor, LastMove, LastRat
from rules.rattus.names import MOST_RATS, NUMBER_OF, USED
from rules.rattus.pied_piper import BrewAt, MayorBonus, MayorPick, PiperFrom, PiperTo
from rules.rattus.placing import PlaceCubes
from rules.rattus.plague import MovePlague, Spread, steps
from rules.rattus.powers import TURN
from rules.rattus.turn import Turn

if TYPE_CHECKING:
    from rules.rattus.state import Rattus


def refusal(state: "Rattus", asked: Decision[Any], name: str) -> str:
    """Say why a region or a card is no answer; empty: it is one, or no word could say."""
    if any(option.value == name for option in asked.options(state)):
        return ""
    if any(isinstance(option.value, tuple) and option.value[0] == name for option in asked.options(state)):
        return "which_one"
    if name in REGION_OF:
        return _region(state, asked, REGION_OF[name])
    return _card(state, asked, NUMBER_OF[name])


def _region(state: "Rattus", asked: Decision[Any], region: int) -> str:
    if region >= state.regions:
        return "not_in_play"
    match asked:
        case PlaceCubes():
            return "no_rat"
        case MovePlague():
            return _ride(state, region, steps(state, asked.seat))
        case LastMove():
            return _ride(state, region, asked.far)
        case MayorPick() | MayorBonus() | LastMayor():
            return "has_new_cube" if region in state.led(asked.seat) else "not_leading"
        case MerchantFrom() | PiperFrom() | BrewAt() | KingFrom() if region not in state.homes(asked.seat):
            return "no_own_cube"
        case MerchantFrom() | PiperFrom():
            return "walled"
        case KingFrom():
            return "rats_here"
        case MerchantTo() | PiperTo():
            return _step(state, asked.source, region)
        case MonkTo():
            return _step(state, asked.place // MOST_RATS, region) or _no_room(state, region)
        case Spread() | LastRat():
            return _step(state, state.plague, region) or _no_room(state, region)
    return ""


def _ride(state: "Rattus", region: int, far: int) -> str:
    """Say whether it is too far for the plague, or only walls keep it away."""
    if region == state.plague:
        return "must_leave"
    return "walled" if region in reach(state.regions, 0, state.plague, far) else "too_far"


def _step(state: "Rattus", source: int, region: int) -> str:
    if region not in neighbours(state.regions, 0, source):
        return "not_next"
    return "" if region in state.neighbours(source) else "walled"


def _no_room(state: "Rattus", region: int) -> str:
    return "full" if len(state.rats[region]) >= MOST_RATS else "bishop_here"


def _card(state: "Rattus", asked: Decision[Any], character: int) -> str:
    """Say why a card cannot be taken or used."""
    if not isinstance(asked, Turn | LastTurn):
        return ""
    last = isinstance(asked, LastTurn)
    if state.holder[character] != asked.seat:
        return "only_powers" if last else "card_taken"
    if state.used & USED[character]:
        return "power_used"
    return "no_effect_now" if last or TURN[character] else "works_by_itself"
