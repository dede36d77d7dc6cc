"""Perft: how many ways a game can go on from a position, the cheapest strong test there is."""

import pytest

from rules import GAMES
from rules.kernel import State
from rules.play import random_actions
from tests.rules.tables import Table


def perft(state: State, depth: int) -> int:
    """Count the sequences of so many actions; the end of the game counts as one."""
    if depth == 0 or state.decision is None:
        return 1
    total = 0
    for option in state.options():
        twin = state.clone()
        twin.apply(option)
        total += perft(twin, depth - 1)
    return total


def after(game: str, seats: int, options: dict[str, str], actions: int) -> State:
    """Give the position after so many random actions."""
    match = Table(GAMES[game], seats, options).match(17)
    for seat, action in random_actions(match, 17):
        if len(match.log) == actions:
            break
        match.play(action, seat)
    return match.state


@pytest.mark.parametrize(
    ("game", "seats", "options", "actions", "counts"),
    [
        ("notre_dame", 2, {}, 0, (3, 9, 18, 36, 92)),
        ("notre_dame", 3, {}, 50, (4, 8, 80, 236, 872)),
        ("notre_dame", 4, {"new_persons": "on"}, 155, (2, 8, 44, 144, 420)),
        ("notre_dame", 5, {"streets": "rings"}, 210, (2, 6, 18, 54, 162)),
        ("rattus", 2, {}, 0, (8, 64, 512, 4096)),
        ("rattus", 3, {"cards": "rat_control"}, 60, (1, 2, 10, 45)),
        ("rattus", 4, {"cards": "one_per_class"}, 90, (3, 6, 48, 186)),
        ("rattus_cartus", 2, {}, 0, (2, 4, 8, 64)),
        ("rattus_cartus", 3, {"buildings": "one_a_class"}, 70, (5, 18, 62, 284)),
        ("rattus_cartus", 5, {"buildings": "five_a_class"}, 120, (2, 6, 36, 168)),
    ],
)
def test_perft(game: str, seats: int, options: dict[str, str], actions: int, counts: tuple[int, ...]) -> None:
    state = after(game, seats, options, actions)
    assert tuple(perft(state, depth) for depth in range(1, len(counts) + 1)) == counts
