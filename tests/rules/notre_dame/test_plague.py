"""Phase 5: the plague."""

from typing import Any

import pytest

from rules.notre_dame.names import BANK, HOSPITAL, INN, PARK
from rules.notre_dame.plague import LoseCube
from rules.notre_dame.round import Plague
from tests.rules.driving import expects, offered, play, told
from tests.rules.notre_dame.paris import Paris, table


def infected(rats: int, quarter: dict[str, Any]) -> Paris:
    return table(phase="plague", plague=rats, s0=quarter)


# The worked examples.


def test_the_rats_of_the_three_cards_add_up_to_three() -> None:
    match = table(phase="plague", persons=("hostess", "minstrel", "night_watchman"))
    assert match.state.plague == 2 + 0 + 1
    assert match.state.rat == [3, 3, 3]


@pytest.mark.parametrize(
    ("quarter", "rat"),
    [
        pytest.param({"hospital": 2, "rat": 4}, 5, id="Wasti and Stephanie"),
        pytest.param({"rat": 6}, 9, id="Bille"),
        pytest.param({"rat": 3}, 6, id="Luc"),
        pytest.param({"hospital": 3, "confidant": "hospital", "rat": 5}, 4, id="Michi and Claire"),
    ],
)
def test_three_rats_less_the_pieces_in_the_hospital_move_the_rat(quarter: dict[str, Any], rat: int) -> None:
    match = infected(3, {**quarter, "prestige": 7})
    assert match.state.rat[0] == rat
    assert match.state.prestige[0] == 7


@pytest.mark.parametrize(
    "quarter",
    [
        pytest.param({"hospital": 2, "bank": 3, "rat": 5}, id="Wasti and Stephanie: 5 + 5 is 10"),
        pytest.param({"bank": 3, "rat": 9}, id="Bille: 9 + 7 is 16"),
    ],
)
def test_seven_rats_past_nine_cost_two_points_and_a_cube_however_far_past(quarter: dict[str, Any]) -> None:
    match = infected(7, {**quarter, "prestige": 7})
    assert match.state.rat[0] == 9
    assert match.state.prestige[0] == 5
    assert match.state.pieces(0, BANK) == 2


def test_seven_rats_bring_michi_and_leo_exactly_to_nine_without_a_penalty() -> None:
    match = infected(7, {"hospital": 1, "confidant": "hospital", "bank": 2, "rat": 4, "prestige": 7})
    assert match.state.rat[0] == 9
    assert match.state.prestige[0] == 7
    assert match.state.pieces(0, BANK) == 2


# The rat.


def test_the_table_is_told_how_every_rat_moves() -> None:
    match = table(phase="bribes", plague=4, s0={"rat": 2}, s1={"rat": 7}, s2={"hospital": 1})
    events = play(match, "pass", "pass", "pass")
    assert told(events, "rat") == [(2, 6), (7, 9), (0, 3)]
    assert [event.seat for event in events if event.kind == "outbreak"] == [1]


def test_the_plague_comes_to_every_seat() -> None:
    match = table(
        4, phase="plague", plague=4, s1={"rat": 2}, s2={"hospital": 1}, s3={"confidant": "hospital"}
    )
    assert match.state.rat == [4, 6, 3, 3]


def test_the_rat_never_goes_below_zero() -> None:
    match = infected(1, {"hospital": 4, "rat": 2})
    assert match.state.rat[0] == 0


@pytest.mark.parametrize(("hospital", "rat"), [(2, 9), (3, 8), (5, 6)])
def test_a_rat_on_nine_does_no_harm_unless_it_moves_on(hospital: int, rat: int) -> None:
    match = infected(2, {"hospital": hospital, "rat": 9, "prestige": 7})
    assert match.state.rat[0] == rat
    assert match.state.prestige[0] == 7
    assert match.state.cubes[HOSPITAL] == hospital


def test_a_round_without_rats_still_lets_the_hospital_work() -> None:
    match = infected(0, {"hospital": 2, "rat": 7})
    assert match.state.rat[0] == 5


# Two points.


@pytest.mark.parametrize(("before", "left"), [(9, 7), (2, 0), (1, 0), (0, 0)])
def test_who_has_fewer_than_two_points_gives_what_is_there(before: int, left: int) -> None:
    match = infected(3, {"rat": 8, "bank": 1, "prestige": before})
    assert match.state.prestige[0] == left
    assert match.state.pieces(0, BANK) == 0


def test_the_park_does_not_soften_the_loss_of_points() -> None:
    match = infected(3, {"rat": 8, "park": 4, "prestige": 9})
    assert match.state.prestige[0] == 7


# The cube.


def test_the_lost_cube_goes_from_the_fullest_sector_to_the_reserve() -> None:
    match = infected(3, {"rat": 8, "bank": 3, "inn": 2, "supply": 4, "prestige": 9})
    assert (match.state.pieces(0, BANK), match.state.pieces(0, INN)) == (2, 2)
    assert (match.state.supply[0], match.state.reserve[0]) == (4, 6)


@pytest.mark.parametrize("seat", [1, 2])
def test_every_seat_loses_from_its_own_fullest_sector(seat: int) -> None:
    quarters: dict[str, Any] = {f"s{other}": {"hospital": 6} for other in range(3)}
    quarters[f"s{seat}"] = {"rat": 8, "school": 2, "bank": 1, "inn": 2, "hospital": 1}
    match = table(phase="plague", plague=3, **quarters)
    expects(match, LoseCube, seat=seat)
    assert offered(match) == ["sector:school", "sector:inn"]


def test_among_equally_full_sectors_the_owner_chooses() -> None:
    match = infected(3, {"rat": 8, "bank": 2, "inn": 2, "park": 1})
    expects(match, LoseCube, seat=0)
    assert offered(match) == ["sector:bank", "sector:inn"]
    play(match, "sector:inn")
    assert (match.state.pieces(0, BANK), match.state.pieces(0, INN)) == (2, 1)


def test_the_owners_choose_in_turn_order() -> None:
    quarter = {"rat": 8, "bank": 1, "inn": 1}
    match = table(
        phase="plague", plague=3, options={"first_player": "seat_2"}, s0=quarter, s1=quarter, s2=quarter
    )
    expects(match, LoseCube, seat=2)
    play(match, "sector:bank")
    expects(match, LoseCube, seat=0)
    play(match, "sector:bank")
    expects(match, LoseCube, seat=1)


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_the_cathedral_is_not_a_sector_the_plague_can_strike(seat: int) -> None:
    quarters: dict[str, Any] = {f"s{seat}": {"rat": 8, "bank": 1, "cathedral": 4}}
    match = table(phase="bribes", plague=3, **quarters)
    events = play(match, "pass", "pass", "pass")
    assert told(events, "cubes") == [(1, "bank", "reserve"), (4, "cathedral", "reserve")]


def test_who_has_cubes_on_the_cathedral_only_loses_none() -> None:
    match = table(phase="bribes", plague=3, s0={"rat": 8, "cathedral": 2, "supply": 4})
    events = play(match, "pass", "pass", "pass")
    assert told(events, "outbreak") == [()]
    assert told(events, "cubes") == [(2, "cathedral", "reserve")]


def test_the_confidant_counts_for_the_fullest_sector_but_the_cube_goes() -> None:
    match = infected(3, {"rat": 8, "inn": 2, "confidant": "inn", "bank": 2})
    assert match.state.cubes[INN] == 1
    assert match.state.confidant[0] == INN
    assert match.state.pieces(0, BANK) == 2


def test_the_confidant_can_make_a_sector_as_full_as_another() -> None:
    match = infected(3, {"rat": 8, "inn": 1, "confidant": "inn", "bank": 2})
    assert offered(match) == ["sector:bank", "sector:inn"]


def test_a_lone_confidant_tied_with_single_cubes_does_not_save_them() -> None:
    match = infected(3, {"rat": 8, "confidant": "inn", "bank": 1, "park": 1})
    assert offered(match) == ["sector:bank", "sector:park"]
    play(match, "sector:park")
    assert (match.state.pieces(0, BANK), match.state.pieces(0, PARK)) == (1, 0)


@pytest.mark.parametrize("confidant", [None, "inn"])
def test_a_quarter_without_a_cube_loses_none(confidant: str | None) -> None:
    match = infected(3, {"rat": 8, "confidant": confidant, "supply": 4, "prestige": 9})
    assert (match.state.supply[0], match.state.reserve[0]) == (4, 10)
    assert match.state.prestige[0] == 7
    assert sum(match.state.quarter(0)) == (confidant is not None)


def test_the_penalty_comes_again_every_round_the_rat_would_pass_nine() -> None:
    match = infected(3, {"rat": 8, "bank": 3, "prestige": 9})
    assert (match.state.rat[0], match.state.prestige[0], match.state.pieces(0, BANK)) == (9, 7, 2)
    match.state.push(Plague())
    match.state.proceed()
    assert (match.state.rat[0], match.state.prestige[0], match.state.pieces(0, BANK)) == (9, 5, 1)


def test_the_cube_the_plague_takes_may_come_from_the_hospital_itself() -> None:
    match = infected(3, {"rat": 8, "hospital": 1, "prestige": 9})
    assert (match.state.rat[0], match.state.prestige[0]) == (9, 7)
    assert match.state.pieces(0, HOSPITAL) == 0
