"""The streets of Paris: which markets a carriage reaches in so many steps."""

import tomllib
from functools import cache
from pathlib import Path

from rules.kernel import Action

_DATA = tomllib.loads(Path(__file__).with_name("streets.toml").read_text("utf-8"))

#: The five markets of a quarter; the carriage starts in the first, messages lie in the others.
MARKETS: tuple[str, ...] = tuple(_DATA["markets"])
PLANS = tuple(name for name in _DATA if name != "markets")


@cache
def market_name(market: int) -> str:
    """Name a market, such as ``inner_left_2``; market number = quarter * 5 + place."""
    return f"{MARKETS[market % 5]}_{market // 5}"


@cache
def market_number(name: str) -> int:
    """Give the number of a market by its name."""
    place, _, quarter = name.rpartition("_")
    return int(quarter) * 5 + MARKETS.index(place)


@cache
def links(plan: str, quarters: int) -> tuple[tuple[int, int], ...]:
    """List every street between two markets once."""
    found = set()
    for quarter in range(quarters):
        for shift, pairs in ((0, _DATA[plan]["inside"]), (1, _DATA[plan]["onward"])):
            for a, b in pairs:
                here = quarter * 5 + MARKETS.index(a)
                there = (quarter + shift) % quarters * 5 + MARKETS.index(b)
                found.add((min(here, there), max(here, there)))
    return tuple(sorted(found))


@cache
def neighbours(plan: str, quarters: int, market: int) -> tuple[int, ...]:
    """List the markets one step away."""
    ends = [(a, b) for a, b in links(plan, quarters) if market in (a, b)]
    return tuple(sorted(a + b - market for a, b in ends))


@cache
def reachable(plan: str, quarters: int, market: int, steps: int) -> tuple[int, ...]:
    """List where a drive of one to so many steps can end; out and back again is a drive too."""
    reached: set[int] = set()
    edge = {market}
    for _ in range(min(steps, quarters * 5)):
        edge = {there for here in edge for there in neighbours(plan, quarters, here)}
        reached |= edge
    return tuple(sorted(reached))


@cache
def drives(plan: str, quarters: int, market: int, steps: int) -> tuple[Action, ...]:
    """List the picks of a drive: a market to end in, or to stay."""
    ends = reachable(plan, quarters, market, steps)
    return (*(Action("market", market_name(end)) for end in ends), Action("stay"))
