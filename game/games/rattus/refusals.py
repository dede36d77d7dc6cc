"""Why something on the map of Rattus, or one of its cards, cannot be picked now."""

from typing import Any

from rules.kernel import Decision, Seat
from rules.rattus.europe import LINKS, REGION_OF, REGIONS, reach
from rules.rattus.names import CHARACTERS, MOST_RATS, NUMBER_OF, RIDERS, SERF
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
        return "must_leave" if view.plague == name else _plague_reason(view, asked, name)
    if kind in ("MayorPick", "MayorBonus", "LastMayor"):
        return "not_leading" if not _leads(region, asked.seat) else "has_new_cube"
    if kind in _HOMES:
        if not region.cubes[asked.seat]:
            return "no_own_cube"
        return "rats_here" if kind == "KingFrom" else "walled"
    return _step_reason(view, asked, region) if kind in _STEPS else ""


def _leads(region: Region, seat: Seat) -> bool:
    others = [cubes for other, cubes in enumerate(region.cubes) if other != seat]
    return region.cubes[seat] > max(others)


def _plague_reason(view: View, asked: Decision[Any], name: str) -> str:
    """Say whether it is too far for the plague, or only walls keep it away."""
    cards = view.players[asked.seat].cards
    rides = any(CHARACTERS[rider] in cards for rider in RIDERS) and getattr(asked, "character", None) != SERF
    near = reach(len(view.regions), 0, REGION_OF[view.plague], 2 if rides else 1)
    return "walled" if REGION_OF[name] in near else "too_far"


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
    last = type(asked).__name__ == "LastTurn"
    if not last and type(asked).__name__ != "Turn":
        return ""
    if not own:
        return "only_powers" if last else "card_taken"
    if name in view.used:
        return "power_used"
    return "no_effect_now" if last or TURN[NUMBER_OF[name]] else "works_by_itself"
