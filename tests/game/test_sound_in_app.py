"""Sound in the program: M, what is pushed, the choir, and the first frame without a mixer."""

import json
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from build.sounds.effects import EFFECTS
from game.games import PRESENTATIONS
from game.input.signals import Button, Keyboard, Press
from game.program.app import App
from game.program.navigation import House
from game.scenes.rulebook import Rulebook
from game.scenes.rulebook_page import Way
from game.scenes.rulebook_rows import ChapterRow
from game.scenes.settings import SettingsScene
from game.sound.player import Sound
from game.store.settings import Settings
from game.widgets.button import Strip
from game.widgets.choice import Choice
from game.widgets.medal import GOES, LASTS
from game.widgets.tabs import Tab
from game.words import LANGUAGES, Tongue
from game.words import sound as sound_words
from rules.kernel import Action
from tests.game.bare import bare_app, blank, key
from tests.game.hands import by_pointer
from tests.game.hearing import opened, soon
from tests.game.learning import COURSES
from tests.game.test_result import Hall


@pytest.fixture
def app() -> Iterator[App]:
    with bare_app() as built:
        yield built
        built.sound.close()


# In the app.


def test_m_mutes_everywhere_and_again_makes_it_heard(app: App) -> None:
    key(app, pygame.K_m)
    assert app.settings.muted
    assert Press(Button.MUTE) not in blank(app).heard
    key(app, pygame.K_m)
    assert not app.settings.muted


@pytest.mark.parametrize("language", LANGUAGES)
def test_m_shows_for_a_moment_whether_anything_is_heard(app: App, language: str) -> None:
    app.change(language=language)
    app.push(Rulebook("rattus"))
    app.draw()
    before = pygame.image.tobytes(app.surface, "RGB")
    for words, icon in ((sound_words.SOUND_OFF, "mute"), (sound_words.SOUND_ON, "sound")):
        key(app, pygame.K_m)
        app.advance(0.1)
        assert app.medal is not None
        assert (app.medal.words, app.medal.icon) == (Tongue(language)(words), icon)
        assert pygame.image.tobytes(app.surface, "RGB") != before
        app.advance(LASTS)
        assert app.medal is not None
        app.advance(GOES)
        assert app.medal is None
        assert pygame.image.tobytes(app.surface, "RGB") == before


def test_the_medal_lies_over_every_scene_and_keeps_nobody_from_playing(house: House) -> None:
    for open_scene in (house.open_settings, house.open_rules, house.open_school, house.open_saves):
        open_scene()
        house.app.draw()
        key(house.app, pygame.K_m)
        assert house.app.medal is not None
        key(house.app, pygame.K_ESCAPE)
        assert house.app.top is house.title
        house.app.advance(LASTS + GOES)
        assert house.app.medal is None


def test_with_reduced_motion_the_medal_goes_without_fading(app: App) -> None:
    app.change(reduced_motion=True)
    app.push(Rulebook("rattus"))
    key(app, pygame.K_m)
    app.advance(0.1)
    whole = pygame.image.tobytes(app.surface, "RGB")
    app.advance(LASTS)
    assert pygame.image.tobytes(app.surface, "RGB") == whole


# What is pushed.


def played(app: App) -> list[str]:
    """Name the effects that were asked for so far, and forget them."""
    names = list(app.sound._played)
    app.sound._played.clear()
    return names


def test_a_button_is_heard_and_so_is_the_turning_of_a_page(app: App) -> None:
    app.sound.wake()
    book = Rulebook("rattus")
    app.push(book)
    for kind, effect in ((Tab, "page"), (ChapterRow, "page"), (Way, "page"), (Strip, "button")):
        button = next(b for b in book.buttons if type(b) is kind and b.box.w)
        by_pointer(app, button)
        assert played(app) == [effect], kind


def test_an_arrow_of_a_choice_is_heard_but_not_what_cannot_be_pushed(app: App) -> None:
    app.sound.wake()
    scene = SettingsScene()
    app.push(scene)
    choice = next(b for b in scene.buttons if isinstance(b, Choice))
    by_pointer(app, choice)
    assert played(app) == ["button"]
    strip = next(b for b in scene.buttons if isinstance(b, Strip))
    strip.enabled = False
    scene._push_button(strip)
    assert played(app) == []


def test_what_is_pushed_is_silent_while_everything_is(app: App) -> None:
    app.sound.wake()
    app.change(muted=True)
    book = Rulebook("rattus")
    app.push(book)
    by_pointer(app, next(b for b in book.buttons if isinstance(b, Tab)))
    assert played(app) == []


def test_a_move_is_heard_by_what_it_does_not_by_its_button(house: House) -> None:
    table = house.open_table(COURSES["rattus"][0].plan)
    house.app.sound.wake()
    played(house.app)
    move = next(b for b in table.buttons if isinstance(b.meaning, Action))
    by_pointer(house.app, move)
    table.tick(0.1)
    assert "button" not in played(house.app)


def test_every_effect_is_heard_somewhere() -> None:
    pushed = {"button", "page", "curtain", "quill", "error", "choir"}
    cued = {name for shown in PRESENTATIONS.values() for name in shown.cues.values()}
    assert cued | pushed == EFFECTS.keys()


# The choir.


@pytest.mark.parametrize("skipped", [True, False])
def test_the_choir_sings_once_with_the_verdict_skipped_or_not(skipped: bool) -> None:
    hall = Hall("rattus", 2, speed="normal")
    hall.app.sound.wake()
    hall.app.advance(0.2)
    assert "choir" not in played(hall.app)
    if skipped:
        hall.key(pygame.K_SPACE)
    for _ in range(200):
        hall.app.advance(0.1)
    assert not hall.result.moving
    assert "choir" in played(hall.app)
    hall.app.rearrange()
    for _ in range(20):
        hall.app.advance(0.1)
    assert "choir" not in played(hall.app)
    hall.app.sound.close()


def test_the_choir_sings_where_nothing_is_counted_slowly() -> None:
    hall = Hall("rattus", 2, speed="off")
    hall.app.sound.wake()
    hall.app.advance(0.0)
    assert "choir" in played(hall.app)
    hall.app.sound.close()


def test_m_is_a_letter_while_somebody_writes(app: App) -> None:
    blank(app).keys_for = Keyboard.WRITE
    key(app, pygame.K_m)
    assert not app.settings.muted


def test_a_running_app_is_heard_and_falls_silent_at_its_end(app: App) -> None:
    app.change(music=10)
    app.sound.music("title")
    app.run(until=lambda: opened() and pygame.mixer.music.get_busy())
    assert not opened()


def test_settings_are_heard_at_once(app: App) -> None:
    app.sound.music("title")
    app.sound.wake()
    assert soon(lambda: opened() and pygame.mixer.music.get_busy())
    app.change(muted=True)
    assert soon(lambda: pygame.mixer.music.get_volume() == 0)
    app.change(muted=False, music=10)
    assert soon(lambda: pygame.mixer.music.get_volume() == 1)


def test_the_first_frame_comes_without_a_mixer(tmp_path: Path) -> None:
    program = (
        "import sys, json, pygame\n"
        "from game.__main__ import main\n"
        "main(['--smoke'])\n"
        "import threading\n"
        "print(json.dumps([pygame.mixer.get_init(), [t.name for t in threading.enumerate()]]))"
    )
    home = {name: str(tmp_path) for name in ("HOME", "XDG_DATA_HOME", "APPDATA", "LOCALAPPDATA")}
    drivers = {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
    done = subprocess.run(
        [sys.executable, "-c", program],
        capture_output=True,
        text=True,
        check=True,
        env={**os.environ, **home, **drivers},
    )
    device, threads = json.loads(done.stdout.splitlines()[-1])
    assert device is None
    assert "sound" not in threads


def test_muted_settings_stay_muted_from_the_start() -> None:
    quiet = Sound(replace(Settings(), muted=True))
    quiet.music("title")
    quiet.wake()
    time.sleep(0.4)
    assert not opened()
    quiet.close()
