"""The small values that rules and tables exchange: actions, events, and what can go wrong."""

import re
from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple, TypeAlias

Seat: TypeAlias = int
Atom: TypeAlias = str | int
Value: TypeAlias = Atom | tuple[Atom, ...]

_ATOM = r"(?:-?\d{1,9}|[a-z][a-z0-9_]*)"
_ACTION = re.compile(rf"([a-z][a-z0-9_]*)(?::({_ATOM}(?:,{_ATOM})*))?", re.ASCII)


class RulesError(ValueError):
    """Something was asked of the rules that they cannot do; the message says what is possible."""


class SetupError(RulesError):
    """A game cannot be set up with these seats or options."""


class IllegalAction(RulesError):
    """This action cannot be played now."""


class BrokenSave(RulesError):
    """A saved match cannot be brought back."""


class Action(NamedTuple):
    """One pick of one seat, such as ``Action("sector", "bank")``; its text form is ``sector:bank``."""

    kind: str
    value: Value = ""

    @property
    def name(self) -> str:
        """Give the value where it is a name."""
        assert isinstance(self.value, str)
        return self.value

    @property
    def number(self) -> int:
        """Give the value where it is a number."""
        assert isinstance(self.value, int)
        return self.value

    def text(self) -> str:
        """Write the action the way saves and tests do."""
        if self.value == "":
            return self.kind
        atoms = self.value if isinstance(self.value, tuple) else (self.value,)
        return f"{self.kind}:{','.join(map(str, atoms))}"

    @staticmethod
    @lru_cache(maxsize=4096)
    def parse(text: str) -> "Action":
        """Read the text form; whether the action is legal is not asked here."""
        match = _ACTION.fullmatch(text) if isinstance(text, str) else None
        if match is None:
            raise IllegalAction(f"{text!r} is no action; an action reads like 'pass' or 'sector:bank'")
        kind, value = match.groups()
        if value is None:
            return Action(kind)
        atoms = tuple(int(atom) if atom.lstrip("-").isdigit() else atom for atom in value.split(","))
        return Action(kind, atoms if len(atoms) > 1 else atoms[0])


class Event(NamedTuple):
    """Something the table should show; ``only`` names the one seat that may see it."""

    kind: str
    seat: Seat | None = None
    data: tuple[object, ...] = ()
    only: Seat | None = None


def heard_by(events: Iterable[Event], seat: Seat | None) -> list[Event]:
    """Keep what this seat (None: a spectator) may see."""
    return [event for event in events if event.only is None or event.only == seat]
