"""Reads what is printed on boards and cards; a spoilt file says which it is and what is wrong with it."""

import re
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Any, TypeVar

from rules.kernel.values import RulesError

T = TypeVar("T")
_NAME = re.compile(r"[a-z][a-z0-9_]*", re.ASCII)


class BrokenData(RulesError):
    """A data file of the rules cannot be understood."""


def read(path: Path, understood: Callable[[dict[str, Any]], T]) -> T:
    """Read a TOML file and give what becomes of it; whatever is amiss raises BrokenData."""
    import tomllib

    try:
        return understood(tomllib.loads(path.read_text("utf-8")))
    except (OSError, ValueError, LookupError, TypeError, AttributeError, RecursionError) as error:
        reason = f"it lacks {error}" if isinstance(error, LookupError) else str(error)
        raise BrokenData(f"{path.parent.name}/{path.name} cannot be read: {reason}") from error


def insist(holds: bool, otherwise: str) -> None:
    """Refuse data of which something does not hold."""
    if not holds:
        raise ValueError(otherwise)


def number(value: Any, least: int, most: int) -> int:
    """Give a whole number between two others, or refuse it."""
    insist(type(value) is int and least <= value <= most, f"{value!r} is no number from {least} to {most}")
    return int(value)


def names(values: Any, among: Iterable[str] | None = None) -> tuple[str, ...]:
    """Give names as rules and saves can write them, or refuse them."""
    insist(isinstance(values, list | dict), f"{values!r} are no names")
    known = None if among is None else set(among)
    for value in values:
        insist(isinstance(value, str) and _NAME.fullmatch(value) is not None, f"{value!r} is no name")
        insist(known is None or value in known, f"{value!r} is not known")
    return tuple(values)


def pairs(values: Any, among: Iterable[str]) -> tuple[tuple[str, str], ...]:
    """Give pairs of known names, or refuse them."""
    among = tuple(among)
    insist(isinstance(values, list), f"{values!r} are no pairs")
    found = [names(value, among) for value in values]
    insist(all(len(pair) == 2 for pair in found), "a pair has two ends")
    return tuple((a, b) for a, b in found)


def lengths(length: int, **columns: Sequence[Any]) -> None:
    """Refuse lists that have not exactly so many items."""
    for name, column in columns.items():
        insist(len(column) == length, f"{name} has {len(column)} items, not {length}")


def within(least: int, most: int, **columns: int | Iterable[int]) -> None:
    """Refuse numbers that are not between two others."""
    for name, column in columns.items():
        for value in (column,) if isinstance(column, int) else column:
            insist(least <= value <= most, f"{name} is {value}, not {least} to {most}")
