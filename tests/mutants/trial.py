"""Trying mutants: forks of this warm process run the near tests in scratch copies with the fault in them."""

import os
import resource
import shutil
import signal
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from pathlib import Path
from typing import TypeVar

import pytest

from tests.mutants.mutant import Mutant
from tests.mutants.near import MANY, Noted

OURS = ("rules", "game", "build", "tests", "main")
COPIED = ("rules", "game", "tests")
#: Whoever needs much more than the tests of sound code runs in circles.
PATIENCE = 20 + MANY.seconds
MEMORY = 3 << 30
QUIETLY = ("-p", "no:cacheprovider", "--tb=no", "-m", "not slow and not long")

Job = TypeVar("Job")


class Tree:
    """A scratch copy of the checkout, for one mutant at a time; what its process finds is in ``answer``."""

    def __init__(self, root: Path, folder: Path) -> None:
        self.folder = folder
        self.answer = folder / "answer"
        folder.mkdir(parents=True)
        for entry in root.iterdir():
            if entry.name in COPIED:
                shutil.copytree(entry, folder / entry.name)
            elif not entry.name.startswith(".") and entry.name != "dist":
                (folder / entry.name).symlink_to(entry)

    def move_in(self) -> None:
        """Import our own modules from here from now on."""
        os.chdir(self.folder)
        for name in [name for name in sys.modules if name.partition(".")[0] in OURS]:
            del sys.modules[name]
        sys.path.insert(0, str(self.folder))
        os.environ["PYTHONPATH"] = str(self.folder)


def each(
    trees: Sequence[Tree], jobs: Sequence[Job], work: Callable[[Tree, Job], str]
) -> Iterator[tuple[Job, str]]:
    """Do every job in a process of its own in a free tree, and give its answer."""
    running: dict[int, tuple[Tree, Job]] = {}
    waiting, free = list(jobs)[::-1], list(trees)
    while waiting or running:
        while waiting and free:
            job, tree = waiting.pop(), free.pop()
            running[_started(tree, job, work)] = (tree, job)
        pid, _ = os.wait()
        tree, job = running.pop(pid)
        with suppress(ProcessLookupError):
            os.killpg(pid, signal.SIGKILL)
        yield job, tree.answer.read_text() if tree.answer.exists() else "stopped"
        tree.answer.unlink(missing_ok=True)
        free.append(tree)


def _started(tree: Tree, job: Job, work: Callable[[Tree, Job], str]) -> int:
    pid = os.fork()
    if pid == 0:
        os.setsid()
        os.dup2(os.open(os.devnull, os.O_RDWR), 1)
        os.dup2(1, 2)
        tree.answer.write_text(work(tree, job))
        os._exit(0)
    return pid


class FirstFailure:
    """Leaves in a session only chosen tests, and remembers the first that fails."""

    def __init__(self) -> None:
        self.chosen: set[str] = set()
        self.name = ""

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """Leave out what was not chosen."""
        items[:] = [item for item in items if item.nodeid in self.chosen]

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Note a failure wherever it comes: setting up, running or tearing down."""
        if report.failed and not self.name:
            self.name = report.nodeid

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        """A module that cannot even be imported is noticed as well."""
        if report.failed and not self.name:
            self.name = f"{report.nodeid} (import)"


def tried(tree: Tree, trial: tuple[Mutant, list[Noted]]) -> str:
    """Put the fault in, run the tests until one notices it, take the fault out, and name that test."""
    mutant, tests = trial
    path = tree.folder / mutant.module
    sound, times = path.read_bytes(), path.stat()
    path.write_bytes(mutant.applied(sound))
    child = os.fork()
    if child == 0:
        _limit()
        tree.move_in()
        # A module compiled with a fault in it must not outlive the fault.
        sys.dont_write_bytecode = True
        os.environ["PYTHONDONTWRITEBYTECODE"] = "1"
        tree.answer.write_text(_noticed(mutant, tests))
        os._exit(0)
    _, status = os.waitpid(child, 0)
    path.write_bytes(sound)
    # With its old time, what Python has compiled of it is good again.
    os.utime(path, ns=(times.st_atime_ns, times.st_mtime_ns))
    return tree.answer.read_text() if os.WIFEXITED(status) else "time or memory"


def _limit() -> None:
    signal.alarm(int(PATIENCE * 6))
    resource.setrlimit(resource.RLIMIT_CPU, (int(PATIENCE), int(PATIENCE) + 1))
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))


def _noticed(mutant: Mutant, tests: list[Noted]) -> str:
    first = FirstFailure()
    sessions: dict[tuple[int, str], set[str]] = {}
    for noted in tests:
        sessions.setdefault((noted.distance(mutant), noted.file), set()).add(noted.test)
    for (_, file), first.chosen in sessions.items():
        code = pytest.main(["-x", *QUIETLY, file], plugins=[first])
        if code not in (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED):
            return first.name or f"{file} (cannot begin)"
    return ""
