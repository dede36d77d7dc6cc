"""Quitting is over in a moment, whatever the thinkers are doing."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.window.frozen import children, command
from tests.window.screen import waited

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="workers are stopped by signals")
#: What a busy machine may need to end a Python process; those that do not answer may add a second.
USUAL, MORE = 2.0, 1.0

#: A program whose workers are stopped, and which then cannot go on.
STUMBLING = """
import os, signal, sys
from game.program.app import App
from game.__main__ import main
from game.program.navigation import House

def run(app, _):
    thinkers.start()
    for worker in thinkers.workers:
        os.kill(worker.process.pid, signal.SIGSTOP)
        os.waitpid(worker.process.pid, os.WUNTRACED)
    print("stopped", flush=True)
    raise RuntimeError("a thorn")

def look_around(house):
    global thinkers
    thinkers = house.thinkers

App.run, House.look_around = run, look_around
sys.exit(main([]))
"""


def ended(program: "subprocess.Popen[bytes]") -> float:
    """Wait for the end, and say how long that took."""
    begun = time.monotonic()
    try:
        program.wait(20)
    except subprocess.TimeoutExpired:
        for process in (*workers(program.pid), program.pid):
            os.kill(process, signal.SIGKILL)
        raise
    return time.monotonic() - begun


def workers(program: int) -> list[int]:
    return [pid for pid in children(program) if "--multiprocessing-fork" in command(pid)]


def started(folder: Path, *words: str) -> "subprocess.Popen[bytes]":
    environment = {**os.environ, "RATS_AND_BELLS_HOME": str(folder)}
    return subprocess.Popen(
        [sys.executable, *words], env=environment, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL
    )


def test_a_window_is_closed_at_once_though_its_workers_are_stopped(tmp_path: Path) -> None:
    program = started(tmp_path, "-m", "game", "--watch", "slow", "--bots", "master")
    for worker in waited(lambda: workers(program.pid), "workers"):
        os.kill(worker, signal.SIGSTOP)
    time.sleep(0.5)
    program.send_signal(signal.SIGTERM)
    assert ended(program) < USUAL + MORE
    assert program.returncode == 0


def test_a_program_that_cannot_go_on_ends_though_its_workers_are_stopped(tmp_path: Path) -> None:
    program = started(tmp_path, "-c", STUMBLING)
    assert program.stdout is not None
    assert b"stopped\n" in iter(program.stdout.readline, b"")
    assert ended(program) < USUAL + MORE
    assert program.returncode == 1
