"""A disk that is full, a folder that must not be written to, no home at all: the game goes on and says so."""

import errno
import os
import shutil
import subprocess
import sys
import textwrap
from pathlib import Path

import pytest

from game.program.navigation import House
from game.scenes.table import Table
from game.session.plan import against_bots
from game.session.session import Session
from game.store import Shelf
from game.store.places import home
from game.store.saved_games import Slots
from game.store.settings import Settings, fetched
from game.words import crash, saves, shared
from tests.game.saving import act, digest, played, refuse

#: A whole house that plays a few moves where the disk is as it is, and tells what it says.
PROGRAM = """
import json, sys
from pathlib import Path
from game.program.navigation import House
from game.session.plan import against_bots

house = House((320, 200), folder=Path(sys.argv[1]))
table = house.open_table(against_bots("rattus", 2, 3))
for _ in range(4):
    asked = table.session.asked
    table.conduct.act(asked.seat, table.session.match.state.options(asked.seat)[0])
house.app.draw()
said = table.attention.reason
house.app.change(text_size="tv")
house.app.draw()
house.app.when_asked()
print(json.dumps([len(table.session.match.log), said, house.app.notice and house.app.notice.words]))
house.to_title()
house.close()
"""
CANNOT = shared.CANNOT_WRITE.partition("{")[0]


def in_a_mount(options: str, folder: Path) -> "subprocess.CompletedProcess[str]":
    """Run the house in a file system of its own, where that is allowed."""
    script = (
        f"mount -t tmpfs -o {options} tmpfs {folder} && exec {sys.executable} -c {_quoted(PROGRAM)} {folder}"
    )
    command = ["unshare", "-rm", "sh", "-c", script]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def _quoted(text: str) -> str:
    return "'" + textwrap.dedent(text).replace("'", "'\\''") + "'"


def can_mount() -> bool:
    if shutil.which("unshare") is None:
        return False
    tried = subprocess.run(
        ["unshare", "-rm", "mount", "-t", "tmpfs", "tmpfs", "/mnt"], capture_output=True, check=False
    )
    return tried.returncode == 0


@pytest.mark.skipif(not can_mount(), reason="needs a mount of its own")
@pytest.mark.parametrize(
    ("options", "reason"),
    [("size=4k", saves.DISK_FULL), ("ro,size=64k", saves.NOT_ALLOWED)],
    ids=["full", "ro"],
)
def test_a_house_on_a_real_disk_that_takes_nothing_plays_on(
    tmp_path: Path, options: str, reason: str
) -> None:
    ended = in_a_mount(options, tmp_path)
    assert ended.returncode == 0, ended.stderr
    assert ended.stderr == ""
    for part in ("[4, ", CANNOT, reason, crash.NO_REPORT):
        assert part in ended.stdout


# The same with an operating system that refuses at every single place.


@pytest.mark.parametrize("number", [errno.ENOSPC, errno.EROFS, errno.EACCES, errno.EIO, errno.EDQUOT])
@pytest.mark.parametrize("call", ["fsync", "replace", "link", "write", "open", "mkdir"])
def test_whichever_call_fails_the_last_kept_moment_stays_whole(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, call: str, number: int
) -> None:
    slots = Slots(Shelf(tmp_path / "matches"))
    session = played(slots, 6)
    kept = digest(session)
    with monkeypatch.context() as broken:
        broken.setattr(os, call, refuse(number))
        for _ in range(2):
            act(session)
        went_wrong = bool(slots.trouble)
        assert slots.put_aside() is not went_wrong
    if went_wrong:
        assert digest(Session.restored(slots.shelf.read("continue"))) == kept
    slots.release()
    later = Slots(Shelf(tmp_path / "matches"))
    found = later.running() or next(filter(None, map(later.brought_back, later.listed())))
    assert digest(found) == digest(session)
    assert later.notices == []
    later.release()


def test_the_player_is_told_at_the_table_and_the_game_goes_on(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = house.open_table(against_bots("notre_dame", 2, 3))
    monkeypatch.setattr(os, "fsync", refuse(errno.ENOSPC))
    asked = table.session.asked
    assert asked is not None
    table.conduct.act(asked.seat, table.session.match.state.options(asked.seat)[0])
    assert table.attention.reason == f"{CANNOT}{saves.DISK_FULL}"
    assert len(table.session.match.log) == 1
    assert isinstance(house.app.top, Table)


def test_settings_that_cannot_be_kept_hold_and_the_player_is_told(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(os, "fsync", refuse(errno.EROFS))
    house.app.change(text_size="tv")
    assert house.app.settings.text_size == "tv"
    assert house.app.notice is not None
    assert house.app.notice.words == crash.NOT_KEPT


def test_a_broken_file_that_cannot_be_set_aside_is_in_nobodys_way(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("settings", "settings.1", "people", "people.1", "continue", "continue.1"):
        (tmp_path / f"{name}.json").write_text("{")
    (tmp_path / "settings.2.json").write_text('{"language": "de"}')
    monkeypatch.setattr(os, "replace", refuse(errno.EROFS))
    assert fetched(Shelf(tmp_path)) is None
    slots = Slots(Shelf(tmp_path))
    assert slots.running() is None
    assert slots.listed() == []
    slots.release()


# Where the files are.


def test_without_a_home_there_is_still_a_folder(monkeypatch: pytest.MonkeyPatch) -> None:
    for variable in ("HOME", "USERPROFILE", "XDG_DATA_HOME", "APPDATA", "RATS_AND_BELLS_HOME"):
        monkeypatch.delenv(variable, raising=False)
    assert home().is_absolute()

    def nobody() -> Path:
        raise RuntimeError("Could not determine home directory.")

    monkeypatch.setattr(Path, "home", nobody)
    assert home().is_absolute()


def test_an_empty_variable_names_no_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    for variable in ("XDG_DATA_HOME", "APPDATA", "RATS_AND_BELLS_HOME"):
        monkeypatch.setenv(variable, "")
    assert tmp_path in home().parents


def test_a_home_that_is_no_folder_is_told_once_something_is_kept(tmp_path: Path) -> None:
    (tmp_path / "home").write_text("a file")
    house = House((320, 200), folder=tmp_path / "home" / "data")
    table = house.open_table(against_bots("rattus", 2, 3))
    asked = table.session.asked
    assert asked is not None
    table.conduct.act(asked.seat, table.session.match.state.options(asked.seat)[0])
    assert table.attention.reason.startswith(CANNOT)
    house.app.draw()
    house.to_title()
    house.close()


def test_settings_survive_what_the_disk_did_to_the_last_writing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    house = House((320, 200), folder=tmp_path)
    house.app.change(language="de")
    with monkeypatch.context() as broken:
        broken.setattr(os, "replace", refuse(errno.ENOSPC))
        house.app.change(language="fr")
    house.close()
    assert fetched(Shelf(tmp_path)) == Settings(language="de")
