"""The arena plays matches and tells how sure its result is."""

import json
from typing import Any

import pytest

from rules import GAMES
from rules.arena import Contest, contested, interval, main, summary, table


def test_wilsons_interval_of_known_cases() -> None:
    low, high = interval(10, 20)
    assert (round(low, 3), round(high, 3)) == (0.299, 0.701)
    assert interval(0, 20)[0] == 0.0
    assert interval(20, 20)[1] == 1.0


def test_there_is_an_entry_for_each_bot_in_the_order_given(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["rattus", "--seats", "3", "--bots", "burgher,apprentice:greedy,burgher:spiteful", "--games", "3"]
    assert main([*words, "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert (told["game"], told["seats"], told["games"]) == ("rattus", 3, 3)
    assert [row["name"] for row in told["bots"]] == ["burgher", "apprentice:greedy", "burgher:spiteful"]
    for row in told["bots"]:
        assert row["low"] <= row["win_rate"] <= row["high"]
        assert row["ms_per_decision"] > 0
    assert sum(row["win_rate"] for row in told["bots"]) == pytest.approx(1.0, abs=0.001)


def test_what_is_worth_knowing_of_a_game_stands_in_the_row_of_each_bot() -> None:
    contest = Contest("rattus_cartus", ("burgher", "apprentice"), {}, seed=3)
    (first, second) = summary(contest, contested(contest, 2, 1))["bots"]
    assert {*first} == {*second} >= {"died"}


def test_it_is_remarked_who_died_of_rats_and_which_game_ended_by_cubes() -> None:
    town: Any = GAMES["rattus_cartus"].new(3, 1)
    town.rats = [99, 0, 0]
    assert town.game.contents.remarks(town) == {"died": [1.0, 0.0, 0.0]}
    europe: Any = GAMES["rattus"].new(2, 1)
    assert europe.game.contents.remarks(europe) == {"ended_by_cubes": [1.0, 1.0]}
    europe.supply = ()
    assert europe.game.contents.remarks(europe) == {"ended_by_cubes": [0.0, 0.0]}


def test_several_processes_play_the_same_games_as_one() -> None:
    contest = Contest("notre_dame", ("burgher", "apprentice", "apprentice"), {}, seed=5)
    one, many = contested(contest, 4, 1), contested(contest, 4, 2)
    assert [result.scores for result in one] == [result.scores for result in many]


def test_bots_of_one_name_are_one_side() -> None:
    contest = Contest("notre_dame", ("burgher", "apprentice", "burgher"), {}, seed=5)
    told = summary(contest, contested(contest, 2, 1))
    assert [side["name"] for side in told["sides"]] == ["2 x burgher", "1 x apprentice"]
    assert sum(side["win_rate"] for side in told["sides"]) == pytest.approx(1.0)
    assert len([*table(told)]) == 2 + 3 + 2


def test_bots_move_round_the_table() -> None:
    contest = Contest("notre_dame", ("burgher", "burgher"), {"first_player": "seat_0"}, seed=11)
    told = summary(contest, contested(contest, 2, 1))
    assert told["games"] == 2
    seats = [[(place + game) % 2 for place in range(2)] for game in range(2)]
    assert seats == [[0, 1], [1, 0]]


@pytest.mark.parametrize("bots", ["burgher", "burgher,duke", "burgher,burgher:sad"])
def test_an_unknown_bot_is_refused(bots: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["rattus", "--seats", "2", "--bots", bots])
    assert "error" in capsys.readouterr().err


def test_an_impossible_table_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rattus", "--seats", "5", "--bots", ",".join(["burgher"] * 5), "--games", "1"]) == 2
    assert "2 to 4" in capsys.readouterr().err
