"""Whoever is forgotten for good is in no file any more, and every game goes on; what remains is told."""

import errno
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.program.navigation import FEW, House
from game.scenes.table import Table
from game.session.plan import NAMES, Plan, Player, against_bots
from game.session.session import Session
from game.store import Shelf
from game.store.fame import Fame
from game.store.finished import Finished
from game.store.names import told_apart, without
from game.store.saved_game import picture
from game.store.saved_games import Slots
from game.store.standings import people
from game.words import fame as words
from tests.game.famous import FIRST, ended
from tests.game.saving import act, digest, refuse, running

ZOE = 'Zoé "O\\B" Ü𐍈'
PLAN = Plan(
    "rattus", (Player(ZOE, "gules"), Player("Bertram", "azure"), Player("Clara", "or", "burgher")), {}, 7
)
KEY = ZOE.casefold()


def spelt(path: Path) -> bool:
    """Say whether the name stands in a file, in whatever way JSON may spell it."""
    text = path.read_text("utf-8", "replace")
    ways = {json.dumps(ZOE, ensure_ascii=way)[1:-1] for way in (True, False)}
    return any(way in text for way in ways) or "Zoé" in text


def naming(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.rglob("*") if path.is_file() and spelt(path))


def played(plan: Plan, keep: Any, actions: int) -> Session:
    session = Session(plan, None, keep)
    session.keep()
    for _ in range(actions):
        act(session)
    return session


@pytest.fixture
def home(tmp_path: Path) -> Path:
    return tmp_path


@pytest.fixture
def lived_in(house: House, home: Path) -> House:
    """A house where somebody has left traces everywhere."""
    pygame.font.init()
    for number in range(3):
        house.profiles.remember(PLAN._replace(seed=number))
        house.fame.record(ended(PLAN._replace(seed=number)))
    handed = PLAN._replace(
        players=(Player("Ada", "gules"), PLAN.players[0]._replace(bot="master", tincture="or"))
    )
    house.fame.record(ended(handed))
    session = played(PLAN, house.slots.keep, 5)
    house.slots.portray(pygame.Surface((320, 180)))
    for _ in range(4):
        assert house.slots.save(session.to_json())
        act(session)
    slot = house.slots.listed()[1]
    house.slots.rename(slot, f"Revenge of {ZOE}")
    house.slots.rename(house.slots.listed()[2], "A long evening")
    for name in ("fame", "people", "table-rattus"):
        (home / "people" / f"{name}.broken-1").write_text('{"name": ' + json.dumps(ZOE) + ", ")
    (home / "people" / "fame.broken-2").write_text('{"name": "Bertram", ')
    (home / "matches" / "rattus-x.broken-1").write_text(json.dumps({"plan": PLAN.to_json(), "match": 7}))
    (home / "matches" / "rattus-x.broken-2").write_text('{"plan": {"players": [{"name": ' + json.dumps(ZOE))
    return house


def test_whoever_is_forgotten_is_in_no_file_any_more(lived_in: House, home: Path) -> None:
    assert len(naming(home)) > 15
    lived_in._forget(KEY)
    assert naming(home) == []
    assert (home / "people" / "fame.broken-2").exists()
    assert lived_in.app.notice is None
    assert lived_in.profiles.named(ZOE) is None
    assert lived_in.profiles.named("bertram") is not None


def test_saved_games_go_on_under_another_name(lived_in: House) -> None:
    before = {slot.key: slot for slot in lived_in.slots.listed()}
    moment = digest(running(lived_in.slots))
    lived_in._forget(KEY)
    assert digest(running(lived_in.slots)) == moment
    for slot in lived_in.slots.listed():
        assert [player.name for player in slot.plan.players] == ["Nemo", "Bertram", "Clara"]
        assert slot.written == before[slot.key].written
        assert picture(slot) is None
        back = lived_in.slots.brought_back(slot)
        assert back is not None
        act(back)
    names = {slot.name for slot in lived_in.slots.listed()}
    assert names == {"", "A long evening"}
    assert lived_in.slots.notices == []
    last = lived_in.profiles.last_table("rattus")
    assert last is not None
    assert last.players[0].name == "Nemo"
    lived_in.go_on()
    assert isinstance(lived_in.app.top, Table)
    lived_in.app.draw()


def test_the_games_of_others_stay_in_the_book(lived_in: House) -> None:
    count = len(lived_in.fame.finished)
    lived_in._forget(KEY)
    assert len(lived_in.fame.finished) == count
    assert {standing.name for standing in people(lived_in.fame.finished)} == {"Bertram", "Ada"}
    assert Fame(lived_in.fame.shelf).finished == lived_in.fame.finished


def test_a_finished_table_is_not_counted_again_under_the_other_name(house: House) -> None:
    over = ended(PLAN)
    house.fame.record(over)
    house.slots.save(over.to_json())
    house.slots.keep(over.to_json())
    house._forget(KEY)
    for slot in house.slots.listed():
        back = house.slots.brought_back(slot)
        assert back is not None
        assert back.names[0] == "Nemo"
        house.fame.record(back)
    assert len(house.fame.finished) == 1


def test_what_the_disk_would_not_take_forgets_too(
    house: House, monkeypatch: pytest.MonkeyPatch, home: Path
) -> None:
    session = played(PLAN, house.slots.keep, 3)
    with monkeypatch.context() as broken:
        broken.setattr(os, "fsync", refuse(errno.ENOSPC))
        act(session)
    house._forget(KEY)
    assert running(house.slots).names[0] == "Nemo"
    house.slots.put_aside()
    assert naming(home) == []


def test_what_cannot_be_changed_is_told(lived_in: House, monkeypatch: pytest.MonkeyPatch, home: Path) -> None:
    with monkeypatch.context() as broken:
        broken.setattr(os, "fsync", refuse(errno.ENOSPC))
        lived_in._forget(KEY)
    assert lived_in.app.notice is not None
    said = lived_in.app.notice.words
    assert said.startswith(words.STILL_NAMED.partition("{")[0])
    assert len(naming(home)) > FEW
    assert said.endswith("matches/…, people/…")
    lived_in._forget(KEY)
    assert naming(home) == []


OTHER = """
import sys; from pathlib import Path
from game.store import Shelf; from game.store.saved_games import Slots
from game.session.plan import Plan; from game.session.session import Session
import json
slots = Slots(Shelf(Path(sys.argv[1])))
Session(Plan.read(json.loads(sys.argv[2])), None, slots.keep).keep()
print("open", flush=True)
sys.stdin.readline()
"""


def test_a_table_that_another_program_plays_is_told_and_left_alone(house: House, home: Path) -> None:
    command = [sys.executable, "-c", OTHER, str(home / "matches"), json.dumps(PLAN.to_json())]
    other = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    assert other.stdout is not None
    assert other.stdout.readline() == "open\n"
    before = (home / "matches/continue-2.json").read_bytes()
    house._forget(KEY)
    assert house.app.notice is not None
    assert house.app.notice.words == words.STILL_NAMED.format(places="matches/continue-2.json")
    assert (home / "matches/continue-2.json").read_bytes() == before
    other.communicate()
    house._forget(KEY)
    assert naming(home) == []


def test_renaming_a_save_that_was_listed_before_brings_nobody_back(lived_in: House, home: Path) -> None:
    other = Slots(Shelf(lived_in.slots.shelf.folder))
    listed = [slot for slot in other.listed() if not other.is_running(slot)]
    lived_in._forget(KEY)
    assert all(other.rename(slot, "Friday") for slot in listed)
    assert {slot.name for slot in other.listed()} == {"Friday"}
    assert naming(home) == []
    other.release()


def test_everybody_can_be_forgotten_one_after_the_other(home: Path) -> None:
    slots = Slots(Shelf(home))
    tinctures = [player.tincture for player in against_bots("notre_dame", 5, 1).players]
    players = tuple(map(Player, NAMES, tinctures))
    played(Plan("notre_dame", players, {}, 1), slots.keep, 3)
    for name in (*NAMES, "Nemo"):
        slots.forget(name.casefold())
        names = running(slots).names
        assert name not in names
        assert len(set(names)) == 5
    slots.release()


@pytest.mark.parametrize(
    "plan", [None, 7, [], {}, {"players": 3}, {"players": [3]}, {"players": [{"name": 3}]}]
)
def test_what_is_no_table_is_no_table(plan: object) -> None:
    with pytest.raises(ValueError, match="no table"):
        without(plan, "anna")


# Two of one name.


def test_two_seats_of_one_name_count_each_in_their_own_right(home: Path) -> None:
    twins = tuple(Player(name, t) for name, t in (("Anna", "gules"), ("anna ", "azure"), ("Anna 2", "or")))
    plan = Plan.read(json.loads(json.dumps(Plan("rattus", twins, {}, 3).to_json())))
    fame = Fame(Shelf(home))
    session = ended(plan)
    fame.record(session)
    fame.record(ended(against_bots("rattus", 2, 4)))
    assert Fame(Shelf(home)).finished == fame.finished
    assert list(home.glob("*.broken-*")) == []
    scores = session.match.state.scores()
    found = {standing.name: standing.matches[0].sitter(standing.key) for standing in people(fame.finished)}
    assert {name: sitter.score for name, sitter in found.items() if sitter and name != "Anna"} == {
        "anna 2": scores[1],
        "Anna 2 2": scores[2],
    }
    assert all(standing.games == 1 for standing in people(fame.finished) if standing.name != "Anna")


def test_a_record_that_an_earlier_version_spoilt_in_this_way_can_be_read(home: Path) -> None:
    match = Finished.of(ended(PLAN), FIRST).to_json()
    for seat in match["seats"]:
        seat["name"] = "Anna"
    shelf = Shelf(home)
    shelf.write("fame", {"finished": [match], "dropped": []})
    assert [standing.name for standing in people(Fame(shelf).finished)] == ["Anna", "Anna 2"]
    assert list(home.glob("*.broken-*")) == []


def test_names_are_told_apart_within_their_length() -> None:
    long = "W" * 16
    assert told_apart([long, long, long]) == [long, "W" * 14 + " 2", "W" * 14 + " 3"]
    assert told_apart(["Anna", "ANNA ", "Anna 2", "Zoé"]) == ["Anna", "ANNA 2", "Anna 2 2", "Zoé"]
