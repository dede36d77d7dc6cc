"""The catalogue of everything that stands on the maps, by name: drawn files, sectors, stonework."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, partial
from pathlib import Path

from build.makers.paris_map import works
from build.pen import PLAIN, Drawing, drawing_of, read
from rules.notre_dame.names import SECTORS

FOLDER = "parts/paris"
PIER, LOW_PIER = (132, 292), (128, 196)
COURTS = (124, 144, 156)


def drawn() -> tuple[Path, ...]:
    """The plain drawings of the city, one a thing."""
    return tuple(sorted((PLAIN / FOLDER).glob("*.svg")))


def _part(path: Path) -> Drawing:
    return drawing_of(read(path), f"paris/{path.stem}")


def _sector(name: str) -> Drawing:
    return drawing_of(read(f"sector/{name}"), f"sector/{name}")


@cache
def makers() -> dict[str, Callable[[], Drawing]]:
    """How each thing is drawn."""
    found: dict[str, Callable[[], Drawing]] = {path.stem: partial(_part, path) for path in drawn()}
    found |= {f"sector_{name}": partial(_sector, name) for name in SECTORS}
    found["cathedral"] = partial(_sector, "notre_dame")
    found |= {f"court_{width}": partial(works.court, width) for width in COURTS}
    found |= {f"bridge_{v}": partial(works.bridge, v) for v in range(3)}
    found["bridge_head"] = works.bridge_head
    found["market"] = partial(works.circus, 124, "market")
    found["square"] = partial(works.circus, 152, "square")
    found["pier"] = partial(works.pier, *PIER)
    found["pier_low"] = partial(works.pier, *LOW_PIER)
    found["parvis"] = works.parvis
    return dict(sorted(found.items()))


@cache
def size(name: str) -> tuple[int, int]:
    """Width and height of a thing in px of the 2x map."""
    _, _, w, h = makers()[name]().view
    return round(w), round(h)
