"""Why something on the map of Rattus, or one of its cards, cannot be picked now."""

from typing import Any

from rules.kernel import Decision
from rules.rattus.europe import LINKS, REGION_OF, REGIONS
from rules.rattus.names import MOST_RATS, NUMBER_OF
from rules.rattus.powers import TURN
from rules.rattus.view import Region, View

#: Decisions that ask for a region one step from another, by the name of the field that holds it.
_STEPS = {"MerchantTo": "source", "PiperTo": "source", "MonkTo": "place", "Spread": "", "LastRat": ""}
_HOMES = ("MerchantFrom", "PiperFrom", "BrewAt", "KingFrom")
_RATS = ("MonkTo", "Spread", "LastRat")


def region_reason(view: View, asked: Decision[Any], name: str) -> str:
    """Say why a region is no answer; empty: no reason that a word could give."""
    kind = type(asked).__name__
    region = next((region for region in view.regions if region.name == name), None)
    if region is None:
        return "not_in_play"
    if kind == "PlaceCubes":
        return "" if region.rats else "no_rat"
    if kind in ("MovePlague", "LastMove"):
        return "must_leave" if view.plague == name else "too_far"
    if kind in ("MayorPick", "MayorBonus", "LastMayor"):
        return "not_leading"
    if kind in _HOMES:
        return "rats_here" if region.cubes[asked.seat] and region.rats else "no_own_cube"
    return _step_reason(view, asked, region) if kind in _STEPS else ""


def _step_reason(view: View, asked: Decision[Any], region: Region) -> str:
    kind = type(asked).__name__
    source = REGION_OF[view.plague]
    if field := _STEPS[kind]:
        source = getattr(asked, field) // (3 if field == "place" else 1)
    there = REGION_OF[region.name]
    ends = (min(source, there), max(source, there))
    link = next((f"{REGIONS[a]}_{REGIONS[b]}" for a, b in LINKS if tuple(sorted((a, b))) == ends), None)
    if link is None:
        return "not_next"
    if link in view.walls:
        return "walled"
    if kind in _RATS:
        return "full" if len(region.rats) >= MOST_RATS else "bishop_here" if region.bishops else ""
    return ""


def card_reason(view: View, asked: Decision[Any], name: str) -> str:
    """Say why a card cannot be taken or used."""
    own = name in view.players[asked.seat].cards
    if type(asked).__name__ == "LastTurn" and not own:
        return "only_powers"
    if type(asked).__name__ not in ("Turn", "LastTurn"):
        return ""
    if not own:
        return "card_taken"
    if name in view.used:
        return "power_used"
    return "no_effect_now" if TURN[NUMBER_OF[name]] else "works_by_itself"
