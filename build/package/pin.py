"""Pins what the box is made of: ``python -m build.package.pin FOLDER`` writes down the wheels of a folder.

The folder holds the wheels of every platform the box is made for, as ``pip download`` fetches them.
"""

import hashlib
import re
import sys
from collections.abc import Iterable
from pathlib import Path

from build.package import HERE, machine

PINS = HERE / "requirements.txt"
#: The Pythons whose wheels are written down, by the kind of machine.
KNOWN = {
    "linux-x86_64": ((3, 11), (3, 12), (3, 13), (3, 14)),
    "windows-x86_64": ((3, 11),),
    "macos-arm64": ((3, 11),),
    "macos-x86_64": ((3, 11),),
}
#: What is needed on one system only.
ONLY = {"macholib": "darwin", "pefile": "win32", "pywin32-ctypes": "win32"}
HEAD = """\
# What the box is made of and with, to the byte: the wheels for Python 3.11 on Linux, Windows and macOS, and
# for newer ones on Linux. Written by `python -m build.package.pin`; where to fetch them is not said here.
"""


def wanted() -> list[str]:
    """Tell pip what to install: to the byte where the wheels are known, elsewhere the same versions."""
    if sys.version_info[:2] in KNOWN.get(machine(), ()):
        return ["--require-hashes", "--only-binary", ":all:", "--requirement", str(PINS)]
    lines = re.findall(r"^(\w\S+==\S+)( ; .+?)? \\$", PINS.read_text("utf-8"), re.MULTILINE)
    return [name + where for name, where in lines]


def pinned(wheels: Iterable[Path]) -> str:
    """Give the lines for some wheels, by name; a package has a hash for each of its wheels."""
    hashes: dict[tuple[str, str], set[str]] = {}
    for wheel in wheels:
        name, version = wheel.name.split("-")[:2]
        known = hashes.setdefault((name.lower().replace("_", "-"), version), set())
        known.add(hashlib.sha256(wheel.read_bytes()).hexdigest())
    return HEAD + "".join(_line(*package, sorted(known)) for package, known in sorted(hashes.items()))


def _line(name: str, version: str, hashes: list[str]) -> str:
    where = f' ; sys_platform == "{ONLY[name]}"' if name in ONLY else ""
    parts = [f"{name}=={version}{where}", *(f"--hash=sha256:{known}" for known in hashes)]
    return " \\\n    ".join(parts) + "\n"


def main(folder: str) -> int:
    """Write them down."""
    PINS.write_text(pinned(Path(folder).rglob("*.whl")), "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
