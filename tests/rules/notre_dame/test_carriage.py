"""Driving the carriage, and the messages it collects."""

import pytest

from rules.notre_dame.actions import PlayCard
from rules.notre_dame.carriage import Drive, TakeMessage
from rules.notre_dame.names import MESSAGES
from rules.notre_dame.streets import market_name, market_number
from tests.rules.driving import expects, offered, play, told
from tests.rules.notre_dame.paris import Paris, table

COACHES = ("carriage_house", "carriage_house", "park")
#: The markets of a quarter where messages lie.
CORNERS = ("inner_left", "inner_right", "outer_left", "outer_right")


def lay(match: Paris, **messages: str) -> None:
    for market, kind in messages.items():
        match.state.messages[market_number(market)] = MESSAGES.index(kind)


def corners_of(quarter: int) -> tuple[str, ...]:
    return tuple(f"{corner}_{quarter}" for corner in CORNERS)


# Driving.


def test_a_first_drive_of_one_step_reaches_the_neighbouring_markets_or_none() -> None:
    match = table(4, s1={"hand": COACHES}, options={"first_player": "seat_1"})
    play(match, "card:carriage_house")
    expects(match, Drive, seat=1)
    assert offered(match) == [
        "market:centre_0",
        "market:inner_right_0",
        "market:inner_left_1",
        "market:inner_right_1",
        "market:outer_left_1",
        "market:outer_right_1",
        "market:centre_2",
        "market:inner_left_2",
        "stay",
    ]


@pytest.mark.parametrize(("pieces", "ends"), [(1, 3), (2, 12), (3, 19), (4, 20)])
def test_a_drive_may_end_on_every_market_up_to_so_many_steps_away(pieces: int, ends: int) -> None:
    match = table(4, s0={"carriage_house": pieces - 1, "carriage": "outer_left_0", "hand": COACHES})
    play(match, "card:carriage_house")
    reached = offered(match)
    assert reached[-1] == "stay"
    assert len(reached) - 1 == ends
    assert {"market:centre_0", "market:outer_right_0", "market:outer_right_3"} <= set(reached)


def test_a_carriage_stops_on_own_and_foreign_markets_alike() -> None:
    match = table(3, s0={"carriage_house": 1, "hand": COACHES}, bare=corners_of(1))
    events = play(match, "card:carriage_house", "market:outer_right_1")
    assert told(events, "drove") == [("centre_0", "outer_right_1")]
    assert market_name(match.state.carriage[0]) == "outer_right_1"


def test_any_number_of_carriages_may_stand_on_a_market() -> None:
    match = table(3, s0={"hand": COACHES}, s1={"carriage": "centre_2"}, s2={"carriage": "centre_2"})
    play(match, "card:carriage_house", "market:centre_2")
    assert [market_name(market) for market in match.state.carriage] == ["centre_2"] * 3


def test_the_next_drive_begins_where_the_last_one_ended() -> None:
    match = table(2, s0={"hand": COACHES}, bare=("outer_left_0",))
    play(match, "card:carriage_house", "market:outer_left_0", "card:school", "card:carriage_house")
    assert "market:outer_right_3" in offered(match)
    assert "market:centre_2" not in offered(match)


def test_a_carriage_may_stay_but_collects_nothing_then() -> None:
    match = table(s0={"carriage": "inner_left_1", "hand": COACHES})
    events = play(match, "card:carriage_house", "stay")
    assert told(events, "stayed") == [()]
    assert market_name(match.state.carriage[0]) == "inner_left_1"
    assert match.state.taken[0] == ()
    expects(match, PlayCard, seat=1)


def test_one_step_is_not_enough_to_come_back_to_where_one_stands() -> None:
    match = table(s0={"carriage": "inner_left_1", "hand": COACHES})
    play(match, "card:carriage_house")
    assert "market:inner_left_1" not in offered(match)


def test_two_steps_out_and_back_collect_the_message_where_one_stood() -> None:
    match = table(s0={"carriage_house": 1, "carriage": "inner_left_1", "hand": COACHES})
    lay(match, inner_left_1="plain")
    play(match, "card:carriage_house", "market:inner_left_1")
    expects(match, TakeMessage, seat=0)
    play(match, "take")
    assert match.state.prestige[0] == 4


def test_messages_on_the_way_are_not_collected() -> None:
    match = table(s0={"carriage_house": 1, "hand": COACHES})
    play(match, "card:carriage_house", "market:outer_left_1", "leave")
    assert match.state.taken[0] == ()
    assert len(match.state.view(0).messages) == 12


def test_a_drive_to_a_market_without_a_message_is_allowed() -> None:
    match = table(s0={"hand": COACHES}, bare=("inner_left_0",))
    play(match, "card:carriage_house", "market:inner_left_0")
    assert market_name(match.state.carriage[0]) == "inner_left_0"
    expects(match, PlayCard, seat=1)


def test_green_reaches_two_messages_and_two_markets_without_one_in_a_single_step() -> None:
    match = table(4, s0={"carriage": "inner_left_1", "hand": COACHES})
    play(match, "card:carriage_house")
    assert offered(match) == [
        "market:centre_0",
        "market:inner_right_0",
        "market:centre_1",
        "market:inner_right_1",
        "stay",
    ]
    assert sum(market in match.state.view(0).messages for market in ("inner_right_0", "inner_right_1")) == 2


# What a message brings.


@pytest.mark.parametrize(
    ("kind", "prestige", "coins", "supply", "rat"),
    [("coin", 1, 4, 3, 5), ("cube", 2, 3, 4, 5), ("rat", 3, 3, 3, 4), ("plain", 4, 3, 3, 5)],
)
def test_a_message_is_carried_out_at_once(
    kind: str, prestige: int, coins: int, supply: int, rat: int
) -> None:
    match = table(s0={"rat": 5, "supply": 4, "hand": COACHES})
    lay(match, inner_left_1=kind)
    events = play(match, "card:carriage_house", "market:inner_left_1", "take")
    assert told(events, "message") == [("inner_left_1", kind)]
    assert (match.state.prestige[0], match.state.coins[0]) == (prestige, coins)
    assert (match.state.supply[0], match.state.rat[0]) == (supply, rat)


def test_a_message_taken_leaves_its_market_and_lies_before_its_owner() -> None:
    match = table(4, s0={"hand": COACHES})
    lay(match, inner_right_3="cube")
    play(match, "card:carriage_house", "market:inner_right_3", "take")
    view = match.state.view(2)
    assert "inner_right_3" not in view.messages
    assert view.quarters[0].messages == ((3, "cube"),)


def test_taking_a_message_is_optional() -> None:
    match = table(s0={"hand": COACHES})
    play(match, "card:carriage_house", "market:inner_left_1")
    assert offered(match) == ["take", "leave"]
    events = play(match, "leave")
    assert told(events, "left_message") == [("inner_left_1",)]
    assert "inner_left_1" in match.state.view(0).messages
    assert match.state.prestige[0] == 0


def test_joined_benefits_stand_each_on_its_own_a_message_without_a_cube_still_gives_points() -> None:
    match = table(s0={"supply": 14, "hand": COACHES})
    lay(match, inner_left_1="cube")
    play(match, "card:carriage_house", "market:inner_left_1", "take")
    assert (match.state.prestige[0], match.state.supply[0]) == (2, 13)


def test_a_message_with_a_rat_gives_only_points_when_the_rat_is_on_0() -> None:
    match = table(s0={"rat": 0, "hand": COACHES})
    lay(match, inner_left_1="rat")
    play(match, "card:carriage_house", "market:inner_left_1", "take")
    assert (match.state.prestige[0], match.state.rat[0]) == (3, 0)


def test_a_message_of_the_third_kind_steps_the_rat_back_without_asking() -> None:
    match = table(s0={"rat": 5, "hand": COACHES})
    lay(match, inner_left_1="rat")
    play(match, "card:carriage_house", "market:inner_left_1", "take")
    assert (match.state.prestige[0], match.state.rat[0]) == (3, 4)
    expects(match, PlayCard, seat=1)


def test_the_coin_of_a_message_comes_from_the_richest_seat_when_the_supply_is_empty() -> None:
    match = table(s0={"coins": 3, "hand": COACHES}, s1={"coins": 10}, s2={"coins": 12})
    lay(match, inner_left_1="coin")
    play(match, "card:carriage_house", "market:inner_left_1", "take")
    assert match.state.coins == [4, 10, 11]


def test_the_park_adds_its_bonus_to_the_points_of_a_message() -> None:
    match = table(s0={"park": 2, "hand": COACHES})
    lay(match, inner_left_1="plain")
    play(match, "card:carriage_house", "market:inner_left_1", "take")
    assert match.state.prestige[0] == 5


# Which message may be taken.


def collects(match: Paris, market: str) -> bool:
    play(match, "card:carriage_house", f"market:{market}")
    return type(match.state.decision) is TakeMessage


def test_yellow_who_took_a_red_message_first_reaches_a_second_one_in_vain() -> None:
    match = table(5, s0={"hand": COACHES})
    lay(match, inner_left_1="cube")
    play(match, "card:carriage_house", "market:inner_left_1", "take")
    assert (match.state.prestige[0], match.state.supply[0]) == (2, 4)
    play(match, *["card:school"] * 4)
    assert not collects(match, "inner_right_1")
    expects(match, PlayCard, seat=1)


def test_yellow_who_took_a_red_message_first_may_take_another_colour_next() -> None:
    match = table(5, s0={"carriage": "inner_left_1", "taken": [(1, "cube")], "hand": COACHES})
    assert collects(match, "inner_right_0")


RED, VIOLET, BLUE, GREEN = range(4)
ONE_EACH_BUT_BLUE = [(VIOLET, "plain"), (GREEN, "plain"), (RED, "plain")]


@pytest.mark.parametrize(
    ("market", "allowed"),
    [("inner_left_0", False), ("inner_left_1", False), ("inner_left_2", True), ("inner_left_3", False)],
)
def test_red_with_violet_green_and_red_has_to_take_blue_next(market: str, allowed: bool) -> None:
    match = table(4, s0={"carriage_house": 4, "taken": ONE_EACH_BUT_BLUE, "hand": COACHES})
    assert collects(match, market) == allowed


@pytest.mark.parametrize("market", ["inner_left_0", "inner_left_1", "inner_left_2", "inner_left_3"])
def test_red_with_one_of_each_colour_may_take_any(market: str) -> None:
    taken = [*ONE_EACH_BUT_BLUE, (BLUE, "plain")]
    match = table(4, s0={"carriage_house": 4, "taken": taken, "hand": COACHES})
    assert collects(match, market)


@pytest.mark.parametrize(
    ("market", "allowed"),
    [("inner_left_0", True), ("inner_left_1", True), ("inner_left_2", False), ("inner_left_3", True)],
)
def test_red_with_a_second_blue_has_to_take_the_three_others_first(market: str, allowed: bool) -> None:
    taken = [*ONE_EACH_BUT_BLUE, (BLUE, "plain"), (BLUE, "coin")]
    match = table(4, s0={"carriage_house": 4, "taken": taken, "hand": COACHES})
    assert collects(match, market) == allowed


def test_the_first_message_may_be_of_any_colour_the_own_one_too() -> None:
    for market in ("outer_left_0", "outer_left_1", "outer_left_2"):
        assert collects(table(s0={"carriage_house": 4, "hand": COACHES}), market)


def test_a_message_of_a_colour_forbids_that_colour_only() -> None:
    for market, allowed in (("outer_left_0", True), ("outer_left_1", False), ("outer_left_2", True)):
        match = table(s0={"carriage_house": 4, "taken": [(1, "plain")], "hand": COACHES})
        assert collects(match, market) == allowed


def test_with_two_seats_all_four_colours_count() -> None:
    taken = [(0, "plain"), (2, "plain")]
    for market, allowed in (("outer_left_0", False), ("outer_left_1", True), ("outer_left_3", True)):
        match = table(2, s0={"carriage_house": 4, "taken": taken, "hand": COACHES})
        assert collects(match, market) == allowed


@pytest.mark.parametrize("gone", [0, 1, 2, 3])
def test_a_colour_of_which_no_message_lies_any_more_is_disregarded(gone: int) -> None:
    others = [colour for colour in range(4) if colour != gone]
    coach = {"carriage_house": 4, "taken": [(colour, "plain") for colour in others], "hand": COACHES}
    for colour in others:
        assert not collects(table(4, s0=coach, bare=corners_of(gone)[1:]), f"outer_left_{colour}")
        assert not collects(table(4, s0=coach, bare=corners_of(gone)[:-1]), f"outer_left_{colour}")
        assert collects(table(4, s0=coach, bare=corners_of(gone)), f"outer_left_{colour}")


def test_a_colour_gone_does_not_lift_the_limit_among_the_others() -> None:
    coach = {"carriage_house": 4, "taken": [(1, "plain")], "hand": COACHES}
    assert not collects(table(s0=coach, bare=corners_of(2)), "outer_left_1")
    assert collects(table(s0=coach, bare=corners_of(2)), "outer_left_0")


def test_messages_of_a_single_colour_left_may_all_be_taken() -> None:
    coach = {"carriage_house": 4, "taken": [(1, "plain"), (1, "coin")], "hand": COACHES}
    match = table(s0=coach, bare=(*corners_of(0), *corners_of(2)))
    assert collects(match, "outer_left_1")


def test_the_limit_counts_the_messages_of_each_seat_for_itself() -> None:
    match = table(s0={"carriage_house": 4, "hand": COACHES}, s1={"taken": [(1, "plain")]})
    assert collects(match, "outer_left_1")
