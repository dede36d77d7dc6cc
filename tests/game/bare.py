"""An app with nothing but a blank scene in it, and the keys and pads to drive it."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict
from typing import Any

import pygame

from game.input.signals import Keyboard, Signal
from game.program.app import App
from game.store.settings import Settings
from game.widgets.panel import Panel
from game.widgets.scene import Scene
from tests.game.hands import send


class Blank(Scene):
    """A scene that counts how often it is arranged and left alone."""

    def __init__(self) -> None:
        super().__init__()
        self.arranged = self.lost = 0
        self.heard: list[Signal] = []
        self.keys_for = Keyboard.COMMAND

    def arrange(self, page: Any) -> None:
        super().arrange(page)
        self.arranged += 1

    def lose_focus(self) -> None:
        self.lost += 1

    def hear(self, signal: Signal) -> bool:
        self.heard.append(signal)
        return True

    @property
    def keyboard(self) -> Keyboard:
        return self.keys_for


@contextmanager
def bare_app() -> Iterator[App]:
    """Give an app with a blank scene; afterwards the usual look is in force again."""
    built = App((1280, 720))
    built.push(Blank())
    yield built
    built.change(**asdict(Settings()))


def blank(app: App) -> Blank:
    """Give the scene at the bottom."""
    scene = app.scenes[0]
    assert isinstance(scene, Blank)
    return scene


def key(app: App, code: int, mod: int = 0) -> None:
    """Strike a key, and write its letter."""
    letter = chr(code) if code < 128 else ""
    send(app, pygame.KEYDOWN, key=code, mod=mod, unicode=letter)
    if letter.isprintable() and letter:
        send(app, pygame.TEXTINPUT, text=letter)
    send(app, pygame.KEYUP, key=code, mod=mod, unicode=letter)


def push(app: App, number: int, way: str) -> None:
    """Reach a widget and push it, by one device alone; a negative number counts from the last."""
    panel = app.top
    assert isinstance(panel, Panel)
    widget = panel.buttons[number]
    if way == "pointer":
        x, y, w, h = app.page.pixels(widget.box)
        at = (x + w * 3 // 4, y + h // 2)
        send(app, pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(0, 0, 0))
        send(app, pygame.MOUSEBUTTONDOWN, pos=at, button=1)
        send(app, pygame.MOUSEBUTTONUP, pos=at, button=1)
        return
    for _ in range(100):
        if panel.by_keys and panel.focus == number % len(panel.buttons):
            break
        if way == "keys":
            key(app, pygame.K_TAB)
        else:
            pad(app, pygame.CONTROLLER_BUTTON_RIGHTSHOULDER)
    else:
        raise AssertionError(f"{way} cannot reach {widget}")
    if way == "keys":
        key(app, pygame.K_RETURN)
    else:
        pad(app, pygame.CONTROLLER_BUTTON_A)


def pad(app: App, button: int) -> None:
    """Push a button of the pad."""
    send(app, pygame.CONTROLLERBUTTONDOWN, button=button)
    send(app, pygame.CONTROLLERBUTTONUP, button=button)
