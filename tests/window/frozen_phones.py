"""What the box must do for phones: serve them in a process of its own, and leave nothing behind."""

import json
import socket
import time
from collections.abc import Callable
from pathlib import Path

import pygame
import zxingcpp

from game.phones.link import Link
from game.phones.shelf import shelf
from game.session.session import Session
from rules.kernel import Seat
from tests.phones.evening import by_phone
from tests.phones.phone import get
from tests.phones.scripted import ScriptedPhone
from tests.window.person import Person
from tests.window.screen import waited

#: Where the box is told to listen.
PORT = 18937
#: Megabytes that the server may hold.
MOST = 30


class Code(Link):
    """What a camera reads off the screen: the way to a table in another process."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.text = text
        self.address = text.removeprefix("HTTP://").partition("/")[0]

    def url(self, seat: Seat) -> str:
        """Give what is in the code."""
        return self.text


def save() -> str:
    """Give a saved table of a person with a phone and a bot."""
    plan = by_phone("notre_dame", 2)
    bot = plan.players[1]._replace(bot="apprentice", secrecy="curtain")
    return json.dumps(Session(plan._replace(players=(plan.players[0], bot))).to_json())


def serve_a_phone(
    person: Person, words: list[str], meanwhile: Callable[[int], None], patience: int = 1
) -> None:
    """Scan the code off the window, sit down and choose; when the window is closed nothing is left."""
    person.start(*words, "--phones", f"127.0.0.1:{PORT}", told=True)
    try:
        code = waited(lambda: _read(person.picture()), "a code on the screen", 30 * patience)
        phone = ScriptedPhone(code, 0)
        phone.say("sit")
        waited(lambda: _shown(phone), "a sheet on the phone", 20 * patience)
        everything_is_there()
        meanwhile(person.process.pid)
        person.strike("Escape")
        step = phone.sheet["step"]
        phone.seal(phone.sheet["choices"][0]["id"])
        waited(lambda: _shown(phone) and phone.sheet["step"] > step, "the next sheet", 30 * patience)
        assert person.played()[0].startswith("0 ")
        phone.close()
        person.strike("alt+F4")
        person.has_left()
    finally:
        person.end()
    time.sleep(0.5)
    with socket.socket() as line:
        assert line.connect_ex(("127.0.0.1", PORT)) != 0, "The port is still open"


def everything_is_there() -> None:
    """Insist that all a page may ask for is in the box, as it is here."""
    for path, leaf in shelf().items():
        assert get(f"127.0.0.1:{PORT}", path).body == leaf.body, path


def server_is_plain(processes: list[int]) -> None:
    """Insist on a server that is small, and knows neither windows nor TLS."""
    used = {process: Path(f"/proc/{process}/maps").read_text() for process in processes}
    (server,) = (process for process, libraries in used.items() if "websockets" in libraries)
    for foreign in ("libSDL2", "pygame", "libssl", "libcrypto"):
        assert foreign not in used[server], f"The server has opened {foreign}"
    status = Path(f"/proc/{server}/status").read_text()
    held = int(status.partition("VmRSS:")[2].split()[0]) / 1024
    print(f"  the server holds {held:.1f} MB")
    assert held <= MOST


def _read(seen: pygame.Surface) -> Code | None:
    found = zxingcpp.read_barcodes(pygame.surfarray.array3d(seen).swapaxes(0, 1).copy())
    return next((Code(one.text) for one in found if "/J/" in one.text), None)


def _shown(phone: ScriptedPhone) -> bool:
    phone.read()
    return bool(phone.sheet.get("choices"))
