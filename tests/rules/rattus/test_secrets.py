"""What a seat may know, what it may not, and what it can believe."""

import random

import pytest

from rules.kernel import heard_by
from rules.rattus import GAME
from rules.rattus.state import Rattus
from rules.rattus.tokens import RINGS, TOKENS
from tests.rules.driving import play
from tests.rules.rattus.europe import TOKEN_OF, Europe, table

WITCHES = {"cards": "picked", "picked": "witch,monk,pied_piper,soldier,crusader,messenger"}


def middle_of_a_game(seats: int, seed: int, steps: int) -> Rattus:
    state = GAME.new(seats, seed, WITCHES)
    rng = random.Random(seed)
    for _ in range(steps):
        if state.stack:
            options = state.options()
            # The witch is favoured, because she is who brings secrets about.
            liked = [option for option in options if option.value == "witch" or option.kind == "swap"]
            state.apply(rng.choice(liked or options))
    assert isinstance(state, Rattus)
    return state


def test_a_closed_position_is_the_same_but_for_what_a_seat_has_looked_at() -> None:
    match = table(held={0: ["witch"]}, cubes={"gallia": (1, 1)}, rats={"gallia": ["r20", "r21"]})
    before = match.state.view(0)
    assert not before.has_looked(0)
    play(match, "power:witch", "rat:gallia,2")
    seen, closed = match.state.view(0), match.state.closed(0).view(0)
    assert [seen.has_looked(seat) for seat in range(4)] == [True, False, False, False]
    assert closed.region("gallia").rats == before.region("gallia").rats != seen.region("gallia").rats
    assert closed._replace(regions=()) == seen._replace(regions=())
    assert match.state.view(0) == seen


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_imagined_positions_look_the_same_to_the_seat(seats: int) -> None:
    knew = 0
    for seed in range(25):
        state = middle_of_a_game(seats, seed, 40 + 5 * seed)
        for seat in range(seats):
            other = state.imagine(seat, seed + 100)
            knew += any(rat.known_by for region in state.view(seat).regions for rat in region.rats)
            assert other.view(seat) == state.view(seat)
            assert other.options() == state.options()
    assert knew


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_imagined_positions_have_all_tokens_once(seats: int) -> None:
    for seed in range(25):
        state = middle_of_a_game(seats, seed, 60 + 5 * seed).imagine(0, seed)
        lying = [token for rats in state.rats for token in rats]
        assert sorted((*lying, *state.supply, *state.removed, *state.flipped)) == list(range(49))
        for mask in state.seen:
            assert all(token in lying for token in range(49) if mask >> token & 1)


def test_what_nobody_has_seen_is_dealt_anew() -> None:
    state = GAME.new(2, 3)
    assert isinstance(state, Rattus)
    firsts = {state.imagine(0, seed).rats[0] for seed in range(60)}
    assert len(firsts) > 8
    assert all(token < RINGS for (token,) in firsts)
    assert len({state.imagine(0, seed).supply[-1] for seed in range(60)}) > 15
    assert len({state.imagine(0, seed).removed for seed in range(60)}) > 50


def test_what_the_seat_has_seen_stays_and_what_another_saw_does_not() -> None:
    match = table(
        held={0: ("witch",)}, rats={"gallia": ("r01", "r02"), "italia": ("s01",), "anglia": ("s05",)}
    )
    play(match, "power:witch", "rat:gallia,2", "rat:italia,1", "keep")
    mine = [match.state.imagine(0, seed) for seed in range(40)]
    assert {state.rats[1][1] for state in mine} == {TOKEN_OF["r02"]}
    assert {state.rats[5][0] for state in mine} == {TOKEN_OF["s01"]}
    theirs = [match.state.imagine(1, seed) for seed in range(40)]
    assert len({state.rats[1][1] for state in theirs}) > 5
    # Seat 0 still knows two tokens there, whatever they now are.
    assert all(state.seen[0] == (1 << state.rats[1][1] | 1 << state.rats[5][0]) for state in theirs)


def test_the_ring_on_the_back_is_seen_by_all() -> None:
    match = table(rats={"gallia": ("s01", "r02")})
    for seat in (0, 1, None):
        assert [rat.ring for rat in match.state.view(seat).regions[1].rats] == [True, False]
    for seed in range(20):
        a, b = match.state.imagine(2, seed).rats[1]
        assert a < RINGS <= b


def test_a_returned_token_may_be_any_of_those_turned() -> None:
    match = table(
        cards=("soldier", "messenger", "witch", "monk", "nun", "baker"),
        held={3: ("soldier", "monk"), 2: ("witch",)},
        ended_by=0,
        plague="hispania",
        rats={"polonia": 1},
        supply=(),
        flipped=("r01", "r02", "r03"),
    )
    play(match, "power:soldier", "region:italia", "done")
    drawn = match.state.returned
    believed = [match.state.imagine(1, seed) for seed in range(40)]
    assert {TOKENS[state.returned].name for state in believed} == {"r01", "r02", "r03"}
    assert all(
        state.rats[5] == (state.returned,) and state.returned not in state.flipped for state in believed
    )
    play(match, "power:witch", "rat:italia,1")
    assert {match.state.imagine(2, seed).returned for seed in range(20)} == {drawn}


def test_tokens_lying_open_are_known_to_all() -> None:
    match = table(
        cards=("crusader", "messenger", "witch", "monk", "nun", "baker"),
        held={0: ("crusader",)},
        plague="gallia",
        cubes={"italia": (0, 3, 0, 0)},
        rats={"italia": ("r30", "r31")},
    )
    play(match, "plague", "region:italia", "region:hungaria", "region:hungaria", "together")
    assert match.state.imagine(2, 1).rats[5] == match.state.rats[5]
    assert [rat.face is not None for rat in match.state.view(None).regions[5].rats] == [True, True]


def test_a_table_may_leave_turned_tokens_to_memory() -> None:
    open_table = table(flipped=("r01",))
    hidden = table(flipped=("r01",), options={"token_counter": "hidden"})
    assert [face.name for face in open_table.state.view(0).flipped or ()] == ["r01"]
    assert hidden.state.view(0).flipped is None


def test_events_of_a_look_reach_the_looker_only() -> None:
    match = Europe(GAME, 3, 7, WITCHES)
    rng = random.Random(7)
    private = 0
    while match.state.stack:
        decision = match.state.decision
        assert decision is not None
        options = match.state.options()
        liked = [option for option in options if option.value == "witch"]
        events = match.play(rng.choice(liked or options))
        secrets = [event for event in events if event.only is not None]
        assert all(event.kind == "saw" and event.only == decision.seat for event in secrets)
        assert not any(event.kind == "saw" for event in heard_by(events, (decision.seat + 1) % 3))
        private += len(secrets)
    assert private
