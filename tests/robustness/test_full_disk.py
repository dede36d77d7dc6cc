"""A disk that is full costs no game: the running table stays, no other begins, and the screen says why."""

import json
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from game.words import saves
from tests.robustness.test_disk import can_mount
from tests.tiers import crossed

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="the limits are those of Unix")

#: Plays a little, lets the disk be full, and tries to begin another table on one of the ways there are.
PROGRAM = """
import json, os, resource, sys
from pathlib import Path
from game.__main__ import arguments, sit_down
from game.program.navigation import House
from tests.game.learning import COURSES
from game.scenes.saves import Saves
from game.session.plan import against_bots
from game.session.session import Session

folder, way, full = Path(sys.argv[1]), sys.argv[2], sys.argv[3]
house = House((320, 200), folder=folder / "home")
house.app.change(speed="off", bot_speed="off")

def act():
    seat = table.session.asked.seat
    table.conduct.act(seat, table.session.match.state.options(seat)[0])

def fill():
    if full == "limit":
        resource.setrlimit(resource.RLIMIT_FSIZE, (64, resource.RLIM_INFINITY))
        return
    size = 1 << 20
    with (folder / "filler").open("wb", buffering=0) as filler:
        while size:
            try:
                filler.write(bytes(size))
            except OSError:
                size //= 2

def free():
    resource.setrlimit(resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
    (folder / "filler").unlink(missing_ok=True)

def load():
    house.menu(table)
    house.app.push(Saves(house.slots, house.sit_down, house.app.pop, table.session.to_json))
    house.app.top.load()

def learn():
    house.to_title()
    house.open_lesson("rattus", len(COURSES["rattus"]))
    house.app.top.conduct._finish()

def replay():
    house.replay(table, 2)
    house.app.top.conduct.play_on()

WAYS = {
    "new": lambda: house.begin(against_bots("notre_dame", 2, 5)),
    "load": load,
    "command": lambda: sit_down(house, arguments(["--load", str(folder / "other.json")])),
    "replay": replay,
    "lesson": learn,
}

def told():
    house.app.draw()
    running = house.slots.running()
    file = Session.restored(json.loads((folder / "home/matches/continue.json").read_text()))
    return {
        "notice": house.app.notice and house.app.notice.words,
        "running": running.match.state.digest(),
        "file": file.match.state.digest(),
        "saved": [house.slots.brought_back(slot).match.state.digest() for slot in house.slots.listed()
                  if not house.slots.is_running(slot)],
        "top": type(house.app.top).__name__,
    }

other = Session(against_bots("rattus", 3, 9))
seat = other.asked.seat
other.play(other.match.state.options(seat)[0], seat)
house.slots.save(other.to_json())
(folder / "other.json").write_text(json.dumps(other.to_json()))
table = house.open_table(against_bots("rattus", 2, 3))
for _ in range(6):
    act()
before = told()
fill()
WAYS[way]()
refused = told()
house.app.notice = None
free()
house.to_title()
house.go_on()
table = house.app.top
act()
played_on = table.session.match.state.digest()
WAYS[way]()
again = told()
print(json.dumps([before, refused, played_on, again]))
house.to_title()
house.close()
"""


def run(folder: Path, way: str, full: str) -> Any:
    command = [sys.executable, "-c", PROGRAM, str(folder), way, full]
    if full == "tmpfs":
        mount = 'mount -t tmpfs -o size=1m tmpfs "$1" && shift && exec "$@"'
        command = ["unshare", "-rm", "sh", "-c", mount, "sh", str(folder), *command]
    ended = subprocess.run(command, capture_output=True, text=True, check=False)
    assert ended.returncode == 0, ended.stderr
    return json.loads(ended.stdout)


@pytest.mark.slow
@crossed(
    ("limit", "new"),
    ("tmpfs", "load"),
    full=["limit", "tmpfs"],
    way=["new", "load", "command", "replay", "lesson"],
)
def test_on_a_full_disk_the_running_table_stays_and_no_other_begins(
    tmp_path: Path, way: str, full: str
) -> None:
    if full == "tmpfs" and not can_mount():
        pytest.skip("needs a mount of its own")
    before, refused, played_on, again = run(tmp_path, way, full)
    assert refused["notice"] == saves.STAYS.format(reason=saves.DISK_FULL)
    assert refused["running"] == refused["file"] == before["running"]
    assert refused["saved"] == before["saved"]
    # Once there is room again the same way leads on, and what ran is among the saved games.
    assert again["running"] != played_on
    assert played_on in again["saved"]
    assert again["top"] == "Table"


def test_a_game_to_be_watched_is_refused_on_the_console(tmp_path: Path) -> None:
    if shutil.which("sh") is None:
        pytest.skip("needs a shell that can limit the size of files")
    home = tmp_path / "home"
    seed = (
        "import sys; from pathlib import Path; from game.store import Shelf\n"
        "from game.store.saved_games import Slots; from tests.game.saving import played\n"
        "played(Slots(Shelf(Path(sys.argv[1]))), 9)\n"
    )
    subprocess.run([sys.executable, "-c", seed, str(home / "matches")], check=True)
    before = (home / "matches/continue.json").read_bytes()
    script = 'ulimit -f 0; exec "$0" -m game --game rattus --watch off --quit'
    environment = {
        "RATS_AND_BELLS_HOME": str(home),
        "SDL_VIDEODRIVER": "dummy",
        "SDL_AUDIODRIVER": "dummy",
        "PYTHONPATH": str(Path(__file__).parents[2]),
    }
    command = ["sh", "-c", script, sys.executable]
    ended = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert ended.returncode == 2
    assert ended.stderr == saves.STAYS.format(reason=saves.DISK_FULL) + "\n"
    assert (home / "matches/continue.json").read_bytes() == before
