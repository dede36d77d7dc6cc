"""How Rattus Cartus speaks: which line suits an event, the word for a value, the outcome of an action."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from game.games.rattus_cartus.words import play
from game.games.rattus_cartus.words.buildings import BUILDINGS
from game.games.rattus_cartus.words.cards import CARDS, POPULATION
from game.games.rattus_cartus.words.table import SOURCES
from game.words import Tongue
from game.words.classes import CLASSES
from game.words.numbers import ROMAN, signed
from game.words.telling import Book, Told, prompts_of, seat_name, spoken
from game.words.texts import Text
from rules.kernel import Event, Seat
from rules.rattus_cartus import GAME
from rules.rattus_cartus.buildings import Nurse
from rules.rattus_cartus.foresight import Support
from rules.rattus_cartus.names import BUILDINGS as BY_NUMBER
from rules.rattus_cartus.visits import Lay

#: Every building, class and special card by its name in the rules.
NAMES: dict[str, str] = {
    **CLASSES,
    **{name: building.name for name, building in BUILDINGS.items()},
    **{name: card.name for name, card in CARDS.items()},
}
#: Events that found less than they could have: by kind the number that is then 0, and the line.
_EMPTY = {
    "drew": ("number", "drew_nothing"),
    "took": ("number", "took_nothing"),
    "tokens": ("number", "tokens_nothing"),
    "laid_all": ("number", "laid_nothing"),
    "robbed": ("number", "robbed_nothing"),
    "game_over": ("winners_seats", "nobody_wins"),
}
#: What a preview counts beside influence and special cards, in this order.
_SUMMED = ("rats", "draw", "hand", "tokens")


def variant(event: Event, data: Mapping[str, Any]) -> Text | None:
    """Choose a line that says less where there is less to say."""
    number, empty = _EMPTY.get(event.kind, ("", ""))
    if empty and not data[number]:
        return play.VARIANTS[empty]
    if event.kind == "action" and data["level"] == "standard":
        return play.VARIANTS["safe" if data["building"] == "guard_tower" else "standard"]
    if event.kind == "replaced" and data["old"] == data["new"]:
        return play.VARIANTS["replaced_by_same"]
    if event.kind == "rats" and data["rats"] < 0:
        return play.VARIANTS["rats_gone"]
    if event.kind == "game_over" and len(data["winners_seats"]) > 1:
        return play.VARIANTS["shared_victory"]
    return None


def brief(event: Event, _told: Told) -> Text | None:
    """Choose a shorter line for something that is told with more; nothing laid is told in full."""
    if event.kind == "action" and "guard_tower" not in event.data:
        return play.BRIEF["premium" if "premium" in event.data else "standard"]
    return None if event.kind == "laid_all" and not event.data[0] else play.BRIEF.get(event.kind)


def word(tongue: Tongue, name: str, value: Any, seats: Sequence[str]) -> object:
    """Give the word for a value by the name of its field; numbers stay numbers."""
    if name.endswith(("_seat", "_seats")) or name in ("seat", "taker"):
        return seat_name(tongue, value, seats)
    if name in play.PICKS:
        return tongue(play.PICKS[name], plot=ROMAN[value], place=value + 1)
    if name == "plot":
        return ROMAN[value]
    if name == "place":
        return value + 1
    if name == "building" and isinstance(value, int):
        return tongue(NAMES[BY_NUMBER[value]])
    if isinstance(value, int):
        # What goes is told by another line.
        return abs(value)
    if name == "source":
        return tongue(SOURCES[value])
    if name == "card":
        return card(tongue, value)
    if name in ("cards", "special"):
        return sketched(value)
    return tongue(NAMES[value]) if value in NAMES else value


def card(tongue: Tongue, name: str) -> str:
    """Name a card in full, such as ``Church, 2 [nun]``."""
    track, _, nuns = name.partition("_")
    if not nuns:
        return f"[{name}] {tongue(NAMES[name])}"
    return tongue(POPULATION.name, track=tongue(NAMES[track]), nuns=nuns)


def sketched(name: str) -> str:
    """Sketch a card in a list, where icons save room: ``[classes/church]2[nun]`` or ``[sword]``."""
    track, _, nuns = name.partition("_")
    return f"[classes/{track}]{nuns}[nun]" if nuns else f"[{name}]"


def gains(told: Told, seat: Seat) -> Counter[str]:
    """Sum up influence by class, rats, cards by kind and tokens of a seat."""
    sums: Counter[str] = Counter()
    for event, data in told:
        if event.seat == seat:
            _count(sums, event.kind, data)
        elif seat in (data.get("victim_seat"), data.get("taker_seat")):
            _suffer(sums, event.kind, data)
    return sums


def outcomes(tongue: Tongue, told: Told, seat: Seat) -> list[str]:
    """Sum up influence, rats, cards and tokens of a seat."""
    parts = [*_parts(tongue, gains(told, seat)), *_entered(tongue, told, seat)]
    return parts or _nothing(tongue, told, seat)


def _count(sums: Counter[str], kind: str, data: Mapping[str, Any]) -> None:
    if kind == "influence":
        sums[data["track"]] += data["points"]
    elif kind == "rats":
        sums["rats"] += data["rats"]
    elif kind == "piped":
        sums["rats"] -= 1
    elif kind == "drew":
        sums["draw"] += data["number"]
    elif kind == "took":
        sums[data["special"]] += data["number"]
    elif kind == "tokens":
        sums["tokens"] += data["number"]
    elif kind == "robbed":
        sums["hand"] += data["number"]
    elif kind == "discarded":
        sums["hand"] -= 1
    elif kind == "passed":
        sums["pass"] -= 1


def _suffer(sums: Counter[str], kind: str, data: Mapping[str, Any]) -> None:
    if kind == "piped":
        sums["rats"] += 1
    elif kind == "robbed":
        sums["hand"] -= data["number"]


def _parts(tongue: Tongue, sums: Counter[str]) -> list[str]:
    parts = []
    for track in CLASSES:
        if sums[track]:
            words = {"number": signed(sums[track]), "track": tongue(CLASSES[track])}
            parts.append(tongue(play.OUTCOMES["influence"], **words))
    parts += [tongue(play.OUTCOMES[key], number=signed(sums[key])) for key in _SUMMED if sums[key]]
    for special in CARDS:
        if sums[special]:
            words = {"number": signed(sums[special]), "special": sketched(special)}
            parts.append(tongue(play.OUTCOMES["special"], **words))
    return parts


def spelled(tongue: Tongue, told: Told, seat: Seat) -> list[str]:
    """Tell in words what a seat got and lost."""
    sums = gains(told, seat)
    named = [("influence", sums[track], tongue(CLASSES[track])) for track in CLASSES]
    named += [(key, sums[key], "") for key in _SUMMED]
    named += [("special", sums[special], sketched(special)) for special in CARDS]
    parts = [_spelled(tongue, key, number, name) for key, number, name in named if number]
    return parts or _nothing(tongue, told, seat)


def _spelled(tongue: Tongue, key: str, number: int, name: str) -> str:
    text = play.TOLD[f"{key}_gone" if number < 0 else key]
    words: dict[str, Any] = {"number": abs(number), "rats": abs(number), "track": name, "special": name}
    return spoken(tongue, text, **words)


def offer(tongue: Tongue, given: Support) -> str:
    """Tell in words what the support of a card gives."""
    numbers = {"draw": given.cards, "rats": given.rats, "looks": given.looks}
    parts = [spoken(tongue, play.OFFERED[key], n=number) for key, number in numbers.items() if number]
    return ", ".join(parts) or tongue(play.OUTCOMES["nothing"])


def _entered(tongue: Tongue, told: Told, seat: Seat) -> list[str]:
    return [
        tongue(play.OUTCOMES["entered"], number=data["number"])
        for event, data in told
        if event.kind == "entered" and event.seat == seat
    ]


def _nothing(tongue: Tongue, told: Told, seat: Seat) -> list[str]:
    vain = any(event.kind in ("no_rat_to_pipe", "robbed") and event.seat == seat for event, _ in told)
    return [tongue(play.OUTCOMES["nothing"])] if vain else []


BOOK = Book(
    GAME,
    prompts=prompts_of(GAME, play.PROMPTS),
    events=play.EVENTS,
    labels=play.LABELS
    | {
        (Lay, "done"): play.ENDS["lay"],
        (Nurse, "done"): play.ENDS["nurse"],
    },
    word=word,
    variant=variant,
    brief=brief,
    gains=gains,
    outcomes=outcomes,
    spelled=spelled,
)
