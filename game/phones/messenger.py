"""Speaks into a pipe from a thread of its own: whoever does not read there keeps this thread waiting only."""

import json
from contextlib import suppress
from queue import SimpleQueue
from threading import Thread
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from multiprocessing.connection import Connection

#: Seconds its end is waited for.
FAREWELL = 0.4


class Messenger:
    """Carries messages to the other end in their order."""

    def __init__(self, line: "Connection") -> None:
        self._line = line
        self._untold: SimpleQueue[bytes | None] = SimpleQueue()
        self._thread = Thread(target=self._speak, daemon=True, name="messenger")
        self._thread.start()

    @property
    def behind(self) -> int:
        """Count what it has still to carry."""
        return self._untold.qsize()

    def tell(self, *message: object) -> None:
        """Let something be told, whenever the other end reads it."""
        self._untold.put(json.dumps(message).encode())

    def close(self) -> None:
        """Tell what is left and end; nothing is told to an end that is closed."""
        self._untold.put(None)
        self._thread.join(FAREWELL)

    def _speak(self) -> None:
        with suppress(OSError):
            while (message := self._untold.get()) is not None:
                self._line.send_bytes(message)
