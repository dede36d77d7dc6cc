"""A process of our own that works for the window, and the line to it."""

import json
import os
import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from queue import SimpleQueue
from threading import Thread, current_thread, main_thread
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from multiprocessing.connection import Connection

#: Seconds the end of a process is waited for; the system lets go of it sooner.
FAREWELL = 0.4
#: How much a process stands back behind the window.
NICENESS = 5


def stand_back() -> None:
    """Leave Ctrl-C to the window, and the machine to it as far as it needs it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(NICENESS)


def tell(connection: "Connection", message: Any) -> None:
    """Say something through a line."""
    connection.send_bytes(json.dumps(message).encode())


def heard(connection: "Connection") -> Any:
    """Wait for what is said through a line."""
    return json.loads(connection.recv_bytes())


@contextmanager
def deaf() -> Iterator[None]:
    """Let a process begin without hearing Ctrl-C, which is for us alone to answer."""
    if current_thread() is not main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


class Process:
    """A process, begun at once; neither speaking to it nor listening ever waits."""

    def __init__(self, target: Callable[["Connection"], None], name: str) -> None:
        from multiprocessing import get_context

        spawn = get_context("spawn")
        self.line, far_end = spawn.Pipe()
        self.process = spawn.Process(target=target, args=(far_end,), daemon=True, name=name)
        with deaf():
            self.process.start()
        far_end.close()
        self._untold: SimpleQueue[Any] = SimpleQueue()
        self._messenger = Thread(target=self._speak, daemon=True, name="messenger")
        self._messenger.start()

    def tell(self, message: Any) -> None:
        """Say something; a dead process is noticed when it is listened to."""
        self._untold.put(message)

    def _speak(self) -> None:
        # The line holds no more than some messages: whoever does not read keeps this thread waiting only.
        with suppress(OSError):
            while True:
                tell(self.line, self._untold.get())

    def heard(self) -> Iterator[Any]:
        """Give what it has said meanwhile; raises OSError or EOFError if its end of the line is gone."""
        while self.line.poll():
            yield heard(self.line)

    def close(self) -> None:
        """End it at once, whatever it is doing; it has nothing to put in order."""
        self.process.kill()
        self.process.join(FAREWELL)
        # With nobody at the far end the messenger stops; before that its line is not to be another file's.
        self._untold.put(None)
        if not self.process.is_alive():
            self._messenger.join(FAREWELL)
            self.line.close()
