"""How fast the rules are: decisions, clones, replays and views."""

import random
import time
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from rules import GAMES
from rules.kernel import Game, Match, State
from rules.play import random_actions

SEATS = 4
#: Every figure is the best of so many runs, in time of the processor: other programs only ever slow us down.
RUNS = 5


class Row(NamedTuple):
    """A figure beside its budget."""

    game: str
    figure: str
    measured: float
    budget: str
    kept: bool


def best(measure: Callable[[], float]) -> float:
    """Repeat a measurement of seconds and keep the shortest."""
    return min(measure() for _ in range(RUNS))


def seconds_per_call(call: Callable[[], Any], times: int) -> float:
    """Time a call, averaged over so many."""
    start = time.process_time()
    for _ in range(times):
        call()
    return (time.process_time() - start) / times


def pace() -> float:
    """Time a fixed piece of Python: how fast this machine is at this very moment."""
    return seconds_per_call(lambda: sum(number * number for number in range(1000)), 200)


def seconds_per_decision(game: Game, games: int = 30) -> float:
    """Play random games from the deal to the end."""
    chance = random.Random(1).random
    decisions = 0
    start = time.process_time()
    for seed in range(games):
        state = game.new(SEATS, seed)
        while state.stack:
            options = state.options()
            state.apply(options[int(chance() * len(options))])
            decisions += 1
    return (time.process_time() - start) / decisions


def halfway(match: Match) -> State:
    """Give the position in the middle of a random match, and play on to its end."""
    positions = []
    for seat, action in random_actions(match, 1):
        positions.append(match.state.clone())
        match.play(action, seat)
    return positions[len(positions) // 2]


def rows() -> Iterator[Row]:
    """Measure every game."""
    for game in GAMES.values():
        yield from figures(game)


def figures(game: Game) -> Iterator[Row]:
    """Measure one game."""
    rate = 1 / best(lambda: seconds_per_decision(game))
    yield Row(game.key, "random decisions/s", rate, ">= 100,000", rate >= 100_000)
    match = Match(game, SEATS, 1)
    state = halfway(match)
    save = match.save()
    clone = best(lambda: seconds_per_call(state.clone, 5000)) * 1e6
    yield Row(game.key, "clone, µs", clone, "<= 5", clone <= 5)
    replay = best(lambda: seconds_per_call(lambda: Match.load(save), 5)) * 1e3
    yield Row(game.key, "replay of a whole game, ms", replay, "<= 5", replay <= 5)
    view = best(lambda: seconds_per_call(lambda: state.view(0), 1000)) * 1e6
    yield Row(game.key, "view, µs", view, "<= 50", view <= 50)
    world = best(lambda: seconds_per_call(lambda: state.imagine(0, 3), 500)) * 1e6
    yield Row(game.key, "imagine, µs", world, "", kept=True)
