"""Which tests are near to a place: on sound code it is noted what each calls, and how long it takes."""

import signal
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from types import CodeType, FrameType
from typing import Any, NamedTuple

import pytest

from tests.mutants.mutant import Mutant

#: A test that takes longer is not asked: whole games notice much, but say little of what is wrong.
QUICK = 1.5


class Share(NamedTuple):
    """How much is asked about one mutant at each distance: seconds of tests, and files they come from."""

    seconds: float
    files: int


#: At first, and of those mutants that nobody noticed then.
FEW, MANY = Share(6, 10), Share(60, 99)


#: A test is stopped that works for too long, or that waits for others.
CLOCKS = (
    (signal.ITIMER_PROF, signal.SIGPROF, QUICK * 2),
    (signal.ITIMER_REAL, signal.SIGALRM, QUICK * 20),
)


class TooSlow(Exception):
    """A test was stopped because it is not a quick one."""


@dataclass(frozen=True)
class Noted:
    """A test, the seconds it took, and the places it passed: packages, modules and functions."""

    test: str
    seconds: float
    passed: frozenset[str]

    @property
    def file(self) -> str:
        """The file it stands in."""
        return self.test.partition("::")[0]

    def distance(self, mutant: Mutant) -> int:
        """Say how far it is from a mutant: it runs through its function, module or package, or elsewhere."""
        if mutant.inside and f"{mutant.module}:{mutant.inside}" in self.passed:
            return 0
        if mutant.module in self.passed:
            return 1
        return 2 if mutant.module.rpartition("/")[0] in self.passed else 3


class Notes:
    """Notes for every quick test of a session what it passes."""

    def __init__(self, root: Path, sources: tuple[str, ...]) -> None:
        self._root = root
        self._sources = sources
        self._calls: set[CodeType] = set()
        self._slow: list[str] = []
        self.failed: list[str] = []
        self.noted: list[Noted] = []

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        """Watch the calls of one test."""
        self._calls.clear()
        _forget_answers()
        begun = time.process_time()
        for clock, alarm, seconds in CLOCKS:
            signal.signal(alarm, _stop)
            signal.setitimer(clock, seconds, QUICK)
        sys.setprofile(self._watch)
        try:
            return (yield)
        finally:
            sys.setprofile(None)
            for clock, _, _ in CLOCKS:
                signal.setitimer(clock, 0)
            self._note(item.nodeid, time.process_time() - begun)

    def pytest_runtest_makereport(self, item: pytest.Item, call: pytest.CallInfo[None]) -> None:
        """Keep the names of those that fail, or were stopped while the ground was laid for them."""
        if call.excinfo is not None and not call.excinfo.errisinstance(pytest.skip.Exception):
            (self._slow if call.excinfo.errisinstance(TooSlow) else self.failed).append(item.nodeid)

    def _watch(self, frame: FrameType, event: str, _: Any) -> None:
        if event == "call":
            self._calls.add(frame.f_code)

    def _note(self, test: str, seconds: float) -> None:
        if seconds > QUICK:
            self.failed = [name for name in self.failed if name != test]
        elif test not in self._slow:
            places = {place for code in self._calls for place in self._places(code)}
            self.noted.append(Noted(test, seconds, frozenset(places)))

    def _places(self, code: CodeType) -> Iterator[str]:
        module = code.co_filename.removeprefix(f"{self._root}/")
        if module.startswith(self._sources):
            yield module.rpartition("/")[0]
            yield module
            yield f"{module}:{code.co_qualname.replace('.<locals>', '')}"


def _forget_answers() -> None:
    """Let functions that remember their answers be called once more, whoever asked before."""
    for module in [module for name, module in sys.modules.items() if name.startswith(("rules.", "game."))]:
        for function in vars(module).values():
            if hasattr(function, "cache_clear") and not isinstance(function, type):
                function.cache_clear()


def _stop(*_: object) -> None:
    raise TooSlow


def near(notes: list[Noted], mutant: Mutant, share: Share = FEW) -> list[Noted]:
    """Choose the tests that are asked about a mutant, far ones only for want of others."""
    chosen: list[Noted] = []
    by_distance: dict[int, list[Noted]] = {}
    for noted in notes:
        by_distance.setdefault(noted.distance(mutant), []).append(noted)
    for distance, here in sorted(by_distance.items()):
        if distance < 2 or not chosen:
            # Who passes little else is meant for the place; of those who do not pass it, who passes most.
            here.sort(key=lambda noted: len(noted.passed), reverse=distance > 1)
            chosen += _first(here, share)
    return chosen


def _first(notes: list[Noted], share: Share) -> list[Noted]:
    """Choose the first of these, and bring them file by file."""
    seconds = 0.0
    chosen: dict[str, list[Noted]] = {}
    for noted in notes:
        known = noted.file in chosen or len(chosen) < share.files
        if known and seconds + noted.seconds < share.seconds:
            seconds += noted.seconds
            chosen.setdefault(noted.file, []).append(noted)
    return [noted for tests in chosen.values() for noted in tests]
