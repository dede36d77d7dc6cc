"""What is kept, as it is read again: names, saved games, progress and settings; and how it is forgotten."""

import errno
from pathlib import Path
from typing import Any

import pytest

from game.session.plan import against_bots
from game.session.session import Session
from game.store import Shelf, disk, names, settings
from game.store.forgetting import named_in
from game.store.progress import Mark, Progress
from game.store.saved_game import Slot, called, is_newer, progress, without
from game.store.saved_games import Slots
from game.store.settings import Settings
from game.table.story import MOVING
from rules.kernel.match import FORMAT
from rules.kernel.version import VERSION
from tests.game.saving import refuse

# Names.


def test_who_has_the_name_of_somebody_before_is_numbered() -> None:
    assert names.told_apart(["Anna", "anna ", "Bo", "ANNA"]) == ["Anna", "anna 2", "Bo", "ANNA 3"]
    long = "x" * 16
    assert names.told_apart([long, long]) == [long, f"{'x' * 14} 2"]


def test_somebody_else_sits_where_one_is_forgotten() -> None:
    plan = {"players": [{"name": " ANNA"}, {"name": "Nemo"}, {"name": "anna"}], "seed": 1}
    changed = names.without(plan, "anna")
    assert [player["name"] for player in changed["players"]] == ["Bertrand", "Nemo", "Clara"]
    assert changed["seed"] == 1
    assert names.without(plan, "zoe") == plan
    nothing: list[Any] = [{}, {"players": [{}]}, {"players": [{"name": 1}]}, None]
    for broken in nothing:
        with pytest.raises(ValueError, match="no table"):
            names.without(broken, "anna")


def test_a_name_is_found_as_a_word_of_its_own() -> None:
    assert names.speaks_of("Evening with ANNA!", "anna")
    assert not names.speaks_of("Annabel's evening", "anna")
    assert not names.speaks_of("Joanna", "anna")


@pytest.mark.parametrize(
    ("content", "found"),
    [
        (b'{"name": "Anna"', True),
        (b'{"name": " anna "', True),
        (b'{"name": "Annabel"', False),
        (b'{"name": "\\u0041nna"', True),
        (b"\xff\xfe anna", False),
    ],
)
def test_a_name_is_found_in_what_makes_no_sense(content: bytes, found: bool) -> None:
    assert names.written(content, "anna") is found


def test_letters_in_two_halves_are_read_as_one() -> None:
    assert names.written(b'"\\ud83d\\ude00 bo"', "\U0001f600 bo")


# Saved games.


def saved(**changes: Any) -> dict[str, Any]:
    session = Session(against_bots("rattus", 3, 7))
    table = {**session.to_json(), **progress(session)}
    return {**table, "name": "Sunday", "written": "2026-03-14T18:30:00+02:00", **changes}


def test_a_saved_game_tells_what_one_wants_to_know() -> None:
    slot = Slot.read("rattus-1", saved())
    assert (slot.key, slot.name, slot.round, slot.over) == ("rattus-1", "Sunday", 1, False)
    assert slot.written.isoformat() == "2026-03-14T16:30:00+00:00"
    old = {key: value for key, value in saved().items() if key not in ("round", "over")}
    assert Slot.read("rattus-1", old).round == 1


@pytest.mark.parametrize(
    "change",
    [
        {"match": None},
        {"match": {"log": 3}},
        {"written": "1899-01-01T00:00:00+00:00"},
        {"written": "soon"},
        {"written": 3},
        {"round": None},
        {"plan": {}},
    ],
)
def test_what_is_no_saved_game_is_refused(change: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=r"."):
        Slot.read("rattus-1", saved(**change))


def test_the_name_of_a_saved_game_is_cut_to_what_can_be_read() -> None:
    assert Slot.read("a", saved(name="A\nB" + "x" * 40)).name == "AB" + "x" * 26


def test_the_same_moment_of_the_same_match_is_the_same() -> None:
    slot, table = Slot.read("a", saved()), saved(name="other")
    assert slot.same(table)
    assert not slot.same({**table, "seams": [[0, "loaded"]]})
    assert not slot.same({**table, "plan": {**table["plan"], "friendly": True}})
    assert not slot.same({**table, "match": {}})


def test_what_cannot_be_opened_still_has_a_name() -> None:
    assert called("rattus-3", {"name": "Sunday"}) == "Sunday"
    assert called("rattus-3", {"name": ""}) == called("rattus-3", None) == "Rattus"
    assert called("chess-3", {}) == "chess-3"


def test_what_a_later_version_wrote_is_known_as_such() -> None:
    def written(**match: Any) -> dict[str, Any]:
        return {"match": {"format": FORMAT, "version": VERSION, **match}}

    first, *rest = VERSION.split(".")
    assert not is_newer(written())
    assert is_newer(written(format=FORMAT + 1))
    assert is_newer(written(version=".".join([str(int(first) + 1), *rest])))
    assert not is_newer(written(version="0.0.1"))
    assert not is_newer({})
    assert not is_newer(written(version="soon"))


def test_a_saved_game_forgets_seat_title_and_picture() -> None:
    data = saved(name="Anna wins", thumbnail="abc")
    gone = without(data, "anna")
    assert gone["plan"]["players"][0]["name"] == "Nemo"
    assert (gone["name"], gone["thumbnail"]) == ("", "")
    assert without(saved(), "zoe") == saved()
    assert "thumbnail" not in without(saved(), "anna")
    assert without(saved(name="Zoe's evening", thumbnail="abc"), "zoe")["thumbnail"] == "abc"


# Lessons.


def test_how_far_somebody_has_come_is_remembered(tmp_path: Path) -> None:
    progress = Progress(Shelf(tmp_path))
    assert progress.of("rattus", 1) == Mark(0, False)
    progress.stop_at("rattus", 1, 4)
    progress.finish("rattus", 2)
    again = Progress(Shelf(tmp_path))
    assert (again.of("rattus", 1), again.of("rattus", 2)) == (Mark(4, False), Mark(0, True))
    again.stop_at("rattus", 2, 3)
    assert again.of("rattus", 2) == Mark(3, True)


@pytest.mark.parametrize(
    "data", [{}, [["rattus", 1, 2]], [["rattus", 1, -1, True]], [["rattus", 1, 2, 1]], [3]]
)
def test_what_is_no_progress_is_set_aside(tmp_path: Path, data: Any) -> None:
    shelf = Shelf(tmp_path)
    shelf.write("lessons", data)
    assert Progress(shelf).of("rattus", 1) == Mark()
    assert len(shelf.broken("lessons")) == 1


# Settings.


def test_settings_are_read_each_by_itself() -> None:
    for name in ("effects", "music", "ambience"):
        for loud, read in ((0, True), (10, True), (11, False), (-1, False), (True, False)):
            found = getattr(Settings.read({name: loud}), name)
            assert (found is loud) == read
    for liveliness in range(4):
        assert Settings.read({"liveliness": liveliness}).liveliness == liveliness
    assert Settings.read({"liveliness": 4}) == Settings.read({"liveliness": -1}) == Settings()
    for speed in ("slow", "normal", "fast", "off"):
        assert Settings.read({"speed": speed, "bot_speed": speed}).bot_speed == speed
    assert Settings.read({"speed": "", "muted": True, "dragons": 3}) == Settings(muted=True)
    assert Settings.read({"text_size": "tv"}).text_size == "tv"
    assert Settings.read({"recap": 0}).recap is True


def test_every_speed_that_can_be_set_can_be_told_at() -> None:
    assert tuple(MOVING) == settings.SPEEDS


def test_only_keys_of_buttons_are_kept() -> None:
    read = Settings.read({"keys": {"ok": "x", "dance": "y", "cancel": "", "skip": 3}})
    assert read.keys == {"ok": "x"}


def test_what_was_set_is_fetched_again(tmp_path: Path) -> None:
    shelf = Shelf(tmp_path)
    assert settings.fetched(shelf) is None
    assert settings.store(shelf, Settings(language="de", effects=3))
    assert settings.fetched(shelf) == Settings(language="de", effects=3)
    shelf.write("settings", [1])
    assert settings.fetched(shelf) == Settings(language="de", effects=3)


# Forgetting.


def test_somebody_is_forgotten_in_every_saved_game_and_its_copies(slots: Slots) -> None:
    session = Session(against_bots("rattus", 3, 7))
    slots.save(session.to_json())
    slots.keep(session.to_json())
    assert session.asked is not None
    session.play(session.match.state.options()[0], session.asked.seat)
    slots.keep(session.to_json())
    left, tables = slots.forget("anna")
    assert left == []
    assert {table["plan"]["players"][0]["name"] for table in tables} == {"Nemo"}
    files = list(slots.shelf.folder.glob("*.json"))
    assert len(files) >= 2
    assert not any(names.written(path.read_bytes(), "anna") for path in files)
    assert slots.forget("anna") == ([], [])


def test_a_file_that_cannot_be_read_may_name_anybody(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "a.json"
    assert not named_in(file, "anna")
    file.write_text('{"name": "Bertram"}')
    assert not named_in(file, "anna")
    assert named_in(file, "bertram")
    monkeypatch.setattr(disk, "LARGEST", 4)
    assert named_in(file, "anna")
    monkeypatch.setattr(disk, "content", refuse(errno.EIO))
    assert named_in(file, "anna")


def test_a_table_that_another_program_holds_is_left_and_told_if_it_names_them(slots: Slots) -> None:
    slots.keep(Session(against_bots("rattus", 3, 7)).to_json())
    before = list(slots.shelf.folder.glob("*.json"))
    other = Slots(slots.shelf)
    other.keep(Session(against_bots("rattus", 3, 8)).to_json())
    held = [path for path in slots.shelf.folder.glob("*.json") if path not in before]
    assert slots.forget("zoe") == ([], [])
    assert slots.forget("anna")[0] == held
    other.release()
    assert slots.forget("anna")[0] == []
