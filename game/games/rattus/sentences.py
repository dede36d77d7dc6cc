"""How Rattus speaks: which line suits an event, the word for a value, and the outcome of an action."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from game.games.rattus.words import play
from game.games.rattus.words.characters import CHARACTERS
from game.games.rattus.words.play import ASKED, OUTCOMES, PICKS, VARIANTS
from game.games.rattus.words.table import PIECES, PLACES, REGIONS, TERMS
from game.words import Tongue
from game.words.classes import CLASSES, SIGNS
from game.words.numbers import pieces, signed
from game.words.telling import Book, Told, prompts_of, seat_name
from game.words.texts import Text
from rules.kernel import Decision, Event, Seat
from rules.rattus import GAME, europe
from rules.rattus.classes import WitchLookAgain
from rules.rattus.endgame import LastTurn
from rules.rattus.pieces import SetPiece
from rules.rattus.plague import Spread
from rules.rattus.tokens import TOKENS

#: Every place, piece, class and character by its name in the rules.
NAMES: dict[str, str] = {
    **REGIONS,
    **PLACES,
    **PIECES,
    **CLASSES,
    **SIGNS,
    **{name: character.name for name, character in CHARACTERS.items()},
}
#: Where an event moves a seat's cubes to and from; what the map does not show is left out.
_KEYS = {"settled": (None, "region"), "moved": ("source", "target"), "died": ("region", None)}
_TOKENS = {token.name: token for token in TOKENS}


def asked(decision: Decision[Any]) -> Text | None:
    """Choose a question that says which piece is set, or that the soldier alone goes on."""
    match decision:
        case SetPiece():
            return ASKED[decision.piece]
        case Spread(rats=0):
            return ASKED["extra_rat"]
    return None


def variant(event: Event, data: Mapping[str, Any]) -> Text | None:
    """Choose a line that says what is special."""
    potions = data.get("potions", 0)
    case = {
        "moved": "moved_with_potions" if potions else None,
        "sheltered": "sheltered_without_potions" if potions else None,
        "brewed": "brewed_more" if potions > 1 else None,
        "died": "died_with_potions" if potions else None,
        "delivered": "delivered_own" if data.get("owner_seat") == event.seat else None,
        "last_round": "all_placed" if data.get("cause") == "cubes" else None,
        "game_over": "shared_victory" if len(data.get("winners_seats", ())) > 1 else None,
    }.get(event.kind)
    return VARIANTS[case] if case else None


def condensed(told: Told) -> Told:
    """Tell a token and that it did nothing in one line."""
    turned = [(event, data) for event, data in told if event.kind == "turned"]
    return turned if turned and told[0][0].seat is None else told


def brief(event: Event, told: Told) -> Text | None:
    """Say of a token that did nothing no more than why."""
    kinds = {other.kind for other, _ in told}
    if event.kind != "turned" or not kinds & {"harmless", "spared"}:
        return None
    return VARIANTS["too_few" if "harmless" in kinds else "strikes_nobody"]


def word(tongue: Tongue, name: str, value: Any, seats: Sequence[str]) -> object:
    """Give the word for a value by the name of its field; numbers stay numbers."""
    if name.endswith(("_seat", "_seats")):
        return seat_name(tongue, value, seats)
    if name in PICKS and value != name:
        return _pick(tongue, name, value, seats)
    if name in ("region", "source", "target") and isinstance(value, int):
        # Where a wall comes from is a link, but no question names it.
        value = europe.REGIONS[value] if value < len(europe.REGIONS) else ""
    if not isinstance(value, str):
        return value
    if name == "character":
        return tongue(CHARACTERS[value].whom)
    if name == "symbols":
        return sign(value)
    if value in _TOKENS:
        return token(tongue, value)
    return place(tongue, value)


def sign(name: str) -> str:
    """Give the icon of a sign on a token."""
    return f"[classes/{name}]"


def token(tongue: Tongue, name: str) -> str:
    """Describe a token, such as ``limit 3: [classes/all] [classes/church]``."""
    face = _TOKENS[name]
    return tongue(TERMS["token"], limit=face.limit, symbols=" ".join(map(sign, face.symbols)))


def place(tongue: Tongue, name: str) -> str:
    """Name a region, a piece or a character, or a link by its two ends."""
    ends = [name] if name in NAMES else name.split("_")
    return "–".join(tongue(NAMES[end]) if end in NAMES else end for end in ends)


def _pick(tongue: Tongue, kind: str, value: Any, seats: Sequence[str]) -> str:
    where = value[0] if isinstance(value, tuple) else value
    number = value[-1] if isinstance(value, tuple) else 0
    key = kind
    if kind in ("move", "beside", "lose") and number:
        key = f"{kind}_potions"
    elif kind == "potion" and number > 1:
        key = "potion_of_many"
    return tongue(
        PICKS[key],
        character=tongue(CHARACTERS[where].whom) if where in CHARACTERS else "",
        region=place(tongue, where),
        place=place(tongue, where),
        position=number,
        potions=number,
        name=seat_name(tongue, number, seats) if kind == "cube" else "",
    )


def gains(told: Told, seat: Seat) -> Counter[tuple[str, str]]:
    """Sum up the cubes and potions of a seat and the new rats, each by place."""
    sums: Counter[tuple[str, str]] = Counter()
    for event, data in told:
        _count(sums, event, data, seat)
    return sums


def outcomes(tongue: Tongue, told: Told, seat: Seat) -> list[str]:
    """Sum up cards, cubes, potions, rats and the way of the plague, as far as they concern a seat."""
    parts = _cards(tongue, told, seat)
    ways = [_way(event, data) if event.seat == seat else None for event, data in told]
    rest = [each for each, way in zip(told, ways, strict=True) if not way]
    for (what, where), number in gains(rest, seat).items():
        if number:
            parts.append(tongue(OUTCOMES[what], number=signed(number), place=tongue(NAMES[where])))
    for (source, target), number in Counter(filter(None, ways)).items():
        ends = {"source": tongue(NAMES[source]), "target": tongue(NAMES[target])}
        parts.append(tongue(OUTCOMES["moved"], cubes=pieces(number), **ends))
    return [*parts, *_changes(tongue, told, seat)] or _nothing(tongue, told)


def _way(event: Event, data: Mapping[str, Any]) -> tuple[str, str] | None:
    """Say from where to where a cube goes, if that is all."""
    if event.kind == "moved":
        return data["source"], data["target"]
    return (data["region"], "castle") if event.kind == "sheltered" and not data["potions"] else None


def _cards(tongue: Tongue, told: Told, seat: Seat) -> list[str]:
    parts = []
    for event, data in told:
        if event.kind in ("took", "took_from"):
            name = tongue(CHARACTERS[data["character"]].name)
            if event.seat == seat:
                parts.append(tongue(OUTCOMES["card"], character=name))
            elif data.get("owner_seat") == seat:
                parts.append(tongue(OUTCOMES["card_lost"], character=name))
    return parts


def _count(sums: Counter[tuple[str, str]], event: Event, data: Mapping[str, Any], seat: Seat) -> None:
    kind = event.kind
    if kind == "rat":
        sums["rats", data["region"]] += 1
    elif kind == "delivered" and data["owner_seat"] == seat:
        sums["cubes", data["region"]] += data["number"]
        sums["cubes", "bread"] -= data["number"]
    elif event.seat != seat:
        return
    elif kind in _KEYS:
        source, target = _KEYS[kind]
        for key, way in ((source, -1), (target, 1)):
            if key:
                sums["cubes", data[key]] += way * data.get("number", 1)
    elif kind == "sheltered":
        sums["cubes", data["region"]] -= 1
        sums["cubes", "castle"] += 1
        sums["potions", data["region"]] -= data["potions"]
    elif kind == "baked":
        sums["cubes", "bread"] += 1
    elif kind in ("brewed", "saved"):
        sums["potions", data["region"]] += 1 if kind == "brewed" else -1


def _changes(tongue: Tongue, told: Told, seat: Seat) -> list[str]:
    parts = []
    for event, data in told:
        words = {key: place(tongue, value) for key, value in data.items() if isinstance(value, str)}
        if event.kind == "rat_moved":
            parts.append(tongue(OUTCOMES["rat_moved"], **words))
        elif event.kind == "moved" and event.seat != seat:
            parts.append(tongue(OUTCOMES["others"], **words))
        elif event.kind == "delivered" and data["owner_seat"] != seat:
            parts.append(tongue(OUTCOMES["delivered"], number=data["number"], place=words["region"]))
        elif event.kind in ("set", "piece_moved"):
            where = words.get("place") or words["target"]
            parts.append(tongue(OUTCOMES["piece"], piece=words["piece"], place=where))
        elif event.kind == "plague":
            parts.append(tongue(OUTCOMES["plague"], place=words["target"]))
        elif event.kind == "strengthened":
            parts.append(tongue(OUTCOMES["strengthened"], cubes=data["cubes"]))
        elif event.kind == "last_round":
            parts.append(tongue(OUTCOMES["last_round"]))
    return parts


def _nothing(tongue: Tongue, told: Told) -> list[str]:
    vain = any(event.kind in ("harmless", "spared", "walled_in") for event, _ in told)
    return [tongue(OUTCOMES["nothing"])] if vain else []


BOOK = Book(
    GAME,
    prompts=prompts_of(GAME, play.PROMPTS),
    events=play.EVENTS,
    labels=play.LABELS
    | {
        (WitchLookAgain, "done"): play.LABELS["enough"],
        (Spread, "done"): play.LABELS["no_more_rats"],
        (LastTurn, "done"): play.LABELS["end_turn"],
    },
    word=word,
    variant=variant,
    condensed=condensed,
    brief=brief,
    gains=gains,
    outcomes=outcomes,
    asked=asked,
)
