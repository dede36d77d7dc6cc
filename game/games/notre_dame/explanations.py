"""What things in Paris are worth now: sectors, cards, favours, rats, and what an option leads to."""

from game.games.notre_dame.sentences import BOOK, ahead, forecast
from game.games.notre_dame.words.inspector import NEXT_CARD_HERE, WITHOUT_CARD
from game.games.notre_dame.words.play import DONATION, MESSAGES, OUTCOMES, REASONS, TAKE_IT
from game.session.session import Session
from game.words import Tongue, shared
from game.words.numbers import signed
from rules.kernel import Action, Seat, State
from rules.notre_dame.actions import Bonus, Donate
from rules.notre_dame.carriage import TAKE, Drive, TakeMessage
from rules.notre_dame.foresight import (
    Brought,
    bribe_brings,
    card_brings,
    donation_brings,
    infection,
    market_brings,
    option_brings,
    outlook,
    sector_brings,
)
from rules.notre_dame.state import NotreDame
from rules.notre_dame.streets import market_name
from rules.notre_dame.view import Quarter, View

#: What a message may bring that is counted.
IN_HAND = ("prestige", "coins", "supply")


def position(session: Session) -> NotreDame:
    """Give the position of a session."""
    state = session.match.state
    assert isinstance(state, NotreDame)
    return state


def sector_now(state: NotreDame, view: View, quarter: Quarter, sector: str, say: Tongue) -> str:
    """Say what picking a sector brings, or else what the next card there does, and its pieces without one."""
    own = quarter.seat == view.seat
    if own and (picked := option_brings(state, quarter.seat, Action("sector", sector))):
        return _now(say, quarter.seat, picked)
    told = [_next_card(state, quarter, sector, say), _as_it_is(state, quarter, sector, say)]
    return "\n".join(filter(None, told))


def _next_card(state: NotreDame, quarter: Quarter, sector: str, say: Tongue) -> str:
    """Say what the next card brings; that it takes a cube goes without saying, unless cubes come too."""
    events, after = card_brings(state, quarter.seat, sector)
    if sum(event.kind == "cubes" for event in events) == 1:
        events = [event for event in events if event.kind != "cubes"]
    value = _summed(say, quarter.seat, Brought(events, after))
    return say(NEXT_CARD_HERE, value=value) if value else ""


def _as_it_is(state: NotreDame, quarter: Quarter, sector: str, say: Tongue) -> str:
    """Say what a sector does, or would bring with the pieces in it alone."""
    if sector == "park":
        return say(shared.NOW, value=say(OUTCOMES["each_gain"], points=quarter.park_bonus))
    if sector == "hospital":
        return say(shared.NOW, value=say(OUTCOMES["each_round"], rats=quarter.pieces("hospital")))
    used = sector_brings(state, quarter.seat, sector)
    value = _summed(say, quarter.seat, used) if used else ""
    return say(WITHOUT_CARD, value=value) if value else ""


def card_now(state: NotreDame, seat: Seat, card: str, say: Tongue) -> str:
    """Say what a card would bring."""
    picked = option_brings(state, seat, Action("card", card))
    return _now(say, seat, picked or card_brings(state, seat, card))


def favour_now(state: NotreDame, view: View, person: str, say: Tongue) -> str:
    """Say what a bribe would bring to the seat that looks, as far as nothing has to be chosen for it."""
    if view.seat is None:
        return ""
    brought = bribe_brings(state, view.seat, person)
    return _now(say, view.seat, brought) if brought else say(REASONS["no_coin"])


def _now(say: Tongue, seat: Seat, brought: Brought | None) -> str:
    """Sum up what a choice brings, and what is to be chosen next for it."""
    value = _summed(say, seat, brought) if brought else ""
    return say(shared.NOW, value=value) if value else ""


def _summed(say: Tongue, seat: Seat, brought: Brought) -> str:
    parts = [BOOK.preview(say, brought.events, seat), next_asked(say, brought.state, seat)]
    return ", ".join(part for part in parts if part)


def next_asked(say: Tongue, state: State, seat: Seat) -> str:
    """Say how far one may then drive, or how many bonuses one may choose."""
    asked = next((decision for decision in state.decisions() if decision.seat == seat), None)
    if isinstance(asked, Drive):
        return say(OUTCOMES["drive"], steps=asked.steps)
    return say(OUTCOMES["bonus"], times=asked.times) if isinstance(asked, Bonus) else ""


def donation_now(state: NotreDame, option: Action, say: Tongue) -> str:
    """Name a donation by its price and its prestige, the park's too; nothing for other options."""
    asked = state.decision
    if not isinstance(asked, Donate) or option.kind != "donate" or not option.number:
        return ""
    points = donation_brings(state, asked.seat, option)
    worth = str(points[0]) if len(points) == 1 else f"{points[0]}–{points[-1]}"
    return say(DONATION, coins=option.number, points=worth)


def message_now(state: NotreDame, option: Action, say: Tongue) -> str:
    """Name the taking of a message by what it brings; nothing for other options."""
    asked = state.decision
    if option != TAKE or not isinstance(asked, TakeMessage):
        return ""
    brought = market_brings(state, asked.seat, market_name(state.carriage[asked.seat]))
    events = brought.events if brought else []
    sums = BOOK.counted(events, asked.seat)
    parts = [say(OUTCOMES[key], number=signed(sums[key])) for key in IN_HAND if sums[key]]
    back = BOOK.label(say, Action("bonus", "rat"))
    parts += [back for event in events if (event.kind, event.seat) == ("rat", asked.seat)]
    return say(TAKE_IT, outcome=", ".join(parts))


def message_at(state: NotreDame, view: View, market: str, say: Tongue) -> str:
    """Say what the message at a market would bring whoever looks, or why they cannot have it."""
    printed = say(MESSAGES[view.messages[market].kind])
    if view.seat is None:
        return printed
    brings = _taken(state, view.seat, market, say)
    return say(shared.NOW, value=brings) if brings else f"{printed}\n{say(REASONS['colour_first'])}"


def _taken(state: NotreDame, seat: Seat, market: str, say: Tongue) -> str:
    """Say what comes of a message beside itself; nothing if it cannot be taken."""
    brought = market_brings(state, seat, market)
    events = [event for event in brought.events if event.kind != "message"] if brought else []
    return BOOK.preview(say, events, seat)


def rats_now(state: NotreDame, quarter: Quarter, say: Tongue) -> str:
    """Say where a rat is, and where this round will leave it."""
    plague = infection(state, quarter.seat)
    return forecast(say, plague) if plague else f"[rat] {quarter.rat}"


def lies_ahead(state: NotreDame, after: NotreDame, seat: Seat, say: Tongue) -> str:
    """Foretell what a message at hand brings, and this round's plague for the quarter as it would be."""
    seen = outlook(state, after, seat)
    parts = [next_asked(say, after, seat)]
    if seen.message:
        brought = BOOK.preview(say, seen.message.events, seat)
        parts.append(say(OUTCOMES["if_taken"], outcome=brought))
    if seen.barred:
        parts.append(say(REASONS["colour_first"]))
    if seen.plague:
        parts.append(ahead(say, seen.plague))
    return "   ".join(part for part in parts if part)
