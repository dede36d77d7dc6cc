"""The support printed on the building cards, as data."""

import tomllib
from pathlib import Path
from typing import Any, NamedTuple

from rules.rattus_cartus.names import BUILDINGS, COPIES_OF_BUILDING


class PrintedSupport(NamedTuple):
    """What the support of a building card gives: cards to draw, rats to discard, nun cards to look at."""

    cards: int
    rats: int
    looks: int


def _flat(table: dict[str, Any]) -> tuple[PrintedSupport, ...]:
    rows = [table[name] for name in BUILDINGS]
    assert all(len(row) == COPIES_OF_BUILDING for row in rows), "five copies a building"
    return tuple(PrintedSupport(*support) for row in rows for support in row)


_DATA = tomllib.loads(Path(__file__).with_name("support.toml").read_text("utf-8"))

#: The support of all 60 building cards, by the name of the table.
SUPPORT_TABLES = {name: _flat(table) for name, table in _DATA.items()}
