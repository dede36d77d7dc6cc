"""Several programs play on one shelf at once, and some are killed: every table is there afterwards."""

import random
import subprocess
import sys
from pathlib import Path

import pytest

from game.store import Shelf
from game.store.profiles import Profiles
from game.store.progress import Progress
from game.store.saved_games import Slots
from tests.game.programs import at_once

#: Plays a game of its own from the deal on, and tells its seed, its length and its position at the end.
PROGRAM = """
import random, sys
from pathlib import Path
from game.store import Shelf
from game.store.saved_games import Slots
from game.session.plan import against_bots
from game.session.session import Session

folder, actions, seed = Path(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3])
slots, chance = Slots(Shelf(folder)), random.Random(seed)
print("ready", flush=True)
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


#: Seats people and finishes chapters, each with a number of its own.
LEARNER = """
import sys
from pathlib import Path
from game.store import Shelf
from game.store.profiles import Profiles
from game.store.progress import Progress
from game.session.plan import Plan, Player

shelf, number = Shelf(Path(sys.argv[1])), int(sys.argv[2])
profiles, progress = Profiles(shelf), Progress(shelf)
print("ready", flush=True)
sys.stdin.readline()
for turn in range(8):
    players = Player(f"P{number} {turn}", "gules"), Player("Bot", "azure", "burgher")
    profiles.remember(Plan("rattus", players, {}, 1))
    progress.finish(f"game {number}", turn)
"""


def gather(folder: Path, programs: int, actions: int) -> None:
    started = at_once(PROGRAM, folder, actions, programs=programs)
    digests = {program.heard() for program in started}
    chance = random.Random(programs)
    for program in started:
        if chance.random() < 0.5:
            program.process.kill()
        program.end()
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


@pytest.mark.slow
def test_two_programs_write_the_same_file_and_neither_is_disturbed(tmp_path: Path) -> None:
    command = [sys.executable, "-c", WRITER, str(tmp_path)]
    writers = [subprocess.Popen(command, stdout=subprocess.PIPE, text=True) for _ in range(2)]
    assert [writer.communicate()[0] for writer in writers] == ["200\n", "200\n"]
    assert Shelf(tmp_path).read("settings") == {"number": 199}
    assert not list(tmp_path.glob("*.new"))


def test_programs_at_once_do_not_lose_each_others_people_and_lessons(tmp_path: Path) -> None:
    assert [learner.end() for learner in at_once(LEARNER, tmp_path)] == [0, 0, 0]
    turns = [(number, turn) for number in range(3) for turn in range(8)]
    known = {profile.name for profile in Profiles(Shelf(tmp_path)).people}
    assert known == {f"P{number} {turn}" for number, turn in turns}
    progress = Progress(Shelf(tmp_path))
    assert all(progress.of(f"game {number}", turn).done for number, turn in turns)
