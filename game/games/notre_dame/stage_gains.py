"""What an event of Notre Dame brings to whoever acts, as the stage shows it: pictures and numbers."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from game.table.playbill import Gain
from rules.kernel import Event
from rules.notre_dame import GAME
from rules.notre_dame.names import SECTORS

PRESTIGE, COIN, RAT, SAFE, NOTHING, MARKET = (
    "icons/prestige",
    "icons/coin",
    "pieces/rat_marker",
    "icons/no_rat",
    "icons/cross",
    "icons/market",
)


def place_picture(place: object) -> str:
    """Give the picture of a place where pieces stand; nothing for those off the board."""
    if place in SECTORS:
        return f"sector/{place}"
    return "sector/notre_dame" if place == "cathedral" else ""


def gain(event: Event, tinctures: Sequence[str]) -> Gain | None:
    """Say what an event brings or costs."""
    data, seat = GAME.named(event), event.seat
    tincture = tinctures[seat] if seat is not None else ""
    match event.kind:
        case "prestige":
            return Gain(PRESTIGE, _whole(data, "points") + _whole(data, "bonus"))
        case "prestige_lost":
            return Gain(PRESTIGE, -_whole(data, "points"))
        case "coins" | "coins_from":
            return Gain(COIN, _whole(data, "coins"))
        case "paid":
            return Gain(COIN, -_whole(data, "coins"), price=True)
        case "rat":
            steps = _whole(data, "after") - _whole(data, "before")
            return Gain(RAT, steps, harm=steps > 0)
        case "cubes":
            return _cubes(data, f"pieces/cube_{tincture}")
        case "confidant":
            return Gain(f"pieces/confidant_{tincture}", to=place_picture(data["target"]))
        case "drove":
            return Gain(f"pieces/carriage_{tincture}", to=MARKET)
        case "healthy":
            return Gain(SAFE)
        case "in_vain" | "no_effect":
            return Gain(NOTHING)
    return None


def _cubes(data: Mapping[str, Any], cube: str) -> Gain:
    if data["target"] == "supply":
        return Gain(cube, _whole(data, "number"))
    if data["target"] == "reserve":
        return Gain(cube, -_whole(data, "number"), price=True)
    return Gain(cube, to=place_picture(data["target"]), start=place_picture(data["source"]))


def summed(gains: Iterable[Gain]) -> tuple[Gain, ...]:
    """Add up what is of one kind; whatever came last stands last."""
    found: dict[tuple[str, str, bool], Gain] = {}
    for each in gains:
        key = (each.icon, each.to, each.price)
        old = found.pop(key, None)
        if old and old.number is not None and each.number is not None:
            number = old.number + each.number
            harm = number > 0 if each.icon == RAT else None
            each = each._replace(number=number, harm=harm)
        found[key] = each
    return tuple(found.values())


def _whole(data: Mapping[str, Any], name: str) -> int:
    return int(data[name])
