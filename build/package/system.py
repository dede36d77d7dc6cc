"""What the box needs of a Linux system, and what it brings to be installed there."""

import re
import shutil
from pathlib import Path

from build.package import HERE

LINUX = HERE / "linux"
_GLIBC = re.compile(rb"\bGLIBC_(\d+)\.(\d+)\b")


def glibc(box: Path) -> str:
    """Give the oldest glibc with which everything in a box can run: libraries name what they want."""
    files = (path for path in box.rglob("*") if path.is_file() and not path.is_symlink())
    found = {(2, 17)}
    for path in files:
        content = path.read_bytes()
        if content.startswith(b"\x7fELF"):
            found |= {(int(major), int(minor)) for major, minor in _GLIBC.findall(content)}
    return "{}.{}".format(*max(found))


def lay_in(box: Path, floor: str) -> None:
    """Put what installs the program into a box that needs a glibc as old as this."""
    for path in LINUX.iterdir():
        shutil.copy(path, box)
    script = box / "install.sh"
    script.write_text(script.read_text("utf-8").replace("@GLIBC@", floor), "utf-8")
