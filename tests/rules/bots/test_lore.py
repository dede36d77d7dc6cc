"""What was learned from games: read, weighed, and honest about the end."""

import json
from pathlib import Path

import pytest

from rules import GAMES
from rules.bots.lore import HOME, Learned, learned, read
from rules.bots.outlook import chances
from rules.kernel import Facts
from rules.kernel.data import BrokenData
from tests.rules.bots.positions import reached, real_choices
from tests.rules.tables import TABLES, Table

LORE = sorted(path.stem for path in HOME.glob("*.json"))
WIDE = [table for table in TABLES if table.seats in (table.game.seats[0], table.game.seats[-1])]


def facts_of(game: str) -> Facts:
    make = GAMES[game].contents.facts
    assert make is not None
    return make()


@pytest.mark.parametrize("table", WIDE, ids=str)
def test_every_position_has_all_its_facts_and_counting_leaves_it_alone(table: Table) -> None:
    facts = facts_of(table.game.key)
    for number, (state, _) in enumerate(real_choices(table, 6)):
        if number % 9:
            continue
        before = state.to_json()
        counted = facts.table(state)
        assert state.to_json() == before
        assert [len(row) for row in counted] == [len(facts.NAMES)] * table.seats
        assert counted == [facts.facts(state, seat) for seat in range(table.seats)]


@pytest.mark.parametrize("game", GAMES)
def test_facts_are_what_stands_in_the_position_and_nothing_else(game: str) -> None:
    facts = facts_of(game)
    state = reached(game, 3, 4, 30)
    assert state.decision is not None
    world = state.imagine(state.decision.seat, 7)
    retold = GAMES[game].state.from_json(world.to_json())
    assert facts.table(retold) == facts.table(world)
    assert facts.stage(retold) == facts.stage(world)


@pytest.mark.parametrize("game", GAMES)
def test_what_the_judge_thinks_is_the_first_of_the_facts(game: str) -> None:
    facts, state = facts_of(game), reached(game, 4, 4, 30)
    assert facts.NAMES[0] == "worth"
    assert [row[0] for row in facts.table(state)] == GAMES[game].judge().worths(state)


@pytest.mark.parametrize("game", LORE)
def test_what_was_learned_fits_the_facts_and_is_small(game: str) -> None:
    path = HOME / f"{game}.json"
    assert path.stat().st_size <= 10_000
    names = facts_of(game).NAMES
    lore = read(game, names)
    assert lore is not None
    for stage in lore.stages:
        assert len(stage.weights) == len(names)
        assert {*stage.base} == {*stage.spread} == {*GAMES[game].seats}
        assert min(stage.spread.values()) > 0
    assert {"games", "player", "rulings", "seed", "version"} <= {
        *json.loads(path.read_text("utf-8"))["stamp"]
    }


@pytest.mark.parametrize("game", LORE)
def test_a_bot_judges_by_what_was_learned(game: str) -> None:
    assert isinstance(learned(game), Learned)


def test_lore_of_other_facts_is_refused_by_their_names(tmp_path: Path) -> None:
    told = {"facts": ["worth", "luck"], "first": 0, "stages": []}
    (tmp_path / "rattus.json").write_text(json.dumps(told), "utf-8")
    with pytest.raises(BrokenData, match=r"lore/rattus.json was learned from other facts, .*: coins, luck"):
        read("rattus", ("worth", "coins"), tmp_path)
    with pytest.raises(BrokenData, match="order"):
        read("rattus", ("luck", "worth"), tmp_path)


def test_a_game_of_which_nothing_was_learned_is_judged_as_before(tmp_path: Path) -> None:
    assert read("rattus", ("worth",), tmp_path) is None


def test_a_stage_that_never_was_is_like_the_nearest() -> None:
    lore = read("notre_dame", facts_of("notre_dame").NAMES)
    assert lore is not None
    assert lore.at(-3) is lore.stages[0]
    assert lore.at(99) is lore.stages[-1]


@pytest.mark.parametrize("table", WIDE, ids=str)
def test_chances_come_to_one_if_nobody_can_die(table: Table) -> None:
    judge = learned(table.game.key)
    for number, (state, _) in enumerate(real_choices(table, 6)):
        if number % 9 == 0 and judge.lives(state) == [1.0] * table.seats:
            assert sum(chances(state)) == pytest.approx(1.0)
