"""A shelf of JSON files: written to the side, synced, renamed; older copies kept; broken ones set aside."""

import json
import math
import os
import re
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any, NoReturn, TypeVar

from game.store import disk

T = TypeVar("T")

#: How many earlier versions of a file are kept.
COPIES = 3
#: Lists in lists, as far as any of our files goes and then some.
DEEPEST = 32
_NAME = re.compile(r"[\w\-]+", re.ASCII)


class Broken(Exception):
    """A file could not be read; it was set aside, and the message says where."""

    def __init__(self, message: str, aside: Path | None) -> None:
        super().__init__(message)
        self.aside = aside


def understood(content: bytes) -> Any:
    """Read JSON; whatever else it is, or could not be written again, raises ValueError."""
    try:
        data = json.loads(content.decode("utf-8"), parse_constant=_no_number, parse_float=_finite)
        if b"\\u" in content:
            # Half a character can be read from an escape, but never be written.
            spelt(data)
    except RecursionError as error:
        raise ValueError("lists in lists without end") from error
    if _deeper(data, DEEPEST):
        raise ValueError(f"lists in lists, more than {DEEPEST} deep")
    return data


def spelt(data: Any) -> bytes:
    """Write JSON as it lies in files."""
    return json.dumps(data, ensure_ascii=False, separators=(",", ":")).encode("utf-8")


def _no_number(name: str) -> NoReturn:
    raise ValueError(f"{name} is no number")


def _finite(text: str) -> float:
    number = float(text)
    return number if math.isfinite(number) else _no_number(text)


def _deeper(data: Any, depth: int) -> bool:
    if not isinstance(data, dict | list):
        return False
    inner = data.values() if isinstance(data, dict) else data
    return depth == 0 or any(_deeper(value, depth - 1) for value in inner)


class Shelf:
    """A folder of named JSON files."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        #: The files that made no sense and were set aside; whoever tells it clears it.
        self.refused: list[Path] = []

    def path(self, name: str) -> Path:
        """Give the file of a name."""
        if not _NAME.fullmatch(name):
            raise ValueError(f"{name!r} is no name for a file")
        return self.folder / f"{name}.json"

    def copies(self, name: str) -> list[Path]:
        """Give the places of the earlier versions, newest first."""
        return [self.folder / f"{name}.{number}.json" for number in range(1, COPIES + 1)]

    def broken(self, name: str) -> list[Path]:
        """Give what was set aside."""
        return disk.found(self.folder, f"{name}.broken-*")

    def names(self) -> list[str]:
        """List what is on the shelf, the most recently written first; of some only a copy may be left."""
        written: dict[str, int] = {}
        for path in disk.found(self.folder, "*.json"):
            name, _, number = path.stem.partition(".")
            if _NAME.fullmatch(name) and (not number or path in self.copies(name)):
                written[name] = max(written.get(name, 0), _written(path))
        return sorted(written, key=lambda name: written[name], reverse=True)

    def write(self, name: str, data: Any) -> None:
        """Write a file so that a crash at any moment leaves either the old or the new one."""
        disk.write(self.path(name), spelt(data), partial(self._rotate, name))

    def _rotate(self, name: str) -> None:
        # The current file is copied by a link, not moved, so that it never goes missing.
        places = [self.path(name), *self.copies(name)]
        for place in filter(Path.is_dir, places):
            self._aside(name, place)
        for older, newer in zip(reversed(places), reversed(places[:-1]), strict=False):
            if not newer.exists():
                continue
            # What another program has moved meanwhile is in its place.
            with suppress(FileNotFoundError):
                if newer == places[0]:
                    older.unlink(missing_ok=True)
                    _link(newer, older)
                else:
                    os.replace(newer, older)

    def read(self, name: str) -> Any:
        """Read a file; Broken if it makes no sense, OSError if there is none or the disk does not answer."""
        path = self.path(name)
        try:
            return understood(disk.content(path))
        except FileNotFoundError:
            if not any(copy.exists() for copy in self.copies(name)):
                raise
            # Somebody died between setting the file aside and bringing a copy back.
            raise Broken(f"{path.name} is missing", None) from None
        except ValueError as error:
            raise Broken(f"{path.name} cannot be read: {error}", self.set_aside(name)) from error

    def set_aside(self, name: str) -> Path | None:
        """Rename a file that is of no use, so that nothing is lost and nothing is in the way."""
        path = self.path(name)
        aside = self._aside(name, path)
        if aside and path not in self.refused:
            self.refused.append(path)
        return aside

    def _aside(self, name: str, path: Path) -> Path | None:
        number = 1
        while (aside := self.folder / f"{name}.broken-{number}").exists():
            number += 1
        try:
            os.replace(path, aside)
        except OSError:
            return None
        return aside

    def restore(self, name: str) -> Any:
        """Bring the newest readable copy back and give its content; FileNotFoundError if there is none."""
        silent: OSError = FileNotFoundError(f"no copy of {name} is left")
        for copy in self.copies(name):
            try:
                data = understood(disk.content(copy))
                os.replace(copy, self.path(name))
            except FileNotFoundError:
                continue
            except ValueError:
                self._aside(name, copy)
            except OSError as error:
                silent = error
            else:
                return data
        raise silent

    def recovered(self, name: str, understand: Callable[[Any], T]) -> T:
        """Give what a file says, or else its newest copy that makes sense; OSError if there is none."""
        read: Callable[[str], Any] = self.read
        while True:
            try:
                return understand(read(name))
            except Broken:
                pass
            except ValueError:
                self.set_aside(name)
            read = self.restore

    def move(self, name: str, other: str) -> None:
        """Call a file and its copies by another name, whatever is in them and as far as they are there."""
        sources, targets = ([self.path(n), *self.copies(n)] for n in (name, other))
        for source, target in zip(sources, targets, strict=True):
            if source.exists():
                os.replace(source, target)

    def delete(self, name: str) -> None:
        """Remove a file and its copies, these first: where only a copy is left it is brought back."""
        for path in (*reversed(self.copies(name)), self.path(name)):
            path.unlink(missing_ok=True)
        if self.folder.exists():
            disk.sync(self.folder)


def _written(path: Path) -> int:
    try:
        return path.stat().st_mtime_ns
    except OSError:
        # Another program has just taken it away.
        return 0


def _link(source: Path, target: Path) -> None:
    try:
        os.link(source, target)
    except OSError:
        # What is no file of ours needs no copy.
        with suppress(ValueError):
            disk.write(target, disk.content(source))
