"""What a seat makes of the words of a judge: its temper, its regard for rivals, its chance to win."""

from collections.abc import Sequence
from math import exp
from typing import NamedTuple

from rules.kernel import Judge, Seat, State


class Temper(NamedTuple):
    """What a seat cares for beside its own points."""

    #: How much the points of rivals count against the own ones.
    spite: float
    #: How much it counts against an option that its outcome is uncertain.
    caution: float = 0.0


TEMPERS = {
    "": Temper(1.0),
    "cautious": Temper(0.7, 0.3),
    "greedy": Temper(0.4),
    "spiteful": Temper(1.5),
}


#: What a point is worth beside the chance to win, so that even a lost game is played well.
POINT = 0.002


def regard(judge: Judge, spite: float, state: State, seat: Seat) -> float:
    """Give what a position means to a seat, in points: rivals count against it, the strongest most."""
    return _margin(judge.worths(state), seat, spite) if spite else judge.worth(state, seat)


def _margin(worths: Sequence[float], seat: Seat, spite: float) -> float:
    rivals = [worth for other, worth in enumerate(worths) if other != seat]
    return worths[seat] - spite * (0.5 * max(rivals) + 0.5 * sum(rivals) / len(rivals))


def chance(judge: Judge, state: State, seat: Seat, worths: Sequence[float], lives: Sequence[float]) -> float:
    """Give the chance of a seat to win: to be alive, and ahead of whoever else is."""
    if state.decision is None:
        winners = state.winners()
        return 1 / len(winners) if seat in winners else 0.0
    spread, own = judge.spread(state), worths[seat]
    odds = [live * exp(min(50.0, (worth - own) / spread)) for worth, live in zip(worths, lives, strict=True)]
    odds[seat] = 1.0
    return lives[seat] / sum(odds)


def verdict(judge: Judge, temper: Temper, state: State, seat: Seat) -> tuple[float, float]:
    """Give the utility of a position, which is little more than the chance to win, and the own points."""
    worths, lives = judge.worths(state), judge.lives(state)
    likely = chance(judge, state, seat, worths, lives) ** (1 - temper.caution)
    # Who dies has scored in vain.
    points = [live * worth for live, worth in zip(lives, worths, strict=True)]
    return likely + POINT * _margin(points, seat, temper.spite), points[seat]
