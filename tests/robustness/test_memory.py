"""Memory follows pixels: a long evening of play, menus, languages and resizes takes no more than an hour."""

import gc
import json
import os
import subprocess
import sys
import weakref
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.drawing.surface_cache import CUPBOARD, FRAME, Cupboard, Later, Stowed
from game.games import PRESENTATIONS
from game.program.memory import _ENOUGH
from game.program.navigation import House
from game.session.plan import against_bots
from game.widgets.scene import Scene
from tests.bench.window import resident

needs_linux = pytest.mark.skipif(sys.platform != "linux", reason="memory is read from /proc")
FULL_HD, FOUR_K = "1920x1080", "3840x2160"
#: Megabytes, and open files: those of Python, the faces in use, and the workers.
MOST = {FULL_HD: 200, FOUR_K: 500}
FILES = 110
WHOLE_GAME = 2000


def evening(size: str, laps: int, actions: int, folder: Path) -> list[dict[str, Any]]:
    """Spend an evening in another process; give the figures of each lap."""
    command = [sys.executable, "-m", "tests.robustness.evening", size, str(laps), str(actions), str(folder)]
    told = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    return [json.loads(line) for line in told.splitlines() if line.startswith("{")]


@needs_linux
@pytest.mark.slow
def test_a_lap_of_play_menus_and_resizes_stays_within_its_memory(
    tmp_path: Path, figures: Callable[[str], None]
) -> None:
    (lap,) = evening(FULL_HD, 1, 50, tmp_path)
    figures(f"{FULL_HD}: {lap}")
    assert lap["played"] >= 100
    assert lap["memory"] <= MOST[FULL_HD]
    assert lap["files"] <= FILES


@needs_linux
@pytest.mark.long
@pytest.mark.parametrize("size", MOST)
def test_a_long_evening_stays_within_its_memory(
    tmp_path: Path, size: str, figures: Callable[[str], None]
) -> None:
    laps = evening(size, 6, WHOLE_GAME, tmp_path)
    figures(f"{size}: {laps[-1]}")
    assert laps[-1]["played"] > 3000
    assert max(lap["memory"] for lap in laps) <= MOST[size]
    assert max(lap["files"] for lap in laps) <= FILES


def sheet(side: int) -> pygame.Surface:
    return pygame.Surface((side, side), 0, 32)


def test_what_was_used_longest_ago_goes_first() -> None:
    cupboard = Cupboard()
    cupboard.most = 3 * (40_000 + FRAME)
    first, second, third = (cupboard.fetched(("me", name), lambda: sheet(100)) for name in "abc")
    assert cupboard.fetched(("me", "a"), lambda: sheet(100)) is first
    cupboard.fetched(("me", "d"), lambda: sheet(100))
    assert cupboard.fetched(("me", "c"), lambda: sheet(100)) is third
    assert cupboard.fetched(("me", "b"), lambda: sheet(100)) is not second


def made_of(cupboard: Cupboard, name: str, *parts: str) -> pygame.Surface:
    """Fetch something that is made of others."""

    def make() -> pygame.Surface:
        for part in parts:
            cupboard.fetched(("me", part), lambda: sheet(100))
        return sheet(100)

    return cupboard.fetched(("me", name), make)


def names(cupboard: Cupboard) -> set[object]:
    return {key[1] for key in cupboard._kept}


def test_what_was_only_needed_to_make_something_else_goes_first() -> None:
    cupboard = Cupboard()
    cupboard.most = 4 * (40_000 + FRAME)
    made_of(cupboard, "old")
    made_of(cupboard, "stage", "leather", "curtain")
    made_of(cupboard, "new")
    made_of(cupboard, "newer")
    assert names(cupboard) == {"old", "stage", "new", "newer"}


def test_what_other_things_need_too_stays_as_long_as_they_do() -> None:
    cupboard = Cupboard()
    cupboard.most = 4 * (40_000 + FRAME)
    made_of(cupboard, "one sheet", "vellum")
    made_of(cupboard, "another", "vellum")
    made_of(cupboard, "third")
    made_of(cupboard, "fourth")
    assert names(cupboard) == {"vellum", "another", "third", "fourth"}
    made_of(cupboard, "one sheet", "vellum")
    assert "vellum" in names(cupboard)


def test_what_is_made_of_much_gets_ready_even_if_there_is_hardly_room_or_time() -> None:
    cupboard = Cupboard()
    cupboard.most = 3 * (40_000 + FRAME)
    for other in "xyz":
        made_of(cupboard, other)
    tries = 0
    while "stage" not in names(cupboard):
        tries += 1
        assert tries < 5
        with cupboard.sparing(0), suppress(Later):
            made_of(cupboard, "stage", "leather", "curtain")
    assert tries == 2


def test_the_cupboard_counts_bytes_not_pictures() -> None:
    cupboard = Cupboard()
    cupboard.most = 1_000_000
    for number in range(5000):
        cupboard.fetched(("me", number), lambda: sheet(10))
        assert cupboard.used <= cupboard.most
    cupboard.fetched(("me", "large"), lambda: sheet(490))
    assert cupboard.used <= cupboard.most
    cupboard.forget("me")
    assert cupboard.used == 0


def test_a_picture_larger_than_the_cupboard_is_still_given() -> None:
    cupboard = Cupboard()
    cupboard.most = 1000
    assert cupboard.fetched(("me", 1), lambda: sheet(300)).get_size() == (300, 300)


def test_a_function_gives_the_same_surface_again_until_it_is_to_forget() -> None:
    @Stowed
    def made(side: int, *, depth: int = 32) -> pygame.Surface:
        return pygame.Surface((side, side), 0, depth)

    first = made(7)
    assert made(7) is first
    assert made(7, depth=24) is not first
    made.cache_clear()
    assert made(7) is not first


def test_the_cupboard_follows_the_window(house: House) -> None:
    room = []
    for size in ((3840, 2160), (1920, 1080), (320, 200)):
        pygame.display.set_mode(size)
        house.app.take(pygame.event.Event(pygame.VIDEORESIZE, w=size[0], h=size[1], size=size))
        assert CUPBOARD.used <= CUPBOARD.most
        room.append(CUPBOARD.most)
    assert room[0] > 2 * room[1]
    assert room[1] == room[2]


def test_scenes_out_of_sight_keep_no_pictures_of_themselves(house: House) -> None:
    table = house.open_table(against_bots(next(iter(PRESENTATIONS)), 2, 3))
    house.app.draw()
    assert table._ground is not None
    house.menu(table)
    assert table._ground is not None, "It shows below the pause"
    house.open_rules()
    assert table._ground is table.picture._rest is house.title._ground is None
    house.app.pop()
    house.app.draw()
    house.to_title()
    assert table._ground is table.picture._rest is None


@pytest.mark.parametrize("game", PRESENTATIONS)
def test_no_picture_holds_a_table_that_was_left(house: House, game: str) -> None:
    table = house.open_table(against_bots(game, 4, 1))
    house.app.draw()
    desk = weakref.ref(table.sight.desk)
    house.to_title()
    del table
    gc.collect()
    assert desk() is None


class Restless(Scene):
    """A scene in which something moves for as long as it is told to."""

    moves = True

    @property
    def moving(self) -> bool:
        return self.moves


class Ring:
    """Something that only holds itself."""

    def __init__(self) -> None:
        self.own = self


def test_what_nobody_needs_is_looked_for_only_where_nothing_moves(house: House) -> None:
    scene, ring = Restless(), Ring()
    house.app.push(scene)
    house.app.draw()
    gc.collect()
    left = weakref.ref(ring)
    del ring
    for _ in range(_ENOUGH):
        gc.collect(1)
    house.app.advance(1 / 60)
    assert left() is not None, "It is old, and would take long to find"
    scene.moves = False
    house.app.advance(1 / 60)
    assert left() is None


def test_what_the_program_brings_along_is_never_looked_through(house: House) -> None:
    assert house.app.running
    assert gc.get_freeze_count() > 10_000


@needs_linux
def test_memory_goes_back_to_the_system_when_a_scene_is_left(house: House) -> None:
    house.app.push(Restless())
    many = [sheet(512) for _ in range(40)]
    for one in many:
        one.fill("white")
    last, before = many.pop(), resident(os.getpid())
    many.clear()
    house.app.pop()
    assert resident(os.getpid()) < before - 30
    assert last.get_size() == (512, 512), "It lies above all that was free"
