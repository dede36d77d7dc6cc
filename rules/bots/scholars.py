"""Reviews in processes of their own, so that a window never waits for them; gone as soon as all is known."""

import os
from collections.abc import Collection, Generator
from contextlib import suppress
from time import perf_counter
from typing import TYPE_CHECKING, Any

from rules.bots.process import Process, heard, stand_back, tell
from rules.bots.review import Review
from rules.bots.reviewing import Found, Reviewer, Share, Worlds, collected
from rules.kernel import Match, Seat
from rules.kernel.game import game_at

if TYPE_CHECKING:
    from multiprocessing.connection import Connection

#: Seconds at a time for which the window's own process works, where no other can.
SLICE = 0.005
#: How much more work a choice is than a moment.
WEIGHT = 40
#: What is said where nothing is left to find out.
DONE = None


def study(connection: "Connection") -> None:
    """Do a share of a review, and tell what is found as soon as it is."""
    with suppress(EOFError, OSError):
        stand_back()
        home, saved, people, worlds, lent, share = heard(connection)
        game_at(home)
        reviewer = Reviewer(Match.load(saved), tuple(people), Worlds(*worlds), lent)
        for found in reviewer.work(Share(*share)):
            if found is not None:
                tell(connection, found.to_json())
        tell(connection, DONE)
        # Whoever listens ends us.
        connection.recv_bytes()


class Scholars:
    """Makes one review; ``listen`` never waits."""

    def __init__(self, reviewer: Reviewer, workers: int = 0) -> None:
        self._reviewer = reviewer
        self._amount = reviewer.amount()
        self._found: dict[tuple[int, bool], Found] = {}
        self._wanted = workers or min(2, max(1, (os.cpu_count() or 2) - 1))
        self._here: Generator[Found | None] | None = None
        self.workers: list[Process] = []
        #: What is known: the chances of all seats, and in the end everything.
        self.lines: tuple[tuple[float, ...], ...] = ()
        self.review: Review | None = None

    def begin(self) -> None:
        """Let the work begin."""
        try:
            while len(self.workers) < self._wanted:
                self.workers.append(Process(study, "scholar"))
        except OSError:
            self._by_itself()
            return
        reviewer, match = self._reviewer, self._reviewer.match
        lent = sorted(reviewer.lent)
        task: list[Any] = [match.game.home, match.save(), reviewer.people, reviewer.worlds, lent]
        for number, worker in enumerate(self.workers):
            worker.tell([*task, Share(number, self._wanted)])

    @property
    def progress(self) -> float:
        """Say how much of the work is done."""
        chosen = sum(judged for _, judged in self._found)
        moments = len(self._reviewer.match.log) + 1
        done = len(self._found) + (WEIGHT - 1) * chosen
        return done / (moments + WEIGHT * (self._amount - moments))

    def listen(self) -> bool:
        """Hear what was found meanwhile; True if there was anything."""
        before = len(self._found)
        if self._here is not None:
            self._work_on(self._here)
        else:
            self._gather()
        if not self.lines and sum(not judged for _, judged in self._found) > len(self._reviewer.match.log):
            self.lines = collected(list(self._found.values())).lines
        if self.review is None and len(self._found) == self._amount:
            self.review = collected(list(self._found.values()))
            self.close()
        return len(self._found) > before

    def _gather(self) -> None:
        try:
            for worker in self.workers:
                self._hear(worker)
        except (OSError, EOFError):
            self._by_itself()

    def _hear(self, worker: Process) -> None:
        for told in worker.heard():
            if told is not DONE:
                self._note(Found.read(told))
        if not worker.process.is_alive():
            raise EOFError

    def _note(self, found: Found) -> None:
        self._found[found.step, found.judged is not None] = found

    def _by_itself(self) -> None:
        """Go on in this process: another has died, or none can begin."""
        self.close()
        self._here = self._reviewer.work()

    def _work_on(self, work: Generator[Found | None]) -> None:
        end = perf_counter() + SLICE
        while perf_counter() < end:
            found = next(work, None)
            if found is not None:
                self._note(found)

    def close(self) -> None:
        """Stop, whatever is still to be found out."""
        for worker in self.workers:
            worker.close()
        self.workers.clear()
        self._here = None


def scholars(match: Match, people: tuple[Seat, ...], lent: Collection[int] = ()) -> Scholars:
    """Call scholars to a match in which these seats were people's, but for the steps lent to bots."""
    return Scholars(Reviewer(match, people, lent=lent))
