"""How many rats come around the plague: as many as those it finds call for, if there are any, and room."""

from typing import TYPE_CHECKING

from rules.rattus.names import MOST_RATS, SPREAD
from rules.rattus.plague import Spread

if TYPE_CHECKING:
    from rules.rattus.state import Rattus


def rats_to_come(state: "Rattus", region: int) -> int | None:
    """Count the rats that would come around a region; None where that is over."""
    spreads = any(isinstance(frame, Spread) for frame in state.stack)
    if state.phase != "turns" or (state.plague == region and not spreads):
        return None
    return rats_around(state, region)


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
