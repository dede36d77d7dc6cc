"""A scene is what fills the window: title, table, result. Scenes lie on a stack; the top one has the say."""

import pygame

from game.drawing.page import Box, Page
from game.input.signals import Keyboard, Signal
from game.widgets.host import Host


class Scene:
    """One screen. ``enter`` and ``leave`` come once; ``pause`` and ``resume`` when another lies on top."""

    #: A scene that covers the one below; otherwise that one is drawn first.
    opaque = True

    def __init__(self) -> None:
        #: The picture has to be drawn again, or else only these boxes of it.
        self.changed = True
        self.dirty: list[Box] = []

    def enter(self, app: Host) -> None:
        """Begin; the program is at hand from here on."""
        self.app = app

    def leave(self) -> None:
        """End."""

    def strip(self) -> None:
        """Give up what can be painted again: nobody sees the scene any more."""

    def pause(self) -> None:
        """Lie below another scene."""

    def resume(self) -> None:
        """Be on top again."""
        self.changed = True

    def lose_focus(self) -> None:
        """Be out of sight or out of reach: another window is in front, or this one is put away."""

    def arrange(self, page: Page) -> None:
        """Lay everything out anew: the window, the language or the look has changed."""
        self.changed = True

    def hear(self, signal: Signal) -> bool:
        """Answer input; True if it was meant for this scene."""
        return False

    def tick(self, seconds: float) -> None:
        """Let time pass; set ``changed`` or fill ``dirty`` where the picture has to be drawn again."""

    @property
    def on_edge(self) -> bool:
        """Say whether the scene fills a page that stands on edge, in a window that does."""
        return True

    @property
    def keyboard(self) -> Keyboard:
        """Say what the keys are for just now."""
        return Keyboard.COMMAND

    @property
    def moving(self) -> bool:
        """Say whether something moves, so that frames have to come fast."""
        return False

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the whole scene."""
