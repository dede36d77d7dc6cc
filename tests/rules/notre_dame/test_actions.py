"""Phase 3: the nine action cards."""

from typing import Any

import pytest

from rules.notre_dame.actions import Bonus, PlayCard
from rules.notre_dame.bribes import Bribe
from rules.notre_dame.carriage import Drive
from rules.notre_dame.names import BANK, INN, RESIDENCE, SCHOOL, SECTORS
from tests.rules.driving import expects, offered, play, told
from tests.rules.notre_dame.paris import table

# Turns.


def test_all_seats_play_a_first_card_from_the_first_player_on_and_then_a_second() -> None:
    match = table(3, options={"first_player": "seat_1"})
    turns = []
    for _ in range(6):
        assert match.state.decision is not None
        turns.append(match.state.decision.seat)
        play(match, offered(match)[0])
    assert turns == [1, 2, 0, 1, 2, 0]


def test_the_third_card_is_not_played() -> None:
    match = table(2)
    play(match, "card:school", "card:school", "card:bank")
    assert offered(match) == ["card:bank", "card:residence"]
    play(match, "card:bank")
    expects(match, Bribe, seat=0)
    assert match.state.prestige == [0, 0]


def test_a_card_of_a_foreign_colour_serves_the_quarter_of_whoever_plays_it() -> None:
    match = table(s0={"coins": 0})
    bank_of_seat_1 = 10
    match.state.hand[0] = (bank_of_seat_1, 0, 2)
    events = play(match, "card:bank")
    assert told(events, "card") == [("bank", 1)]
    assert match.state.pieces(0, BANK) == 1
    assert match.state.pieces(1, BANK) == 0
    assert match.state.coins[0] == 1


def test_the_same_card_in_two_colours_may_be_played_twice_in_a_round() -> None:
    match = table(2, s0={"hand": ("residence", "residence", "park")}, s1={"hand": ("school", "bank", "inn")})
    play(match, "card:residence", "card:school", "card:residence")
    assert match.state.pieces(0, RESIDENCE) == 2
    assert match.state.prestige[0] == 1 + 2


def test_a_seat_is_asked_for_its_card_even_when_the_two_left_are_alike() -> None:
    match = table(2, s0={"hand": ("park", "residence", "residence")}, s1={"hand": ("school", "bank", "inn")})
    play(match, "card:park", "card:school")
    expects(match, PlayCard, seat=0)
    assert offered(match) == ["card:residence"]


@pytest.mark.parametrize(("rulings", "first", "second"), [(2, 0, 1), (1, 1, 0)])
def test_two_cards_of_one_kind_are_one_pick_and_the_own_colour_is_played_first(
    rulings: int, first: int, second: int
) -> None:
    match = table(2, s0={"hand": ("park", "bank", "residence")}, s1={"hand": ("school", "inn", "hospital")})
    match.state.rulings = rulings
    bank_of_seat_1 = 10
    match.state.hand[0] = (5, bank_of_seat_1, 1)
    assert offered(match) == ["card:park", "card:bank"]
    assert told(play(match, "card:bank"), "card") == [("bank", first)]
    play(match, "card:school")
    assert told(play(match, "card:bank"), "card") == [("bank", second)]


# Cloister school.


def test_school_gives_as_many_cubes_as_now_stand_in_it() -> None:
    match = table(s0={"school": 2, "supply": 1, "hand": ("school", "bank", "park")})
    play(match, "card:school")
    assert match.state.pieces(0, SCHOOL) == 3
    assert match.state.supply[0] == 3


def test_school_gives_one_cube_more_the_next_time() -> None:
    scholar = {"school": 2, "supply": 1, "hand": ("school", "school", "park")}
    match = table(2, s0=scholar, s1={"hand": ("bank", "inn", "residence")})
    play(match, "card:school")
    assert (match.state.supply[0], match.state.reserve[0]) == (3, 8)
    play(match, "card:bank", "card:school")
    assert match.state.pieces(0, SCHOOL) == 4
    assert (match.state.supply[0], match.state.reserve[0]) == (6, 4)


def test_school_gives_what_is_left_when_the_reserve_is_short() -> None:
    match = table(s0={"school": 3, "bank": 4, "supply": 5, "hand": ("school", "bank", "park")})
    assert match.state.reserve[0] == 2
    events = play(match, "card:school")
    assert told(events, "cubes") == [(1, "supply", "school"), (2, "reserve", "supply")]
    assert (match.state.supply[0], match.state.reserve[0]) == (6, 0)


def test_school_gives_nothing_when_the_reserve_is_empty() -> None:
    match = table(s0={"school": 3, "bank": 6, "supply": 5, "hand": ("school", "bank", "park")})
    play(match, "card:school")
    assert match.state.pieces(0, SCHOOL) == 4
    assert (match.state.supply[0], match.state.reserve[0]) == (4, 0)


# Bank, and coins running short.


@pytest.mark.parametrize("before", [0, 1, 4])
def test_bank_gives_as_many_coins_as_now_stand_in_it(before: int) -> None:
    match = table(s0={"bank": before, "coins": 2, "hand": ("bank", "inn", "park")})
    events = play(match, "card:bank")
    assert told(events, "coins") == [(before + 1,)]
    assert told(events, "coins_from") == []
    assert match.state.coins[0] == 2 + before + 1


def test_missing_coins_come_from_the_richest_seat() -> None:
    match = table(
        s0={"bank": 2, "coins": 0, "hand": ("bank", "inn", "park")}, s1={"coins": 10}, s2={"coins": 14}
    )
    events = play(match, "card:bank")
    assert told(events, "coins") == [(1,)]
    assert told(events, "coins_from") == [(2, 2)]
    assert match.state.coins == [3, 10, 12]


def test_with_an_empty_supply_all_coins_come_from_the_richest_seat() -> None:
    match = table(
        s0={"bank": 2, "coins": 1, "hand": ("bank", "inn", "park")}, s1={"coins": 14}, s2={"coins": 10}
    )
    play(match, "card:bank")
    assert match.state.coins == [4, 11, 10]


def test_the_richest_seat_is_judged_once_for_all_missing_coins() -> None:
    match = table(
        s0={"bank": 2, "coins": 7, "hand": ("bank", "inn", "park")}, s1={"coins": 8}, s2={"coins": 10}
    )
    play(match, "card:bank")
    assert match.state.coins == [10, 8, 7]


@pytest.mark.parametrize(
    ("receiver", "after"), [(0, [6, 3, 6, 6, 4]), (2, [6, 6, 6, 3, 4]), (3, [3, 6, 6, 6, 4])]
)
def test_among_equally_rich_seats_the_first_after_the_receiver_pays(receiver: int, after: list[int]) -> None:
    coins = [6, 6, 6, 6, 4]
    coins[receiver] = 3
    quarters: dict[str, Any] = {f"s{seat}": {"coins": coins[seat], "bank": 2} for seat in range(5)}
    match = table(5, options={"first_player": f"seat_{receiver}"}, **quarters)
    play(match, "card:bank")
    assert match.state.coins == after


def test_a_receiver_who_is_richest_himself_gets_no_missing_coins() -> None:
    match = table(
        s0={"bank": 2, "coins": 10, "hand": ("bank", "inn", "park")}, s1={"coins": 9}, s2={"coins": 6}
    )
    play(match, "card:bank")
    assert match.state.coins == [10, 9, 6]


def test_the_last_coins_of_the_supply_can_make_the_receiver_the_richest() -> None:
    match = table(
        s0={"bank": 2, "coins": 8, "hand": ("bank", "inn", "park")}, s1={"coins": 9}, s2={"coins": 6}
    )
    events = play(match, "card:bank")
    assert told(events, "coins_from") == []
    assert match.state.coins == [10, 9, 6]


def test_a_seat_as_rich_as_the_receiver_pays_him() -> None:
    match = table(
        s0={"bank": 2, "coins": 9, "hand": ("bank", "inn", "park")}, s1={"coins": 9}, s2={"coins": 7}
    )
    play(match, "card:bank")
    assert match.state.coins == [12, 6, 7]


def test_the_richest_seat_pays_no_more_than_it_has() -> None:
    match = table(
        5,
        s0={"bank": 7, "coins": 4, "hand": ("bank", "inn", "park")},
        s1={"coins": 6},
        s2={"coins": 5},
        s3={"coins": 5},
        s4={"coins": 5},
    )
    play(match, "card:bank")
    assert match.state.coins == [10, 0, 5, 5, 5]


# Residence.


@pytest.mark.parametrize("before", [0, 2, 5])
def test_residence_gives_as_many_points_as_now_stand_in_it(before: int) -> None:
    match = table(s0={"residence": before, "prestige": 10, "hand": ("residence", "inn", "park")})
    events = play(match, "card:residence")
    assert told(events, "prestige") == [(before + 1, 0, "residence")]
    assert match.state.prestige[0] == 10 + before + 1


# Carriage house; driving is told in test_carriage.


def test_carriage_house_lets_the_carriage_drive_as_far_as_pieces_now_stand_in_it() -> None:
    match = table(s0={"carriage_house": 2, "hand": ("carriage_house", "inn", "park")})
    play(match, "card:carriage_house")
    expects(match, Drive, seat=0)
    assert match.state.decision == Drive(0, 3)


# Inn.


def test_inn_offers_a_coin_a_cube_or_a_step_of_the_rat() -> None:
    match = table(s0={"inn": 1, "rat": 4, "hand": ("inn", "bank", "park")})
    play(match, "card:inn")
    expects(match, Bonus, seat=0)
    assert offered(match) == ["bonus:coin", "bonus:cube", "bonus:rat"]


def test_inn_with_two_pieces_gives_michi_one_bonus() -> None:
    match = table(s0={"inn": 1, "rat": 4, "hand": ("inn", "bank", "park")})
    play(match, "card:inn", "bonus:coin")
    assert match.state.pieces(0, INN) == 2
    assert match.state.coins[0] == 4
    expects(match, PlayCard, seat=1)


def test_inn_gives_a_cube_from_the_reserve() -> None:
    match = table(s0={"inn": 1, "supply": 4, "hand": ("inn", "bank", "park")})
    play(match, "card:inn", "bonus:cube")
    assert (match.state.supply[0], match.state.reserve[0]) == (4, 8)


def test_inn_moves_the_rat_from_4_to_3() -> None:
    match = table(s0={"inn": 1, "rat": 4, "hand": ("inn", "bank", "park")})
    play(match, "card:inn", "bonus:rat")
    assert match.state.rat[0] == 3


@pytest.mark.parametrize(
    ("bonuses", "coins", "cubes", "rat"),
    [
        (("coin", "coin"), 5, 3, 4),
        (("cube", "cube"), 3, 5, 4),
        (("rat", "rat"), 3, 3, 2),
        (("cube", "coin"), 4, 4, 4),
        (("coin", "rat"), 4, 3, 3),
        (("rat", "cube"), 3, 4, 3),
    ],
)
def test_inn_gives_two_bonuses_alike_or_not_from_the_third_piece_on(
    bonuses: tuple[str, str], coins: int, cubes: int, rat: int
) -> None:
    match = table(s0={"inn": 2, "rat": 4, "supply": 4, "coins": 3, "hand": ("inn", "bank", "park")})
    play(match, "card:inn", *(f"bonus:{bonus}" for bonus in bonuses))
    assert (match.state.coins[0], match.state.supply[0], match.state.rat[0]) == (coins, cubes, rat)
    expects(match, PlayCard, seat=1)


@pytest.mark.parametrize(
    ("edition", "before", "bonuses"),
    [
        ("third", 0, 1),
        ("third", 1, 1),
        ("third", 2, 2),
        ("third", 6, 2),
        ("fourth", 0, 1),
        ("fourth", 2, 1),
        ("fourth", 3, 2),
        ("fourth", 6, 2),
    ],
)
def test_inn_doubles_from_the_third_piece_in_2017_and_from_the_fourth_in_2007(
    edition: str, before: int, bonuses: int
) -> None:
    match = table(options={"inn": edition}, s0={"inn": before, "hand": ("inn", "bank", "park")})
    play(match, "card:inn", *["bonus:coin"] * bonuses)
    assert match.state.coins[0] == 3 + bonuses
    expects(match, PlayCard, seat=1)


def test_inn_counts_the_confidant_as_the_third_piece() -> None:
    match = table(s0={"inn": 1, "confidant": "inn", "hand": ("inn", "bank", "park")})
    play(match, "card:inn", "bonus:coin", "bonus:coin")
    assert match.state.coins[0] == 5


def test_inn_doubles_when_the_confidant_joins_two_cubes() -> None:
    match = table(s0={"inn": 2, "hand": ("confidant", "bank", "park")})
    play(match, "card:confidant", "sector:inn", "bonus:coin", "bonus:cube")
    assert (match.state.coins[0], match.state.supply[0]) == (4, 5)
    expects(match, PlayCard, seat=1)


def test_inn_cannot_chase_a_rat_that_stands_on_0() -> None:
    match = table(s0={"rat": 0, "hand": ("inn", "bank", "park")})
    play(match, "card:inn")
    assert offered(match) == ["bonus:coin", "bonus:cube"]


def test_inn_cannot_chase_the_rat_twice_from_1() -> None:
    match = table(s0={"inn": 2, "rat": 1, "hand": ("inn", "bank", "park")})
    play(match, "card:inn", "bonus:rat")
    assert offered(match) == ["bonus:coin", "bonus:cube"]


def test_inn_has_no_second_cube_when_the_reserve_held_one() -> None:
    match = table(s0={"inn": 2, "bank": 7, "supply": 4, "rat": 3, "hand": ("inn", "bank", "park")})
    assert match.state.reserve[0] == 1
    play(match, "card:inn", "bonus:cube")
    assert offered(match) == ["bonus:coin", "bonus:rat"]


def test_inn_gives_a_coin_unasked_when_nothing_else_is_to_be_had() -> None:
    match = table(s0={"supply": 14, "rat": 0, "hand": ("inn", "bank", "park")})
    play(match, "card:inn")
    assert match.state.coins[0] == 4
    expects(match, PlayCard, seat=1)


def test_a_coin_of_the_inn_comes_from_the_richest_seat_when_the_supply_is_empty() -> None:
    match = table(s0={"coins": 2, "hand": ("inn", "bank", "park")}, s1={"coins": 11}, s2={"coins": 12})
    play(match, "card:inn", "bonus:coin")
    assert match.state.coins == [3, 11, 11]


# Park and hospital.


@pytest.mark.parametrize("card", ["park", "hospital"])
@pytest.mark.parametrize("before", [0, 1, 3])
def test_park_and_hospital_move_the_rat_one_step_back_however_many_pieces_stand_there(
    card: str, before: int
) -> None:
    match = table(s0={card: before, "rat": 5, "hand": (card, "bank", "inn")})
    play(match, f"card:{card}")
    assert match.state.pieces(0, SECTORS.index(card)) == before + 1
    assert match.state.rat[0] == 4


@pytest.mark.parametrize("card", ["park", "hospital"])
def test_park_and_hospital_leave_a_rat_on_0_where_it_is(card: str) -> None:
    match = table(s0={"rat": 0, "hand": (card, "bank", "inn")})
    events = play(match, f"card:{card}")
    assert told(events, "rat") == []
    assert match.state.rat[0] == 0
