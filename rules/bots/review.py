"""What a finished match was about: how likely every seat was to win, what choices cost, what luck brought."""

from collections.abc import Iterable
from typing import Any, NamedTuple

from rules.kernel import Action, Seat

#: A loss is spoken of if it is so many times its standard error, and at least this much of the chance to win.
#: Of the sixty choices of a match chance alone makes one look bad at twice its error, hardly any at three.
SURE, WORTH = 3.0, 0.015
#: So many turning points are named at most.
MOST = 5


class Judged(NamedTuple):
    """A choice of somebody, held against what the Master would have done."""

    #: How many actions came before it.
    step: int
    seat: Seat
    played: Action
    better: Action
    #: By how much the better one is likelier to win, and the standard error of that.
    loss: float = 0.0
    error: float = 0.0

    @property
    def certain(self) -> bool:
        """Say whether the loss is beyond its error, and worth a word."""
        return self.loss >= WORTH and self.loss > SURE * self.error


class Balance(NamedTuple):
    """How the chance of a seat came from what it was at first to what it was in the end."""

    began: float
    ended: float
    #: What the own choices brought in all, held against the best ones, and the standard error of that.
    choices: float
    error: float

    @property
    def luck(self) -> float:
        """Give what chance and the others brought: all the rest."""
        return self.ended - self.began - self.choices


class Review(NamedTuple):
    """All that was found out about a match."""

    #: The chance of every seat to win before each action and after the last, each by what that seat knew.
    lines: tuple[tuple[float, ...], ...]
    #: What persons chose where there was a choice, in order.
    judged: tuple[Judged, ...]

    def turning_points(self, seat: Seat) -> list[Judged]:
        """Name the choices that cost a seat most, in the order of the match; none that is uncertain."""
        certain = [judged for judged in self.judged if judged.seat == seat and judged.certain]
        worst = sorted(certain, key=lambda judged: -judged.loss)[:MOST]
        return sorted(worst, key=lambda judged: judged.step)

    def balance(self, seat: Seat) -> Balance:
        """Tell the choices of a seat from its luck."""
        own = [judged for judged in self.judged if judged.seat == seat]
        error = sum([judged.error**2 for judged in own]) ** 0.5
        choices = -sum([judged.loss for judged in own])
        return Balance(self.lines[0][seat], self.lines[-1][seat], choices, error)

    def to_json(self) -> dict[str, Any]:
        """Write it down."""
        return {"lines": [list(line) for line in self.lines], "judged": list(map(written, self.judged))}

    @classmethod
    def read(cls, data: Any, seats: int, steps: int) -> "Review":
        """Take the review of a match of so many steps out of JSON; anything amiss raises ValueError."""
        try:
            lines = tuple(tuple(map(_part, line)) for line in data["lines"])
            found = cls(lines, tuple(map(judged, data["judged"])))
        except (KeyError, TypeError) as error:
            raise ValueError("This is no review") from error
        places = all(each.step in range(steps) and each.seat in range(seats) for each in found.judged)
        if not places or len(lines) != steps + 1 or any(len(line) != seats for line in lines):
            raise ValueError("This is the review of another match")
        return found


def written(found: Judged) -> list[Any]:
    """Write down what was found about a choice."""
    step, seat, played, better, loss, error = found
    return [step, seat, played.text(), better.text(), loss, error]


def judged(data: Iterable[Any]) -> Judged:
    """Read what was found about a choice."""
    step, seat, played, better, loss, error = data
    if type(step) is not int or type(seat) is not int:
        raise TypeError(f"{step!r} is no step, or {seat!r} no seat")
    return Judged(step, seat, Action.parse(played), Action.parse(better), float(loss), float(error))


def _part(value: Any) -> float:
    if not 0 <= value <= 1:
        raise ValueError(f"{value!r} is no chance")
    return float(value)
