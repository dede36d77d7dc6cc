"""The streets of Paris: which markets a carriage reaches in so many steps."""

from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from rules.kernel import Action
from rules.kernel.data import insist, names, pairs, read


class Plan(NamedTuple):
    """Streets between the markets of a quarter, and from them to those of the next quarter."""

    inside: tuple[tuple[str, str], ...]
    onward: tuple[tuple[str, str], ...]


def understood(data: dict[str, Any]) -> tuple[tuple[str, ...], dict[str, Plan]]:
    """Give the markets and the plans of the file."""
    markets = names(data["markets"])
    insist(len(set(markets)) == len(markets) == 5, "a quarter has five markets")
    plans = {name: data[name] for name in names(data) if name != "markets"}
    insist(plans != {}, "it has no plan")
    return markets, {
        name: Plan(pairs(plan["inside"], markets), pairs(plan["onward"], markets))
        for name, plan in plans.items()
    }


#: The five markets of a quarter; the carriage starts in the first, messages lie in the others.
MARKETS, _PLANS = read(Path(__file__).with_name("streets.toml"), understood)
PLANS = tuple(_PLANS)


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
        for shift, ends in ((0, _PLANS[plan].inside), (1, _PLANS[plan].onward)):
            for a, b in ends:
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
