"""What can be counted of a seat of Rattus Cartus, for those who learn from games what it is worth."""

from typing import TYPE_CHECKING

from rules.kernel import Seat
from rules.rattus_cartus.judge import worths
from rules.rattus_cartus.names import GOLD, JOKER, POPULATION, SPECIALS
from rules.rattus_cartus.prospect import classes, life, rounds_left, sight

if TYPE_CHECKING:
    from rules.rattus_cartus.state import RattusCartus

NAMES = (
    "worth",
    "life",
    "tokens",
    "classes",
    "points_now",
    "influence",
    "absent",
    "leads",
    "population_cards",
    *SPECIALS,
    "variety",
    "rats",
    "nuns_seen",
    "nuns_unseen",
    "turn",
)


def facts(state: "RattusCartus", seat: Seat) -> tuple[float, ...]:
    """Give the numbers of a seat, in the order of ``NAMES``."""
    return table(state)[seat]


def table(state: "RattusCartus") -> list[tuple[float, ...]]:
    """Give the numbers of all seats."""
    brought = classes(state, rounds_left(state) + 1)
    known = zip(worths(state), state.scores(), strict=True)
    return [
        _counted(state, seat, worth, score, sum([each[seat] for each in brought]))
        for seat, (worth, score) in enumerate(known)
    ]


def _counted(
    state: "RattusCartus", seat: Seat, worth: float, score: int, brought: float
) -> tuple[float, ...]:
    hand, influence = state.hand[seat], state.influence[6 * seat : 6 * seat + 6]
    best = [max(state.influence[track::6]) for track in range(6)]
    population = [card for card in hand if card < POPULATION]
    return (
        worth,
        life(state, seat),
        state.tokens[seat],
        brought,
        score,
        sum(influence),
        influence.count(0),
        len([1 for own, most in zip(influence, best, strict=True) if own == most > 0]),
        len(population),
        *[hand.count(card) for card in range(JOKER, GOLD + 1)],
        len({card // 5 for card in population}),
        state.rats[seat],
        *sight(state, seat),
        (seat - state.first) % state.seats,
    )


def stage(state: "RattusCartus") -> int:
    """Say which weights count: by the rounds to come."""
    return rounds_left(state)


def horizon(state: "RattusCartus") -> int:
    """Give the round up to which it is worth playing on: the next one, for which this one provides."""
    return state.round + 1
