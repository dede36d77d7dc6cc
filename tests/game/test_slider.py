"""The slider: by click, by drawing the knob, by keys and by pushing it."""

from collections.abc import Iterator

import pygame
import pytest

from game.drawing.page import Box
from game.input.signals import Button, Click, Point, Press
from game.program.app import App
from game.scenes.settings import SettingsScene
from game.widgets.slider import Grip, Slider
from tests.game.bare import bare_app, key
from tests.game.hands import send


@pytest.fixture
def app() -> Iterator[App]:
    with bare_app() as built:
        yield built


def slider(value: int = 5, grip: Grip | None = None) -> tuple[Slider, list[int]]:
    heard: list[int] = []
    return Slider(Box(100, 100, 426, 64), value, 10, heard.append, grip=grip), heard


def test_a_click_goes_there() -> None:
    knob, heard = slider()
    for part, value in ((0.0, 0), (1.0, 10), (0.32, 3)):
        assert knob.hear(Click((knob.groove.x + knob.groove.w * part, 130)))
        assert knob.hear(Click((knob.groove.x, 130), down=False))
        assert knob.value == value
    assert heard == [0, 10, 3]


def test_nothing_is_told_when_nothing_changes() -> None:
    knob, heard = slider()
    knob.hear(Click((knob.groove.centre[0], 130)))
    assert heard == []


def test_the_knob_follows_the_pointer_only_while_it_is_held() -> None:
    knob, heard = slider()
    knob.hear(Point((knob.groove.right, 130)))
    knob.hear(Click((knob.groove.x, 130)))
    knob.hear(Point((knob.groove.right + 500, 700)))
    knob.hear(Click((knob.groove.right, 700), down=False))
    knob.hear(Point((knob.groove.x, 130)))
    assert heard == [0, 10]


def test_looking_closer_moves_nothing() -> None:
    knob, heard = slider()
    assert not knob.hear(Click((knob.groove.x, 130), look=True))
    assert (heard, knob.greedy) == ([], False)


def test_left_and_right_stop_at_the_ends() -> None:
    knob, heard = slider(9)
    for button in (Button.RIGHT, Button.RIGHT, Button.LEFT):
        assert knob.hear(Press(button))
    assert heard == [10, 9]
    low, told = slider(0)
    assert low.hear(Press(Button.LEFT))
    assert told == []


def test_a_push_steps_on_and_begins_again_after_the_last() -> None:
    knob, heard = slider(9)
    knob.push()
    knob.push()
    assert heard == [10, 0]


def sliders(scene: SettingsScene) -> list[Slider]:
    return [widget for widget in scene.buttons if isinstance(widget, Slider)]


def test_a_knob_can_be_drawn_although_every_step_lays_out_the_book_anew(app: App) -> None:
    scene = SettingsScene()
    app.push(scene)
    scene.turn_to("sound")
    music = sliders(scene)[1]
    x, y, w, h = app.page.pixels(music.groove)
    send(app, pygame.MOUSEBUTTONDOWN, pos=(x, y + h // 2), button=1)
    for part in (0.3, 0.6, 1.0):
        send(app, pygame.MOUSEMOTION, pos=(round(x + w * part), 5), rel=(0, 0), buttons=(1, 0, 0))
        assert app.settings.music == round(part * 10)
    send(app, pygame.MOUSEBUTTONUP, pos=(x + w, 5), button=1)
    send(app, pygame.MOUSEMOTION, pos=(x, y), rel=(0, 0), buttons=(0, 0, 0))
    assert (app.settings.music, app.settings.effects, app.settings.ambience) == (10, 7, 5)


def test_whoever_moves_a_slider_wants_to_hear_it(app: App) -> None:
    app.change(muted=True)
    scene = SettingsScene()
    app.push(scene)
    scene.turn_to("sound")
    scene.focus, scene.by_keys = scene.buttons.index(sliders(scene)[2]), True
    key(app, pygame.K_LEFT)
    assert (app.settings.ambience, app.settings.muted) == (4, False)
