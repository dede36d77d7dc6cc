"""Several programs play on one shelf at once, and some are killed: every table is there afterwards."""

import random
import subprocess
import sys
from pathlib import Path

import pytest

from game.store import Shelf
from game.store.slots import Slots

#: Plays a game of its own from the deal on, and tells its seed, its length and its position at the end.
PROGRAM = """
import random, sys
from pathlib import Path
from game.store import Shelf
from game.store.slots import Slots
from game.table.seating_plan import against_bots
from game.table.session import Session

folder, seed, actions = Path(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3])
slots, chance = Slots(Shelf(folder)), random.Random(seed)
print("open", flush=True)
sys.stdin.readline()
slots.put_aside()
game = ("notre_dame", "rattus", "rattus_cartus")[seed % 3]
session = Session(against_bots(game, 3, seed), None, slots.keep)
for _ in range(actions):
    seat = session.asked.seat
    session.play(chance.choice(session.match.state.options(seat)), seat)
print(session.match.state.digest(), flush=True)
sys.stdin.readline()
"""


class Program:
    """Another program on the same shelf."""

    def __init__(self, folder: Path, seed: int, actions: int) -> None:
        command = [sys.executable, "-c", PROGRAM, str(folder), str(seed), str(actions)]
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def heard(self) -> str:
        """Wait for its next line."""
        assert self.process.stdout is not None
        return self.process.stdout.readline().strip()

    def go_on(self) -> None:
        """Let it do the next thing."""
        assert self.process.stdin is not None
        print(file=self.process.stdin, flush=True)


def gather(folder: Path, programs: int, actions: int) -> None:
    started = [Program(folder, seed, actions) for seed in range(programs)]
    assert {program.heard() for program in started} == {"open"}
    for program in started:
        program.go_on()
    digests = {program.heard() for program in started}
    chance = random.Random(programs)
    for program in started:
        if chance.random() < 0.5:
            program.process.kill()
        program.process.communicate()
    assert len(digests) == programs
    later = Slots(Shelf(folder))
    found = {session.match.state.digest() for slot in later.listed() if (session := later.brought_back(slot))}
    assert found == digests
    assert later.notices == []
    later.release()


def test_three_programs_at_once_lose_nothing(tmp_path: Path) -> None:
    gather(tmp_path, 3, 12)


@pytest.mark.long
def test_eight_programs_at_once_lose_nothing(tmp_path: Path) -> None:
    gather(tmp_path, 8, 150)
