"""The queen in the last round: none, one or two cubes."""

import pytest

from rules.rattus.last_powers import QueenCubes
from rules.rattus.setup import SETS
from tests.rules.driving import expects, offered, play
from tests.rules.rattus.europe import Europe, table

GOLD = SETS["golden_age"]


def queens_turn() -> Europe:
    realm = {"gallia": (0, 0, 0, 1), "italia": (0, 0, 0, 1)}
    return table(cards=GOLD, held={3: ("queen",)}, ended_by=0, cubes=realm)


@pytest.mark.parametrize("cubes", [1, 2])
def test_queen_places_one_or_two_cubes_anywhere_if_her_condition_holds(cubes: int) -> None:
    match = queens_turn()
    play(match, "power:queen", "region:russia")
    expects(match, QueenCubes, 3)
    assert offered(match) == ["cubes:1", "cubes:2"]
    play(match, f"cubes:{cubes}")
    assert match.cubes("russia") == (0, 0, 0, cubes)
    assert offered(match) == ["done"]


def test_who_wants_none_of_the_queens_cubes_leaves_her_power_unused() -> None:
    match = queens_turn()
    assert offered(match) == ["power:queen", "done"]
    play(match, "done")
    assert match.state.over
    assert match.state.on_board(3) == 2


def test_by_the_first_rulings_both_cubes_of_the_queen_came() -> None:
    match = queens_turn()
    match.state.rulings = 1
    play(match, "power:queen", "region:russia")
    assert match.cubes("russia") == (0, 0, 0, 2)


def test_queen_places_what_is_left_in_the_reserve() -> None:
    poor = table(
        cards=GOLD, held={3: ("queen",)}, ended_by=0, cubes={"gallia": (0, 0, 0, 9), "italia": (0, 0, 0, 10)}
    )
    play(poor, "power:queen", "region:russia")
    assert poor.cubes("russia") == (0, 0, 0, 1)


def test_queen_of_a_realm_no_larger_than_anothers_has_no_last_turn() -> None:
    tied = table(cards=GOLD, held={3: ("queen",)}, ended_by=0, cubes={"gallia": (1, 0, 0, 1)})
    assert tied.state.phase == "over"
