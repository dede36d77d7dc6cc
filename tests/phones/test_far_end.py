"""The server as the window holds it, told what only a crossing of messages would tell it."""

from collections.abc import Iterator

import pytest

from game.phones.far_end import FarEnd
from game.phones.invitation import Invitation
from game.phones.tickets import new_letters, new_ticket, same
from tests.phones.phone import get
from tests.phones.waiting import waited


@pytest.fixture
def far(capfd: pytest.CaptureFixture[str]) -> Iterator[FarEnd]:
    """A server that listens somewhere, and writes nothing anywhere."""
    far = FarEnd()
    yield far
    far.close()
    assert capfd.readouterr() == ("", "")


def opened(far: FarEnd) -> str:
    """Let it listen; give the address."""
    far.tell("open", "127.0.0.1", list(range(27_000, 27_100)))
    heard: dict[str, object] = {}

    def listens() -> bool:
        what, *rest = far.hear() or ("",)
        heard[str(what)] = rest[0] if rest else None
        return "open" in heard

    waited(listens)
    return f"127.0.0.1:{heard['open']}"


def test_keys_that_are_older_than_the_phone_that_came_open_nothing(far: FarEnd) -> None:
    address, ticket, letters = opened(far), new_ticket(), new_letters()
    far.tell("seat", 0, ticket, letters, "")
    waited(lambda: get(address, f"/J/{ticket}").status == 303)
    what, seat, key, used = waited(far.hear)
    assert (what, seat, used) == ("came", 0, ticket)
    far.tell("seat", 0, ticket, letters, "")
    far.tell("seat", 1, new_ticket(), "BCDFGH", "")
    waited(lambda: get(address, "/T/BCDFGH").status == 303)
    assert get(address, f"/J/{ticket}").status == 404
    later = new_ticket()
    far.tell("seat", 0, later, letters, key)
    waited(lambda: get(address, f"/J/{later}").status == 303)


def test_what_goes_wrong_in_it_is_written_nowhere(far: FarEnd) -> None:
    far.tell("open", "127.0.0.1", ["a secret"])
    far.tell("seat", 0)
    far.tell("nonsense")
    far.tell()
    assert opened(far)


def test_a_phone_of_which_nobody_sat_down_is_not_missed() -> None:
    invited = Invitation()
    assert invited.accept("key", invited.ticket)
    assert (invited.turn(awake=False), invited.guest) == ("", "waiting")
    invited.sat = True
    assert invited.guest == "asleep"
    assert (invited.turn(awake=True), invited.turn(awake=True), invited.guest) == ("awake", "", "here")
    assert (invited.turn(awake=False), invited.turn(awake=False)) == ("asleep", "")


def test_only_a_phone_that_sleeps_is_excused_and_until_it_sits_down_again() -> None:
    invited = Invitation()
    assert not invited.excuse()
    invited.sit()
    assert not invited.excuse()
    invited.turn(awake=False)
    assert (invited.excuse(), invited.guest) == (True, "waiting")
    invited.turn(awake=True)
    assert (invited.excuse(), invited.guest) == (True, "waiting")
    invited.sit()
    assert (invited.excuse(), invited.guest) == (False, "here")


def test_what_is_empty_is_no_key() -> None:
    assert same("a", "a")
    assert not same("a", "b")
    assert not same("", "")
