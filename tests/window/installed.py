"""What must work on a machine without Python: ``make deb-test``, ``rpm-test``, ``tar-test``, all as root."""

import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

from build.package import DIST, NAME, installer, version
from tests.window.bare import PLACE, Bare
from tests.window.frozen import watched
from tests.window.person import Person
from tests.window.screen import Screen
from tests.window.screen import missing as no_screen

#: What has to be installed, by the command and the Debian package that has it.
NEEDED = {
    "appstreamcli": "appstream",
    "debootstrap": "debootstrap",
    "desktop-file-validate": "desktop-file-utils",
    "rpm": "rpm",
}
#: Where saved games are put in there; they stay when the program goes.
HOME = Path("/home/player")


def missing() -> list[str]:
    """Name the packages without which nothing can be tried."""
    return [*no_screen(), *(package for command, package in NEEDED.items() if shutil.which(command) is None)]


def by_dpkg(bare: Bare, package: Path) -> Callable[[], None]:
    """Install a package of Debian with what it needs, and nothing else; give what removes both."""
    shutil.copy(package, bare.folder / "tmp")
    install = ("apt-get", "install", "--yes", "--no-install-recommends", f"/tmp/{package.name}")
    told = bare.run(*install)
    assert f"Setting up {NAME} ({version()}-1)" in told
    assert not bare.run("dpkg", "--verify", NAME)

    def remove() -> None:
        bare.run("apt-get", "purge", "--yes", "--auto-remove", NAME)

    return remove


def bring_libraries(bare: Bare) -> None:
    """Install what every desktop has."""
    libraries = [part.split()[0] for part in installer.NEEDED["deb"]]
    bare.run("apt-get", "install", "--yes", "--no-install-recommends", *libraries)


def take_libraries(bare: Bare) -> None:
    """Remove it again."""
    bare.run("apt-get", "purge", "--yes", "--auto-remove", "libx11-6", "libxext6")


def by_rpm(bare: Bare, package: Path) -> Callable[[], None]:
    """Install a package of Fedora into the same; the libraries it needs come from Debian."""
    bring_libraries(bare)
    rpm = ["rpm", "--root", str(bare.folder), "--dbpath", "/var/lib/rpm", "--nodeps"]
    subprocess.run([*rpm, "--install", str(package)], check=True)
    subprocess.run([*rpm, "--verify", NAME], check=True)

    def remove() -> None:
        subprocess.run([*rpm, "--erase", NAME], check=True)
        take_libraries(bare)

    return remove


def by_hand(bare: Bare, archive: Path) -> Callable[[], None]:
    """Unpack the box and lay a way to it; the libraries of a desktop come from Debian."""
    bring_libraries(bare)
    shutil.unpack_archive(archive, bare.folder / "opt", filter="data")
    way = bare.folder / "usr" / "bin" / NAME
    way.symlink_to(f"/opt/{NAME}/{NAME}")

    def remove() -> None:
        way.unlink()
        shutil.rmtree(bare.folder / "opt" / NAME)
        take_libraries(bare)

    return remove


WAYS = {"deb": by_dpkg, "rpm": by_rpm, "tar.gz": by_hand}


def describes_itself(bare: Bare) -> None:
    """The menu, the catalogue of programs and the manual can read about it."""
    share = bare.folder / "usr" / "share"
    subprocess.run(["desktop-file-validate", share / "applications" / f"{NAME}.desktop"], check=True)
    about = share / "metainfo" / f"{NAME}.metainfo.xml"
    subprocess.run(["appstreamcli", "validate", "--no-net", "--pedantic", about], check=True)
    page = share / "man" / "man6" / f"{NAME}.6.gz"
    read = subprocess.run(["man", "--warnings", "--local-file", page], capture_output=True, text=True)
    assert (read.returncode, read.stderr) == (0, "")
    assert f"Bells {version()}" in read.stdout
    for size in (16, 48, 256, 512):
        assert (share / f"icons/hicolor/{size}x{size}/apps/{NAME}.png").exists()
    assert "PyInstaller" in (share / "doc" / NAME / "copyright").read_text("utf-8")
    assert len([*(share / "doc" / NAME / "licences").iterdir()]) > 10


def plays(bare: Bare, screen: Screen, scratch: Path) -> None:
    """Bots play a game to its end in a window of a machine that has no Python."""
    assert not [*bare.folder.glob("usr/bin/python*"), *bare.folder.glob("usr/lib/python*")]
    person = Person(screen, bare.words(NAME), HOME, scratch)
    told = watched(person, "--game", "notre_dame", "--seats", "3", "--seed", "5", "--watch", "off", "--quit")
    print(f"  {told}")
    assert told["winners"]
    assert [*(bare.folder / HOME.relative_to("/")).iterdir()], "Nothing was kept"


def main(kind: str) -> int:
    """Install, play, remove, and insist that nothing is left behind."""
    if lacking := missing():
        print(f"This needs more than is installed here: apt-get install {' '.join(lacking)}")
        return 2
    if os.geteuid() != 0:
        print("Only root can open a system of its own: sudo")
        return 2
    (package,) = DIST.glob(f"{NAME}[_-]{version()}-*.{kind}")
    bare = Bare(PLACE)
    before = bare.files()
    with tempfile.TemporaryDirectory() as scratch, Screen(Path(scratch)) as screen:
        print(f"{package.name} is installed on a Debian without Python")
        remove = WAYS[kind](bare, package)
        if kind != "tar.gz":
            print(describes_itself.__doc__)
            describes_itself(bare)
        print(plays.__doc__)
        plays(bare, screen, Path(scratch))
    remove()
    shutil.rmtree(bare.folder / HOME.relative_to("/"))
    left = bare.files() ^ before
    assert not left, sorted(left)
    print("It is removed, and nothing is left behind but saved games")
    bare.keep()
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
