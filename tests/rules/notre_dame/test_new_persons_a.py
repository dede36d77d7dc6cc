"""The favours of the New Persons of period A."""

from typing import Any

import pytest

from rules.kernel import Decision
from rules.notre_dame.actions import Bonus, Donate, MoveConfidant, MoveCube, MoveCubeToCathedral
from rules.notre_dame.bribes import Bribe
from rules.notre_dame.carriage import Drive
from rules.notre_dame.names import BANK, CATHEDRAL, HOSPITAL
from rules.notre_dame.new_persons import UseSector
from tests.rules.driving import expects, offered, play, told
from tests.rules.notre_dame.paris import table

# Administrator.


def test_the_administrator_gives_as_many_points_as_one_has() -> None:
    match = table(phase="bribes", persons=("hostess", "monk", "administrator"), s0={"prestige": 7})
    play(match, "bribe:administrator")
    assert match.state.prestige[0] == 14


def test_the_park_adds_its_bonus_to_what_the_administrator_gives() -> None:
    match = table(phase="bribes", persons=("hostess", "monk", "administrator"), s0={"prestige": 7, "park": 4})
    events = play(match, "bribe:administrator")
    assert told(events, "prestige") == [(7, 2, "administrator")]
    assert match.state.prestige[0] == 16


def test_the_administrator_gives_nothing_for_no_points_not_even_a_park_bonus() -> None:
    match = table(phase="bribes", persons=("hostess", "monk", "administrator"), s0={"prestige": 0, "park": 4})
    play(match, "bribe:administrator")
    assert match.state.prestige[0] == 0


# Nurse.


def test_the_nurse_puts_a_cube_of_the_reserve_into_the_hospital_and_chases_the_rat_one_step() -> None:
    match = table(phase="bribes", persons=("hostess", "monk", "nurse"), s0={"rat": 5, "hospital": 2})
    play(match, "bribe:nurse")
    assert match.state.pieces(0, HOSPITAL) == 3
    assert (match.state.supply[0], match.state.reserve[0]) == (4, 7)
    assert match.state.rat[0] == 4


def test_the_cube_of_the_nurse_already_counts_in_the_plague_of_this_round() -> None:
    match = table(phase="bribes", persons=("hostess", "monk", "nurse"), s0={"rat": 5})
    play(match, "bribe:nurse", "pass", "pass")
    assert match.state.rat == [6, 3, 3]


def test_the_nurse_places_her_cube_even_if_the_rat_is_on_zero() -> None:
    match = table(phase="bribes", persons=("hostess", "monk", "nurse"), s0={"rat": 0})
    play(match, "bribe:nurse")
    assert match.state.pieces(0, HOSPITAL) == 1
    assert match.state.rat[0] == 0


def test_the_nurse_without_a_cube_still_steps_the_rat_back() -> None:
    match = table(phase="bribes", persons=("hostess", "monk", "nurse"), s0={"rat": 5, "supply": 14})
    events = play(match, "bribe:nurse")
    assert [event.kind for event in events] == ["bribe", "paid", "rat"]
    assert match.state.pieces(0, HOSPITAL) == 0
    assert match.state.rat[0] == 4


def test_by_the_first_rulings_the_nurse_without_a_cube_did_nothing() -> None:
    match = table(phase="bribes", persons=("hostess", "monk", "nurse"), s0={"rat": 5, "supply": 14})
    match.state.rulings = 1
    assert [event.kind for event in play(match, "bribe:nurse")] == ["bribe", "paid", "in_vain"]
    assert match.state.rat[0] == 5


# Scholar.


@pytest.mark.parametrize(
    ("card", "supply", "coins", "prestige", "rat"),
    [
        ("school", 6, 2, 0, 5),
        ("bank", 3, 5, 0, 5),
        ("residence", 3, 2, 3, 5),
        ("park", 3, 2, 0, 4),
        ("hospital", 3, 2, 0, 4),
    ],
)
def test_the_scholar_plays_the_third_card_with_a_cube_of_the_own_supply(
    card: str, supply: int, coins: int, prestige: int, rat: int
) -> None:
    match = table(
        phase="bribes", persons=("hostess", "monk", "scholar"), s0={"hand": (card,), card: 2, "rat": 5}
    )
    events = play(match, "bribe:scholar")
    assert told(events, "card") == [(card, 0)]
    assert sum(match.state.quarter(0)) == 3
    assert match.state.supply[0] == supply
    assert match.state.coins[0] == coins
    assert match.state.prestige[0] == prestige
    assert match.state.rat[0] == rat
    expects(match, Bribe, seat=1)


@pytest.mark.parametrize(
    ("card", "question"),
    [
        ("carriage_house", Drive(0, 3)),
        ("inn", Bonus(0, 2)),
        ("notre_dame", Donate(0)),
        ("confidant", MoveConfidant(0)),
    ],
)
def test_the_scholar_asks_what_the_third_card_asks(card: str, question: Decision[Any]) -> None:
    match = table(
        phase="bribes",
        persons=("hostess", "monk", "scholar"),
        s0={"hand": (card,), "carriage_house": 2, "inn": 2},
    )
    play(match, "bribe:scholar")
    assert match.state.decision == question


def test_the_scholar_sends_the_confidant_who_needs_no_cube() -> None:
    match = table(
        phase="bribes",
        persons=("hostess", "monk", "scholar"),
        s0={"hand": ("confidant",), "bank": 1, "supply": 0},
    )
    play(match, "bribe:scholar", "sector:bank")
    assert match.state.confidant[0] == BANK
    assert match.state.coins[0] == 4


def test_who_reads_notre_dame_with_the_scholar_pays_the_donation_besides_the_bribe() -> None:
    match = table(
        phase="bribes", persons=("hostess", "monk", "scholar"), s0={"hand": ("notre_dame",), "coins": 3}
    )
    play(match, "bribe:scholar")
    assert offered(match) == ["donate:0", "donate:1", "donate:2"]
    play(match, "donate:2")
    assert match.state.coins[0] == 0
    assert match.state.cubes[CATHEDRAL] == 1
    assert match.state.supply[0] == 3
    assert match.state.prestige[0] == 3


def test_whose_last_coin_went_to_the_scholar_sets_no_cube_on_the_cathedral() -> None:
    match = table(
        phase="bribes", persons=("hostess", "monk", "scholar"), s0={"hand": ("notre_dame",), "coins": 1}
    )
    events = play(match, "bribe:scholar")
    assert told(events, "no_effect") == [("notre_dame",)]
    assert match.state.cubes[CATHEDRAL] == 0
    assert match.state.supply[0] == 4
    expects(match, Bribe, seat=1)


def test_with_an_empty_supply_a_cube_of_another_place_serves_the_scholar() -> None:
    match = table(
        phase="bribes",
        persons=("hostess", "monk", "scholar"),
        s0={"hand": ("bank",), "bank": 1, "inn": 1, "cathedral": 1, "confidant": "park", "supply": 0},
    )
    play(match, "bribe:scholar")
    expects(match, MoveCube, seat=0)
    assert offered(match) == ["sector:inn", "cathedral", "decline"]
    play(match, "sector:inn")
    assert match.state.quarter(0) == [0, 2, 0, 0, 0, 1, 0]
    assert match.state.coins[0] == 4


def test_with_an_empty_supply_a_cube_of_the_quarter_goes_to_the_cathedral_for_the_scholar() -> None:
    match = table(
        phase="bribes",
        persons=("hostess", "monk", "scholar"),
        s0={"hand": ("notre_dame",), "hospital": 1, "inn": 1, "supply": 0},
    )
    play(match, "bribe:scholar", "donate:1")
    expects(match, MoveCubeToCathedral, seat=0)
    play(match, "sector:hospital")
    assert match.state.pieces(0, HOSPITAL) == 0
    assert match.state.cubes[CATHEDRAL] == 1
    assert match.state.prestige[0] == 1


def test_without_any_cube_the_card_of_the_scholar_has_no_effect() -> None:
    match = table(phase="bribes", persons=("hostess", "monk", "scholar"), s0={"hand": ("bank",), "supply": 0})
    events = play(match, "bribe:scholar")
    assert told(events, "no_effect") == [("bank",)]
    assert match.state.coins[0] == 2
    expects(match, Bribe, seat=1)


def test_with_the_scholar_about_everybody_keeps_the_third_card_hidden_through_phase_four() -> None:
    match = table(
        persons=("hostess", "monk", "scholar"),
        s0={"hand": ("bank", "residence", "park")},
        s1={"hand": ("bank", "residence", "hospital")},
        s2={"hand": ("bank", "residence", "school")},
    )
    play(match, *["card:bank"] * 3, *["card:residence"] * 3)
    for viewer in (0, 2, None):
        quarter = match.state.view(viewer).quarters[1]
        assert quarter.hand is None
        assert quarter.hand_size == 1
    events = play(match, "bribe:scholar")
    assert told(events, "card") == [("park", 0)]
    assert match.state.view(1).quarters[0].hand_size == 0
    assert match.state.view(0).quarters[1].hand is None
    play(match, "bribe:scholar")
    assert [card.name for card in match.state.view(0).quarters[1].played] == ["bank", "residence", "hospital"]


def test_the_third_card_of_whoever_does_not_bribe_the_scholar_is_put_away_unseen() -> None:
    match = table(
        phase="bribes",
        persons=("hostess", "monk", "scholar"),
        s0={"hand": ("park",)},
        s1={"hand": ("inn",)},
        s2={"hand": ("bank",)},
    )
    events = play(match, "pass", "pass", "pass")
    assert told(events, "card") == []
    assert [quarter.hand_size for quarter in match.state.view(0).quarters] == [0, 0, 0]
    assert [quarter.played for quarter in match.state.view(0).quarters] == [(), (), ()]


# Priest.


def test_the_priest_puts_a_cube_of_the_reserve_on_the_cathedral_and_nothing_else_happens() -> None:
    match = table(phase="bribes", persons=("hostess", "monk", "priest"), s0={"park": 2, "coins": 3})
    play(match, "bribe:priest")
    assert match.state.cubes[CATHEDRAL] == 1
    assert (match.state.supply[0], match.state.reserve[0]) == (4, 7)
    assert match.state.coins[0] == 2
    assert match.state.prestige[0] == 0
    expects(match, Bribe, seat=1)


def test_the_cube_of_the_priest_has_its_share_when_the_cathedral_pays() -> None:
    match = table(phase="bribes", persons=("hostess", "monk", "priest"), s1={"cathedral": 1})
    play(match, "bribe:priest", "pass", "pass")
    assert match.state.prestige == [4, 4, 0]


def test_the_priest_can_do_nothing_without_a_cube_in_the_reserve() -> None:
    match = table(phase="bribes", persons=("hostess", "monk", "priest"), s0={"reserve": 0})
    events = play(match, "bribe:priest")
    assert [event.kind for event in events] == ["bribe", "paid", "in_vain"]
    assert match.state.cubes[CATHEDRAL] == 0


# Procurator.


def test_the_procurator_uses_a_sector_by_its_pieces_without_adding_one() -> None:
    match = table(
        phase="bribes", persons=("hostess", "monk", "procurator"), s0={"bank": 2, "confidant": "bank"}
    )
    play(match, "bribe:procurator", "sector:bank")
    assert match.state.quarter(0) == [0, 3, 0, 0, 0, 0, 0]
    assert match.state.supply[0] == 4
    assert match.state.coins[0] == 5


def test_the_procurator_offers_every_sector_with_a_piece_or_to_leave_it() -> None:
    match = table(
        phase="bribes",
        persons=("hostess", "monk", "procurator"),
        s0={"residence": 3, "cathedral": 2, "confidant": "park"},
    )
    play(match, "bribe:procurator")
    expects(match, UseSector, seat=0)
    assert offered(match) == ["sector:residence", "sector:park", "decline"]
    play(match, "decline")
    assert match.state.prestige[0] == 0
    expects(match, Bribe, seat=1)


def test_the_procurator_gets_nothing_out_of_an_empty_quarter() -> None:
    match = table(phase="bribes", persons=("hostess", "monk", "procurator"), s0={"rat": 5})
    play(match, "bribe:procurator")
    assert match.state.rat[0] == 5
    assert match.state.coins[0] == 2
    expects(match, Bribe, seat=1)


@pytest.mark.parametrize("sector", ["park", "hospital"])
def test_park_and_hospital_chase_the_rat_one_step_for_the_procurator(sector: str) -> None:
    match = table(phase="bribes", persons=("hostess", "monk", "procurator"), s0={sector: 3, "rat": 5})
    play(match, "bribe:procurator", f"sector:{sector}")
    assert match.state.rat[0] == 4


@pytest.mark.parametrize(("edition", "bonuses"), [("third", 2), ("fourth", 1)])
def test_three_pieces_in_the_inn_serve_the_procurator_as_the_edition_says(edition: str, bonuses: int) -> None:
    match = table(
        phase="bribes",
        options={"inn": edition},
        persons=("hostess", "monk", "procurator"),
        s0={"inn": 2, "confidant": "inn"},
    )
    play(match, "bribe:procurator", "sector:inn")
    assert match.state.decision == Bonus(0, bonuses)


def test_the_procurator_drives_the_carriage_as_far_as_pieces_stand_in_its_house() -> None:
    match = table(phase="bribes", persons=("hostess", "monk", "procurator"), s0={"carriage_house": 2})
    play(match, "bribe:procurator", "sector:carriage_house")
    assert match.state.decision == Drive(0, 2)


# Bell-ringer.


def test_the_bell_ringer_gives_three_points_for_every_own_cube_on_the_cathedral() -> None:
    match = table(
        phase="bribes",
        persons=("hostess", "monk", "bell_ringer"),
        s0={"cathedral": 3},
        s1={"cathedral": 2, "park": 2},
    )
    events = play(match, "pass", "bribe:bell_ringer")
    assert told(events, "prestige") == [(6, 1, "bell_ringer")]
    assert match.state.prestige == [0, 7, 0]
    assert match.state.cubes[CATHEDRAL::8] == [3, 2, 0]


def test_the_bell_ringer_gives_nothing_to_whoever_is_not_on_the_cathedral() -> None:
    match = table(
        phase="bribes", persons=("hostess", "monk", "bell_ringer"), s0={"park": 2}, s1={"cathedral": 3}
    )
    play(match, "bribe:bell_ringer")
    assert match.state.prestige[0] == 0
