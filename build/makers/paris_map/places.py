"""Names every place the rules know: sectors, markets, quays, streets, cathedral, banners."""

from __future__ import annotations

from dataclasses import dataclass, field

from build.makers.paris_map.bend import bent
from build.makers.paris_map.city import RING, SQUARE, TILE, Box, City, Quarter
from build.makers.paris_map.links import links

Points = tuple[tuple[int, int], ...]


@dataclass
class Place:
    """A named rectangle or line, in px of the 2x map; points are relative to x, y."""

    name: str
    x: int
    y: int
    width: int = 0
    height: int = 0
    points: Points = ()
    properties: dict[str, int | str] = field(default_factory=dict)


Layers = dict[str, list[Place]]


def places(city: City) -> Layers:
    """All object layers by name; the game finds things by layer and name."""
    found: Layers = {"sector": [], "cubes": [], "market": [], "quay": [], "street": []}
    found |= {"cathedral": [], "parvis": [], "banner": [], "name": []}
    for quarter in city.quarters:
        _sectors(found, quarter)
        _markets(found, quarter)
        found["quay"].append(rect(f"quay_{quarter.seat}", quarter.pier, quarter=quarter.seat))
        found["name"].append(rect(f"name_{quarter.seat}", quarter.name, quarter=quarter.seat))
    _streets(found, city)
    x, foot = city.cathedral[0] * TILE, city.cathedral[1] * TILE
    found["cathedral"].append(rect("cathedral", (x - 112, foot - 168, 224, 212)))
    found["parvis"].append(rect("cathedral", (x - 106, foot + 2, 212, 38), at=(x, foot - 62)))
    return found


def rect(name: str, box: Box, at: tuple[float, float] | None = None, **properties: int | str) -> Place:
    """A rectangle that follows the bend of the drawing; `at` names another point to follow."""
    x, y, w, h = box
    mx, my = at or (x + w / 2, y + h / 2)
    bx, by = bent(mx, my)
    left, top = round(x + bx - mx), round(y + by - my)
    return Place(name, 2 * left, 2 * top, round(2 * w), round(2 * h), properties=dict(properties))


def _sectors(found: Layers, quarter: Quarter) -> None:
    for sector, box in quarter.sectors.items():
        x, y, w, h = box
        name, at = f"{sector}_{quarter.seat}", (x + w / 2, y + h / 2)
        found["sector"].append(rect(name, box, quarter=quarter.seat, sector=sector))
        own: dict[str, int | str] = {"quarter": quarter.seat, "sector": sector}
        found["cubes"].append(rect(name, (x + 2, y + h - 42, w - 4, 44), at, **own))


def _markets(found: Layers, quarter: Quarter) -> None:
    for place, (x, y) in quarter.markets.items():
        size = SQUARE if place == "centre" else RING
        box = (x - size / 2, y - size / 2, size, size)
        name = f"{place}_{quarter.seat}"
        found["market"].append(rect(name, box, quarter=quarter.seat, market=place))
        if place == "centre":
            banner = (x - 52, y - 50, 46, 66)
            found["banner"].append(rect(f"banner_{quarter.seat}", banner, (x, y), quarter=quarter.seat))


def _streets(found: Layers, city: City) -> None:
    """One line for every link of the rules, from market to market."""
    for (a, b), way in links(city).items():
        spots = [bent(x, y) for x, y in way]
        whole = [(2 * round(x), 2 * round(y)) for x, y in spots]
        x, y = whole[0]
        points = tuple((px - x, py - y) for px, py in whole)
        found["street"].append(Place(f"{a}-{b}", x, y, points=points, properties={"from": a, "to": b}))
