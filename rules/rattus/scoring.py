"""What counts at the end, where it stands, what the plague took, and who wins."""

from typing import TYPE_CHECKING

from rules.kernel import Seat
from rules.rattus.europe import REGIONS
from rules.rattus.tokens import TOKENS

if TYPE_CHECKING:
    from rules.rattus.state import Rattus


def breakdown(state: "Rattus", seat: Seat) -> dict[str, int]:
    """Tell where a seat's cubes stand; the parts add up to its score."""
    parts = {REGIONS[region]: state.cubes[region * 4 + seat] for region in state.homes(seat)}
    if state.castle[seat]:
        parts["castle"] = state.castle[seat]
    return parts


def losses(state: "Rattus", seat: Seat) -> dict[str, int]:
    """Tell how many cubes of a seat each token took."""
    lost: dict[str, int] = {}
    for token, _region, *cubes in state.toll:
        if cubes[seat]:
            name = TOKENS[token].name
            lost[name] = lost.get(name, 0) + cubes[seat]
    return lost


def note_scores(state: "Rattus") -> None:
    """Remember the scores as they stand for the timeline."""
    state.timeline += (state.scores(),)


def remarks(state: "Rattus") -> dict[str, list[float]]:
    """Tell the arena what a naive bot does too often: to end the game by placing all cubes."""
    return {"ended_by_cubes": [float(bool(state.supply))] * state.seats}


def tie_order(state: "Rattus") -> tuple[Seat, ...]:
    """List the seats in the order in which they win ties: who would play next comes first."""
    return tuple([(state.active + i) % state.seats for i in range(1, state.seats + 1)])
