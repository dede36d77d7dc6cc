"""A map while it is dressed: things stand on it, bent with the drawing, and lie in its ground."""

from __future__ import annotations

from dataclasses import dataclass, field

from build.makers.paris_map.bend import bent
from build.makers.paris_map.city import City
from build.makers.paris_map.things import size
from build.pen.stroke import Rng, seeded


@dataclass
class Thing:
    """A picture standing on the map: its foot line for sorting, and its lower left corner in 2x px."""

    depth: float
    name: str
    x: int
    y: int


@dataclass
class Stage:
    """A map while it is dressed; places are px of the 1x board."""

    city: City
    things: list[Thing] = field(default_factory=list)
    low: list[Thing] = field(default_factory=list)
    rng: Rng = field(init=False)

    def __post_init__(self) -> None:
        self.rng = seeded("dress", self.city.seats)

    def put(self, name: str, x: float, y: float, depth: float = 0) -> None:
        """Stand a thing with the middle of its foot at a place; a negative depth puts it behind others."""
        at = bent(x, y)
        self.things.append(self._thing(name, *at, at[1] + depth))

    def lay(self, name: str, x: float, y: float) -> None:
        """Lay a thing into the ground, before the drawing is bent."""
        self.low.append(self._thing(name, x, y, y))

    def _thing(self, name: str, x: float, y: float, depth: float) -> Thing:
        width, _ = size(name)
        return Thing(round(depth, 2), name, round(2 * x - width / 2), round(2 * y))

    def stray(self, reach: float) -> float:
        """A little chance."""
        return float(self.rng.uniform(-reach, reach))

    def one(self, kind: str, of: int | tuple[int, ...]) -> str:
        """One of several drawings of a kind."""
        numbers = range(of) if isinstance(of, int) else of
        return f"{kind}_{numbers[int(self.rng.integers(len(numbers)))]}"

    def row(self, x0: float, x1: float, foot: float, step: float = 48) -> None:
        """Houses side by side."""
        x = x0 + step / 2
        while x <= x1 - step / 2 + 1:
            self.put(self.one("row", 14), x + self.stray(2), foot + self.stray(2))
            x += step

    def many(self, kind: str, of: int | tuple[int, ...], spots: tuple[tuple[float, float], ...]) -> None:
        """Several of a kind."""
        for x, y in spots:
            self.put(self.one(kind, of), x + self.stray(2), y + self.stray(1.5))
