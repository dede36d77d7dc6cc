"""The server of the phones: it knows seats, keys and the last sheet of each, but no rules and no match.

The window and the server tell each other lists: the first item says what, the second mostly which seat.
"""

import asyncio
import errno
import json
from contextlib import suppress
from ipaddress import IPv4Address
from threading import Thread
from typing import TYPE_CHECKING, Any

from websockets.asyncio.server import Server, ServerConnection
from websockets.asyncio.server import serve as listen
from websockets.exceptions import ConnectionClosed

from game.phones.callers import Caller
from game.phones.chairs import Chair, Chairs
from game.phones.door import Door
from game.phones.messenger import Messenger
from game.phones.process import BEAT
from game.phones.sayings import read

if TYPE_CHECKING:
    from multiprocessing.connection import Connection

#: The longest message of a page, in bytes, and the seconds a connection may take to be opened or answered.
LONGEST = 2048
TIMEOUT = 20.0
#: Seconds without a sign of life after which a phone is asleep, and between two looks at that.
SILENCE = 9.0
LOOK = 0.5
#: Seconds phones have to hear that the table is over.
FAREWELL = 0.25
#: Messages the window may be behind; what phones say then is dropped, for nobody listens.
BEHIND = 200
#: Why a port is not to be had, though the address is ours.
TAKEN = (errno.EADDRINUSE, errno.EACCES)


def is_address(text: str) -> bool:
    """Say whether something is one address; a name, or every address at once, is not."""
    try:
        return not IPv4Address(text).is_unspecified
    except ValueError:
        return False


def serve(line: "Connection") -> None:
    """Serve phones until the window says that it is over, or is gone."""
    asyncio.run(Host(line).run())


class Host:
    """Everything the server knows, and what it does with what it is told."""

    def __init__(self, line: "Connection") -> None:
        self._line = line
        self._messenger = Messenger(line)
        self._tell = self._messenger.tell
        self._chairs = Chairs()
        self._server: Server | None = None
        self._over = asyncio.Event()

    async def run(self) -> None:
        """Do what the window says until the end."""
        loop = asyncio.get_running_loop()
        Thread(target=self._hear, args=(loop,), daemon=True, name="window").start()
        watch = asyncio.create_task(self._watch())
        await self._over.wait()
        watch.cancel()
        await self._close()
        self._messenger.close()

    async def _close(self) -> None:
        if self._server is not None:
            self._server.close()
        guests = [chair.guest for chair in self._chairs.values() if chair.guest is not None]
        for chair in self._chairs.values():
            chair.part("over")
        if partings := [guest.parting for guest in guests if guest.parting is not None]:
            await asyncio.wait(partings, timeout=FAREWELL)

    def _hear(self, loop: asyncio.AbstractEventLoop) -> None:
        """Listen to the window, in a thread of its own; its silence is the end."""
        with suppress(RuntimeError):
            with suppress(EOFError, OSError):
                while True:
                    loop.call_soon_threadsafe(self._take, json.loads(self._line.recv_bytes()))
            loop.call_soon_threadsafe(self._over.set)

    def _take(self, message: list[Any]) -> None:
        match message:
            case ["open", str(address), list(ports)]:
                self._opening = asyncio.create_task(self._open(address, ports))
            case ["seat", int(seat), str(ticket), str(letters), str(key)]:
                self._lay(seat, ticket, letters, key)
            case ["keep", int(seat), str(kind), str(text)]:
                self._keep(seat, kind, text)
            case ["tell", int(seat), str(kind), str(text)] if seat in self._chairs:
                self._pass_on(self._chairs[seat], kind, text)
            case ["gone", int(seat), str(why)] if seat in self._chairs:
                self._chairs.pop(seat).part(why)
            case ["close"]:
                self._over.set()

    async def _open(self, address: str, ports: list[int]) -> None:
        self._tell(*await self._tried(address, ports))

    async def _tried(self, address: str, ports: list[int]) -> tuple[str, object]:
        """Listen at the first port that is free; give what the window is to know of that."""
        if not is_address(address):
            return "trouble", "address"
        for port in ports:
            try:
                await self._listen(address, port)
            except OSError as refused:
                if refused.errno not in TAKEN:
                    return "trouble", "address"
            else:
                return "open", port
        return "trouble", "port"

    async def _listen(self, address: str, port: int) -> None:
        door = Door(f"{address}:{port}", self._chairs, self._tell)
        self._server = await listen(
            self._attend,
            address,
            port,
            process_request=door.answer,
            create_connection=Caller,
            # What is packed together tells by its length what is in it.
            compression=None,
            server_header=None,
            open_timeout=TIMEOUT,
            # Signs of life are counted here, so that they can be told apart from other ends.
            ping_interval=None,
            max_size=LONGEST,
        )

    def _lay(self, seat: int, ticket: str, letters: str, key: str) -> None:
        """Take the keys of a seat, unless they are older than the phone that has just come."""
        if seat not in self._chairs:
            self._chairs[seat] = Chair(seat, key=key, heard=asyncio.get_running_loop().time())
        chair = self._chairs[seat]
        if chair.key == key:
            chair.ticket, chair.letters = ticket, letters

    def _keep(self, seat: int, kind: str, text: str) -> None:
        if seat in self._chairs:
            self._chairs[seat].kept[kind] = text
            self._pass_on(self._chairs[seat], kind, text)

    def _pass_on(self, chair: Chair, kind: str, text: str) -> None:
        if chair.guest is not None:
            chair.guest.put(kind, text)

    async def _attend(self, caller: ServerConnection) -> None:
        """Talk with a phone as long as it is connected."""
        assert isinstance(caller, Caller)
        chair = self._chairs.of_key(caller.key)
        if chair is None:
            return
        chair.welcome(caller)
        self._tell("here", chair.seat, chair.key)
        speaking = asyncio.gather(caller.deliver(), caller.beat())
        try:
            with suppress(ConnectionClosed):
                async for message in caller:
                    await caller.pace()
                    self._said(chair, caller, message)
        finally:
            speaking.cancel()
            chair.farewell(caller, caller.loop.time())

    def _said(self, chair: Chair, caller: Caller, message: str | bytes) -> None:
        said = read(message) if isinstance(message, str) else None
        if said is not None and chair.guest is caller and self._messenger.behind < BEHIND:
            self._tell("said", chair.seat, chair.key, *said)

    async def _watch(self) -> None:
        """Notice which phones have fallen asleep, and let the window know that somebody is awake here."""
        while True:
            await asyncio.sleep(LOOK)
            self._tell(*BEAT)
            late = asyncio.get_running_loop().time() - SILENCE
            for chair in self._chairs.values():
                if chair.key and not chair.asleep and chair.last_heard() < late:
                    chair.asleep = True
                    self._tell("asleep", chair.seat, chair.key)
                    if chair.guest is not None:
                        chair.guest.transport.abort()
