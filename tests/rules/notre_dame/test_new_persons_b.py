"""The favours of the New Persons of period B."""

import pytest

from rules.kernel import IllegalAction, heard_by
from rules.notre_dame.bribes import Bribe
from rules.notre_dame.names import CATHEDRAL
from rules.notre_dame.new_persons import DeliverAgain
from rules.notre_dame.round import EndRound, Round
from tests.rules.driving import expects, offered, play, told
from tests.rules.notre_dame.paris import table

# Spy.

TO_COME = ("lawyer", "beggar_king", "carpenter", "mistress", "mayor")


def test_the_spy_gives_two_points() -> None:
    match = table(phase="bribes", persons=("hostess", "monk", "spy"), s0={"park": 2})
    events = play(match, "bribe:spy")
    assert told(events, "prestige") == [(2, 1, "spy")]


def test_the_spy_shows_the_grey_persons_to_come_to_whoever_bribed_him_alone() -> None:
    match = table(phase="bribes", persons=("hostess", "monk", "spy"))
    match.state.grey = TO_COME
    events = play(match, "bribe:spy")
    assert told(heard_by(events, 0), "spied") == [(TO_COME,)]
    assert told(heard_by(events, 1), "spied") == []
    assert told(heard_by(events, None), "spied") == []
    assert match.state.view(0).grey == TO_COME
    assert match.state.view(1).grey is None
    assert match.state.view(None).grey is None


def test_the_spy_leaves_the_grey_persons_in_their_order() -> None:
    match = table(phase="bribes", persons=("hostess", "monk", "spy"))
    match.state.grey = TO_COME
    play(match, "bribe:spy")
    assert match.state.grey == TO_COME


def test_what_the_spy_showed_is_remembered_in_later_rounds() -> None:
    match = table(phase="bribes", persons=("hostess", "monk", "spy"))
    match.state.grey = TO_COME
    match.state.stack[:] = [Round(), EndRound(), Bribe(0)]
    play(match, "bribe:spy")
    assert match.state.persons[2] == "lawyer"
    assert match.state.view(0).grey == ("beggar_king", "carpenter", "mistress", "mayor")
    assert match.state.view(1).grey is None


def test_what_the_spy_showed_is_no_riddle_to_that_seat_any_more() -> None:
    match = table(phase="bribes", persons=("hostess", "monk", "spy"))
    match.state.grey = TO_COME
    play(match, "bribe:spy")
    assert {match.state.imagine(0, seed).grey for seed in range(20)} == {TO_COME}
    assert len({match.state.imagine(1, seed).grey for seed in range(20)}) > 1


def test_a_look_given_by_the_spy_is_not_taken_back() -> None:
    match = table(phase="bribes", persons=("hostess", "monk", "spy"))
    play(match, "bribe:spy")
    assert not match.can_undo()


# Travelling folk.


def test_the_travelling_folk_give_two_points_for_every_cube_sent_back_to_the_reserve() -> None:
    match = table(phase="bribes", persons=("hostess", "monk", "travelling_folk"), s0={"bank": 3, "inn": 1})
    play(match, "bribe:travelling_folk", "sector:bank", "sector:bank", "sector:inn")
    assert match.state.prestige[0] == 0
    events = play(match, "done")
    assert told(events, "prestige") == [(6, 0, "travelling_folk")]
    assert match.state.quarter(0) == [0, 1, 0, 0, 0, 0, 0]
    assert (match.state.supply[0], match.state.reserve[0]) == (4, 9)


def test_the_travelling_folk_take_cubes_of_the_quarter_and_the_cathedral_but_no_confidant() -> None:
    match = table(
        phase="bribes",
        persons=("hostess", "monk", "travelling_folk"),
        s0={"bank": 1, "cathedral": 1, "confidant": "inn"},
    )
    play(match, "bribe:travelling_folk")
    assert offered(match) == ["sector:bank", "cathedral", "done"]
    play(match, "cathedral")
    assert match.state.cubes[CATHEDRAL] == 0
    assert offered(match) == ["sector:bank", "done"]


def test_the_travelling_folk_may_go_with_no_cube_at_all() -> None:
    match = table(phase="bribes", persons=("hostess", "monk", "travelling_folk"), s0={"bank": 2, "park": 2})
    events = play(match, "bribe:travelling_folk", "done")
    assert told(events, "prestige") == []
    assert match.state.quarter(0) == [0, 2, 0, 0, 0, 2, 0]


def test_the_travelling_folk_may_take_every_cube_from_the_board() -> None:
    match = table(phase="bribes", persons=("hostess", "monk", "travelling_folk"), s0={"bank": 1, "inn": 1})
    play(match, "bribe:travelling_folk", "sector:bank", "sector:inn")
    assert match.state.prestige[0] == 4
    expects(match, Bribe, seat=1)


def test_the_park_adds_its_bonus_once_to_all_the_cubes_of_the_travelling_folk() -> None:
    match = table(phase="bribes", persons=("hostess", "monk", "travelling_folk"), s0={"bank": 3, "park": 4})
    events = play(match, "bribe:travelling_folk", "sector:bank", "sector:bank", "done")
    assert told(events, "prestige") == [(4, 2, "travelling_folk")]


def test_the_travelling_folk_score_after_their_cubes_have_left_the_park() -> None:
    match = table(phase="bribes", persons=("hostess", "monk", "travelling_folk"), s0={"park": 4})
    events = play(match, "bribe:travelling_folk", "sector:park", "done")
    assert told(events, "prestige") == [(2, 1, "travelling_folk")]


# Coachman.

#: The messages of the example: two of one kind, two of another, one of a third.
FIVE_MESSAGES = ((0, "plain"), (1, "plain"), (2, "cube"), (0, "cube"), (1, "coin"))


@pytest.mark.parametrize(
    ("kind", "prestige", "supply", "coins"), [("plain", 8, 4, 2), ("cube", 4, 6, 2), ("coin", 1, 4, 3)]
)
def test_the_coachman_carries_out_all_messages_of_one_kind_again(
    kind: str, prestige: int, supply: int, coins: int
) -> None:
    match = table(phase="bribes", persons=("hostess", "monk", "coachman"), s0={"taken": FIVE_MESSAGES})
    play(match, "bribe:coachman")
    expects(match, DeliverAgain, seat=0)
    assert offered(match) == ["message:coin", "message:cube", "message:plain", "decline"]
    play(match, f"message:{kind}")
    assert match.state.prestige[0] == prestige
    assert match.state.supply[0] == supply
    assert match.state.coins[0] == coins
    assert len(match.state.taken[0]) == 5


def test_several_messages_of_the_coachman_earn_the_park_bonus_once() -> None:
    match = table(
        phase="bribes", persons=("hostess", "monk", "coachman"), s0={"taken": FIVE_MESSAGES, "park": 2}
    )
    events = play(match, "bribe:coachman", "message:plain")
    assert told(events, "prestige") == [(8, 1, "coachman")]


@pytest.mark.parametrize(("before", "after"), [(5, 3), (1, 0), (0, 0)])
def test_two_rat_messages_of_the_coachman_chase_the_rat_two_steps_but_not_below_zero(
    before: int, after: int
) -> None:
    match = table(
        phase="bribes",
        persons=("hostess", "monk", "coachman"),
        s0={"taken": ((0, "rat"), (1, "rat")), "rat": before},
    )
    play(match, "bribe:coachman", "message:rat")
    assert match.state.prestige[0] == 6
    assert match.state.rat[0] == after


def test_the_rat_step_of_the_coachman_is_taken_without_asking() -> None:
    messages = ((0, "rat"), (1, "coin"))
    match = table(phase="bribes", persons=("hostess", "monk", "coachman"), s0={"taken": messages, "rat": 5})
    play(match, "bribe:coachman", "message:rat")
    assert match.state.rat[0] == 4
    expects(match, Bribe, seat=1)


def test_the_coachman_brings_only_the_cubes_that_are_left_in_the_reserve() -> None:
    match = table(
        phase="bribes",
        persons=("hostess", "monk", "coachman"),
        s0={"taken": ((0, "cube"), (1, "cube")), "reserve": 1},
    )
    play(match, "bribe:coachman", "message:cube")
    assert (match.state.supply[0], match.state.reserve[0]) == (14, 0)
    assert match.state.prestige[0] == 4


def test_the_coachman_need_not_be_sent_again() -> None:
    match = table(phase="bribes", persons=("hostess", "monk", "coachman"), s0={"taken": FIVE_MESSAGES})
    play(match, "bribe:coachman", "decline")
    assert (match.state.prestige[0], match.state.supply[0]) == (0, 4)
    expects(match, Bribe, seat=1)


def test_the_coachman_does_nothing_for_whoever_has_no_message() -> None:
    match = table(
        phase="bribes",
        persons=("hostess", "monk", "coachman"),
        s0={"park": 2},
        s1={"taken": FIVE_MESSAGES},
    )
    play(match, "bribe:coachman")
    assert match.state.prestige[0] == 0
    expects(match, Bribe, seat=1)


# Trader.


def test_the_trader_gives_a_coin_for_every_own_market_whose_message_is_gone() -> None:
    match = table(
        phase="bribes",
        persons=("hostess", "monk", "trader"),
        bare=("inner_left_0", "outer_right_0", "inner_left_1", "outer_left_2"),
    )
    events = play(match, "bribe:trader")
    assert told(events, "coins") == [(2,)]
    assert match.state.coins[0] == 4


def test_the_trader_does_not_count_the_centre_where_no_message_ever_lay() -> None:
    match = table(phase="bribes", persons=("hostess", "monk", "trader"))
    play(match, "bribe:trader")
    assert match.state.coins[0] == 2


def test_the_trader_counts_the_centre_too_where_the_table_plays_with_five_markets() -> None:
    match = table(
        phase="bribes",
        options={"trader": "five_markets"},
        persons=("hostess", "monk", "trader"),
        bare=("inner_left_0", "inner_right_0", "outer_left_0", "outer_right_0"),
    )
    play(match, "bribe:trader")
    assert match.state.coins[0] == 7


def test_of_two_seats_the_trader_looks_at_the_quarter_opposite_for_the_second() -> None:
    match = table(
        2,
        phase="bribes",
        persons=("hostess", "monk", "trader"),
        bare=("inner_left_1", "inner_left_2", "outer_left_2", "inner_right_2"),
    )
    play(match, "pass", "bribe:trader")
    assert match.state.coins == [3, 5]


def test_all_coins_the_trader_lacks_come_from_the_one_richest_seat() -> None:
    match = table(
        phase="bribes",
        persons=("hostess", "monk", "trader"),
        bare=("inner_left_0", "inner_right_0", "outer_left_0", "outer_right_0"),
        s0={"coins": 2},
        s1={"coins": 12},
        s2={"coins": 11},
    )
    events = play(match, "bribe:trader")
    assert told(events, "coins_from") == [(3, 1)]
    assert match.state.coins == [5, 9, 11]


# Benefactor.


def test_the_benefactor_takes_points_and_chases_the_rat_one_step_for_each() -> None:
    match = table(phase="bribes", persons=("hostess", "monk", "benefactor"), s0={"prestige": 9, "rat": 6})
    play(match, "bribe:benefactor", "give:4")
    assert match.state.prestige[0] == 5
    assert match.state.rat[0] == 2
    assert match.state.coins[0] == 2


def test_the_benefactor_chases_the_rat_no_further_than_zero() -> None:
    match = table(phase="bribes", persons=("hostess", "monk", "benefactor"), s0={"prestige": 9, "rat": 2})
    play(match, "bribe:benefactor")
    assert offered(match) == ["give:0", "give:1", "give:2"]


def test_the_benefactor_takes_no_more_points_than_one_has() -> None:
    match = table(phase="bribes", persons=("hostess", "monk", "benefactor"), s0={"prestige": 1, "rat": 6})
    play(match, "bribe:benefactor")
    assert offered(match) == ["give:0", "give:1"]


def test_the_benefactor_may_be_given_nothing() -> None:
    match = table(phase="bribes", persons=("hostess", "monk", "benefactor"), s0={"prestige": 9, "rat": 6})
    events = play(match, "bribe:benefactor", "give:0")
    assert [event.kind for event in events] == ["bribe", "paid", "declined"]
    assert match.state.prestige[0] == 9
    assert match.state.rat[0] == 6


def test_how_much_the_benefactor_may_be_given_is_a_secret() -> None:
    match = table(phase="bribes", persons=("hostess", "monk", "benefactor"), s0={"prestige": 1, "rat": 6})
    play(match, "bribe:benefactor")
    with pytest.raises(IllegalAction, match=r"what is possible is its secret$"):
        play(match, "give:7")


def test_points_given_to_the_benefactor_bring_no_park_bonus() -> None:
    match = table(
        phase="bribes", persons=("hostess", "monk", "benefactor"), s0={"prestige": 9, "rat": 6, "park": 4}
    )
    events = play(match, "bribe:benefactor", "give:3")
    assert told(events, "prestige") == []
    assert told(events, "prestige_lost") == [(3, "benefactor")]
    assert match.state.prestige[0] == 6


def test_in_the_french_edition_the_benefactor_takes_the_coins_left_after_the_bribe() -> None:
    match = table(
        phase="bribes",
        options={"benefactor": "coins"},
        persons=("hostess", "monk", "benefactor"),
        s0={"prestige": 9, "coins": 3, "rat": 6},
    )
    play(match, "bribe:benefactor")
    assert offered(match) == ["give:0", "give:1", "give:2"]
    play(match, "give:2")
    assert match.state.coins[0] == 0
    assert match.state.prestige[0] == 9
    assert match.state.rat[0] == 4


# Butcher.


def test_the_butcher_puts_a_cube_of_the_reserve_into_every_empty_sector() -> None:
    match = table(
        phase="bribes",
        persons=("hostess", "monk", "butcher"),
        s0={"school": 2, "bank": 1, "confidant": "inn", "hospital": 1, "supply": 4},
    )
    play(match, "bribe:butcher")
    assert offered(match) == ["sector:residence", "sector:carriage_house", "sector:park", "done"]
    play(match, "sector:residence", "sector:carriage_house", "sector:park")
    assert match.state.quarter(0) == [2, 1, 1, 1, 1, 1, 1]
    assert match.state.cubes[CATHEDRAL] == 0
    assert (match.state.supply[0], match.state.reserve[0]) == (4, 3)
    expects(match, Bribe, seat=1)


def test_the_butcher_may_fill_as_few_empty_sectors_as_one_likes() -> None:
    match = table(phase="bribes", persons=("hostess", "monk", "butcher"))
    play(match, "bribe:butcher", "sector:bank", "done")
    assert match.state.quarter(0) == [0, 1, 0, 0, 0, 0, 0]
    expects(match, Bribe, seat=1)


def test_the_butcher_fills_no_more_sectors_than_the_reserve_has_cubes() -> None:
    match = table(phase="bribes", persons=("hostess", "monk", "butcher"), s0={"reserve": 2})
    play(match, "bribe:butcher", "sector:bank", "sector:inn")
    assert match.state.quarter(0) == [0, 1, 0, 0, 1, 0, 0]
    assert match.state.reserve[0] == 0
    expects(match, Bribe, seat=1)


def test_the_butcher_can_do_nothing_without_a_cube_in_the_reserve() -> None:
    match = table(phase="bribes", persons=("hostess", "monk", "butcher"), s0={"reserve": 0})
    play(match, "bribe:butcher")
    assert match.state.quarter(0) == [0, 0, 0, 0, 0, 0, 0]
    expects(match, Bribe, seat=1)


def test_the_sectors_the_butcher_fills_are_not_used() -> None:
    match = table(phase="bribes", persons=("hostess", "monk", "butcher"), s0={"rat": 5})
    sectors = ("school", "bank", "residence", "carriage_house", "inn", "park", "hospital")
    play(match, "bribe:butcher", *(f"sector:{sector}" for sector in sectors))
    assert match.state.quarter(0) == [1, 1, 1, 1, 1, 1, 1]
    assert match.state.supply[0] == 4
    assert match.state.coins[0] == 2
    assert match.state.prestige[0] == 0
    assert match.state.rat[0] == 5
    expects(match, Bribe, seat=1)
