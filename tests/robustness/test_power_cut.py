"""The power fails after any call to the system: what was shown as played is there, and nothing is torn."""

import os
import stat
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from game.program.navigation import House
from game.session.plan import against_bots
from game.store import Shelf
from game.store.saved_games import Slots
from tests.game.saving import digest, running

Names = dict[str, int]
Files = dict[str, bytes]


class Moment(NamedTuple):
    """How the folder of the matches could be found if the power failed just after some call."""

    call: str
    #: With the names that were synced, and with those that ran ahead; of files only what was synced.
    found: tuple[Files, Files]


class Disk:
    """Notes what really reaches the disk: the content of synced files, the names in synced folders.

    Of the rest everything or nothing may be there, as POSIX allows.
    """

    def __init__(self, root: Path) -> None:
        self.root = root
        self.matches = root / "home" / "matches"
        self.content: dict[int, bytes] = {}
        self.names: dict[Path, Names] = {}
        self.moments: list[Moment] = []

    def synced(self, handle: int) -> None:
        """Take note of a sync that succeeded."""
        facts = os.fstat(handle)
        if stat.S_ISDIR(facts.st_mode):
            folder = Path(os.readlink(f"/proc/self/fd/{handle}"))
            self.names[folder] = _names(folder)
        else:
            self.content[facts.st_ino] = Path(f"/proc/self/fd/{handle}").read_bytes()
        self.note("fsync")

    def note(self, call: str) -> None:
        """Take note of how everything would be found after a power cut."""
        synced = self.names.get(self.matches, {}) if self._known(self.matches) else {}
        self.moments.append(Moment(call, (self._files(synced), self._files(_names(self.matches)))))

    def _files(self, names: Names) -> Files:
        return {name: self.content.get(inode, b"") for name, inode in names.items()}

    def _known(self, folder: Path) -> bool:
        """Say whether a folder could be found: the folders above it must know it too."""
        return folder == self.root or (
            folder.name in self.names.get(folder.parent, {}) and self._known(folder.parent)
        )


def _names(folder: Path) -> Names:
    return {path.name: path.stat().st_ino for path in folder.iterdir()} if folder.exists() else {}


@pytest.fixture
def disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Disk:
    found = Disk(tmp_path)
    sync = os.fsync

    def noted_sync(handle: int) -> None:
        sync(handle)
        found.synced(handle)

    monkeypatch.setattr(os, "fsync", noted_sync)
    for call in ("replace", "link", "unlink", "mkdir"):
        monkeypatch.setattr(os, call, _noted(getattr(os, call), call, found))
    return found


def _noted(real: Any, call: str, disk: Disk) -> Any:
    def noted(*args: Any, **kwargs: Any) -> Any:
        given = real(*args, **kwargs)
        disk.note(call)
        return given

    return noted


def after_the_cut(moment: Moment, elsewhere: Path) -> Iterator[Slots]:
    """Start the program on what may have survived."""
    for number, files in enumerate(moment.found):
        folder = elsewhere / str(number)
        folder.mkdir(parents=True)
        for name, content in files.items():
            (folder / name).write_bytes(content)
        slots = Slots(Shelf(folder))
        yield slots
        slots.release()


pytestmark = pytest.mark.skipif(not Path("/proc/self/fd").exists(), reason="needs to know what a handle is")


def test_every_action_that_was_shown_survives_a_power_cut(disk: Disk, tmp_path: Path) -> None:
    house = House((320, 200), folder=tmp_path / "home")
    house.app.change(speed="off", bot_speed="off")
    table = house.open_table(against_bots("rattus", 2, 3))
    # Between the calls of one action the power may leave the position before it or the one after it.
    spans = []
    for _ in range(8):
        before, first = digest(table.session), len(disk.moments)
        asked = table.session.asked
        assert asked is not None
        table.conduct.act(asked.seat, table.session.match.state.options(asked.seat)[0])
        spans.append((first, before, digest(table.session)))
    cuts = 0
    for (first, before, after), last in zip(
        spans, [s[0] for s in spans[1:]] + [len(disk.moments)], strict=True
    ):
        for number in range(first, last):
            allowed = {after} if number == last - 1 else {before, after}
            for slots in after_the_cut(disk.moments[number], tmp_path / f"{number}"):
                assert digest(running(slots)) in allowed, disk.moments[number].call
                assert slots.notices == []
            cuts += 1
    assert cuts >= 8 * 4
    house.to_title()
    house.close()


def test_a_table_put_aside_is_on_the_disk_before_the_running_one_goes(disk: Disk, tmp_path: Path) -> None:
    house = House((320, 200), folder=tmp_path / "home")
    table = house.open_table(against_bots("rattus", 2, 3))
    asked = table.session.asked
    assert asked is not None
    table.conduct.act(asked.seat, table.session.match.state.options(asked.seat)[0])
    played, first = digest(table.session), len(disk.moments)
    house.open_table(against_bots("notre_dame", 2, 3))
    for number, moment in enumerate(disk.moments[first:]):
        for slots in after_the_cut(moment, tmp_path / f"{number}"):
            found = [slots.brought_back(slot) for slot in slots.listed()]
            assert played in [digest(session) for session in found if session], moment.call
    assert len(disk.moments) - first >= 5
    house.to_title()
    house.close()
