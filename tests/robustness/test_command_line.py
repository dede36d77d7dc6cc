"""Whatever the command line or the terminal says: one clear line, an honest exit, and no traceback."""

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import pytest

from game.session.plan import against_bots
from tests.game.saving import played
from tests.tiers import crossed, sifted

ROOT = Path(__file__).parents[2]


@pytest.fixture
def home(tmp_path: Path) -> dict[str, str]:
    """An environment with a home of its own and no screen."""
    return {
        **os.environ,
        "RATS_AND_BELLS_HOME": str(tmp_path / "home"),
        "SDL_VIDEODRIVER": "dummy",
        "SDL_AUDIODRIVER": "dummy",
    }


def refused(environment: dict[str, str], *words: str) -> str:
    """Start the program and give the line with which it ends."""
    command = [sys.executable, "-m", "game", *words]
    ended = subprocess.run(
        command, env=environment, cwd=ROOT, capture_output=True, text=True, check=False, timeout=30
    )
    assert ended.returncode == 2, ended.stderr
    assert ended.stdout == ""
    (line,) = ended.stderr.splitlines()
    assert len(line) < 250
    return line


@sifted(
    "words,said",
    [
        ("--seats 99", "--seats"),
        ("--seats -1", "--seats"),
        ("--game rattus --seats 5", "Rattus is for 2 to 4 seats"),
        ("--size 99999x99999", "larger than 7680x4320"),
        ("--phones 192.168.1.5", "a place reads like 192.168.1.5:18137"),
    ],
    [
        ("--size " + "9" * 5000 + "x1", "larger than 7680x4320"),
        ("--seed abc", "--seed"),
        ("--game chess", "--game"),
        ("--nonsense", "--nonsense"),
        ("--phones 192.168.1.5:99999", "a place reads like 192.168.1.5:18137"),
        ("--phones :18137", "a place reads like 192.168.1.5:18137"),
    ],
)
def test_what_cannot_be_is_said_in_one_line(home: dict[str, str], words: str, said: str) -> None:
    assert said in refused(home, *words.split())
    assert not (Path(home["RATS_AND_BELLS_HOME"]) / "reports").exists()


def unsound(folder: Path) -> dict[str, tuple[Path, str]]:
    """Make files that are no saved games, and say what is wrong with each."""
    good = played(None, 9).to_json()
    contents = {
        "empty": (b"", "Expecting value"),
        "letters": (b"\xff\xfe\x00", "utf-8"),
        "list": (b"[]", "no saved table"),
        "other": (json.dumps({**good, "plan": against_bots("rattus", 2, 1).to_json()}).encode(), "belong"),
        "newer": (json.dumps({**good, "match": {**good["match"], "format": 99}}).encode(), "newer"),
        "player": (json.dumps({**good, "plan": {**good["plan"], "players": ["x" * 9999] * 3}}).encode(), "x"),
    }
    for name, (content, _) in contents.items():
        (folder / f"{name}.json").write_bytes(content)
    with (folder / "huge.json").open("wb") as file:
        file.truncate(200 << 20)
    found = {name: (folder / f"{name}.json", what) for name, (_, what) in contents.items()}
    return {
        **found,
        "huge": (folder / "huge.json", "larger than 16 MB"),
        "folder": (folder, "no file"),
        "nothing": (folder / "nothing.json", "No such file"),
    }


@pytest.mark.slow
def test_a_file_that_cannot_be_loaded_is_named_with_what_is_wrong(
    home: dict[str, str], tmp_path: Path
) -> None:
    for place, what in unsound(tmp_path).values():
        line = refused(home, "--load", str(place))
        assert line.startswith(f"{place}: ")
        assert what in line


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no pipes here")
def test_a_pipe_is_not_waited_for(home: dict[str, str], tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe.json")
    assert refused(home, "--load", str(tmp_path / "pipe.json")).endswith("pipe.json is no file")


# Ctrl-C.

#: Starts the program as ``python -m game`` does, and says when it is about to. It hears Ctrl-C even where the
#: tests themselves run in the background of a shell, which makes everything below them deaf.
STARTER = """
import argparse, json, multiprocessing, pathlib, runpy, signal, sys, time, typing, game
sys.argv[0] = "game"
signal.signal(signal.SIGINT, signal.default_int_handler)
print("begun", flush=True)
runpy.run_module("game", run_name="__main__", alter_sys=True)
"""


class Terminal:
    """Starts the program, and stops it together with all its processes."""

    def __init__(self, environment: dict[str, str], *words: str) -> None:
        self.matches = Path(environment["RATS_AND_BELLS_HOME"]) / "matches"
        self._program = subprocess.Popen(
            [sys.executable, "-c", STARTER, *words],
            env=environment,
            cwd=ROOT,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            start_new_session=True,
        )
        assert self._program.stdout is not None
        assert self._program.stdout.readline() == "begun\n"

    def wait(self, moment: Callable[[], bool]) -> None:
        """Wait until something can be seen of it."""
        end = time.monotonic() + 30
        while not moment():
            assert time.monotonic() < end
            assert self._program.poll() is None
            time.sleep(0.02)

    def interrupt(self, *again: float) -> str:
        """Press Ctrl-C, and again after so many seconds each; give what is said."""
        os.killpg(self._program.pid, signal.SIGINT)
        for seconds in again:
            time.sleep(seconds)
            with suppress(ProcessLookupError):
                os.killpg(self._program.pid, signal.SIGINT)
        try:
            _, said = self._program.communicate(timeout=20)
        except subprocess.TimeoutExpired:
            os.killpg(self._program.pid, signal.SIGKILL)
            raise
        assert self._program.returncode == 130, said
        return said

    def played(self) -> bool:
        """Say whether anything was played."""
        try:
            table = json.loads((self.matches / "continue.json").read_text("utf-8"))
        except FileNotFoundError:
            return False
        return bool(table["match"]["log"])


SAID = "Interrupted. Every move up to the last is kept.\n"
TERMINAL = pytest.mark.skipif(sys.platform == "win32", reason="the terminals of Unix")


@TERMINAL
@sifted("seconds", [0.1, 0.4], [0.02, 0.05, 0.2, 0.6, 0.8, 1.0])
def test_ctrl_c_while_the_program_starts_ends_it_in_one_line(home: dict[str, str], seconds: float) -> None:
    terminal = Terminal(home)
    time.sleep(seconds)
    assert terminal.interrupt() == SAID


@pytest.mark.slow
@TERMINAL
@crossed(
    seconds=[0.0, 0.7, 2.0],
    words=["", "--game rattus --seats 2", "--game notre_dame --seats 3 --bots master --watch slow"],
)
def test_ctrl_c_at_the_title_and_at_a_table_ends_the_program_in_one_line(
    home: dict[str, str], words: str, seconds: float
) -> None:
    terminal = Terminal(home, *words.split())
    terminal.wait((terminal.matches / "continue.lock").exists)
    time.sleep(seconds)
    assert terminal.interrupt() == SAID


@TERMINAL
def test_a_table_that_was_interrupted_goes_on(home: dict[str, str]) -> None:
    words = "--game rattus --seats 2 --bots apprentice --watch off"
    terminal = Terminal(home, *words.split())
    terminal.wait(terminal.played)
    assert terminal.interrupt() == SAID
    assert terminal.played()
    assert list(terminal.matches.glob("*.new")) == []


@TERMINAL
@sifted("seconds", [0.03], [0.0, 0.01, 0.06, 0.1])
def test_ctrl_c_pressed_again_and_again_ends_the_program_all_the_same(
    home: dict[str, str], seconds: float
) -> None:
    terminal = Terminal(home)
    terminal.wait((terminal.matches / "continue.lock").exists)
    time.sleep(1)
    assert terminal.interrupt(*[seconds] * 4) == SAID
