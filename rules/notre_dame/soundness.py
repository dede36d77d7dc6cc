"""What every position of Notre Dame keeps: nothing is lost or invented."""

from typing import TYPE_CHECKING, Any

from rules.kernel import Decision
from rules.kernel.data import insist, lengths, within
from rules.notre_dame.moves import HIMSELF
from rules.notre_dame.names import (
    AWAY,
    BARE,
    CATHEDRAL,
    COINS,
    CUBES,
    HOSPITAL,
    PERIODS,
    PLAIN,
    TRACK_END,
)
from rules.notre_dame.people import MOST_RATS, PEOPLE
from rules.notre_dame.round import Period, Round
from rules.notre_dame.scoring import width
from rules.notre_dame.streets import PLANS

if TYPE_CHECKING:
    from rules.notre_dame.state import NotreDame

ROUNDS = 9


def check(state: "NotreDame") -> None:
    """Count everything, and refuse names and numbers that do not exist."""
    _check_agreed(state)
    _check_round(state)
    _check_persons(state)
    _check_cards(state)
    _check_possessions(state)
    _check_messages(state)
    _check_points(state)
    _check_frames(state)


def _check_agreed(state: "NotreDame") -> None:
    insist(state.quarters == (4 if state.seats == 2 else state.seats), f"there are {state.quarters} quarters")
    insist(state.streets in PLANS, f"there is no plan {state.streets!r}")
    within(3, 4, inn_doubles_at=state.inn_doubles_at)


def _check_round(state: "NotreDame") -> None:
    masks = (1 << state.seats) - 1
    within(1, ROUNDS, round=state.round)
    within(0, state.seats - 1, first=state.first)
    within(0, masks, healthy=state.healthy, spies=state.spies)
    within(0, 3 * MOST_RATS, plague=state.plague)


def _check_persons(state: "NotreDame") -> None:
    named = (*state.persons, *state.brown, *state.grey, *state.cast)
    strange = [name for name in named if name not in PEOPLE]
    insist(not strange, f"nobody is called {strange[:1]}")
    stacks = [PEOPLE[name].stack for name in state.persons]
    insist(len(stacks) == 3 and stacks[:2] == ["brown"] * 2 and stacks[2] in PERIODS, "the persons are odd")
    browns = (*state.brown, *state.persons[:2])
    insist(len(set(browns)) == len(browns), "a brown person is there twice")
    insist(all(PEOPLE[name].stack == "brown" for name in state.brown), "a grey person is among the brown")
    letters = [PEOPLE[name].stack for name in state.cast]
    insist(letters == [letter for letter in PERIODS for _ in range(3)], "the cast is odd")
    unseen = [name for name in state.cast if name in state.grey]
    insist(len(set(state.cast)) == 9 and len(unseen) == len(state.grey), "the grey persons are odd")
    insist(state.persons[2] not in state.grey, f"{state.persons[2]} is there twice")


def _check_cards(state: "NotreDame") -> None:
    seats = state.seats
    lengths(seats, deck=state.deck, offer=state.offer, hand=state.hand, played=state.played, seen=state.seen)
    zones = (*state.deck, *state.offer, *state.hand, *state.played, state.discard)
    cards = [card for zone in zones for card in zone]
    insist(sorted(cards) == list(range(9 * seats)), "a card is lost or there twice")
    insist(len(set(map(len, state.offer))) == 1, "the offers are not equally large")
    own = all(card // 9 == seat for seat, deck in enumerate(state.deck) for card in deck)
    insist(own, "a card lies in a foreign deck")
    within(0, (1 << 9 * seats) - 1, seen=state.seen, shown=state.shown)
    laid = sum(1 << card for cards in state.played for card in cards)
    insist(state.shown & laid == laid, "a card that was played has not been seen")


def _check_possessions(state: "NotreDame") -> None:
    seats = state.seats
    lengths(seats, coins=state.coins, supply=state.supply, reserve=state.reserve, rat=state.rat)
    lengths(seats, confidant=state.confidant, carriage=state.carriage)
    lengths(seats * 8, cubes=state.cubes)
    within(0, CUBES, cubes=state.cubes, supply=state.supply, reserve=state.reserve)
    for seat in range(seats):
        cubes = sum(state.cubes[seat * 8 : seat * 8 + CATHEDRAL + 1])
        owned = cubes + state.supply[seat] + state.reserve[seat]
        insist(owned == CUBES, f"seat {seat} has {owned} cubes")
    within(0, COINS, coins=state.coins)
    insist(sum(state.coins) <= COINS, f"there are {sum(state.coins)} coins")
    within(0, TRACK_END, rat=state.rat)
    within(AWAY, HOSPITAL, confidant=state.confidant)


def _check_messages(state: "NotreDame") -> None:
    markets = 5 * state.quarters
    within(0, markets - 1, carriage=state.carriage)
    lengths(markets, messages=state.messages)
    lengths(state.seats, taken=state.taken)
    within(BARE, PLAIN, messages=state.messages)
    lying = [(market // 5, kind) for market, kind in enumerate(state.messages) if kind != BARE]
    taken = [message for messages in state.taken for message in messages]
    every = [(colour, kind) for colour in range(state.quarters) for kind in range(4)]
    insist(sorted(lying + taken) == every, "a message is lost or there twice")


def _check_points(state: "NotreDame") -> None:
    lengths(state.seats, prestige=state.prestige)
    lengths(state.seats * width((*state.cast, *state.persons)), tally=state.tally)
    insist(min(state.prestige) >= 0, f"prestige is {min(state.prestige)}")
    for seat in range(state.seats):
        known = sum(state.breakdown(seat).values())
        insist(known == state.prestige[seat], f"seat {seat} has {state.prestige[seat]} points, not {known}")
    for scores in state.timeline:
        lengths(state.seats, timeline=scores)


def _check_frames(state: "NotreDame") -> None:
    to_come = sum(3 if type(frame) is Period else type(frame) is Round for frame in state.stack)
    insist(state.round + to_come <= ROUNDS, f"{to_come} rounds follow round {state.round}")
    for frame in state.stack:
        if isinstance(frame, Decision) and (source := getattr(frame, "source", None)) is not None:
            him = source == HIMSELF and state.confidant[frame.seat] != AWAY
            there = (him or _moved(state, frame, source)) and frame is state.stack[-1]
            insist(there, f"{type(frame).__name__} moves what is not there")


def _moved(state: "NotreDame", frame: Any, source: int) -> bool:
    cubes = state.cubes[frame.seat * 8 + source] if 0 <= source <= CATHEDRAL else 0
    confidant = state.confidant[frame.seat] == source
    return cubes >= getattr(frame, "cubes", 0) and bool(cubes or confidant)
