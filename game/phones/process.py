"""Where the process of the server begins; the window knows no more of it than this."""

import logging
import signal
import sys
from contextlib import suppress
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from multiprocessing.connection import Connection

#: What the server says now and then, so that the window knows that it lives.
BEAT = ["beat"]


def live(line: "Connection") -> None:
    """Serve phones until the window, at the other end of the line, closes it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    # What goes wrong here may hold a key of a seat, or its cards: none of it is written anywhere.
    logging.disable()
    with suppress(Exception):
        from game.phones.server import serve

        serve(line)
        return
    sys.exit(1)
