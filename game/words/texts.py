"""The shapes of texts in the tables. Every string in them is English and the key of its translations."""

from typing import NamedTuple, TypeAlias


class Plural(NamedTuple):
    """A text that depends on a number; ``by`` names the number among the data."""

    one: str
    many: str
    by: str = "n"


Text: TypeAlias = str | Plural


class Card(NamedTuple):
    """A card: its name, what it does at a glance, and the whole rule."""

    name: str
    short: str
    full: str


class Person(NamedTuple):
    """A person: ``whom`` is the name as the object of a sentence ("bribes the monk")."""

    name: str
    whom: str
    short: str
    full: str


class House(NamedTuple):
    """A building card: its name, what either action gives at a glance, and the whole rule."""

    name: str
    premium: str
    standard: str
    full: str


class Entry(NamedTuple):
    """A title with a sentence that explains it."""

    title: str
    text: str


class Contrast(NamedTuple):
    """How an option differs from another: it has more of something good, or less."""

    more: Text
    less: Text


class Option(NamedTuple):
    """Something to agree on, and its values."""

    title: str
    text: str
    values: dict[str, Entry]
