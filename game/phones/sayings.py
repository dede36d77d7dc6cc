"""What a page may say, and how it says it; everything else is dropped."""

import json
from collections.abc import Mapping
from typing import Any

#: What can be said, with all that belongs to it.
FIELDS: Mapping[str, Mapping[str, type]] = {
    "sit": {},
    "seal": {"step": int, "option": str},
    "lift": {"step": int, "option": str},
    "undo": {"step": int},
    "advice": {"step": int},
    "recap": {},
    "rule": {"about": str},
    "language": {"language": str},
    "again": {},
}
#: No option, and nothing there is a rule about, has a longer name.
LONGEST = 200


def read(text: str) -> tuple[str, dict[str, Any]] | None:
    """Take what a page says out of its message; None: it is nothing that could be meant."""
    try:
        said = json.loads(text)
    except (ValueError, RecursionError):
        return None
    if not isinstance(said, dict):
        return None
    what = said.get("t")
    fields = FIELDS.get(what) if isinstance(what, str) else None
    if fields is None or not all(_fits(said.get(name), kind) for name, kind in fields.items()):
        return None
    return str(what), {name: said[name] for name in fields}


def _fits(value: object, kind: type) -> bool:
    if isinstance(value, str):
        return kind is str and len(value) <= LONGEST and value.isprintable()
    return type(value) is kind
