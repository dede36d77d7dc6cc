"""What was learned from many games (`make learn`): what the facts of a position are worth, stage by stage."""

import json
from functools import cache
from math import fsum
from operator import mul
from pathlib import Path
from typing import Any, NamedTuple

from rules.kernel import GAMES, Facts, Judge, Seat, State
from rules.kernel.data import BrokenData

HOME = Path(__file__).parent


class Stage(NamedTuple):
    """What counts at a stage of a game; the last two by number of seats."""

    #: Points for one more of each fact.
    weights: tuple[float, ...]
    #: The points of a seat of which every fact is 0.
    base: dict[int, float]
    #: How many points may still move between seats.
    spread: dict[int, float]


class Lore(NamedTuple):
    """The stages of a game, from the first that has one on."""

    first: int
    stages: tuple[Stage, ...]

    def at(self, stage: int) -> Stage:
        """Give what counts at a stage, or at the nearest that is known."""
        return self.stages[max(0, min(len(self.stages) - 1, stage - self.first))]


def read(key: str, names: tuple[str, ...], home: Path = HOME) -> Lore | None:
    """Read what was learned about a game by facts of these names; None: nothing."""
    path = home / f"{key}.json"
    if not path.exists():
        return None
    told = json.loads(path.read_text("utf-8"))
    if tuple(told["facts"]) != names:
        strangers = ", ".join(sorted({*told["facts"]} ^ {*names})) or "their order differs"
        raise BrokenData(f"lore/{path.name} was learned from other facts, learn anew: {strangers}")
    return Lore(told["first"], tuple(_stage(each) for each in told["stages"]))


def _stage(told: dict[str, Any]) -> Stage:
    base, spread = ({int(seats): value for seats, value in told[key].items()} for key in ("base", "spread"))
    return Stage(tuple(told["weights"]), base, spread)


class Learned:
    """A judge who weighs the facts by what games have taught; in all else it is the judge of the game."""

    def __init__(self, judge: Judge, facts: Facts, lore: Lore) -> None:
        self.judge, self.facts, self.lore = judge, facts, lore
        self.hunch, self.moment, self.lives = judge.hunch, judge.moment, judge.lives
        self.horizon = facts.horizon

    def worths(self, state: State) -> list[float]:
        """Estimate the points of all seats at the end of the game."""
        if state.over:
            return self.judge.worths(state)
        now = self._now(state)
        base = now.base[state.seats]
        # Exact sums are the same on every machine.
        return [base + fsum(map(mul, now.weights, facts)) for facts in self.facts.table(state)]

    def worth(self, state: State, seat: Seat) -> float:
        """Estimate the points of a seat at the end of the game."""
        return self.worths(state)[seat]

    def spread(self, state: State) -> float:
        """Give how many points the rest of the game may still move between seats."""
        return self.judge.spread(state) if state.over else self._now(state).spread[state.seats]

    def _now(self, state: State) -> Stage:
        return self.lore.at(self.facts.stage(state))


@cache
def learned(key: str) -> Judge:
    """Give the judge of a game: one who has learned, where there is something to learn from."""
    game = GAMES[key]
    if game.contents.facts is None:
        return game.judge()
    facts = game.contents.facts()
    lore = read(key, facts.NAMES)
    return Learned(game.judge(), facts, lore) if lore else game.judge()
