"""Phase 3: the confidant, a supply without cubes, and the Notre Dame card."""

from typing import Any

import pytest

from rules.notre_dame.actions import Donate, MoveConfidant, MoveCube, MoveCubeToCathedral, PlayCard
from rules.notre_dame.carriage import Drive
from rules.notre_dame.names import BANK, CATHEDRAL, HOSPITAL, INN, PARK, RESIDENCE, SCHOOL, SECTORS
from tests.rules.driving import expects, offered, play, told
from tests.rules.notre_dame.paris import Paris, table


def on_cathedral(match: Paris, seat: int) -> int:
    return match.state.cubes[seat * 8 + CATHEDRAL]


# Confidant.


def test_the_confidant_comes_from_outside_into_any_of_the_seven_sectors() -> None:
    match = table(s0={"hand": ("confidant", "bank", "park")})
    play(match, "card:confidant")
    expects(match, MoveConfidant, seat=0)
    assert offered(match) == [f"sector:{sector}" for sector in SECTORS]
    events = play(match, "sector:residence")
    assert told(events, "confidant") == [("away", "residence")]
    assert match.state.prestige[0] == 1


def test_the_confidant_has_to_move_to_a_different_sector() -> None:
    match = table(s0={"confidant": "bank", "hand": ("confidant", "bank", "park")})
    play(match, "card:confidant")
    assert offered(match) == [f"sector:{sector}" for sector in SECTORS if sector != "bank"]


def test_bank_with_the_confidant_gives_three_coins() -> None:
    match = table(s0={"bank": 2, "coins": 0, "hand": ("confidant", "bank", "park")})
    play(match, "card:confidant", "sector:bank")
    assert match.state.pieces(0, BANK) == 3
    assert match.state.coins[0] == 3


def test_the_confidant_needs_no_cube_and_places_none() -> None:
    match = table(s0={"supply": 0, "residence": 1, "hand": ("confidant", "bank", "park")})
    play(match, "card:confidant", "sector:residence")
    assert match.state.cubes[RESIDENCE] == 1
    assert match.state.prestige[0] == 2


def test_the_confidant_counts_as_a_cube_where_he_stands() -> None:
    match = table(s0={"bank": 1, "confidant": "bank", "coins": 0, "hand": ("bank", "inn", "park")})
    play(match, "card:bank")
    assert match.state.coins[0] == 3


@pytest.mark.parametrize(
    ("sector", "supply", "coins", "prestige", "rat"),
    [
        ("school", 7, 3, 0, 5),
        ("bank", 4, 6, 0, 5),
        ("residence", 4, 3, 3, 5),
        ("park", 4, 3, 0, 4),
        ("hospital", 4, 3, 0, 4),
    ],
)
def test_the_confidant_uses_his_sector_as_a_cube_would(
    sector: str, supply: int, coins: int, prestige: int, rat: int
) -> None:
    match = table(s0={sector: 2, "rat": 5, "hand": ("confidant", "inn", "park")})
    play(match, "card:confidant", f"sector:{sector}")
    assert (match.state.supply[0], match.state.coins[0]) == (supply, coins)
    assert (match.state.prestige[0], match.state.rat[0]) == (prestige, rat)


def test_the_confidant_in_the_carriage_house_drives_with_the_cubes_there() -> None:
    match = table(s0={"carriage_house": 1, "hand": ("confidant", "bank", "park")})
    play(match, "card:confidant", "sector:carriage_house")
    assert match.state.decision == Drive(0, 2)


def test_the_confidant_takes_the_park_bonus_with_him_when_he_leaves_the_park() -> None:
    match = table(s0={"park": 1, "confidant": "park", "hand": ("confidant", "bank", "inn")})
    play(match, "card:confidant", "sector:residence")
    assert match.state.prestige[0] == 1


# No cube in the own supply.


def test_without_a_cube_in_the_supply_one_from_the_quarter_or_the_cathedral_may_serve() -> None:
    match = table(s0={"supply": 0, "bank": 1, "park": 2, "cathedral": 1, "hand": ("school", "inn", "park")})
    play(match, "card:school")
    expects(match, MoveCube, seat=0)
    assert offered(match) == ["sector:bank", "sector:park", "cathedral", "decline"]


def test_a_cube_moved_from_another_sector_does_its_work_there() -> None:
    match = table(s0={"supply": 0, "bank": 1, "school": 1, "hand": ("school", "inn", "park")})
    events = play(match, "card:school", "sector:bank")
    assert told(events, "cubes") == [(1, "bank", "school"), (2, "reserve", "supply")]
    assert (match.state.pieces(0, BANK), match.state.pieces(0, SCHOOL)) == (0, 2)
    assert match.state.supply[0] == 2


def test_a_cube_moved_from_the_cathedral_does_its_work_in_the_quarter() -> None:
    match = table(s0={"supply": 0, "cathedral": 1, "residence": 2, "hand": ("residence", "inn", "park")})
    play(match, "card:residence", "cathedral")
    assert on_cathedral(match, 0) == 0
    assert match.state.prestige[0] == 3


def test_a_cube_already_in_the_sector_of_the_card_cannot_serve() -> None:
    match = table(s0={"supply": 0, "bank": 2, "inn": 1, "hand": ("bank", "school", "park")})
    play(match, "card:bank")
    assert offered(match) == ["sector:inn", "decline"]


def test_the_confidant_never_replaces_a_missing_cube() -> None:
    match = table(s0={"supply": 0, "confidant": "inn", "park": 1, "hand": ("bank", "school", "park")})
    play(match, "card:bank")
    assert offered(match) == ["sector:park", "decline"]


def test_who_does_not_want_to_move_a_cube_plays_the_card_without_effect() -> None:
    match = table(s0={"supply": 0, "inn": 1, "bank": 2, "hand": ("bank", "school", "park")})
    events = play(match, "card:bank", "decline")
    assert told(events, "no_effect") == [("bank",)]
    assert match.state.coins[0] == 3
    assert match.state.pieces(0, BANK) == 2
    expects(match, PlayCard, seat=1)


def test_who_cannot_move_a_cube_plays_the_card_without_effect() -> None:
    match = table(s0={"supply": 0, "bank": 2, "confidant": "inn", "hand": ("bank", "school", "park")})
    events = play(match, "card:bank")
    assert told(events, "no_effect") == [("bank",)]
    assert match.state.coins[0] == 3
    expects(match, PlayCard, seat=1)


def test_with_a_cube_in_the_supply_none_on_the_board_may_be_moved() -> None:
    match = table(s0={"supply": 1, "inn": 2, "cathedral": 1, "hand": ("bank", "school", "park")})
    play(match, "card:bank")
    assert match.state.supply[0] == 0
    assert match.state.pieces(0, INN) == 2
    expects(match, PlayCard, seat=1)


def test_a_cube_moved_out_of_the_park_no_longer_counts_for_its_bonus() -> None:
    match = table(s0={"supply": 0, "park": 2, "hand": ("residence", "school", "inn")})
    play(match, "card:residence", "sector:park")
    assert match.state.prestige[0] == 1


# Notre Dame.


@pytest.mark.parametrize(("coins", "points"), [(1, 1), (2, 3), (3, 6)])
def test_a_donation_of_one_two_or_three_coins_gives_one_three_or_six_points(coins: int, points: int) -> None:
    match = table(s0={"coins": 4, "supply": 2, "hand": ("notre_dame", "bank", "park")})
    events = play(match, "card:notre_dame", f"donate:{coins}")
    assert told(events, "prestige") == [(points, 0, "donations")]
    assert match.state.prestige[0] == points
    assert match.state.coins[0] == 4 - coins
    assert match.state.supply[0] == 1
    assert on_cathedral(match, 0) == 1


def test_no_more_than_three_coins_are_donated_for_one_card() -> None:
    match = table(s0={"coins": 5, "hand": ("notre_dame", "bank", "park")})
    play(match, "card:notre_dame")
    expects(match, Donate, seat=0)
    assert offered(match) == ["donate:0", "donate:1", "donate:2", "donate:3"]


def test_nobody_donates_more_than_he_has() -> None:
    match = table(s0={"coins": 2, "hand": ("notre_dame", "bank", "park")})
    play(match, "card:notre_dame")
    assert offered(match) == ["donate:0", "donate:1", "donate:2"]


def test_donated_coins_go_back_to_the_supply() -> None:
    match = table(s0={"coins": 3, "hand": ("notre_dame", "bank", "park")})
    play(match, "card:notre_dame", "donate:3")
    assert match.state.view(0).coins_left == 25 - 3 - 3


def test_who_does_not_want_to_donate_sets_no_cube() -> None:
    match = table(s0={"coins": 3, "supply": 2, "hand": ("notre_dame", "bank", "park")})
    events = play(match, "card:notre_dame", "donate:0")
    assert told(events, "no_effect") == [("notre_dame",)]
    assert (match.state.coins[0], match.state.supply[0], match.state.prestige[0]) == (3, 2, 0)
    assert on_cathedral(match, 0) == 0


def test_who_has_no_coin_sets_no_cube() -> None:
    match = table(s0={"coins": 0, "supply": 2, "hand": ("notre_dame", "bank", "park")})
    events = play(match, "card:notre_dame")
    assert told(events, "no_effect") == [("notre_dame",)]
    assert match.state.supply[0] == 2
    assert on_cathedral(match, 0) == 0
    expects(match, PlayCard, seat=1)


def test_who_has_no_cube_at_all_cannot_donate() -> None:
    match = table(s0={"coins": 3, "supply": 0, "hand": ("notre_dame", "bank", "park")})
    events = play(match, "card:notre_dame")
    assert told(events, "no_effect") == [("notre_dame",)]
    assert (match.state.coins[0], match.state.prestige[0]) == (3, 0)
    expects(match, PlayCard, seat=1)


def test_peggy_without_a_cube_moves_one_from_her_hospital_to_the_cathedral_and_donates() -> None:
    match = table(
        s0={"coins": 3, "supply": 0, "hospital": 1, "inn": 1, "hand": ("notre_dame", "bank", "park")}
    )
    play(match, "card:notre_dame", "donate:2")
    expects(match, MoveCubeToCathedral, seat=0)
    assert offered(match) == ["sector:inn", "sector:hospital"]
    play(match, "sector:hospital")
    assert match.state.pieces(0, HOSPITAL) == 0
    assert on_cathedral(match, 0) == 1
    assert (match.state.coins[0], match.state.prestige[0]) == (1, 3)


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_a_cube_already_on_the_cathedral_cannot_be_set_there_again(seat: int) -> None:
    quarter = {"coins": 3, "supply": 0, "cathedral": 2, "hand": ("notre_dame", "bank", "park")}
    others: dict[str, Any] = {f"s{other}": {"school": 3} for other in range(3)}
    match = table(options={"first_player": f"seat_{seat}"}, **{**others, f"s{seat}": quarter})
    events = play(match, "card:notre_dame")
    assert told(events, "no_effect") == [("notre_dame",)]
    assert (match.state.coins[seat], match.state.prestige[seat]) == (3, 0)
    assert on_cathedral(match, seat) == 2


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_a_last_cube_in_the_school_can_be_set_on_the_cathedral(seat: int) -> None:
    quarter = {"coins": 3, "supply": 0, "school": 1, "hand": ("notre_dame", "bank", "park")}
    quarters: dict[str, Any] = {f"s{seat}": quarter}
    match = table(options={"first_player": f"seat_{seat}"}, **quarters)
    play(match, "card:notre_dame", "donate:3")
    assert on_cathedral(match, seat) == 1
    assert match.state.prestige[seat] == 6


def test_the_confidant_never_goes_to_the_cathedral() -> None:
    match = table(s0={"coins": 3, "supply": 0, "confidant": "bank", "hand": ("notre_dame", "bank", "park")})
    events = play(match, "card:notre_dame")
    assert told(events, "no_effect") == [("notre_dame",)]
    assert match.state.pieces(0, BANK) == 1


def test_a_cube_donated_from_the_park_no_longer_counts_for_its_bonus() -> None:
    match = table(s0={"coins": 3, "supply": 0, "park": 2, "hand": ("notre_dame", "bank", "school")})
    play(match, "card:notre_dame", "donate:3")
    assert match.state.pieces(0, PARK) == 1
    assert match.state.prestige[0] == 6


def test_two_notre_dame_cards_of_a_round_allow_two_donations() -> None:
    match = table(2, s0={"coins": 5, "supply": 2, "hand": ("notre_dame", "notre_dame", "park")})
    play(match, "card:notre_dame", "donate:3", "card:school", "card:notre_dame", "donate:2")
    assert match.state.prestige[0] == 6 + 3
    assert on_cathedral(match, 0) == 2
    assert (match.state.coins[0], match.state.supply[0]) == (0, 0)
