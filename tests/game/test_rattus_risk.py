"""The forecast of the plague says what the rules would do, averaged over all tokens that may lie there."""

import itertools

import pytest

from game.table.rattus_risk import forecast, unseen
from rules.kernel import Seat
from rules.rattus.europe import REGION_OF
from rules.rattus.names import NOBODY
from rules.rattus.ravage import NextToken
from rules.rattus.tokens import RINGS, TOKENS
from tests.rules.rattus.europe import Europe, table

GALLIA = REGION_OF["gallia"]


def deaths(match: Europe, tokens: tuple[int, ...]) -> tuple[int, ...]:
    """Let the rules turn these tokens in Gallia, in this order, and count the dead of each seat."""
    state = match.state.clone()
    before = state.cubes[GALLIA * 4 : GALLIA * 4 + 4]
    for token in tokens:
        state.rats[GALLIA] = (token,)
        state.stack.clear()
        state.push(NextToken(NOBODY, GALLIA))
        state.proceed()
    after = state.cubes[GALLIA * 4 : GALLIA * 4 + 4]
    return tuple(was - now for was, now in zip(before, after, strict=True))


def expected(match: Europe, seat: Seat) -> float:
    risk = forecast(match.state.view(0), "gallia").of(seat)
    assert risk is not None
    return risk.expected


@pytest.mark.parametrize("cubes", [(1, 1), (2, 1, 1), (3, 0, 2, 2), (4, 4, 0, 1)])
def test_one_hidden_token_is_weighed_over_all_that_have_its_back(cubes: tuple[int, ...]) -> None:
    held = {0: ["peasant", "king"], 1: ["monk"], 2: ["witch", "knight"]}
    match = table(held=held, cubes={"gallia": cubes}, rats={"gallia": ["r20"]})
    pool = range(RINGS, len(TOKENS))
    outcomes = [deaths(match, (token,)) for token in pool]
    for seat, living in enumerate(cubes):
        if living:
            average = sum(lost[seat] for lost in outcomes) / len(outcomes)
            assert expected(match, seat) == pytest.approx(average)


def test_two_hidden_tokens_are_weighed_in_every_order_and_without_repeating() -> None:
    match = table(
        held={0: ["king"]}, cubes={"gallia": (2, 2)}, rats={"gallia": ["r20", "r21"]}, nuns=["gallia"]
    )
    pairs = list(itertools.permutations(range(RINGS, len(TOKENS)), 2))
    outcomes = [deaths(match, pair) for pair in pairs]
    for seat in (0, 1):
        assert expected(match, seat) == pytest.approx(sum(lost[seat] for lost in outcomes) / len(pairs))
        risk = forecast(match.state.view(0), "gallia").of(seat)
        assert risk is not None
        assert risk.worst == max(lost[seat] for lost in outcomes)


def test_a_token_one_has_seen_is_certain_for_oneself_only() -> None:
    match = table(held={0: ["witch"]}, cubes={"gallia": (2, 2)}, rats={"gallia": ["r02"]})
    before = expected(match, 0)
    match.state.seen[0] = 1 << next(n for n, token in enumerate(TOKENS) if token.name == "r02")
    assert expected(match, 0) == 1.0
    other = forecast(match.state.view(1), "gallia").of(0)
    assert other is not None
    assert other.expected == pytest.approx(before)


def test_tokens_already_turned_are_not_feared_again() -> None:
    gone = [token.name for token in TOKENS if not token.ring and token.limit <= 4]
    match = table(cubes={"gallia": (2, 2)}, rats={"gallia": ["r20"]}, flipped=gone)
    assert {face.limit for face in unseen(match.state.view(0)) if face.name.startswith("r")} == {5, 6}
    assert forecast(match.state.view(0), "gallia").harmless


def test_potions_are_given_up_before_cubes() -> None:
    plain = table(held={0: ["king"]}, cubes={"gallia": (2, 2)}, rats={"gallia": ["r20"]})
    safe = table(
        held={0: ["king"]}, cubes={"gallia": (2, 2)}, rats={"gallia": ["r20"]}, potions={"gallia": {0: [2]}}
    )
    assert expected(safe, 0) == 0
    assert expected(plain, 0) > 0
    assert expected(safe, 1) == expected(plain, 1)
