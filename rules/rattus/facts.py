"""What can be counted of a seat of Rattus, for those who learn from games what it is worth."""

from typing import TYPE_CHECKING

from rules.kernel import Seat
from rules.rattus.judge import horizon as horizon
from rules.rattus.names import CLASS, CLASSES, MOST_RATS
from rules.rattus.prospect import HELD, RATS_A_TURN, Prospect

if TYPE_CHECKING:
    from rules.rattus.state import Rattus

#: So many rounds before the end, and earlier, everything is worth the same.
EARLY = 8

NAMES = (
    "worth",
    "lasting",
    "castle",
    "board",
    "reserve",
    "bread",
    "regions",
    "led",
    "largest",
    "free_of_rats",
    "full_of_rats",
    "rats_around",
    "at_the_plague",
    "near_the_plague",
    "potions",
    "cards",
    "held",
    *CLASSES,
    "turn",
)


def facts(state: "Rattus", seat: Seat) -> tuple[float, ...]:
    """Give the numbers of a seat, in the order of ``NAMES``."""
    return table(state)[seat]


def table(state: "Rattus") -> list[tuple[float, ...]]:
    """Give the numbers of all seats."""
    prospect = Prospect(state)
    worths = prospect.worths()
    return [_counted(prospect, seat, worths[seat]) for seat in range(state.seats)]


def _counted(prospect: Prospect, seat: Seat, worth: float) -> tuple[float, ...]:
    state = prospect.state
    cubes, plague = state.cubes[seat : 4 * state.regions : 4], state.plague
    rats = [len(there) for there in state.rats[: state.regions]]
    held = [character for character in state.cast if state.holder[character] == seat]
    classes = [CLASS[character] for character in held]
    return (
        worth,
        sum([lasts[seat] for lasts in prospect.lasts]),
        state.castle[seat],
        sum(cubes),
        state.reserve[seat],
        state.bread[seat],
        len(cubes) - cubes.count(0),
        len(state.led(seat)),
        max(cubes),
        sum([number for number, there in zip(cubes, rats, strict=True) if not there]),
        sum([number for number, there in zip(cubes, rats, strict=True) if there == MOST_RATS]),
        sum([number * there for number, there in zip(cubes, rats, strict=True)]),
        cubes[plague],
        sum([cubes[near] for near in state.neighbours(plague)]),
        sum([sum(stacks) for stacks in state.potions[seat::4]]),
        len(held),
        sum([HELD[character] for character in held]),
        *[classes.count(number) for number in range(len(CLASSES))],
        (seat - state.active) % state.seats,
    )


def stage(state: "Rattus") -> int:
    """Say which weights count: by the rounds that the rats will probably last."""
    return (
        min(EARLY, 1 + round(len(state.supply) / RATS_A_TURN / state.seats))
        if state.phase in ("start", "turns")
        else 0
    )
