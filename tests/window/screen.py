"""A desktop without a monitor: Xvfb is the screen, openbox keeps windows, xdotool is mouse and keyboard."""

import mmap
import os
import shutil
import struct
import subprocess
import time
from collections.abc import Callable
from pathlib import Path
from types import TracebackType
from typing import Self, TypeVar

import pygame

#: What has to be installed, by the command and the Debian package that has it.
NEEDED = {"Xvfb": "xvfb", "openbox": "openbox", "xdotool": "xdotool"}
SIZE = (1920, 1200)
#: Somewhere in a window where nothing is.
ASIDE = (5, 5)
#: Seconds between two looks, and how long anything may take.
LOOK, PATIENCE = 0.15, 30.0
T = TypeVar("T")


def missing() -> list[str]:
    """Name the packages without which there is no screen."""
    return [package for command, package in NEEDED.items() if shutil.which(command) is None]


class Screen:
    """An X server of our own; its picture lies in a file that can be read at any time."""

    def __init__(self, folder: Path, size: tuple[int, int] = SIZE) -> None:
        self.size = size
        self._file = folder / "Xvfb_screen0"
        words = ["Xvfb", "-displayfd", "1", "-screen", "0", f"{size[0]}x{size[1]}x24", "-nolisten", "tcp"]
        self._server = subprocess.Popen(
            [*words, "-fbdir", str(folder)], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
        )
        assert self._server.stdout is not None
        self.display = f":{self._server.stdout.readline().strip()}"
        self._keeper = subprocess.Popen(
            ["openbox", "--sm-disable"],
            env={**os.environ, "DISPLAY": self.display, "HOME": str(folder)},
            stderr=subprocess.DEVNULL,
        )

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        for process in (self._keeper, self._server):
            process.terminate()
            process.wait()

    def do(self, *words: object) -> str:
        """Let xdotool do something, or several things one after the other."""
        command = ["xdotool", *map(str, words)]
        done = subprocess.run(command, env={"DISPLAY": self.display}, capture_output=True, text=True)
        return done.stdout.strip()

    def picture(self) -> pygame.Surface:
        """Give what the screen shows now; the file is of the format xwd, which begins with 25 numbers."""
        with self._file.open("rb") as file, mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ) as data:
            head = struct.unpack(">25I", data[:100])
            width, height, row, colours = head[4], head[5], head[12], head[19]
            begin = head[0] + colours * 12
            assert (head[11], row) == (32, width * 4), "24 bits of colour were asked for"
            pixels = data[begin : begin + row * height]
        picture = pygame.Surface((width, height), 0, 32, (0xFF0000, 0xFF00, 0xFF, 0))
        picture.get_buffer().write(pixels)
        return picture

    def windows(self, process: int) -> list[str]:
        """Give the numbers of the windows a process shows."""
        return self.do("search", "--onlyvisible", "--pid", process).split()

    def place(self, window: str) -> pygame.Rect | None:
        """Say where a window is and how large, unless it has just gone; where, the pointer tells best."""
        size, there = ("getwindowgeometry", "--shell", window), ("mousemove", "--window", window, 0, 0)
        told = self.do(*size, *there, "getmouselocation", "--shell", *there[:3], *ASIDE).splitlines()
        lines = [line.partition("=") for line in told]
        if [key for key, _, _ in lines].count("X") < 2:
            return None
        # What comes last holds: the pointer is asked after the window.
        found = {key: int(value) for key, _, value in lines}
        return pygame.Rect(found["X"], found["Y"], found["WIDTH"], found["HEIGHT"])


def waited(look: Callable[[], T | None], what: str, seconds: float = PATIENCE) -> T:
    """Look again and again until there is something, and give it."""
    end = time.monotonic() + seconds
    while not (found := look()):
        if time.monotonic() > end:
            raise TimeoutError(f"{what}: not within {seconds:g} seconds")
        time.sleep(LOOK)
    return found
