"""A name that one running program has for itself; the system gives it free when that program dies."""

import sys
from contextlib import suppress
from pathlib import Path
from typing import IO, Self

from game.store import disk

if sys.platform == "win32":
    import msvcrt

    def _lock(file: IO[bytes]) -> None:
        try:
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        except OSError as error:
            # A file that is open can only be refused by its holder, and Wine gives no reason at all.
            raise BlockingIOError(*error.args) from error
else:
    import fcntl

    def _lock(file: IO[bytes]) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


class Taken(Exception):
    """Another running program has this name."""


class Claim:
    """Holds a name in a folder from now on, or as long as a ``with`` lasts, or raises Taken."""

    def __init__(self, folder: Path, name: str) -> None:
        self.name = name
        self._file: IO[bytes] | None = None
        # Where no lock can be laid nothing can be written either, or the system has none to give.
        with suppress(OSError):
            disk.make_folder(folder)
            self._file = disk.lockable(folder / f"{name}.lock")
        if self._file:
            self._hold(self._file)

    def _hold(self, file: IO[bytes]) -> None:
        try:
            _lock(file)
        except (BlockingIOError, PermissionError):
            file.close()
            raise Taken(self.name) from None
        except OSError:
            file.close()

    def release(self) -> None:
        """Give the name free."""
        if self._file:
            self._file.close()

    def __enter__(self) -> Self:
        """Go on holding the name."""
        return self

    def __exit__(self, *_: object) -> None:
        """Give the name free, whatever has gone wrong."""
        self.release()
