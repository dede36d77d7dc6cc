"""What an option would bring is foreseen as far as its seat can know, and not a card further."""

import random
from collections.abc import Iterator

import pytest

from rules.kernel import Action, Match, Seat, State
from rules.play import random_actions
from tests.rules.notre_dame import paris
from tests.rules.rattus_cartus import town
from tests.rules.tables import CONSERVED, TABLES, Table

#: How many positions of a match are looked into.
SAMPLES = 14

each_table = pytest.mark.parametrize("table", TABLES, ids=str)


def sampled(table: Table, seed: int) -> Iterator[Match]:
    """Walk through a random match and stop now and then, and at each of the last actions."""
    actions = len(list(played(table.match(seed), seed)))
    chance = random.Random(seed)
    chosen = {*chance.sample(range(actions), min(SAMPLES, actions)), *range(actions - 4, actions)}
    match = table.match(seed)
    for step, _ in enumerate(played(match, seed)):
        if step in chosen:
            yield match


def played(match: Match, seed: int) -> Iterator[Match]:
    """Give the match before every action."""
    for seat, action in random_actions(match, seed):
        yield match
        match.play(action, seat)


def foreseen(match: Match, world: State, option: Action, seat: Seat) -> State:
    """Give the position that is foreseen in a world."""
    real, match.state = match.state, world
    _, after = match.foreseen(option, seat)
    match.state = real
    return after


def choices(match: Match) -> Iterator[tuple[Seat, Action]]:
    """List everything anybody could pick now."""
    for decision in match.state.decisions():
        for option in match.state.options(decision.seat):
            yield decision.seat, option


@each_table
def test_what_is_foreseen_shows_nothing_its_seat_cannot_know(table: Table) -> None:
    for match in sampled(table, 23):
        for seat, option in choices(match):
            real = foreseen(match, match.state, option, seat)
            for seed in (1, 2):
                dreamt = foreseen(match, match.state.imagine(seat, seed), option, seat)
                assert dreamt.view(seat) == real.view(seat), option
                assert dreamt.options(seat) == real.options(seat), option


@each_table
def test_what_is_foreseen_is_never_over_loses_nothing_and_can_be_asked(table: Table) -> None:
    for match in sampled(table, 29):
        for seat, option in choices(match):
            _, after = match.foreseen(option, seat)
            CONSERVED[table.game.key](after)
            assert after.stack, "it counts as over"
            assert after.decision is None or after.options()
            assert all(not after.view(viewer).winners for viewer in (None, *range(table.seats)))


def test_the_points_of_others_stay_hidden_in_the_foreseen_end() -> None:
    match = paris.table(phase="bribes", s0={"coins": 0}, s1={"coins": 0}, s2={"prestige": 3})
    _, after = match.foreseen("pass")
    assert [quarter.prestige for quarter in after.view(2).quarters] == [None, None, 3]
    match.play("pass")
    assert [quarter.prestige for quarter in match.state.view(2).quarters] == [0, 0, 3]


def test_a_hand_that_a_guard_tower_takes_whole_is_still_there_in_what_is_foreseen() -> None:
    piper = {"at": 0, "laid": ("flute", "joker")}
    match = town.table(
        4, row=("guard_tower",) * 3, s0=piper, s1={"at": 0}, s2={"at": 0}, s3={"hand": ("sword",)}
    )
    match.play("done")
    _, after = match.foreseen("seat:1")
    assert [player.hand_size for player in after.view(0).players] == [0, 0, 0, 1]
    match.play("seat:1")
    assert [player.hand_size for player in match.state.view(0).players] == [1, 0, 0, 0]
