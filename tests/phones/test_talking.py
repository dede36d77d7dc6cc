"""What phones and the table say to each other, and that nobody hears what is for somebody else."""

import json
import time
from contextlib import ExitStack
from typing import Any

import pytest

from game.phones.link import Heard, Link
from tests.phones.phone import Phone, caught_up
from tests.phones.waiting import gathered, heard, quiet, waited

SAID: list[tuple[dict[str, Any], str, dict[str, Any]]] = [
    ({"t": "sit"}, "joined", {}),
    ({"t": "seal", "step": 17, "option": "card:hospital"}, "seal", {"step": 17, "option": "card:hospital"}),
    ({"t": "lift", "step": 17, "option": ""}, "lift", {"step": 17, "option": ""}),
    ({"t": "undo", "step": 0}, "undo", {"step": 0}),
    ({"t": "advice", "step": 3}, "advice", {"step": 3}),
    ({"t": "recap"}, "recap", {}),
    ({"t": "rule", "about": "hôpital"}, "rule", {"about": "hôpital"}),
    ({"t": "language", "language": "de", "more": [1]}, "language", {"language": "de"}),
    ({"t": "again"}, "again", {}),
]
MEANINGLESS = [
    "",
    "{",
    "null",
    "17",
    '"sit"',
    "[]",
    '["sit"]',
    "{}",
    '{"t":null}',
    '{"t":["sit"]}',
    '{"t":"joined"}',
    '{"t":"asleep"}',
    '{"t":"seal"}',
    '{"t":"seal","step":"17","option":"x"}',
    '{"t":"seal","step":true,"option":"x"}',
    '{"t":"seal","step":1.5,"option":"x"}',
    '{"t":"seal","step":NaN,"option":"x"}',
    '{"t":"seal","step":1,"option":null}',
    '{"t":"seal","step":1,"option":["x"]}',
    '{"t":"rule","about":"' + "x" * 201 + '"}',
    '{"t":"rule","about":"\\u0000"}',
    '{"t":"rule","about":"\\ud800"}',
    '{"t":"rule","about":"a\\nb"}',
    "[" * 2000,
    '{"t":' * 300,
]


def test_a_phone_that_comes_is_shown_the_words_and_the_present_sheet(link: Link) -> None:
    link.show(0, {"t": "sheet", "step": 1})
    link.speak(0, {"t": "words", "page": {"sit": "Platz nehmen – été"}})
    link.show(0, {"t": "sheet", "step": 2})
    caught_up(link)
    phone = Phone(link)
    with phone.seated(0):
        assert phone.hears() == {"t": "words", "page": {"sit": "Platz nehmen – été"}}
        assert phone.hears() == {"t": "sheet", "step": 2}
        link.show(0, {"t": "sheet", "step": 3})
        assert phone.hears()["step"] == 3


def test_what_a_phone_shows_already_is_not_sent_again(link: Link) -> None:
    phone = Phone(link)
    with phone.seated(0):
        link.show(0, {"t": "sheet", "step": 1})
        assert phone.hears()["step"] == 1
        link.show(0, {"t": "sheet", "step": 1})
        caught_up(link)
        link.show(0, {"t": "sheet", "step": 2})
        assert phone.hears()["step"] == 2


def test_what_is_told_once_is_told_to_the_phone_that_is_here_alone(link: Link) -> None:
    link.tell(0, {"t": "rule", "title": "too early"})
    caught_up(link)
    phone = Phone(link)
    with phone.seated(0):
        link.tell(0, {"t": "rule", "title": "Park", "text": ["…"]})
        assert phone.hears() == {"t": "rule", "title": "Park", "text": ["…"]}
    with phone.socket():
        # Only what a line says proves that the server holds its other end.
        phone.says(t="again")
        heard(link, "again")
        link.tell(0, {"t": "rule", "title": "last"})
        assert phone.hears()["title"] == "last"


def test_all_that_a_page_may_say_is_heard_with_its_seat(link: Link) -> None:
    phone = Phone(link)
    with phone.seated(1):
        for message, what, data in SAID:
            phone.says(**message)
            assert heard(link, what) == Heard(1, what, data)


def test_what_means_nothing_is_dropped(link: Link) -> None:
    phone = Phone(link)
    with phone.seated(1) as line:
        for text in MEANINGLESS:
            line.send(text)
        line.send(b'{"t":"sit"}')
        line.send(b"\xff\x00")
        phone.says(t="again")
        assert gathered(link, 1) == [Heard(1, "again", {})]


def test_no_byte_of_a_sheet_reaches_another_phone(link: Link) -> None:
    phones = [Phone(link) for _ in range(3)]
    secrets = [f"secret-of-{seat}-{'abc'[seat] * 9}" for seat in range(3)]
    for seat, secret in enumerate(secrets):
        link.speak(seat, {"t": "words", "page": secret})
        link.show(seat, {"t": "sheet", "step": 0, "hand": secret})
    with phones[0].seated(0), phones[1].seated(1), phones[2].seated(2):
        for step in range(1, 30):
            for seat, secret in enumerate(secrets):
                link.show(seat, {"t": "sheet", "step": step, "hand": secret})
                link.tell(seat, {"t": "rule", "title": secret})
        for phone in phones:
            waited(lambda phone=phone: phone.hears().get("step") == 29)  # type: ignore[misc]
            for path in ("/", "/page.js", "/s", "/nothing", "/J/x"):
                phone.get(path)
    for seat, phone in enumerate(phones):
        assert secrets[seat].encode() in phone.bytes
        for other in {0, 1, 2} - {seat}:
            assert secrets[other].encode() not in phone.bytes
            assert link.url(other)[-26:].encode() not in phone.bytes
            assert link.letters(other).encode() not in phone.bytes


@pytest.mark.slow
def test_a_phone_hears_something_every_few_seconds(link: Link) -> None:
    phone = Phone(link)
    with phone.seated(0) as line:
        for _ in range(2):
            begun = time.monotonic()
            assert json.loads(line.recv(timeout=8)) == {"t": "beat"}
            assert time.monotonic() - begun < 6


def test_many_sheets_arrive_in_order_and_the_last_always(link: Link) -> None:
    phone = Phone(link)
    with phone.seated(0):
        for step in range(1, 501):
            link.show(0, {"t": "sheet", "step": step, "filling": "x" * 3000})
        waited(lambda: phone.hears()["step"] == 500)
        steps = [sheet["step"] for sheet in phone.got]
        assert steps == sorted(set(steps))


def test_five_phones_talk_at_once(link: Link) -> None:
    phones = [Phone(link) for _ in range(5)]
    with ExitStack() as table:
        for seat, phone in enumerate(phones):
            link.invite(seat)
            table.enter_context(phone.seated(seat))
        for step in range(10):
            for seat, phone in enumerate(phones):
                phone.says(t="seal", step=step, option=f"seat:{seat}")
        news = gathered(link, 50)
        for seat in range(5):
            own = [said for said in news if said.seat == seat]
            assert [said.data["step"] for said in own] == list(range(10))
            assert {said.data["option"] for said in own} == {f"seat:{seat}"}
    assert quiet(link) == []
