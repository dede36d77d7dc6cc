"""What a game knows about good play, for the bots; a game that brings no judge of its own has a plain one."""

from collections.abc import Sequence
from typing import Any, Protocol

from rules.kernel.flow import Decision
from rules.kernel.values import Action, Seat


class Judge(Protocol):
    """Says what a position and its options are worth to a seat."""

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


class PointsSoFar:
    """The plain judge: points are worth what they are, and whoever thinks ahead thinks up to the end."""

    def worth(self, state: Any, seat: Seat, /) -> float:
        """Give the points of a seat."""
        return self.worths(state)[seat]

    def worths(self, state: Any, /) -> list[float]:
        """Give the points of all seats."""
        return [float(score) for score in state.scores()]

    def lives(self, state: Any, /) -> list[float]:
        """Say that nobody can die."""
        return [1.0] * len(state.scores())

    def hunch(
        self, _state: Any, _decision: Decision[Any], _options: Sequence[Action], _spite: float, /
    ) -> None:
        """Have none: every option is tried out."""

    def moment(self, _state: Any, /) -> int:
        """Call the whole game one moment."""
        return 0

    def horizon(self, _state: Any, /) -> int:
        """Look as far as the game goes."""
        return 0

    def spread(self, state: Any, /) -> float:
        """Expect about as many points still to come as there are."""
        return 1.0 + max(map(abs, self.worths(state)))


class Facts(Protocol):
    """Counts what stands in a position, for those who learn from many games what it is worth."""

    @property
    def NAMES(self) -> tuple[str, ...]:  # noqa: N802
        """Name the facts."""

    def facts(self, state: Any, seat: Seat, /) -> tuple[float, ...]:
        """Give the facts of a seat in the order of their names."""

    def table(self, state: Any, /) -> list[tuple[float, ...]]:
        """Give the facts of all seats."""

    def stage(self, state: Any, /) -> int:
        """Give how far the game has come: at another stage facts are worth something else."""

    def horizon(self, state: Any, /) -> int:
        """Give the last moment up to which it is worth playing on in the mind before counting."""
