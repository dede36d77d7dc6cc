"""A program that is killed at any moment loses nothing that it has reported as played."""

import os
import random
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from game.session.session import Session
from game.store import Shelf
from game.store.saved_games import Slots
from rules import Match

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="kill -9 is of Unix")

#: For each folder and seed it reads, a twin plays on there and tells every action as soon as it is kept.
#: Twins are forked because Python would need longer to start than they live.
PROGRAM = """
import os, random, sys
from pathlib import Path
from game.store import Shelf
from game.store.saved_games import Slots
from game.session.plan import against_bots
from game.session.session import Session

def tell(words):
    os.write(1, f"{words}\\n".encode())

def play(slots, chance):
    session = slots.running()
    while True:
        if session is None or session.asked is None:
            slots.put_aside()
            game = chance.choice(("notre_dame", "rattus", "rattus_cartus"))
            plan = against_bots(game, chance.choice((2, 3, 4)), chance.randrange(1 << 32))
            session = Session(plan, None, slots.keep)
            session.keep()
        else:
            seat = session.asked.seat
            session.play(chance.choice(session.match.state.options(seat)), seat)
        match = session.match
        tell(f"{match.seed} {len(match.log)} {match.state.digest()} {int(session.asked is None)}")

for line in sys.stdin:
    folder, seed = line.split()
    twin = os.fork()
    if not twin:
        tell(os.getpid())
        play(Slots(Shelf(Path(folder))), random.Random(int(seed)))
    os.waitpid(twin, 0)
    tell("dead")
"""


class Moment(NamedTuple):
    """Which match, after how many actions, the position, and whether that is the end."""

    seed: int
    number: int
    digest: str
    over: bool

    @classmethod
    def read(cls, line: str) -> "Moment":
        seed, number, digest, over = line.split()
        return cls(int(seed), int(number), digest, over == "1")

    @classmethod
    def of(cls, match: Match) -> "Moment":
        return cls(match.seed, len(match.log), match.state.digest(), match.state.decision is None)


class Player:
    """A process whose twins play until they are killed."""

    def __init__(self) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-c", PROGRAM], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._in, self._out = self._process.stdin, self._process.stdout

    def killed_after(self, folder: Path, seed: int, actions: int, seconds: float) -> list[Moment]:
        """Let a twin play so many actions and a little longer, kill it, and give what it reported."""
        print(folder, seed, file=self._in, flush=True)
        twin = int(self._out.readline())
        told = [self._out.readline() for _ in range(actions)]
        time.sleep(seconds)
        os.kill(twin, signal.SIGKILL)
        told += iter(self._out.readline, "dead\n")
        return [Moment.read(line) for line in told]

    def end(self) -> None:
        """Stop."""
        self._process.communicate()


@pytest.fixture
def player() -> Iterator[Player]:
    started = Player()
    yield started
    started.end()


def follows(session: Session | None, last: Moment | None) -> bool:
    """Say whether what was found is the last reported moment or the one after it."""
    if session is None or last is None or session.match.seed != last.seed:
        dealt = session is None or not session.match.log
        return dealt and (last is None or last.over)
    return len(session.match.log) <= last.number + 1 and Moment.of(session.match.until(last.number)) == last


def kill_often(player: Player, folder: Path, times: int) -> None:
    chance = random.Random(times)
    last: Moment | None = None
    for life in range(times):
        told = player.killed_after(folder, life, chance.randrange(12), chance.uniform(0, 0.006))
        last = told[-1] if told else last
        slots = Slots(Shelf(folder))
        session = slots.running()
        assert follows(session, last), f"life {life}: {last}"
        assert not slots.notices
        assert all(slots.brought_back(slot) for slot in slots.listed())
        last = Moment.of(session.match) if session else None
        slots.release()
    assert not [path for path in folder.iterdir() if "broken" in path.name or "continue-" in path.name]


@pytest.mark.slow
def test_forty_kills_lose_no_reported_action(player: Player, tmp_path: Path) -> None:
    kill_often(player, tmp_path, 40)


@pytest.mark.slow
def test_two_hundred_kills_lose_no_reported_action(player: Player, tmp_path: Path) -> None:
    kill_often(player, tmp_path, 200)
