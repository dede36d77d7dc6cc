"""The support printed on the building cards, as data."""

from pathlib import Path
from typing import Any, NamedTuple

from rules.kernel.data import insist, names, number, read
from rules.rattus_cartus.names import BUILDINGS, COPIES_OF_BUILDING

#: Of nothing a support gives more.
MOST = 9


class PrintedSupport(NamedTuple):
    """What the support of a building card gives: cards to draw, rats to discard, nun cards to look at."""

    cards: int
    rats: int
    looks: int


def _flat(table: dict[str, Any]) -> tuple[PrintedSupport, ...]:
    rows = [table[name] for name in BUILDINGS]
    insist(all(len(row) == COPIES_OF_BUILDING for row in rows), "a building has five copies")
    return tuple(_printed(support) for row in rows for support in row)


def _printed(support: list[Any]) -> PrintedSupport:
    return PrintedSupport(*(number(value, 0, MOST) for value in support))


def understood(data: dict[str, Any]) -> dict[str, tuple[PrintedSupport, ...]]:
    """Give the tables of the file by name."""
    insist(data != {}, "it has no table")
    return {name: _flat(data[name]) for name in names(data)}


#: The support of all building cards, by the name of the table.
SUPPORT_TABLES = read(Path(__file__).with_name("support.toml"), understood)
