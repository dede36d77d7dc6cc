"""The pieces: our own tunes in old modes, one for the title and two for each game."""

from __future__ import annotations

from collections.abc import Callable

from build.sounds.music import notre_dame, rattus, rattus_cartus, title
from build.sounds.samples import Samples

PIECES: dict[str, Callable[[], Samples]] = {
    "title/vespers": title.vespers,
    "notre_dame/organum": notre_dame.organum,
    "notre_dame/carriage": notre_dame.carriage,
    "rattus/ships": rattus.ships,
    "rattus/wind": rattus.wind,
    "rattus_cartus/tavern": rattus_cartus.tavern,
    "rattus_cartus/candle": rattus_cartus.candle,
}
