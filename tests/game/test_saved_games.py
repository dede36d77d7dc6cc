"""Saved games on the shelf: the running table, slots with their pictures, and how long it takes."""

import random
import time
from datetime import UTC, datetime, timedelta
from statistics import median

import pygame
import pytest

from game.store.saved_game import PICTURE, picture, picture_text
from game.store.saved_games import Slots, _fresh_key
from tests.game.saving import act, digest, played, running, saved, spoil

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
