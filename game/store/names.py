"""Names of people: how they are told apart, and who sits where somebody wants to be forgotten."""

import json
import re
from collections.abc import Sequence
from typing import Any

from game.session.plan import LONGEST_NAME, NAMES

#: Nobody at first; the others serve where somebody is called so.
NOBODY = ("Nemo", *NAMES)
_ESCAPE = re.compile(r"\\u([0-9a-fA-F]{4})")


def key_of(name: str) -> str:
    """Give what tells people apart, however a name is spelled."""
    return name.strip().casefold()


def told_apart(names: Sequence[str]) -> list[str]:
    """Number those who have the name of somebody before them."""
    apart: list[str] = []
    for name in names:
        fresh, number = name, 1
        while key_of(fresh) in map(key_of, apart):
            number += 1
            fresh = f"{name.strip()[: LONGEST_NAME - 2]} {number}"
        apart.append(fresh)
    return apart


def without(plan: Any, key: str) -> Any:
    """Give a table, as it is written down, where somebody else sits on the seats of whoever is forgotten."""
    try:
        names = [key_of(player["name"]) for player in plan["players"]]
        free = iter([name for name in NOBODY if key_of(name) not in {*names, key}])
        players = [
            {**player, "name": next(free)} if name == key else player
            for player, name in zip(plan["players"], names, strict=True)
        ]
    except (KeyError, TypeError, AttributeError, StopIteration) as error:
        raise ValueError("This is no table") from error
    return {**plan, "players": players}


def speaks_of(text: str, key: str) -> bool:
    """Say whether a name stands in a text as a word or words of its own."""
    return re.search(rf"(?<!\w){re.escape(key)}(?!\w)", text.casefold()) is not None


def written(content: bytes, key: str) -> bool:
    """Say whether a name seems to stand in a file that makes no sense."""
    text = _ESCAPE.sub(lambda escape: chr(int(escape[1], 16)), content.decode("utf-8", "replace"))
    # A letter beyond the first 65 536 is escaped in two halves.
    whole = text.encode("utf-16", "surrogatepass").decode("utf-16", "replace").casefold()
    spelt = json.dumps(key, ensure_ascii=False)[1:-1]
    return re.search(rf'"\s*{re.escape(spelt)}\s*"', whole) is not None
