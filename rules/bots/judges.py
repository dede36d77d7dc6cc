"""The judges: one for each game, which say what a position and its options are worth to a seat."""

from collections.abc import Sequence
from math import exp
from typing import Any, NamedTuple, Protocol

from rules.kernel import Action, Decision, Seat, State
from rules.notre_dame import judge as notre_dame
from rules.rattus import judge as rattus


class Judge(Protocol):
    """What a game knows about good play."""

    def worth(self, state: Any, seat: Seat, /) -> float:
        """Estimate the points of a seat at the end of the game."""

    def worths(self, state: Any, /) -> list[float]:
        """Estimate the points of all seats at the end of the game."""

    def hunch(
        self, state: Any, decision: Decision[Any], options: Sequence[Action], spite: float, /
    ) -> Sequence[float | None] | None:
        """Weigh the options of a common decision by the points they gain; None: to be tried out."""

    def spread(self, state: Any, /) -> float:
        """Give how many points the rest of the game may still move between seats."""


class Plain:
    """Knows nothing but the score."""

    def worth(self, state: Any, seat: Seat, /) -> float:
        """Take the points as they stand."""
        return float(state.scores()[seat])

    def worths(self, state: Any, /) -> list[float]:
        """Take the points as they stand."""
        return [float(score) for score in state.scores()]

    def hunch(
        self, _state: Any, _decision: Decision[Any], _options: Sequence[Action], _spite: float, /
    ) -> Sequence[float | None] | None:
        """Have none."""
        return None

    def spread(self, _state: Any, /) -> float:
        """Guess."""
        return 4.0


JUDGES: dict[str, Judge] = {"notre_dame": notre_dame, "rattus": rattus, "rattus_cartus": Plain()}


class Temper(NamedTuple):
    """What a seat cares for beside its own points."""

    #: How much the points of rivals count against the own ones.
    spite: float
    #: How much uncertainty counts against an option.
    caution: float = 0.0


TEMPERS = {
    "": Temper(0.6),
    "cautious": Temper(0.4, 0.5),
    "greedy": Temper(0.0),
    "spiteful": Temper(1.2),
}


def regard(judge: Judge, spite: float, state: State, seat: Seat) -> float:
    """Give what a position means to a seat, in points: rivals count against it, the strongest most."""
    if not spite:
        return judge.worth(state, seat)
    rivals = judge.worths(state)
    own = rivals.pop(seat)
    return own - spite * (0.5 * max(rivals) + 0.5 * sum(rivals) / len(rivals))


def chance(judge: Judge, state: State, seat: Seat) -> float:
    """Give the chance of a seat to win."""
    if state.decision is None:
        winners = state.winners()
        return 1 / len(winners) if seat in winners else 0.0
    spread = judge.spread(state)
    others = judge.worths(state)
    own = others.pop(seat)
    return 1 / (1 + sum([exp(min(50.0, (other - own) / spread)) for other in others]))
