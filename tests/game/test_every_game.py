"""A game lies in one folder: no other file of the program names one, and every folder is furnished alike."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import game
import rules
from game.games import PRESENTATIONS
from game.table.desk import Desk
from game.table.ledger import Ledger
from game.table.lesson_script import Course
from game.table.rule_cards import RuleCards
from rules import GAMES

ROOT, RULES = Path(game.__path__[0]), Path(rules.__path__[0])
#: Names of games as they may stand in names and texts, without what parts their words.
NAMES = {re.sub(r"\W|_", "", name).casefold() for key in GAMES for name in (key, GAMES[key].title)}
#: The files of every game of the box, and of some; a long one may have others beside it, such as board_map.
EVERY = {
    "__init__",
    "advice",
    "answers",
    "board",
    "cards",
    "desk",
    "explanations",
    "gallery",
    "hand",
    "inspector",
} | {
    *("leaf", "ledger", "lessons", "panel", "rule_cards", "rule_links", "rulebook", "rulebook_faces"),
    *("sentences", "sounds"),
}
SOME = {"stage", "story", "trial"}
#: The same of their tables of words.
EVERY_TABLE = {"__init__", "about", "advice", "lessons", "options", "play", "rulebook"}
SOME_TABLES = {"buildings", "cards", "characters", "inspector", "panel", "persons", "stage", "table"}


def spoken_of(path: Path) -> Iterator[str]:
    """Give every name and every text of a file's code, but not what explains it."""
    tree = ast.parse(path.read_text("utf-8"))
    explained = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        for _, value in ast.iter_fields(node):
            if id(node) not in explained:
                yield from (part for part in (value, *_listed(value)) if isinstance(part, str))


def _listed(value: object) -> list[object]:
    return value if isinstance(value, list) else []


def naming(path: Path) -> set[str]:
    """Give what in a file's code names a game."""
    return {
        text
        for text in spoken_of(path)
        if any(name in re.sub(r"\W|_", "", text).casefold() for name in NAMES)
    }


def outside(root: Path, *rooms: Path) -> list[Path]:
    """List the files that are in none of some rooms."""
    return [
        path for path in sorted(root.rglob("*.py")) if not any(path.is_relative_to(room) for room in rooms)
    ]


@pytest.mark.parametrize(("root", "listed"), [(ROOT, "games/__init__.py"), (RULES, "__init__.py")])
def test_no_file_outside_its_folder_names_a_game(root: Path, listed: str) -> None:
    folders = [root / Path(listed).parent / key for key in GAMES]
    found = {str(path.relative_to(root)): naming(path) for path in outside(root, *folders)}
    assert [name for name, names in found.items() if names] == [listed]


def test_a_name_of_a_game_in_code_is_noticed(tmp_path: Path) -> None:
    file = tmp_path / "code.py"
    for code in (
        'x = {"rattus": 1}',
        "from a import notre_dame",
        "class RattusDesk: pass",
        'f"{x} of Notre Dame"',
    ):
        file.write_text(code, "utf-8")
        assert naming(file), code
    file.write_text('"""Made for Rattus."""\n#: As in Notre Dame.\nX = "rat"\n', "utf-8")
    assert not naming(file)


def test_every_game_of_the_rules_is_on_the_screen() -> None:
    assert list(PRESENTATIONS) == list(GAMES)
    assert all(shown.key == key for key, shown in PRESENTATIONS.items())


@pytest.mark.parametrize("key", GAMES)
def test_what_is_called_for_late_is_there_and_of_its_kind(key: str) -> None:
    shown = PRESENTATIONS[key]
    assert shown.lessons
    assert shown.rulebook
    assert shown.book().game is GAMES[key]
    assert issubclass(shown.desk(), Desk)
    assert issubclass(shown.ledger(), Ledger)
    assert isinstance(shown.lessons(), Course)
    assert isinstance(shown.rulebook(), RuleCards)
    assert callable(shown.boards())


@pytest.mark.parametrize("key", GAMES)
def test_the_folders_of_all_games_have_the_same_names_for_the_same_things(key: str) -> None:
    folder = ROOT / "games" / key
    names = {path.stem for path in folder.glob("*.py")}
    beside = {name for name in names if any(name.startswith(f"{other}_") for other in EVERY | SOME)}
    assert EVERY <= names <= EVERY | SOME | beside
    tables = {path.stem for path in (folder / "words").glob("*.py")}
    assert EVERY_TABLE <= tables <= EVERY_TABLE | SOME_TABLES
