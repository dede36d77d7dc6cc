"""The window, the loop and the stack of scenes."""

import time
from collections.abc import Callable

import pygame

from game import devices
from game.page import Page
from game.pictures import Pictures
from game.scene import Scene
from game.signals import Button, Press, Signal
from game.words import Tongue

TITLE = "Rats & Bells"
SMALLEST = (960, 540)
#: Frames a second while something moves, and while nothing does: idle looks at input only.
FAST, IDLE = 60, 30


class App:
    """Runs scenes in a window and draws only when something changed."""

    def __init__(
        self, size: tuple[int, int] = (1280, 720), *, full_screen: bool = False, language: str = "en"
    ) -> None:
        pygame.display.init()
        pygame.font.init()
        pygame.display.set_caption(TITLE)
        self.devices = devices.Devices()
        self.pictures = Pictures()
        self.text_size = "table"
        self.tongue = Tongue(language)
        self.clock = pygame.time.Clock()
        self.scenes: list[Scene] = []
        self.running = True
        self.frames = 0
        self._window_size = size
        self._full_screen = full_screen
        self._open()

    def _open(self) -> None:
        flags = pygame.FULLSCREEN if self._full_screen else pygame.RESIZABLE
        size = (0, 0) if self._full_screen else self._window_size
        self.surface = pygame.display.set_mode(size, flags)
        self.page = Page.fitted(self.surface.get_size())

    # The stack.

    @property
    def top(self) -> Scene | None:
        """Give the scene that has the say."""
        return self.scenes[-1] if self.scenes else None

    def push(self, scene: Scene) -> None:
        """Lay a scene on top."""
        if self.top:
            self.top.pause()
        self._begin(scene)

    def pop(self) -> None:
        """Take the top scene away; without a scene the program ends."""
        self.scenes.pop().leave()
        if self.top:
            self.top.resume()
        else:
            self.running = False

    def replace(self, scene: Scene) -> None:
        """Put a scene in the place of all others."""
        while self.scenes:
            self.scenes.pop().leave()
        self._begin(scene)

    def _begin(self, scene: Scene) -> None:
        self.scenes.append(scene)
        scene.enter(self)
        scene.arrange(self.page)

    def quit(self) -> None:
        """End the program after this frame."""
        self.running = False

    # The window.

    def toggle_full_screen(self) -> None:
        """Switch between window and full screen."""
        self._full_screen = not self._full_screen
        self._open()
        self.rearrange()

    def speak(self, language: str) -> None:
        """Change the language of everything on the screen."""
        self.tongue = Tongue(language)
        self.rearrange()

    def rearrange(self) -> None:
        """Lay out every scene anew."""
        self.page = Page.fitted(self.surface.get_size())
        for scene in self.scenes:
            scene.arrange(self.page)

    # The loop.

    def run(self, until: Callable[[], bool] | None = None) -> None:
        """Run until the program ends (or, in tests, until a condition holds)."""
        last = time.perf_counter()
        while self.running and self.scenes and not (until and until()):
            for event in pygame.event.get():
                self.take(event)
            now = time.perf_counter()
            self.advance(now - last)
            last = now
            self.clock.tick(FAST if self.top and self.top.moving else IDLE)
        while self.scenes:
            self.scenes.pop().leave()

    def take(self, event: pygame.Event) -> None:
        """Take an event of the window or the devices."""
        if event.type == pygame.QUIT:
            self.quit()
        elif event.type == pygame.VIDEORESIZE and not self._full_screen:
            self._window_size = (max(event.w, SMALLEST[0]), max(event.h, SMALLEST[1]))
            self.surface = pygame.display.get_surface() or self.surface
            self.rearrange()
        elif event.type == pygame.WINDOWEXPOSED and self.top:
            self.top.changed = True
        else:
            for signal in self.devices.heard(event, self.page):
                self.hear(signal)

    def hear(self, signal: Signal) -> None:
        """Give a signal to the top scene; what works everywhere is done here."""
        if signal == Press(Button.FULL_SCREEN):
            self.toggle_full_screen()
        elif self.top:
            self.top.hear(signal)

    def advance(self, seconds: float) -> None:
        """Let time pass and draw if anything changed."""
        if not self.top:
            return
        self.top.tick(seconds)
        if self.top and self.top.changed:
            self.draw()

    def draw(self) -> None:
        """Draw the scenes from the lowest one that shows."""
        bottom = max((i for i, scene in enumerate(self.scenes) if scene.opaque), default=0)
        for scene in self.scenes[bottom:]:
            scene.draw(self.surface)
            scene.changed = False
        pygame.display.flip()
        self.frames += 1
