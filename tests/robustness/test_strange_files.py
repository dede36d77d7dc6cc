"""What is no file of ours in the place of one is refused at once; what others may not read they cannot."""

import os
import stat
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from game.program.navigation import House
from game.session.plan import against_bots
from game.session.session import Session
from game.store import Broken, Shelf
from game.store.disk import FORSAKEN, LARGEST
from game.words import shared
from tests.game.famous import over

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="pipes and permissions are those of Unix")

#: Everything that is kept, from the folder of the data on.
KEPT = (
    "settings",
    *("people/people", "people/table-rattus", "people/lessons", "people/fame"),
    *("matches/continue", "matches/notre_dame-20260314-183000-abcd"),
)


def pipe(path: Path) -> None:
    os.mkfifo(path)


def folder(path: Path) -> None:
    (path / "inside").mkdir(parents=True)


def huge(path: Path) -> None:
    with path.open("wb") as file:
        file.truncate(200 << 20)


STRANGE = [pipe, folder, huge]
Make = Callable[[Path], None]


def used(house: House) -> None:
    """Use everything that is kept."""
    house.app.change(text_size="tv")
    house.progress.finish("rattus", 1)
    house.fame.record(over("rattus"))
    house.begin(against_bots("rattus", 2, 3))
    assert house.slots.trouble == ""
    house.open_saves()
    house.app.draw()
    house.to_title()
    house.close()


@pytest.mark.parametrize("make", STRANGE)
@pytest.mark.parametrize("copy", ["", ".1"])
def test_what_is_no_file_of_ours_is_set_aside_and_everything_goes_on(
    tmp_path: Path, make: Make, copy: str
) -> None:
    for name in KEPT:
        place = tmp_path / f"{name}{copy}.json"
        place.parent.mkdir(exist_ok=True)
        make(place)
    began = time.monotonic()
    used(House((320, 200), folder=tmp_path))
    assert time.monotonic() - began < 10
    used(House((320, 200), folder=tmp_path))
    for name in KEPT:
        if name.startswith(("settings", "people", "matches/continue")):
            assert Shelf((tmp_path / name).parent).read((tmp_path / name).name)
    assert Shelf(tmp_path).read("settings")["text_size"] == "tv"


@pytest.mark.parametrize("make", STRANGE)
def test_what_is_no_file_of_ours_is_refused_by_its_name(tmp_path: Path, make: Make) -> None:
    for name in KEPT:
        (tmp_path / name).parent.mkdir(exist_ok=True)
        make(tmp_path / f"{name}.json")
    house = House((320, 200), folder=tmp_path)
    assert house.title._notice == shared.SAVE_LOST.format(name="The running game")
    names = "settings.json, people.json, lessons.json, fame.json, table-rattus.json"
    assert house.app.notice is not None
    assert house.app.notice.words == shared.SAVE_LOST.format(name=names)
    house.app.draw()
    house.open_saves()
    assert shared.SAVE_LOST.format(name="Notre Dame") in house.app.top._message  # type: ignore[union-attr]
    house.to_title()
    house.close()


@pytest.mark.parametrize("make", STRANGE)
def test_the_shelf_names_what_it_refuses(tmp_path: Path, make: Make) -> None:
    make(tmp_path / "evening.json")
    with pytest.raises(Broken, match=r"^evening\.json cannot be read: evening\.json is ") as broken:
        Shelf(tmp_path).read("evening")
    assert broken.value.aside == tmp_path / "evening.broken-1"


@pytest.mark.parametrize("make", STRANGE)
def test_a_strange_file_is_not_loaded_and_not_waited_for(house: House, tmp_path: Path, make: Make) -> None:
    make(tmp_path / "evening.json")
    with pytest.raises(ValueError, match=r"evening\.json is "):
        house.load(tmp_path / "evening.json")


@pytest.mark.parametrize("make", [pipe, folder])
def test_what_lies_in_the_place_of_a_lock_is_not_waited_for(tmp_path: Path, make: Make) -> None:
    for name in ("people/people", "people/lessons", "people/fame", "matches/continue"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        make(tmp_path / f"{name}.lock")
    used(House((320, 200), folder=tmp_path))
    assert Session.restored(Shelf(tmp_path / "matches").read("continue"))


def test_the_longest_game_is_far_from_too_large(tmp_path: Path) -> None:
    house = House((320, 200), folder=tmp_path)
    house.slots.keep(over("notre_dame", 5).to_json())
    assert (tmp_path / "matches/continue.json").stat().st_size * 20 < LARGEST
    house.close()


# Leftovers.

WRITER = "import os, time; print(os.getpid(), flush=True); time.sleep(60)"


def test_what_dead_writers_left_is_swept_and_what_living_ones_write_is_not(tmp_path: Path) -> None:
    writers = [subprocess.Popen([sys.executable, "-c", WRITER], stdout=subprocess.PIPE) for _ in range(2)]
    dead, alive = writers
    dead.kill()
    dead.communicate()
    left = [tmp_path / f"{name}.{dead.pid}.new" for name in KEPT]
    left.append(tmp_path / f"matches/rattus.{os.getpid()}.new")
    forsaken = tmp_path / f"matches/forsaken.{alive.pid}.new"
    kept = [tmp_path / f"matches/continue.{alive.pid}.new", tmp_path / "matches/mine.new"]
    for path in (*left, forsaken, *kept):
        path.parent.mkdir(exist_ok=True)
        path.write_text("{")
    os.utime(forsaken, (0, time.time() - FORSAKEN - 60))
    House((320, 200), folder=tmp_path).close()
    assert sorted(tmp_path.rglob("*.new")) == sorted(kept)
    alive.kill()
    alive.communicate()


# Who may read.


def modes(folder: Path) -> dict[str, int]:
    return {str(path.relative_to(folder)): stat.S_IMODE(path.stat().st_mode) for path in folder.rglob("*")}


def test_only_the_owner_may_read_what_is_written(tmp_path: Path) -> None:
    before = os.umask(0)
    try:
        home = tmp_path / "new" / "home"
        used(House((320, 200), folder=home))
        house = House((320, 200), folder=home)
        house.app.when_asked()
        house.slots.save(over("rattus").to_json())
        used(house)
    finally:
        os.umask(before)
    found = modes(tmp_path)
    assert {"new/home/matches/continue.json", "new/home/people/fame.lock"} <= set(found)
    assert any(name.endswith(".zip") for name in found)
    for name, mode in found.items():
        assert mode == (0o700 if (tmp_path / name).is_dir() else 0o600), name


def test_folders_of_an_earlier_version_are_shut(tmp_path: Path) -> None:
    home = tmp_path / "rats-and-bells"
    for name in ("people", "matches", "reports"):
        (home / name).mkdir(parents=True, mode=0o755)
    House((320, 200), folder=home).close()
    assert set(modes(tmp_path).values()) <= {0o700, 0o600}


def test_a_folder_somebody_chose_keeps_the_rights_it_has(tmp_path: Path) -> None:
    home = tmp_path / "shared"
    home.mkdir()
    home.chmod(0o755)
    House((320, 200), folder=home).close()
    assert stat.S_IMODE(home.stat().st_mode) == 0o755


def test_the_program_starts_though_it_may_not_look_into_its_folder(tmp_path: Path) -> None:
    # The system refuses a name of this length as it refuses somebody else's folder: at every look.
    house = House((960, 540), folder=tmp_path / ("x" * 300))
    house.app.change(text_size="tv")
    house.progress.finish("rattus", 1)
    house.fame.record(over("rattus"))
    house.open_saves()
    house.app.draw()
    house.to_title()
    house.begin(against_bots("rattus", 2, 3))
    assert house.app.notice is not None
    house._forget("anna")
    house.close()
