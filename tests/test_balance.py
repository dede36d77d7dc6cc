"""Counting who wins with what."""

import json
from pathlib import Path

import pytest

from build.balance.__main__ import count, kept, main
from build.balance.chart import chart
from build.balance.counting import WHOLE, added, counted, played
from build.balance.page import page
from build.balance.shares import Share, mean, shares
from rules import GAMES
from rules.rattus.judge import LONG
from rules.rattus.state import Rattus


def test_games_counted_in_two_runs_are_counted_as_in_one() -> None:
    whole = counted("notre_dame", range(6))
    assert added(counted("notre_dame", range(2)), counted("notre_dame", range(2, 6))) == added({}, whole)


@pytest.mark.parametrize("game", sorted(GAMES))
def test_every_win_of_a_table_is_counted_once(game: str) -> None:
    counts = counted(game, range(4))
    for seats in {key.split("/")[1] for key in counts}:
        games, _, _ = counts[f"score/{seats}/best"]
        places = [value for key, value in counts.items() if key.startswith(f"place/{seats}/")]
        assert [times for times, _, _ in places] == [games] * int(seats)
        assert sum(won for _, won, _ in places) == games * WHOLE


def test_burghers_who_wait_for_each_other_go_on_in_the_end() -> None:
    # Whoever placed cubes first would have had them killed: all only moved the plague to and fro.
    state = played(GAMES["rattus"], 6487).state
    assert isinstance(state, Rattus)
    assert LONG < state.round < LONG + 20


def test_places_are_counted_from_whoever_begins() -> None:
    game = GAMES["rattus"]
    done = next(done for number in range(40) if (done := played(game, number)).state.winners() != (0,))
    first = next(event.seat for event in done.events if event.kind == "round")
    assert first is not None
    number = next(
        number for number in range(40) if played(game, number).state.digest() == done.state.digest()
    )
    seats, winners = done.state.seats, done.state.winners()
    counts = counted("rattus", [number])
    for place in range(seats):
        won = WHOLE // len(winners) if (first + place) % seats in winners else 0
        assert counts[f"place/{seats}/{place + 1}"] == [1, won, won * won]


def test_a_share_is_fair_where_everybody_wins_as_often() -> None:
    counts = {f"card/4/{name}": [400, 100 * WHOLE, 100 * WHOLE**2] for name in ("monk", "king")}
    for share in shares(counts, "card"):
        assert share.ratio == 1
        assert not share.telling
        # 1.96 standard errors of 100 wins in 400 games.
        assert share.high == pytest.approx(1 + 1.96 * (400 * 0.25 * 0.75) ** 0.5 / 100)


def test_a_share_is_telling_where_somebody_wins_far_more_often() -> None:
    (share,) = shares({"card/2/monk": [400, 300 * WHOLE, 300 * WHOLE**2]}, "card")
    assert share.ratio == 1.5
    assert share.telling


def test_of_few_games_nothing_is_certain() -> None:
    (share,) = shares({"card/2/monk": [2, 0, 0]}, "card")
    assert share.low < 0 < 1 < share.high


def test_tables_of_all_sizes_are_put_together_by_what_is_fair_there() -> None:
    counts = {"card/2/monk": [10, 5 * WHOLE, 5 * WHOLE**2], "card/4/monk": [20, 5 * WHOLE, 5 * WHOLE**2]}
    (share,) = shares(counts, "card")
    assert (share.times, share.ratio) == (30, 1)
    (share,) = shares(counts, "card", 4)
    assert (share.times, share.ratio) == (20, 1)


def test_the_mean_of_points_is_in_points() -> None:
    assert mean({"score/2/best": [4, 4 * 25 * WHOLE, 0]}, "score/2/best") == 25


def test_counting_goes_on_where_it_ended_and_begins_anew_with_other_bots(tmp_path: Path) -> None:
    count("rattus", 2, tmp_path, 1)
    path = tmp_path / "rattus.json"
    assert kept("rattus", tmp_path)["games"] == 2
    count("rattus", 3, tmp_path, 1)
    found = json.loads(path.read_text(encoding="utf-8"))
    assert found["games"] == 3
    assert found["counts"] == added({}, counted("rattus", range(3)))
    path.write_text(path.read_text(encoding="utf-8").replace(found["stamp"], "other"), encoding="utf-8")
    assert kept("rattus", tmp_path) == {"counts": {}, "games": 0, "stamp": found["stamp"]}


@pytest.mark.slow
def test_the_page_tells_of_every_game_that_was_counted(tmp_path: Path) -> None:
    for game in GAMES:
        count(game, 4, tmp_path, 1)
    assert main([], tmp_path) == 0
    text = (tmp_path / "README.md").read_text(encoding="utf-8")
    for game in GAMES:
        assert f"## {GAMES[game].title}" in text
        assert f"({game}_card.svg)" in text
        assert (tmp_path / f"{game}_card.svg").exists()


def test_what_too_few_had_stands_in_no_chart_beside_what_is_known(tmp_path: Path) -> None:
    many, few = [4000, 1000 * WHOLE, 1000 * WHOLE**2], [4, 4 * WHOLE, 4 * WHOLE**2]
    counts = {"place/4/1": many, "score/4/best": many, "card/4/monk": many, "card/4/nurse": few}
    page({"notre_dame": (4000, counts)}, tmp_path)
    drawn = (tmp_path / "notre_dame_card.svg").read_text(encoding="utf-8")
    assert "Monk" in drawn
    assert "Nurse" not in drawn


def test_a_chart_has_a_row_for_everything_with_its_name_written_for_people() -> None:
    drawn = chart([Share("night_watchman", 9, 1.2, 1.1, 1.3), Share("a<b=c", 9, 0.9, 0.8, 1.0)])
    assert drawn.count("<circle") == 2
    assert "Night watchman" in drawn
    assert "A&lt;b: c" in drawn
