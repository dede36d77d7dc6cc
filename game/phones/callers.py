"""Connections from outside: a phone of the table, or anybody; none may cost more than its share."""

import asyncio
from collections import deque
from contextlib import suppress
from typing import Any, ClassVar

from websockets.asyncio.server import ServerConnection
from websockets.exceptions import ConnectionClosed

#: Connections that are attended to at once, and those that stand in line; whoever comes then is sent away.
MOST = 16
LINE = 48
#: Seconds in which somebody who is let in has to say what they want: phones do so at once.
PATIENCE = 4.0
#: Bytes and messages a second that are taken from one connection.
BYTES = 64_000
MESSAGES = 20
#: Seconds between signs of life to a phone, and those a farewell may take.
BEAT = 4.0
FAREWELL = 1.0
#: How a socket is closed whose phone has opened another one.
REPLACED = 4001


class Room:
    """All who are connected: some are inside, the others wait for one of them to leave."""

    def __init__(self) -> None:
        self.inside: set[Caller] = set()
        self.line: deque[Caller] = deque()

    def enter(self, caller: "Caller") -> None:
        """Let somebody in, or into the line, or send them away."""
        if len(self.inside) < MOST:
            self._let_in(caller)
        elif len(self.line) < LINE:
            caller.transport.pause_reading()
            self.line.append(caller)
        else:
            caller.transport.abort()

    def leave(self, caller: "Caller") -> None:
        """Let the next one in."""
        self.inside.discard(caller)
        with suppress(ValueError):
            self.line.remove(caller)
        while self.line and len(self.inside) < MOST:
            self._let_in(self.line.popleft())

    def _let_in(self, caller: "Caller") -> None:
        self.inside.add(caller)
        caller.transport.resume_reading()
        caller.patience = caller.loop.call_later(PATIENCE, caller.hang_up_if_silent)


class Caller(ServerConnection):
    """One connection; as soon as it has shown the cookie of a seat, the phone of that seat."""

    room: ClassVar[Room] = Room()

    def __init__(self, *args: Any, **limits: Any) -> None:
        super().__init__(*args, **limits)
        #: The seat and the digest of its cookie, once they are known.
        self.seat = -1
        self.key = ""
        #: When something was last heard from it.
        self.heard = self.loop.time()
        #: What ends it, should nothing be asked for.
        self.patience: asyncio.TimerHandle | None = None
        self._second = self._next = self.heard
        self._bytes = 0
        self._outbox: dict[str, str] = {}
        self._ready = asyncio.Event()
        #: The end of the connection, once that is decided.
        self.parting: asyncio.Task[None] | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Come to the door."""
        super().connection_made(transport)
        self.room.enter(self)

    def connection_lost(self, exc: Exception | None) -> None:
        """Go."""
        super().connection_lost(exc)
        self.room.leave(self)
        if self.patience is not None:
            self.patience.cancel()

    def data_received(self, data: bytes) -> None:
        """Take what is sent, unless that is more than any page would send."""
        if self.loop.time() - self._second >= 1:
            self._second, self._bytes = self.loop.time(), 0
        self._bytes += len(data)
        if self._bytes > BYTES:
            self.transport.abort()
        else:
            super().data_received(data)

    def hang_up_if_silent(self) -> None:
        """Close the line to somebody who has not said what they want."""
        if self.request is None:
            self.transport.abort()

    def put(self, kind: str, text: str) -> None:
        """Let something be sent; of each kind the last is enough, should the phone be slow."""
        if self.parting is None:
            self._outbox.pop(kind, None)
            self._outbox[kind] = text
            self._ready.set()

    async def deliver(self) -> None:
        """Send what is put into the outbox, as long as there is a connection."""
        with suppress(ConnectionClosed):
            while await self._ready.wait():
                self._ready.clear()
                while self._outbox:
                    kind = next(iter(self._outbox))
                    await self.send(self._outbox.pop(kind))

    async def beat(self) -> None:
        """Say something now and then, and listen whether the phone answers."""
        with suppress(ConnectionClosed):
            while True:
                await asyncio.sleep(BEAT)
                self.put("beat", '{"t":"beat"}')
                await (await self.ping())
                self.heard = self.loop.time()

    async def pace(self) -> None:
        """Wait as long as it takes that no more messages are read than may come in a second."""
        now = self.loop.time()
        # A short burst is a person in a hurry; after that they come one by one.
        self._next = max(self._next, now - 1) + 1 / MESSAGES
        if self._next > now:
            await asyncio.sleep(self._next - now)
        self.heard = self.loop.time()

    def dismiss(self, why: str) -> None:
        """Tell the phone why it is no longer wanted, and end the connection soon; nothing more is sent."""
        self._part(f'{{"t":"{why}"}}', 1000)

    def replace(self) -> None:
        """End the connection of a phone that has opened another one."""
        self._part("", REPLACED)

    def _part(self, last: str, code: int) -> None:
        self._outbox.clear()
        self.parting = self.loop.create_task(self._take_leave(last, code))

    async def _take_leave(self, last: str, code: int) -> None:
        with suppress(ConnectionClosed, TimeoutError):
            async with asyncio.timeout(FAREWELL):
                if last:
                    await self.send(last)
                await self.close(code)
        self.transport.abort()
