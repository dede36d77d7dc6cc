"""What is given away of a version: one file for each way in, checksums, and what is new."""

import hashlib
from pathlib import Path

import pytest

from build.package import NAME, ROOT, release, version

CHANGELOG = "# Changelog\n\n## 1.2.0, in progress\n\nNew.\n\n### Rules\n- One.\n\n## 1.1.0\n\nOld.\n"


def dist(folder: Path) -> Path:
    for name in (
        f"{NAME}_1.2.0-1_amd64.deb",
        f"{NAME}-1.2.0-1.x86_64.rpm",
        f"{NAME}-1.1.0-linux-x86_64.tar.gz",
    ):
        (folder / name).write_text(name)
    for name in ("linux-x86_64.tar.gz", "windows-x86_64.zip"):
        (folder / f"{NAME}-1.2.0-{name}").write_text(name)
    (folder / NAME).mkdir()
    return folder


def test_a_release_has_one_file_for_each_way_in_and_none_of_another_version(tmp_path: Path) -> None:
    names = [path.name for path in release.found(dist(tmp_path), "1.2.0")]
    assert names == [
        f"{NAME}_1.2.0-1_amd64.deb",
        f"{NAME}-1.2.0-1.x86_64.rpm",
        f"{NAME}-1.2.0-linux-x86_64.tar.gz",
        f"{NAME}-1.2.0-windows-x86_64.zip",
    ]


def test_a_file_that_was_not_made_ends_the_release(tmp_path: Path) -> None:
    (dist(tmp_path) / f"{NAME}-1.2.0-windows-x86_64.zip").unlink()
    with pytest.raises(release.Lacking, match="windows"):
        release.found(tmp_path, "1.2.0")


def test_the_notes_name_every_file_and_tell_this_version_alone() -> None:
    told = release.notes(CHANGELOG, "1.2.0", [f"{NAME}_1.2.0-1_amd64.deb"])
    assert f"sudo apt install ./{NAME}_1.2.0-1_amd64.deb" in told
    assert "### Rules\n- One." in told
    assert "Old." not in told
    with pytest.raises(release.Lacking):
        release.notes(CHANGELOG, "1.3.0", [])


def test_the_changelog_tells_of_the_version_that_stands() -> None:
    assert release.notes((ROOT / "CHANGELOG.md").read_text("utf-8"), version(), [])


def test_a_checksum_can_be_checked(tmp_path: Path) -> None:
    (tmp_path / "box.zip").write_bytes(b"games")
    assert release.summed(tmp_path / "box.zip") == f"{hashlib.sha256(b'games').hexdigest()}  box.zip\n"
