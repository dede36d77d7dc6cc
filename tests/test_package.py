"""The box to give away: what is in it, and what it tells about itself."""

import hashlib
import re
import sys
import sysconfig
import tomllib
from importlib.metadata import files
from pathlib import Path
from typing import Any

import pytest

from build.package import HERE, NAME, ROOT, installer, licences, machine, pin, version, windows, wine
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
    head, one, windows_only = re.split(r"\n(?=\w)", pin.pinned(tmp_path.iterdir(), "# head\n"))
    assert head.startswith("#")
    assert one.count("--hash") == 2
    assert one.startswith("one-part==1.2 ")
    assert windows_only.startswith('pefile==3 ; sys_platform == "win32"')


def test_the_pins_for_another_system_are_those_it_would_take() -> None:
    told = {line.split("==")[0] for line in pin.of("win32", pin.PINS).splitlines() if "==" in line}
    assert told == set(pins()) - {"macholib"}
    assert "sys_platform" not in pin.of("win32", pin.PINS)
    assert pin.of("win32", pin.PINS).count("--hash") > len(told)


@pytest.mark.parametrize("file", [installer.PINS, wine.PINS])
def test_the_tools_are_pinned_to_the_byte_too(file: Path) -> None:
    lines = [line for line in file.read_text("utf-8").splitlines() if not line.startswith("#")]
    assert all(re.fullmatch(r"[\w-]+==[\w.]+ \\", line) for line in lines[::2])
    assert all(re.fullmatch(r"    --hash=sha256:[0-9a-f]{64}", line) for line in lines[1::2])


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


def test_a_release_waits_for_all_else_and_alone_may_write_and_its_actions_do_not_move() -> None:
    workflow = (ROOT / ".github" / "workflows" / "build.yml").read_text("utf-8")
    jobs = re.findall(r"^  (\w+):$", workflow.partition("\njobs:\n")[2], re.MULTILINE)
    assert {"tests", "box", "release"} <= set(jobs)
    assert f"needs: [{', '.join(job for job in jobs if job != 'release')}]" in workflow
    assert re.findall(r"\n    permissions:\n      (.+)", workflow) == ["contents: write"]
    assert workflow.index("contents: write") > workflow.index("\n  release:\n")
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
