"""The 49 rat tokens as data: whom each strikes, and from how many cubes on."""

from pathlib import Path
from typing import Any, NamedTuple

from rules.kernel.data import insist, names, number, read
from rules.rattus.names import CLASSES

#: So many tokens there are, so many of them with the ring, and no limit is higher.
ALL, OPENING, HIGHEST = 49, 12, 6


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
    symbols = names(row["symbols"], (*CLASSES, "majority", "all"))
    classes = [(number, symbols.count(symbol)) for number, symbol in enumerate(CLASSES)]
    return Token(
        name=name,
        ring=ring,
        limit=number(row["limit"], 1, HIGHEST),
        symbols=symbols,
        majority=symbols.count("majority"),
        everybody=symbols.count("all"),
        classes=tuple(pair for pair in classes if pair[1]),
    )


def understood(data: dict[str, Any]) -> tuple[Token, ...]:
    """Give the tokens of the file."""
    start = [_token(name, True, data["start"][name]) for name in names(data["start"])]
    others = [_token(name, False, data["ordinary"][name]) for name in names(data["ordinary"])]
    insist(len(start) == OPENING, f"{OPENING} tokens have the ring, not {len(start)}")
    insist(len(start + others) == ALL, f"there are {ALL} tokens, not {len(start + others)}")
    return (*start, *others)


#: All tokens by number; those with the ring come first.
TOKENS = read(Path(__file__).with_name("tokens.toml"), understood)
RINGS = sum(token.ring for token in TOKENS)
