"""States as JSON and back, and the digest that two machines compare."""

import hashlib
import json
from collections.abc import Callable
from dataclasses import fields
from typing import TYPE_CHECKING, Any, TypeVar, get_origin

from rules.kernel.flow import FRAMES, frame_name
from rules.kernel.values import Action, BrokenSave

if TYPE_CHECKING:
    from rules.kernel.game import State

S = TypeVar("S", bound="State")
C = TypeVar("C", bound=type[Any])


def kept_fields(cls: type[Any]) -> tuple[str, ...]:
    """Name the fields that make up the position, without what only serves the moment."""
    return tuple(field.name for field in fields(cls) if field.metadata.get("kept", True))


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
    """Write a state down, whatever moment of the game it is in; the first rulings are not named."""
    names = kept_fields(type(state))
    return {name: encoded(getattr(state, name)) for name in names if name != "rulings" or state.rulings > 1}


def state_from_json(cls: type[S], data: dict[str, Any]) -> S:
    """Read a state back."""
    lists = list_fields(cls)
    try:
        data = {"rulings": 1, **data}
        values: dict[str, Any] = {name: decoded(data[name]) for name in kept_fields(cls)}
        for field in fields(cls):
            _check_kind(field.name, values.get(field.name), field.type)
        for name in lists & values.keys():
            values[name] = list(values[name])
        return cls(**values)
    except (KeyError, TypeError, ValueError, AttributeError) as error:
        raise BrokenSave(f"This is no position of {cls.__name__}: {error}") from error


def _check_kind(name: str, value: Any, declared: Any) -> None:
    # What is inside a list or tuple is not checked: positions come from us, files through ``Match.load``.
    kind = get_origin(declared) or declared
    if value is not None and not isinstance(value, tuple if kind is list else kind):
        raise TypeError(f"{name} is {value!r}")
    if name == "stack" and not all(hasattr(frame, "asks") for frame in value or ()):
        raise TypeError("what is on the stack are no frames")


def digest(data: Any) -> str:
    """Give a short fingerprint of plain JSON."""
    text = json.dumps(data, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()[:16]
