"""The streets as the rules see them: which markets are one step apart, and the way a carriage takes."""

from __future__ import annotations

from collections import deque

from build.makers.paris_map.city import TILE, City, Vertex
from rules.notre_dame.streets import market_number

Way = list[tuple[float, float]]


def links(city: City) -> dict[tuple[str, str], Way]:
    """Every pair of markets joined by streets without another market between, with the shortest way."""
    at = city.market_at()
    near: dict[Vertex, list[Vertex]] = {}
    for a, b in sorted(city.edges()):
        near.setdefault(a, []).append(b)
        near.setdefault(b, []).append(a)
    spots = {f"{place}_{q.seat}": xy for q in city.quarters for place, xy in q.markets.items()}
    best: dict[tuple[str, str], list[Vertex]] = {}
    for start, name in sorted(at.items()):
        for way in _ways(start, at, near):
            other = at[way[-1]]
            if market_number(other) <= market_number(name):
                continue
            key = (name, other)
            if key not in best or len(way) < len(best[key]):
                best[key] = way
    return {key: [spots[key[0]], *_bends(way), spots[key[1]]] for key, way in sorted(best.items())}


def _ways(start: Vertex, at: dict[Vertex, str], near: dict[Vertex, list[Vertex]]) -> list[list[Vertex]]:
    """The shortest ways from a corner to every market that can be reached without passing another."""
    found, seen, todo = [], {start}, deque([[start]])
    while todo:
        way = todo.popleft()
        for corner in near.get(way[-1], []):
            if corner in seen or at.get(corner) == at[start]:
                continue
            seen.add(corner)
            if corner in at:
                found.append([*way, corner])
            else:
                todo.append([*way, corner])
    return found


def _bends(way: list[Vertex]) -> Way:
    """Where the way begins, turns and ends, in px."""
    turns = [b for a, b, c in zip(way, way[1:], way[2:], strict=False) if _turns(a, b, c)]
    return [(x * TILE, y * TILE) for x, y in (way[0], *turns, way[-1])]


def _turns(a: Vertex, b: Vertex, c: Vertex) -> bool:
    return (b[0] - a[0], b[1] - a[1]) != (c[0] - b[0], c[1] - b[1])
