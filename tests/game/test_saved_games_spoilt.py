"""Saved games that were spoilt, and disks that take or give nothing: nothing is lost."""

import errno
import os
from pathlib import Path
from typing import Any

import pytest

from game.session.session import Session
from game.store import Shelf
from game.store.saved_games import Notice, Slots
from game.words import crash, saves, shared
from tests.game.saving import act, digest, played, refuse, running, saved, spoil


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

    with monkeypatch.context() as broken:
        broken.setattr(os, "fsync", refuse(number))
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
        broken.setattr(os, "fsync", refuse(errno.ENOSPC))
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
        broken.setattr(os, "fsync", refuse(errno.ENOSPC))
        act(session)
    slots.release()
    later = Slots(slots.shelf)
    assert digest(running(later)) == digest(session)
    later.release()


def test_a_table_that_cannot_be_kept_can_be_deleted_to_begin_another(
    slots: Slots, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(os, "fsync", refuse(errno.ENOSPC))
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
    monkeypatch.setattr(os, "fsync", refuse(errno.ENOSPC))
    played(slots, 10_000)
    assert slots.put_aside()


def test_a_running_table_that_cannot_be_read_just_now_is_still_there(
    slots: Slots, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = played(slots, 20)
    with monkeypatch.context() as broken:
        broken.setattr(os, "open", refuse(errno.EACCES))
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
            refuse(errno.EACCES)()
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
