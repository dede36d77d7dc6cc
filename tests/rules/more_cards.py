"""A copy of the rules with more cards in each game: a person, a character, a building and a special card."""

import shutil
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[2]


class Addition(NamedTuple):
    """What is added to a file: after something in it, or at the end."""

    file: str
    text: str
    after: str = ""


#: A person of an expansion of its own, who scores, and remembers something in a new field.
PERSON = (
    Addition("notre_dame/persons.toml", '[rat_catcher]\nstack = "A"\nrats = 1\nexpansion = "guests"\n'),
    Addition(
        "notre_dame/setup.py",
        '    Choice("guests", ("off", "on"), "Whoever comes from elsewhere"),\n',
        '    Choice("streets", PLANS, "The printed street plan is not known from text; see streets.toml"),\n',
    ),
    Addition(
        "notre_dame/state.py",
        '    caught: int = field(default=0, metadata={"later": True})\n',
        "    timeline: tuple[tuple[int, ...], ...] = field(default=())\n",
    ),
    Addition(
        "notre_dame/new_persons.py",
        '\n\n@favour\ndef rat_catcher(state: "NotreDame", seat: Seat) -> None:\n'
        '    """Two points, and the rat goes back."""\n'
        "    state.caught += 1\n    state.chase_rat(seat)\n"
        '    state.gain(seat, 2, "rat_catcher")\n',
    ),
    Addition("notre_dame/judge.py", '    "rat_catcher": lambda _: 2,\n', '    "hostess": lambda _: 3,\n'),
)
#: A character that comes where it is picked by name.
CHARACTER = (
    Addition("rattus/names.py", '    "pilgrim": "church",\n', '("king", "queen", "emperor"), "royalty"),\n'),
    Addition(
        "rattus/classes.py",
        "\n\n@power(lambda state, seat: state.reserve[seat])\n"
        'def pilgrim(state: "Rattus", seat: Seat) -> None:\n'
        '    """A cube comes to where the plague is."""\n'
        "    state.settle(seat, state.plague, 1)\n",
    ),
    Addition("rattus/prospect.py", "    0.3,\n", "    *(0.6, 0.4, 0.15),  # king, queen, emperor\n"),
)
#: A building that comes where it is picked by name, and a special card that none needs yet.
BUILDING = (
    Addition("rattus_cartus/names.py", ', "charm"', 'SPECIALS = ("joker", "sword", "flute", "pass", "gold"'),
    Addition("rattus_cartus/names.py", ", 12", "STACKS = (15, 12, 12, 12, 15"),
    Addition(
        "rattus_cartus/names.py", '    "mill": "peasantry",\n', '(("palace", "treasury"), "royalty"),\n'
    ),
    Addition(
        "rattus_cartus/buildings.py",
        '\n\n@building\ndef mill(state: "RattusCartus", seat: Seat, premium: bool) -> None:\n'
        '    """Draw three cards, or one."""\n'
        "    state.draw(seat, 3 if premium else 1)\n",
    ),
    *(
        Addition("rattus_cartus/support.toml", f"mill = {5 * [[4, 0, 0]]}\n", f"[{table}]\n")
        for table in ("even", "card_heavy")
    ),
    Addition(
        "rattus_cartus/judge.py",
        '    "mill": lambda me, premium, _: me.card * (3 if premium else 1),\n',
        "ACTIONS: dict[str, Callable[[Prospect, bool, int], float]] = {\n",
    ),
)


def add(folder: Path, addition: Addition) -> None:
    """Write it into the copied rules."""
    path = folder / "rules" / addition.file
    content = path.read_text("utf-8")
    head, found, tail = content.partition(addition.after) if addition.after else (content, "", "")
    assert found == addition.after, f"{addition.file} has no {addition.after!r}"
    path.write_text(f"{head}{found}{addition.text}{tail}", "utf-8")


def richer_rules(folder: Path) -> None:
    """Copy the rules and their tests, and add the cards."""
    for name in ("rules", "tests/rules", "tests/cases"):
        shutil.copytree(ROOT / name, folder / name, ignore=shutil.ignore_patterns("__pycache__"))
    for name in ("pyproject.toml", *(f"tests/{path.name}" for path in (ROOT / "tests").glob("*.py"))):
        shutil.copy(ROOT / name, folder / name)
    for addition in (*PERSON, *CHARACTER, *BUILDING):
        add(folder, addition)
