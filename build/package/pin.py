"""Pins what the box is made of: ``python -m build.package.pin FOLDER`` writes down the wheels of a folder.

The folder holds the wheels of every platform the box is made for, as ``pip download`` fetches them. Where a
second word names another file, that is written: it pins what packs and tries the box.
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


def wanted() -> list[str]:
    """Tell pip what to install: to the byte where the wheels are known, elsewhere the same versions."""
    if sys.version_info[:2] in KNOWN.get(machine(), ()):
        return ["--require-hashes", "--only-binary", ":all:", "--requirement", str(PINS)]
    lines = re.findall(r"^(\w\S+==\S+)( ; .+?)? \\$", PINS.read_text("utf-8"), re.MULTILINE)
    return [name + where for name, where in lines]


def of(system: str, file: Path) -> str:
    """Give the pins that a file has for one system, whichever this is."""
    _, *blocks = re.split(r"\n(?=\w)", file.read_text("utf-8").rstrip())
    asked = re.compile(r' ; sys_platform == "(\w+)"')
    meant = [block for block in blocks if asked.search(block) is None or f'"{system}"' in block]
    return "".join(asked.sub("", f"{block}\n") for block in meant)


def pinned(wheels: Iterable[Path], head: str) -> str:
    """Give the lines for some wheels, by name; a package has a hash for each of its wheels."""
    hashes: dict[tuple[str, str], set[str]] = {}
    for wheel in wheels:
        name, version = wheel.name.split("-")[:2]
        known = hashes.setdefault((name.lower().replace("_", "-"), version), set())
        known.add(hashlib.sha256(wheel.read_bytes()).hexdigest())
    return head + "".join(_line(*package, sorted(known)) for package, known in sorted(hashes.items()))


def _line(name: str, version: str, hashes: list[str]) -> str:
    where = f' ; sys_platform == "{ONLY[name]}"' if name in ONLY else ""
    parts = [f"{name}=={version}{where}", *(f"--hash=sha256:{known}" for known in hashes)]
    return " \\\n    ".join(parts) + "\n"


def main(folder: str, file: str = str(PINS)) -> int:
    """Write them down."""
    head = "".join(re.findall(r"^#.*\n", Path(file).read_text("utf-8"), re.MULTILINE))
    Path(file).write_text(pinned(Path(folder).rglob("*.whl"), head), "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
