"""Files on the shelf are never half written and never lost."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from game.store import Broken, Shelf


def test_what_is_written_is_read_again(tmp_path: Path) -> None:
    shelf = Shelf(tmp_path / "saves")
    shelf.write("evening", {"round": 5, "name": "Émile"})
    assert shelf.read("evening") == {"round": 5, "name": "Émile"}
    assert shelf.names() == ["evening"]


def test_three_earlier_versions_are_kept(tmp_path: Path) -> None:
    shelf = Shelf(tmp_path)
    for number in range(6):
        shelf.write("auto", number)
    assert shelf.read("auto") == 5
    assert [json.loads(copy.read_text()) for copy in shelf.copies("auto")] == [4, 3, 2]


@pytest.mark.parametrize("content", ["", "{", "\x00\x01", '{"a": ', '{"a": 1e999}', "[-1e999]"])
def test_a_broken_file_is_set_aside_and_the_previous_copy_comes_back(tmp_path: Path, content: str) -> None:
    shelf = Shelf(tmp_path)
    shelf.write("auto", "old")
    shelf.write("auto", "new")
    shelf.path("auto").write_text(content)
    with pytest.raises(Broken, match=r"auto\.json cannot be read") as broken:
        shelf.read("auto")
    assert broken.value.aside is not None
    assert broken.value.aside.read_text() == content
    assert shelf.restore("auto") == "old"
    assert shelf.read("auto") == "old"


def test_a_missing_file_is_no_broken_one(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        Shelf(tmp_path).read("auto")
    with pytest.raises(FileNotFoundError):
        Shelf(tmp_path).restore("auto")


@pytest.mark.parametrize("name", ["../evil", "a/b", "", "a.b"])
def test_a_name_cannot_leave_the_shelf(tmp_path: Path, name: str) -> None:
    with pytest.raises(ValueError, match="no name"):
        Shelf(tmp_path).write(name, 1)


def test_a_deleted_file_leaves_nothing(tmp_path: Path) -> None:
    shelf = Shelf(tmp_path)
    shelf.write("auto", 1)
    shelf.write("auto", 2)
    shelf.delete("auto")
    assert list(tmp_path.iterdir()) == []


def test_what_was_half_deleted_is_whole_and_does_not_come_back_from_a_copy(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shelf = Shelf(tmp_path)
    for number in range(4):
        shelf.write("auto", number)
    unlink = os.unlink

    def interrupted(path: str) -> None:
        unlink(path)
        raise KeyboardInterrupt

    for left in (3, 2, 1, 0):
        with monkeypatch.context() as cut:
            cut.setattr(os, "unlink", interrupted)
            with pytest.raises(KeyboardInterrupt):
                shelf.delete("auto")
        assert len(list(tmp_path.iterdir())) == left
        assert shelf.names() == (["auto"] if left else [])
        if left:
            assert shelf.read("auto") == 3


def test_a_folder_in_the_place_of_a_copy_keeps_nobody_from_writing(tmp_path: Path) -> None:
    shelf = Shelf(tmp_path)
    shelf.write("auto", 1)
    for copy in shelf.copies("auto"):
        (copy / "inside").mkdir(parents=True)
    shelf.write("auto", 2)
    shelf.path("auto").unlink()
    (shelf.path("auto") / "inside").mkdir(parents=True)
    shelf.write("auto", 3)
    assert shelf.read("auto") == 3
    assert shelf.copies("auto")[1].read_text() == "1"
    assert len(list(shelf.broken("auto"))) == 4


@pytest.mark.skipif(sys.platform == "win32", reason="kill -9 is of Unix")
def test_killing_the_writer_at_any_moment_leaves_a_whole_file(tmp_path: Path) -> None:
    program = (
        "import sys; from pathlib import Path; from game.store import Shelf\n"
        "shelf = Shelf(Path(sys.argv[1]))\n"
        "for number in range(10**9): shelf.write('auto', [number] * 2000)\n"
    )
    for attempt in range(5):
        folder = tmp_path / str(attempt)
        writer = subprocess.Popen([sys.executable, "-c", program, str(folder)])
        while not (folder / "auto.json").exists():
            time.sleep(0.01)
        time.sleep(0.01 + 0.013 * attempt)
        os.kill(writer.pid, signal.SIGKILL)
        writer.wait()
        numbers = Shelf(folder).read("auto")
        assert len(numbers) == 2000
        assert len(set(numbers)) == 1
