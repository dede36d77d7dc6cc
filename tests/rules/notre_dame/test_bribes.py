"""Phase 4: bribing one of the three persons, and the councillor who lets one bribe again."""

from typing import Any

import pytest

from rules.notre_dame.actions import Bonus
from rules.notre_dame.bribes import Bribe, BribeAgain
from rules.notre_dame.moves import JesterTo
from rules.notre_dame.names import BANK, SECTORS
from tests.rules.driving import expects, offered, play, told
from tests.rules.notre_dame.paris import table


def test_each_of_the_three_persons_may_be_bribed_or_none() -> None:
    match = table(phase="bribes", persons=("jester", "monk", "mayor"))
    assert offered(match) == ["bribe:jester", "bribe:monk", "bribe:mayor", "pass"]


def test_a_bribe_costs_one_coin_which_goes_to_the_supply() -> None:
    match = table(phase="bribes", persons=("jester", "monk", "mayor"), s0={"coins": 3})
    assert match.state.view(0).coins_left == 16
    events = play(match, "bribe:monk")
    assert told(events, "bribe") == [("monk",)]
    assert told(events, "paid") == [(1,)]
    assert match.state.coins == [2, 3, 3]
    assert match.state.view(0).coins_left == 17


def test_the_coin_is_paid_before_the_favour_is_taken() -> None:
    match = table(phase="bribes", persons=("moneylender", "monk", "mayor"), s0={"coins": 1})
    events = play(match, "bribe:moneylender")
    assert [event.kind for event in events] == ["bribe", "paid", "coins", "prestige"]
    assert match.state.coins[0] == 2


def test_the_coin_just_paid_can_come_back_out_of_an_empty_supply() -> None:
    match = table(
        phase="bribes",
        persons=("hostess", "monk", "mayor"),
        s0={"coins": 1, "reserve": 0},
        s1={"coins": 12},
        s2={"coins": 12},
    )
    events = play(match, "bribe:hostess")
    assert told(events, "coins") == [(1,)]
    assert match.state.coins == [1, 12, 12]


def test_nobody_bribes_twice_in_a_round() -> None:
    match = table(phase="bribes", persons=("jester", "monk", "mayor"), s0={"coins": 5})
    play(match, "bribe:monk")
    expects(match, Bribe, seat=1)
    play(match, "pass")
    expects(match, Bribe, seat=2)
    events = play(match, "pass")
    assert told(events, "plague") == [(5,)]


def test_bribes_go_round_from_the_first_player() -> None:
    match = table(phase="bribes", options={"first_player": "seat_1"})
    expects(match, Bribe, seat=1)
    play(match, "pass")
    expects(match, Bribe, seat=2)
    play(match, "pass")
    expects(match, Bribe, seat=0)


def test_any_number_of_seats_may_bribe_the_same_person() -> None:
    match = table(phase="bribes", persons=("jester", "monk", "mayor"))
    play(match, "bribe:monk")
    assert offered(match) == ["bribe:jester", "bribe:monk", "bribe:mayor", "pass"]
    play(match, "bribe:monk", "bribe:monk")
    assert match.state.prestige == [1, 1, 1]
    assert match.state.supply == [6, 6, 6]
    assert match.state.coins == [2, 2, 2]


def test_who_has_no_coin_goes_without_a_bribe() -> None:
    match = table(phase="bribes", persons=("jester", "monk", "mayor"), s1={"coins": 0})
    events = play(match, "bribe:monk")
    assert [event.seat for event in events if event.kind == "passed_bribe"] == [1]
    expects(match, Bribe, seat=2)


def test_who_does_not_want_to_bribe_keeps_the_coin() -> None:
    match = table(phase="bribes", persons=("jester", "monk", "mayor"), s0={"coins": 3})
    events = play(match, "pass")
    assert [event.kind for event in events] == ["passed_bribe"]
    assert match.state.coins[0] == 3
    expects(match, Bribe, seat=1)


def test_the_rats_come_to_those_who_bribed_and_those_who_did_not() -> None:
    match = table(phase="bribes", persons=("jester", "monk", "mayor"))
    play(match, "bribe:monk", "pass", "bribe:mayor")
    assert match.state.rat == [5, 5, 5]


def test_the_favour_is_finished_before_the_next_seat_bribes() -> None:
    match = table(phase="bribes", persons=("hostess", "monk", "mayor"))
    play(match, "bribe:hostess")
    expects(match, Bonus, seat=0)
    play(match, "bonus:coin")
    expects(match, Bribe, seat=1)


def test_the_park_adds_its_bonus_once_to_a_bribe() -> None:
    match = table(
        phase="bribes", persons=("jester", "monk", "mayor"), s0={"park": 4, "bank": 3, "confidant": "bank"}
    )
    events = play(match, "bribe:mayor")
    assert told(events, "prestige") == [(6, 2, "mayor")]
    assert match.state.prestige[0] == 8


def test_a_favour_worth_nothing_brings_no_park_bonus() -> None:
    match = table(phase="bribes", persons=("jester", "monk", "mayor"), s0={"park": 2})
    events = play(match, "bribe:mayor")
    assert told(events, "prestige") == []
    assert match.state.prestige[0] == 0
    assert match.state.coins[0] == 2


def test_the_councillor_lets_one_bribe_each_of_the_two_others_once() -> None:
    match = table(phase="bribes", persons=("moneylender", "monk", "councillor"), s0={"coins": 3})
    play(match, "bribe:councillor")
    expects(match, BribeAgain, seat=0)
    play(match, "bribe:monk", "bribe:moneylender")
    assert match.state.coins[0] == 2
    assert match.state.supply[0] == 6
    assert match.state.prestige[0] == 2
    expects(match, Bribe, seat=1)


def test_the_councillor_lets_one_bribe_the_same_other_person_twice() -> None:
    match = table(phase="bribes", persons=("moneylender", "monk", "councillor"), s0={"coins": 3})
    events = play(match, "bribe:councillor", "bribe:monk", "bribe:monk")
    assert told(events, "paid") == [(1,), (1,), (1,)]
    assert match.state.coins[0] == 0
    assert match.state.supply[0] == 8
    assert match.state.prestige[0] == 2
    expects(match, Bribe, seat=1)


def test_the_councillor_is_never_bribed_again_by_the_same_seat() -> None:
    match = table(phase="bribes", persons=("moneylender", "monk", "councillor"), s0={"coins": 5})
    play(match, "bribe:councillor")
    assert offered(match) == ["bribe:moneylender", "bribe:monk", "pass"]
    play(match, "bribe:monk")
    assert offered(match) == ["bribe:moneylender", "bribe:monk", "pass"]


def test_the_councillor_may_be_bribed_by_the_next_seat_too() -> None:
    match = table(phase="bribes", persons=("moneylender", "monk", "councillor"))
    play(match, "bribe:councillor", "bribe:monk", "bribe:monk")
    assert offered(match) == ["bribe:moneylender", "bribe:monk", "bribe:councillor", "pass"]
    play(match, "bribe:councillor")
    expects(match, BribeAgain, seat=1)


def test_the_last_coin_spent_on_the_councillor_leaves_no_further_bribe() -> None:
    match = table(phase="bribes", persons=("moneylender", "monk", "councillor"), s0={"coins": 1})
    play(match, "bribe:councillor")
    assert match.state.coins[0] == 0
    expects(match, Bribe, seat=1)


def test_with_two_coins_the_councillor_leads_to_one_further_bribe() -> None:
    match = table(phase="bribes", persons=("moneylender", "monk", "councillor"), s0={"coins": 2})
    play(match, "bribe:councillor", "bribe:monk")
    assert match.state.coins[0] == 0
    assert match.state.prestige[0] == 1
    expects(match, Bribe, seat=1)


def test_coins_of_the_first_bribe_pay_for_the_second_one_of_the_councillor() -> None:
    match = table(phase="bribes", persons=("moneylender", "monk", "councillor"), s0={"coins": 2})
    play(match, "bribe:councillor", "bribe:moneylender")
    expects(match, BribeAgain, seat=0)
    play(match, "bribe:monk")
    assert match.state.coins[0] == 1
    assert match.state.prestige[0] == 2


def test_both_further_bribes_of_the_councillor_may_be_declined() -> None:
    match = table(phase="bribes", persons=("moneylender", "monk", "councillor"), s0={"coins": 3})
    play(match, "bribe:councillor", "pass")
    assert match.state.coins[0] == 2
    expects(match, Bribe, seat=1)


def test_the_second_bribe_of_the_councillor_waits_for_the_first_favour() -> None:
    match = table(phase="bribes", persons=("jester", "monk", "councillor"), s0={"school": 1, "coins": 3})
    play(match, "bribe:councillor", "bribe:jester")
    expects(match, JesterTo, seat=0)
    play(match, "sector:bank")
    assert match.state.pieces(0, BANK) == 1
    assert match.state.coins[0] == 2
    expects(match, BribeAgain, seat=0)


def test_each_bribe_of_the_councillor_brings_its_own_park_bonus() -> None:
    match = table(phase="bribes", persons=("moneylender", "monk", "councillor"), s0={"park": 2, "coins": 3})
    events = play(match, "bribe:councillor", "bribe:monk", "bribe:monk")
    assert told(events, "prestige") == [(1, 1, "monk"), (1, 1, "monk")]
    assert match.state.prestige[0] == 4


@pytest.mark.parametrize(
    ("person", "quarter"),
    [
        ("minstrel", {}),
        ("jester", {}),
        ("bishop", {"reserve": 0}),
        ("night_watchman", dict.fromkeys(SECTORS, 1)),
        ("lawyer", {}),
        ("procurator", {}),
        ("travelling_folk", {}),
        ("coachman", {}),
        ("trader", {}),
        ("butcher", {"reserve": 0}),
        ("mistress", {}),
    ],
)
def test_a_favour_that_brings_nothing_is_told_as_such(person: str, quarter: dict[str, Any]) -> None:
    brown = person in ("minstrel", "jester")
    persons = ("hostess", person, "city_guard") if brown else ("hostess", "monk", person)
    match = table(phase="bribes", persons=persons, s0=quarter)
    events = play(match, f"bribe:{person}")
    assert told(events, "in_vain") == [(person,)]
    expects(match, Bribe, seat=1)
