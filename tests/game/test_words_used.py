"""No text is kept, and translated twice, that nobody ever says."""

import re
from collections import Counter
from pathlib import Path
from types import ModuleType

import pytest

import game
import rules
from build import words

SOURCES = {
    path: path.read_text(encoding="utf-8")
    for package in (game, rules)
    for path in Path(package.__path__[0]).rglob("*.py")
}
WORDS = {path: Counter(re.findall(r"\w+", text)) for path, text in SOURCES.items()}


def said(module: ModuleType, name: str) -> bool:
    """Say whether a table is used in its own module, or anywhere that knows the module."""
    own, short = Path(str(module.__file__)), module.__name__.rpartition(".")[2]
    if WORDS[own][name] > 1:
        return True
    return any(name in used and short in used for path, used in WORDS.items() if path != own)


@pytest.mark.parametrize("module", words.tables(), ids=lambda module: module.__name__)
def test_every_text_is_said_somewhere(module: ModuleType) -> None:
    names = re.findall(r"^([A-Z][A-Z_0-9]*)\b[^=\n]*=", SOURCES[Path(str(module.__file__))], re.MULTILINE)
    assert names
    assert [name for name in names if not said(module, name)] == []
