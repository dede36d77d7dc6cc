"""The box to give away: what is in it, what it tells about itself, and how it is installed."""

import os
import re
import subprocess
import sys
import sysconfig
import tomllib
from importlib.metadata import files
from pathlib import Path
from typing import Any

import pytest

from build.package import HERE, NAME, ROOT, licences, machine, version, windows
from game.widgets.text import PLAIN
from rules.kernel.version import VERSION

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
SPEC = (HERE / "rats_and_bells.spec").read_text("utf-8")


def test_the_box_bears_the_version_of_the_program() -> None:
    assert version() == VERSION
    assert re.fullmatch(r"(linux|windows|macos)-\w+", machine())


def test_windows_is_told_the_version_in_four_numbers() -> None:
    told: dict[str, Any] = {}
    # The classes that PyInstaller reads it with are there on Windows alone.
    names: dict[str, object] = dict.fromkeys(
        re.findall(r"\b[A-Z]\w+(?=\()", windows.FORM), lambda *_, **__: None
    )
    names["StringStruct"] = lambda key, value: told.update({key: value})
    names["FixedFileInfo"] = lambda **numbers: told.update(numbers)
    eval(windows.version_info("1.20.3"), names)
    assert (told["filevers"], told["prodvers"]) == ((1, 20, 3, 0), (1, 20, 3, 0))
    assert told["FileVersion"] == told["ProductVersion"] == "1.20.3"
    assert told["OriginalFilename"] == f"{NAME}.exe"


# The licences.


def test_every_library_that_comes_with_pygame_is_known() -> None:
    names = [path.name for path in files("pygame-ce") or () if licences.is_library(Path(str(path)))]
    assert len(names) > 10
    for name in names:
        assert licences.known(name)


def test_a_library_that_nobody_knows_ends_the_packing() -> None:
    with pytest.raises(licences.Unknown, match="libmystery"):
        licences.known("libmystery.so.1")


def test_every_text_of_the_table_is_there_and_used() -> None:
    used = {text for row in licences.TABLE for text in row["texts"]}
    used |= {*licences.LACKING.values(), *licences.REFERRED}
    assert used == {path.stem for path in licences.TEXTS.iterdir()}


def test_the_licences_of_all_that_is_needed_are_gathered(tmp_path: Path) -> None:
    packages = Path(sysconfig.get_path("purelib"))
    box = tmp_path / "box"
    box.mkdir()
    (box / "libSDL2-2.0.so.0").touch()
    lines = licences.gather(box, packages, tmp_path / "licences")
    named = "\n".join(lines).lower()
    for needed in PROJECT["dependencies"]:
        assert re.split("[>=<]", needed)[0] in named
    assert "Lantinga" in lines[-1]
    assert "LESSER GENERAL PUBLIC" in (tmp_path / "licences" / "pytmx.txt").read_text("utf-8")


# What is packed.


def test_every_face_that_is_drawn_is_packed() -> None:
    needed = {re.split("[>=<]", line)[0] for line in PROJECT["dependencies"] if line.startswith("fontpkg-")}
    packed = set(re.findall(r'"(fontpkg-[\w-]+)"', SPEC))
    assert packed == needed
    assert {f"fontpkg-{face.family}" for face in (*PLAIN, *PLAIN.values())} == needed


def test_pytmx_stays_a_file_of_its_own() -> None:
    assert '"pytmx": "py"' in SPEC


# How it is installed.


@pytest.fixture
def unpacked(tmp_path: Path) -> Path:
    """A box with next to nothing in it."""
    box = tmp_path / "rats and bells"
    icons = box / "_internal" / "art" / "inked" / "program"
    icons.mkdir(parents=True)
    (icons / "icon_48.png").touch()
    (box / NAME).write_text("#!/bin/sh\necho playing\n")
    (box / NAME).chmod(0o755)
    for path in (HERE / "linux").iterdir():
        (box / path.name).write_bytes(path.read_bytes())
    return box


def install(box: Path, home: Path, *words: str) -> "subprocess.CompletedProcess[str]":
    environment = {"PATH": os.environ["PATH"], "HOME": str(home)}
    return subprocess.run(["sh", box / "install.sh", *words], env=environment, capture_output=True, text=True)


needs_linux = pytest.mark.skipif(sys.platform != "linux", reason="the script is for Linux")


@needs_linux
def test_installing_puts_it_among_the_programs_of_the_user(unpacked: Path, tmp_path: Path) -> None:
    home = tmp_path / "home of mine"
    assert install(unpacked, home).returncode == 0
    assert subprocess.check_output([home / ".local/bin" / NAME], text=True) == "playing\n"
    share = home / ".local" / "share"
    entry = (share / "applications" / f"{NAME}.desktop").read_text("utf-8")
    assert f'Exec="{home}/.local/opt/{NAME}/{NAME}"' in entry
    assert "Categories=Game;BoardGame;" in entry
    assert (share / "icons/hicolor/48x48/apps" / f"{NAME}.png").exists()


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
