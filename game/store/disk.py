"""Files on the disk: for their owner alone, read at once or refused, written to survive a power cut."""

import errno
import os
import re
import stat
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import IO

#: No file of ours comes near this.
LARGEST = 16 * 1024 * 1024
#: Seconds after which nobody is still writing the same file.
FORSAKEN = 3600
_FOLDER, _FILE = 0o700, 0o600
_UNFINISHED = re.compile(r".+\.(\d+)\.new")


def content(path: Path) -> bytes:
    """Read a whole file; what is none, or far too large for one of ours, raises ValueError with its name."""
    facts = path.stat()
    if not stat.S_ISREG(facts.st_mode):
        raise ValueError(f"{path.name} is no file")
    if facts.st_size > LARGEST:
        raise ValueError(f"{path.name} is larger than {LARGEST >> 20} MB")
    with open(path, "rb", opener=_for_owner) as file:
        return file.read(LARGEST)


def write(path: Path, data: bytes, before: Callable[[], None] = lambda: None) -> None:
    """Put a file in its place at once, after what has to be done ``before``; once this is over it stays."""
    make_folder(path.parent)
    # Two programs may write at the same time, each at its own side.
    fresh = path.with_suffix(f".{os.getpid()}.new")
    try:
        fresh.unlink(missing_ok=True)
        with open(fresh, "xb", opener=_for_owner) as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        before()
        os.replace(fresh, path)
        sync(path.parent)
    finally:
        fresh.unlink(missing_ok=True)


def lockable(path: Path) -> IO[bytes]:
    """Open a file that is there only to be locked; nobody waits for what may lie in its place."""
    waiting = 0 if sys.platform == "win32" else os.O_NONBLOCK
    flags = os.O_RDWR | os.O_CREAT | waiting
    return open(path, "r+b", buffering=0, opener=lambda place, more: _for_owner(place, more | flags))


def make_folder(folder: Path) -> None:
    """Make a folder and those above it where there are none."""
    missing = [place for place in (folder, *folder.parents) if not place.exists()]
    for place in reversed(missing):
        place.mkdir(_FOLDER, exist_ok=True)
        sync(place.parent)


def sync(folder: Path) -> None:
    """Wait until the disk knows the names in a folder, where the system can be asked for it."""
    if sys.platform == "win32":
        return
    try:
        handle = os.open(folder, os.O_RDONLY)
    except PermissionError:
        return
    try:
        os.fsync(handle)
    except OSError as error:
        if error.errno not in (errno.EINVAL, errno.ENOTSUP):
            raise
    finally:
        os.close(handle)


def found(folder: Path, pattern: str) -> list[Path]:
    """List what is called so in a folder: nothing in one that the system does not let us look into."""
    try:
        return list(folder.glob(pattern))
    except OSError:
        return []


def keep_private(folder: Path) -> None:
    """Shut a folder that an earlier version left open to everybody."""
    with suppress(OSError):
        folder.chmod(_FOLDER)


def sweep(folder: Path) -> None:
    """Remove what was left half written by programs that are no more."""
    for path in found(folder, "*.new"):
        writer = _UNFINISHED.fullmatch(path.name)
        with suppress(OSError):
            if writer and (_is_gone(int(writer[1])) or time.time() - path.stat().st_mtime > FORSAKEN):
                path.unlink()


def _is_gone(process: int) -> bool:
    if process == os.getpid():
        # Whoever had this number before us.
        return True
    if sys.platform == "win32":
        return False
    try:
        os.kill(process, 0)
    except (ProcessLookupError, OverflowError):
        return True
    except PermissionError:
        pass
    return False


def _for_owner(path: str, flags: int) -> int:
    return os.open(path, flags, _FILE)
