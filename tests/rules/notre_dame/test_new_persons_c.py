"""The favours of the New Persons of period C; the councillor is in ``test_bribes``."""

import pytest

from rules.notre_dame.actions import Bonus
from rules.notre_dame.bribes import Bribe
from rules.notre_dame.carriage import Drive
from rules.notre_dame.names import BANK, INN, RESIDENCE
from rules.notre_dame.new_persons import ActressFrom, ActressTo
from tests.rules.driving import expects, offered, play, told
from tests.rules.notre_dame.paris import table

# Gatekeeper.


@pytest.mark.parametrize(("reserve", "points"), [(5, 6), (4, 6), (2, 3), (1, 0), (0, 0)])
def test_the_gatekeeper_gives_three_points_for_every_two_own_cubes_in_the_reserve(
    reserve: int, points: int
) -> None:
    match = table(phase="bribes", persons=("hostess", "monk", "gatekeeper"), s0={"reserve": reserve})
    play(match, "bribe:gatekeeper")
    assert match.state.prestige == [points, 0, 0]
    assert match.state.reserve[0] == reserve


def test_the_park_adds_its_bonus_once_at_the_gatekeeper() -> None:
    match = table(phase="bribes", persons=("hostess", "monk", "gatekeeper"), s0={"reserve": 5, "park": 2})
    events = play(match, "bribe:gatekeeper")
    assert told(events, "prestige") == [(6, 1, "gatekeeper")]


# Innkeeper.


def test_the_innkeeper_gives_two_points_for_every_cube_and_the_confidant_in_the_inn() -> None:
    match = table(
        phase="bribes",
        persons=("hostess", "monk", "innkeeper"),
        s0={"inn": 2, "bank": 3, "confidant": "inn"},
    )
    play(match, "bribe:innkeeper")
    assert match.state.prestige[0] == 6
    expects(match, Bribe, seat=1)


def test_the_innkeeper_gives_nothing_for_an_empty_inn() -> None:
    match = table(
        phase="bribes",
        persons=("hostess", "monk", "innkeeper"),
        s0={"bank": 3, "park": 2, "confidant": "bank"},
    )
    play(match, "bribe:innkeeper")
    assert match.state.prestige[0] == 0


# Gravedigger.


def test_the_gravedigger_gives_a_point_for_every_rat_on_the_three_cards() -> None:
    match = table(phase="bribes", persons=("hostess", "doctor", "gravedigger"))
    play(match, "bribe:gravedigger")
    assert match.state.prestige[0] == 7


def test_neither_hospital_nor_doctor_lessens_what_the_gravedigger_gives() -> None:
    match = table(phase="bribes", persons=("hostess", "doctor", "gravedigger"), s1={"hospital": 3})
    play(match, "bribe:doctor", "bribe:gravedigger")
    assert match.state.prestige[1] == 7


def test_the_gravedigger_does_not_keep_the_rats_away() -> None:
    match = table(phase="bribes", persons=("hostess", "monk", "gravedigger"))
    play(match, "bribe:gravedigger", "pass", "pass")
    assert match.state.rat == [5, 5, 5]


# Actress.


def test_the_actress_moves_all_pieces_of_one_sector_to_another_and_uses_it() -> None:
    match = table(
        phase="bribes",
        persons=("hostess", "monk", "actress"),
        s0={"inn": 2, "confidant": "inn", "bank": 1, "cathedral": 2},
    )
    play(match, "bribe:actress")
    expects(match, ActressFrom, seat=0)
    assert offered(match) == ["sector:bank", "sector:inn"]
    play(match, "sector:inn")
    expects(match, ActressTo, seat=0)
    assert offered(match) == [
        "sector:school",
        "sector:bank",
        "sector:residence",
        "sector:carriage_house",
        "sector:park",
        "sector:hospital",
    ]
    play(match, "sector:bank")
    assert match.state.quarter(0) == [0, 4, 0, 0, 0, 0, 0]
    assert match.state.confidant[0] == BANK
    assert match.state.coins[0] == 6


def test_the_actress_leaves_a_confidant_of_another_sector_where_he_is() -> None:
    match = table(phase="bribes", persons=("hostess", "monk", "actress"), s1={"bank": 2, "confidant": "inn"})
    play(match, "pass", "bribe:actress", "sector:bank", "sector:residence")
    assert match.state.quarter(1) == [0, 0, 2, 0, 1, 0, 0]
    assert match.state.confidant[1] == INN
    assert match.state.prestige[1] == 2


def test_the_actress_may_move_the_confidant_alone() -> None:
    match = table(
        phase="bribes", persons=("hostess", "monk", "actress"), s0={"bank": 2, "confidant": "residence"}
    )
    play(match, "bribe:actress", "sector:residence", "sector:bank")
    assert match.state.confidant[0] == BANK
    assert match.state.coins[0] == 5


def test_a_park_emptied_by_the_actress_gives_no_bonus_any_more() -> None:
    match = table(phase="bribes", persons=("hostess", "monk", "actress"), s0={"park": 4, "residence": 1})
    events = play(match, "bribe:actress", "sector:park", "sector:residence")
    assert told(events, "prestige") == [(5, 0, "residence")]


def test_pieces_the_actress_brings_to_the_park_chase_the_rat_one_step_and_score_nothing() -> None:
    match = table(phase="bribes", persons=("hostess", "monk", "actress"), s0={"bank": 4, "rat": 5})
    play(match, "bribe:actress", "sector:park")
    assert match.state.rat[0] == 4
    assert match.state.prestige[0] == 0


def test_three_pieces_the_actress_brings_to_the_inn_give_two_bonuses() -> None:
    match = table(phase="bribes", persons=("hostess", "monk", "actress"), s0={"bank": 2, "confidant": "bank"})
    play(match, "bribe:actress", "sector:inn")
    assert match.state.decision == Bonus(0, 2)


def test_the_actress_does_nothing_in_an_empty_quarter() -> None:
    match = table(phase="bribes", persons=("hostess", "monk", "actress"), s0={"cathedral": 2})
    play(match, "bribe:actress")
    assert match.state.cubes[:8] == [0, 0, 0, 0, 0, 0, 0, 2]
    expects(match, Bribe, seat=1)


# Mistress.


def test_the_mistress_puts_a_cube_of_the_reserve_beside_the_confidant_and_uses_his_sector() -> None:
    match = table(
        phase="bribes",
        persons=("hostess", "monk", "mistress"),
        s0={"residence": 1, "confidant": "residence", "park": 2},
    )
    events = play(match, "bribe:mistress")
    assert match.state.pieces(0, RESIDENCE) == 3
    assert (match.state.supply[0], match.state.reserve[0]) == (4, 6)
    assert told(events, "prestige") == [(3, 1, "residence")]


def test_the_mistress_drives_the_carriage_when_the_confidant_is_in_its_house() -> None:
    match = table(phase="bribes", persons=("hostess", "monk", "mistress"), s0={"confidant": "carriage_house"})
    play(match, "bribe:mistress")
    assert match.state.decision == Drive(0, 2)


def test_the_mistress_does_nothing_while_the_confidant_is_not_in_the_quarter() -> None:
    match = table(phase="bribes", persons=("hostess", "monk", "mistress"), s0={"residence": 3})
    play(match, "bribe:mistress")
    assert match.state.quarter(0) == [0, 0, 3, 0, 0, 0, 0]
    assert match.state.reserve[0] == 7
    assert match.state.prestige[0] == 0
    assert match.state.coins[0] == 2


def test_without_a_cube_in_the_reserve_the_mistress_uses_no_sector() -> None:
    match = table(
        phase="bribes",
        persons=("hostess", "monk", "mistress"),
        s0={"residence": 2, "confidant": "residence", "reserve": 0},
    )
    events = play(match, "bribe:mistress")
    assert [event.kind for event in events] == ["bribe", "paid", "in_vain"]
    assert match.state.prestige[0] == 0
