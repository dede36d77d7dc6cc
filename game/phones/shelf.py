"""The files that phones may have: a fixed table, by the path under which each is asked for."""

import gzip
from collections.abc import Iterator
from fnmatch import fnmatchcase
from functools import cached_property
from hashlib import sha256
from importlib.resources import files
from importlib.resources.abc import Traversable

#: What each kind of file is, and whether it is worth packing; others are not given away.
KINDS = {
    "html": ("text/html; charset=utf-8", True),
    "css": ("text/css; charset=utf-8", True),
    "js": ("text/javascript; charset=utf-8", True),
    "json": ("application/json", True),
    "svg": ("image/svg+xml", True),
    "png": ("image/png", False),
    "jpg": ("image/jpeg", False),
    "webp": ("image/webp", False),
    "ico": ("image/x-icon", False),
    "woff2": ("font/woff2", False),
}
#: What changes with the program is asked for anew each time; the rest may be kept for an evening.
FLEETING = ("html", "css", "js", "json")
#: Pictures of the table that pages may show as they are, a pattern a line.
LISTED = "art.txt"
PAGE = "/page.html"


class Leaf:
    """A file as it is sent, plain or packed; it is read when somebody asks for it."""

    def __init__(self, source: Traversable) -> None:
        self._source = source
        self._suffix = source.name.rpartition(".")[2]
        self.kind, self._packs = KINDS[self._suffix]
        self.keeping = "no-cache" if self._suffix in FLEETING else "private, max-age=43200"

    @property
    def body(self) -> bytes:
        """Give what is in it; the system remembers it better than we would."""
        return self._source.read_bytes()

    @cached_property
    def packed(self) -> bytes:
        """Give it packed, where that makes it smaller; otherwise nothing."""
        packed = gzip.compress(self.body, mtime=0) if self._packs else b""
        return packed if len(packed) < len(self.body) else b""

    @cached_property
    def mark(self) -> str:
        """Give that by which a browser knows whether it has it already."""
        return f'"{sha256(self.body).hexdigest()[:20]}"'


def shelf() -> dict[str, Leaf]:
    """Give every file that may be asked for, by its path."""
    page = files("game.phones") / "page"
    if not page.is_dir():
        return {}
    found = dict(_leaves(page, "/"))
    listed = page / LISTED
    patterns = listed.read_text("utf-8").split() if listed.is_file() else []
    return {**dict(_pictures(patterns)), **found}


def _leaves(folder: Traversable, path: str) -> Iterator[tuple[str, Leaf]]:
    for entry in folder.iterdir():
        if entry.is_dir():
            yield from _leaves(entry, f"{path}{entry.name}/")
        elif entry.name.rpartition(".")[2] in KINDS:
            yield f"{path}{entry.name}", Leaf(entry)


def _pictures(patterns: list[str]) -> Iterator[tuple[str, Leaf]]:
    art = files("art") / "inked"
    for folder, _, pattern in (line.rpartition("/") for line in patterns):
        for entry in (art / folder).iterdir():
            if fnmatchcase(entry.name, pattern):
                yield f"/art/{folder}/{entry.name}", Leaf(entry)
