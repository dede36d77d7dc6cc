"""Where the server listens, and what is said if it cannot."""

import socket
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from game.phones.link import Link
from tests.phones.phone import Phone, get
from tests.phones.waiting import waited


@contextmanager
def taken() -> Iterator[int]:
    """Take a port, so that nobody else can have it."""
    with socket.create_server(("127.0.0.1", 0)) as other:
        yield other.getsockname()[1]


@pytest.fixture
def closed() -> Iterator[Link]:
    """A link that was never opened."""
    link = Link()
    yield link
    link.close(wait=True)


def settled(link: Link) -> Link:
    """Wait until the server listens, or it is known why not."""
    waited(lambda: link.hear() or link.running or link.trouble)
    return link


def test_a_link_that_was_never_opened_has_no_process_and_answers_everything(closed: Link) -> None:
    closed.invite(0)
    closed.speak(0, {"t": "words"})
    closed.show(0, {"t": "sheet"})
    closed.tell(0, {"t": "rule"})
    closed.throw_out(0)
    assert closed.hear() == []
    assert (closed.url(0), closed.letters(0), closed.guest(0)) == ("", "", "waiting")
    closed.revoke(0)
    assert closed.guest(0) == ""
    assert not closed.running


def test_the_next_free_port_is_taken(closed: Link) -> None:
    with taken() as port:
        closed.open("127.0.0.1", port)
        assert settled(closed).trouble == ""
        host, _, found = closed.address.partition(":")
        assert host == "127.0.0.1"
        assert port < int(found) <= port + 20


def test_a_port_that_was_wished_for_is_the_only_one(closed: Link) -> None:
    with taken() as port:
        closed.open("127.0.0.1", port, only=True)
        assert settled(closed).trouble == "port"
        assert (closed.running, closed.address) == (False, "")
    closed.open("127.0.0.1", port, only=True)
    assert settled(closed).address == f"127.0.0.1:{port}"


@pytest.mark.parametrize("address", ["198.51.100.77", "256.1.1.1", "localhost", "0.0.0.0", ""])
def test_an_address_that_is_not_ours_is_said_to_be_so(closed: Link, address: str) -> None:
    closed.open(address)
    assert settled(closed).trouble == "address"
    assert not closed.running


def test_only_the_chosen_address_listens(link: Link) -> None:
    port = int(link.address.rpartition(":")[2])
    with pytest.raises(ConnectionRefusedError):
        socket.create_connection(("127.0.0.2", port), timeout=5)


def test_another_address_brings_new_keys_to_the_same_seats(link: Link) -> None:
    phone, before = Phone(link), [link.url(seat) for seat in range(3)]
    link.show(0, {"t": "sheet", "step": 3})
    with phone.seated(0):
        link.open("127.0.0.2", int(link.address.rpartition(":")[2]))
        assert phone.hears()["step"] == 3
        assert phone.hears() == {"t": "over"}
    assert settled(link).address.startswith("127.0.0.2:")
    assert [link.guest(seat) for seat in range(3)] == ["waiting"] * 3
    assert not {url[-26:] for url in before} & {link.url(seat)[-26:] for seat in range(3)}
    assert get(link.address, before[1][-29:]).status == 404
    other = Phone(link)
    with other.seated(0):
        assert other.hears()["step"] == 3


def test_seats_have_keys_of_their_own(link: Link) -> None:
    assert len({link.url(seat) for seat in range(3)}) == 3
    assert len({link.letters(seat) for seat in range(3)}) == 3
