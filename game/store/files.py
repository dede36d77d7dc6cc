"""A shelf of JSON files: written to the side, synced, renamed; older copies kept; broken ones set aside."""

import json
import os
import re
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any, TypeVar

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
        data = json.loads(content.decode("utf-8"), parse_constant=_no_number)
        if b"\\u" in content:
            # Half a character can be read from an escape, but never be written.
            json.dumps(data, ensure_ascii=False).encode("utf-8")
    except RecursionError as error:
        raise ValueError("lists in lists without end") from error
    if _deeper(data, DEEPEST):
        raise ValueError(f"lists in lists, more than {DEEPEST} deep")
    return data


def _no_number(name: str) -> Any:
    raise ValueError(f"{name} is no number")


def _deeper(data: Any, depth: int) -> bool:
    if not isinstance(data, dict | list):
        return False
    inner = data.values() if isinstance(data, dict) else data
    return depth == 0 or any(_deeper(value, depth - 1) for value in inner)


class Shelf:
    """A folder of named JSON files."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def path(self, name: str) -> Path:
        """Give the file of a name."""
        if not _NAME.fullmatch(name):
            raise ValueError(f"{name!r} is no name for a file")
        return self.folder / f"{name}.json"

    def copies(self, name: str) -> list[Path]:
        """Give the places of the earlier versions, newest first."""
        return [self.folder / f"{name}.{number}.json" for number in range(1, COPIES + 1)]

    def names(self) -> list[str]:
        """List what is on the shelf, the most recently written first."""
        files = [path for path in self.folder.glob("*.json") if path.name.count(".") == 1]
        return [path.stem for path in sorted(files, key=_written, reverse=True)]

    def write(self, name: str, data: Any) -> None:
        """Write a file so that a crash at any moment leaves either the old or the new one."""
        self.folder.mkdir(parents=True, exist_ok=True)
        path = self.path(name)
        # Two programs may write at the same time, each at its own side.
        fresh = path.with_suffix(f".{os.getpid()}.new")
        try:
            with fresh.open("w", encoding="utf-8") as file:
                json.dump(data, file, ensure_ascii=False, separators=(",", ":"))
                file.flush()
                os.fsync(file.fileno())
            self._rotate(name)
            os.replace(fresh, path)
        finally:
            fresh.unlink(missing_ok=True)

    def _rotate(self, name: str) -> None:
        # The current file is copied by a link, not moved, so that it never goes missing.
        places = [self.path(name), *self.copies(name)]
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
            return understood(path.read_bytes())
        except (IsADirectoryError, ValueError) as error:
            raise Broken(f"{path.name} cannot be read: {error}", self.set_aside(name)) from error

    def set_aside(self, name: str) -> Path | None:
        """Rename a file that is of no use, so that nothing is lost and nothing is in the way."""
        path = self.path(name)
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
        for copy in self.copies(name):
            try:
                data = understood(copy.read_bytes())
            except (OSError, ValueError):
                continue
            os.replace(copy, self.path(name))
            return data
        raise FileNotFoundError(f"no copy of {name} is left")

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

    def delete(self, name: str) -> None:
        """Remove a file and its copies."""
        for path in (self.path(name), *self.copies(name)):
            path.unlink(missing_ok=True)


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
        target.write_bytes(source.read_bytes())
