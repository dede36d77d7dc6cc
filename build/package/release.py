"""Puts what is given away of this version into one folder, with checksums and notes: ``make release``."""

import hashlib
import re
import shutil
import sys
from collections.abc import Iterable
from pathlib import Path

from build.package import DIST, NAME, ROOT, TITLE, version

FOLDER = DIST / "release"
#: How the files end, and the way in on each system; those of macOS come from the workflow alone.
WAYS = {
    ".deb": "Debian 12, Ubuntu 22.04 or newer: `sudo apt install ./{}`",
    ".rpm": "Fedora 36 or newer: `sudo dnf install ./{}`",
    "-linux-x86_64.tar.gz": "Linux with glibc 2.35 or newer: unpack `{}`, start `rats-and-bells` in it",
    "-windows-x86_64.zip": "Windows 10 or newer: unpack `{}`, start `rats-and-bells.exe` in it",
    "-macos-arm64.tar.gz": "macOS on Apple silicon: unpack `{}`, right-click *Rats & Bells*, choose *Open*",
}
OPTIONAL = ("-macos-arm64.tar.gz",)
FOOT = "`sha256sum --check SHA256SUMS` says whether the files arrived whole."


class Lacking(Exception):
    """Something that belongs to the release was not made."""


def main() -> int:
    """Gather everything, and say what there is."""
    try:
        archives = found(DIST, version())
        text = notes((ROOT / "CHANGELOG.md").read_text("utf-8"), version(), [path.name for path in archives])
    except Lacking as lacking:
        print(lacking)
        return 2
    shutil.rmtree(FOLDER, ignore_errors=True)
    FOLDER.mkdir()
    for path in archives:
        shutil.copy(path, FOLDER)
        print(f"{(FOLDER / path.name).relative_to(ROOT)}: {path.stat().st_size / 1e6:.1f} MB")
    (FOLDER / "SHA256SUMS").write_text("".join(map(summed, archives)), "utf-8")
    (FOLDER / "NOTES.md").write_text(text, "utf-8")
    return 0


def found(folder: Path, number: str) -> list[Path]:
    """Find one file of this version for each way in."""
    files = [path for path in sorted(folder.glob(f"{NAME}[_-]{number}*")) if path.is_file()]
    known = {ending: [path for path in files if path.name.endswith(ending)] for ending in WAYS}
    for ending, made in known.items():
        if len(made) > 1 or (not made and ending not in OPTIONAL):
            raise Lacking(f"{len(made)} files end in {ending} where one belongs to the release of {number}")
    return [path for made in known.values() for path in made]


def summed(archive: Path) -> str:
    """Give the checksum of a file, as `sha256sum --check` reads it."""
    return f"{hashlib.sha256(archive.read_bytes()).hexdigest()}  {archive.name}\n"


def notes(changelog: str, number: str, names: Iterable[str]) -> str:
    """Tell which file is for whom, and what is new."""
    section = re.search(
        rf"^## {re.escape(number)}\b.*?\n(.*?)(?=^## |\Z)", changelog, re.DOTALL | re.MULTILINE
    )
    if section is None:
        raise Lacking(f"The changelog says nothing of {number}")
    lines = [
        f"- {way.format(name)}" for name in names for ending, way in WAYS.items() if name.endswith(ending)
    ]
    return "\n".join([f"# {TITLE} {number}", "", *lines, "", FOOT, "", section[1].strip(), ""])


if __name__ == "__main__":
    sys.exit(main())
