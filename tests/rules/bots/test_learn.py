"""Learning: the same games, the same bytes."""

from itertools import product
from pathlib import Path

import pytest

from build.learn.__main__ import main, samples
from build.learn.fit import Sample, fitted
from build.learn.games import played
from rules import GAMES


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_the_same_arguments_write_the_same_bytes(game: str, tmp_path: Path) -> None:
    written = []
    for name in ("one", "other"):
        place = tmp_path / name
        place.mkdir()
        assert main([game, "--games", "8", "--shelf", str(place), "--into", str(place)]) == 0
        written.append((place / f"{game}.json").read_bytes())
    assert written[0] == written[1]


def test_games_already_played_are_not_played_again(tmp_path: Path) -> None:
    words = ["rattus", "--shelf", str(tmp_path), "--into", str(tmp_path)]
    main([*words, "--games", "8"])
    (book,) = tmp_path.glob("*.jsonl")
    first = book.read_text("utf-8")
    before = (tmp_path / "rattus.json").read_bytes()
    main([*words, "--games", "9"])
    assert book.read_text("utf-8").startswith(first)
    main([*words, "--games", "8"])
    assert (tmp_path / "rattus.json").read_bytes() == before


@pytest.mark.parametrize("game", GAMES)
def test_tables_of_all_sizes_and_agreements_are_played(game: str) -> None:
    records = [played(game, seed) for seed in range(8)]
    assert {record.seats for record in records} == {*GAMES[game].seats}
    assert any(record.options for record in records)
    assert not all(record.options for record in records)


@pytest.mark.parametrize("game", GAMES)
def test_what_is_looked_at_ends_as_the_game_ended(game: str) -> None:
    record = played(game, 5)
    *_, end = record.positions(GAMES[game])
    found = list(samples(GAMES[game], record))
    assert len(found) > 5
    assert {sample.scores for sample in found} == {end.scores()}


def test_what_decides_gets_the_weight_and_what_all_have_gets_none() -> None:
    tables = [[(float(one), 3.0, 0.5), (float(other), 3.0, 0.5)] for one in range(5) for other in range(5)]
    found = [
        Sample(1, table, (1.0, 1.0), [2 * row[0] + 7 for row in table], [0.5, 0.5]) for table in tables * 40
    ]
    (stage,) = fitted(found, [2])["stages"]
    assert stage["weights"] == [pytest.approx(2.0, abs=0.01), 0.0, 0.0]
    assert stage["base"]["2"] == pytest.approx(7.0, abs=0.05)


@pytest.mark.parametrize(("lives", "liked"), [((1.0, 1.0), True), ((0.9, 0.9), False)])
def test_where_seats_can_die_what_brings_points_and_loses_games_counts_against_them(
    lives: tuple[float, float], liked: bool
) -> None:
    # Risk brings a point, and costs more than that of what decides.
    seats = list(product((0.0, 1.0, 2.0), (0.0, 1.0)))
    found = [
        Sample(1, table, lives, [4 * skill + risk for skill, risk in table], wins)
        for table in product(seats, seats)
        if (wins := _ahead([4 * skill - 3 * risk for skill, risk in table]))
    ]
    (stage,) = fitted(found * 40, [2])["stages"]
    assert (stage["weights"][1] > 0) == liked


def _ahead(strengths: list[float]) -> list[float]:
    return [float(one == max(strengths)) for one in strengths] if len({*strengths}) > 1 else []
