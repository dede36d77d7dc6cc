"""The box to give away: what is in it, what it tells about itself, and how it is installed."""

import hashlib
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

from build.package import HERE, NAME, ROOT, licences, machine, pin, system, version, windows
from build.package import __main__ as packing
from game.drawing.text import PLAIN, path_of
from rules.kernel.version import VERSION

SETTINGS = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
PROJECT = SETTINGS["project"]
WHEEL = SETTINGS["tool"]["hatch"]["build"]["targets"]["wheel"]
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
    for face in ("AtkinsonHyperlegible", "Cinzel", "Spectral"):
        assert f"- {face}, a typeface: {face}-OFL.txt" in lines
        assert "SIL OPEN FONT LICENSE" in (tmp_path / "licences" / f"{face}-OFL.txt").read_text("utf-8")
    assert "LESSER GENERAL PUBLIC" in (tmp_path / "licences" / "pytmx.txt").read_text("utf-8")


def test_every_part_under_the_lgpl_says_where_its_sources_are(tmp_path: Path) -> None:
    for row in licences.TABLE:
        assert ("LGPL-2.1" in row["texts"]) == ("source" in row), row["name"]
    (tmp_path / "box").mkdir()
    (tmp_path / "box" / "libmpg123.so.0").touch()
    lines = licences.gather(tmp_path / "box", Path(sysconfig.get_path("purelib")), tmp_path / "licences")
    assert lines[-1].endswith("Sources: https://www.mpg123.de")
    assert "github.com/bitcraft/pytmx" in (tmp_path / "licences" / "README.md").read_text("utf-8")


# What it is made of.


def pins() -> dict[str, str]:
    """Give the pinned packages with their lines."""
    blocks = re.split(r"\n(?=\w)", pin.PINS.read_text("utf-8"))[1:]
    return {block.split("==")[0]: block for block in blocks}


def test_all_that_the_box_is_made_of_is_pinned_to_the_byte() -> None:
    for needed in (*PROJECT["dependencies"], *SETTINGS["build-system"]["requires"], "pyinstaller"):
        assert re.split("[>=<]", needed)[0].lower() in pins()
    for name, block in pins().items():
        assert re.search(r"==[\w.]+( ; \S+ == \S+)?( \\\n    --hash=sha256:[0-9a-f]{64})+$", block.strip()), (
            name
        )


def test_the_pins_name_no_place_to_fetch_from() -> None:
    text = pin.PINS.read_text("utf-8")
    assert "://" not in text
    assert "index" not in re.sub(r"#.*", "", text)
    assert "find-links" not in text


def test_a_pin_has_the_hash_of_every_wheel_of_its_version(tmp_path: Path) -> None:
    for name, content in (
        ("One_Part-1.2-cp311-a", b"a"),
        ("one_part-1.2-cp312-b", b"b"),
        ("pefile-3-x", b""),
    ):
        (tmp_path / f"{name}.whl").write_bytes(content)
    head, one, windows_only = re.split(r"\n(?=\w)", pin.pinned(tmp_path.iterdir()))
    assert head.startswith("#")
    assert one.count("--hash") == 2
    assert one.startswith("one-part==1.2 ")
    assert windows_only.startswith('pefile==3 ; sys_platform == "win32"')


def test_where_the_wheels_are_not_known_the_versions_are_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pin, "machine", lambda: "linux-x86_64")
    assert "--require-hashes" in pin.wanted() or sys.version_info[:2] not in pin.KNOWN["linux-x86_64"]
    monkeypatch.setattr(pin, "machine", lambda: "linux-riscv64")
    assert {re.split("==", line)[0] for line in pin.wanted()} == set(pins())
    assert not [line for line in pin.wanted() if "hash" in line]


def test_the_checksum_beside_the_archive_can_be_checked(tmp_path: Path) -> None:
    archive = tmp_path / "box.tar.gz"
    archive.write_bytes(b"games")
    line = packing.summed(archive).read_text("utf-8")
    assert line == f"{hashlib.sha256(b'games').hexdigest()}  box.tar.gz\n"


def test_a_release_waits_for_the_tests_and_its_actions_do_not_move() -> None:
    workflow = (ROOT / ".github" / "workflows" / "build.yml").read_text("utf-8")
    assert "needs: [tests, box]" in workflow
    assert "SHA256SUMS" in workflow
    used = re.findall(r"uses: (\S+)", workflow)
    assert used
    for action in used:
        assert re.fullmatch(r"[\w/-]+@[0-9a-f]{40}", action), action


# What is packed.


def test_the_face_of_pygame_is_left_out() -> None:
    assert "freesansbold.ttf" in SPEC


def test_every_face_that_is_drawn_is_packed_with_its_licence_and_no_other() -> None:
    faces = {*PLAIN, *PLAIN.values()}
    left_out = {ROOT / name[1:] for name in WHEEL["exclude"]}
    assert {path_of(face) for face in faces} == set(licences.FONTS.glob("*.ttf")) - left_out
    for face in faces:
        assert "SIL OPEN FONT LICENSE" in (licences.FONTS / f"{face.family}-OFL.txt").read_text("utf-8")


def test_pytmx_stays_a_file_of_its_own() -> None:
    assert '"pytmx": "py"' in SPEC


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


needs_linux = pytest.mark.skipif(sys.platform != "linux", reason="the script is for Linux")


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
