"""How true the chances to win come: ``python -m tests.bench.lore notre_dame --games 300``.

On games that nobody learned from, at the beginning of every round or turn: the log loss (how surprising the
end was, less is better) beside that of calling all seats equal, and that of the judge alone; then how often
those won of whom it said 70 %.
"""

import argparse
import sys
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from math import log
from pathlib import Path
from typing import NamedTuple

from build.learn.games import Record, kept
from rules import GAMES
from rules.bots.outlook import chances
from rules.bots.verdict import chance
from rules.kernel import Game, Judge, State

#: Nobody has learned from these.
FIRST_SEED = 2_000_000
#: Certainty is never quite believed.
LEAST = 1e-6


class Told(NamedTuple):
    """What was said of a seat: as equals, by the judge alone, by what was learned; and how much it won."""

    stage: int
    equal: float
    judge: float
    learned: float
    won: float


def told(game: Game, record: Record) -> Iterator[Told]:
    """Ask at the beginning of every round or turn of a game."""
    assert game.contents.facts is not None
    judge, stage, moment, said = game.judge(), game.contents.facts().stage, -1, []
    for state in record.positions(game):
        if not state.over and judge.moment(state) != moment:
            moment = judge.moment(state)
            said.append((stage(state), judged(judge, state), chances(state)))
    winners, seats = state.winners(), record.seats
    for number, before, learned in said:
        for seat in range(seats):
            won = 1 / len(winners) if seat in winners else 0.0
            yield Told(number, 1 / seats, before[seat], learned[seat], won)


def judged(judge: Judge, state: State) -> list[float]:
    """Give the chances by the judge alone."""
    worths, lives = judge.worths(state), judge.lives(state)
    return [chance(judge, state, seat, worths, lives) for seat in range(state.seats)]


def loss(said: Iterable[tuple[float, float]]) -> float:
    """Give the mean loss of chances and what came true of them."""
    kept_off = [(min(1 - LEAST, max(LEAST, likely)), won) for likely, won in said]
    return -sum(won * log(p) + (1 - won) * log(1 - p) for p, won in kept_off) / len(kept_off)


def by_stage(found: Sequence[Told]) -> Iterator[str]:
    """Write the losses as a table."""
    yield "| Stage | Seats asked about | All equal | Judge | Learned |\n|---|---|---|---|---|"
    stages = defaultdict(list)
    for each in found:
        stages[each.stage].append(each)
    for stage, those in [*sorted(stages.items()), ("all", found)]:
        losses = [loss((row[column], row.won) for row in those) for column in (1, 2, 3)]
        yield f"| {stage} | {len(those)} | " + " | ".join(f"{value:.3f}" for value in losses) + " |"


def calibration(found: Sequence[Told]) -> Iterator[str]:
    """Write what was said beside what came true."""
    yield "| Said | Times | Said on average | Won |\n|---|---|---|---|"
    tenths = defaultdict(list)
    for each in found:
        tenths[min(9, int(10 * each.learned))].append(each)
    for tenth, those in sorted(tenths.items()):
        said, won = (sum(row[column] for row in those) / len(those) for column in (3, 4))
        yield f"| {10 * tenth} to {10 * tenth + 10} % | {len(those)} | {said:.1%} | {won:.1%} |"


def main(words: list[str] | None = None) -> int:
    """Play, ask and tell."""
    parser = argparse.ArgumentParser(prog="tests.bench.lore", description=__doc__)
    parser.add_argument("game", choices=[key for key, game in GAMES.items() if game.contents.facts])
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--shelf", type=Path, default=Path("dist/learn"))
    asked = parser.parse_args(words)
    seeds, game = range(FIRST_SEED, FIRST_SEED + asked.games), GAMES[asked.game]
    found = [each for record in kept(asked.game, seeds, asked.shelf) for each in told(game, record)]
    print("\n".join([*by_stage(found), "", *calibration(found)]))
    return 0


if __name__ == "__main__":
    sys.exit(main())
