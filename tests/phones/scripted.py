"""A phone that plays: it comes by its code, reads its sheets, and seals what it is told to."""

import json
from contextlib import ExitStack
from typing import Any

from websockets.exceptions import ConnectionClosed

from game.phones.link import Link
from rules.kernel import Seat
from tests.phones.phone import Phone
from tests.phones.waiting import waited

Json = dict[str, Any]


class ScriptedPhone(Phone):
    """One phone at the table."""

    def __init__(self, link: Link, seat: Seat) -> None:
        super().__init__(link)
        self.sheet: Json = {}
        self.words: Json = {}
        #: All other messages, and everything that ever came, in the order of arrival.
        self.others: list[Json] = []
        self.texts: list[str] = []
        # The window knows a key a moment before the server does.
        waited(lambda: self.scan(seat).status == 303)
        self.come_back()

    def come_back(self) -> None:
        """Open another line with the same cookie."""
        self._held = ExitStack()
        self._held.enter_context(self.socket())

    def drop(self) -> None:
        """Vanish without a word."""
        self.line.socket.close()

    def say(self, what: str, **data: object) -> None:
        """Say something to the table."""
        self.line.send(json.dumps({"t": what, **data}))

    def seal(self, option: str) -> None:
        """Choose something of the sheet that is shown."""
        self.say("seal", step=self.sheet["step"], option=option)

    def read(self) -> None:
        """Take in what has come."""
        try:
            while True:
                self._take(str(self.line.recv(timeout=0)))
        except (TimeoutError, ConnectionClosed):
            pass

    def _take(self, text: str) -> None:
        self.texts.append(text)
        message = json.loads(text)
        if message["t"] == "sheet":
            self.sheet = message
        elif message["t"] == "words":
            self.words = message
        elif message["t"] != "beat":
            self.others.append(message)

    def close(self) -> None:
        """Go."""
        self._held.close()
