"""Answers whoever asks over HTTP: keys are exchanged here, files handed out, and the rest is turned away."""

import asyncio
from collections.abc import Callable, Mapping
from email.utils import formatdate
from http import HTTPStatus

from websockets.asyncio.server import ServerConnection
from websockets.datastructures import Headers
from websockets.http11 import Request, Response

from game.phones.callers import Caller
from game.phones.chairs import Chair, Chairs
from game.phones.shelf import PAGE, Leaf, shelf
from game.phones.tickets import are_letters, digest, new_cookie

#: Wrong letters that are suffered from all phones together, and the seconds each takes.
TRIES = 5
PENANCE = 1.0
#: Seconds a phone keeps its cookie; the table is over long before.
EVENING = 43200
SOCKET = "/s"
#: How browsers say that they only look ahead; that must not use a ticket up.
AHEAD = ("Sec-Purpose", "Purpose", "X-Moz", "X-Purpose")


class Door:
    """The way in, at one address; ``tell`` reaches the window."""

    def __init__(self, host: str, chairs: Chairs, tell: Callable[..., None]) -> None:
        self._host = host
        self._origin = f"http://{host}"
        self._cookie = f"seat_{host.rpartition(':')[2]}"
        self._chairs = chairs
        self._tell = tell
        self._shelf = shelf()
        self._wrong = 0
        self._always = {
            "Content-Security-Policy": (
                "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; "
                f"connect-src 'self' ws://{host}; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
            ),
            "X-Content-Type-Options": "nosniff",
            "X-Frame-Options": "DENY",
            "Referrer-Policy": "no-referrer",
            "Cross-Origin-Resource-Policy": "same-origin",
            "Connection": "close",
        }

    async def answer(self, caller: ServerConnection, request: Request) -> Response | None:
        """Answer a request; None: it is a phone that may have its socket."""
        assert isinstance(caller, Caller)
        path = request.path.partition("?")[0]
        origins = request.headers.get_all("Origin")
        if request.headers.get_all("Host") != [self._host]:
            return self._reply(HTTPStatus.FORBIDDEN)
        if origins != [self._origin] and (origins or path == SOCKET):
            return self._reply(HTTPStatus.FORBIDDEN)
        if request.method != "GET":
            return self._reply(HTTPStatus.METHOD_NOT_ALLOWED, headers={"Allow": "GET"})
        if path == SOCKET:
            return self._socket(caller, request)
        if path.startswith(("/J/", "/T/")):
            return await self._exchange(path, request)
        if path == "/":
            # The page tells by this that nobody sits there, and asks for letters.
            return self._page(request, HTTPStatus.OK if self._shown(request) else HTTPStatus.UNAUTHORIZED)
        leaf = self._shelf.get(path)
        return self._leaf(leaf, request) if leaf else self._reply(HTTPStatus.NOT_FOUND)

    def _socket(self, caller: Caller, request: Request) -> Response | None:
        chair = self._shown(request)
        if chair is None:
            return self._reply(HTTPStatus.UNAUTHORIZED)
        caller.seat, caller.key = chair.seat, chair.key
        return None

    def _shown(self, request: Request) -> Chair | None:
        """Find the seat whose cookie a browser shows."""
        for line in request.headers.get_all("Cookie"):
            for part in line.split(";"):
                name, _, value = part.strip().partition("=")
                if name == self._cookie and (chair := self._chairs.of_key(digest(value))):
                    return chair
        return None

    async def _exchange(self, path: str, request: Request) -> Response:
        if any(request.headers.get_all(name) for name in AHEAD):
            return self._reply(HTTPStatus.SERVICE_UNAVAILABLE)
        key = path[3:] if path.startswith("/J/") else path[3:].upper()
        chair = self._chairs.of_ticket(key) if path.startswith("/J/") else self._chairs.of_letters(key)
        if chair is not None:
            return self._seated(chair, key, request)
        if path.startswith("/T/") and are_letters(key):
            self._guessed()
            await asyncio.sleep(PENANCE)
        return self._page(request, HTTPStatus.NOT_FOUND)

    def _page(self, request: Request, status: HTTPStatus) -> Response:
        leaf = self._shelf.get(PAGE)
        return self._leaf(leaf, request, status) if leaf else self._reply(status)

    def _guessed(self) -> None:
        self._wrong += 1
        if self._wrong >= TRIES:
            self._wrong = 0
            for chair in self._chairs.values():
                chair.letters = ""
            self._tell("guessed")

    def _seated(self, chair: Chair, used: str, request: Request) -> Response:
        former = self._shown(request)
        if former is not None and former is not chair:
            # One phone is one hand: it has got up there to sit down here.
            self._tell("left", former.seat, former.key)
            former.key = ""
            former.part("taken")
        cookie = new_cookie()
        chair.ticket = chair.letters = ""
        chair.key = digest(cookie)
        chair.heard, chair.asleep = asyncio.get_running_loop().time(), False
        chair.part("taken")
        self._tell("came", chair.seat, chair.key, used)
        kept = f"{self._cookie}={cookie}; Path=/; Max-Age={EVENING}; HttpOnly; SameSite=Lax"
        return self._reply(HTTPStatus.SEE_OTHER, headers={"Location": "/", "Set-Cookie": kept})

    def _leaf(self, leaf: Leaf, request: Request, status: HTTPStatus = HTTPStatus.OK) -> Response:
        headers = {"Content-Type": leaf.kind, "Cache-Control": leaf.keeping, "Vary": "Accept-Encoding"}
        if status is HTTPStatus.OK:
            headers["ETag"] = leaf.mark
            if leaf.mark in request.headers.get_all("If-None-Match"):
                return self._reply(HTTPStatus.NOT_MODIFIED, headers=headers)
        if leaf.packed and "gzip" in ",".join(request.headers.get_all("Accept-Encoding")):
            return self._reply(status, leaf.packed, {**headers, "Content-Encoding": "gzip"})
        return self._reply(status, leaf.body, headers)

    def _reply(
        self, status: HTTPStatus, body: bytes | None = None, headers: Mapping[str, str] = {}
    ) -> Response:
        usual = {"Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store"}
        body = f"{status.value} {status.phrase}\n".encode() if body is None else body
        sent = Headers({"Date": formatdate(usegmt=True), **self._always, **usual, **headers})
        if status is not HTTPStatus.NOT_MODIFIED:
            sent["Content-Length"] = str(len(body))
        return Response(status.value, status.phrase, sent, body if "Content-Length" in sent else b"")
