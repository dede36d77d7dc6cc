"""People and tables are remembered, and a broken file is never in the way."""

import json
from pathlib import Path

import pytest

from game.program.app import App
from game.session.plan import Plan, Player, against_bots
from game.store import Shelf
from game.store.profiles import Profile, Profiles
from tests.game.seated import ZOE, by_pad, by_pointer, seated


def test_people_and_the_last_table_survive_a_restart(app: App, profiles: Profiles) -> None:
    assert profiles.last_table("notre_dame") is None
    scene, started = seated(app, profiles, players=(ZOE, Player("Bo", "or", "master"), Player("Al", "azure")))
    by_pointer(app, scene, "start")
    profiles.remember(started[0])
    again = Profiles(profiles.shelf)
    assert again.people == (Profile("Zoé", "sable", "open", "fr"), Profile("Al", "azure", "curtain", ""))
    assert again.last_table("notre_dame") == started[0]
    assert again.last_table("rattus") is None
    other, _ = seated(app, again)
    by_pad(app, other, "last")
    assert other.plan == started[0]


def test_who_played_last_comes_first_and_nobody_comes_twice(profiles: Profiles) -> None:
    profiles.remember(Plan("notre_dame", (ZOE, Player("Bo", "azure")), {}, 1))
    profiles.remember(Plan("notre_dame", (Player("BO", "or"), Player("Al", "azure")), {}, 1))
    assert [profile.name for profile in profiles.people] == ["BO", "Al", "Zoé"]


@pytest.mark.parametrize(
    "content",
    [
        "",
        "{",
        "7",
        '{"a": 1}',
        '[{"name": "x"}]',
        '[{"name": "", "tincture": "or", "secrecy": "open", "language": ""}]',
        "[null]",
    ],
)
def test_broken_people_are_set_aside_and_the_copy_before_serves(profiles: Profiles, content: str) -> None:
    profiles.remember(Plan("notre_dame", (ZOE, Player("Bo", "azure")), {}, 1))
    profiles.remember(Plan("notre_dame", (Player("Al", "azure"), Player("Max", "or")), {}, 1))
    path = profiles.shelf.path("people")
    path.write_text(content, "utf-8")
    again = Profiles(profiles.shelf)
    assert [profile.name for profile in again.people] == ["Zoé", "Bo"]
    assert any(file.read_text("utf-8") == content for file in path.parent.glob("people.broken-*"))


@pytest.mark.parametrize(
    "change", [{"game": "chess"}, {"seed": "x"}, {"players": []}, {"options": {"a": "b"}}]
)
def test_a_table_that_can_no_longer_be_played_is_set_aside(
    profiles: Profiles, change: dict[str, object]
) -> None:
    plan = against_bots("notre_dame", 3, 5)
    shelf = profiles.shelf
    shelf.write("table-notre_dame", {**plan.to_json(), **change})
    assert Profiles(shelf).last_table("notre_dame") is None
    shelf.write("table-notre_dame", plan.to_json())
    shelf.write("table-notre_dame", {**plan.to_json(), **change})
    assert Profiles(shelf).last_table("notre_dame") == plan


def test_when_every_copy_is_broken_nobody_is_known(profiles: Profiles) -> None:
    for _ in range(5):
        profiles.remember(Plan("notre_dame", (ZOE, Player("Bo", "azure")), {}, 1))
    for file in profiles.shelf.folder.glob("people*.json"):
        file.write_text(json.dumps({"of": "a newer version"}), "utf-8")
    assert Profiles(profiles.shelf).people == ()


def test_a_table_that_cannot_be_written_down_can_still_be_played(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("in the way")
    profiles = Profiles(Shelf(blocked))
    profiles.remember(Plan("notre_dame", (ZOE, Player("Bo", "azure")), {}, 1))
    assert [profile.name for profile in profiles.people] == ["Zoé", "Bo"]
    assert profiles.last_table("notre_dame") is None
