"""The judges: one for each game, which say what a position and its options are worth to a seat."""

from collections.abc import Sequence
from math import exp
from typing import Any, NamedTuple, Protocol

from rules.kernel import Action, Decision, Seat, State
from rules.notre_dame import judge as notre_dame
from rules.rattus import judge as rattus
from rules.rattus_cartus import judge as rattus_cartus


class Judge(Protocol):
    """What a game knows about good play."""

    def worth(self, state: Any, seat: Seat, /) -> float:
        """Estimate the points of a seat at the end of the game."""

    def worths(self, state: Any, /) -> list[float]:
        """Estimate the points of all seats at the end of the game."""

    def lives(self, state: Any, /) -> list[float]:
        """Estimate the chance of all seats to be alive at the end; the dead cannot win."""

    def hunch(
        self, state: Any, decision: Decision[Any], options: Sequence[Action], spite: float, /
    ) -> Sequence[float | None] | None:
        """Weigh the options of a common decision by the points they gain; None: to be tried out."""

    def moment(self, state: Any, /) -> int:
        """Give how far the game has come, in rounds or turns."""

    def horizon(self, state: Any, /) -> int:
        """Give the last moment up to which it is worth playing on in the mind."""

    def spread(self, state: Any, /) -> float:
        """Give how many points the rest of the game may still move between seats."""


JUDGES: dict[str, Judge] = {"notre_dame": notre_dame, "rattus": rattus, "rattus_cartus": rattus_cartus}


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
