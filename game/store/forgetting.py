"""Forgetting somebody for good: in the book, among the people, at the last tables and in every saved game."""

from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Any

from game.store import disk
from game.store.files import spelt, understood
from game.store.names import written

Change = Callable[[Any], Any]


def scrubbed(paths: Iterable[Path], key: str, change: Change) -> list[Path]:
    """Change files so that somebody is in none of them; give those that could not be changed.

    What makes no sense to ``change`` (ValueError) goes altogether if it seems to name whoever it is.
    """
    return [path for path in paths if not _scrub(path, key, change)]


def _scrub(path: Path, key: str, change: Change) -> bool:
    try:
        if not path.is_file():
            return True
        content = disk.content(path)
        try:
            data = understood(content)
            changed = change(data)
        except ValueError:
            if written(content, key):
                path.unlink()
        else:
            if changed != data:
                disk.write(path, spelt(changed))
    except (OSError, ValueError):
        return False
    return True


def named_in(path: Path, key: str) -> bool:
    """Say whether a file seems to name somebody; one that cannot be read may."""
    try:
        return path.is_file() and written(disk.content(path), key)
    except (OSError, ValueError):
        return True


def purged(paths: Iterable[Path], key: str) -> list[Path]:
    """Remove the files that name somebody; give those that could not be removed."""
    return scrubbed(paths, key, _make_no_sense)


def _make_no_sense(_: Any) -> Any:
    raise ValueError("Of no use")


def burnt(paths: Sequence[Path]) -> list[Path]:
    """Remove files; give those that could not be removed."""
    return [path for path in paths if not _burn(path)]


def _burn(path: Path) -> bool:
    try:
        path.unlink(missing_ok=True)
    except OSError:
        return False
    return True
