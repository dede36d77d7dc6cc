"""Which cases of a family are tried by `make test`, and which wait for `make slow` or even `make long`."""

from collections.abc import Callable, Iterable, Sequence
from itertools import combinations, product
from typing import Any

import pytest


def sifted(
    names: str,
    now: Iterable[Any],
    later: Iterable[Any],
    last: Iterable[Any] = (),
    *,
    ids: Callable[[Any], str] | None = None,
) -> pytest.MarkDecorator:
    """Try some cases before every commit, others when there is time, and the last when there is plenty."""
    marked = [(case, pytest.mark.slow) for case in later] + [(case, pytest.mark.long) for case in last]
    waiting = [pytest.param(*(case if "," in names else (case,)), marks=mark) for case, mark in marked]
    return pytest.mark.parametrize(names, [*now, *waiting], ids=ids)


def led_by_first(
    names: str, cases: Iterable[Any], *, ids: Callable[[Any], str] | None = None
) -> pytest.MarkDecorator:
    """Try the first of some cases before every commit, and the others when there is time."""
    first, *others = cases
    return sifted(names, [first], others, ids=ids)


def crossed(*now: tuple[Any, ...], **axes: Sequence[Any]) -> pytest.MarkDecorator:
    """Try every value with all the others.

    Before every commit, each value with but one of the others, or just the cases that are given; when there
    is time, any two values together.
    """
    longest = max(map(len, axes.values()))
    turns = (tuple(values[turn % len(values)] for values in axes.values()) for turn in range(longest))
    now = now or tuple(turns)
    left = [case for case in product(*axes.values()) if case not in now]
    later = paired(now, left)
    return sifted(",".join(axes), now, later, [case for case in left if case not in later])


def paired(tried: Sequence[tuple[Any, ...]], left: Sequence[tuple[Any, ...]]) -> list[tuple[Any, ...]]:
    """Choose few of the cases that are left so that with those tried any two values come together."""

    def pairs(*cases: tuple[Any, ...]) -> set[Any]:
        return {pair for case in cases for pair in combinations(enumerate(map(repr, case)), 2)}

    chosen: list[tuple[Any, ...]] = []
    missing = pairs(*left) - pairs(*tried)
    while missing:
        best = max(left, key=lambda case: len(missing & pairs(case)))
        chosen.append(best)
        missing -= pairs(best)
    return chosen
