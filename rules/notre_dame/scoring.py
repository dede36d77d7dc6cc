"""Where the points come from, the cathedral's payout, and who wins."""

from collections.abc import Iterable
from typing import TYPE_CHECKING

from rules.kernel import Seat, Step, frame
from rules.notre_dame.names import CATHEDRAL, CATHEDRAL_POINTS
from rules.notre_dame.people import PEOPLE

if TYPE_CHECKING:
    from rules.notre_dame.state import NotreDame

#: Everything that gives or takes prestige.
SOURCES = ("residence", "messages", "donations", "cathedral", "park", "plague", *PEOPLE)
_COLUMN = {source: column for column, source in enumerate(SOURCES)}
#: Every game counts the sources of the first saves, whoever comes to the table.
_FIRST = 39


def width(persons: Iterable[str]) -> int:
    """Give how many sources a game with these persons counts: those of the first saves, on to the newest."""
    return max(_FIRST, *[_COLUMN[name] + 1 for name in persons])


def note(state: "NotreDame", seat: Seat, source: str, points: int) -> None:
    """Remember points for the breakdown."""
    tally = state.tally
    tally[len(tally) // state.seats * seat + _COLUMN[source]] += points


def breakdown(state: "NotreDame", seat: Seat) -> dict[str, int]:
    """Tell where a seat's prestige came from; the parts add up to its score."""
    columns = len(state.tally) // state.seats
    own = state.tally[seat * columns : (seat + 1) * columns]
    return {source: points for source, points in zip(SOURCES, own, strict=False) if points}


def park_bonus(pieces: int) -> int:
    """Give what so many pieces in the park add to every gain."""
    return pieces // 2


def share(points: int, cubes: int) -> int:
    """Give what the cathedral pays for each of so many cubes."""
    return points // cubes if cubes else 0


@frame
class Payout(Step["NotreDame"]):
    """The cathedral shares its points among the cubes in it; the cubes go back to the reserve."""

    def run(self, state: "NotreDame") -> None:
        """Pay every seat, in turn order, once for all its cubes."""
        counts = state.cubes[CATHEDRAL::8]
        total = sum(counts)
        if not total:
            return
        points = CATHEDRAL_POINTS[state.seats]
        each = share(points, total)
        state.tell("payout", None, points, total, each)
        for seat in state.order():
            if counts[seat]:
                state.gain(seat, each * counts[seat], "cathedral")
                state.dismiss(seat, CATHEDRAL, counts[seat])
