"""Another language: one line names it, ``make words`` writes its catalogue, what is translated is spoken."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from build.output import ROOT
from game.words.result import RATS

LINE = '    "de": "Deutsch",\n'
#: Says numbers of rats, and of cards, which nobody translated.
SPEAKER = """
from game.words import Tongue
from game.words.result import RATS
say = Tongue("pl")
print(*(say.plural(*RATS[:2], n) for n in (1, 2, 5, 12, 22, 25)), sep=", ")
print(say.plural("{n} card", "{n} cards", 1), say.plural("{n} card", "{n} cards", 5), say("Quit"), say.lost)
"""


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """The program as somebody has it who wants to translate it."""
    for part in ("rules", "game", "build"):
        left_out = shutil.ignore_patterns("__pycache__", "*.json", "front_page", "sounds")
        shutil.copytree(ROOT / part, tmp_path / part, ignore=left_out)
    return tmp_path


def run(checkout: Path, *words: str) -> str:
    environment = {**os.environ, "PYTHONPATH": str(checkout)}
    command = [sys.executable, "-P", *words]
    return subprocess.run(
        command, cwd=checkout, env=environment, capture_output=True, text=True, check=True
    ).stdout


@pytest.mark.slow
def test_polish_with_its_three_forms_needs_one_line_and_its_translations(checkout: Path) -> None:
    names = checkout / "game" / "words" / "__init__.py"
    names.write_text(names.read_text("utf-8").replace(LINE, f'{LINE}    "pl": "Polski",\n'), "utf-8")
    assert "pl: " in run(checkout, "-m", "build.words")
    catalogue = checkout / "game/words/locale/pl/LC_MESSAGES/rats_and_bells.po"
    text = catalogue.read_text("utf-8")
    empty = f'msgid "{RATS.one}"\nmsgid_plural "{RATS.many}"\n' + "".join(
        f'msgstr[{n}] ""\n' for n in range(3)
    )
    assert empty in text
    translated = empty
    for form, rats in enumerate(("szczur", "szczury", "szczurów")):
        translated = translated.replace(f'msgstr[{form}] ""', f'msgstr[{form}] "{{n}} {rats}"')
    catalogue.write_text(text.replace(empty, translated), "utf-8")
    run(checkout, "-m", "build.words")
    assert run(checkout, "-c", SPEAKER).splitlines() == [
        "1 szczur, 2 szczury, 5 szczurów, 12 szczurów, 22 szczury, 25 szczurów",
        "1 card 5 cards Quit False",
    ]
    # The others have not been touched.
    for language in ("fr", "de"):
        for kind in ("po", "mo"):
            place = f"game/words/locale/{language}/LC_MESSAGES/rats_and_bells.{kind}"
            assert (checkout / place).read_bytes() == (ROOT / place).read_bytes()
