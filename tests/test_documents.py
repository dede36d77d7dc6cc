"""What the documents name is there: paths of the repository, files by their last name, and make commands."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
FOLDERS = ("art", "build", "game", "maps", "rules", "tests")
ALL = [*ROOT.glob("*.*"), *(path for folder in FOLDERS for path in (ROOT / folder).rglob("*.*"))]
FILES = [path.relative_to(ROOT).as_posix() for path in sorted(ALL)]
DOCUMENTS = [path for path in FILES if path.endswith(".md")]
#: A path ends before whatever stands for many: ``art/plain/<kind>`` is asked for ``art/plain``.
PATH = re.compile(rf"(?<![\w/.-])(?:{'|'.join(FOLDERS)})/(?:[\w.@-]+/)*(?:[\w.@-]*\w(?![\w*<]))?")
FILE = re.compile(r"(?<![\w/*>.-])(?:\w+/)*\w+\.(?:json|md|py|spec|sh|tmx|toml|txt)\b")


def text_of(document: str) -> str:
    return (ROOT / document).read_text("utf-8")


@pytest.mark.parametrize("document", DOCUMENTS)
def test_every_path_that_a_document_names_is_there(document: str) -> None:
    paths = PATH.findall(text_of(document))
    assert [path for path in paths if not (ROOT / path).exists()] == []


@pytest.mark.parametrize("document", DOCUMENTS)
def test_every_file_that_a_document_names_is_somewhere(document: str) -> None:
    spans = re.findall(r"`([^`\n]+)`", text_of(document))
    files = [name for span in spans for name in FILE.findall(span)]
    assert [name for name in files if not any(f"/{path}".endswith(f"/{name}") for path in FILES)] == []


@pytest.mark.parametrize("document", DOCUMENTS)
def test_every_make_command_of_a_document_exists(document: str) -> None:
    commands = re.findall(r"(?:^|`)make ([a-z-]+)", text_of(document), re.MULTILINE)
    targets = re.findall(r"^([a-z-]+):", text_of("Makefile"), re.MULTILINE)
    assert set(commands) <= set(targets)


def test_the_documents_name_many_things() -> None:
    assert {"README.md", "CONTRIBUTING.md", "build/README.md", "maps/paris/README.md"} <= set(DOCUMENTS)
    assert len(PATH.findall(text_of("CONTRIBUTING.md"))) > 20
    assert len(FILE.findall(text_of("CONTRIBUTING.md"))) > 20
