"""Picks are made once, as tables in the order of what they stand for, and each knows its number there."""

from collections.abc import Iterable

from rules.kernel import Action
from rules.kernel.values import Value

#: By pick: its number in the table of its kind, such as that of the region it names.
WHICH: dict[Action, int] = {}


def picks(kind: str, values: Iterable[Value]) -> tuple[Action, ...]:
    """Make the table of a kind of pick."""
    made = tuple(Action(kind, value) for value in values)
    WHICH.update({pick: number for number, pick in enumerate(made)})
    return made
