"""Fits what facts are worth, stage by stage: ridge regression of the final points, and how sure it is.

Where seats can die, points are not all: whoever has many of them may owe them to the risk taken. There the
weights are then moved to where they foretell best who wins.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

Numbers = NDArray[np.float64]

#: How strongly weights are drawn to 0; that of the first fact, the judge's worth, hardly.
RIDGE, TRUSTED = 30.0, 0.03
#: How strongly weights are held by the points when they are moved to foretell who wins, and how many times.
LOYAL, MOVES = 10.0, 12
#: Between which bounds the spread is sought, and how finely.
LEAST, MOST, STEPS = 0.3, 60.0, 160
#: Digits that are kept.
DIGITS = 4


class Sample(NamedTuple):
    """A position of a game, and how that ended."""

    stage: int
    #: A row of facts for each seat, and its chance to live.
    facts: Sequence[Sequence[float]]
    lives: Sequence[float]
    scores: Sequence[float]
    wins: Sequence[float]

    @property
    def seats(self) -> int:
        """Count the seats."""
        return len(self.scores)


def fitted(samples: Sequence[Sample], seats: Iterable[int]) -> dict[str, Any]:
    """Fit every stage that has samples."""
    stages = range(min(s.stage for s in samples), max(s.stage for s in samples) + 1)
    scale = _apart([sample.facts for sample in samples]).std(axis=0)
    scale[scale == 0] = 1.0
    tables = [[sample for sample in samples if sample.stage == stage] for stage in stages]
    return {"first": stages[0], "stages": [_stage(table, list(seats), scale) for table in tables]}


def _apart(tables: Sequence[Any]) -> Numbers:
    """Give how far each seat is from the mean of its table, one below the other: what all have is no fact."""
    rows = [np.asarray(table, dtype=np.float64) for table in tables]
    return np.concatenate([row - row.mean(axis=0) for row in rows])


def _stage(samples: Sequence[Sample], seats: Sequence[int], scale: Numbers) -> dict[str, Any]:
    # Where so many never came so far, all are asked.
    by_seats = {n: [sample for sample in samples if sample.seats == n] or samples for n in seats}
    weights = _ridge(samples, scale)
    if any(min(sample.lives) < 1 for sample in samples):
        spreads = {number: _spread(found, weights) for number, found in by_seats.items()}
        weights = _winning(samples, weights, scale, spreads)
    weights = np.round(weights, DIGITS)
    return {
        "weights": [float(weight) for weight in weights],
        "base": {str(number): _base(found, weights) for number, found in by_seats.items()},
        "spread": {str(number): _spread(found, weights) for number, found in by_seats.items()},
    }


def _ridge(samples: Sequence[Sample], scale: Numbers) -> Numbers:
    facts = _apart([sample.facts for sample in samples]) / scale
    points = _apart([sample.scores for sample in samples])
    drawn = np.full(len(scale), RIDGE)
    drawn[0] = TRUSTED
    weights = np.linalg.solve(facts.T @ facts + np.diag(drawn), facts.T @ points)
    return np.asarray(weights / scale, dtype=np.float64)


def _winning(
    samples: Sequence[Sample], weights: Numbers, scale: Numbers, spreads: Mapping[int, float]
) -> Numbers:
    """Move the weights, by Newton's method, to where those who won had the best chances."""
    known = [sample for sample in samples if sum(sample.wins) > 0]
    facts = [np.asarray(sample.facts) / scale / spreads[sample.seats] for sample in known]
    start = now = weights * scale
    for _ in range(MOVES):
        slope, bend = LOYAL * (now - start), LOYAL * np.eye(len(now))
        for sample, table in zip(known, facts, strict=True):
            likely = np.asarray(sample.lives) * np.exp(table @ now - (table @ now).max())
            likely /= likely.sum()
            apart = table - likely @ table
            slope += apart.T @ (likely - sample.wins)
            bend += apart.T @ (likely[:, None] * apart)
        now = now - np.linalg.solve(bend, slope)
    return np.asarray(now / scale, dtype=np.float64)


def _base(samples: Sequence[Sample], weights: Numbers) -> float:
    means = [np.mean(sample.scores) - np.mean(np.asarray(sample.facts) @ weights) for sample in samples]
    return round(float(np.mean(means)), DIGITS)


def _spread(samples: Sequence[Sample], weights: Numbers) -> float:
    """Find with which spread the chances fit those who won."""
    points = _filled([np.asarray(sample.facts) @ weights for sample in samples], -1e9)
    points -= points.max(axis=1, keepdims=True)
    lives, wins = _filled([s.lives for s in samples], 0.0), _filled([s.wins for s in samples], 0.0)
    spreads = np.geomspace(LEAST, MOST, STEPS)
    losses = [_loss(points / spread, lives, wins) for spread in spreads]
    return round(float(spreads[int(np.argmin(losses))]), DIGITS)


def _filled(rows: Sequence[Any], missing: float) -> Numbers:
    """Make rows of as many seats as the largest table has."""
    filled = np.full((len(rows), max(len(row) for row in rows)), missing)
    for number, row in enumerate(rows):
        filled[number, : len(row)] = row
    return filled


def _loss(points: Numbers, lives: Numbers, wins: Numbers) -> float:
    odds = np.exp(points)
    likely = lives * odds / (odds + (lives * odds).sum(axis=1, keepdims=True) - lives * odds)
    likely = np.clip(likely, 1e-6, 1 - 1e-6)
    return round(float(-np.mean(wins * np.log(likely) + (1 - wins) * np.log(1 - likely))), 9)
