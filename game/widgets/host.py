"""What scenes ask of the program that shows them."""

from typing import TYPE_CHECKING, Any, Protocol

import pygame

from game.drawing.canvas import Canvas
from game.drawing.page import Page
from game.drawing.pictures import Pictures
from game.sound.player import Sound
from game.store.settings import Settings
from game.words import Tongue

if TYPE_CHECKING:
    from game.widgets.scene import Scene


class Host(Protocol):
    """The program, as far as scenes know it."""

    tongue: Tongue
    settings: Settings
    sound: Sound
    pictures: Pictures
    #: What is drawn on, and where things lie on it.
    surface: pygame.Surface
    page: Page
    #: Those that are open, the top one last.
    scenes: list["Scene"]
    #: Whether keys or a pad were used last, and not the pointer.
    by_keys: bool

    def canvas(self, surface: pygame.Surface, page: Page) -> Canvas:
        """Give a canvas on a surface."""

    def push(self, scene: "Scene") -> None:
        """Lay a scene on top."""

    def pop(self) -> None:
        """Take the top scene away."""

    def tell(self, words: str) -> None:
        """Lay a notice over whatever is shown."""

    def change(self, **changes: Any) -> None:
        """Set something anew."""

    def toggle_full_screen(self) -> None:
        """Switch between window and full screen."""

    def quit(self) -> None:
        """End the program."""
