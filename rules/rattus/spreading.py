"""How many rats come around the plague: as many as those it finds call for, if there are any, and room."""

from typing import TYPE_CHECKING

from rules.rattus.names import MOST_RATS, SPREAD
from rules.rattus.plague import Spread

if TYPE_CHECKING:
    from rules.rattus.state import Rattus


def rats_around(state: "Rattus", region: int) -> int:
    """Count the rats that must come around a region if the plague goes there, or is there and still spreads.

    The soldier's own rat is no must.
    """
    spreading = next((frame for frame in state.stack if isinstance(frame, Spread)), None)
    called = SPREAD[len(state.rats[region])]
    if state.plague == region:
        called = spreading.rats if spreading else 0
    room = sum([MOST_RATS - len(state.rats[there]) for there in state.rooms(region)])
    return min(called, len(state.supply), room)
