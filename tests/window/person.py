"""A person before the window, and a twin of the program beside them that knows where everything is.

The twin is the same program without a window. It is built from a copy of the person's saved files, so it
stands where they stand; its scenes say where the buttons are, and its picture is how the window must look.
"""

import os
import shutil
import subprocess
import tempfile
import time
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import pygame

from game.drawing.page import Box
from game.program.navigation import House
from game.scenes.table import Table
from game.store import Shelf
from game.store.saved_games import AUTOSAVE
from game.widgets.button import Button
from tests.window.likeness import colours, likeness
from tests.window.screen import ASIDE, Screen, waited

#: How much of the window must look as it should; candles flicker, and a deal has a number of its own.
ALIKE = 0.99


class Twin:
    """The program beside the program."""

    def __init__(self, home: Path, size: tuple[int, int]) -> None:
        self._folder = tempfile.TemporaryDirectory()
        copy = Path(self._folder.name) / "home"
        if home.exists():
            shutil.copytree(home, copy)
        self.house = House(size, full_screen=False, language="en", folder=copy)

    @property
    def top(self) -> Any:
        """Give the scene that has the say."""
        return self.house.app.top

    def sit_down(self) -> Table:
        """Go on where the person is."""
        self.house.go_on()
        assert isinstance(self.top, Table), "Nothing was kept"
        return self.top

    def picture(self) -> pygame.Surface:
        """Give what the window should look like."""
        self.house.app.draw()
        return self.house.app.surface

    def aim(self, box: Box) -> tuple[int, int]:
        """Say which pixel of the window is in a box, right of its middle."""
        x, y, w, h = self.house.app.page.pixels(box)
        return x + w // 2 + 1, y + h // 2

    def click(self, at: tuple[int, int]) -> None:
        """Do what the person did."""
        for kind, place in (
            (pygame.MOUSEMOTION, at),
            (pygame.MOUSEBUTTONDOWN, at),
            (pygame.MOUSEBUTTONUP, at),
            (pygame.MOUSEMOTION, ASIDE),
        ):
            data = {"pos": place, "button": 1, "rel": (0, 0), "buttons": (0, 0, 0)}
            self.house.app.take(pygame.event.Event(kind, data))

    def write(self, letters: str) -> None:
        """Write what the person wrote."""
        self.house.app.take(pygame.event.Event(pygame.TEXTINPUT, {"text": letters}))
        self.house.app.take(pygame.event.Event(pygame.KEYDOWN, {"key": pygame.K_RETURN, "mod": 0}))

    def close(self) -> None:
        """Go away."""
        self.house.close()
        self._folder.cleanup()


class Person:
    """Starts the program in a window and uses it."""

    def __init__(self, screen: Screen, program: list[str], home: Path, out: Path) -> None:
        self.screen = screen
        self.program = program
        self.home = home
        self.out = out
        self._process: subprocess.Popen[bytes] | None = None
        self._pictures = 0

    # Starting and ending.

    def start(self, *words: str, told: bool = False) -> None:
        """Start the program and wait for its window; what it tells can be asked for."""
        environment = {
            **os.environ,
            "DISPLAY": self.screen.display,
            "SDL_VIDEODRIVER": "x11",
            "SDL_AUDIODRIVER": "dummy",
            "RATS_AND_BELLS_HOME": str(self.home),
            "LANG": "C.UTF-8",
        }
        self._process = subprocess.Popen(
            [*self.program, *words], env=environment, stdout=subprocess.PIPE if told else None
        )
        waited(lambda: self.screen.windows(self.process.pid), "a window")
        self.put_aside()

    @property
    def process(self) -> "subprocess.Popen[bytes]":
        """Give the running program."""
        assert self._process is not None
        return self._process

    def has_left(self) -> None:
        """Insist that the program ends by itself, and without complaint."""
        assert self.process.wait(15) == 0, f"The program ended with {self.process.returncode}"

    def end(self) -> None:
        """Take the program away, wherever it is."""
        if self._process is not None:
            self._process.kill()
            self._process.wait()

    def twin(self) -> Twin:
        """Give a twin that stands where the person stands."""
        return Twin(self.home, self.place.size)

    # Mouse and keyboard.

    @property
    def window(self) -> str:
        """Give the number of the window; it changes with the full screen."""
        return waited(lambda: self.screen.windows(self.process.pid), "a window")[-1]

    @property
    def place(self) -> pygame.Rect:
        """Say where the window is and how large."""
        return waited(lambda: self.screen.place(self.window), "a place of the window")

    def put_aside(self) -> None:
        """Move the pointer to where nothing is."""
        self.screen.do("mousemove", "--window", self.window, *ASIDE)

    def push(self, twin: Twin, button: Button, seconds: float = 0.0) -> None:
        """Click a button, or hold it down for some time; the twin follows a click."""
        at = twin.aim(button.box)
        move = ("mousemove", "--window", self.window)
        self.screen.do(*move, *at, "mousedown", 1, "sleep", seconds, "mouseup", 1, *move, *ASIDE)
        if not seconds:
            twin.click(at)

    def write(self, twin: Twin, letters: str) -> None:
        """Write on the line that was clicked, and end it."""
        # As fast as a person, once the line is open: faster letters get lost on the way through the server.
        time.sleep(0.5)
        self.screen.do("type", "--delay", 100, letters)
        self.screen.do("key", "Return")
        twin.write(letters)

    def strike(self, key: str) -> None:
        """Strike a key."""
        self.screen.do("key", key)

    # Eyes.

    def picture(self) -> pygame.Surface:
        """Give what the window shows."""
        seen, place = self.screen.picture(), self.place
        return seen.subsurface(place.clip(seen.get_rect())).copy()

    def sees(self, what: str, twin: Twin, places: Iterable[Box] = ()) -> None:
        """Wait until the window looks like the twin, everywhere or in some places; keep the picture."""
        page = twin.house.app.page
        drawn = twin.picture()
        rects = [pygame.Rect(page.pixels(box)).clip(drawn.get_rect()) for box in places or (page.box,)]
        try:
            waited(lambda: likeness(self.picture(), drawn, rects) >= ALIKE, what, 15)
        finally:
            seen = self.picture()
            self._keep(seen, what)
            part = likeness(seen, drawn, rects)
            print(f"  {what}: {part:.1%} as drawn, {colours(seen)} colours")
        assert colours(seen) > 40, f"{what}: the window is all but blank"

    def _keep(self, seen: pygame.Surface, what: str) -> None:
        self._pictures += 1
        pygame.image.save(seen, self.out / f"{self._pictures:02} {what}.png")

    # Memory.

    def played(self) -> list[Any]:
        """Give the actions that the program has kept."""
        kept: list[Any] = Shelf(self.home / "matches").read(AUTOSAVE)["match"]["log"]
        return kept
