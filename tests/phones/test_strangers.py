"""What strangers may send: too much, too often, too slowly, or nonsense; nothing breaks, nothing is told."""

import os
import random
import select
import socket
import time
from base64 import b64encode
from collections.abc import Iterable, Iterator
from contextlib import ExitStack

import pytest
from websockets.exceptions import ConnectionClosed

from game.phones.link import Link
from tests.phones.phone import Phone, get, raw
from tests.phones.waiting import gathered, heard, quiet, server_of, waited

#: Real servers, and phones that are waited for: tried with what takes longer.
pytestmark = pytest.mark.slow

TRICKS = [
    "/..",
    "/../page.html",
    "/art/../page.html",
    "/art/",
    "/art/../../server.py",
    "/%2e%2e/server.py",
    "/..%2fserver.py",
    "/server.py",
    "/art.txt",
    "//page.html",
    "/page.html/",
    "/./page.html",
    "/PAGE.HTML",
    "/page.html%00",
    "/\\page.html",
    "/favicon.ico/x",
    "/.git/config",
    "/etc/passwd",
    "/S",
    "/s/",
    "/J",
    "/T",
    "x",
    "*",
    "http://127.0.0.1/page.html",
]


def connected(link: Link) -> socket.socket:
    """Open a connection and say nothing."""
    host, _, port = link.address.partition(":")
    return socket.create_connection((host, int(port)), timeout=30)


def head(link: Link, path: str = "/nothing", **more: str) -> bytes:
    more = {"Host": link.address, **more}
    lines = [f"GET {path} HTTP/1.1", *(f"{key}: {value}" for key, value in more.items())]
    return "\r\n".join([*lines, "", ""]).encode()


def upgrade(phone: Phone) -> bytes:
    """Write down how a page asks for its socket."""
    more = {"Connection": "Upgrade", "Upgrade": "websocket", "Sec-WebSocket-Version": "13"}
    key = b64encode(bytes(16)).decode()
    more |= {"Sec-WebSocket-Key": key, "Cookie": phone.cookie, "Origin": f"http://{phone.address}"}
    return head(phone.link, "/s", **more)


def hung_up(line: socket.socket, parts: Iterable[bytes], pause: float = 0.0) -> bool:
    """Send until the other end closes the line; say whether it does."""
    try:
        for part in parts:
            line.sendall(part)
            time.sleep(pause)
    except OSError:
        return True
    return False


@pytest.fixture(autouse=True)
def _silence(capfd: pytest.CaptureFixture[str], link: Link) -> Iterator[None]:
    """The server writes nothing, whatever happens, and is the same process afterwards."""
    before = server_of(link)
    yield
    link.hear()
    assert server_of(link) == before
    link.close()
    assert capfd.readouterr() == ("", "")


def test_a_path_that_is_not_in_the_table_leads_nowhere(link: Link) -> None:
    for path in TRICKS:
        assert raw(link.address, head(link, path)).startswith(b"HTTP/1.1 404"), path


def test_only_getting_is_allowed(link: Link) -> None:
    url = link.url(0)[-29:]
    for path in ("/", "/page.html", url, "/nothing"):
        for method in ("HEAD", "POST", "PUT", "DELETE", "OPTIONS", "TRACE", "PATCH", "get"):
            answer = get(link.address, path, method)
            assert answer.status == 405, (method, path)
            assert answer.headers["Allow"] == "GET"
    assert Phone(link).scan(0).status == 303


def test_whoever_sends_a_body_is_not_answered(link: Link) -> None:
    sent = head(link, **{"Content-Length": "5"}) + b"hello"
    assert raw(link.address, sent.replace(b"GET", b"POST")) == b""
    assert get(link.address, "/nothing").status == 404


def test_every_answer_is_strict_about_what_a_page_may_do(link: Link) -> None:
    for path in ("/", "/nothing", link.url(0)[-29:], "/J/x"):
        headers = get(link.address, path).headers
        policy = headers["Content-Security-Policy"]
        assert policy.startswith("default-src 'none'; ")
        assert "unsafe" not in policy
        assert f"ws://{link.address}" in policy
        assert headers["X-Content-Type-Options"] == "nosniff"
        assert headers["Referrer-Policy"] == "no-referrer"
        assert "Server" not in headers


def test_nonsense_is_not_answered_and_harms_nobody(link: Link) -> None:
    chance = random.Random(7)
    nonsense = [chance.randbytes(chance.randrange(1, 4000)) + b"\r\n\r\n" for _ in range(40)]
    nonsense += [b"\r\n\r\n", b"GET\r\n\r\n", b"GET / HTTP/2\r\n\r\n", b"\x16\x03\x01\x02\x00" + bytes(200)]
    nonsense += [head(link) + bytes(3000), b"GET / HTTP/1.1\r\n" + b"a: b\r\n" * 300 + b"\r\n"]
    nonsense += [b"GET /" + b"x" * 9000 + b" HTTP/1.1\r\n\r\n"]
    phone = Phone(link)
    with phone.seated(0):
        for sent in nonsense:
            got = raw(link.address, sent)
            assert got[:12] in {b"", *(b"HTTP/1.1 %d" % status for status in (403, 404, 414, 431))}
        phone.says(t="again")
        assert heard(link, "again").seat == 0


def test_a_message_that_is_too_long_ends_the_connection(link: Link) -> None:
    phone = Phone(link)
    with phone.seated(0) as line:
        line.send('{"t":"rule","about":"park"}' + " " * 2000)
        assert heard(link, "rule").data == {"about": "park"}
        line.send('{"t":"rule","about":"park"}' + " " * 2100)
        with pytest.raises(ConnectionClosed) as closed:
            phone.hears()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1009
    assert [news.what for news in quiet(link)] == []
    with phone.socket():
        phone.says(t="again")
        heard(link, "again")


def test_frames_that_break_the_rules_end_the_connection_alone(link: Link) -> None:
    phone, other = Phone(link), Phone(link)
    chance = random.Random(3)
    with other.seated(1):
        phone.scan(0)
        for _ in range(25):
            with connected(link) as line:
                line.sendall(upgrade(phone))
                assert line.recv(1000).startswith(b"HTTP/1.1 101")
                line.sendall(chance.randbytes(300))
        other.says(t="again")
        assert heard(link, "again").seat == 1


def test_more_than_twenty_messages_a_second_wait(link: Link) -> None:
    phone, other = Phone(link), Phone(link)
    with phone.seated(0), other.seated(1):
        begun = time.monotonic()
        for step in range(100):
            phone.says(t="undo", step=step)
        other.says(t="again")
        news = gathered(link, 101)
        assert time.monotonic() - begun > 3.0
        assert [said.data["step"] for said in news if said.seat == 0] == list(range(100))
        assert next(number for number, said in enumerate(news) if said.seat == 1) < 60, "others need not wait"


def test_a_flood_ends_the_connection_and_nobody_else_suffers(link: Link) -> None:
    phone, other = Phone(link), Phone(link)
    with other.seated(1), phone.seated(0) as line:
        flood = ["x" * 1000] * 100_000
        with pytest.raises(ConnectionClosed):
            list(map(line.send, flood))
        other.says(t="again")
        assert heard(link, "again").seat == 1
    with phone.socket():
        phone.says(t="again")
        assert heard(link, "again").seat == 0


def test_a_flood_of_pings_is_not_answered_without_end(link: Link) -> None:
    phone = Phone(link)
    phone.scan(0)
    with connected(link) as line:
        line.sendall(upgrade(phone))
        assert line.recv(1000).startswith(b"HTTP/1.1 101")
        ping = b"\x89\x80" + bytes(4)
        assert hung_up(line, [ping * 1000] * 5000)


def test_who_says_nothing_is_hung_up_on(link: Link) -> None:
    with connected(link) as silent, connected(link) as slow:
        begun = time.monotonic()
        slow.sendall(b"GET / HT")
        assert silent.recv(100) == b""
        assert slow.recv(100) == b""
        assert 3 < time.monotonic() - begun < 8


def test_who_speaks_letter_by_letter_is_hung_up_on(link: Link) -> None:
    begun = time.monotonic()
    with connected(link) as line:
        assert hung_up(line, [bytes([letter]) for letter in head(link) * 10], 0.1)
    assert time.monotonic() - begun < 10


def test_phones_that_are_here_do_not_notice_a_crowd_at_the_door(link: Link) -> None:
    phone = Phone(link)
    with ExitStack() as crowd, phone.seated(0):
        lines = [crowd.enter_context(connected(link)) for _ in range(120)]
        phone.says(t="again")
        assert heard(link, "again", 2).seat == 0
        waited(lambda: len(_turned_away(lines)) >= 120 - 16 - 48)
        assert len(_turned_away(lines)) <= 120 - 14 - 48


def _turned_away(lines: list[socket.socket]) -> list[socket.socket]:
    """Give those that the other end has closed; nothing is ever said to them."""
    return select.select(lines, [], [], 0)[0]


def test_whoever_stands_in_line_is_served_in_the_end(link: Link) -> None:
    begun = time.monotonic()
    with ExitStack() as crowd:
        for _ in range(16):
            crowd.enter_context(connected(link))
        assert get(link.address, "/nothing").status == 404
        assert time.monotonic() - begun > 3.9, "there was no line"


def test_a_burst_of_requests_is_served_whole(link: Link) -> None:
    with ExitStack() as crowd:
        lines = [crowd.enter_context(connected(link)) for _ in range(50)]
        for line in lines:
            line.sendall(head(link))
        for line in lines:
            assert line.recv(1000).startswith(b"HTTP/1.1 404")
            line.close()


@pytest.mark.slow
def test_who_does_not_take_the_answer_is_hung_up_on(link: Link) -> None:
    with connected(link) as line:
        line.sendall(head(link))
        time.sleep(1)
        assert line.recv(100_000).startswith(b"HTTP/1.1 404")
        assert hung_up(line, [b"x"] * 250, 0.1)


def test_a_phone_that_reads_nothing_costs_no_memory(link: Link) -> None:
    phone = Phone(link)
    phone.scan(0)
    with connected(link) as line:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        line.sendall(upgrade(phone))
        assert line.recv(20).startswith(b"HTTP/1.1 101")
        before = _memory(link)
        for step in range(4000):
            link.show(0, {"t": "sheet", "step": step, "filling": "x" * 3000})
        link.show(1, {"t": "sheet", "step": 1})
        other = Phone(link)
        with other.seated(1):
            assert other.hears()["step"] == 1
        assert _memory(link) - before < 6


def _memory(link: Link) -> float:
    with open(f"/proc/{server_of(link)}/statm") as told:
        return int(told.read().split()[1]) * os.sysconf("SC_PAGE_SIZE") / 1e6
