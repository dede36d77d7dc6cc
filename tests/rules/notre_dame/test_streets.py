"""The streets of Paris."""

import pytest

from rules.notre_dame.names import BARE
from rules.notre_dame.streets import MARKETS, PLANS, links, market_name, market_number, neighbours, reachable
from tests.rules.driving import offered, play
from tests.rules.notre_dame.paris import table

COACHES = ("carriage_house", "carriage_house", "park")
#: The markets of a quarter where messages lie.
CORNERS = ("inner_left", "inner_right", "outer_left", "outer_right")


def near(plan: str, quarters: int, market: str) -> set[str]:
    return {market_name(there) for there in neighbours(plan, quarters, market_number(market))}


def distances(plan: str, quarters: int, start: int) -> dict[int, int]:
    steps = {start: 0}
    while len(steps) < quarters * 5:
        far = max(steps.values()) + 1
        steps |= {there: far for there in reachable(plan, quarters, start, far) if there not in steps}
    return steps


def corners_of(quarter: int) -> tuple[str, ...]:
    return tuple(f"{corner}_{quarter}" for corner in CORNERS)


# The street plan. T1 to T10 are the facts about it that the spec has gathered.


def test_t1_each_quarter_has_a_market_in_the_centre_and_four_others() -> None:
    assert MARKETS == ("centre", "inner_left", "inner_right", "outer_left", "outer_right")


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_t1_messages_lie_on_all_markets_but_the_centres(seats: int) -> None:
    messages = table(seats).state.messages
    assert len(messages) == 5 * (4 if seats == 2 else seats)
    assert [market % 5 for market, kind in enumerate(messages) if kind == BARE] == [0] * (len(messages) // 5)


@pytest.mark.parametrize("plan", PLANS)
@pytest.mark.parametrize("quarters", [3, 4, 5])
def test_t2_the_four_others_are_one_step_from_their_centre(plan: str, quarters: int) -> None:
    for quarter in range(quarters):
        assert near(plan, quarters, f"centre_{quarter}") >= set(corners_of(quarter))


@pytest.mark.parametrize("quarters", [3, 4, 5])
def test_t3_the_four_markets_around_a_crossing_are_one_step_apart(quarters: int) -> None:
    for here in range(quarters):
        there = (here + 1) % quarters
        around = {f"centre_{here}", f"inner_right_{here}", f"inner_left_{there}", f"centre_{there}"}
        for market in around:
            assert near("crossings", quarters, market) >= around - {market}


@pytest.mark.parametrize("plan", PLANS)
@pytest.mark.parametrize("quarters", [3, 4, 5])
def test_t4_carriages_may_use_the_perimeter_all_the_way_round(plan: str, quarters: int) -> None:
    for here in range(quarters):
        there = (here + 1) % quarters
        assert f"outer_right_{here}" in near(plan, quarters, f"outer_left_{here}")
        assert f"outer_left_{there}" in near(plan, quarters, f"outer_right_{here}")


@pytest.mark.parametrize("plan", PLANS)
@pytest.mark.parametrize("quarters", [3, 4, 5])
def test_t6_all_quarters_are_alike(plan: str, quarters: int) -> None:
    turned = {((a + 5) % (quarters * 5), (b + 5) % (quarters * 5)) for a, b in links(plan, quarters)}
    assert {tuple(sorted(link)) for link in turned} == set(links(plan, quarters))


def test_t7_a_foreign_message_can_be_one_step_from_ones_own_centre() -> None:
    assert near("crossings", 4, "centre_1") == {
        *("inner_left_1", "inner_right_1", "outer_left_1", "outer_right_1"),
        *("centre_0", "inner_right_0"),
        *("centre_2", "inner_left_2"),
    }


def test_t8_a_market_has_two_neighbours_with_and_two_without_a_message() -> None:
    assert near("crossings", 4, "inner_left_1") == {"inner_right_1", "inner_right_0", "centre_1", "centre_0"}


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_t9_each_quarter_has_each_of_the_four_messages_once(seats: int) -> None:
    messages = table(seats).state.messages
    for start in range(0, len(messages), 5):
        assert sorted(messages[start + 1 : start + 5]) == [0, 1, 2, 3]


def test_t10_two_seats_drive_on_the_streets_of_four() -> None:
    match = table(2, s0={"carriage_house": 3, "hand": COACHES})
    play(match, "card:carriage_house")
    assert {option.removeprefix("market:") for option in offered(match)} == {
        "stay",
        *(f"{market}_{quarter}" for market in MARKETS for quarter in range(4)),
    }


@pytest.mark.parametrize(
    ("plan", "quarters", "number"),
    [
        ("crossings", 3, 33),
        ("crossings", 4, 44),
        ("crossings", 5, 55),
        ("rings", 3, 30),
        ("rings", 4, 40),
        ("rings", 5, 50),
    ],
)
def test_a_plan_has_so_many_links(plan: str, quarters: int, number: int) -> None:
    assert len(links(plan, quarters)) == number


@pytest.mark.parametrize("quarters", [3, 4, 5])
@pytest.mark.parametrize(("plan", "degrees"), [("crossings", [8, 4, 4, 3, 3]), ("rings", [4, 4, 4, 4, 4])])
def test_so_many_streets_leave_each_market(plan: str, degrees: list[int], quarters: int) -> None:
    for market in range(quarters * 5):
        assert len(neighbours(plan, quarters, market)) == degrees[market % 5]


@pytest.mark.parametrize(
    ("quarters", "numbers"), [(3, {1: 6, 2: 6}), (4, {1: 6, 2: 8, 3: 2}), (5, {1: 6, 2: 8, 3: 6})]
)
def test_so_many_messages_lie_one_two_and_three_steps_from_ones_own_centre(
    quarters: int, numbers: dict[int, int]
) -> None:
    steps = [far for market, far in distances("crossings", quarters, 0).items() if market % 5]
    assert {far: steps.count(far) for far in sorted(set(steps))} == numbers


@pytest.mark.parametrize(
    ("plan", "quarters", "longest"),
    [
        ("crossings", 3, 3),
        ("crossings", 4, 4),
        ("crossings", 5, 4),
        ("rings", 3, 4),
        ("rings", 4, 5),
        ("rings", 5, 6),
    ],
)
def test_no_two_markets_are_further_apart_than_this(plan: str, quarters: int, longest: int) -> None:
    ways = [distances(plan, quarters, start) for start in range(quarters * 5)]
    assert max(max(way.values()) for way in ways) == longest


@pytest.mark.parametrize("quarters", [3, 4, 5])
def test_on_the_rings_the_nearest_foreign_message_is_two_steps_away(quarters: int) -> None:
    steps = distances("rings", quarters, market_number("centre_0"))
    foreign = {far for market, far in steps.items() if market // 5 and market % 5}
    assert min(foreign) == 2
