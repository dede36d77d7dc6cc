"""Driving the carriage and collecting messages."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from rules.kernel import Action, FollowUp, Seat, frame
from rules.notre_dame.names import BARE, COIN, CUBE, MESSAGE_POINTS, MESSAGES, RAT
from rules.notre_dame.streets import drives, market_name, market_number

if TYPE_CHECKING:
    from rules.notre_dame.state import NotreDame

STAY = Action("stay")
TAKE = Action("take")
LEAVE = Action("leave")


@frame
class Drive(FollowUp["NotreDame"]):
    """Drive up to so many markets far, or stay."""

    steps: int

    def options(self, state: "NotreDame") -> Sequence[Action]:
        """List the markets in reach."""
        return drives(state.streets, state.quarters, state.carriage[self.seat], self.steps)

    def resolve(self, state: "NotreDame", action: Action) -> None:
        """Move the carriage; a message where the drive ends may be taken."""
        if action == STAY:
            state.tell("stayed", self.seat)
            return
        start, end = state.carriage[self.seat], market_number(action.name)
        state.carriage[self.seat] = end
        state.tell("drove", self.seat, market_name(start), action.value)
        if state.messages[end] != BARE and may_take(state, self.seat, end // 5):
            state.push(TakeMessage(self.seat))


@frame
class TakeMessage(FollowUp["NotreDame"]):
    """Take the message at the carriage, or leave it there."""

    def options(self, state: "NotreDame") -> Sequence[Action]:
        """Both are always possible."""
        return (TAKE, LEAVE)

    def resolve(self, state: "NotreDame", action: Action) -> None:
        """Take it and carry it out at once."""
        market = state.carriage[self.seat]
        if action == LEAVE:
            state.tell("left_message", self.seat, market_name(market))
            return
        kind = state.messages[market]
        state.messages[market] = BARE
        state.taken[self.seat] += ((market // 5, kind),)
        state.tell("message", self.seat, market_name(market), MESSAGES[kind])
        deliver(state, self.seat, kind, 1, "messages")


def deliver(state: "NotreDame", seat: Seat, kind: int, times: int, source: str) -> None:
    """Give what a kind of message brings, so many times over, as one scoring event."""
    state.gain(seat, MESSAGE_POINTS[kind] * times, source)
    if kind == COIN:
        state.earn(seat, times)
    elif kind == CUBE:
        state.recruit(seat, times)
    elif kind == RAT:
        state.chase_rat(seat, times)


def may_take(state: "NotreDame", seat: Seat, colour: int) -> bool:
    """Say whether no other colour still on the board is held less often than this one."""
    held = [0] * state.quarters
    for taken, _ in state.taken[seat]:
        held[taken] += 1
    own = held[colour]
    return not any(count < own and colour_lies(state, other) for other, count in enumerate(held))


def colour_lies(state: "NotreDame", colour: int) -> bool:
    """Say whether a message of this colour still lies on the board."""
    return any(message != BARE for message in state.messages[colour * 5 : colour * 5 + 5])
