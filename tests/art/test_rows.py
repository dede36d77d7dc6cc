"""A picture depends on its own row of a table: another row does not make it out of date."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from build.output import INKED, ROOT

#: Rows of tables: how one reads now, how it shall read, and the pictures that come from it.
CHANGES = {
    "build/makers/portrait/notre_dame.toml": (
        'robe = "dress"\ncloth = "verdigris ivory"',
        'robe = "dress"\ncloth = "madder ivory"',
        [f"person/hostess@{size}.png" for size in ("small", "medium", "large")],
    ),
    "build/makers/portrait/classes.toml": (
        "\n[",
        '\n[nobody]\nground = "brown"\nface = "soft rosy"\nlook = "merry snub smile"\nhair = "- red"\n'
        'robe = "dress"\ncloth = "madder ivory"\nholds = "side tankard"\n\n[',
        [f"figure/nobody@{size}.png" for size in ("small", "medium", "large")],
    ),
    "build/makers/initials.toml": ("Z =", '"Ś" = "madder"\nZ =', ["initials/s_acute.png"]),
    "rules/rattus/tokens.toml": (
        's01 = { limit = 1, symbols = ["bourgeoisie", "church"] }',
        's01 = { limit = 1, symbols = ["bourgeoisie", "magic"] }',
        ["token/s01.svg"],
    ),
}


@pytest.mark.slow
def test_only_the_pictures_of_a_row_are_made_again_when_it_changes(tmp_path: Path) -> None:
    for part in ("rules", "game", "build"):
        shutil.copytree(ROOT / part, tmp_path / part, ignore=shutil.ignore_patterns("__pycache__", "*.webp"))
    for part in ("art", "maps"):
        (tmp_path / part).symlink_to(ROOT / part)
    for table, (old, new, _) in CHANGES.items():
        text = (tmp_path / table).read_text("utf-8")
        assert old in text
        (tmp_path / table).write_text(text.replace(old, new, 1), "utf-8")
    command = [sys.executable, "-P", "-m", "build.art", "--check"]
    environment = {**os.environ, "PYTHONPATH": str(tmp_path)}
    told = subprocess.run(command, cwd=tmp_path, env=environment, capture_output=True, text=True, check=False)
    made = [f"out of date: {INKED}/{name}" for _, _, names in CHANGES.values() for name in names]
    assert sorted(told.stdout.splitlines()) == sorted(made), told.stderr
