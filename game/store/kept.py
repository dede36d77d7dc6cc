"""What several programs change on a shelf: no change is lost, and what was not read is not written over."""

import time
from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext
from functools import reduce
from pathlib import Path
from typing import Any, Generic, TypeVar

from game.store.claim import Claim, Taken
from game.store.files import Shelf
from game.store.forgetting import burnt, purged

T = TypeVar("T")

#: How often, and how long each time, another program that is just writing is waited for.
PATIENCE, PAUSE = 40, 0.02


class Kept(Generic[T]):
    """A value in a file; a file that makes no sense is set aside, and an older copy serves."""

    def __init__(
        self, shelf: Shelf, name: str, read: Callable[[Any], T], to_json: Callable[[T], Any], at_first: T
    ) -> None:
        self.shelf = shelf
        self.name = name
        self._understood = read
        self._to_json = to_json
        self._at_first = at_first
        #: What was changed here and the disk has not taken yet.
        self._owed: list[Callable[[T], T]] = []
        #: The value as it is known here.
        self.now = at_first
        self.look()

    def look(self) -> None:
        """Take note of what other programs have written meanwhile."""
        found = self._read()
        if found is not None:
            self.now = self._changed(found)

    def change(self, change: Callable[[T], T]) -> bool:
        """Change what is in the file, whoever wrote it; False if it has to wait until the disk answers."""
        self._owed.append(change)
        with self._alone():
            found = self._read()
            if found is None:
                self.now = change(self.now)
                return False
            self.now = self._changed(found)
            if self.now != found and not self._write():
                return False
        self._owed.clear()
        return True

    def purge(self, change: Callable[[T], T], key: str = "") -> list[Path]:
        """Change the value and remove every trace of what it was; give the files where that failed.

        With the key of somebody, what was set aside stays if it does not name them.
        """
        left = [] if self.change(change) else [self.shelf.path(self.name)]
        broken = self.shelf.broken(self.name)
        return [*left, *burnt(self.shelf.copies(self.name)), *(purged(broken, key) if key else burnt(broken))]

    def _changed(self, found: T) -> T:
        return reduce(lambda value, change: change(value), self._owed, found)

    def _alone(self) -> AbstractContextManager[object]:
        """Keep other programs from writing between our reading and writing; who hangs is not waited for."""
        for _ in range(PATIENCE):
            try:
                return Claim(self.shelf.folder, self.name)
            except Taken:
                time.sleep(PAUSE)
        return nullcontext()

    def _read(self) -> T | None:
        """Give what is on the shelf; None if the disk does not answer."""
        try:
            return self.shelf.recovered(self.name, self._understood)
        except FileNotFoundError:
            return self._at_first
        except OSError:
            return None

    def _write(self) -> bool:
        try:
            self.shelf.write(self.name, self._to_json(self.now))
        except OSError:
            return False
        return True
