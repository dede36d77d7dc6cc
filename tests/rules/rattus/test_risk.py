"""The forecast of the plague says what the rules would do, averaged over all tokens that may lie there."""

import itertools
from collections.abc import Iterator

import pytest

from rules.kernel import Seat
from rules.rattus.endgame import LastTurn
from rules.rattus.europe import REGION_OF
from rules.rattus.names import NOBODY
from rules.rattus.plague import Spread
from rules.rattus.ravage import NextToken, TurnToken
from rules.rattus.risk import carried, forecast, most_feared, unseen
from rules.rattus.state import Rattus
from rules.rattus.tokens import RINGS, TOKENS
from rules.rattus.turn import Turn
from tests.rules.driving import expects, play
from tests.rules.rattus.europe import TOKEN_OF, Europe, table

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


WITH_SERF = ("serf", "peasant", "monk", "knight", "witch", "merchant")
SOLDIERS = ("soldier", "peasant", "monk", "nun", "witch", "merchant")


def endings(state: Rattus) -> Iterator[Rattus]:
    """Play an outbreak to its end in every way that whoever brings it could."""
    asked = state.decision
    if isinstance(asked, Turn | LastTurn):
        yield state
        return
    # Where the new rats go does not matter here.
    for option in state.options()[: 1 if isinstance(asked, Spread) else None]:
        after = state.clone()
        after.apply(option)
        yield from endings(after)


@pytest.mark.parametrize("cubes", [(0, 4), (0, 3, 2), (1, 3, 2), (2, 4, 3), (3, 2, 1)])
@pytest.mark.parametrize("cards", [["knight"], ["serf"], ["knight", "serf"]])
@pytest.mark.parametrize("tokens", [["r26"], ["r18", "r19"], ["r10", "r09", "r26"], ["r28", "r14", "r21"]])
def test_the_worst_is_what_a_knight_or_a_serf_can_bring_about(
    cubes: tuple[int, ...], cards: list[str], tokens: list[str]
) -> None:
    held = {0: cards, 1: ["monk", "merchant"], 2: ["witch"]}
    match = table(3, cards=WITH_SERF, held=held, cubes={"gallia": cubes}, rats={"gallia": tokens})
    match.state.seen[0] = sum(1 << token for token in match.state.rats[GALLIA])
    weighed = forecast(match.state.view(0), "gallia")
    match.play("plague")
    match.state.apply(next(option for option in match.state.options() if option.value == "gallia"))
    left = [state.cubes[GALLIA * 4 : GALLIA * 4 + 4] for state in endings(match.state)]
    for risk in weighed.risks:
        assert risk.worst == risk.cubes - min(cubes[risk.seat] for cubes in left)


def test_only_the_knight_of_whoever_plays_is_feared() -> None:
    risks = []
    for seat in (0, 1):
        match = table(2, held={seat: ["knight"]}, cubes={"gallia": (0, 4)}, rats={"gallia": ["r26"]})
        match.state.seen[0] = sum(1 << token for token in match.state.rats[GALLIA])
        risk = forecast(match.state.view(0), "gallia").of(1)
        assert risk is not None
        risks.append(risk)
    assert TOKENS[match.state.rats[GALLIA][0]].limit > 4
    assert risks[0].worst > 0
    assert risks[1].worst == 0
    assert risks[0].expected == risks[1].expected == 0


def test_a_knight_who_has_had_his_say_is_feared_no_more() -> None:
    match = table(2, held={0: ["knight"]}, cubes={"gallia": (0, 4)}, rats={"gallia": ["r26", "r27"]})
    match.state.seen[0] = sum(1 << token for token in match.state.rats[GALLIA])
    for action in ("plague", "region:gallia", "region:italia", "region:italia"):
        match.play(action)
    assert not forecast(match.state.view(0), "gallia").harmless
    match.play("neutral:0")
    expects(match, TurnToken)
    assert forecast(match.state.view(0), "gallia").harmless


def test_in_the_last_round_a_knight_still_to_come_is_feared_everywhere() -> None:
    match = table(
        2, held={1: ["knight"]}, cubes={"gallia": (4, 0)}, rats={"gallia": ["r26"]}, supply=[], ended_by=0
    )
    match.state.seen[0] = sum(1 << token for token in match.state.rats[GALLIA])
    risk = forecast(match.state.view(0), "gallia").of(0)
    assert risk is not None
    assert (risk.expected, risk.worst > 0) == (0, True)


def test_a_token_that_a_soldier_brought_back_is_one_of_those_turned() -> None:
    match = table(
        2,
        cards=SOLDIERS,
        held={1: ["soldier", "witch"]},
        cubes={"gallia": (2, 2)},
        supply=[],
        flipped=["r09", "r26"],
        ended_by=0,
    )
    match.play("power:soldier")
    match.play("region:gallia")
    assert match.rats("gallia")[0] in ("r09", "r26")
    assert match.state.view(0).regions[GALLIA].rats[0].returned
    outcomes = [deaths(match, (TOKEN_OF[name],)) for name in ("r09", "r26")]
    assert outcomes[0] != outcomes[1]
    for seat in (0, 1):
        assert expected(match, seat) == pytest.approx(sum(lost[seat] for lost in outcomes) / 2)


def test_only_where_the_plague_goes_or_grows_does_it_bring_a_risk() -> None:
    match = table(2, held={0: ["knight"]}, cubes={"gallia": (2, 2)}, rats={"gallia": ["r20"]})
    before = match.state.view(0)
    play(match, "take:monk")
    assert carried(before, match.state.view(0), 0) is None
    play(match, "plague", "region:gallia", "region:hispania")
    arrived = match.state.view(0)
    assert carried(before, arrived, 0) == forecast(arrived, "gallia").of(0)
    match.state.neutral = 2
    assert carried(arrived, match.state.view(0), 1) == forecast(match.state.view(0), "gallia").of(1)
    assert carried(match.state.view(0), match.state.view(0), 1) is None


def test_most_is_feared_where_most_would_be_lost_or_else_where_the_plague_is() -> None:
    homes = {"gallia": (1, 5), "polonia": (4, 1)}
    match = table(2, cubes=homes, rats={"gallia": ["r20"], "polonia": ["r21"]})
    assert most_feared(match.state.view(0)) == most_feared(match.state.view(None)) == "polonia"
    assert most_feared(match.state.view(1)) == "gallia"
    assert most_feared(table(2, cubes=homes, plague="anglia").state.view(0)) == "anglia"


@pytest.mark.parametrize(("card", "feared"), [("crusader", True), ("serf", True), ("peasant", False)])
def test_in_the_last_round_a_plague_that_counts_is_feared_where_somebody_carries_it_on(
    card: str, feared: bool
) -> None:
    match = table(
        3,
        cards=("crusader", "serf", "peasant", "king", "knight", "soldier"),
        held={1: [card, "king"]},
        ended_by=0,
        cubes={"gallia": (0, 4), "hispania": (0, 1)},
        rats={"gallia": ["r26"]},
    )
    match.state.neutral = 2
    match.state.seen[0] = sum(1 << token for token in match.state.rats[GALLIA])
    assert forecast(match.state.view(0), "gallia").harmless is not feared
