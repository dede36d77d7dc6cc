"""Memory follows pixels: a long evening of play, menus, languages and resizes takes no more than an hour."""

import gc
import json
import subprocess
import sys
import weakref
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.drawing.surface_cache import CUPBOARD, FRAME, Cupboard, Stowed
from game.games import PRESENTATIONS
from game.program.navigation import House
from game.session.plan import against_bots

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
