"""How the box comes onto a Linux: packages for everybody, and a script for one user."""

import gzip
import json
import os
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from build.package import NAME, installer, system
from game.__main__ import SPEEDS, arguments
from game.words import LANGUAGES
from rules import GAMES
from rules.bots import LEVELS
from rules.kernel.version import VERSION

needs_linux = pytest.mark.skipif(sys.platform != "linux", reason="this is for Linux")

# What is installed for everybody.


@pytest.fixture
def described(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Callable[[str], dict[str, Any]]:
    """What nfpm is told of a box with next to nothing in it."""
    box = box_in(tmp_path / "box")
    (box / "licences").mkdir()
    (tmp_path / "work").mkdir()
    monkeypatch.setattr(installer, "BOX", box)
    monkeypatch.setattr(installer, "WORK", tmp_path / "work")
    return installer.described


@needs_linux
@pytest.mark.parametrize("kind", ["deb", "rpm"])
def test_a_package_names_its_version_and_what_it_needs(
    kind: str, described: Callable[[str], dict[str, Any]]
) -> None:
    told = described(kind)
    assert told["version"] == VERSION
    assert [part for part in told["depends"] if part.endswith(("(>= 2.17)", " >= 2.17"))]
    assert "{}" not in json.dumps(told["depends"])
    places = {part["dst"]: part.get("src", "") for part in told["contents"]}
    assert places[f"/usr/bin/{NAME}"] == f"../lib/{NAME}/{NAME}"
    assert f"/usr/share/icons/hicolor/48x48/apps/{NAME}.png" in places
    about = Path(places[f"/usr/share/metainfo/{NAME}.metainfo.xml"]).read_text("utf-8")
    assert f'<release version="{VERSION}" date="20' in about
    page = gzip.decompress(Path(places[f"/usr/share/man/man6/{NAME}.6.gz"]).read_bytes()).decode()
    assert f"Bells {VERSION}" in page


def test_the_manual_knows_every_option_of_the_program() -> None:
    page = (installer.SOURCES / f"{NAME}.6").read_text("utf-8").replace("\\-", "-")
    for option in arguments([]).__dict__:
        assert f"--{option}" in page
    for name in (*GAMES, *LANGUAGES, *LEVELS, *SPEEDS):
        assert re.search(rf"\b{name}\b", page), name


def test_the_catalogue_speaks_every_language_and_names_the_menu_entry() -> None:
    about = ElementTree.parse(installer.SOURCES / f"{NAME}.metainfo.xml").getroot()
    spoken = {
        summary.get("{http://www.w3.org/XML/1998/namespace}lang", "en") for summary in about.iter("summary")
    }
    assert spoken == set(LANGUAGES)
    assert about.findtext("launchable") == f"{NAME}.desktop"


# How it is installed.


#: A program that tells what it was asked, and whether it was only tried.
PROGRAM = """#!/bin/sh
if [ "${1:-}" = --smoke ]; then mkdir -p "$RATS_AND_BELLS_HOME"; exit 0; fi
echo playing
"""
NAMES = (
    "home of mine",
    "you & me | 100% sed\\",
    """it's "quoted" $HOME `date` \\n""",
    "-Zoé [x] *",
)


@pytest.fixture
def unpacked(tmp_path: Path) -> Path:
    """A box with next to nothing in it."""
    return box_in(tmp_path / "rats and bells")


def box_in(box: Path) -> Path:
    icons = box / "_internal" / "art" / "inked" / "program"
    icons.mkdir(parents=True)
    (icons / "icon_48.png").touch()
    (box / "_internal" / "link.so").symlink_to("link.so.1")
    (box / NAME).write_text(PROGRAM)
    (box / NAME).chmod(0o755)
    system.lay_in(box, "2.17")
    return box


def install(box: Path, home: Path, *words: str, **more: str) -> "subprocess.CompletedProcess[str]":
    environment = {"PATH": os.environ["PATH"], "HOME": str(home), **more}
    return subprocess.run(["sh", box / "install.sh", *words], env=environment, capture_output=True, text=True)


def commanded(home: Path) -> str:
    """Read the program that the menu of the desktop would start, by the rules of desktop entries."""
    entry = (home / ".local" / "share" / "applications" / f"{NAME}.desktop").read_text("utf-8")
    (value,) = re.findall(r'^Exec="(.*)"$', entry, re.MULTILINE)
    text = re.sub(r"\\(.)", r"\1", value)
    return re.sub(r"\\(.)", r"\1", text).replace("%%", "%")


@needs_linux
@pytest.mark.parametrize("name", NAMES)
def test_installing_puts_it_among_the_programs_of_the_user(tmp_path: Path, name: str) -> None:
    home = tmp_path / name
    unpacked = box_in(tmp_path / f"box {name}")
    done = install(unpacked, home)
    assert done.returncode == 0, done.stderr
    assert subprocess.check_output([home / ".local/bin" / NAME], text=True) == "playing\n"
    share = home / ".local" / "share"
    assert commanded(home) == f"{home}/.local/opt/{NAME}/{NAME}"
    assert "Categories=Game;BoardGame;" in (share / "applications" / f"{NAME}.desktop").read_text("utf-8")
    assert (share / "icons/hicolor/48x48/apps" / f"{NAME}.png").exists()
    folder = home / ".local" / "opt" / NAME
    assert (folder / "_internal" / "link.so").readlink() == Path("link.so.1")
    assert sorted(path.name for path in folder.parent.iterdir()) == [NAME]
    assert not (folder / "tried").exists()


@needs_linux
def test_removing_it_leaves_the_saved_games(unpacked: Path, tmp_path: Path) -> None:
    home = tmp_path / "home"
    save = home / ".local/share" / NAME / "matches" / "continue.json"
    save.parent.mkdir(parents=True)
    save.write_text("{}")
    assert install(unpacked, home).returncode == 0
    assert install(unpacked, home).returncode == 0, "a second time brings it up to date"
    assert install(unpacked, home, "--remove").returncode == 0
    assert [path for path in home.rglob("*") if path.is_file()] == [save]


@needs_linux
def test_a_word_it_does_not_know_changes_nothing(unpacked: Path, tmp_path: Path) -> None:
    home = tmp_path / "home"
    assert install(unpacked, home, "--everything").returncode == 2
    assert not home.exists()


def tools(folder: Path, **scripts: str) -> str:
    """Give a path on which some commands are others."""
    folder.mkdir()
    for name, script in scripts.items():
        (folder / name).write_text(f"#!/bin/sh\n{script}\n")
        (folder / name).chmod(0o755)
    return f"{folder}:{os.environ['PATH']}"


@needs_linux
@pytest.mark.parametrize("place", [f"{NAME}.new", f"{NAME}.old", f"{NAME}/newer"])
def test_a_box_that_lies_where_it_would_be_removed_is_not_installed(
    unpacked: Path, tmp_path: Path, place: str
) -> None:
    home = tmp_path / "home"
    box = home / ".local" / "opt" / place
    install(unpacked, home)
    box.parent.mkdir(parents=True, exist_ok=True)
    unpacked.rename(box)
    done = install(box, home)
    assert done.returncode == 2
    assert str(box) in done.stderr
    assert (box / NAME).exists()
    assert subprocess.check_output([home / ".local/bin" / NAME], text=True) == "playing\n"


@needs_linux
def test_a_copy_that_fails_leaves_what_was_installed(unpacked: Path, tmp_path: Path) -> None:
    home = tmp_path / "home"
    install(unpacked, home)
    full = tools(tmp_path / "bin", cp='/bin/cp "$@"; echo No space left on device >&2; exit 1')
    done = install(unpacked, home, PATH=full)
    assert done.returncode == 1
    assert "No space" in done.stderr
    assert subprocess.check_output([home / ".local/bin" / NAME], text=True) == "playing\n"
    assert [path.name for path in (home / ".local" / "opt").iterdir()] == [NAME]


@needs_linux
def test_what_does_not_start_here_is_not_installed_and_says_what_it_needs(
    unpacked: Path, tmp_path: Path
) -> None:
    home = tmp_path / "home"
    install(unpacked, home)
    (unpacked / NAME).write_text("#!/bin/sh\necho libstdc++.so.6: cannot open >&2\nexit 1\n")
    done = install(unpacked, home)
    assert done.returncode == 1
    for part in ("libstdc++.so.6: cannot open", "glibc 2.17", "libgcc_s.so.1"):
        assert part in done.stderr
    assert subprocess.check_output([home / ".local/bin" / NAME], text=True) == "playing\n"


@needs_linux
def test_a_system_that_is_too_old_is_told_so(unpacked: Path, tmp_path: Path) -> None:
    old = tools(tmp_path / "bin", getconf="echo glibc 2.9")
    done = install(unpacked, tmp_path / "home", PATH=old)
    assert done.returncode == 1
    assert done.stderr == "Rats & Bells needs glibc 2.17 or newer; this system has 2.9.\n"
    assert not (tmp_path / "home").exists()


@needs_linux
def test_a_folder_that_was_put_elsewhere_and_linked_stays_there(unpacked: Path, tmp_path: Path) -> None:
    home, disk = tmp_path / "home", tmp_path / "other disk"
    install(unpacked, home)
    folder = home / ".local" / "opt" / NAME
    disk.mkdir()
    (disk / "precious").touch()
    folder.rename(disk / "games")
    folder.symlink_to(disk / "games")
    (unpacked / "news").touch()
    assert install(unpacked, home).returncode == 0
    assert folder.is_symlink()
    assert (disk / "games" / "news").exists()
    assert subprocess.check_output([home / ".local/bin" / NAME], text=True) == "playing\n"
    assert install(unpacked, home, "--remove").returncode == 0
    assert [path.name for path in disk.iterdir()] == ["precious"]
    assert not folder.is_symlink()


@needs_linux
def test_a_box_that_lies_where_it_would_go_is_not_removed(tmp_path: Path) -> None:
    home, disk = tmp_path / "home", tmp_path / "disk"
    (home / ".local").mkdir(parents=True)
    disk.mkdir()
    (home / ".local" / "opt").symlink_to(disk)
    box = box_in(disk / NAME)
    done = install(box, home)
    assert done.returncode == 2
    assert "already" in done.stderr
    assert (box / NAME).exists()


@needs_linux
def test_a_folder_of_somebody_else_is_not_replaced(unpacked: Path, tmp_path: Path) -> None:
    home = tmp_path / "home"
    theirs = home / ".local" / "opt" / NAME / "thesis.txt"
    theirs.parent.mkdir(parents=True)
    theirs.write_text("years of work")
    for words in ((), ("--remove",)):
        assert install(unpacked, home, *words).returncode == 2
        assert theirs.read_text() == "years of work"


def test_the_floor_is_the_newest_glibc_that_anything_in_the_box_names(tmp_path: Path) -> None:
    (tmp_path / "old.so").write_bytes(b"\x7fELF GLIBC_2.4\0GLIBC_2.28\0")
    (tmp_path / "new.so").write_bytes(b"\x7fELF GLIBC_2.34\0GLIBC_2.9\0")
    (tmp_path / "none.txt").write_bytes(b"GLIBC_2.99")
    assert system.glibc(tmp_path) == "2.34"
