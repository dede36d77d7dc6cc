"""The map of Europe: regions, their neighbours by border and arrow, and how far the plague gets."""

from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from rules.kernel.data import insist, names, number, pairs, read
from rules.rattus.picks import picks

#: How many regions a table of two, three and four seats uses.
USED = (8, 10, 12)


class Continent(NamedTuple):
    """What the file tells: the smallest table that uses each region, and what joins them."""

    regions: dict[str, int]
    borders: tuple[tuple[str, str], ...]
    arrows: tuple[tuple[str, str], ...]


def understood(data: dict[str, Any]) -> Continent:
    """Give the map of the file."""
    regions = {name: number(data["regions"][name], 2, 4) for name in names(data["regions"])}
    used = tuple(sum(smallest <= seats for smallest in regions.values()) for seats in (2, 3, 4))
    insist(used == USED, f"tables use {USED} regions, not {used}")
    borders, arrows = (pairs(data["links"][kind], regions) for kind in ("borders", "arrows"))
    insist(all(a != b for a, b in borders + arrows), "a link joins two regions")
    return Continent(regions, borders, arrows)


_DATA = read(Path(__file__).with_name("europe.toml"), understood)

#: All regions by number. Those that every table uses come first, so a game uses the first 8, 10 or 12.
REGIONS: tuple[str, ...] = tuple(sorted(_DATA.regions, key=lambda name: _DATA.regions[name]))
REGION_OF = {name: region for region, name in enumerate(REGIONS)}
BORDERS, ARROWS = _DATA.borders, _DATA.arrows
#: Every link as a pair of region numbers, and its name such as ``gallia_hispania``.
LINKS = tuple((REGION_OF[a], REGION_OF[b]) for a, b in BORDERS + ARROWS)
LINK_NAMES = tuple(f"{a}_{b}" for a, b in BORDERS + ARROWS)

#: A pick for each region, each link, and each of the three places for a rat in a region.
AT = picks("region", REGIONS)
ON_LINK = picks("link", LINK_NAMES)
RAT = picks("rat", [(name, place) for name in REGIONS for place in (1, 2, 3)])


def regions_for(seats: int) -> int:
    """Count the regions that a table of so many seats uses."""
    return sum(smallest <= seats for smallest in _DATA.regions.values())


@cache
def links_among(regions: int) -> tuple[int, ...]:
    """List the links between regions in play."""
    return tuple(link for link, ends in enumerate(LINKS) if max(ends) < regions)


@cache
def neighbours(regions: int, walls: int, region: int) -> tuple[int, ...]:
    """List the regions one step away; ``walls`` is a bit mask of the links that are walled up."""
    ends = [LINKS[link] for link in links_among(regions) if not walls >> link & 1]
    return tuple(sorted(a + b - region for a, b in ends if region in (a, b)))


@cache
def reach(regions: int, walls: int, region: int, steps: int) -> tuple[int, ...]:
    """List where a move of one to so many steps can end, other than where it began."""
    reached = edge = {region}
    for _ in range(steps):
        edge = {there for here in edge for there in neighbours(regions, walls, here)}
        reached = reached | edge
    return tuple(sorted(reached - {region}))


@cache
def connected(regions: int, mask: int) -> int:
    """Count the largest group of regions in a bit mask that hang together; a lone region joins nothing."""
    groups = []
    rest = {region for region in range(regions) if mask >> region & 1}
    while rest:
        group = edge = {min(rest)}
        while edge:
            edge = {there for here in edge for there in neighbours(regions, 0, here)} & rest - group
            group = group | edge
        rest -= group
        groups.append(len(group))
    largest = max(groups, default=0)
    return largest if largest > 1 else 0
