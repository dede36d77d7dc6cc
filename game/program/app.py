"""The window, the loop and the stack of scenes."""

import os
import time
import warnings
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from typing import Any

import pygame

from game.drawing import missing_art, surfaces
from game.drawing.canvas import Canvas
from game.drawing.look import Look
from game.drawing.page import Box, Page
from game.drawing.pictures import ROOT, Pictures
from game.drawing.surface_cache import CUPBOARD
from game.drawing.theme import TEXT_SIZES
from game.input import devices
from game.input.signals import Button, Keyboard, Press, Signal, key_map
from game.program import memory, screen
from game.program.crash import Diary
from game.sound.player import Sound
from game.store.settings import Settings
from game.widgets.medal import Medal
from game.widgets.notice import Notice
from game.widgets.scene import Scene
from game.words import Tongue
from game.words import crash as words
from game.words import sound as sound_words

TITLE = "Rats & Bells"
ICON = ROOT / "program" / "icon_64.png"
SMALLEST = (960, 540)
#: A window with a side below this shows nothing anyway.
SPECK = 32
#: How dark the table is beside the page, where the window is longer than any page.
DUSK = (96, 96, 96)
#: No window is opened smaller, whatever is asked for.
LEAST = (320, 200)
#: Frames a second while something moves, and while nothing does: idle looks at input only. To sleep and look
#: costs a tenth of waiting for an event, which SDL does by looking every millisecond.
FAST, IDLE = 60, 30
#: The same while nobody has touched anything for so many seconds.
DOZE, AWAKE = 20, 5.0


class App:
    """Runs scenes in a window and draws only when something changed."""

    def __init__(
        self,
        size: tuple[int, int] = (1280, 720),
        *,
        settings: Settings | None = None,
        full_screen: bool | None = None,
        language: str | None = None,
        when_changed: Callable[[Settings], object] = lambda _: None,
    ) -> None:
        # Windows then gives us real pixels instead of enlarging a smaller picture.
        os.environ.setdefault("SDL_WINDOWS_DPI_AWARENESS", "permonitorv2")
        memory.settle()
        screen.begin()
        pygame.font.init()
        pygame.display.set_caption(TITLE)
        with suppress(*missing_art.ABSENT):
            pygame.display.set_icon(pygame.image.load(ICON))
        self.settings = settings or Settings()
        wishes: dict[str, Any] = {"full_screen": full_screen, "language": language}
        self.settings = replace(self.settings, **{k: v for k, v in wishes.items() if v is not None})
        self.when_changed = when_changed
        #: Told of an error that no scene has answered, and of the wish for a report.
        self.when_wrong: Callable[[Exception], None] | None = None
        self.when_asked: Callable[[], None] = lambda: None
        #: Done with every frame, whatever is shown.
        self.each_frame: Callable[[], None] = lambda: None
        self.by_keys = False
        self.diary = Diary()
        self.notice: Notice | None = None
        self.medal: Medal | None = None
        self.devices = devices.Devices()
        self.pictures = Pictures()
        self.sound = Sound(self.settings)
        self.clock = pygame.time.Clock()
        self.scenes: list[Scene] = []
        self.running = True
        self.frames = 0
        self._window_size = max(size[0], LEAST[0]), max(size[1], LEAST[1])
        self._open()
        self._apply()

    def _open(self) -> None:
        screen.begin()
        try:
            self.window = pygame.display.set_mode(*self._wanted())
        except pygame.error:
            # No such full screen here; a window there is always.
            self.settings = replace(self.settings, full_screen=False)
            self.window = pygame.display.set_mode(*self._wanted())
        if not self.settings.full_screen and self.window.get_size() != self._window_size:
            # Some desktops leave the full screen only when they are asked again.
            self.window = pygame.display.set_mode(*self._wanted())
        _keep_from_shrinking()
        self._lay_page()

    def _lay_page(self) -> None:
        """Lay the page into the window; where it leaves margins, it is painted apart and then laid there."""
        self.page = self._fitted()
        fills = self.page.size == self.size
        self.surface = self.window if fills else pygame.Surface(self.page.size)
        CUPBOARD.fit(self.size)

    def _fitted(self) -> Page:
        """Fit a page that every scene in sight can fill."""
        return Page.fitted(self.size, on_edge=all(scene.on_edge for scene in self.shown))

    def _wanted(self) -> tuple[tuple[int, int], int]:
        if self.settings.full_screen:
            return (0, 0), pygame.FULLSCREEN
        return self._window_size, pygame.RESIZABLE

    @property
    def size(self) -> tuple[int, int]:
        """Give the pixels of the window; something can be laid out even in a speck."""
        width, height = self.window.get_size()
        return max(width, SPECK), max(height, SPECK)

    # The stack.

    @property
    def top(self) -> Scene | None:
        """Give the scene that has the say."""
        return self.scenes[-1] if self.scenes else None

    @property
    def shown(self) -> list[Scene]:
        """Give the scenes that can be seen, the lowest first."""
        lowest = max((i for i, scene in enumerate(self.scenes) if scene.opaque), default=0)
        return self.scenes[lowest:]

    def push(self, scene: Scene) -> None:
        """Lay a scene on top."""
        if self.top:
            self.top.pause()
        self._begin(scene)

    def pop(self) -> None:
        """Take the top scene away; without a scene the program ends."""
        self._end_top()
        if self.scenes and self._fitted() != self.page:
            self.rearrange()
        if self.top:
            self.top.resume()
        else:
            self.running = False

    def replace(self, scene: Scene) -> None:
        """Put a scene in the place of all others."""
        while self.scenes:
            self._end_top()
        self._begin(scene)

    def _end_top(self) -> None:
        gone = self.scenes.pop()
        self.diary.note(f"{type(gone).__name__} is left")
        gone.leave()
        gone.strip()
        memory.give_back()

    def _begin(self, scene: Scene) -> None:
        self.diary.note(f"{type(scene).__name__} is entered")
        self.scenes.append(scene)
        scene.enter(self)
        if self._fitted() == self.page:
            scene.arrange(self.page)
        else:
            self.rearrange()
        for hidden in self.scenes[: -len(self.shown)]:
            hidden.strip()

    def quit(self) -> None:
        """End the program after this frame."""
        self.running = False

    # The settings.

    def change(self, **changes: Any) -> None:
        """Set something anew, show it at once, and tell whoever keeps the settings."""
        before, self.settings = self.settings, replace(self.settings, **changes)
        if self.settings == before:
            return
        if self.settings.full_screen != before.full_screen:
            self._open()
        self._apply()
        self.rearrange()
        if self.when_changed(self.settings) is False:
            self.tell(self.tongue(words.NOT_KEPT))

    def _apply(self) -> None:
        self.tongue = Tongue(self.settings.language)
        if self.tongue.lost:
            self.tell(words.WORDS_LOST)
        self.devices.keys = key_map(self.settings.keys)
        self.sound.heed(self.settings)

    @property
    def look(self) -> Look:
        """Say how everything is to look."""
        return Look(self.settings.plain_face, self.settings.high_contrast)

    def canvas(self, surface: pygame.Surface, page: Page) -> Canvas:
        """Give a canvas on a surface."""
        return Canvas(surface, page, self.pictures, TEXT_SIZES[self.settings.text_size], self.look)

    def toggle_full_screen(self) -> None:
        """Switch between window and full screen."""
        self.change(full_screen=not self.settings.full_screen)

    def toggle_sound(self) -> None:
        """Fall silent, or be heard again, and show it."""
        self.change(muted=not self.settings.muted)
        off = self.settings.muted
        words = sound_words.SOUND_OFF if off else sound_words.SOUND_ON
        self.medal = Medal("mute" if off else "sound", self.tongue(words))

    def tell(self, words: str) -> None:
        """Lay a notice over whatever is shown, until people have read it."""
        self.notice = Notice(words)
        if self.top:
            self.top.changed = True

    def rearrange(self) -> None:
        """Lay out every scene anew."""
        self._lay_page()
        for scene in self.scenes:
            scene.arrange(self.page)

    # The loop.

    def run(self, until: Callable[[], bool] | None = None) -> None:
        """Run until the program ends (or, in tests, until a condition holds)."""
        last = touched = time.perf_counter()
        while self.running and self.scenes and not (until and until()):
            now = time.perf_counter()
            try:
                for event in pygame.event.get():
                    touched = now
                    self.take(event)
                self.advance(now - last)
            except Exception as error:
                self.stumble(error)
            last = now
            self.sound.wake()
            self.clock.tick(FAST if self.top and self.top.moving else IDLE if now - touched < AWAKE else DOZE)
        while self.scenes:
            self.scenes.pop().leave()
        self.sound.close()

    def stumble(self, error: Exception) -> None:
        """Go on after an error that no scene has answered, if that can be."""
        if not pygame.display.get_init() or pygame.display.get_surface() is None:
            # The window is gone; a new one is as good.
            self._open()
            self.rearrange()
        elif self.when_wrong is None:
            raise error
        else:
            self.when_wrong(error)

    def take(self, event: pygame.Event) -> None:
        """Take an event of the window or the devices."""
        if event.type == pygame.QUIT:
            self.quit()
        elif event.type in (pygame.VIDEORESIZE, pygame.WINDOWSIZECHANGED):
            self._refit()
        elif event.type in (pygame.WINDOWFOCUSLOST, pygame.WINDOWMINIMIZED):
            for scene in self.scenes:
                scene.lose_focus()
        elif event.type in (pygame.WINDOWEXPOSED, pygame.WINDOWRESTORED) and self.top:
            self.top.changed = True
        else:
            keyboard = self.top.keyboard if self.top else Keyboard.COMMAND
            for signal in self.devices.heard(event, self.page, keyboard):
                self.hear(signal)

    def _refit(self) -> None:
        surface = pygame.display.get_surface()
        if surface is None or min(surface.get_size()) < SPECK:
            return
        if self.surface is self.window:
            self.surface = surface
        self.window = surface
        if not self.settings.full_screen:
            self._window_size = surface.get_size()
        if self._fitted() != self.page:
            self.rearrange()

    def hear(self, signal: Signal) -> None:
        """Give a signal to the top scene; what works everywhere is done here."""
        self.diary.hear(signal)
        covered = self.notice is not None and self.notice.covers(signal)
        if self.notice and self.notice.outlived(signal):
            self.notice = None
            if self.top:
                self.top.changed = True
        if covered:
            return
        self.by_keys = isinstance(signal, Press)
        if signal == Press(Button.FULL_SCREEN):
            self.toggle_full_screen()
        elif signal == Press(Button.MUTE):
            self.toggle_sound()
        elif signal == Press(Button.REPORT):
            self.when_asked()
        elif self.top:
            self.top.hear(signal)

    def advance(self, seconds: float) -> None:
        """Let time pass and draw if anything changed."""
        if not self.top:
            return
        self.each_frame()
        self.top.tick(seconds)
        if self.notice:
            self.notice.age += max(0.0, seconds)
        faded = self._let_medal_fade(seconds)
        if any(scene.changed for scene in self.shown):
            self.draw()
        elif faded or (self.top and self.top.dirty):
            self.redraw([*faded, *(self.top.dirty if self.top else [])])
        elif self.top and not self.top.moving:
            memory.tidy()
        if missing_art.news():
            self.tell(self.tongue(words.PARTS_MISSING))

    def _let_medal_fade(self, seconds: float) -> list[Box]:
        """Give what has to be drawn again because a medal goes."""
        if self.medal is None:
            return []
        self.medal.age += max(0.0, seconds)
        faded = [Medal.box(self.page)] if self.medal.fading else []
        if self.medal.gone:
            self.medal = None
        return faded

    def draw(self) -> None:
        """Draw the scenes from the lowest one that shows."""
        self._paint()
        if self.surface is not self.window:
            self.window.blit(surfaces.table(self.window.get_size(), strong=self.look.strong), (0, 0))
            self.window.fill(DUSK, special_flags=pygame.BLEND_RGB_MULT)
            self.window.blit(self.surface, self.page.corner)
        pygame.display.flip()

    def redraw(self, boxes: list[Box]) -> None:
        """Draw no more than some boxes of the picture."""
        places = [pygame.Rect(self.page.pixels(box)) for box in boxes]
        for place in places:
            self.surface.set_clip(place)
            self._paint()
        self.surface.set_clip(None)
        laid = [place.move(self.page.corner) for place in places]
        if self.surface is not self.window:
            self.window.blits([(self.surface, at, place) for at, place in zip(laid, places, strict=True)])
        pygame.display.update(laid)

    def _paint(self) -> None:
        for scene in self.shown:
            scene.draw(self.surface)
            scene.changed, scene.dirty = False, []
        canvas = self.canvas(self.surface, self.page)
        if self.notice:
            self.notice.draw(canvas)
        if self.medal:
            self.medal.draw(canvas, still=self.settings.reduced_motion)
        self.frames += 1


def _keep_from_shrinking() -> None:
    """Hold the window at a size where texts can still be read, as far as the desktop obeys."""
    with warnings.catch_warnings(), suppress(AttributeError, pygame.error):
        # It is to go away without a successor that the display module could use.
        warnings.simplefilter("ignore", DeprecationWarning)
        pygame.Window.from_display_module().minimum_size = SMALLEST
