"""How Notre Dame speaks: which line suits an event, the word for a value, and the outcome of an action."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from game.games.notre_dame.words import play
from game.games.notre_dame.words.cards import CARDS
from game.games.notre_dame.words.persons import PERSONS
from game.games.notre_dame.words.play import MARKETS, MESSAGES, OUTCOMES, PLACES, SOURCES, VARIANTS
from game.words import Tongue
from game.words.numbers import pieces, signed
from game.words.telling import Book, Told, prompts_of, seat_name
from game.words.texts import Text
from rules.kernel import Event, Seat
from rules.notre_dame import GAME
from rules.notre_dame import names as rules_names
from rules.notre_dame.actions import MoveCube
from rules.notre_dame.foresight import Infection
from rules.notre_dame.quarters import owner

#: Every place, card, person and source of points by its name in the rules.
NAMES: dict[str, str] = {
    **SOURCES,
    **PLACES,
    **{name: card.name for name, card in CARDS.items()},
    **{name: person.name for name, person in PERSONS.items()},
}
#: Where the numbers of decisions stand for places; the last is the confidant himself.
_NUMBERED = (*rules_names.PLACES, "confidant")
#: What a preview counts before the places, in this order.
_SUMMED = ("prestige", "coins", "supply", "messages")


def variant(event: Event, data: Mapping[str, Any]) -> Text | None:
    """Choose a line that says less where there is less to say."""
    case = {
        "card": "own_card" if data.get("owner_seat") == event.seat else None,
        "cubes": _way(data.get("source"), data.get("target")),
        "confidant": "confidant_arrives" if data.get("source") == "away" else None,
        "prestige": None if data.get("bonus") else "prestige_plain",
        "spied": None if data.get("persons") else "no_persons_left",
        "game_over": "shared_victory" if len(data.get("winners_seats", ())) > 1 else None,
    }.get(event.kind)
    return VARIANTS[case] if case else None


def _way(source: object, target: object) -> str | None:
    if (source, target) == ("reserve", "supply"):
        return "recruited"
    return "placed" if source == "supply" else None


def condensed(told: Told) -> Told:
    """Leave out what always comes with a card, with a bribe or with a share of the cathedral."""
    vain = {data["person"] for event, data in told if event.kind == "in_vain"}
    sent = any(event.kind == "confidant" for event, _ in told)
    found, begun = list[tuple[Event, Mapping[str, Any]]](), ""
    for (event, data), before in zip(told, (None, *(event.kind for event, _ in told)), strict=False):
        begun = event.kind if event.kind in ("card", "bribe") else begun
        needless = {
            "card": sent and data.get("card") == "confidant",
            "cubes": data.get("source") == "cathedral" or (begun, data.get("source")) == ("card", "supply"),
            "bribe": data.get("person") in vain,
            "paid": before == "bribe",
        }
        if not needless.get(event.kind):
            found.append((event, data))
    return found


def brief(event: Event, told: Told) -> Text | None:
    """Leave out whose card somebody plays, which nearly always is another's; name the price of a bribe."""
    case = {"card": "own_card", "bribe": "bribe_paid", "in_vain": "vain_paid"}.get(event.kind)
    free = event.kind != "card" and not any(each.kind == "paid" for each, _ in told)
    return VARIANTS[case] if case and not free else None


def word(tongue: Tongue, name: str, value: Any, seats: Sequence[str]) -> object:
    """Give the word for a value by the name of its field; numbers stay numbers."""
    if name.endswith(("_seat", "_seats")):
        return seat_name(tongue, value, seats)
    if name in ("sector", "source") and isinstance(value, int):
        value = _NUMBERED[value]
    if not isinstance(value, str):
        return value
    if name in ("start", "end", "market"):
        return _market(tongue, value, seats)
    if name in ("kind", "message"):
        return tongue(MESSAGES[value])
    if name == "person":
        return tongue(PERSONS[value].whom)
    return tongue(NAMES[value]) if value in NAMES else value


def _market(tongue: Tongue, name: str, seats: Sequence[str]) -> str:
    """Call a market by its place and whose quarter it is in."""
    place, _, number = name.rpartition("_")
    seat = owner(int(number), len(seats))
    quarter = tongue(PLACES["free_quarter"]) if seat is None else seat_name(tongue, seat, seats)
    return f"{tongue(MARKETS[place])} ({quarter})"


def gains(told: Told, seat: Seat) -> Counter[str]:
    """Sum up the points, coins, cubes and messages of a seat, and the cubes of its places."""
    sums: Counter[str] = Counter()
    for event, data in told:
        if event.seat == seat:
            _count(sums, event.kind, data)
        elif event.kind == "coins_from" and data["payer_seat"] == seat:
            sums["coins"] -= data["coins"]
    return sums


def outcomes(tongue: Tongue, told: Told, seat: Seat) -> list[str]:
    """Sum up points, coins, cubes, messages and the rat of a seat."""
    own = [(event.kind, data) for event, data in told if event.seat == seat]
    moves = [(event, data) for event, data in told if event.seat == seat and _moves(event.kind, data)]
    sums = gains([each for each in told if each not in moves], seat)
    parts = [tongue(OUTCOMES[key], number=signed(sums[key])) for key in _SUMMED if sums[key]]
    for place in rules_names.PLACES:
        if sums[place]:
            where = tongue(NAMES[place])
            parts.append(tongue(OUTCOMES["places"], number=signed(sums[place]), place=where))
    parts += [_moved(tongue, data) for _, data in moves]
    return [*parts, *_changes(tongue, own)] or _nothing(tongue, own)


def _moves(kind: str, data: Mapping[str, Any]) -> bool:
    """Say whether cubes go from one place to another."""
    return kind == "cubes" and {data["source"], data["target"]} <= {*rules_names.PLACES}


def _moved(tongue: Tongue, data: Mapping[str, Any]) -> str:
    places = {key: tongue(NAMES[data[key]]) for key in ("source", "target")}
    return tongue(OUTCOMES["moved"], cubes=pieces(data["number"]), **places)


def _count(sums: Counter[str], kind: str, data: Mapping[str, Any]) -> None:
    if kind == "prestige":
        sums["prestige"] += data["points"] + data["bonus"]
    elif kind == "prestige_lost":
        sums["prestige"] -= data["points"]
    elif kind in ("coins", "coins_from"):
        sums["coins"] += data["coins"]
    elif kind == "paid":
        sums["coins"] -= data["coins"]
    elif kind == "message":
        sums["messages"] += 1
    elif kind == "cubes":
        sums[data["source"]] -= data["number"]
        sums[data["target"]] += data["number"]


def _changes(tongue: Tongue, own: Sequence[tuple[str, Mapping[str, Any]]]) -> list[str]:
    parts = [
        tongue(OUTCOMES["confidant"], place=tongue(NAMES[data["target"]]))
        for kind, data in own
        if kind == "confidant"
    ]
    rats = [data for kind, data in own if kind == "rat"]
    if rats and rats[0]["before"] != rats[-1]["after"]:
        parts.append(tongue(OUTCOMES["rat"], before=rats[0]["before"], after=rats[-1]["after"]))
    parts += [tongue(OUTCOMES[kind]) for kind, _ in own if kind in ("healthy", "outbreak")]
    return parts


def _nothing(tongue: Tongue, own: Sequence[tuple[str, Mapping[str, Any]]]) -> list[str]:
    vain = any(kind in ("in_vain", "no_effect") for kind, _ in own)
    return [tongue(OUTCOMES["nothing"])] if vain else []


def forecast(tongue: Tongue, plague: Infection) -> str:
    """Foretell where the plague will leave a rat, by this round's rats and the pieces in the hospital."""
    key = "forecast_outbreak" if plague.strikes else "forecast"
    numbers = {"before": plague.before, "after": plague.after}
    return tongue(OUTCOMES[key], rats=plague.rats, hospital=plague.hospital, **numbers)


def ahead(tongue: Tongue, plague: Infection) -> str:
    """Foretell it in short, beside what an option brings."""
    key = "ahead_outbreak" if plague.strikes else "ahead"
    return tongue(OUTCOMES[key], before=plague.before, after=plague.after)


BOOK = Book(
    GAME,
    prompts=prompts_of(GAME, play.PROMPTS),
    events=play.EVENTS,
    labels=play.LABELS
    | {
        (MoveCube, "decline"): play.LABELS["without_effect"],
    },
    word=word,
    variant=variant,
    condensed=condensed,
    brief=brief,
    gains=gains,
    outcomes=outcomes,
)
