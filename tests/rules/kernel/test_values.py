"""Actions and events as values."""

import pytest

from rules.kernel import Action, Event, IllegalAction, heard_by


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("pass", Action("pass")),
        ("sector:bank", Action("sector", "bank")),
        ("donate:3", Action("donate", 3)),
        ("step:-1", Action("step", -1)),
        ("move:bank,park,2", Action("move", ("bank", "park", 2))),
    ],
)
def test_an_action_and_its_text_are_the_same_thing(text: str, action: Action) -> None:
    assert Action.parse(text) == action
    assert action.text() == text


MALFORMED = ["", ":", "sector:", "Sector:bank", "a:b,,c", "a b", "a:b\n", "a:99999999999", "é:a"]


@pytest.mark.parametrize("text", MALFORMED)
def test_a_malformed_text_is_refused(text: str) -> None:
    with pytest.raises(IllegalAction, match="is no action"):
        Action.parse(text)


def test_something_that_is_no_text_is_refused() -> None:
    with pytest.raises(IllegalAction):
        Action.parse(None)


def test_an_event_for_one_seat_is_heard_by_that_seat_alone() -> None:
    public, secret = Event("round"), Event("dealt", 1, only=1)
    assert heard_by([public, secret], 1) == [public, secret]
    assert heard_by([public, secret], 0) == [public]
    assert heard_by([public, secret], None) == [public]
