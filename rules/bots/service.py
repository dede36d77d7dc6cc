"""Bots that think in processes of their own, so that a window never waits for them.

They are asked in a world the seat could believe in, never in the real one: nobody tells them its secrets.
"""

import os
from contextlib import suppress
from time import monotonic
from typing import TYPE_CHECKING, Any, NamedTuple

from rules.bots import bot
from rules.bots.findings import Finding, best, joined
from rules.bots.process import Process, heard, stand_back, tell
from rules.kernel import Action, Seat, State
from rules.kernel.game import game_at

if TYPE_CHECKING:
    from multiprocessing.connection import Connection

#: Seconds a worker may be late before somebody else answers: it may have to be started first.
GRACE = 5.0


class Question(NamedTuple):
    """A decision to think about, as it is told to a worker."""

    number: int
    #: The home of its game, which a worker may not know yet.
    game: str
    world: dict[str, Any]
    seat: Seat
    level: str
    temper: str
    seconds: float
    seed: int

    def state(self) -> State:
        """Give the world in which it is asked."""
        return game_at(self.game).state.from_json(self.world)


def work(connection: "Connection") -> None:
    """Answer questions until the other end is closed; a new one, even an empty one, ends the thinking."""
    with suppress(EOFError, OSError):
        stand_back()
        while True:
            asked = heard(connection)
            if asked is None:
                continue
            question = Question(*asked)
            found = thought_over(question, connection)
            if found is not None:
                tell(connection, [question.number, [_written(finding) for finding in found]])


def thought_over(question: Question, connection: "Connection | None" = None) -> list[Finding] | None:
    """Think until the time is over; None: something else is asked meanwhile."""
    state = question.state()
    thinker = bot(question.level, state.game.key, question.seed, question.temper)
    for _ in thinker.think(state, question.seat, question.seconds):
        if connection is not None and connection.poll():
            return None
    return thinker.findings


def _written(finding: Finding) -> list[Any]:
    action, *means, then = finding
    return [action.text(), *means, [after.text() for after in then]]


def _read(finding: list[Any]) -> Finding:
    text, worlds, value, points, then = finding
    return Finding(Action.parse(text), worlds, value, points, tuple(map(Action.parse, then)))


class Worker(Process):
    """A process that thinks, and what it has found out."""

    def __init__(self) -> None:
        super().__init__(work, "thinker")
        self.found: list[Finding] | None = None

    def ask(self, question: Question | None) -> None:
        """Give it something to think about, or nothing."""
        self.found = None
        self.tell(question)

    def listen(self, number: int) -> None:
        """Hear what it has found out about this question; raises OSError or EOFError if it is dead."""
        for answered, found in self.heard():
            if answered == number:
                self.found = [_read(finding) for finding in found]
        if self.found is None and not self.process.is_alive():
            raise EOFError


class Thinkers:
    """Asks one question at a time; ``answer`` never waits."""

    def __init__(self, workers: int = 0) -> None:
        self.workers: list[Worker] = []
        self.question: Question | None = None
        self._wanted = workers or min(2, max(1, (os.cpu_count() or 2) - 1))
        self._number = 0
        self._late = 0.0
        self._restarts = 0

    def start(self) -> None:
        """Start the workers early, so that the first question finds them ready."""
        with suppress(OSError):
            while len(self.workers) < self._wanted:
                self.workers.append(Worker())

    def ask(
        self, state: State, seat: Seat, level: str, temper: str = "", seconds: float = 1.5, seed: int = 0
    ) -> None:
        """Let a bot think about the decision of a seat; what was asked before is forgotten."""
        self.start()
        self._number += 1
        self._restarts = 0
        world = state.imagine(seat, seed).to_json()
        self.question = Question(self._number, state.game.home, world, seat, level, temper, seconds, seed)
        self._late = monotonic() + seconds + GRACE
        self._send(self.question)

    def _send(self, question: Question) -> None:
        for number, worker in enumerate(self.workers):
            # Each dreams of other worlds. Whoever decides at once needs no company.
            alone = number > 0 and question.level != "master"
            worker.ask(None if alone else question._replace(seed=question.seed + number))

    def answer(self) -> Action | None:
        """Give the pick, once it is found."""
        found = self.findings()
        if not found:
            return None
        self.question = None
        return best(found)

    def findings(self) -> list[Finding]:
        """Give all that is known about the options, once the thinking is over; nothing before."""
        if self.question is None:
            return []
        try:
            asked = self.workers if self.question.level == "master" else self.workers[:1]
            for worker in asked:
                worker.listen(self.question.number)
        except (OSError, EOFError):
            return self._recovered()
        found = [worker.found for worker in asked if worker.found is not None]
        if found and len(found) == len(asked):
            return joined(found)
        if monotonic() > self._late:
            self._dismiss()
        return [] if self.workers else self._by_itself()

    def _recovered(self) -> list[Finding]:
        # A dead worker is replaced once; then the window's own process answers quickly.
        assert self.question is not None
        self._dismiss()
        self._restarts += 1
        if self._restarts > 1:
            return self._by_itself()
        self.start()
        self._send(self.question)
        return []

    def _by_itself(self) -> list[Finding]:
        assert self.question is not None
        return thought_over(self.question._replace(level="burgher")) or []

    def forget(self) -> None:
        """Drop the question: nobody wants to know any more."""
        self.question = None
        for worker in self.workers:
            worker.ask(None)

    def close(self) -> None:
        """End all workers."""
        self.question = None
        self._dismiss()

    def _dismiss(self) -> None:
        for worker in self.workers:
            worker.close()
        self.workers.clear()
