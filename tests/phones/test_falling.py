"""What phones and their server may do at any time: sleep, wake up, be killed; the table goes on."""

import os
import signal
import socket
import subprocess
import sys
import time
from collections import deque
from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from game.phones.far_end import FAREWELL, SILENCE
from game.phones.link import FALLS, Heard, Link
from tests.phones.phone import Phone
from tests.phones.test_strangers import connected, hung_up, upgrade
from tests.phones.waiting import heard, quiet, server_of, waited

#: Real servers, and phones that are waited for: tried with what takes longer.
pytestmark = pytest.mark.slow

needs_linux = pytest.mark.skipif(sys.platform != "linux", reason="kill -9 is of Unix, and /proc of Linux")

#: Ends as soon as it has closed its door.
LEAVING = """
import time
from multiprocessing import active_children
from game.phones.link import Link

link = Link()
link.open("127.0.0.1", 25_000)
while not (link.hear() or link.running):
    time.sleep(0.01)
print(active_children()[0].pid)
link.close()
"""


@pytest.fixture(autouse=True)
def _silence(capfd: pytest.CaptureFixture[str]) -> Iterator[None]:
    """Nothing is written, whatever happens."""
    yield
    assert capfd.readouterr() == ("", "")


def struck(link: Link, blow: signal.Signals = signal.SIGKILL) -> int:
    """Kill the server, or stop it; give which process it was."""
    pid = server_of(link)
    os.kill(pid, blow)
    return pid


def restarted(link: Link, former: int) -> list[Heard]:
    """Wait until another server listens; give what was heard meanwhile."""
    news: list[Heard] = []

    def another() -> bool:
        news.extend(link.hear())
        return link.running and server_of(link) != former

    waited(another)
    return news


def test_a_phone_that_closes_its_page_is_asleep_until_it_comes_back(
    link: Link,
) -> None:
    phone = Phone(link)
    link.show(0, {"t": "sheet", "step": 4})
    with phone.seated(0):
        pass
    begun = time.monotonic()
    assert heard(link, "asleep") == Heard(0, "asleep", {})
    assert 7 < time.monotonic() - begun < 12
    assert link.guest(0) == "asleep"
    with phone.socket():
        assert heard(link, "awake") == Heard(0, "awake", {})
        assert link.guest(0) == "here"
        assert phone.hears()["step"] == 4


def test_a_phone_that_answers_no_ping_is_asleep_and_its_line_is_closed(link: Link) -> None:
    phone = Phone(link)
    with phone.seated(0):
        pass
    with connected(link) as line:
        line.sendall(upgrade(phone))
        begun = time.monotonic()
        assert heard(link, "asleep").seat == 0
        assert 7 < time.monotonic() - begun < 12
        assert hung_up(line, [b"x"] * 50, 0.1)


@pytest.mark.slow
def test_a_page_that_is_loaded_anew_never_slept(link: Link) -> None:
    phone = Phone(link)
    with phone.seated(0):
        pass
    time.sleep(1)
    with phone.socket():
        assert quiet(link, 11) == []
        assert link.guest(0) == "here"


@needs_linux
def test_after_a_kill_phones_come_back_to_the_same_port_with_the_same_cookies(link: Link) -> None:
    phones = [Phone(link), Phone(link)]
    address, open_seat = link.address, link.url(2)
    for seat in (0, 1):
        link.speak(seat, {"t": "words", "page": seat})
        link.show(seat, {"t": "sheet", "step": 7, "hand": f"of {seat}"})
    with phones[0].seated(0) as line, phones[1].seated(1):
        former = struck(link)
        with pytest.raises(ConnectionClosed):
            deque(iter(line.recv, None))
    link.show(1, {"t": "sheet", "step": 8, "hand": "of 1"})
    assert restarted(link, former) == []
    assert (link.address, link.url(2), link.trouble) == (address, open_seat, "")
    for seat, step in ((0, 7), (1, 8)):
        with phones[seat].socket():
            assert phones[seat].hears() == {"t": "words", "page": seat}
            assert phones[seat].hears() == {"t": "sheet", "step": step, "hand": f"of {seat}"}
            phones[seat].says(t="undo", step=step)
            assert heard(link, "undo") == Heard(seat, "undo", {"step": step})
    assert Phone(link).scan(2).status == 303


@needs_linux
def test_the_port_stays_the_same_even_if_an_earlier_one_has_become_free() -> None:
    link = Link()
    with socket.create_server(("127.0.0.1", 0)) as other:
        link.open("127.0.0.1", other.getsockname()[1])
        waited(lambda: link.hear() or link.running)
    before = link.address
    restarted(link, struck(link))
    assert link.address == before
    link.close(wait=True)


@needs_linux
def test_a_server_that_hangs_is_replaced_and_phones_come_back(link: Link) -> None:
    """It lives, but says nothing: the window itself must notice, and goes on meanwhile."""
    phone, address, begun = Phone(link), link.address, time.monotonic()
    link.show(0, {"t": "sheet", "step": 7})
    with phone.seated(0):
        former = struck(link, signal.SIGSTOP)
        assert restarted(link, former) == []
        assert time.monotonic() - begun > SILENCE
    assert not Path(f"/proc/{former}").exists()
    assert (link.address, link.guest(0), link.trouble) == (address, "here", "")
    with phone.socket():
        assert phone.hears()["step"] == 7
        phone.says(t="undo", step=7)
        assert heard(link, "undo").seat == 0


def test_a_window_that_was_away_does_not_take_its_server_for_dead(link: Link) -> None:
    """However long nobody looked, whatever the server said meanwhile counts."""
    before = server_of(link)
    assert quiet(link, 2) == []
    assert link._far is not None
    link._far._looked -= 3600
    assert quiet(link, 2) == []
    assert server_of(link) == before


@needs_linux
@pytest.mark.slow
def test_phones_that_do_not_come_back_after_a_kill_are_asleep(link: Link) -> None:
    phone = Phone(link)
    with phone.seated(0):
        assert restarted(link, struck(link)) == []
        assert link.guest(0) == "here"
        assert heard(link, "asleep").seat == 0


@needs_linux
def test_a_thrown_out_phone_does_not_come_back_by_a_kill(link: Link) -> None:
    phone = Phone(link)
    with phone.seated(0):
        link.throw_out(0)
        assert phone.hears() == {"t": "out"}
    restarted(link, struck(link))
    assert b" 401 " in _asked(phone)


def _asked(phone: Phone) -> bytes:
    with connected(phone.link) as line:
        line.sendall(upgrade(phone))
        return line.recv(1000)


@needs_linux
def test_a_server_that_dies_again_and_again_is_given_up(link: Link) -> None:
    phone = Phone(link)
    with phone.seated(0):
        for _ in range(FALLS):
            restarted(link, struck(link))
        struck(link)
        assert heard(link, "asleep") == Heard(0, "asleep", {})
    assert (link.trouble, link.running, link.address) == ("gone", False, "")
    assert (link.url(0), link.letters(0)) == ("", "")
    assert link.hear() == []
    link.open("127.0.0.1", 24_000)
    waited(lambda: link.hear() or link.running)
    assert link.trouble == ""
    with Phone(link).seated(0):
        pass


@needs_linux
def test_closing_leaves_no_process_and_no_port(link: Link) -> None:
    phone, pid, address = Phone(link), server_of(link), link.address
    with phone.seated(0):
        begun = time.monotonic()
        link.close()
        assert time.monotonic() - begun < 1
        assert phone.hears() == {"t": "over"}
    link.close(wait=True)
    assert not Path(f"/proc/{pid}").exists()
    host, _, port = address.partition(":")
    with pytest.raises(ConnectionRefusedError):
        socket.create_connection((host, int(port)))
    assert (link.address, link.url(0), link.guest(0), link.running, link.hear()) == ("", "", "", False, [])


@needs_linux
def test_a_server_that_does_not_answer_is_ended_all_the_same(link: Link) -> None:
    pid = struck(link, signal.SIGSTOP)
    for step in range(200):
        link.show(0, {"t": "sheet", "step": step, "filling": "x" * 3000})
        assert link.hear() == []
    begun = time.monotonic()
    link.close(wait=True)
    assert time.monotonic() - begun < 2
    assert not Path(f"/proc/{pid}").exists()


@needs_linux
def test_the_window_does_not_wait_for_a_server_that_takes_its_leave(link: Link) -> None:
    """And another one may listen in the very place where it did."""
    pid, port = struck(link, signal.SIGSTOP), int(link.address.rpartition(":")[2])
    begun = time.monotonic()
    link.close()
    assert time.monotonic() - begun < FAREWELL
    assert (link.address, link.running, link.hear()) == ("", False, [])
    link.open("127.0.0.1", port, only=True)
    waited(lambda: link.hear() or link.running)
    assert not Path(f"/proc/{pid}").exists()


@needs_linux
def test_no_server_outlives_a_program_that_ends_while_it_takes_its_leave() -> None:
    told = subprocess.run([sys.executable, "-c", LEAVING], capture_output=True, text=True, check=True)
    assert not Path(f"/proc/{int(told.stdout)}").exists()
    assert told.stderr == ""


#: A window that opens a table for phones, says where, and is killed.
WINDOW = """
import time
from multiprocessing import active_children
from game.phones.link import Link
link = Link()
link.invite(0)
link.open("127.0.0.1", 26_000)
while not link.running:
    link.hear()
    time.sleep(0.01)
print(active_children()[0].pid, flush=True)
time.sleep(60)
"""


def gone(pid: int) -> bool:
    """Say whether a process has ended; whoever inherits it may be slow to take note of that."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] == "Z"
    except OSError:
        return True


@needs_linux
@pytest.mark.parametrize("end", [signal.SIGKILL, signal.SIGTERM])
def test_a_window_that_is_killed_takes_its_server_along(end: signal.Signals) -> None:
    with subprocess.Popen([sys.executable, "-c", WINDOW], stdout=subprocess.PIPE, text=True) as window:
        assert window.stdout is not None
        pid = int(window.stdout.readline())
        assert Path(f"/proc/{pid}").exists()
        window.send_signal(end)
    waited(lambda: gone(pid))
