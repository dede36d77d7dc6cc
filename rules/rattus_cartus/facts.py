"""What can be counted of a seat of Rattus Cartus, for those who learn from games what it is worth."""

from bisect import bisect_left
from operator import sub
from typing import TYPE_CHECKING

from rules.kernel import Seat
from rules.rattus_cartus.judge import horizon as horizon
from rules.rattus_cartus.judge import worths
from rules.rattus_cartus.names import GOLD, JOKER, POPULATION, SPECIALS
from rules.rattus_cartus.openings import influences, openings, prizes, useful
from rules.rattus_cartus.prospect import MEAN_NUNS, Each, life, rounds_left, sight, survival
from rules.rattus_cartus.scoring import open_points, ranking

if TYPE_CHECKING:
    from rules.rattus_cartus.state import RattusCartus

#: So many rounds before the last one, and earlier, everything is worth the same.
EARLY = 6
#: How far a building moves its visitors on the track, in the eyes of some who differ.
MOVES = (0.2, 0.5, 1.2)

NAMES = (
    "worth",
    "life",
    "survival",
    "excess",
    "too_many",
    "nuns_unseen",
    "tokens",
    "spoils",
    "settled",
    "moving",
    "open",
    "leads",
    "influence",
    "absent",
    "hope",
    "population_cards",
    "useful_cards",
    "suit",
    *SPECIALS,
    "turn",
)


def facts(state: "RattusCartus", seat: Seat) -> tuple[float, ...]:
    """Give the numbers of a seat, in the order of ``NAMES``."""
    return table(state)[seat]


def table(state: "RattusCartus") -> list[tuple[float, ...]]:
    """Give the numbers of all seats."""
    often, influence = openings(state), influences(state)
    chances = [useful(coming) for coming in often]
    brought = [_sums(prizes(state, influence, often, move)) for move in MOVES]
    judged, spoils = worths(state), _spoils(state)
    return [
        (
            judged[seat],
            *_fate(state, seat),
            state.tokens[seat],
            spoils[seat],
            *[each[seat] for each in brought],
            *_tracks(influence, seat, chances),
            *_hand(state.hand[seat], chances),
            (seat - state.first) % state.seats,
        )
        for seat in range(state.seats)
    ]


def _sums(by_class: list[Each]) -> list[float]:
    return [sum(each) for each in zip(*by_class, strict=True)]


def _spoils(state: "RattusCartus") -> list[int]:
    """Give the points of all seats for what they hold in hand."""
    return list(map(sub, state.scores(), open_points(state, ranking(state))))


def _fate(state: "RattusCartus", seat: Seat) -> tuple[float, ...]:
    seen, unseen = sight(state, seat)
    excess = state.rats[seat] - seen - MEAN_NUNS * unseen
    return life(state, seat), survival(seen, unseen, state.rats[seat]), excess, max(0, excess), unseen


def _tracks(influence: list[int], seat: Seat, chances: list[float]) -> tuple[float, ...]:
    own = influence[6 * seat : 6 * seat + 6]
    best = [max(influence[track::6]) for track in range(6)]
    leads = len([1 for points, most in zip(own, best, strict=True) if points == most > 0])
    hope = sum([chance for points, chance in zip(own, chances, strict=True) if not points])
    return leads, sum(own), own.count(0), hope


def _hand(hand: tuple[int, ...], chances: list[float]) -> tuple[float, ...]:
    population = bisect_left(hand, POPULATION)
    classes = [card // 5 for card in hand[:population]]
    useful_cards = sum([chances[track] for track in classes])
    suit = max([classes.count(track) * chances[track] for track in range(6)])
    return population, useful_cards, suit, *[hand.count(card) for card in range(JOKER, GOLD + 1)]


def stage(state: "RattusCartus") -> int:
    """Say which weights count: by the rounds to come."""
    return min(EARLY, rounds_left(state))
