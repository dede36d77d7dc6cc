"""Seats that went from somebody to somebody else in mid-game, and who chose what before that."""

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from game.session.plan import Player
from rules.bots import LEVELS
from rules.kernel import Action, Seat

Log = Sequence[tuple[Seat, Action]]


class Handover(NamedTuple):
    """After how many actions of its own a seat was handed on, and who had played it until then."""

    seat: Seat
    actions: int
    #: The level of a bot; empty: a person.
    was: str

    def within(self, log: Log) -> "Handover":
        """Give it for a match of which something was taken back."""
        return self._replace(actions=min(self.actions, done(log, self.seat)))


def done(log: Log, seat: Seat) -> int:
    """Count what was done from a seat."""
    return sum(actor == seat for actor, _ in log)


def lent(log: Log, players: Sequence[Player], handovers: Sequence[Handover]) -> Iterator[int]:
    """Number the actions that bots chose on seats where persons sit now."""
    acted = dict.fromkeys(range(len(players)), 0)
    for step, (seat, _) in enumerate(log):
        later = (each.was for each in handovers if each.seat == seat and each.actions > acted[seat])
        if not players[seat].bot and next(later, ""):
            yield step
        acted[seat] += 1


def read_handovers(data: Any, log: Log, seats: int) -> tuple[Handover, ...]:
    """Take the handovers of a match out of JSON; anything amiss raises ValueError."""
    try:
        found = tuple(Handover(*each) for each in data)
    except TypeError as error:
        raise ValueError(f"{data!r} are no handovers") from error
    if not all(_can_be(each, log, seats) for each in found):
        raise ValueError(f"{data!r} are no handovers")
    return found


def _can_be(handover: Handover, log: Log, seats: int) -> bool:
    seat, actions, was = handover
    numbers = type(seat) is int and type(actions) is int and seat in range(seats)
    return numbers and 0 <= actions <= done(log, seat) and was in ("", *LEVELS)
