"""Settings: kept safely, in force at once, reached by any device, in every language and size."""

from collections.abc import Iterator
from dataclasses import asdict, fields, replace
from pathlib import Path
from typing import Any, ClassVar

import pygame
import pytest

from game.drawing import text, theme
from game.drawing.canvas import Canvas
from game.drawing.page import EDGE, ON_EDGE, Box
from game.input.signals import KEYS, Button, Press
from game.program.app import App
from game.scenes.settings import SettingsScene
from game.scenes.settings_keys import LISTED, KeyRow
from game.store import Shelf
from game.store.settings import NAME, SPEEDS, TEXT_SIZES, Settings, fetched, store
from game.widgets.choice import Choice
from game.widgets.scene import Scene
from game.widgets.slider import Slider
from game.widgets.toggle import Toggle
from game.words import LANGUAGES, PSEUDO, Tongue, shared
from game.words import settings as words
from tests.game.bare import bare_app, blank, key, pad, push
from tests.game.hands import send

ENGLISH = Tongue("en")
WAYS = ("pointer", "keys", "pad")


@pytest.fixture
def app() -> Iterator[App]:
    with bare_app() as built:
        yield built


def opened(app: App, part: str = "reading") -> SettingsScene:
    scene = SettingsScene()
    app.push(scene)
    if part != "reading":
        scene.turn_to(part)
    return scene


# Kept.


def test_settings_survive_the_shelf(tmp_path: Path) -> None:
    mine = Settings(language="de", text_size="tv", speed="off", effects=0, keys={"look": "L"})
    assert store(Shelf(tmp_path), mine)
    assert fetched(Shelf(tmp_path)) == mine


def test_nothing_was_ever_set_at_first(tmp_path: Path) -> None:
    assert fetched(Shelf(tmp_path)) is None


@pytest.mark.parametrize(
    ("setting", "value"),
    [
        ("language", "la"),
        ("language", 3),
        ("text_size", "huge"),
        ("plain_face", 1),
        ("speed", None),
        ("bot_speed", ["fast"]),
        ("effects", 11),
        ("music", True),
        ("ambience", 2.5),
        ("keys", ["look"]),
        ("of a later version", None),
    ],
)
def test_a_bad_value_falls_back_and_the_others_stay(setting: str, value: object) -> None:
    sound = {"high_contrast": True, "text_size": "tv", "language": "fr"}
    assert Settings.read({**sound, setting: value}) == Settings.read(
        {name: kept for name, kept in sound.items() if name != setting}
    )


def test_bad_keys_fall_back_one_by_one() -> None:
    read = Settings.read({"keys": {"look": "L", "dance": "D", "undo": 4, "menu": ""}})
    assert read.keys == {"look": "L"}


def test_a_broken_file_is_set_aside_and_the_copy_before_it_holds(tmp_path: Path) -> None:
    shelf = Shelf(tmp_path)
    store(shelf, Settings(language="fr"))
    store(shelf, Settings(language="de"))
    shelf.path(NAME).write_text("{", "utf-8")
    assert fetched(shelf) == Settings(language="fr")
    assert (tmp_path / f"{NAME}.broken-1").exists()


def test_a_file_that_holds_something_else_is_set_aside(tmp_path: Path) -> None:
    Shelf(tmp_path).write(NAME, ["no", "settings"])
    assert fetched(Shelf(tmp_path)) is None
    assert (tmp_path / f"{NAME}.broken-1").exists()


def test_a_full_disk_does_not_end_the_program(tmp_path: Path) -> None:
    (tmp_path / "taken").write_text("", "utf-8")
    assert not store(Shelf(tmp_path / "taken"), Settings())


def test_the_store_and_the_theme_know_the_same_text_sizes() -> None:
    assert tuple(theme.TEXT_SIZES) == TEXT_SIZES


# In force.


def test_a_change_holds_at_once_everywhere_and_is_told(app: App) -> None:
    told: list[Settings] = []
    app.when_changed = told.append
    before = blank(app).arranged
    app.change(language="fr", text_size="tv")
    assert app.tongue(shared.QUIT) == Tongue("fr")(shared.QUIT)
    assert app.settings.text_size == "tv"
    assert blank(app).arranged > before
    assert told == [app.settings]


def test_nothing_happens_when_nothing_changes(app: App) -> None:
    told: list[Settings] = []
    app.when_changed = told.append
    before = blank(app).arranged
    app.change(language="en")
    assert (blank(app).arranged, told) == (before, [])


def test_full_screen_and_language_of_the_command_line_win() -> None:
    app = App((960, 540), settings=Settings(language="fr", text_size="tv"), language="de", full_screen=False)
    assert app.settings == Settings(language="de", text_size="tv")


def test_the_full_screen_is_a_setting_like_any_other(app: App) -> None:
    app.hear(Press(Button.FULL_SCREEN))
    assert app.settings.full_screen
    app.hear(Press(Button.FULL_SCREEN))
    assert app.surface.get_size() == (1280, 720)
    assert not app.settings.full_screen


def test_plain_letters_change_every_face_and_come_back(app: App) -> None:
    faces = (text.BODY, text.BOLD, text.ITALIC, text.HEADING)

    def measured() -> list[tuple[float, float]]:
        canvas = app.canvas(app.surface, app.page)
        return [(canvas.width("Il1 O0 Rn", 40, face), canvas.height("Il1", 99, 40, face)) for face in faces]

    usual = measured()
    app.change(plain_face=True)
    assert all(one != other for one, other in zip(usual, measured(), strict=True))
    app.change(plain_face=False)
    assert measured() == usual


def test_the_plain_face_draws_every_letter_people_read(app: App) -> None:
    app.change(plain_face=True)
    font = text.font(app.look.face(text.BODY), 30)
    for letter in "äöüßéèêëçàâîïôûùœÄÖÜÉÈÇÀŒ„“”«»’–−…·":
        assert font.metrics(letter)[0] is not None, letter
    assert text.width("→", text.BODY, 30) == text.width("→", text.BOLD, 30) > 10


@pytest.mark.parametrize("event", [pygame.WINDOWFOCUSLOST, pygame.WINDOWMINIMIZED])
def test_every_scene_hears_that_the_window_is_out_of_sight(app: App, event: int) -> None:
    opened(app)
    send(app, event)
    assert blank(app).lost == 1


@pytest.mark.parametrize("size", [(320, 200), (200, 900), (40, 40), (1, 1), (2560, 600)])
def test_any_size_of_the_window_can_be_drawn(app: App, size: tuple[int, int]) -> None:
    scene = opened(app)
    pygame.display.set_mode(size, pygame.RESIZABLE)
    send(app, pygame.VIDEORESIZE, size=size, w=size[0], h=size[1])
    for part in scene.parts:
        scene.turn_to(part)
        app.draw()
    assert app.page.upright == (size[1] >= ON_EDGE * size[0])
    assert app.page.width >= (EDGE if app.page.upright else 1920)
    assert app.page.height >= 1080


def test_a_lost_display_is_not_drawn_on(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    before = app.page
    monkeypatch.setattr(pygame.display, "get_surface", lambda: None)
    send(app, pygame.VIDEORESIZE, w=0, h=0, size=(0, 0))
    assert app.page == before


class Lamp(Scene):
    """A scene of which only a box changes."""

    colour = "red"

    def draw(self, surface: pygame.Surface) -> None:
        surface.fill(self.colour)


def test_only_the_dirty_boxes_are_drawn_again(app: App) -> None:
    lamp = Lamp()
    app.push(lamp)
    app.advance(0)
    lamp.colour, lamp.dirty = "blue", [Box(0, 0, 192, 108)]
    app.advance(0)
    assert app.surface.get_at((10, 10)) == pygame.Color("blue")
    assert app.surface.get_at((400, 400)) == pygame.Color("red")
    assert lamp.dirty == []
    lamp.changed = True
    app.advance(0)
    assert app.surface.get_at((400, 400)) == pygame.Color("blue")


# The scene.


@pytest.mark.parametrize("way", WAYS)
def test_everything_can_be_set_by_each_device_alone(app: App, way: str) -> None:
    scene = opened(app)
    for tab in (1, 2, 3):
        for number, widget in enumerate(list(scene.buttons)):
            if isinstance(widget, Choice | Toggle | Slider):
                before = app.settings
                push(app, number, way)
                assert app.settings != before, widget
        push(app, tab + 1, way)
    usual = asdict(Settings())
    changed = {name for name, value in asdict(app.settings).items() if value != usual[name]}
    elsewhere = {"keys", "phone_address", "phones_let_in"}
    assert changed == {setting.name for setting in fields(Settings)} - elsewhere
    rows = [(i, widget) for i, widget in enumerate(scene.buttons) if isinstance(widget, KeyRow)]
    push(app, next(i for i, row in rows if row.key == "Z"), way)
    assert scene.keys.waiting is Button.LOOK
    key(app, pygame.K_l)
    assert app.settings.keys == {"look": "L"}
    push(app, -1, way)
    assert app.settings == replace(Settings(), language=app.settings.language)
    push(app, -2, way)
    assert app.top is blank(app)


def test_left_and_right_step_through_the_values(app: App) -> None:
    scene = opened(app, "playing")
    number = next(i for i, widget in enumerate(scene.buttons) if isinstance(widget, Choice))
    scene.focus, scene.by_keys = number, True
    for pace in (*SPEEDS[2:], *SPEEDS[:2]):
        key(app, pygame.K_RIGHT)
        assert app.settings.speed == pace
    key(app, pygame.K_LEFT)
    assert app.settings.speed == "slow"


def test_back_to_defaults_can_be_taken_back_and_keeps_the_language(app: App) -> None:
    scene = opened(app)
    mine = replace(Settings(), language="de", text_size="tv", keys={"look": "L"})
    app.change(**asdict(mine))
    scene.back_to_defaults()
    assert app.settings == Settings(language="de")
    scene.take_back()
    assert app.settings == mine


def test_defaults_are_offered_only_where_something_is_set(app: App) -> None:
    scene = opened(app)
    assert not scene.buttons[-1].enabled
    scene.set(text_size="tv")
    assert scene.buttons[-1].enabled


def test_a_taken_key_is_reported_and_another_awaited(app: App) -> None:
    scene = opened(app, "keys")
    scene.keys.wait_for(Button.LOOK)
    key(app, pygame.K_F1)
    assert scene.keys.message == ENGLISH(shared.KEY_TAKEN, what=ENGLISH(shared.HELP))
    assert scene.keys.waiting is Button.LOOK
    key(app, pygame.K_UP)
    assert scene.keys.message == ENGLISH(words.KEY_FIXED)
    key(app, pygame.K_LSHIFT)
    assert scene.keys.waiting is Button.LOOK
    assert app.settings.keys == {}


def test_esc_leaves_the_key_as_it_is_and_the_scene_open(app: App) -> None:
    scene = opened(app, "keys")
    scene.keys.wait_for(Button.LOOK)
    key(app, pygame.K_ESCAPE)
    assert scene.keys.waiting is None
    assert app.top is scene
    scene.keys.wait_for(Button.LOOK)
    pad(app, pygame.CONTROLLER_BUTTON_B)
    assert scene.keys.waiting is None
    assert app.top is scene


def test_the_usual_key_takes_the_chosen_one_away_again(app: App) -> None:
    scene = opened(app, "keys")
    for button, chosen, usual in (
        (Button.LOOK, pygame.K_l, pygame.K_z),
        (Button.UP, pygame.K_w, pygame.K_UP),
    ):
        scene.keys.wait_for(button)
        key(app, chosen)
        assert str(button) in app.settings.keys
        scene.keys.wait_for(button)
        key(app, usual)
        assert app.settings.keys == {}


def test_every_meaning_that_works_is_listed() -> None:
    assert set(LISTED) == set(KEYS.values())
    assert set(words.MEANINGS) == {str(button) for button in KEYS.values()}


class Watched(Canvas):
    """A canvas that sees when words do not fit where they are written."""

    spilled: ClassVar[list[str]] = []

    def text(self, words: str, box: Box, size: float, **how: Any) -> float:
        used = super().text(words, box, size, **how)
        widest = max(
            (self.width(word, size, how.get("face", text.BODY)) for word in words.split()), default=0
        )
        if used * 0.75 > box.h + 2 or widest > box.w + 2:
            self.spilled.append(words)
        return used


@pytest.mark.parametrize("size", TEXT_SIZES)
@pytest.mark.parametrize("language", [*LANGUAGES, PSEUDO])
@pytest.mark.parametrize("plain", [False, True])
def test_everything_fits_in_every_language_and_size(
    app: App, monkeypatch: pytest.MonkeyPatch, language: str, size: str, plain: bool
) -> None:
    monkeypatch.setattr("game.widgets.panel.Canvas", Watched)
    monkeypatch.setattr(Watched, "spilled", [])
    scene = opened(app)
    app.change(language=language, text_size=size, plain_face=plain)
    for part in scene.parts:
        scene.turn_to(part)
        scene.keys.message = app.tongue(shared.KEY_TAKEN, what=app.tongue(shared.FULL_SCREEN))
        app.draw()
        page = scene.book.inset(22)
        inside = scene.buttons[4:-2]
        assert all(widget.box.bottom <= page.bottom - 10 for widget in inside), (part, language, size)
        assert all(widget.box.h >= 56 and widget.box.w >= 56 for widget in scene.buttons)
    assert Watched.spilled == []
