"""What is written bit by bit, so that nothing else has to wait for it."""

from collections.abc import Generator
from math import inf
from time import perf_counter
from typing import Any

Json = dict[str, Any]
#: Writes a little each time it is asked to go on, and gives all of it in the end.
Steps = Generator[None, None, Json]


class Writing:
    """A leaf that is being written; whoever has no use for it any more lets it lie."""

    def __init__(self, steps: Steps) -> None:
        self._steps = steps

    def go_on(self, until: float = inf) -> Json | None:
        """Write until some moment of the clock; give the leaf if it is finished by then."""
        try:
            next(self._steps)
            while perf_counter() < until:
                next(self._steps)
        except StopIteration as finished:
            leaf: Json = finished.value
            return leaf
        return None
