"""Coming to the table: a ticket, letters, a cookie in their place, and nobody else."""

import re
from collections import deque

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from game.phones.link import Heard, Link
from game.phones.tickets import ALPHABET, new_letters, new_ticket
from tests.phones.phone import Phone, get
from tests.phones.waiting import heard, quiet, unheard, waited


def path_of(link: Link, seat: int) -> str:
    return link.url(seat).removeprefix(f"HTTP://{link.address}")


def refused(phone: Phone, **headers: str) -> int:
    """Try to open a socket, and give the status with which that is refused."""
    with pytest.raises(InvalidStatus) as error, phone.socket(**headers):
        pass
    return error.value.response.status_code


def test_a_ticket_is_exchanged_for_a_cookie_and_leaves_the_address_bar(link: Link) -> None:
    assert re.fullmatch(r"HTTP://127\.0\.0\.1:\d+/J/[A-Z2-7]{26}", link.url(1))
    phone = Phone(link)
    answer = phone.scan(1)
    assert answer.status == 303
    assert answer.headers["Location"] == "/"
    assert answer.headers["Cache-Control"] == "no-store"
    name, *rest = answer.headers["Set-Cookie"].split("; ")
    assert re.fullmatch(r"seat_\d+=[\w-]{32}", name)
    assert {"HttpOnly", "SameSite=Lax", "Path=/"} <= set(rest)


def test_whoever_sits_down_is_heard(link: Link) -> None:
    phone = Phone(link)
    phone.scan(2)
    with phone.socket():
        assert quiet(link) == []
        assert link.guest(2) == "waiting", "a look at the page is not a seat taken"
        phone.says(t="sit")
        assert heard(link, "joined") == Heard(2, "joined", {})
        assert [link.guest(seat) for seat in range(4)] == ["waiting", "waiting", "here", ""]


def test_letters_do_the_same_however_they_are_written(link: Link) -> None:
    assert re.fullmatch(f"[{ALPHABET}]{{6}}", link.letters(0))
    phone = Phone(link)
    assert phone.type(link.letters(0).lower()).status == 303
    with phone.socket():
        phone.says(t="sit")
        assert heard(link, "joined").seat == 0


def test_a_ticket_opens_the_seat_once_and_its_letters_with_it(link: Link) -> None:
    path, letters = path_of(link, 0), link.letters(0)
    assert get(link.address, path).status == 303
    for _ in range(2):
        assert get(link.address, path).status == 404
        assert get(link.address, f"/T/{letters}").status == 404
        waited(lambda: link.hear() or path_of(link, 0) != path)
    assert link.letters(0) != letters


def test_a_browser_that_looks_ahead_does_not_use_a_ticket_up(link: Link) -> None:
    path = path_of(link, 0)
    assert get(link.address, path, **{"Sec-Purpose": "prefetch;prerender"}).status == 503
    assert get(link.address, path).status == 303


def test_a_wrong_ticket_opens_nothing(link: Link) -> None:
    path = path_of(link, 0)
    near = (path[:-1], f"{path}A", path.lower(), f"{path}/", f"/T{path[2:]}")
    for wrong in (f"/J/{new_ticket()}", "/J/", *near):
        answer = get(link.address, wrong)
        assert answer.status == 404, wrong
        assert "Set-Cookie" not in answer.headers
    assert get(link.address, path).status == 303


def test_without_a_cookie_there_is_no_socket(link: Link) -> None:
    phone = Phone(link)
    assert refused(phone) == 401
    for cookie in ("x" * 32, "", "ä"):
        phone.cookie = f"seat_{link.address.rpartition(':')[2]}={cookie}"
        assert refused(phone) == 401
    phone.scan(0)
    phone.cookie = phone.cookie.replace("seat_", "seat")
    assert refused(phone) == 401


def test_another_host_gets_nothing(link: Link) -> None:
    path = path_of(link, 0)
    port = link.address.rpartition(":")[2]
    near = ("127.0.0.1", f"localhost:{port}", f"127.0.0.1:{port}.", "")
    for host in ("evil.example", f"evil.example:{port}", *near):
        for asked in (path, "/", "/page.css", "/nothing"):
            assert get(link.address, asked, Host=host).status == 403, host
    phone = Phone(link)
    assert phone.scan(0).status == 303, "the ticket was not used up"
    assert refused(phone, Host=f"evil.example:{port}") == 403


def test_another_origin_gets_nothing(link: Link) -> None:
    phone = Phone(link)
    phone.scan(0)
    port = link.address.rpartition(":")[2]
    near = (f"https://{link.address}", f"http://127.0.0.1:{int(port) + 1}", "http://127.0.0.1", "")
    for origin in ("http://evil.example", "null", *near):
        assert refused(phone, Origin=origin) == 403, origin
    for origin in ("http://evil.example", "null"):
        assert get(link.address, path_of(link, 1), Origin=origin).status == 403
    assert get(link.address, path_of(link, 1), Origin=f"http://{link.address}").status == 303


@pytest.mark.slow
def test_letters_are_renewed_after_wrong_tries(link: Link) -> None:
    before = [link.letters(seat) for seat in range(3)]
    tickets = [link.url(seat) for seat in range(3)]
    for _ in range(5):
        assert get(link.address, f"/T/{new_letters()}").status == 404
    assert get(link.address, f"/T/{before[0]}").status == 404, "even before the window knows"
    waited(lambda: link.hear() or link.letters(0) != before[0])
    assert not set(before) & {link.letters(seat) for seat in range(3)}
    assert [link.url(seat) for seat in range(3)] == tickets
    assert waited(lambda: get(link.address, f"/T/{link.letters(2)}").status == 303)


def test_what_cannot_be_letters_is_no_try(link: Link) -> None:
    before = link.letters(1)
    for wrong in ("", "A", "AEIOUY", "BCDFG", "BCDFGHJ", "BCDFG%20", "123456", "../../") * 2:
        assert get(link.address, f"/T/{wrong}").status == 404
    assert Phone(link).type(before).status == 303


def test_a_new_scan_takes_the_seat_over_and_the_old_phone_is_told(link: Link) -> None:
    old, new = Phone(link), Phone(link)
    link.show(1, {"t": "sheet", "step": 1})
    with old.seated(1):
        assert old.hears()["step"] == 1
        with new.seated(1):
            assert old.hears() == {"t": "taken"}
            with pytest.raises(ConnectionClosed):
                old.hears()
            assert new.hears()["step"] == 1
            assert refused(old) == 401
            new.says(t="undo", step=1)
            assert heard(link, "undo").seat == 1
            assert link.guest(1) == "here"
    assert quiet(link) == []


def test_whoever_takes_a_seat_over_has_to_sit_down_first(link: Link) -> None:
    old, new = Phone(link), Phone(link)
    with old.seated(1):
        waited(lambda: new.scan(1).status == 303)
        assert old.hears() == {"t": "taken"}
        with new.socket():
            assert quiet(link) == []
            assert link.guest(1) == "waiting"


def test_a_second_socket_of_the_same_phone_replaces_the_first_silently(link: Link) -> None:
    phone = Phone(link)
    link.show(0, {"t": "sheet", "step": 5})
    with phone.seated(0) as first:
        phone.hears()
        with phone.socket():
            assert phone.hears()["step"] == 5
            with pytest.raises(ConnectionClosed) as closed:
                deque(iter(first.recv, None))
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 4001
            assert quiet(link) == []
            assert link.guest(0) == "here"


def test_a_phone_that_is_thrown_out_is_told_and_another_may_come(link: Link) -> None:
    phone = Phone(link)
    before = link.url(0), link.letters(0)
    with phone.seated(0):
        link.throw_out(0)
        assert phone.hears() == {"t": "out"}
    assert link.guest(0) == "waiting"
    assert refused(phone) == 401
    assert (link.url(0), link.letters(0)) != before
    link.show(0, {"t": "sheet", "step": 8})
    other = Phone(link)
    with other.seated(0):
        assert other.hears()["step"] == 8


def test_what_a_thrown_out_phone_said_before_is_not_heard_any_more(link: Link) -> None:
    phone = Phone(link)
    with phone.seated(0):
        phone.says(t="seal", step=1, option="card:park")
        said = unheard(link)
        link.throw_out(0)
        assert said[3] == "seal"
        assert link._take(said) == []


def test_a_phone_that_came_while_it_was_thrown_out_is_out(link: Link) -> None:
    phone = Phone(link)
    assert phone.scan(0).status == 303
    came = unheard(link)
    link.throw_out(0)
    assert came[0] == "came"
    assert link._take(came) == []
    with Phone(link).seated(0):
        assert link.guest(0) == "here"
        assert refused(phone) == 401


def test_what_the_old_phone_says_after_a_takeover_is_nobody_s_word(link: Link) -> None:
    old, new = Phone(link), Phone(link)
    with old.seated(0):
        for step in range(100):
            old.says(t="undo", step=step)
        url = link.url(0)
        waited(lambda: new.scan(0).status == 303)
        waited(lambda: link.hear() is not None and link.url(0) != url)
        assert quiet(link, 1.5) == []


def test_a_seat_that_is_no_longer_for_phones_is_closed(link: Link) -> None:
    phone = Phone(link)
    path = path_of(link, 1)
    with phone.seated(0):
        link.revoke(1)
        link.revoke(0)
        assert phone.hears() == {"t": "out"}
    assert (link.url(0), link.letters(0), link.guest(0)) == ("", "", "")
    assert get(link.address, path).status == 404
    assert refused(phone) == 401
    link.invite(0)
    with phone.seated(0):
        pass


def test_a_phone_that_sits_down_elsewhere_has_left_its_seat(link: Link) -> None:
    phone = Phone(link)
    with phone.seated(0):
        former = phone.cookie
        assert phone.scan(1).status == 303
        assert heard(link, "asleep") == Heard(0, "asleep", {})
        assert link.guest(0) == "waiting"
        with phone.socket():
            phone.says(t="sit")
            assert heard(link, "joined").seat == 1
    phone.cookie = former
    assert refused(phone) == 401
    with Phone(link).seated(0):
        pass
