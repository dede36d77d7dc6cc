"""What a maker promises: a file of the repository, what it is made from, and how."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
INKED = "art/inked"


@dataclass(frozen=True, slots=True)
class Output:
    """One file to be made; `make` gives its content from `inputs`, `row` and the code, and nothing else.

    `target` is relative to the repository, such as art/inked/icons/bell.svg. `inputs` are files, other
    modules of the maker among them; the pen and the maker's own module are always counted. `row` is what a
    table says of this file alone: such a table is no input, or a new row would make all others again. Outputs
    of a later `stage` are made after those of an earlier one, so they may read them.
    """

    target: str
    make: Callable[[], str | bytes]
    inputs: tuple[Path, ...] = ()
    row: object = None
    stage: int = 0

    def content(self) -> bytes:
        """The bytes of the file, made now."""
        made = self.make()
        return made.encode() if isinstance(made, str) else made

    @property
    def path(self) -> Path:
        """Where the file stands."""
        return ROOT / self.target


def inked(kind_and_name: str) -> str:
    """The target of a picture by its kind and name, such as people/hostess.svg."""
    return f"{INKED}/{kind_and_name}"


def digest(data: bytes) -> str:
    """A short fingerprint."""
    return hashlib.sha256(data).hexdigest()[:16]


@lru_cache(maxsize=8192)
def file_digest(path: Path) -> str:
    """The fingerprint of a file, read once a run; line ends do not count in text."""
    data = path.read_bytes()
    return digest(data if path.suffix in (".png", ".ttf") else data.replace(b"\r\n", b"\n"))


def code_files(folder: str) -> tuple[Path, ...]:
    """All modules of a package of ours, as inputs, such as those in build/makers/people."""
    return tuple(sorted((ROOT / folder).rglob("*.py")))


def fingerprint(output: Output, code: Iterable[Path]) -> str:
    """What an output was made from: code, inputs, its row and its own name."""
    files = sorted({*code, *output.inputs})
    lines = [f"{path.relative_to(ROOT).as_posix()} {file_digest(path)}" for path in files]
    row = [] if output.row is None else [repr(output.row)]
    return digest("\n".join([output.target, *lines, *row]).encode())
