"""Files on the disk: what is read, refused, written in one piece and kept private."""

import errno
import os
import runpy
import sys
import time
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from game.store import Shelf, claim, disk, places
from game.store.claim import Claim, Taken
from game.store.files import DEEPEST, spelt, understood
from tests.game.saving import refuse

# The disk.


def mode(path: Path) -> int:
    return path.stat().st_mode & 0o777


@pytest.mark.skipif(os.name == "nt", reason="Windows has no such modes")
def test_files_and_folders_are_for_their_owner_alone(tmp_path: Path) -> None:
    disk.write(tmp_path / "a" / "b" / "c.json", b"{}")
    assert mode(tmp_path / "a") == mode(tmp_path / "a" / "b") == 0o700
    assert mode(tmp_path / "a" / "b" / "c.json") == 0o600
    (tmp_path / "a").chmod(0o755)
    disk.keep_private(tmp_path / "a")
    assert mode(tmp_path / "a") == 0o700


@pytest.mark.skipif(os.name == "nt", reason="Windows has no such modes")
def test_our_folders_are_shut_but_not_one_that_was_chosen(tmp_path: Path) -> None:
    for place in (tmp_path, tmp_path / places.PEOPLE, tmp_path / places.MATCHES):
        place.mkdir(exist_ok=True)
        place.chmod(0o755)
    places.tidy(tmp_path)
    assert [mode(tmp_path), mode(tmp_path / places.PEOPLE)] == [0o755, 0o700]
    ours = tmp_path / places.NAME
    ours.mkdir(0o755)
    places.tidy(ours)
    assert mode(ours) == 0o700


@pytest.mark.parametrize(
    ("platform", "variable", "usual"),
    [
        ("win32", "APPDATA", "AppData/Roaming"),
        ("darwin", "", "Library/Application Support"),
        ("linux", "XDG_DATA_HOME", ".local/share"),
    ],
)
def test_every_system_has_its_place_for_our_files(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, platform: str, variable: str, usual: str
) -> None:
    monkeypatch.setattr("sys.platform", platform)
    for name in ("RATS_AND_BELLS_HOME", "APPDATA", "XDG_DATA_HOME"):
        monkeypatch.delenv(name, raising=False)
    assert places.home() == Path.home() / usual / "rats-and-bells"
    if variable:
        monkeypatch.setenv(variable, str(tmp_path))
        assert places.home() == tmp_path / "rats-and-bells"
    monkeypatch.setenv("RATS_AND_BELLS_HOME", str(tmp_path / "chosen"))
    assert places.home() == tmp_path / "chosen"


def test_what_is_no_file_or_too_large_is_not_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(disk, "LARGEST", 4)
    (tmp_path / "four").write_bytes(b"1234")
    (tmp_path / "five").write_bytes(b"12345")
    assert disk.content(tmp_path / "four") == b"1234"
    with pytest.raises(ValueError, match="five is larger"):
        disk.content(tmp_path / "five")
    with pytest.raises(ValueError, match="is no file"):
        disk.content(tmp_path)


def test_what_has_to_be_done_before_is_done_before_the_file_is_there(tmp_path: Path) -> None:
    path = tmp_path / "a.json"
    seen: list[bool] = []
    disk.write(path, b"new", lambda: seen.append(path.exists()))
    assert seen == [False]
    assert path.read_bytes() == b"new"
    assert [found.name for found in tmp_path.iterdir()] == ["a.json"]


def test_a_write_that_fails_leaves_the_old_file_and_nothing_beside_it(tmp_path: Path) -> None:
    path = tmp_path / "a.json"
    disk.write(path, b"old")

    def fail() -> None:
        raise OSError("no room")

    with pytest.raises(OSError, match="no room"):
        disk.write(path, b"new", fail)
    assert path.read_bytes() == b"old"
    assert [found.name for found in tmp_path.iterdir()] == ["a.json"]


@pytest.mark.skipif(os.name == "nt", reason="Windows does not say who is alive; age decides there")
def test_only_what_nobody_writes_any_more_is_swept_away(tmp_path: Path) -> None:
    dead, alive, old, other = (tmp_path / f"{name}.new" for name in ("a.999999999", "b.1", "c.1", "notes"))
    own = tmp_path / f"d.{os.getpid()}.new"
    for path in (dead, alive, old, other, own):
        path.touch()
    long_ago = time.time() - disk.FORSAKEN - 5
    os.utime(old, (long_ago, long_ago))
    disk.sweep(tmp_path)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["b.1.new", "notes.new"]


def test_on_windows_no_folder_is_synced_no_process_asked_and_only_what_is_old_swept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    dead, old = (tmp_path / f"{name}.999999999.new" for name in ("a", "b"))
    long_ago = time.time() - disk.FORSAKEN - 5
    for path in (dead, old):
        path.touch()
    os.utime(old, (long_ago, long_ago))
    monkeypatch.setattr("sys.platform", "win32")
    monkeypatch.setattr(os, "open", refuse(errno.EIO))
    monkeypatch.setattr(os, "fsync", refuse(errno.EIO))
    monkeypatch.setattr(os, "kill", refuse(errno.EIO))
    disk.sync(tmp_path / "nowhere")
    disk.sweep(tmp_path)
    assert list(tmp_path.iterdir()) == [dead]


def test_a_name_is_held_until_it_is_given_free(tmp_path: Path) -> None:
    held = Claim(tmp_path, "fame")
    with held:
        with pytest.raises(Taken):
            Claim(tmp_path, "fame")
        Claim(tmp_path, "other").release()
    again = Claim(tmp_path, "fame")
    again.release()
    Claim(tmp_path, "fame").release()


@pytest.mark.parametrize("reason", [0, errno.EACCES, errno.EDEADLOCK])
def test_on_windows_whatever_refuses_a_lock_has_taken_it(
    reason: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    lock = SimpleNamespace(LK_NBLCK=2, locking=refuse(reason))
    monkeypatch.setattr("sys.platform", "win32")
    monkeypatch.setitem(sys.modules, "msvcrt", lock)
    there = runpy.run_path(claim.__file__)
    with pytest.raises(there["Taken"]):
        there["Claim"](tmp_path, "fame")


# JSON.


def nested(depth: int) -> Any:
    data: Any = 1
    for _ in range(depth):
        data = [data]
    return data


def test_lists_in_lists_are_read_as_deep_as_any_file_of_ours() -> None:
    assert understood(spelt(nested(DEEPEST))) == nested(DEEPEST)
    for deep in (nested(DEEPEST + 1), {"a": nested(DEEPEST)}):
        with pytest.raises(ValueError, match="lists in lists"):
            understood(spelt(deep))
    with pytest.raises(ValueError, match="without end"):
        understood(b"[" * 100_000)


@pytest.mark.parametrize("text", ["NaN", "Infinity", "-Infinity", "1e999", "{", '"\\ud800"', "\xff"])
def test_what_could_not_be_written_again_is_not_read(text: str) -> None:
    with pytest.raises(ValueError, match=r"."):
        understood(text.encode("latin-1"))


def test_letters_are_written_as_they_are_and_without_blanks() -> None:
    assert spelt({"é": [1, 2]}) == '{"é":[1,2]}'.encode()
    assert understood(b'{"a": 1.5, "b": "\\u00e9"}') == {"a": 1.5, "b": "é"}


# The shelf.


def test_the_most_recently_written_comes_first_even_if_only_a_copy_is_left(tmp_path: Path) -> None:
    shelf = Shelf(tmp_path)
    for number, name in enumerate(("a", "b", "c")):
        shelf.write(name, number)
        os.utime(shelf.path(name), (1000 + number, 1000 + number))
    assert shelf.names() == ["c", "b", "a"]
    os.replace(shelf.path("b"), shelf.copies("b")[2])
    os.utime(shelf.copies("b")[2], (2000, 2000))
    (tmp_path / "d.4.json").touch()
    (tmp_path / "e e.json").touch()
    assert shelf.names() == ["b", "c", "a"]


def test_what_is_broken_is_set_aside_under_a_number_of_its_own_and_told_once(tmp_path: Path) -> None:
    shelf = Shelf(tmp_path)
    for _ in range(2):
        shelf.path("a").write_text("{")
        assert shelf.set_aside("a") is not None
    assert sorted(path.name for path in shelf.broken("a")) == ["a.broken-1", "a.broken-2"]
    assert shelf.refused == [shelf.path("a")]
    assert shelf.set_aside("a") is None


def test_where_no_links_can_be_made_copies_are_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> None:
        raise OSError("no links here")

    monkeypatch.setattr(os, "link", refuse)
    shelf = Shelf(tmp_path)
    for number in range(3):
        shelf.write("a", number)
    assert [copy.read_bytes() for copy in shelf.copies("a")[:2]] == [b"1", b"0"]


def test_a_file_moves_with_its_copies(tmp_path: Path) -> None:
    shelf = Shelf(tmp_path)
    for number in range(3):
        shelf.write("a", number)
    shelf.move("a", "b")
    assert shelf.names() == ["b"]
    assert shelf.read("b") == 2
    assert [copy.exists() for copy in shelf.copies("b")] == [True, True, False]
    shelf.set_aside("b")
    assert shelf.restore("b") == 1
