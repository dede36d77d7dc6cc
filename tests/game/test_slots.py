"""Saved games on the shelf: nothing is lost, whatever happens to files, disks and programs."""

import errno
import os
import random
import subprocess
import sys
import time
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path
from statistics import median
from typing import Any

import pygame
import pytest

from game.store import Shelf
from game.store.slot import PICTURE, picture, picture_text
from game.store.slots import Notice, Slots, _fresh_key
from game.table.session import Session
from game.words import crash, saves, shared
from tests.game.saving import act, digest, played, running, saved, spoil


@pytest.fixture
def slots(tmp_path: Path) -> Iterator[Slots]:
    opened = Slots(Shelf(tmp_path))
    yield opened
    opened.release()


# The running table.


def test_the_running_table_is_found_again_with_its_people_and_its_position(slots: Slots) -> None:
    session = played(slots, 30)
    again = running(slots)
    assert again.plan == session.plan
    assert digest(again) == digest(session)


def test_without_a_running_table_there_is_nothing_to_go_on_with(slots: Slots) -> None:
    assert slots.running() is None
    assert slots.listed() == []
    assert slots.notices == []


def test_a_new_game_leaves_the_running_one_among_the_saved_games(slots: Slots) -> None:
    first = played(slots, 30)
    slots.put_aside()
    assert slots.running() is None
    second = played(slots, 10, seed=2)
    latest, kept = slots.listed()
    assert slots.is_running(latest)
    assert latest.same(second.to_json())
    assert kept.same(first.to_json())


def test_a_finished_or_untouched_table_is_not_kept_among_the_saved_games(slots: Slots) -> None:
    for actions in (0, 10_000):
        played(slots, actions)
        slots.put_aside()
    assert slots.listed() == []


def test_the_same_moment_is_saved_only_once(slots: Slots) -> None:
    session = played(slots, 12)
    assert slots.save(session.to_json())
    assert slots.save(session.to_json())
    slots.put_aside()
    assert len(slots.listed()) == 1


# Slots.


def test_a_slot_tells_its_game_round_seats_and_time_without_playing_the_match_again(slots: Slots) -> None:
    slot = saved(slots, 60)
    assert slot.plan.game == "notre_dame"
    assert slot.round == played(None, 60).match.state.view(None).round > 1
    assert not slot.over
    assert [player.name for player in slot.plan.players] == ["Anna", "Bertrand", "Clara"]
    assert datetime.now(UTC) - slot.written < timedelta(minutes=1)
    spoil(slots, slot.key, log=["0 nonsense"])
    assert slots.listed()[0].round == slot.round


def test_a_loaded_game_runs_and_its_slot_stays_while_the_one_that_ran_is_kept(slots: Slots) -> None:
    slot = saved(slots, 20)
    ran = played(slots, 33, seed=5)
    session = slots.brought_back(slot)
    assert session is not None
    slots.take_up(slot, session)
    assert slot.same(running(slots).to_json())
    others = [found for found in slots.listed() if not slots.is_running(found)]
    assert {found.same(ran.to_json()) for found in others} == {True, False}
    assert slot.key in {found.key for found in others}
    act(session)
    assert len(running(slots).match.log) == 21
    again = slots.brought_back(slot)
    assert again is not None
    assert len(again.match.log) == 20


def test_slots_can_be_renamed_written_over_and_deleted(slots: Slots) -> None:
    slot = saved(slots, 20)
    assert slots.rename(slot, "Émile’s revenge {n}")
    (slot,) = slots.listed()
    assert slot.name == "Émile’s revenge {n}"
    later = played(None, 40)
    assert slots.write_over(slot, later.to_json())
    (slot,) = slots.listed()
    assert (slot.name, slot.same(later.to_json())) == ("Émile’s revenge {n}", True)
    assert slots.delete(slot)
    assert slots.listed() == []
    assert not list(slots.shelf.folder.glob("*.json"))


def test_the_latest_game_comes_first_whatever_was_renamed_since(slots: Slots) -> None:
    old = saved(slots, 10)
    new = saved(slots, 12, seed=2)
    slots.rename(old, "old")
    assert [slot.key for slot in slots.listed()] == [new.key, old.key]


# Pictures.


@pytest.mark.parametrize("size", [(1280, 720), (1024, 768), (2560, 1080), (300, 900)])
def test_a_picture_survives_in_every_shape_of_window(slots: Slots, size: tuple[int, int]) -> None:
    surface = pygame.Surface(size)
    surface.fill((200, 40, 40))
    played(slots, 5)
    slots.portray(surface)
    (slot,) = slots.listed()
    small = picture(slot)
    assert small is not None
    assert small.get_size() == PICTURE
    assert max(abs(a - b) for a, b in zip(small.get_at((9, 9))[:3], (200, 40, 40), strict=True)) < 8
    slots.release()
    restarted = Slots(slots.shelf)
    running(restarted).keep()
    assert restarted.listed()[0].data["thumbnail"] == slot.data["thumbnail"]
    restarted.release()


@pytest.mark.parametrize("text", ["", "no base 64!", "AAAA", 7, None])
def test_a_picture_that_makes_no_sense_is_none(slots: Slots, text: object) -> None:
    slot = saved(slots, 5)
    slots.shelf.write(slot.key, {**slot.data, "thumbnail": text})
    (slot,) = slots.listed()
    assert picture(slot) is None


# What goes wrong.


def test_a_broken_slot_is_set_aside_and_the_copy_before_it_is_offered(slots: Slots) -> None:
    slot = saved(slots, 20)
    slots.rename(slot, "evening")
    slots.rename(slot, "night")
    slots.shelf.path(slot.key).write_text('{"plan": ')
    (found,) = slots.listed()
    assert found.name == "evening"
    assert slots.notices == [Notice(shared.SAVE_BROKEN, "evening")]
    assert list(slots.shelf.folder.glob("*.broken-1"))


def test_a_broken_slot_without_a_copy_is_lost_but_not_deleted(slots: Slots) -> None:
    slot = saved(slots, 20)
    slots.shelf.path(slot.key).write_text("[]")
    assert slots.listed() == []
    assert slots.notices == [Notice(shared.SAVE_LOST, "Notre Dame")]
    (aside,) = slots.shelf.folder.glob("*.broken-1")
    assert aside.read_text() == "[]"


def test_a_broken_running_table_falls_back_to_the_action_before(slots: Slots) -> None:
    session = played(slots, 20)
    before = digest(session)
    act(session)
    slots.shelf.path("continue").write_bytes(b"\x00" * 900)
    assert digest(running(slots)) == before
    assert slots.notices == [Notice(shared.SAVE_BROKEN, "")]


def test_an_altered_match_is_noticed_when_it_is_loaded(slots: Slots) -> None:
    slot = saved(slots, 20)
    spoil(slots, slot.key, digest="0" * 16)
    assert slots.brought_back(slot) is None
    assert [notice.text for notice in slots.notices] == [shared.SAVE_LOST]


def test_a_game_of_other_rules_is_marked_as_migrated(slots: Slots) -> None:
    slot = saved(slots, 20)
    spoil(slots, slot.key, digest="0" * 16, version="0.0.1")
    session = slots.brought_back(slot)
    assert session is not None
    assert session.match.migrated


@pytest.mark.parametrize("changes", [{"format": 99}, {"version": "99.0.0", "log": ["0 unheard:of"]}])
def test_what_a_newer_version_wrote_is_left_as_it_is(slots: Slots, changes: dict[str, Any]) -> None:
    slot = saved(slots, 20)
    spoil(slots, slot.key, **changes)
    before = slots.shelf.path(slot.key).read_bytes()
    assert slots.brought_back(slot) is None
    assert slots.notices == [Notice(shared.SAVE_NEWER, "Notre Dame")]
    assert slots.shelf.path(slot.key).read_bytes() == before


def test_a_running_table_of_a_newer_version_is_kept_when_a_new_game_begins(slots: Slots) -> None:
    played(slots, 20)
    spoil(slots, "continue", format=99)
    before = slots.shelf.path("continue").read_bytes()
    assert slots.running() is None
    slots.put_aside()
    played(slots, 1)
    assert before in [path.read_bytes() for path in slots.shelf.folder.glob("newer-*.json")]


@pytest.mark.parametrize(
    ("number", "reason"),
    [
        (errno.ENOSPC, saves.DISK_FULL),
        (errno.EROFS, saves.NOT_ALLOWED),
        (errno.EACCES, saves.NOT_ALLOWED),
        (errno.EIO, saves.NO_WRITING),
    ],
)
def test_a_disk_that_takes_nothing_is_told_and_the_game_goes_on(
    slots: Slots, monkeypatch: pytest.MonkeyPatch, number: int, reason: str
) -> None:
    session = played(slots, 20)
    kept = digest(session)

    def refuse(_: int) -> None:
        raise OSError(number, os.strerror(number))

    with monkeypatch.context() as broken:
        broken.setattr(os, "fsync", refuse)
        for _ in range(3):
            act(session)
            assert slots.trouble == reason
        assert not slots.save(session.to_json())
        assert digest(Session.restored(slots.shelf.read("continue"))) == kept
        assert digest(running(slots)) == digest(session)
    session.keep()
    assert slots.trouble == ""
    assert digest(running(slots)) == digest(session)


def test_a_folder_that_cannot_be_made_is_told_too(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    slots = Slots(Shelf(tmp_path / "file" / "matches"))
    session = played(slots, 3)
    assert slots.trouble
    assert slots.shelf.names() == []
    assert digest(running(slots)) == digest(session)


def test_what_the_disk_would_not_take_is_gone_on_with_and_written_when_it_can_be(
    slots: Slots, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = played(slots, 20)
    with monkeypatch.context() as broken:
        broken.setattr(os, "fsync", _full)
        act(session)
        assert not slots.put_aside()
        act(running(slots))
        latest = digest(running(slots))
    assert latest != digest(session)
    assert slots.put_aside()
    (kept,) = slots.listed()
    back = slots.brought_back(kept)
    assert back is not None
    assert digest(back) == latest
    assert slots.running() is None


def test_what_the_disk_would_not_take_is_written_at_the_end(
    slots: Slots, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = played(slots, 20)
    with monkeypatch.context() as broken:
        broken.setattr(os, "fsync", _full)
        act(session)
    slots.release()
    later = Slots(slots.shelf)
    assert digest(running(later)) == digest(session)
    later.release()


def test_a_table_that_cannot_be_kept_can_be_deleted_to_begin_another(
    slots: Slots, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(os, "fsync", _full)
    played(slots, 5)
    assert not slots.put_aside()
    (slot,) = slots.listed()
    assert slots.is_running(slot)
    slots.delete(slot)
    assert slots.put_aside()
    assert slots.running() is None


def test_a_game_over_that_cannot_be_kept_is_in_nobodys_way(
    slots: Slots, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(os, "fsync", _full)
    played(slots, 10_000)
    assert slots.put_aside()


def _full(_: int) -> None:
    raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))


def _denied(path: Path, *_: Any, **__: Any) -> None:
    raise PermissionError(errno.EACCES, os.strerror(errno.EACCES), str(path))


def test_a_running_table_that_cannot_be_read_just_now_is_still_there(
    slots: Slots, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = played(slots, 20)
    with monkeypatch.context() as broken:
        broken.setattr(os, "open", _denied)
        assert slots.running() is None
        assert slots.notices == [Notice(crash.STILL_THERE, "")]
        assert slots.put_aside()
    assert slots.running() is None
    (kept,) = slots.listed()
    assert kept.same(session.to_json())


def test_a_copy_that_cannot_be_read_just_now_is_not_called_missing(
    slots: Slots, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = played(slots, 20)
    before = digest(session)
    act(session)
    slots.shelf.path("continue").write_text("{")
    opened = os.open

    def grudging(path: Any, *args: Any, **kwargs: Any) -> int:
        if str(path).endswith(".1.json"):
            _denied(path)
        return opened(path, *args, **kwargs)

    with monkeypatch.context() as broken:
        broken.setattr(os, "open", grudging)
        assert slots.running() is None
        assert slots.notices == [Notice(crash.STILL_THERE, "")]
    slots.notices.clear()
    assert digest(running(slots)) == before
    assert slots.notices == [Notice(shared.SAVE_BROKEN, "")]


def test_a_copy_that_a_newer_version_wrote_is_left_as_it_is(slots: Slots) -> None:
    slot = saved(slots, 20)
    spoil(slots, slot.key, format=99)
    newer = slots.shelf.path(slot.key).read_bytes()
    slots.shelf.write(slot.key, [])
    assert slots.brought_back(slot) is None
    assert slots.notices == [Notice(shared.SAVE_NEWER, "Notre Dame")]
    assert slots.shelf.path(slot.key).read_bytes() == newer


def test_files_with_names_that_are_none_of_ours_are_left_alone(slots: Slots) -> None:
    slot = saved(slots, 20)
    for name in ("evening (2).json", "é.json", "a.b.json"):
        (slots.shelf.folder / name).write_bytes(slots.shelf.path(slot.key).read_bytes())
    assert [found.key for found in slots.listed()] == [slot.key]
    assert len(list(slots.shelf.folder.glob("*.json"))) == 4


# Two programs.

HOLDER = """
import sys; from pathlib import Path
from game.store import Shelf; from game.store.slots import Slots
from game.table.seating_plan import against_bots; from game.table.session import Session
slots = Slots(Shelf(Path(sys.argv[1])))
session = slots.running() or Session(against_bots("rattus", 2, 8), None, slots.keep)
for line in sys.stdin:
    seat = session.asked.seat
    session.play(session.match.state.options(seat)[0], seat)
    print(session.match.state.digest(), flush=True)
"""


class Program:
    """Another program that plays on the same shelf, an action for every push."""

    def __init__(self, folder: Path) -> None:
        command = [sys.executable, "-c", HOLDER, str(folder)]
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def act(self) -> str:
        """Play one action and give the position."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        print(file=self.process.stdin, flush=True)
        return self.process.stdout.readline().strip()

    def kill(self) -> None:
        """Kill it without warning."""
        self.process.kill()
        self.process.communicate()


@pytest.fixture
def program(tmp_path: Path) -> Iterator[Program]:
    running = Program(tmp_path)
    yield running
    running.kill()


def test_two_programs_at_once_keep_a_table_each(program: Program, tmp_path: Path) -> None:
    program.act()
    mine = Slots(Shelf(tmp_path))
    assert mine.running() is None
    session = played(mine, 15)
    theirs = program.act()
    assert digest(running(mine)) == digest(session)
    assert [slot.plan.game for slot in mine.listed()] == ["notre_dame"]
    program.kill()
    mine.release()
    # The next program goes on with the table that was played last, and the other is not lost.
    later = Slots(Shelf(tmp_path))
    assert digest(running(later)) == theirs
    _, kept = later.listed()
    assert kept.same(session.to_json())
    assert later.notices == []
    later.release()


def test_a_killed_program_leaves_its_table_to_the_next_one(program: Program, tmp_path: Path) -> None:
    theirs = program.act()
    program.kill()
    slots = Slots(Shelf(tmp_path))
    assert digest(running(slots)) == theirs
    slots.release()


# Time.


def test_keeping_is_not_felt_and_thirty_slots_are_listed_at_once(slots: Slots) -> None:
    noise = pygame.Surface(PICTURE)
    noise.get_buffer().write(random.Random(1).randbytes(noise.get_buffer().length), 0)
    slots._picture = picture_text(noise)
    session = played(slots, 200)
    times = []
    for _ in range(30):
        start = time.perf_counter()
        session.keep()
        times.append(time.perf_counter() - start)
    assert median(times) < 0.05
    for seed in range(30):
        slots.save(played(None, 40, seed).to_json())
    start = time.perf_counter()
    assert len(slots.listed()) == 31
    assert time.perf_counter() - start < 1.0


def test_tables_saved_in_the_same_second_never_take_each_others_place() -> None:
    assert len({_fresh_key("rattus") for _ in range(3000)}) == 3000
