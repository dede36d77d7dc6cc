"""A table of Notre Dame in any position a rule test needs."""

from collections.abc import Sequence
from typing import Any

from rules import GAMES, Match
from rules.kernel import Frame
from rules.notre_dame.actions import PlayCard
from rules.notre_dame.bribes import Bribe
from rules.notre_dame.names import AWAY, BARE, CARDS, CATHEDRAL, CUBES, MESSAGES, SECTORS
from rules.notre_dame.people import RATS
from rules.notre_dame.round import EndRound, GameOver, Plague
from rules.notre_dame.scoring import Payout
from rules.notre_dame.state import NotreDame
from rules.notre_dame.streets import market_number

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
    numbers of cubes; ``supply`` (default 4), ``coins`` (3), ``prestige`` (0), ``rat`` (0), ``confidant``,
    ``carriage`` (a market), ``hand`` (card names, own colour), ``taken`` (pairs of colour and message).
    ``bare`` names markets without a message. Only the rest of this round is on the stack, then the end.
    """
    match = Paris(GAMES["notre_dame"], seats, 1, {"first_player": "seat_0", **(options or {})})
    state = match.state
    state.persons = persons
    state.plague = sum(RATS[name] for name in persons) if plague is None else plague
    for market in bare:
        state.messages[market_number(market)] = BARE
    for seat in range(seats):
        _furnish(state, seat, quarters.pop(f"s{seat}", {}), playing=phase == "cards")
    assert not quarters, f"no such seats: {quarters}"
    order = state.order()
    rest: dict[str, Sequence[Frame]] = {
        "cards": [PlayCard(seat) for seat in order] * 2,
        "bribes": [Bribe(seat) for seat in order],
        "plague": [Plague(), EndRound()],
        "payout": [Payout(), GameOver()],
    }
    state.stack.clear()
    state.listed = None
    state.push(*(frame for name in PHASES[PHASES.index(phase) :] for frame in rest[name]))
    state.proceed()
    return match


def _furnish(state: NotreDame, seat: int, quarter: dict[str, Any], *, playing: bool) -> None:
    quarter = dict(quarter)
    hand = quarter.pop("hand", ("school", "bank", "residence") if playing else ("residence",))
    cards = [seat * 9 + CARDS.index(name) for name in hand]
    others = [card for card in range(seat * 9, seat * 9 + 9) if card not in cards]
    played = 0 if playing else 2
    state.hand[seat], state.offer[seat] = tuple(cards), ()
    state.played[seat], state.deck[seat] = tuple(others[:played]), tuple(others[played:])
    for card in state.played[seat]:
        state.shown |= 1 << card
    for place, name in enumerate((*SECTORS, "cathedral")):
        state.cubes[seat * 8 + place] = quarter.pop(name, 0)
    confidant = quarter.pop("confidant", None)
    state.confidant[seat] = AWAY if confidant is None else SECTORS.index(confidant)
    state.coins[seat] = quarter.pop("coins", 3)
    state.prestige[seat] = quarter.pop("prestige", 0)
    state.rat[seat] = quarter.pop("rat", 0)
    state.supply[seat] = quarter.pop("supply", 4)
    on_board = sum(state.cubes[seat * 8 : seat * 8 + CATHEDRAL + 1])
    state.reserve[seat] = quarter.pop("reserve", CUBES - state.supply[seat] - on_board)
    if "carriage" in quarter:
        state.carriage[seat] = market_number(quarter.pop("carriage"))
    state.taken[seat] = tuple((colour, MESSAGES.index(kind)) for colour, kind in quarter.pop("taken", ()))
    assert not quarter, f"unknown: {quarter}"
