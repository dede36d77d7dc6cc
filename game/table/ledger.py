"""How a game is reckoned up: its sources of points, what breaks ties, and what else counts."""

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple, Protocol

from game.drawing.canvas import Canvas
from game.drawing.page import Box
from game.session.plan import Player
from game.words import Tongue, shared
from game.words.texts import Plural
from rules.kernel import Match, Seat


class Row(NamedTuple):
    """A line of the tally: its words, its picture, and a number for each seat."""

    words: str
    picture: str
    values: tuple[int, ...]
    #: The seats whose number is their ruin.
    ruin: frozenset[Seat] = frozenset()


class TrialRow(Protocol):
    """A trial as it lies in the result."""

    def paint_ground(self, canvas: Canvas) -> None:
        """Paint what never moves."""

    def paint(self, canvas: Canvas, judged: float) -> None:
        """Paint it as it lies before it is told, or as it ended, and who falls."""


class TrialPage(Protocol):
    """A trial as it is told, on a whole page."""

    def prepare(self, canvas: Canvas) -> bool:
        """Draw beforehand one more part of what takes long; say whether there is more to do."""

    def paint(self, canvas: Canvas, time: float) -> None:
        """Paint everything: a card takes a unit of time, the breath before the last another, the fall too."""


class Trial(Protocol):
    """Who lives and who dies: cards that are turned one by one at the end."""

    @property
    def turns(self) -> int:
        """Count the cards."""

    @property
    def cues(self) -> tuple[tuple[float, str], ...]:
        """Say what is heard while it is told, and when."""

    def laid(self, box: Box, players: Sequence[Player]) -> TrialRow:
        """Lay them into a box."""

    def told(self, page: Box, players: Sequence[Player], say: Tongue) -> TrialPage:
        """Tell them on a whole page."""


class Ledger:
    """How a game is reckoned up. The basis serves a game whose timeline has a value for every round."""

    #: Every source of points in the order of the tally.
    sources: Sequence[str] = ()
    points: Plural = shared.POINTS

    def __init__(self, match: Match) -> None:
        self.state = match.state
        self.view: Any = match.state.view(None)

    def picture(self, source: str, words: str) -> str:
        """Name the picture of a source that is called so."""
        return f"icons/{source}"

    def notes(self, say: Tongue, *, tied: bool) -> Iterable[Row]:
        """Give what stands under the total."""
        return ()

    def trial(self) -> Trial | None:
        """Give what is turned at the end, where that is a matter of life and death."""
        return None

    def praise(self, say: Tongue, seat: Seat, points: int) -> str:
        """Say what a winner has."""
        return say.plural(self.points.one, self.points.many, points)

    def course(self) -> tuple[tuple[str, ...], tuple[tuple[int, ...], ...]]:
        """Give the ticks of the chart and the points of all seats at each."""
        rounds = self.view.timeline
        nothing = (0,) * len(rounds[0])
        return ("[bell]", *(str(n + 1) for n in range(len(rounds)))), (nothing, *rounds)
