"""What several people played is told as it was played: taken up again, it says so in its chronicle."""

import json
from pathlib import Path
from typing import Any

import pytest

from game.input.signals import Point
from game.program.navigation import House
from game.scenes.replay import Replay
from game.scenes.saves import Saves
from game.scenes.table import Table
from game.session.seams import FORKED, KINDS, LOADED, Seam
from game.session.session import Session
from game.words import LANGUAGES
from game.words.saves import SEAMS
from rules import GAMES
from tests.game.driving import conduct_of, plan


def begin(house: House, *modes: str, actions: int = 12, friendly: bool = False) -> Table:
    """Let people play for a while."""
    house.app.change(speed="off", bot_speed="off")
    house.begin(plan(2, *(modes or ("open",)), seed=1, friendly=friendly).dealt_anew())
    table = table_of(house)
    play(table, actions)
    return table


def table_of(house: House) -> Table:
    assert isinstance(house.app.top, Table)
    return house.app.top


def play(table: Table, actions: int) -> None:
    for _ in range(actions):
        asked = table.session.asked
        assert asked is not None
        table.play(asked.seat, table.session.match.state.options(asked.seat)[0])


def load_saved(house: House, actions: int) -> Table:
    """Take up the saved game of so many actions."""
    house.open_saves()
    saves = house.app.top
    assert isinstance(saves, Saves)
    found = [slot for slot in saves.found if len(slot.data["match"]["log"]) == actions]
    saves.choose(next(slot for slot in found if not house.slots.is_running(slot)))
    saves.load()
    return table_of(house)


def told(table: Table) -> list[tuple[int, str]]:
    """Give what the chronicle says of seams."""
    return [(entry.step, entry.event.kind) for entry in table.side.entries if entry.event.kind in KINDS]


def test_a_saved_game_that_is_behind_says_that_it_was_taken_up_again(house: House) -> None:
    table = begin(house)
    house.slots.save(table.session.to_json())
    play(table, 5)
    table = load_saved(house, 12)
    assert told(table) == [(12, LOADED)]
    assert table.side.entries[-1].event.kind == LOADED
    play(table, 3)
    house.to_title()
    house.go_on()
    table = table_of(house)
    assert told(table) == [(12, LOADED)]
    place = [entry.event.kind for entry in table.side.entries].index(LOADED)
    assert {entry.step > 12 for entry in table.side.entries[:place]} == {False}
    assert {entry.step > 12 for entry in table.side.entries[place + 1 :]} == {True}


def test_taking_it_up_twice_leaves_no_fewer_lines(house: House) -> None:
    table = begin(house)
    house.slots.save(table.session.to_json())
    play(table, 5)
    table = load_saved(house, 12)
    table = load_saved(house, 12)
    assert told(table) == [(12, LOADED)]
    house.slots.save(table.session.to_json())
    play(table, 1)
    marked = [
        slot for slot in house.slots.listed() if slot.data["seams"] and not house.slots.is_running(slot)
    ]
    assert [slot.data["seams"] for slot in marked] == [[[12, LOADED]]]
    table = load_saved(house, 17)
    assert told(table) == [(17, LOADED)]


def test_going_on_and_a_saved_game_that_is_no_further_back_leave_no_line(house: House) -> None:
    table = begin(house)
    house.slots.save(table.session.to_json())
    assert told(load_saved(house, 12)) == []
    house.to_title()
    house.go_on()
    assert told(table_of(house)) == []


def test_a_file_that_is_opened_says_so(house: House, tmp_path: Path) -> None:
    table = begin(house)
    path = tmp_path / "table.json"
    path.write_text(json.dumps(table.session.to_json()))
    assert told(house.load(path)) == [(12, LOADED)]


def test_what_is_played_on_out_of_the_past_says_so(house: House) -> None:
    table = begin(house)
    house.replay(table, 7)
    replay = conduct_of(house, Replay)
    assert told(replay.table) == []
    replay.play_on()
    table = table_of(house)
    assert told(table) == [(7, FORKED)]
    assert table.session.plan.nonce
    play(table, 4)
    house.replay(table, 11)
    again = conduct_of(house, Replay)
    assert told(again.table) == [(7, FORKED)]
    again.go(5)
    assert told(again.table) == []
    again.play_on()
    assert told(table_of(house)) == [(5, FORKED)]


def test_a_line_stays_when_what_was_before_it_is_taken_back(house: House) -> None:
    table = begin(house, friendly=True)
    house.slots.save(table.session.to_json())
    play(table, 1)
    table = load_saved(house, 12)
    table.conduct.take_back()
    assert told(table) == [(len(table.session.match.log), LOADED)]


def test_who_plays_alone_may_go_back_without_a_line(house: House) -> None:
    table = begin(house, "open", "burgher")
    house.replay(table, 3)
    replay = conduct_of(house, Replay)
    replay.play_on()
    assert told(table_of(house)) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_line_is_written_in_the_chronicle_and_can_be_pointed_at(house: House, language: str) -> None:
    house.app.change(language=language)
    table = begin(house)
    house.slots.save(table.session.to_json())
    play(table, 5)
    table = load_saved(house, 12)
    house.app.draw()
    line = next(line for line in table.side.chronicle.lines if line.entry.event.kind == LOADED)
    assert "12" in table.sight.line(line.entry.event)
    table.hear(Point(line.box.centre))
    table.tick(1.0)
    house.app.draw()
    assert table.attention.entry is line.entry
    table.conduct.open_entry(line.entry)
    assert conduct_of(house, Replay).step == 12


def test_the_seal_of_a_finished_game_is_broken(house: House) -> None:
    table = begin(house)
    while table.session.asked is not None:
        play(table, 1)
    house.replay(table, 3)
    replay = conduct_of(house, Replay)
    replay.play_on()
    assert table_of(house).session.plan.nonce == ""


@pytest.mark.parametrize(
    "seams", [7, [7], [[7]], [["7", LOADED]], [[1, "sewn"]], [[-1, LOADED]], [[13, LOADED]]]
)
def test_seams_that_cannot_be_are_refused(house: House, seams: Any) -> None:
    data = begin(house).session.to_json()
    assert Session.restored({**data, "seams": [[12, LOADED]]}).seams == (Seam(12, LOADED),)
    with pytest.raises(ValueError, match="no seams"):
        Session.restored({**data, "seams": seams})


def test_no_game_has_events_of_these_kinds() -> None:
    assert set(SEAMS) == set(KINDS)
    assert not any(set(KINDS) & set(game.events) for game in GAMES.values())
