"""Where things stand in the street, in units of 1080 lines: plots for two or three houses, their places."""

from __future__ import annotations

from typing import NamedTuple

TILE, COLUMNS, ROWS = 48, 24, 9
WIDTH, HEIGHT = COLUMNS * TILE, ROWS * TILE
PLACES = 5
#: Rows of the map: heaven, roofs and wall, grass with the kerb, cobbles.
WALL, KERB, COBBLES = 2, 5, 6
GAP, PLACE_TOP, PLACE_HIGH = 9, 290, 139
#: How deep the stones of the kerb are, and how far below the upper edge of their row.
KERB_DEEP, KERB_TOP = 42, 4


class Spot(NamedTuple):
    """A named rectangle."""

    name: str
    kind: str
    x: float
    y: float
    width: float
    height: float


def plot_width(plots: int) -> int:
    """How wide each plot is when so many houses stand in the street."""
    return WIDTH // plots


def place_width(plots: int) -> int:
    """How wide a visit place is."""
    margin = 9 if plots == 3 else 18
    return (plot_width(plots) - 2 * margin + GAP) // PLACES - GAP


def places_of(plots: int, plot: int) -> list[Spot]:
    """The five places where discs and cards lie in front of one house."""
    wide = place_width(plots)
    run = PLACES * wide + (PLACES - 1) * GAP
    left = plot * plot_width(plots) + (plot_width(plots) - run) / 2
    return [
        Spot(f"visit_{plot}_{k}", "visit", left + k * (wide + GAP), PLACE_TOP, wide, PLACE_HIGH)
        for k in range(PLACES)
    ]


def spots(plots: int) -> list[Spot]:
    """Everything named in the street of so many houses."""
    out: list[Spot] = []
    for plot in range(plots):
        x, wide = plot * plot_width(plots), plot_width(plots)
        left, placard = (x - 8, 188) if plots == 3 else (x + 52, 230)
        out += [
            Spot(f"plot_{plot}", "plot", x, 0, wide, 240),
            Spot(f"house_{plot}", "house", left, 36, 232, 213),
            Spot(f"name_{plot}", "name", x + 48, 4, wide - 58, 44),
            Spot(f"placard_{plot}", "placard", x + wide - placard - 8, 51, placard, 183),
            *places_of(plots, plot),
        ]
    return out
