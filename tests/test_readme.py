"""What the README shows is true."""

import re
import shlex
import subprocess
import sys
from pathlib import Path

from game.__main__ import arguments

ROOT = Path(__file__).parents[1]
README = (ROOT / "README.md").read_text("utf-8")


def test_the_library_example_runs() -> None:
    (example,) = re.findall(r"```python\n(.*?)```", README, re.DOTALL)
    exec(example, {})


def test_every_link_and_picture_is_there() -> None:
    links = re.findall(r'\]\(([^)#]+)|src="([^"]+)"', README)
    assert len(links) >= 6
    for link in ("".join(pair) for pair in links):
        assert (ROOT / link).exists(), link


def test_the_program_knows_every_option() -> None:
    (table,) = re.findall(r"## On the command line\n(.*?)\n\n[^|]", README, re.DOTALL)
    for words in re.findall(r"`(--[^`]+)`", table):
        arguments(shlex.split(re.sub(r"\[.*\]", "", words)))


def test_the_terminal_plays_every_game_that_is_shown() -> None:
    shown = re.findall(r"-m (rules\.play .*?)(?: {2}|\n)", README)
    assert len(shown) == 3
    for words in shown:
        command = [sys.executable, "-m", *words.split()]
        done = subprocess.run(command, cwd=ROOT, input="", capture_output=True, text=True)
        assert not done.stderr, done.stderr
        assert done.stdout
