"""Hands on mouse, keyboard and pad: each pushes a button of the scene on top."""

from typing import Any

import pygame

from game.program.app import App
from game.widgets.button import Button
from game.widgets.panel import Panel

#: Where phones come in, should anybody ask for one who pushes everything: from this machine alone.
LOOPBACK = "127.0.0.1:18137"


def send(app: App, kind: int, **data: Any) -> None:
    """Let an event of the window happen."""
    app.take(pygame.event.Event(kind, data))


def top(app: App) -> Panel:
    """Give the scene that has the say."""
    assert isinstance(app.top, Panel)
    return app.top


def by_pointer(app: App, button: Button) -> None:
    """Push a button with the mouse, right of its middle."""
    x, y, w, h = app.page.pixels(button.box)
    left, top = app.page.corner
    at = (left + x + w // 2 + 1, top + y + h // 2)
    send(app, pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(0, 0, 0))
    send(app, pygame.MOUSEBUTTONDOWN, pos=at, button=1)
    send(app, pygame.MOUSEBUTTONUP, pos=at, button=1)


def by_keys(app: App, button: Button) -> None:
    """Push a button with Tab and Enter."""
    _go_to(app, button, lambda: type_key(app, pygame.K_TAB))
    type_key(app, pygame.K_RETURN)


def by_pad(app: App, button: Button) -> None:
    """Push a button with the shoulder and A."""
    _go_to(app, button, lambda: push_pad(app, pygame.CONTROLLER_BUTTON_RIGHTSHOULDER))
    push_pad(app, pygame.CONTROLLER_BUTTON_A)


def type_key(app: App, key: int) -> None:
    """Push and release a key."""
    for kind in (pygame.KEYDOWN, pygame.KEYUP):
        send(app, kind, key=key, mod=0, unicode="")


def push_pad(app: App, button: int) -> None:
    """Push and release a button of the pad."""
    for kind in (pygame.CONTROLLERBUTTONDOWN, pygame.CONTROLLERBUTTONUP):
        send(app, kind, button=button)


def _go_to(app: App, button: Button, step: Any) -> None:
    # Lists are laid out anew while the focus travels, so places are compared.
    for _ in range(len(top(app).buttons) + 2):
        scene = top(app)
        if scene.by_keys and scene.buttons[scene.focus].box == button.box:
            return
        step()
    raise AssertionError("The focus never comes there")


WAYS = (by_pointer, by_keys, by_pad)
