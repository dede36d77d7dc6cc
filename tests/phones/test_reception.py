"""Real phones come to the codes before there is a table, and stay until it is left."""

import random
import socket
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path

import pytest

from game.program.navigation import House
from game.scenes.phones import PhonesScene
from game.scenes.table import Table
from game.session.plan_edits import Draft
from tests.phones.conftest import PORTS
from tests.phones.evening import by_phone
from tests.phones.phone import Phone
from tests.phones.waiting import waited


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    """A house to which phones may come on this machine alone."""
    built = House((1280, 720), folder=tmp_path, phones=f"127.0.0.1:{free_port()}")
    built.app.change(speed="off", bot_speed="off")
    yield built
    while built.app.scenes:
        built.app.pop()
    built.close()


def free_port() -> int:
    """Give a port that nobody has: none but the one that was wished for would be taken."""
    for port in random.sample(PORTS, len(PORTS)):
        with suppress(OSError), socket.create_server(("127.0.0.1", port)):
            return port
    raise OSError


def kind_shown(phone: Phone) -> str:
    """Take what has come, without waiting; give which kind of sheet the phone shows now."""
    with suppress(TimeoutError):
        phone.hears(0)
    return str(phone.got[-1].get("kind", "")) if phone.got else ""


def until(house: House, holds: Callable[[], object]) -> None:
    """Let frames pass until something holds."""

    def passed() -> object:
        house.app.each_frame()
        house.app.scenes[-1].tick(0.01)
        return holds()

    waited(passed)


def test_a_phone_comes_is_greeted_sits_down_plays_and_is_told_the_end(house: House) -> None:
    draft = Draft(by_phone("notre_dame", 3), lambda _: None)
    house.reception.show_before(draft)
    scene, link = house.app.top, house.phones.link
    assert isinstance(scene, PhonesScene)
    assert scene.seats.trouble == ""
    until(house, lambda: link.url(0))
    phone = Phone(link)
    waited(lambda: phone.scan(0).status == 303)
    with phone.socket():
        assert phone.hears()["t"] == "words"
        greeting = phone.hears()
        assert (greeting["kind"], greeting["self"]["name"]) == ("greet", draft.plan.players[0].name)
        phone.says(t="language", language="fr")
        phone.says(t="sit")
        until(house, lambda: link.guest(0) == "here" and draft.plan.players[0].language == "fr")
        until(house, lambda: "throw_out:0" in scene.named)
        scene.onward.deed()
        assert isinstance(house.app.top, Table)
        until(house, lambda: kind_shown(phone) == "choose")
        assert phone.got[-1]["language"] == "fr"
        house.to_title()
        while phone.hears()["t"] != "over":
            pass
    assert not link.running


@pytest.mark.slow
@pytest.mark.parametrize(("what", "value"), [("secrecy", "curtain"), ("bot", "burgher")])
def test_a_phone_that_slept_is_offered_the_seat_that_was_played_without_it(
    house: House, what: str, value: str
) -> None:
    """One tap sits down again, and the hand is on the phone as before; nothing was waited for."""
    plan = by_phone("notre_dame", 3)
    alone = [one._replace(secrecy="curtain") for one in plan.players[1:]]
    house.reception.show_before(Draft(plan._replace(players=(plan.players[0], *alone)), lambda _: None))
    link, scene = house.phones.link, house.app.top
    assert isinstance(scene, PhonesScene)
    until(house, lambda: link.url(0))
    phone = Phone(link)
    with phone.seated(0):
        scene.onward.deed()
        table = house.app.top
        assert isinstance(table, Table)
        until(house, lambda: 0 in table.session.phones)
    until(house, lambda: 0 in table.session.asleep)
    house.change(table, 0, what, value)
    assert not table.session.players[0].by_phone
    with phone.socket():
        phone.got.clear()
        until(house, lambda: kind_shown(phone) == "greet")
        assert not table.session.players[0].by_phone, "nobody has sat down yet"
        phone.says(t="sit")
        until(house, lambda: kind_shown(phone) in ("choose", "wait"))
        assert table.session.players[0] == plan.players[0]._replace(sat=table.session.players[0].sat)
        assert table.session.phones == {0}
    house.change(table, 0, "secrecy", "curtain")
    assert not link.running, "whoever sends a phone away that is awake needs it no longer"


def test_a_port_that_is_taken_is_said_where_only_that_one_would_do(house: House) -> None:
    host, _, port = house.reception._at.partition(":")
    with socket.socket() as other:
        other.bind((host, int(port)))
        other.listen()
        house.reception.show_before(Draft(by_phone("rattus", 2), lambda _: None))
        scene = house.app.top
        assert isinstance(scene, PhonesScene)
        until(house, lambda: scene.seats.trouble)
        assert scene.seats.trouble == "port"
        assert "let_in" in scene.named
    scene.named["let_in"].push()
    until(house, lambda: scene.seats.link.url(0))
    assert scene.seats.trouble == ""
