"""The persons as data: which stack each belongs to and how many rats the card shows."""

import tomllib
from pathlib import Path
from typing import NamedTuple


class Person(NamedTuple):
    """What is printed on a person card, save the favour (``persons.FAVOURS``)."""

    name: str
    stack: str
    rats: int
    new: bool


def _read() -> dict[str, Person]:
    rows = tomllib.loads(Path(__file__).with_name("persons.toml").read_text("utf-8"))
    return {
        name: Person(name, row["stack"], row["rats"], row.get("new", False)) for name, row in rows.items()
    }


#: All 33 persons in the order of the file.
PEOPLE = _read()
RATS = {person.name: person.rats for person in PEOPLE.values()}


def stack(letter: str, *, new_persons: bool) -> tuple[str, ...]:
    """Name the persons of a stack."""
    return tuple(p.name for p in PEOPLE.values() if p.stack == letter and (new_persons or not p.new))
