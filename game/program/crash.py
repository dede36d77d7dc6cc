"""A report of what went wrong, in one file for whoever can mend it: what happened, where, and the game.

Nobody is named in it: players are numbered, folders of people cut off, and what was typed is only counted.
"""

import io
import json
import platform
import re
import secrets
import sys
import traceback
import zipfile
from collections import deque
from collections.abc import Iterable
from contextlib import suppress
from dataclasses import asdict
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, NamedTuple

import pygame

from game.drawing import missing_art
from game.input.signals import Letters, Point, Signal, Stroke
from game.program import screen
from game.store import disk
from game.store.places import REPORTS
from game.store.settings import Settings
from game.words import crash as words
from game.words import shared
from rules.kernel.version import VERSION

#: So many reports are kept, and so many lines of what happened before.
MOST, LINES = 10, 200
_PROGRAM = Path(__file__).resolve().parents[2]


class Diary:
    """What happened last, the oldest forgotten first."""

    def __init__(self) -> None:
        self.lines: deque[str] = deque(maxlen=LINES)

    def note(self, words: str) -> None:
        """Write a line with the time."""
        self.lines.append(f"{datetime.now(UTC):%H:%M:%S.%f} {words}")

    def hear(self, signal: Signal) -> None:
        """Write down a signal; where the pointer passes is not worth it, what is typed concerns nobody."""
        if isinstance(signal, Letters):
            self.note(f"Letters, {len(signal.text)} of them")
        elif isinstance(signal, Stroke):
            self.note("Stroke")
        elif not isinstance(signal, Point):
            self.note(str(signal))


class Scenery(NamedTuple):
    """What a report is about: the program as it stands there."""

    settings: Settings
    size: tuple[int, int]
    scenes: tuple[str, ...]
    diary: Diary
    #: The table in play as ``Session.to_json`` gives it, if there is one.
    table: dict[str, Any] | None = None
    #: Who must not be named.
    names: tuple[str, ...] = ()


def write(folder: Path, scenery: Scenery, error: BaseException | None = None) -> Path | None:
    """Write a report into a folder of its own there, and give its place; None if the disk takes nothing."""
    place = folder / REPORTS / f"report-{datetime.now(UTC):%Y%m%d-%H%M%S}-{secrets.token_hex(2)}.zip"
    try:
        disk.write(place, _bundle(folder, scenery, error))
    except OSError:
        return None
    _make_room_beside(place)
    return place


def _bundle(folder: Path, scenery: Scenery, error: BaseException | None) -> bytes:
    file = io.BytesIO()
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as bundle:
        bundle.writestr("report.txt", told(folder, scenery, error))
        if scenery.table:
            bundle.writestr("save.json", json.dumps(nameless(scenery.table), ensure_ascii=False))
    return file.getvalue()


def _make_room_beside(place: Path) -> None:
    """Remove the oldest reports, but never the one that is about to be announced, whatever the clock says."""
    others = sorted(path for path in place.parent.glob("report-*.zip") if path != place)
    for old in others[: -(MOST - 1)]:
        with suppress(OSError):
            old.unlink()


def last_words(folder: Path, error: BaseException) -> None:
    """Say that the program cannot go on, and where the report lies; without a console in a small window."""
    place = write(folder, Scenery(Settings(), (0, 0), (), Diary()), error)
    lines = [f"{type(error).__name__}: {error}", shared.TROUBLE]
    lines.append(words.REPORT_LIES.format(place=place) if place else words.NO_REPORT)
    say("\n".join(lines))


def say(trouble: str) -> None:
    """Say what is wrong on the console; where nobody reads that, in a small window too."""
    if sys.stderr:
        print(trouble, file=sys.stderr, flush=True)
    if not sys.stderr or not sys.stderr.isatty():
        with suppress(pygame.error, screen.NoScreen):
            screen.begin()
            if screen.visible():
                pygame.display.message_box("Rats & Bells", trouble, "error")


def told(folder: Path, scenery: Scenery, error: BaseException | None) -> str:
    """Tell everything in plain text, without names."""
    parts = {
        "What happened": "".join(traceback.format_exception(error))
        if error
        else "Somebody asked for this report.",
        "Where": "\n".join(f"{key}: {value}" for key, value in _machine(scenery).items()),
        "Settings": json.dumps(asdict(scenery.settings), indent=1),
        "Missing": "\n".join(missing_art.noted()) or "nothing",
        "Before that": "\n".join(scenery.diary.lines),
    }
    text = "\n\n".join(f"{heading}\n{'-' * len(heading)}\n{part}" for heading, part in parts.items())
    return _hushed(text, folder, scenery.names)


def _machine(scenery: Scenery) -> dict[str, object]:
    return {
        "version": VERSION + (" (packed)" if getattr(sys, "frozen", False) else ""),
        "system": f"{platform.system()} {platform.release()} {platform.machine()}",
        "python": platform.python_version(),
        "pygame": f"{pygame.version.ver}, SDL {'.'.join(map(str, pygame.get_sdl_version()))}",
        "screen": pygame.display.get_driver() if pygame.display.get_init() else "none",
        "window": "{}x{}".format(*scenery.size),
        "scenes": " > ".join(scenery.scenes),
    }


def _hushed(text: str, folder: Path, names: Iterable[str]) -> str:
    """Cut off folders of people, and replace names."""
    places = {str(_PROGRAM): "PROGRAM", str(folder.absolute()): "DATA", str(folder): "DATA", **_homes()}
    for place in sorted(places, key=len, reverse=True):
        text = text.replace(place, places[place])
    for name in sorted(names, key=len, reverse=True):
        text = re.sub(rf"(?<!\w){re.escape(name)}(?!\w)", "SOMEBODY", text, flags=re.IGNORECASE)
    return text


def _homes() -> dict[str, str]:
    try:
        return {str(Path.home()): "~"} if Path.home() != Path("/") else {}
    except RuntimeError:
        return {}


def nameless(table: dict[str, Any]) -> dict[str, Any]:
    """Give a table that can be loaded again, with numbers for names and neither picture nor title."""
    plan = table["plan"]
    players = [{**player, "name": f"Seat {n}"} for n, player in enumerate(plan["players"], start=1)]
    return {"plan": {**plan, "players": players}, "match": table["match"]}
