"""The favours of the base game: the six brown persons."""

import pytest

from rules.notre_dame.actions import Bonus
from rules.notre_dame.bribes import Bribe
from rules.notre_dame.carriage import Drive, TakeMessage
from rules.notre_dame.moves import JesterTo, MinstrelFrom, MinstrelPieces, MinstrelTo
from rules.notre_dame.names import AWAY, BANK, CATHEDRAL, INN, PARK, PLAIN, RESIDENCE, SECTORS
from rules.notre_dame.plague import LoseCube
from rules.notre_dame.streets import market_number
from tests.rules.driving import expects, offered, play, told
from tests.rules.notre_dame.paris import table

# The six brown persons.


@pytest.mark.parametrize(
    ("bonus", "coins", "supply", "rat"), [("coin", 3, 4, 4), ("cube", 2, 5, 4), ("rat", 2, 4, 3)]
)
def test_the_hostess_gives_three_points_and_a_coin_or_a_cube_or_a_step_of_the_rat(
    bonus: str, coins: int, supply: int, rat: int
) -> None:
    match = table(phase="bribes", persons=("hostess", "monk", "mayor"), s0={"rat": 4})
    play(match, "bribe:hostess")
    assert offered(match) == ["bonus:coin", "bonus:cube", "bonus:rat"]
    play(match, f"bonus:{bonus}")
    assert match.state.prestige[0] == 3
    assert match.state.coins[0] == coins
    assert (match.state.supply[0], match.state.reserve[0]) == (supply, 14 - supply)
    assert match.state.rat[0] == rat
    expects(match, Bribe, seat=1)


def test_the_hostess_cannot_chase_a_rat_that_is_on_zero() -> None:
    match = table(phase="bribes", persons=("hostess", "monk", "mayor"), s0={"rat": 0})
    play(match, "bribe:hostess")
    assert offered(match) == ["bonus:coin", "bonus:cube"]


def test_the_hostess_has_no_cube_to_give_when_the_reserve_is_empty() -> None:
    match = table(phase="bribes", persons=("hostess", "monk", "mayor"), s0={"supply": 14, "rat": 1})
    play(match, "bribe:hostess")
    assert offered(match) == ["bonus:coin", "bonus:rat"]


def test_the_hostess_gives_one_bonus_even_to_whoever_has_a_full_inn() -> None:
    match = table(phase="bribes", persons=("hostess", "monk", "mayor"), s0={"inn": 4})
    play(match, "bribe:hostess", "bonus:coin")
    expects(match, Bribe, seat=1)


def test_the_minstrel_moves_one_to_three_cubes_of_one_sector_to_another() -> None:
    match = table(phase="bribes", persons=("minstrel", "monk", "mayor"), s0={"bank": 4, "inn": 1})
    play(match, "bribe:minstrel")
    expects(match, MinstrelFrom, seat=0)
    assert offered(match) == ["sector:bank", "sector:inn"]
    play(match, "sector:bank")
    expects(match, MinstrelPieces, seat=0)
    assert offered(match) == ["cubes:1", "cubes:2", "cubes:3"]
    play(match, "cubes:3", "sector:inn")
    assert match.state.quarter(0) == [0, 1, 0, 0, 4, 0, 0]


def test_the_minstrel_moves_pieces_to_any_other_sector_but_not_to_the_cathedral() -> None:
    match = table(phase="bribes", persons=("minstrel", "monk", "mayor"), s0={"bank": 1})
    play(match, "bribe:minstrel")
    expects(match, MinstrelTo, seat=0)
    assert offered(match) == [f"sector:{name}" for name in SECTORS if name != "bank"]


def test_the_minstrel_takes_no_cube_from_the_cathedral() -> None:
    match = table(phase="bribes", persons=("minstrel", "monk", "mayor"), s0={"cathedral": 3})
    play(match, "bribe:minstrel")
    assert match.state.cubes[CATHEDRAL] == 3
    expects(match, Bribe, seat=1)


def test_the_confidant_is_one_of_the_three_pieces_the_minstrel_moves() -> None:
    match = table(phase="bribes", persons=("minstrel", "monk", "mayor"), s0={"bank": 3, "confidant": "bank"})
    play(match, "bribe:minstrel")
    assert offered(match) == [
        "cubes:1",
        "cubes:2",
        "cubes:3",
        "cubes_and_confidant:0",
        "cubes_and_confidant:1",
        "cubes_and_confidant:2",
    ]
    play(match, "cubes_and_confidant:2", "sector:residence")
    assert match.state.quarter(0) == [0, 1, 3, 0, 0, 0, 0]
    assert match.state.confidant[0] == RESIDENCE


def test_the_minstrel_may_move_the_confidant_alone() -> None:
    match = table(phase="bribes", persons=("minstrel", "monk", "mayor"), s0={"confidant": "bank"})
    play(match, "bribe:minstrel", "sector:inn")
    assert match.state.confidant[0] == INN


def test_the_minstrel_may_leave_the_confidant_behind() -> None:
    match = table(phase="bribes", persons=("minstrel", "monk", "mayor"), s1={"bank": 2, "confidant": "bank"})
    play(match, "pass", "bribe:minstrel")
    assert offered(match) == [
        "cubes:1",
        "cubes:2",
        "cubes_and_confidant:0",
        "cubes_and_confidant:1",
        "cubes_and_confidant:2",
    ]
    play(match, "cubes:2", "sector:inn")
    assert match.state.quarter(1) == [0, 1, 0, 0, 2, 0, 0]
    assert match.state.confidant[1] == BANK


@pytest.mark.parametrize("sector", SECTORS)
def test_the_sector_to_which_the_minstrel_moves_pieces_is_not_used(sector: str) -> None:
    source = "inn" if sector == "bank" else "bank"
    match = table(phase="bribes", persons=("minstrel", "monk", "mayor"), s0={source: 3, "rat": 5})
    play(match, "bribe:minstrel", "cubes:3", f"sector:{sector}")
    assert match.state.coins[0] == 2
    assert match.state.prestige[0] == 0
    assert match.state.supply[0] == 4
    assert match.state.rat[0] == 5
    expects(match, Bribe, seat=1)


def test_the_minstrel_does_nothing_in_an_empty_quarter() -> None:
    match = table(phase="bribes", persons=("minstrel", "monk", "mayor"))
    play(match, "bribe:minstrel")
    assert match.state.quarter(0) == [0, 0, 0, 0, 0, 0, 0]
    expects(match, Bribe, seat=1)


def test_the_moneylender_gives_two_coins_and_a_point() -> None:
    match = table(phase="bribes", persons=("moneylender", "monk", "mayor"), s0={"coins": 3})
    play(match, "bribe:moneylender")
    assert match.state.coins[0] == 4
    assert match.state.prestige[0] == 1


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ((3, 10, 12), [4, 10, 11]),  # From the richest seat.
        ((1, 12, 12), [2, 11, 12]),  # Of two equally rich, from the next one.
        ((20, 3, 2), [20, 3, 2]),  # From nobody, if one is the richest oneself.
    ],
)
def test_a_coin_the_moneylender_lacks_comes_from_the_richest_seat(
    before: tuple[int, int, int], after: list[int]
) -> None:
    s0, s1, s2 = ({"coins": coins} for coins in before)
    match = table(phase="bribes", persons=("moneylender", "monk", "mayor"), s0=s0, s1=s1, s2=s2)
    play(match, "bribe:moneylender")
    assert match.state.coins == after
    assert match.state.prestige[0] == 1


def test_a_cube_the_jester_brings_to_two_others_drives_the_carriage_three_markets_far() -> None:
    match = table(4, phase="bribes", persons=("jester", "monk", "mayor"), s0={"bank": 1, "carriage_house": 2})
    match.state.messages[market_number("outer_left_2")] = PLAIN
    play(match, "bribe:jester")
    assert offered(match) == ["sector:bank", "sector:carriage_house"]
    play(match, "sector:bank", "sector:carriage_house")
    assert match.state.quarter(0) == [0, 0, 0, 3, 0, 0, 0]
    assert match.state.decision == Drive(0, 3)
    play(match, "market:outer_left_2")
    expects(match, TakeMessage, seat=0)
    play(match, "take")
    assert match.state.taken[0] == ((2, PLAIN),)
    assert match.state.prestige[0] == 4


def test_the_jester_takes_a_cube_from_the_quarter_or_the_cathedral_or_the_confidant() -> None:
    match = table(
        phase="bribes",
        persons=("jester", "monk", "mayor"),
        s0={"school": 1, "park": 2, "cathedral": 1, "confidant": "inn"},
    )
    play(match, "bribe:jester")
    assert offered(match) == ["sector:school", "sector:park", "cathedral", "confidant"]


def test_a_cube_the_jester_takes_from_the_cathedral_goes_to_any_sector_but_not_back() -> None:
    match = table(phase="bribes", persons=("jester", "monk", "mayor"), s0={"cathedral": 2, "bank": 1})
    play(match, "bribe:jester", "cathedral")
    assert offered(match) == [f"sector:{name}" for name in SECTORS]
    play(match, "sector:bank")
    assert match.state.cubes[CATHEDRAL] == 1
    assert match.state.pieces(0, BANK) == 2
    assert match.state.coins[0] == 4


def test_in_the_french_edition_the_jester_takes_pieces_of_the_quarter_only() -> None:
    match = table(
        phase="bribes",
        options={"jester": "quarter"},
        persons=("jester", "monk", "mayor"),
        s0={"bank": 1, "inn": 1, "cathedral": 1, "confidant": "inn"},
    )
    play(match, "bribe:jester")
    assert offered(match) == ["sector:bank", "sector:inn", "confidant"]


def test_the_jester_moves_a_cube_to_another_sector_only() -> None:
    match = table(phase="bribes", persons=("jester", "monk", "mayor"), s0={"bank": 2})
    play(match, "bribe:jester")
    expects(match, JesterTo, seat=0)
    assert offered(match) == [f"sector:{name}" for name in SECTORS if name != "bank"]


def test_the_jester_moves_the_confidant_and_uses_his_new_sector() -> None:
    match = table(
        phase="bribes", persons=("jester", "monk", "mayor"), s0={"residence": 2, "confidant": "bank"}
    )
    play(match, "bribe:jester", "confidant")
    assert "sector:bank" not in offered(match)
    play(match, "sector:residence")
    assert match.state.confidant[0] == RESIDENCE
    assert match.state.prestige[0] == 3


def test_the_jester_cannot_move_a_confidant_who_is_not_in_the_quarter() -> None:
    match = table(phase="bribes", persons=("jester", "monk", "mayor"), s0={"bank": 1, "inn": 1})
    play(match, "bribe:jester")
    assert offered(match) == ["sector:bank", "sector:inn"]


def test_a_cube_the_jester_takes_from_the_park_no_longer_counts_for_the_bonus() -> None:
    match = table(phase="bribes", persons=("jester", "monk", "mayor"), s0={"park": 2, "residence": 1})
    events = play(match, "bribe:jester", "sector:park", "sector:residence")
    assert told(events, "prestige") == [(2, 0, "residence")]


def test_a_cube_the_jester_brings_to_the_park_chases_the_rat_and_scores_nothing() -> None:
    match = table(phase="bribes", persons=("jester", "monk", "mayor"), s0={"bank": 1, "park": 1, "rat": 4})
    play(match, "bribe:jester", "sector:bank", "sector:park")
    assert match.state.pieces(0, PARK) == 2
    assert match.state.rat[0] == 3
    assert match.state.prestige[0] == 0


def test_the_third_piece_the_jester_brings_to_the_inn_gives_two_bonuses() -> None:
    match = table(phase="bribes", persons=("jester", "monk", "mayor"), s0={"inn": 2, "confidant": "bank"})
    play(match, "bribe:jester", "confidant", "sector:inn")
    assert match.state.decision == Bonus(0, 2)
    play(match, "bonus:coin", "bonus:coin")
    assert match.state.coins[0] == 4


def test_the_jester_does_nothing_for_whoever_has_no_piece_on_the_board() -> None:
    match = table(phase="bribes", persons=("jester", "monk", "mayor"))
    play(match, "bribe:jester")
    assert match.state.confidant[0] == AWAY
    assert match.state.coins[0] == 2
    expects(match, Bribe, seat=1)


def test_the_monk_gives_two_cubes_and_a_point() -> None:
    match = table(phase="bribes", persons=("jester", "monk", "mayor"), s0={"supply": 4})
    play(match, "bribe:monk")
    assert (match.state.supply[0], match.state.reserve[0]) == (6, 8)
    assert match.state.prestige[0] == 1


@pytest.mark.parametrize(("reserve", "supply"), [(1, 5), (0, 4)])
def test_the_monk_gives_a_point_and_the_cubes_that_are_left_in_the_reserve(reserve: int, supply: int) -> None:
    match = table(
        phase="bribes",
        persons=("jester", "monk", "mayor"),
        s0={"supply": 4, "reserve": reserve, "inn": 10 - reserve},
    )
    play(match, "bribe:monk")
    assert (match.state.supply[0], match.state.reserve[0]) == (supply, 0)
    assert match.state.prestige[0] == 1


def test_the_doctor_sets_six_rats_to_nought_and_the_hospital_drives_them_back() -> None:
    match = table(
        phase="bribes",
        persons=("hostess", "doctor", "guild_master"),
        s0={"rat": 7, "hospital": 1, "confidant": "hospital", "prestige": 5},
    )
    assert match.state.plague == 6
    play(match, "bribe:doctor", "pass", "pass")
    assert match.state.rat == [5, 6, 6]
    assert match.state.prestige[0] == 5


def test_without_the_doctor_the_same_rats_break_out() -> None:
    match = table(
        phase="bribes",
        persons=("hostess", "doctor", "guild_master"),
        s0={"rat": 7, "hospital": 1, "confidant": "hospital", "bank": 2, "prestige": 5},
    )
    events = play(match, "pass", "pass", "pass")
    assert [event.seat for event in events if event.kind == "outbreak"] == [0]
    assert match.state.rat[0] == 9
    assert match.state.prestige[0] == 3
    expects(match, LoseCube, seat=0)
    assert offered(match) == ["sector:bank", "sector:hospital"]
    play(match, "sector:bank")
    assert match.state.quarter(0) == [0, 1, 0, 0, 0, 0, 2]


def test_the_doctor_keeps_the_rat_where_it_is_when_the_hospital_is_empty() -> None:
    match = table(phase="bribes", persons=("hostess", "doctor", "lawyer"), s0={"rat": 8})
    play(match, "bribe:doctor", "pass", "pass")
    assert match.state.rat == [8, 7, 7]


def test_the_doctor_and_the_hospital_drive_no_rat_below_zero() -> None:
    match = table(phase="bribes", persons=("hostess", "doctor", "lawyer"), s0={"rat": 1, "hospital": 3})
    play(match, "bribe:doctor", "pass", "pass")
    assert match.state.rat[0] == 0
