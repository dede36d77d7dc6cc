"""Odd screens and missing devices: tiny windows, a window that is lost, no sound, no pads."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pygame
import pytest

from game.games import PRESENTATIONS
from game.program.app import LEAST, App
from game.program.navigation import House
from game.scenes.table import Table
from game.session.plan import against_bots
from tests.game.bare import Blank

SLOW = pytest.mark.long


@pytest.mark.slow
@pytest.mark.parametrize(
    "size", [(320, 200), *(pytest.param(size, marks=SLOW) for size in ((200, 1000), (3000, 200)))]
)
def test_every_scene_can_be_drawn_in_a_tiny_or_narrow_window(tmp_path: Path, size: tuple[int, int]) -> None:
    house = House(size, folder=tmp_path)
    house.app.draw()
    for game in PRESENTATIONS:
        house.open_door(game)
        house.app.draw()
        table = house.open_table(against_bots(game, 3, 4))
        house.app.draw()
        house.menu(table)
        house.app.draw()
        house.to_title()
    house.open_settings()
    house.app.draw()
    house.to_title()
    house.open_saves()
    house.app.draw()
    house.to_title()
    house.close()


@pytest.mark.parametrize("size", [(1, 1), (0, 0), (-5, 40)])
def test_no_window_is_opened_that_nobody_could_find(size: tuple[int, int]) -> None:
    app = App(size)
    assert all(side >= least for side, least in zip(app.surface.get_size(), LEAST, strict=True))


def test_a_window_squeezed_to_a_speck_is_laid_out_again_when_it_grows(house: House) -> None:
    house.open_table(against_bots("rattus", 2, 3))
    for size in ((1, 1), (5, 300), (640, 360)):
        pygame.display.set_mode(size)
        house.app.take(pygame.event.Event(pygame.WINDOWSIZECHANGED, {"x": size[0], "y": size[1]}))
        house.app.advance(0.1)
    assert house.app.surface.get_size() == (640, 360)
    house.app.draw()


def test_a_lost_window_is_opened_again_and_the_game_goes_on(house: House) -> None:
    table = house.open_table(against_bots("rattus", 2, 3))
    house.app.draw()
    pygame.display.quit()
    turns = iter(range(3))
    with pytest.MonkeyPatch.context() as patch:
        # The end of a run would leave the table.
        patch.setattr(Table, "leave", lambda _: None)
        house.app.run(until=lambda: next(turns, None) is None)
    assert pygame.display.get_surface() is house.app.surface
    assert table.session.asked is not None
    assert not (house.slots.shelf.folder.parent / "reports").exists()


def test_a_full_screen_that_cannot_be_had_becomes_a_window(monkeypatch: pytest.MonkeyPatch) -> None:
    real = pygame.display.set_mode

    def picky(size: tuple[int, int], flags: int = 0) -> pygame.Surface:
        if flags & pygame.FULLSCREEN:
            raise pygame.error("No such mode")
        return real(size, flags)

    monkeypatch.setattr(pygame.display, "set_mode", picky)
    app = App((1280, 720), full_screen=True)
    app.push(Blank())
    assert app.surface.get_size() == (1280, 720)
    assert not app.settings.full_screen


@pytest.mark.parametrize("size", ["1x1", *(pytest.param(size, marks=SLOW) for size in ("320x200", "0x0"))])
def test_the_program_opens_without_sound_or_home_in_any_size(tmp_path: Path, size: str) -> None:
    environment = {key: value for key, value in os.environ.items() if key not in ("HOME", "XDG_DATA_HOME")}
    environment |= {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "no such driver"}
    environment |= {"RATS_AND_BELLS_HOME": "/dev/null/nowhere", "TMPDIR": str(tmp_path)}
    command = [sys.executable, "-m", "game", "--smoke", "--size", size, "--game", "rattus"]
    ended = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert ended.returncode == 0, ended.stderr
    assert ended.stderr == ""
    assert json.loads(ended.stdout.splitlines()[-1])["version"]


@pytest.mark.parametrize(
    "size", ["axb", *(pytest.param(size, marks=SLOW) for size in ("", "x", "640", "640x"))]
)
def test_a_size_that_is_none_is_answered_with_how_to_write_it(size: str) -> None:
    command = [sys.executable, "-m", "game", "--smoke", "--size", size]
    ended = subprocess.run(command, capture_output=True, text=True, check=False)
    assert ended.returncode == 2
    assert "--size" in ended.stderr
    assert "Traceback" not in ended.stderr
