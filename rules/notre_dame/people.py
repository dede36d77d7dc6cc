"""The persons as data: which stack each belongs to and how many rats the card shows."""

from pathlib import Path
from typing import Any, NamedTuple

from rules.kernel.data import insist, names, number, read

STACKS = ("brown", "A", "B", "C")
MOST_RATS = 3


class Person(NamedTuple):
    """What is printed on a person card, save the favour (``favours.FAVOURS``)."""

    name: str
    stack: str
    rats: int
    #: The option that brings it to the table; "" for the box.
    expansion: str


def _person(name: str, row: dict[str, Any]) -> Person:
    insist(row["stack"] in STACKS, f"{row['stack']!r} is no stack")
    expansion = row.get("expansion", "")
    insist(not expansion or row["stack"] != "brown", "the brown stack is that of the box")
    return Person(name, row["stack"], number(row["rats"], 0, MOST_RATS), expansion)


def understood(data: dict[str, Any]) -> dict[str, Person]:
    """Give the persons of the file by name."""
    return {name: _person(name, data[name]) for name in names(data)}


#: All persons in the order of the file.
PEOPLE = read(Path(__file__).with_name("persons.toml"), understood)
RATS = {person.name: person.rats for person in PEOPLE.values()}


def stack(letter: str, *expansions: str) -> tuple[str, ...]:
    """Name the persons of a stack, in the box and in these expansions."""
    return tuple(p.name for p in PEOPLE.values() if p.stack == letter and p.expansion in ("", *expansions))
