"""The whole program, killed while bots play in it: Continue is where it was, or one action further."""

import os
import random
import subprocess
import sys
import time
from collections.abc import Iterator
from itertools import islice
from pathlib import Path

import pytest

from game.program.navigation import House
from game.scenes.table import Table
from tests.game.test_killed import Moment

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="kill -9 is of Unix, and /proc of Linux")

#: The program itself: it goes on with the running table or deals one, and lets bots play in its window. It
#: tells every action that the table has taken, and how many files a power cut could still take back then.
PROGRAM = """
import os, sys
from pathlib import Path
import game.__main__ as program
from game.scenes.table import Table
from game.session.plan import against_bots
from game.program.watching import Watch

wet = set()
replace, fsync, act = os.replace, os.fsync, Table.play

def replaced(source, target, **how):
    replace(source, target, **how)
    wet.add(str(target))

def synced(file):
    fsync(file)
    folder = os.readlink(f"/proc/self/fd/{file if isinstance(file, int) else file.fileno()}")
    wet.difference_update([path for path in wet if os.path.dirname(path) == folder])

def acted(table, seat, option):
    act(table, seat, option)
    match = table.session.match
    over = int(table.session.asked is None)
    undone = sum(Path(path).name == "continue.json" for path in wet)
    os.write(1, f"told {match.seed} {len(match.log)} {match.state.digest()} {over} {undone}\\n".encode())

def sit_down(house, wish):
    running = house.slots.running()
    if running and running.asked:
        house.go_on()
    else:
        house.open_table(against_bots(wish.game, 3, wish.seed, "apprentice"))
    return Watch(house, house.app.top, "apprentice", "off", ends=True)

os.replace, os.fsync, Table.play, program.sit_down = replaced, synced, acted, sit_down
sys.exit(program.main(sys.argv[1:]))
"""


class Life:
    """A run of the program, until it is killed."""

    def __init__(self, folder: Path, game: str, seed: int) -> None:
        environment = {**os.environ, "RATS_AND_BELLS_HOME": str(folder)}
        words = ["--game", game, "--seed", str(seed), "--size", "640x360"]
        self.process = subprocess.Popen(
            [sys.executable, "-c", PROGRAM, *words], env=environment, stdout=subprocess.PIPE, text=True
        )

    def told(self) -> Iterator[tuple[Moment, int]]:
        """Give every action with how much of it a power cut could take back."""
        assert self.process.stdout is not None
        for line in self.process.stdout:
            if line.startswith("told "):
                *moment, wet = line.split()[1:]
                yield Moment.read(" ".join(moment)), int(wet)

    def killed_after(self, actions: int, seconds: float) -> list[tuple[Moment, int]]:
        """Let it play so many actions and a little longer, kill it, and give all that it told."""
        lines = self.told()
        seen = list(islice(lines, actions))
        time.sleep(seconds)
        self.process.kill()
        seen += lines
        self.process.wait()
        return seen


def continued(folder: Path) -> Moment | None:
    """Start the program once more and choose to go on; give where that leads."""
    house = House((640, 360), folder=folder)
    assert house.app.notice is None
    house.go_on()
    top = house.app.top
    found = Moment.of(top.session.match) if isinstance(top, Table) else None
    assert not house.slots.notices
    house.close()
    return found


def kill_often(folder: Path, lives: int) -> int:
    chance = random.Random(lives)
    last: Moment | None = None
    played = 0
    for life in range(lives):
        game = chance.choice(("notre_dame", "rattus", "rattus_cartus"))
        told = Life(folder, game, life).killed_after(chance.randrange(1, 25), chance.uniform(0, 0.05))
        played += len(told)
        last = told[-1][0] if told else last
        assert last is not None
        found = continued(folder)
        if last.over:
            assert found is None or found.over or not found.number
        else:
            assert found is not None
            assert found.seed == last.seed
            assert found.number in (last.number, last.number + 1)
            assert found.number > last.number or found == last
        last = found or last
    return played


@pytest.mark.slow
def test_continue_is_where_the_killed_window_was(tmp_path: Path) -> None:
    assert kill_often(tmp_path, 4) > 20


@pytest.mark.long
def test_continue_is_where_the_window_was_that_was_killed_sixty_times(tmp_path: Path) -> None:
    assert kill_often(tmp_path, 60) > 400


def test_a_power_cut_takes_back_no_action_that_the_window_has_shown(tmp_path: Path) -> None:
    told = Life(tmp_path, "rattus", 3).killed_after(12, 0.0)
    assert len(told) >= 12
    assert [wet for _, wet in told] == [0] * len(told)
