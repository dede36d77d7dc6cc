"""Setting up tables the way people do: by pointer alone, by keys alone, by pad alone."""

from collections.abc import Callable
from typing import Any

import pygame

from game.drawing.page import Box
from game.program.app import App
from game.scenes.seating import Seating
from game.session.plan import Plan, Player, against_bots
from game.store.profiles import Profiles

ZOE = Player("Zoé", "sable", "", "open", "fr")
Step = Callable[[App, Seating, str, int], None]
#: More than there can be.
LEAVES = 9


def seated(
    app: App, profiles: Profiles, game: str = "notre_dame", seats: int = 3, **changes: Any
) -> tuple[Seating, list[Plan]]:
    """Open the seating; the list holds the plans it was started with."""
    started: list[Plan] = []
    plan = against_bots(game, seats, 7)._replace(**changes)
    scene = Seating(plan, profiles, started.append)
    app.push(scene)
    return scene, started


def send(app: App, kind: int, **data: Any) -> None:
    app.take(pygame.event.Event(kind, data))


# Three ways to step a choice or a name to the right, or to push a button where that means nothing.


def turn_to(app: App, scene: Seating, name: str, way: Step) -> None:
    """Turn the leaves until something shows: an option more may have moved it."""
    for _ in range(LEAVES):
        if name in scene.named:
            return
        way(app, scene, "leaf", 1)


def by_pointer(app: App, scene: Seating, name: str, times: int = 1) -> None:
    turn_to(app, scene, name, by_pointer)
    for _ in range(times):
        box = scene.named[name].box
        x, y = app.page.pixels(Box(box.right - 20, box.centre[1], 1, 1))[:2]
        send(app, pygame.MOUSEMOTION, pos=(x, y), rel=(0, 0), buttons=(0, 0, 0))
        send(app, pygame.MOUSEBUTTONDOWN, pos=(x, y), button=1)
        send(app, pygame.MOUSEBUTTONUP, pos=(x, y), button=1)


def by_keys(app: App, scene: Seating, name: str, times: int = 1) -> None:
    turn_to(app, scene, name, by_keys)
    _go(scene, name, lambda: send(app, pygame.KEYDOWN, key=pygame.K_TAB, mod=0, unicode=""))
    for _ in range(times):
        key = pygame.K_RIGHT if name.startswith("name:") else pygame.K_RETURN
        send(app, pygame.KEYDOWN, key=key, mod=0, unicode="")
        send(app, pygame.KEYUP, key=key, mod=0, unicode="")


def by_pad(app: App, scene: Seating, name: str, times: int = 1) -> None:
    turn_to(app, scene, name, by_pad)
    shoulder = pygame.CONTROLLER_BUTTON_RIGHTSHOULDER
    _go(scene, name, lambda: send(app, pygame.CONTROLLERBUTTONDOWN, button=shoulder))
    for _ in range(times):
        steps = name.partition(":")[0] in ("name", "by", "secrecy", "language")
        button = pygame.CONTROLLER_BUTTON_DPAD_RIGHT if steps else pygame.CONTROLLER_BUTTON_A
        send(app, pygame.CONTROLLERBUTTONDOWN, button=button)
        send(app, pygame.CONTROLLERBUTTONUP, button=button)


def _go(scene: Seating, name: str, onward: Callable[[], None]) -> None:
    for _ in range(len(scene.buttons) + 1):
        if scene.by_keys and scene.meant is scene.named[name]:
            return
        onward()
    raise AssertionError(f"{name} cannot be reached")


WAYS: list[Step] = [by_pointer, by_keys, by_pad]
