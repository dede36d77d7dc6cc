"""How true chances come is counted rightly."""

from math import log

import pytest

from tests.bench.lore import Told, by_stage, calibration, loss, main


def test_who_calls_two_seats_equal_loses_the_logarithm_of_two() -> None:
    assert loss([(0.5, 1.0), (0.5, 0.0)]) == pytest.approx(log(2))
    assert loss([(0.9, 1.0), (0.1, 0.0)]) < log(2) < loss([(0.1, 1.0), (0.9, 0.0)])
    assert loss([(1.0, 0.0)]) < 20


def test_what_was_said_stands_beside_what_came_true() -> None:
    found = [Told(1, 0.5, 0.6, 0.72, 1.0), Told(1, 0.5, 0.4, 0.28, 0.0), Told(2, 0.5, 0.4, 0.76, 0.0)]
    assert [*calibration(found)][1:] == [
        "| 20 to 30 % | 1 | 28.0% | 0.0% |",
        "| 70 to 80 % | 2 | 74.0% | 50.0% |",
    ]
    assert [line.split(" | ")[:2] for line in [*by_stage(found)][1:]] == [
        ["| 1", "2"],
        ["| 2", "1"],
        ["| all", "3"],
    ]


def test_it_tells_of_games_that_nobody_learned_from(
    tmp_path: object, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["notre_dame", "--games", "4", "--shelf", str(tmp_path)]) == 0
    assert "| 9 | " in capsys.readouterr().out
