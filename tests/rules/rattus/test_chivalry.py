"""Knight, crusader and soldier while the plague moves."""

import pytest

from rules.rattus.plague import ShowAll, Spread, Strengthen
from rules.rattus.ravage import TurnToken
from rules.rattus.setup import SETS
from rules.rattus.turn import Turn
from tests.rules.driving import expects, offered, play, told
from tests.rules.rattus.europe import table

WAR = SETS["europe_at_war"]


def test_one_step_without_a_card_of_chivalry() -> None:
    match = table(plague="italia")
    play(match, "plague")
    assert "region:scandia" not in offered(match)


def test_knight_carries_the_plague_up_to_two_regions() -> None:
    match = table(held={0: ("knight",)}, plague="italia")
    play(match, "plague")
    assert {"region:scandia", "region:germania"} <= set(offered(match))
    play(match, "region:scandia")
    assert match.state.view(None).plague == "scandia"


def test_knight_cannot_ride_out_and_back() -> None:
    match = table(held={0: ("knight",)}, plague="italia")
    play(match, "plague")
    assert "region:italia" not in offered(match)


def test_knights_ride_has_effects_only_where_it_ends() -> None:
    match = table(
        held={0: ("knight",)},
        plague="italia",
        cubes={"germania": (0, 2, 0, 0)},
        rats={"germania": ("r02", "r01"), "scandia": 1},
    )
    play(match, "plague", "region:scandia", "region:russia")
    assert match.rats("germania") == ("r02", "r01")
    assert len(match.rats("russia")) == 1


@pytest.mark.parametrize(("token", "strikes"), [("s09", True), ("s11", True), ("r20", False)])
def test_worked_example_two_cubes_in_scandia_count_for_four(token: str, strikes: bool) -> None:
    match = table(
        held={0: ("knight",)}, plague="italia", cubes={"scandia": (0, 1, 1, 0)}, rats={"scandia": (token,)}
    )
    play(match, "plague", "region:scandia", "region:russia")
    expects(match, Strengthen, 0)
    play(match, "neutral:2")
    assert match.cubes("scandia") == ((0, 0, 0, 0) if strikes else (0, 1, 1, 0))


def test_knight_need_not_strengthen_the_plague() -> None:
    match = table(
        held={0: ("knight",)}, plague="italia", cubes={"scandia": (0, 1, 1, 0)}, rats={"scandia": ("s09",)}
    )
    play(match, "plague", "region:scandia", "region:russia", "neutral:0")
    assert match.cubes("scandia") == (0, 1, 1, 0)


def test_the_neutral_cubes_are_chosen_before_any_token_is_turned() -> None:
    match = table(
        cards=WAR,
        held={0: ("knight", "crusader")},
        plague="gallia",
        cubes={"italia": (0, 2, 0, 0)},
        rats={"italia": ("r30", "r31")},
    )
    play(match, "plague", "region:italia", "region:hungaria", "region:hungaria")
    expects(match, Strengthen, 0)
    assert match.can_undo()
    play(match, "neutral:0")
    expects(match, ShowAll, 0)


def test_neutral_cubes_do_not_die_nor_have_the_majority() -> None:
    # One cube and the piece's two reach the limit of 3; the majority is still that of the lone cube.
    match = table(
        held={0: ("knight",)},
        plague="italia",
        cubes={"scandia": (0, 1, 0, 0)},
        rats={"scandia": ("s07", "r30")},
    )
    play(match, "plague", "region:scandia", "region:russia", "region:russia", "neutral:2", "rat:scandia,1")
    assert match.cubes("scandia") == (0, 0, 0, 0)
    assert match.rats("scandia") == ("r30",)


def test_neutral_cubes_do_not_make_an_empty_region_populated() -> None:
    match = table(held={0: ("knight",)}, plague="italia", rats={"scandia": ("r01",)})
    play(match, "plague", "region:scandia", "region:russia")
    expects(match, Turn, 1)
    assert match.rats("scandia") == ("r01",)


def test_neutral_cubes_last_for_the_turn() -> None:
    match = table(
        held={0: ("knight",)}, plague="italia", cubes={"scandia": (0, 1, 1, 0)}, rats={"scandia": ("r20",)}
    )
    play(match, "plague", "region:scandia", "region:russia", "neutral:2")
    assert match.state.neutral == 0


def test_several_cards_of_chivalry_still_move_two_regions_at_most() -> None:
    one = table(cards=WAR, held={0: ("soldier",)}, plague="hispania")
    three = table(cards=WAR, held={0: ("knight", "crusader", "soldier")}, plague="hispania")
    play(one, "plague")
    play(three, "plague")
    assert offered(one) == offered(three)
    assert "region:scandia" not in offered(three)


@pytest.mark.parametrize("rider", ["knight", "crusader", "soldier"])
def test_any_card_of_chivalry_carries_the_plague_two_regions(rider: str) -> None:
    match = table(cards=WAR, held={0: (rider,)}, plague="italia")
    play(match, "plague")
    assert "region:scandia" in offered(match)


@pytest.mark.parametrize(("rats", "most"), [(0, 0), (1, 2), (2, 3), (3, 3)])
def test_soldier_adds_a_rat_where_new_rats_are_placed(rats: int, most: int) -> None:
    match = table(cards=WAR, held={0: ("soldier",)}, plague="gallia", rats={"italia": rats})
    play(match, "plague", "region:italia", *["region:hungaria"] * most)
    assert len(match.rats("hungaria")) == most
    expects(match, Turn, 1)


def test_soldiers_extra_rat_is_optional() -> None:
    match = table(cards=WAR, held={0: ("soldier",)}, plague="gallia", rats={"italia": 1})
    play(match, "plague", "region:italia")
    assert "done" not in offered(match)
    play(match, "region:hungaria")
    expects(match, Spread, 0)
    play(match, "done")
    assert len(match.rats("hungaria")) == 1


def test_the_soldier_is_told_before_his_rat() -> None:
    match = table(cards=WAR, held={0: ("soldier",)}, plague="gallia", rats={"italia": 1})
    events = play(match, "plague", "region:italia", "region:hungaria", "region:hungaria")
    kinds = [event.kind for event in events if event.kind in ("power", "rat")]
    assert kinds == ["rat", "power", "rat"]
    assert told(events, "power") == [("soldier",)]


def test_neither_a_wall_nor_a_bishop_lets_the_soldiers_rat_pass() -> None:
    match = table(
        cards=("soldier", "emperor", "bishop", "baker", "serf", "witch"),
        held={0: ("soldier",)},
        plague="germania",
        rats={"italia": 1},
        walls=("gallia_italia",),
        bishops=("hispania",),
    )
    play(match, "plague", "region:italia", "region:hungaria")
    assert offered(match) == ["region:germania", "region:hungaria", "region:turcia", "done"]


def test_soldier_crusader_and_serf_work_while_the_plague_moves_not_before() -> None:
    cards = ("soldier", "crusader", "serf", "knight", "king", "witch")
    match = table(cards=cards, held={0: cards[:4]}, cubes={"italia": (1, 0, 0, 0)}, rats={"italia": 1})
    assert not any(option.startswith("power") for option in offered(match))


def test_erratum_the_king_cannot_be_used_after_the_plague_but_the_knight_can() -> None:
    # Royalty's card waits for a region without rats, which the plague itself would bring about.
    match = table(
        held={0: ("king", "knight")},
        plague="gallia",
        cubes={"italia": (1, 0, 0, 0)},
        rats={"italia": ("r37",)},
    )
    assert "power:king" not in offered(match)
    play(match, "plague", "region:italia", "region:hungaria")
    expects(match, Strengthen, 0)
    play(match, "neutral:0")
    assert match.rats("italia") == ()
    expects(match, Turn, 1)
    assert match.state.castle == [0, 0, 0, 0]


def test_crusader_shows_all_rats_and_chooses_their_order() -> None:
    match = table(
        cards=WAR,
        held={0: ("crusader",), 1: ("knight",)},
        plague="gallia",
        cubes={"italia": (0, 3, 0, 0)},
        rats={"italia": ("r03", "s07", "r20")},
    )
    play(match, "plague", "region:italia", "region:hungaria", "region:hungaria")
    expects(match, ShowAll, 0)
    play(match, "together")
    shown = match.state.view(None).regions[5].rats
    assert [rat.face.name for rat in shown if rat.face] == ["r03", "s07", "r20"]
    expects(match, TurnToken, 0)
    # First the majority on three cubes, then chivalry: the other way round the majority would come too late.
    play(match, "rat:italia,2", "rat:italia,1")
    assert match.cubes("italia") == (0, 1, 0, 0)
    assert match.rats("italia") == ()


def test_crusader_may_turn_the_rats_one_by_one() -> None:
    match = table(
        cards=WAR,
        held={0: ("crusader",)},
        plague="gallia",
        cubes={"italia": (0, 3, 0, 0)},
        rats={"italia": ("r30", "r31")},
    )
    play(match, "plague", "region:italia", "region:hungaria", "region:hungaria", "one_by_one")
    assert match.state.face_up == 0
    assert match.state.view(0).regions[5].rats[0].face is None


def test_crusaders_rats_that_find_no_cube_leave_the_game_too() -> None:
    match = table(
        cards=WAR,
        held={0: ("crusader",), 1: ("knight",)},
        plague="gallia",
        cubes={"italia": (0, 1, 0, 0)},
        rats={"italia": ("r03", "r20", "r21")},
    )
    play(match, "plague", "region:italia", "region:hungaria", "region:hungaria", "together")
    events = play(match, "rat:italia,1")
    assert told(events, "discarded") == [("italia", ("r20", "r21"))]
    assert match.cubes("italia") == (0, 0, 0, 0)
    assert match.rats("italia") == ()
    assert len(match.state.flipped) == 3
    assert match.state.face_up == 0


def test_crusader_has_nothing_to_choose_with_a_single_rat() -> None:
    match = table(
        cards=WAR,
        held={0: ("crusader",)},
        plague="gallia",
        cubes={"italia": (0, 1, 0, 0)},
        rats={"italia": ("r30",)},
    )
    play(match, "plague", "region:italia", "region:hungaria")
    expects(match, Turn, 1)
    assert match.rats("italia") == ()


def test_the_orders_of_open_rats_can_be_taken_back_but_not_their_turning() -> None:
    match = table(
        cards=WAR,
        held={0: ("crusader",)},
        plague="gallia",
        cubes={"italia": (0, 3, 0, 0)},
        rats={"italia": ("r30", "r31", "r32")},
    )
    play(match, "plague", "region:italia", "region:hungaria", "region:hungaria", "together")
    assert not match.can_undo()
    play(match, "rat:italia,1")
    assert match.can_undo()
