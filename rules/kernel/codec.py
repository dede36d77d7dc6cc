"""States as JSON and back, and the digest that two machines compare."""

import hashlib
import json
from collections.abc import Callable
from dataclasses import fields
from typing import TYPE_CHECKING, Any, TypeVar

from rules.kernel import soundness
from rules.kernel.data import insist
from rules.kernel.flow import FRAMES, frame_name
from rules.kernel.values import Action, BrokenSave

if TYPE_CHECKING:
    from rules.kernel.state import State

S = TypeVar("S", bound="State")
C = TypeVar("C", bound=type[Any])


def kept_fields(cls: type[Any]) -> tuple[str, ...]:
    """Name the fields that make up the position, without what only serves the moment."""
    return tuple(field.name for field in fields(cls) if field.metadata.get("kept", True))


def later_fields(cls: type[Any]) -> dict[str, Any]:
    """Name the fields that came after the first saves, with the value at which they are not written down."""
    return {field.name: field.default for field in fields(cls) if field.metadata.get("later", False)}


def list_fields(cls: type[Any]) -> frozenset[str]:
    """Name the fields that change in place; everything inside them is immutable."""
    return frozenset(field.name for field in fields(cls) if str(field.type).startswith("list["))


def copied(cls: C) -> C:
    """Give a state class its ``clone``, written out field by field because bots live on it."""
    lists = list_fields(cls)
    lines = ["def clone(self):", " twin = new(cls)"]
    for field in fields(cls):
        name = field.name
        if not field.metadata.get("kept", True):
            lines.append(f" twin.{name} = None")
        else:
            lines.append(f" twin.{name} = self.{name}{'[:]' if name in lists else ''}")
    lines.append(" return twin")
    scope: dict[str, Any] = {"cls": cls, "new": object.__new__}
    exec("\n".join(lines), scope)
    clone: Callable[[Any], Any] = scope["clone"]
    clone.__doc__ = "Make a copy that shares nothing mutable."
    cls.clone = clone
    return cls


def encoded(value: Any) -> Any:
    """Turn a value of a state into plain JSON."""
    if isinstance(value, Action):
        return {"action": value.text()}
    if isinstance(value, list | tuple):
        return [encoded(item) for item in value]
    name = frame_name(type(value)) if hasattr(value, "asks") else ""
    if name:
        return {name: [encoded(getattr(value, field.name)) for field in fields(value)]}
    return value


def decoded(value: Any) -> Any:
    """Turn plain JSON back; what JSON calls a list is a tuple here."""
    if isinstance(value, list):
        return tuple(decoded(item) for item in value)
    if isinstance(value, dict):
        ((name, inner),) = value.items()
        if name == "action":
            return Action.parse(inner)
        return FRAMES[name](*decoded(inner))
    return value


def state_to_json(state: "State") -> dict[str, Any]:
    """Write a state down, whatever moment of the game it is in."""
    kept, later = kept_fields(type(state)), later_fields(type(state))
    written = [name for name in kept if name not in later or getattr(state, name) != later[name]]
    return {name: encoded(getattr(state, name)) for name in written}


def state_from_json(cls: type[S], data: dict[str, Any]) -> S:
    """Read a state back; one that cannot be played raises BrokenSave."""
    try:
        state = _decoded_state(cls, {**later_fields(cls), **data})
        soundness.check(state)
        return state
    except soundness.FAULTS as error:
        raise BrokenSave(f"This is no position of {cls.__name__}: {error}") from error


def _decoded_state(cls: type[S], data: dict[str, Any]) -> S:
    names, lists = kept_fields(cls), list_fields(cls)
    insist(set(data) == set(names), f"it has the fields {', '.join(data)}")
    values: dict[str, Any] = {name: decoded(data[name]) for name in names}
    for name in lists & values.keys():
        insist(isinstance(values[name], tuple), f"{name} is {values[name]!r}")
        values[name] = list(values[name])
    return cls(**values)


def digest(data: Any) -> str:
    """Give a short fingerprint of plain JSON."""
    text = json.dumps(data, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()[:16]
