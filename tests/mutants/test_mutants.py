"""The mutants themselves: what is made of a line, what is drawn, and whether a fault is noticed."""

from pathlib import Path

import pytest

from tests.mutants.mutant import Mutant, drawn, mutants
from tests.mutants.near import Noted, near
from tests.mutants.report import line, scores
from tests.mutants.subjects import NEAR_GAME, ROOT, SUBJECTS
from tests.mutants.trial import Tree, each, tried

TOY = '''"""A toy."""


def pays(coins: int) -> bool:
    """Say whether two coins are there."""
    return coins >= 2
'''
TOY_TEST = """from rules.toy import pays


def test_three_coins_pay():
    assert pays(3)


def test_one_coin_does_not():
    assert not pays(1)
"""


def made(source: str) -> list[tuple[str, str]]:
    return [(mutant.before, mutant.after) for mutant in mutants("toy.py", source.encode())]


@pytest.mark.parametrize(
    ("source", "change"),
    [
        ("a < b", ("a < b", "a <= b")),
        ("a and b", ("a and b", "(a or b)")),
        ("not a", ("not a", "(a)")),
        ("x = True", ("True", "False")),
        ("x = min(*a)", ("min(*a)", "max(*a)")),
        ("if a: b = 1", ("a", "not (a)")),
        ("f(a, b, c)", ("f(a, b, c)", "f(a, c, b)")),
        ("x = {a, b}", ("{a, b}", "({b})")),
        ("a.b = c", ("a.b = c", "pass")),
        ("def f(): return a", ("return a", "return None")),
        ("'ä' if a else b", ("'ä' if a else b", "(b if a else 'ä')")),
    ],
)
def test_a_place_gets_another_text(source: str, change: tuple[str, str]) -> None:
    assert change in made(source)


@pytest.mark.parametrize(
    "source",
    [
        "def f(a: X[1]) -> X[2]: ...",
        "class A(B[1]): ...",
        "x: 'X'",
        "raise E('No', 1)",
        "assert a > 1",
        "'Hm.'",
        "f(a, a)",
    ],
)
def test_annotations_docstrings_messages_and_what_is_alike_are_let_alone(source: str) -> None:
    assert [change for change in made(source) if change[1] != "pass"] == []


def test_every_fault_still_is_python() -> None:
    source = Path(__file__).read_bytes()
    for mutant in mutants("toy.py", source):
        compile(mutant.applied(source), "toy.py", "exec")


def test_the_same_sources_give_the_same_sample_with_some_of_each_module() -> None:
    found = [m for module in ("a.py", "b.py") for m in mutants(module, TOY.encode() + b"x = 1\n" * 20)]
    assert drawn(found, 8, 1) == drawn(found[::-1], 8, 1) != drawn(found, 8, 2)
    assert [mutant.module for mutant in drawn(found, 8, 1)].count("a.py") == 4


def test_the_nearest_tests_are_asked_first_and_far_ones_only_for_want_of_others() -> None:
    mutant = Mutant("rules/toy.py", "pays", 6, 0, 0, "", "")
    far = Noted("t.py::far", 0.1, frozenset())
    same_module = Noted("t.py::module", 0.1, frozenset({"rules/toy.py"}))
    same_function = Noted("t.py::function", 0.9, frozenset({"rules/toy.py", "rules/toy.py:pays"}))
    endless = Noted("t.py::endless", 99.0, frozenset())
    assert near([endless, far, same_module, same_function], mutant) == [same_function, same_module]
    assert near([endless, far], mutant) == [far]


@pytest.fixture
def tree(tmp_path: Path) -> Tree:
    """A copy of a house with one module and two tests, which leave a boundary open."""
    for path, text in {"rules/toy.py": TOY, "tests/test_toy.py": TOY_TEST}.items():
        (tmp_path / "house" / path).parent.mkdir(parents=True)
        (tmp_path / "house" / path).write_text(text)
        (tmp_path / "house" / path).with_name("__init__.py").touch()
    return Tree(tmp_path / "house", tmp_path / "copy")


@pytest.mark.slow
def test_a_fault_is_noticed_by_a_test_or_it_survives(tree: Tree) -> None:
    tests = [
        Noted(f"tests/test_toy.py::test_{name}", 0.1, frozenset())
        for name in ("three_coins_pay", "one_coin_does_not")
    ]
    source = TOY.encode()
    at = source.index(b">=")
    wrongs = ("<", ">", "in exit() or")
    faults = [Mutant("rules/toy.py", "pays", 6, at, at + 2, ">=", wrong) for wrong in wrongs]
    trials = [(fault, tests) for fault in faults]
    verdicts = {mutant: verdict for (mutant, _), verdict in each([tree], trials, tried)}
    assert list(verdicts.values()) == [
        "tests/test_toy.py::test_three_coins_pay",
        "",
        "tests/test_toy.py::test_three_coins_pay",
    ]
    assert (tree.folder / "rules" / "toy.py").read_bytes() == source
    assert line(faults[1], verdicts[faults[1]]) == "rules/toy.py:6  pays  >= → >  | SURVIVED"
    assert scores(verdicts)[-1].split() == ["together", "2", "of", "3", "66.7%"]


def test_whoever_is_asked_about_a_subject_is_there() -> None:
    assert [name for name in NEAR_GAME if not (ROOT / f"tests/game/test_{name}.py").exists()] == []
    assert all(subject.modules() and subject.test_files() for subject in SUBJECTS.values())
