"""The ambience: a place for each game, going round without an end."""

from __future__ import annotations

from collections.abc import Callable

from build.sounds.ambience import europe, paris, town
from build.sounds.samples import Samples

PLACES: dict[str, Callable[[], Samples]] = {
    "notre_dame": paris.streets,
    "rattus": europe.coast,
    "rattus_cartus": town.tavern,
}
