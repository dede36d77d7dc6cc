"""What lies ahead in Notre Dame as far as it is certain: the plague, and what choices would bring."""

from collections.abc import Collection
from typing import NamedTuple

from rules.kernel import Action, Decision, Event, Seat
from rules.notre_dame.actions import MoveCubeToCathedral, PlayCard
from rules.notre_dame.bribes import Bribe
from rules.notre_dame.carriage import TAKE, TakeMessage, may_take
from rules.notre_dame.names import BARE, CARDS, HOSPITAL, SECTORS, TRACK_END
from rules.notre_dame.new_persons import UseSector
from rules.notre_dame.plague import Infect
from rules.notre_dame.round import Plague
from rules.notre_dame.state import NotreDame
from rules.notre_dame.streets import market_number
from rules.notre_dame.view import Quarter


class Infection(NamedTuple):
    """What this round's plague will do to a seat, if nothing changes before it comes."""

    rats: int
    hospital: int
    before: int
    after: int
    strikes: bool


class Brought(NamedTuple):
    """What a choice would certainly bring to its seat, and the position in which that is known."""

    events: list[Event]
    state: NotreDame


class Outlook(NamedTuple):
    """What lies ahead of a seat after an option: a message at hand or forbidden, and the plague."""

    message: Brought | None
    barred: bool
    plague: Infection | None


def infection(state: NotreDame, seat: Seat) -> Infection | None:
    """Foretell the plague for a seat; None if this round's rats have come to it already."""
    return _infected(state, seat) if _to_come(state, seat) else None


def _to_come(state: NotreDame, seat: Seat) -> bool:
    return any(isinstance(f, Plague) or (isinstance(f, Infect) and f.seat == seat) for f in state.stack)


def _infected(state: NotreDame, seat: Seat) -> Infection:
    rats = 0 if state.healthy >> seat & 1 else state.plague
    hospital, before = state.pieces(seat, HOSPITAL), state.rat[seat]
    after = before + rats - hospital
    return Infection(rats, hospital, before, max(0, min(TRACK_END, after)), after > TRACK_END)


def settled(told: Collection[str], first: Quarter, now: Quarter) -> tuple[str, ...]:
    """Say what of the end of a round can do nothing more to a quarter, by the kinds of events until now."""
    over = "round_over" in told
    # A rat at the end of its track may yet strike.
    infected = over or "payout" in told or first.rat != now.rat < TRACK_END
    paid = over or ("payout" in told and not first.cathedral)
    return (*(["plague"] if infected else []), *(["cathedral"] if paid else []))


def outlook(before: NotreDame, after: NotreDame, seat: Seat) -> Outlook:
    """Look ahead from a position that an option leads to; a message that can be taken is thought to be."""
    arrived = any(type(asked) is TakeMessage and asked.seat == seat for asked in after.decisions())
    message = _answered(after, TakeMessage(seat), TAKE) if arrived else None
    drove = after.carriage[seat] != before.carriage[seat]
    barred = drove and not arrived and after.messages[after.carriage[seat]] != BARE
    future = message.state if message else after
    return Outlook(message, barred, _infected(future, seat) if _to_come(after, seat) else None)


def option_brings(state: NotreDame, seat: Seat, option: Action) -> Brought | None:
    """Say what an option would bring, if it is one now."""
    return Brought(*state.foreseen(option, seat)) if option in state.options(seat) else None


def card_brings(state: NotreDame, seat: Seat, card: str) -> Brought:
    """Say what playing a card would bring now, be it in hand or on offer."""
    holding, kind = state.clone(), CARDS.index(card)
    near = [number for number in state.hand[seat] + state.offer[seat] if number % 9 == kind]
    holding.hand[seat] = (near[0] if near else seat * 9 + kind,)
    return _answered(holding, PlayCard(seat), Action("card", card))


def bribe_brings(state: NotreDame, seat: Seat, person: str) -> Brought | None:
    """Say what bribing a person would bring now, for whoever has a coin."""
    return _answered(state, Bribe(seat), Action("bribe", person)) if state.coins[seat] else None


def sector_brings(state: NotreDame, seat: Seat, sector: str) -> Brought | None:
    """Say what using a sector would bring with the pieces that stand there, if any do."""
    if not state.pieces(seat, SECTORS.index(sector)):
        return None
    return _answered(state, UseSector(seat), Action("sector", sector))


def donation_brings(state: NotreDame, seat: Seat, option: Action) -> list[int]:
    """Say how much prestige a donation may bring: a cube that comes from the park makes it less."""
    events, after = state.foreseen(option, seat)
    if not isinstance(after.decision, MoveCubeToCathedral):
        return [_given(events)]
    return sorted({_given(after.foreseen(cube, seat)[0]) for cube in after.options(seat)})


def _given(events: list[Event]) -> int:
    """Sum up the prestige of donations, whatever else the round then brings."""
    given = [event.data for event in events if event.kind == "prestige" and "donations" in event.data]
    return sum(int(str(points)) + int(str(bonus)) for points, bonus, _ in given)


def market_brings(state: NotreDame, seat: Seat, market: str) -> Brought | None:
    """Say what the message at a market would bring now, if one lies there that the seat may take."""
    number = market_number(market)
    if state.messages[number] == BARE or not may_take(state, seat, number // 5):
        return None
    there = state.clone()
    there.carriage[seat] = number
    return _answered(there, TakeMessage(seat), TAKE)


def _answered(state: NotreDame, asked: Decision[NotreDame], action: Action) -> Brought:
    """Answer a question as if nothing else were to come."""
    alone = state.clone()
    alone.stack[:] = [asked]
    return Brought(*alone.foreseen(action, asked.seat))
