"""A phone as the server sees it: real requests, a real socket, and the cookie it was given."""

import json
import socket
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from http.client import HTTPConnection
from typing import Any, NamedTuple

from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from game.phones.link import Link
from tests.phones.waiting import PATIENCE, waited

#: Beats come by themselves, and say nothing about the game.
BEAT = {"t": "beat"}


class Answer(NamedTuple):
    """What came back for a request."""

    status: int
    headers: Mapping[str, str]
    body: bytes


def get(address: str, path: str, method: str = "GET", **headers: str) -> Answer:
    """Ask a server for something."""
    line = HTTPConnection(address, timeout=30)
    try:
        line.request(method, path, headers=headers)
        came = line.getresponse()
        return Answer(came.status, dict(came.getheaders()), came.read())
    finally:
        line.close()


def raw(address: str, sent: bytes, seconds: float = 30.0) -> bytes:
    """Send bytes as they are, and give all that comes back until the other end closes the line."""
    host, _, port = address.partition(":")
    with socket.create_connection((host, int(port)), timeout=seconds) as line:
        got = b""
        try:
            line.sendall(sent)
            while part := line.recv(65536):
                got += part
        except ConnectionError:
            pass
        return got


def caught_up(link: Link) -> None:
    """Wait until the server knows all that it was told: it reads in order, last of a seat for nobody."""
    nobody = 99
    link.invite(nobody)
    path = link.url(nobody).removeprefix(f"HTTP://{link.address}")
    waited(lambda: get(link.address, path).status == 303)
    link.revoke(nobody)


class Phone:
    """A phone at the table of a link."""

    def __init__(self, link: Link) -> None:
        self.link = link
        self.address = link.address
        self.cookie = ""
        self.got: list[dict[str, Any]] = []
        self.bytes = b""

    def get(self, path: str, **headers: str) -> Answer:
        """Ask for a path, showing the cookie, and keep the one that is given."""
        if self.cookie:
            headers = {"Cookie": self.cookie, **headers}
        answer = get(self.address, path, **headers)
        self.bytes += answer.body + repr(answer.headers).encode()
        if given := answer.headers.get("Set-Cookie"):
            self.cookie = given.partition(";")[0]
        return answer

    def scan(self, seat: int) -> Answer:
        """Follow the code of a seat."""
        return self.get(self.link.url(seat).removeprefix(f"HTTP://{self.address}"))

    def type(self, letters: str) -> Answer:
        """Type the letters of a seat."""
        return self.get(f"/T/{letters}")

    @contextmanager
    def socket(self, **headers: str) -> Iterator[ClientConnection]:
        """Open the socket of the page."""
        sent = {"Cookie": self.cookie, **headers} if self.cookie else headers
        origin = sent.pop("Origin", f"http://{self.address}")
        with connect(
            f"ws://{self.address}/s",
            origin=Origin(origin) if origin else None,
            additional_headers=sent,
            proxy=None,
            ping_interval=None,
            compression=None,
        ) as line:
            self.line = line
            yield line

    @contextmanager
    def seated(self, seat: int) -> Iterator[ClientConnection]:
        """Follow the code of a seat, sit down, and stay connected."""
        # The window knows a key a moment before the server does.
        waited(lambda: self.scan(seat).status == 303)
        with self.socket() as line:
            self.says(t="sit")
            waited(lambda: self.link.hear() or self.link.guest(seat) == "here")
            yield line

    def says(self, **message: object) -> None:
        """Say something as the page does."""
        self.line.send(json.dumps(message))

    def hears(self, seconds: float = PATIENCE) -> dict[str, Any]:
        """Wait for the next message that is no beat."""
        while True:
            text = self.line.recv(timeout=seconds)
            assert isinstance(text, str)
            self.bytes += text.encode()
            said: dict[str, Any] = json.loads(text)
            if said != BEAT:
                self.got.append(said)
                return said
