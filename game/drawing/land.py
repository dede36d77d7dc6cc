"""A piece of land as a place to point at: any shape, where other places are boxes."""

from collections.abc import Iterable

from game.drawing.page import Box
from game.drawing.tiled_map import Line


class Land(Box):
    """The box around some outlines; only what lies inside an outline is held."""

    outlines: tuple[Line, ...] = ()
    #: The outlines as the way of a pen; what is painted of a land is kept under it.
    way: str = ""
    #: A spot of the land that nothing else covers.
    heart: tuple[float, float] = (0.0, 0.0)

    @classmethod
    def within(cls, outlines: Iterable[Line], heart: tuple[float, float]) -> "Land":
        """Give the land inside outlines; the first is the mainland, the others are its islands."""
        shores = tuple(outlines)
        across = [x for shore in shores for x, _ in shore]
        down = [y for shore in shores for _, y in shore]
        land = cls(min(across), min(down), max(across) - min(across), max(down) - min(down))
        land.outlines, land.heart = shores, heart
        land.way = "".join(f"M{'L'.join(f'{x:.1f} {y:.1f}' for x, y in shore)}Z" for shore in shores)
        return land

    def shores(self, scale: float) -> tuple[Line, ...]:
        """Give the outlines in pixels, from the corner of the pixels around them."""
        left, top = round(self.x * scale), round(self.y * scale)
        return tuple(tuple((x * scale - left, y * scale - top) for x, y in shore) for shore in self.outlines)

    def pixels(self, scale: float) -> tuple[Line, ...]:
        """Give the outlines in whole pixels, from the same corner."""
        left, top = round(self.x * scale), round(self.y * scale)
        return tuple(
            tuple((round(x * scale) - left, round(y * scale) - top) for x, y in shore)
            for shore in self.outlines
        )

    @property
    def centre(self) -> tuple[float, float]:
        """Give the spot where one points at it."""
        return self.heart

    def holds(self, point: tuple[float, float]) -> bool:
        """Say whether a point lies on the land."""
        return super().holds(point) and any(_inside(shore, point) for shore in self.outlines)


def _inside(shore: Line, point: tuple[float, float]) -> bool:
    """Count how often a ray from the point crosses the shore."""
    x, y = point
    crossed = 0
    for (x1, y1), (x2, y2) in zip(shore, (*shore[1:], shore[0]), strict=True):
        crossed += (y1 > y) != (y2 > y) and x < x1 + (x2 - x1) * (y - y1) / (y2 - y1)
    return crossed % 2 == 1
