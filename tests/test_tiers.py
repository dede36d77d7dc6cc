"""No case of a family is dropped, and every value is tried before every commit."""

from typing import Any

import pytest

from tests.tiers import crossed, sifted


def tiers(family: pytest.MarkDecorator) -> tuple[list[Any], list[Any]]:
    """Part the cases of a family into those of now and those that wait."""
    _, cases = family.args
    return [case for case in cases if not hasattr(case, "marks")], [
        case.values for case in cases if hasattr(case, "marks")
    ]


def test_each_value_is_tried_now_and_every_pair_some_time() -> None:
    now, later = tiers(crossed(seats=[2, 3, 4], way=["pointer", "keys"]))
    assert now == [(2, "pointer"), (3, "keys"), (4, "pointer")]
    assert later == [(2, "keys"), (3, "pointer"), (4, "keys")]


def test_one_name_stands_for_a_value_and_several_for_a_row() -> None:
    assert tiers(sifted("seed", [0], [1, 2])) == ([0], [(1,), (2,)])
    assert tiers(sifted("game, seats", [("x", 2)], [("x", 3)])) == ([("x", 2)], [("x", 3)])
