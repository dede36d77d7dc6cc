"""Thinkers answer from processes of their own, can be interrupted, and are missed by nobody when they die."""

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from multiprocessing.connection import Connection
from pathlib import Path
from time import monotonic, sleep

import pytest

from rules.bots import bot
from rules.bots.service import Thinkers
from rules.kernel import Action, State
from tests.rules.bots.positions import reached

PATIENCE = 60.0
needs_signals = pytest.mark.skipif(sys.platform == "win32", reason="nobody can be stopped there")


@pytest.fixture(scope="module")
def thinkers() -> Iterator[Thinkers]:
    made = Thinkers(workers=2)
    yield made
    made.close()


def waited(thinkers: Thinkers) -> Action:
    end = monotonic() + PATIENCE
    while monotonic() < end:
        if (action := thinkers.answer()) is not None:
            return action
        sleep(0.005)
    raise AssertionError("nobody answers")


def position(choices: int = 12) -> tuple[State, int]:
    state = reached("notre_dame", 3, 5, choices)
    assert state.decision is not None
    return state, state.decision.seat


@pytest.mark.parametrize("level", ["apprentice", "burgher", "master"])
def test_they_answer_with_one_of_the_options(thinkers: Thinkers, level: str) -> None:
    state, seat = position()
    thinkers.ask(state, seat, level, seconds=0.1)
    assert waited(thinkers) in state.options(seat)
    assert thinkers.answer() is None


def test_a_burgher_says_there_what_he_says_here(thinkers: Thinkers) -> None:
    state, seat = position(17)
    thinkers.ask(state, seat, "burgher", seed=3)
    assert waited(thinkers) == bot("burgher", "notre_dame", 3).pick(state, seat)


def test_asking_and_listening_never_wait(thinkers: Thinkers) -> None:
    state, seat = position()
    thinkers.start()
    began = monotonic()
    thinkers.ask(state, seat, "master", seconds=30.0)
    assert thinkers.answer() is None
    assert monotonic() - began < 1.0
    thinkers.forget()


def test_a_forgotten_question_is_not_answered_and_does_not_hold_up_the_next(thinkers: Thinkers) -> None:
    state, seat = position()
    thinkers.ask(state, seat, "master", seconds=600.0)
    sleep(0.2)
    thinkers.forget()
    assert thinkers.answer() is None
    thinkers.ask(state, seat, "burgher")
    assert waited(thinkers) in state.options(seat)


def test_a_dead_worker_is_replaced(thinkers: Thinkers) -> None:
    state, seat = position()
    thinkers.ask(state, seat, "master", seconds=0.2)
    for worker in thinkers.workers:
        worker.process.kill()
    assert waited(thinkers) in state.options(seat)
    thinkers.ask(state, seat, "burgher")
    assert waited(thinkers) in state.options(seat)


def test_if_no_worker_lives_the_question_is_answered_here(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse() -> None:
        raise OSError("no more processes")

    monkeypatch.setattr("rules.bots.service.Worker", refuse)
    alone = Thinkers(workers=1)
    state, seat = position()
    alone.ask(state, seat, "master", seconds=30.0)
    assert waited(alone) in state.options(seat)
    alone.close()


def test_nobody_is_left_after_closing() -> None:
    made = Thinkers(workers=1)
    made.start()
    (worker,) = made.workers
    made.close()
    assert not worker.process.is_alive()
    assert made.answer() is None


def stopped(thinkers: Thinkers) -> list[int]:
    """Hold the workers as they are: they live, but do nothing any more."""
    thinkers.start()
    found = [worker.process.pid or 0 for worker in thinkers.workers]
    for worker in found:
        os.kill(worker, signal.SIGSTOP)
        os.waitpid(worker, os.WUNTRACED)
    return found


def lost(connection: Connection) -> None:
    """Work at something without end, and listen to nobody."""
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    connection.send_bytes(b"begun")
    while True:
        sum(range(10**9))


@pytest.fixture
def hurry() -> Iterator[None]:
    """Interrupt what would wait without end."""

    def stop(*_: object) -> None:
        raise TimeoutError

    before = signal.signal(signal.SIGALRM, stop)
    signal.alarm(20)
    yield
    signal.alarm(0)
    signal.signal(signal.SIGALRM, before)


@needs_signals
@pytest.mark.usefixtures("hurry")
def test_closing_does_not_wait_for_workers_that_are_stopped() -> None:
    made = Thinkers(workers=3)
    state, seat = position()
    made.ask(state, seat, "master", seconds=30.0)
    stopped(made)
    workers = list(made.workers)
    began = monotonic()
    made.close()
    assert monotonic() - began < 1.0
    assert not [worker for worker in workers if worker.process.is_alive()]


@needs_signals
@pytest.mark.usefixtures("hurry")
def test_closing_does_not_wait_for_a_worker_lost_in_a_computation(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rules.bots.service.work", lost)
    made = Thinkers(workers=1)
    made.start()
    (worker,) = made.workers
    assert worker.line.recv_bytes() == b"begun"
    began = monotonic()
    made.close()
    assert monotonic() - began < 1.0
    assert not worker.process.is_alive()


@needs_signals
@pytest.mark.usefixtures("hurry")
def test_asking_a_worker_that_reads_nothing_never_waits() -> None:
    made = Thinkers(workers=1)
    stopped(made)
    state, seat = position(60)
    for _ in range(300):
        began = monotonic()
        made.ask(state, seat, "burgher")
        made.forget()
        assert monotonic() - began < 1.0
    made.close()


@needs_signals
@pytest.mark.usefixtures("hurry")
def test_nobody_writes_on_a_line_any_more_once_it_is_closed() -> None:
    state, seat = position(60)
    for _ in range(8):
        made = Thinkers(workers=1)
        stopped(made)
        for _ in range(60):
            made.ask(state, seat, "burgher")
        (worker,) = made.workers
        made.close()
        assert not worker._messenger.is_alive()


@needs_signals
@pytest.mark.usefixtures("hurry")
def test_a_worker_that_is_far_too_late_is_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rules.bots.service.GRACE", 0.2)
    made = Thinkers(workers=1)
    late = stopped(made)
    state, seat = position()
    made.ask(state, seat, "burgher", seconds=0.1)
    assert waited(made) in state.options(seat)
    monkeypatch.setattr("rules.bots.service.GRACE", PATIENCE)
    made.ask(state, seat, "burgher", seconds=0.1)
    assert waited(made) in state.options(seat)
    assert not {worker.process.pid for worker in made.workers} & {*late}
    made.close()


def test_a_worker_is_told_only_of_an_imagined_world(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse() -> None:
        raise OSError("no more processes")

    monkeypatch.setattr("rules.bots.service.Worker", refuse)
    asked = []
    for seed in (1, 2):
        state, seat = position(30)
        made = Thinkers(workers=1)
        made.ask(state.imagine(seat, seed), seat, "burgher", seed=9)
        asked.append(made.question)
    assert asked[0] == asked[1]


@pytest.mark.parametrize("main", ["", "main.py"])
def test_starting_a_worker_does_not_open_the_window_s_library(main: str) -> None:
    # A spawned child runs the main file once more, under another name, before it begins.
    root = Path(__file__).parents[3]
    run = f"import runpy; runpy.run_path({str(root / main)!r}, run_name='__mp_main__')" if main else ""
    program = f"import sys; import rules.bots.service\n{run}\nprint('pygame' in sys.modules)"
    told = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, cwd=root, check=True
    )
    assert told.stdout.strip() == "False"
