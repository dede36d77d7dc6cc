"""No case of a family is dropped, and every value is tried before every commit."""

from itertools import combinations, product
from typing import Any

import pytest

from tests.tiers import crossed, sifted


def tiers(family: pytest.MarkDecorator) -> tuple[list[Any], list[Any], list[Any]]:
    """Part the cases of a family into those of now, those that wait, and those that wait longest."""
    _, cases = family.args
    waiting = {name: [c.values for c in cases if _is_marked(c, name)] for name in ("slow", "long")}
    return [case for case in cases if not hasattr(case, "marks")], waiting["slow"], waiting["long"]


def _is_marked(case: Any, name: str) -> bool:
    return any(mark.name == name for mark in getattr(case, "marks", ()))


def test_each_value_is_tried_now_and_every_pair_some_time() -> None:
    now, later, last = tiers(crossed(seats=[2, 3, 4], way=["pointer", "keys"]))
    assert now == [(2, "pointer"), (3, "keys"), (4, "pointer")]
    assert set(later) == {(2, "keys"), (3, "pointer"), (4, "keys")}
    assert last == []


def test_of_three_kinds_any_two_values_meet_when_there_is_time_and_all_when_there_is_plenty() -> None:
    axes: dict[str, list[Any]] = {"game": ["a", "b", "c"], "seats": [2, 3, 4], "size": ["desk", "tv"]}
    now, later, last = tiers(crossed(**axes))
    tried = {tuple(case) for case in (*now, *later)}
    for (one, first), (two, second) in combinations(enumerate(axes.values()), 2):
        assert {(case[one], case[two]) for case in tried} == set(product(first, second))
    assert len(tried) < 18 / 1.5
    assert sorted((*tried, *last)) == sorted(product(*axes.values()))


def test_a_costly_family_tries_only_what_is_given_now() -> None:
    now, later, last = tiers(crossed((3, "keys"), seats=[2, 3], way=["pointer", "keys"]))
    assert now == [(3, "keys")]
    assert sorted(later) == [(2, "keys"), (2, "pointer"), (3, "pointer")]
    assert last == []


def test_one_name_stands_for_a_value_and_several_for_a_row() -> None:
    assert tiers(sifted("seed", [0], [1, 2], [3])) == ([0], [(1,), (2,)], [(3,)])
    assert tiers(sifted("game, seats", [("x", 2)], [("x", 3)])) == ([("x", 2)], [("x", 3)], [])
