"""A table of Notre Dame in any position a rule test needs."""

from collections.abc import Sequence
from typing import Any

from rules import GAMES, Match
from rules.kernel import Frame
from rules.notre_dame.actions import PlayCard
from rules.notre_dame.bribes import Bribe
from rules.notre_dame.names import AWAY, BARE, CARDS, CUBES, MESSAGES, SECTORS
from rules.notre_dame.people import RATS, stack
from rules.notre_dame.round import EndRound, GameOver, Plague
from rules.notre_dame.scoring import SOURCES, Payout, width
from rules.notre_dame.state import NotreDame
from rules.notre_dame.streets import market_number

CORNERS = ("inner_right", "outer_right", "outer_left", "inner_left")
#: The frames that follow when a test begins in a phase; each phase runs on to the end of the game.
PHASES = ("cards", "bribes", "plague", "payout")


class Paris(Match):
    """A match of Notre Dame whose state is known to be one."""

    state: NotreDame


def table(
    seats: int = 3,
    *,
    phase: str = "cards",
    options: dict[str, str] | None = None,
    persons: tuple[str, str, str] = ("hostess", "minstrel", "city_guard"),
    plague: int | None = None,
    bare: tuple[str, ...] = (),
    **quarters: dict[str, Any],
) -> Paris:
    """Set up a position in which seat 0 is first and the given phase begins.

    A quarter is given as ``s0={"bank": 2, "confidant": "inn", "coins": 3}``: sectors and ``cathedral`` are
    numbers of cubes; ``supply`` (default 4) or ``reserve`` (the other has the rest), ``coins`` (3),
    ``prestige`` (0), ``rat`` (0), ``confidant``, ``carriage`` (a market), ``hand`` (card names, own colour if
    there is one), ``taken`` (pairs of colour and message). ``bare`` names markets without a message. Only the
    rest of this round is on the stack, then the end.
    """
    match = Paris(GAMES["notre_dame"], seats, 1, {"first_player": "seat_0", **(options or {})})
    people = [dict(quarters.pop(f"s{seat}", {})) for seat in range(seats)]
    assert not quarters, f"no such seats: {quarters}"
    match.state = match.state.changed(
        persons=persons,
        brown=tuple(name for name in stack("brown") if name not in persons),
        grey=tuple(name for name in match.state.grey if name not in persons),
        plague=sum(RATS[name] for name in persons) if plague is None else plague,
        stack=_rest(match.state, phase),
        **_cards([tuple(quarter.pop("hand", ())) for quarter in people], playing=phase == "cards"),
        **_messages(match.state, [tuple(quarter.pop("taken", ())) for quarter in people], bare),
        **_possessions(match.state, persons, people),
    )
    return match


def _rest(state: NotreDame, phase: str) -> list[Frame]:
    order = state.order()
    rest: dict[str, Sequence[Frame]] = {
        "cards": [PlayCard(seat) for seat in order] * 2,
        "bribes": [Bribe(seat) for seat in order],
        "plague": [Plague(), EndRound()],
        "payout": [Payout(), GameOver()],
    }
    frames = [frame for name in PHASES[PHASES.index(phase) :] for frame in rest[name]]
    return frames[::-1]


def _cards(hands: list[tuple[str, ...]], *, playing: bool) -> dict[str, Any]:
    """Deal the hands that are wished for, in the own colour as long as there is such a card."""
    seats, usual = len(hands), ("school", "bank", "residence") if playing else ("residence",)
    free = list(range(9 * seats))

    def taken(seat: int, name: str) -> int:
        colours = [(seat + i) % seats for i in range(seats)]
        card = next(card for card in (c * 9 + CARDS.index(name) for c in colours) if card in free)
        free.remove(card)
        return card

    def own(seat: int, number: int) -> tuple[int, ...]:
        cards = tuple([card for card in free if card // 9 == seat][:number])
        free[:] = [card for card in free if card not in cards]
        return cards

    hand = [tuple([taken(seat, name) for name in names or usual]) for seat, names in enumerate(hands)]
    played = [own(seat, 0 if playing else 2) for seat in range(seats)]
    return {
        "hand": hand,
        "played": played,
        "offer": [()] * seats,
        "deck": [own(seat, 6) for seat in range(seats)],
        "discard": tuple(free),
        "shown": sum(1 << card for cards in played for card in cards),
        "seen": [sum(1 << card for card in cards) for cards in hand],
    }


def _messages(
    state: NotreDame, taken: list[tuple[tuple[int, str], ...]], bare: tuple[str, ...]
) -> dict[str, Any]:
    """Take messages from the board; those of bare markets went to the last seat."""
    messages = list(state.messages)
    held = [[(colour, MESSAGES.index(kind)) for colour, kind in wished] for wished in taken]
    for colour, kind in [message for wished in held for message in wished]:
        # They lay on the right of their quarter, so that tests may drive to the left.
        here = messages.index(kind, colour * 5, colour * 5 + 5)
        corners = [market_number(f"{corner}_{colour}") for corner in CORNERS]
        there = next(market for market in corners if messages[market] != BARE)
        messages[here], messages[there] = messages[there], BARE
    for market in map(market_number, bare):
        if messages[market] != BARE:
            held[-1].append((market // 5, messages[market]))
            messages[market] = BARE
    return {"messages": messages, "taken": [tuple(wished) for wished in held]}


def _possessions(
    state: NotreDame, persons: tuple[str, str, str], people: list[dict[str, Any]]
) -> dict[str, Any]:
    lists = ("coins", "prestige", "rat", "supply", "reserve", "cubes", "confidant", "carriage")
    fields: dict[str, Any] = {name: list(getattr(state, name)) for name in lists}
    fields["tally"] = [0] * (state.seats * width((*state.cast, *persons)))
    for seat, quarter in enumerate(people):
        _furnish(fields, seat, quarter)
    return fields


def _furnish(fields: dict[str, Any], seat: int, quarter: dict[str, Any]) -> None:
    cubes = [quarter.pop(name, 0) for name in (*SECTORS, "cathedral")]
    fields["cubes"][seat * 8 : seat * 8 + 8] = cubes
    left = CUBES - sum(cubes)
    fields["supply"][seat] = quarter.pop("supply", left - quarter["reserve"] if "reserve" in quarter else 4)
    fields["reserve"][seat] = quarter.pop("reserve", left - fields["supply"][seat])
    confidant = quarter.pop("confidant", None)
    fields["confidant"][seat] = AWAY if confidant is None else SECTORS.index(confidant)
    fields["coins"][seat] = quarter.pop("coins", 3)
    fields["prestige"][seat] = quarter.pop("prestige", 0)
    columns = len(fields["tally"]) // len(fields["coins"])
    fields["tally"][seat * columns + SOURCES.index("residence")] = fields["prestige"][seat]
    fields["rat"][seat] = quarter.pop("rat", 0)
    if "carriage" in quarter:
        fields["carriage"][seat] = market_number(quarter.pop("carriage"))
    assert not quarter, f"unknown: {quarter}"
