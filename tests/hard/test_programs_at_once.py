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


#: Writes the same file again and again, and tells how often.
WRITER = """
import sys
from pathlib import Path
from game.store import Shelf

shelf = Shelf(Path(sys.argv[1]))
for number in range(200):
    shelf.write("settings", {"number": number})
    shelf.read("settings")
print(number + 1)
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


def test_two_programs_write_the_same_file_and_neither_is_disturbed(tmp_path: Path) -> None:
    command = [sys.executable, "-c", WRITER, str(tmp_path)]
    writers = [subprocess.Popen(command, stdout=subprocess.PIPE, text=True) for _ in range(2)]
    assert [writer.communicate()[0] for writer in writers] == ["200\n", "200\n"]
    assert Shelf(tmp_path).read("settings") == {"number": 199}
    assert not list(tmp_path.glob("*.new"))
