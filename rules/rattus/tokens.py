"""The 49 rat tokens as data: whom each strikes, and from how many cubes on."""

import tomllib
from pathlib import Path
from typing import Any, NamedTuple

from rules.rattus.names import CLASSES


class Token(NamedTuple):
    """What is printed on a token."""

    name: str
    #: The purple ring on the back of the tokens that open the game.
    ring: bool
    limit: int
    symbols: tuple[str, ...]
    #: The same symbols counted: majority, all, and pairs of a class number and how often it is shown.
    majority: int
    everybody: int
    classes: tuple[tuple[int, int], ...]


def _token(name: str, ring: bool, row: dict[str, Any]) -> Token:
    symbols = tuple(row["symbols"])
    classes = [(number, symbols.count(symbol)) for number, symbol in enumerate(CLASSES)]
    return Token(
        name=name,
        ring=ring,
        limit=row["limit"],
        symbols=symbols,
        majority=symbols.count("majority"),
        everybody=symbols.count("all"),
        classes=tuple(pair for pair in classes if pair[1]),
    )


def _read() -> tuple[Token, ...]:
    data = tomllib.loads(Path(__file__).with_name("tokens.toml").read_text("utf-8"))
    start = [_token(name, True, row) for name, row in data["start"].items()]
    return (*start, *(_token(name, False, row) for name, row in data["ordinary"].items()))


#: All tokens by number; those with the ring come first.
TOKENS = _read()
RINGS = sum(token.ring for token in TOKENS)
