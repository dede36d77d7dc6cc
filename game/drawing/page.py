"""The page: everything is measured in units of a 1920x1080 sheet, and one scale turns units into pixels."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

WIDTH, HEIGHT = 1920, 1080
#: How wide and how high the sheet becomes at most: 21:9 and 5:4 are filled, what goes beyond has margins.
WIDEST, HIGHEST = 2600, 1536
#: A sheet on edge: how wide it is, how high at most, and how much higher than wide its window is at least.
EDGE, LONGEST, ON_EDGE = 1268, 2540, 1.4


class Box(NamedTuple):
    """A rectangle in units of the page."""

    x: float
    y: float
    w: float
    h: float

    @property
    def right(self) -> float:
        """Give the right edge."""
        return self.x + self.w

    @property
    def bottom(self) -> float:
        """Give the bottom edge."""
        return self.y + self.h

    @property
    def centre(self) -> tuple[float, float]:
        """Give the middle."""
        return self.x + self.w / 2, self.y + self.h / 2

    def holds(self, point: tuple[float, float]) -> bool:
        """Say whether a point lies inside."""
        return self.x <= point[0] < self.right and self.y <= point[1] < self.bottom

    def meets(self, other: "Box") -> bool:
        """Say whether another box covers some of this one."""
        across = self.x < other.right and other.x < self.right
        return across and self.y < other.bottom and other.y < self.bottom

    def inset(self, dx: float, dy: float | None = None) -> "Box":
        """Give the box less a margin on every side (negative: more)."""
        dy = dx if dy is None else dy
        return Box(self.x + dx, self.y + dy, self.w - 2 * dx, self.h - 2 * dy)

    def moved(self, dx: float, dy: float) -> "Box":
        """Give the box somewhere else."""
        return Box(self.x + dx, self.y + dy, self.w, self.h)

    def centred(self, w: float, h: float) -> "Box":
        """Give a box of that size in the middle of this one."""
        return Box(self.x + (self.w - w) / 2, self.y + (self.h - h) / 2, w, h)

    def shared(self, other: "Box") -> "Box":
        """Give the part that also lies in another box."""
        x, y = max(self.x, other.x), max(self.y, other.y)
        return Box(x, y, min(self.right, other.right) - x, min(self.bottom, other.bottom) - y)

    def overlap(self, other: "Box") -> float:
        """Measure what two boxes share, which is asked thousands of times."""
        (x, y, w, h), (left, top, wide, high) = self, other
        across = min(x + w, left + wide) - max(x, left)
        if across <= 0:
            return 0.0
        down = min(y + h, top + high) - max(y, top)
        return across * down if down > 0 else 0.0

    def kept_in(self, other: "Box") -> "Box":
        """Give the box moved as little as can be so that nothing of it lies beyond another one."""
        x = min(max(self.x, other.x), other.right - self.w)
        return Box(x, min(max(self.y, other.y), other.bottom - self.h), self.w, self.h)

    def rows(self, count: int, gap: float = 0) -> Iterator["Box"]:
        """Cut the box into equal rows."""
        height = (self.h - gap * (count - 1)) / count
        return (Box(self.x, self.y + i * (height + gap), self.w, height) for i in range(count))

    def columns(self, count: int, gap: float = 0) -> Iterator["Box"]:
        """Cut the box into equal columns."""
        width = (self.w - gap * (count - 1)) / count
        return (Box(self.x + i * (width + gap), self.y, width, self.h) for i in range(count))

    def shares(self, weights: Sequence[float], gap: float = 0) -> Iterator["Box"]:
        """Cut the box into columns as wide as their weights."""
        unit = (self.w - gap * (len(weights) - 1)) / sum(weights)
        x = self.x
        for weight in weights:
            yield Box(x, self.y, unit * weight, self.h)
            x += unit * weight + gap


def around(boxes: Sequence[Box]) -> Box:
    """Give the box around some boxes."""
    x, y = min(box.x for box in boxes), min(box.y for box in boxes)
    return Box(x, y, max(box.right for box in boxes) - x, max(box.bottom for box in boxes) - y)


class Page(NamedTuple):
    """The sheet in a window: at least 1920x1080 units, wider or higher where the window is, or on edge."""

    scale: float
    width: float
    height: float
    #: How many pixels of the window are left of the sheet and above it.
    corner: tuple[int, int] = (0, 0)

    @classmethod
    def fitted(cls, pixels: tuple[int, int], *, on_edge: bool = False) -> "Page":
        """Lay the sheet into the middle of a window of so many pixels, on edge where it may."""
        if on_edge and pixels[1] >= ON_EDGE * pixels[0]:
            scale = pixels[0] / EDGE
            page = cls(scale, EDGE, min(pixels[1] / scale, LONGEST))
        else:
            scale = min(pixels[0] / WIDTH, pixels[1] / HEIGHT)
            page = cls(scale, min(pixels[0] / scale, WIDEST), min(pixels[1] / scale, HIGHEST))
        return page._replace(corner=((pixels[0] - page.size[0]) // 2, (pixels[1] - page.size[1]) // 2))

    @property
    def upright(self) -> bool:
        """Say whether the sheet stands on edge."""
        return self.height > self.width

    @property
    def box(self) -> Box:
        """Give the whole sheet."""
        return Box(0, 0, self.width, self.height)

    @property
    def size(self) -> tuple[int, int]:
        """Give the whole sheet in pixels."""
        return self.pixels(self.box)[2:]

    def length(self, units: float) -> int:
        """Turn a length into pixels."""
        return round(units * self.scale)

    def pixels(self, box: Box) -> tuple[int, int, int, int]:
        """Turn a box into whole pixels of the sheet; boxes that touch stay touching."""
        x, y = round(box.x * self.scale), round(box.y * self.scale)
        return x, y, round(box.right * self.scale) - x, round(box.bottom * self.scale) - y

    def units(self, pixels: tuple[float, float]) -> tuple[float, float]:
        """Turn a point of the window into units."""
        return (pixels[0] - self.corner[0]) / self.scale, (pixels[1] - self.corner[1]) / self.scale
