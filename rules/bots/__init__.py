"""Computer opponents. They see what their seat may see, and think in worlds it could believe in."""

from collections.abc import Callable, Iterator
from functools import partial
from typing import Protocol

from rules.bots.advice import Advised, advice
from rules.bots.findings import Finding
from rules.bots.levels import Apprentice, Burgher
from rules.bots.master import Master
from rules.bots.style import FIRST
from rules.bots.verdict import TEMPERS
from rules.kernel import Action, Seat, State

__all__ = ["FORMER", "LEVELS", "TEMPERS", "Advised", "Bot", "advice", "bot"]


class Bot(Protocol):
    """Chooses for a seat, by nothing but what that seat may know."""

    #: What it knows about the options of the decision it thinks about, or thought about last.
    findings: list[Finding]

    def pick(self, state: State, seat: Seat) -> Action:
        """Choose for a seat that has a decision."""

    def think(self, state: State, seat: Seat, seconds: float) -> Iterator[Action]:
        """Give the best pick so far, again and again, until the time is over or the choice is clear."""


_MAKERS: dict[str, Callable[[str, int, str], Bot]] = {
    "apprentice": Apprentice,
    "burgher": Burgher,
    "master": Master,
}
LEVELS = tuple(_MAKERS)
#: Opponents for the arena, kept as they were in a version.
FORMER: dict[str, Callable[[str, int, str], Bot]] = {
    "burgher@0.1": Burgher,
    "master@0.1": partial(Master, style=FIRST),
}


def bot(level: str, game: str, seed: int = 0, temper: str = "") -> Bot:
    """Call an opponent of a level and a temper ("" for an even one) to a game."""
    return (_MAKERS | FORMER)[level](game, seed, temper)
