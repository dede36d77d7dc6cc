"""The process of the server, as the window holds it."""

import json
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from time import monotonic
from types import ModuleType
from typing import Any

from game.phones.messenger import Messenger
from game.phones.process import BEAT, live
from rules.bots.process import deaf

#: Seconds a server has to take leave of its phones before it is ended.
FAREWELL = 1.0
#: Seconds of silence after which a server is taken for dead; phones that hear nothing wait as long.
SILENCE = 9.0
#: Seconds that the window may be away between two looks; of the rest it cannot say who was silent.
ABSENCE = 0.5


@contextmanager
def _alone() -> Iterator[None]:
    """Let a process begin without the program, all of which it would otherwise open a second time."""
    program = sys.modules["__main__"]
    sys.modules["__main__"] = ModuleType("__main__")
    try:
        yield
    finally:
        sys.modules["__main__"] = program


class FarEnd:
    """A running server, and the line to it."""

    def __init__(self) -> None:
        from multiprocessing import get_context

        spawn = get_context("spawn")
        self._line, far_end = spawn.Pipe()
        self.process = spawn.Process(target=live, args=(far_end,), daemon=True, name="phones")
        with deaf(), _alone():
            self.process.start()
        far_end.close()
        self._messenger = Messenger(self._line)
        self.tell = self._messenger.tell
        #: When the window last looked, and how long it has heard nothing; nothing is expected of a beginner.
        self._looked = monotonic()
        self._silent: float | None = None

    def hear(self) -> list[Any] | None:
        """Give the next that it has told, if any; raises OSError or EOFError once it is dead or hangs."""
        while self._line.poll():
            told: list[Any] = json.loads(self._line.recv_bytes())
            self._silent = 0.0
            if told != BEAT:
                return told
        if self._hangs() or not self.process.is_alive():
            raise EOFError
        return None

    def _hangs(self) -> bool:
        """Say whether it has given no sign of life for too long."""
        before, self._looked = self._looked, monotonic()
        if self._silent is None:
            return False
        self._silent += min(self._looked - before, ABSENCE)
        return self._silent > SILENCE

    def close(self) -> None:
        """Let it take leave of the phones, and end it."""
        self.tell("close")
        self.process.join(FAREWELL)
        self.end()

    def end(self) -> None:
        """End it at once."""
        self.process.kill()
        self.process.join()
        self._messenger.close()
        self._line.close()
        self.process.close()
