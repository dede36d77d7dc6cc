"""Which cases of a family are tried before every commit (`make test`), and which wait for `make slow`."""

from collections.abc import Iterable, Sequence
from itertools import product
from typing import Any

import pytest


def sifted(names: str, now: Iterable[Any], later: Iterable[Any]) -> pytest.MarkDecorator:
    """Try some cases before every commit, and the others when there is time."""
    waiting = [case if "," in names else (case,) for case in later]
    return pytest.mark.parametrize(
        names, [*now, *(pytest.param(*case, marks=pytest.mark.slow) for case in waiting)]
    )


def crossed(**axes: Sequence[Any]) -> pytest.MarkDecorator:
    """Try every value with all the others; before every commit, each value with but one of the others."""
    longest = max(map(len, axes.values()))
    now = [tuple(values[turn % len(values)] for values in axes.values()) for turn in range(longest)]
    return sifted(",".join(axes), now, [case for case in product(*axes.values()) if case not in now])
