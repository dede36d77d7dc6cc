"""A Debian with next to nothing in it, and no Python: a folder that a program takes for the whole disk.

``python -m tests.window.bare`` makes it, as root, if there is none.
"""

import subprocess
from pathlib import Path

from build.package import DIST, NAME

PLACE = DIST / "bare"

#: The oldest Debian whose glibc is new enough.
SUITE = "bookworm"
#: What changes whenever anything is installed, whatever that is.
BOOKS = ("var/cache", "var/lib/apt", "var/lib/dpkg", "var/lib/rpm", "var/log", "etc/ld.so.cache", "tmp")
#: What a program of a desktop takes for granted, from the machine outside.
ENTER = """
for part in proc dev tmp/.X11-unix; do mkdir -p "$0/$part"; mount --rbind "/$part" "$0/$part"; done
exec chroot "$0" "$@"
"""


class Bare:
    """The folder; it is made once, and thrown away where a test has not taken back what it did."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.made = folder.with_suffix(".made")
        if not self.made.exists():
            subprocess.run(["rm", "-rf", str(folder)], check=True)
            subprocess.run(["debootstrap", "--variant=minbase", SUITE, str(folder)], check=True)
            self.run("apt-get", "update", "--quiet=2")
        # Whoever stops half-way begins anew.
        self.made.unlink(missing_ok=True)

    def words(self, *words: object) -> list[str]:
        """Give what starts a program in there; its mounts are gone with it."""
        return ["unshare", "--mount", "sh", "-euc", ENTER, str(self.folder), *map(str, words)]

    def run(self, *words: object) -> str:
        """Run a program in there to its end, and give what it says."""
        environment = {
            "PATH": "/usr/sbin:/usr/bin:/sbin:/bin",
            "DEBIAN_FRONTEND": "noninteractive",
            "LC_ALL": "C",
        }
        done = subprocess.run(self.words(*words), env=environment, capture_output=True, text=True)
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout

    def files(self) -> set[str]:
        """Name every file in there but the books that the system keeps about itself, and folders of ours."""
        # What is mounted in there is not to be seen from outside.
        found = [path for path in self.folder.rglob("*") if not path.is_dir() or NAME in path.name]
        return {name for path in found if not (name := str(path.relative_to(self.folder))).startswith(BOOKS)}

    def keep(self) -> None:
        """Say that everything is as it was."""
        self.made.touch()


if __name__ == "__main__":
    Bare(PLACE).keep()
