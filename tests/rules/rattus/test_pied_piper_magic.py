"""Pied Piper and magician: what follows a flute, and what a potion saves."""

import pytest

from rules.rattus.classes import KingCube
from rules.rattus.pied_piper import BrewBeside, PiperRats
from rules.rattus.ravage import LoseCube, TurnToken
from rules.rattus.setup import SETS
from rules.rattus.turn import Turn
from tests.rules.driving import expects, offered, play, told
from tests.rules.rattus.europe import Europe, table

CONTROL = SETS["rat_control"]


# Pied Piper.


def test_piper_draws_all_rats_that_find_room_after_a_cube() -> None:
    match = table(
        cards=CONTROL,
        held={0: ("pied_piper",)},
        cubes={"gallia": (2, 0, 0, 0)},
        rats={"gallia": 2, "anglia": 1},
    )
    play(match, "power:pied_piper", "region:anglia")
    assert match.cubes("anglia") == (1, 0, 0, 0)
    assert match.cubes("gallia") == (1, 0, 0, 0)
    assert (len(match.rats("gallia")), len(match.rats("anglia"))) == (0, 3)


def test_piper_with_too_little_room_chooses_the_rats() -> None:
    match = table(
        cards=CONTROL,
        held={0: ("pied_piper",)},
        cubes={"gallia": (1, 0, 0, 0)},
        rats={"gallia": ("r01", "r02", "r03"), "anglia": 1},
    )
    play(match, "power:pied_piper", "region:anglia")
    expects(match, PiperRats, 0)
    assert offered(match) == ["rat:gallia,1", "rat:gallia,2"]
    play(match, "rat:gallia,1")
    assert offered(match) == ["rat:gallia,1", "rat:gallia,2"]
    play(match, "rat:gallia,2")
    assert match.rats("gallia") == ("r02",)
    assert match.rats("anglia")[1:] == ("r01", "r03")


def test_pipers_cube_goes_even_if_no_rat_can_follow() -> None:
    full = table(
        cards=CONTROL,
        held={0: ("pied_piper",)},
        cubes={"gallia": (1, 0, 0, 0)},
        rats={"gallia": 2, "anglia": 3},
    )
    play(full, "power:pied_piper", "region:anglia")
    assert full.cubes("anglia") == (1, 0, 0, 0)
    assert len(full.rats("gallia")) == 2
    none = table(cards=CONTROL, held={0: ("pied_piper",)}, cubes={"gallia": (1, 0, 0, 0)})
    play(none, "power:pied_piper", "region:anglia")
    assert none.cubes("anglia") == (1, 0, 0, 0)


def test_a_bishop_stops_the_pipers_rats_but_not_his_cube() -> None:
    match = table(
        cards=CONTROL,
        held={0: ("pied_piper",)},
        cubes={"gallia": (1, 0, 0, 0)},
        rats={"gallia": 2},
        bishops=("anglia",),
    )
    play(match, "power:pied_piper", "region:anglia")
    assert match.cubes("anglia") == (1, 0, 0, 0)
    assert (len(match.rats("gallia")), len(match.rats("anglia"))) == (2, 0)


def test_a_wall_stops_the_piper_altogether() -> None:
    match = table(
        cards=CONTROL, held={0: ("pied_piper",)}, cubes={"gallia": (1, 0, 0, 0)}, walls=("anglia_gallia",)
    )
    play(match, "power:pied_piper")
    assert "region:anglia" not in offered(match)


def test_the_piper_names_rats_by_where_they_lie_and_not_by_what_they_show() -> None:
    match = table(
        cards=CONTROL,
        held={0: ("pied_piper",)},
        cubes={"gallia": (1, 0, 0, 0)},
        rats={"gallia": ("r01", "r02"), "anglia": 2},
    )
    play(match, "power:pied_piper", "region:anglia")
    assert offered(match) == ["rat:gallia,1", "rat:gallia,2"]
    play(match, "rat:gallia,2")
    assert match.rats("anglia")[-1] == "r02"


# Magician.


def test_magician_sets_one_potion_a_turn_beside_an_own_cube() -> None:
    match = table(
        cards=CONTROL, held={0: ("magician",)}, cubes={"gallia": (2, 1, 0, 0), "anglia": (0, 1, 0, 0)}
    )
    play(match, "power:magician")
    assert match.potions("gallia", 0) == (1,)
    assert match.state.potions_left == 9
    assert "power:magician" not in offered(match)


def test_potions_can_be_stacked_beside_one_cube_or_spread() -> None:
    match = table(
        cards=CONTROL,
        held={0: ("magician",)},
        cubes={"gallia": (3, 0, 0, 0)},
        potions={"gallia": {0: (1, 2)}},
    )
    play(match, "power:magician")
    expects(match, BrewBeside, 0)
    assert offered(match) == ["beside:gallia,0", "beside:gallia,1", "beside:gallia,2"]
    play(match, "beside:gallia,2")
    assert match.potions("gallia", 0) == (1, 3)


def test_the_tenth_potion_can_be_brewed() -> None:
    match = table(
        cards=CONTROL,
        held={0: ("magician",)},
        cubes={"gallia": (1, 0, 0, 0)},
        potions={"gallia": {0: (9,)}},
    )
    play(match, "power:magician")
    assert match.potions("gallia", 0) == (10,)
    assert match.state.potions_left == 0


def test_no_more_than_ten_potions() -> None:
    match = table(
        cards=CONTROL,
        held={0: ("magician",)},
        cubes={"gallia": (3, 0, 0, 0)},
        potions={"gallia": {0: (10,)}},
    )
    assert "power:magician" not in offered(match)


def test_a_potion_is_given_up_instead_of_a_cube_if_the_owner_wants() -> None:
    position = {
        "cards": CONTROL,
        "held": {1: ("magician",)},
        "plague": "germania",
        "cubes": {"scandia": (0, 1, 0, 0)},
        "rats": {"scandia": ("r02",)},
        "potions": {"scandia": {1: (1,)}},
    }
    match = table(**position)  # type: ignore[arg-type]
    play(match, "plague", "region:scandia", "region:russia")
    expects(match, LoseCube, 1)
    assert offered(match) == ["lose:scandia,1", "potion:scandia,1"]
    play(match, "potion:scandia,1")
    assert match.cubes("scandia") == (0, 1, 0, 0)
    assert match.potions("scandia", 1) == ()
    match = table(**position)  # type: ignore[arg-type]
    play(match, "plague", "region:scandia", "region:russia", "lose:scandia,1")
    assert match.cubes("scandia") == (0, 0, 0, 0)
    assert match.potions("scandia", 1) == ()


def test_a_used_potion_goes_back_to_the_supply_of_ten() -> None:
    match = table(
        cards=CONTROL,
        held={1: ("magician",)},
        plague="germania",
        cubes={"scandia": (0, 1, 0, 0)},
        rats={"scandia": ("r02",)},
        potions={"scandia": {1: (2,)}},
    )
    assert match.state.potions_left == 8
    events = play(match, "plague", "region:scandia", "region:russia", "potion:scandia,2")
    assert told(events, "saved") == [("scandia", 2)]
    assert match.state.potions_left == 9
    assert match.potions("scandia", 1) == (1,)


def test_the_owner_chooses_which_of_his_cubes_dies() -> None:
    match = table(
        cards=CONTROL,
        held={1: ("magician",)},
        plague="germania",
        cubes={"scandia": (0, 2, 0, 0)},
        rats={"scandia": ("r02",)},
        potions={"scandia": {1: (1,)}},
    )
    play(match, "plague", "region:scandia", "region:russia")
    assert offered(match) == ["lose:scandia,0", "lose:scandia,1", "potion:scandia,1"]
    play(match, "lose:scandia,0")
    assert match.cubes("scandia") == (0, 1, 0, 0)
    assert match.potions("scandia", 1) == (1,)


def test_every_blow_of_a_token_is_answered_for_itself() -> None:
    # r26 shows M, A, magic and royalty: four blows for a seat that leads and holds the magician.
    match = table(
        cards=CONTROL,
        held={1: ("magician", "emperor")},
        plague="germania",
        cubes={"scandia": (0, 5, 0, 0)},
        rats={"scandia": ("r26",)},
        potions={"scandia": {1: (2,)}},
    )
    play(match, "plague", "region:scandia", "region:russia", "potion:scandia,2", "potion:scandia,1")
    assert match.cubes("scandia") == (0, 3, 0, 0)
    assert match.state.toll[-1][2:] == (0, 2, 0, 0)


def test_a_cube_that_dies_gives_its_potions_back() -> None:
    match = table(
        cards=CONTROL,
        held={1: ("magician",)},
        plague="germania",
        cubes={"scandia": (0, 1, 0, 0)},
        rats={"scandia": ("r02",)},
        potions={"scandia": {1: (3,)}},
    )
    events = play(match, "plague", "region:scandia", "region:russia", "lose:scandia,3")
    assert told(events, "died") == [(1, "scandia", 3)]
    assert match.state.potions_left == 10


def test_a_potion_moves_with_its_cube() -> None:
    match = table(
        cards=("merchant", "magician", "messenger", "king", "nun", "serf"),
        held={0: ("merchant", "messenger")},
        cubes={"hispania": (3, 0, 0, 0), "polonia": (0, 1, 0, 0)},
        potions={"hispania": {0: (2,)}, "polonia": {1: (1,)}},
    )
    play(match, "power:merchant", "region:gallia", "cubes:1")
    assert offered(match) == ["move:hispania,0,0", "move:hispania,0,2"]
    play(match, "move:hispania,0,2")
    assert match.potions("hispania", 0) == ()
    assert match.potions("gallia", 0) == (2,)
    play(match, "power:messenger", "cube:gallia,0")
    assert match.potions("polonia", 0) == (2,)
    assert match.potions("gallia", 1) == (1,)
    assert match.potions("gallia", 0) == ()


def test_a_whole_group_takes_all_its_potions_along() -> None:
    match = table(
        cards=("merchant", "magician", "messenger", "king", "nun", "serf"),
        held={0: ("merchant",)},
        cubes={"hispania": (3, 0, 0, 0)},
        potions={"hispania": {0: (1, 2)}},
    )
    play(match, "power:merchant", "region:gallia", "cubes:3")
    assert match.potions("gallia", 0) == (1, 2)
    assert match.cubes("gallia") == (3, 0, 0, 0)


def test_merchants_picks_ascend_so_that_a_move_is_reached_in_one_way_only() -> None:
    match = table(
        cards=("merchant", "magician", "messenger", "king", "nun", "serf"),
        held={0: ("merchant",)},
        cubes={"hispania": (4, 0, 0, 0)},
        potions={"hispania": {0: (1, 1, 2)}},
    )
    play(match, "power:merchant", "region:gallia", "cubes:2")
    assert offered(match) == ["move:hispania,0,0", "move:hispania,0,1"]
    play(match, "move:hispania,0,1")
    assert offered(match) == ["move:hispania,0,1", "move:hispania,0,2"]
    play(match, "move:hispania,0,2")
    assert match.potions("gallia", 0) == (1, 2)
    assert match.potions("hispania", 0) == (1,)


def test_a_potion_is_discarded_when_its_cube_goes_to_the_castle() -> None:
    match = table(
        cards=("merchant", "magician", "messenger", "king", "nun", "serf"),
        held={0: ("king",)},
        cubes={"hispania": (1, 0, 0, 0)},
        potions={"hispania": {0: (2,)}},
    )
    play(match, "power:king")
    assert match.state.castle[0] == 1
    assert match.potions("hispania", 0) == ()
    assert match.state.potions_left == 10


def kings_cubes() -> Europe:
    return table(
        cards=("merchant", "magician", "messenger", "king", "nun", "serf"),
        held={0: ("king",)},
        cubes={"hispania": (4, 0, 0, 0)},
        potions={"hispania": {0: (1, 2, 2)}},
    )


@pytest.mark.parametrize(
    ("pick", "left"),
    [
        ("beside:hispania,0", (1, 2, 2)),
        ("beside:hispania,1", (2, 2)),
        ("beside:hispania,2", (1, 2)),
    ],
)
def test_where_the_cubes_of_a_region_differ_the_seat_picks_which_one_the_king_takes(
    pick: str, left: tuple[int, ...]
) -> None:
    match = kings_cubes()
    play(match, "power:king")
    expects(match, KingCube, 0)
    assert offered(match) == ["beside:hispania,0", "beside:hispania,1", "beside:hispania,2"]
    events = play(match, pick)
    assert told(events, "sheltered") == [("hispania", int(pick[-1]))]
    assert (match.state.castle[0], match.cubes("hispania")[0]) == (1, 3)
    assert match.potions("hispania", 0) == left
    assert match.state.potions_left == 10 - sum(left)


def test_by_the_first_rulings_the_king_took_the_cube_with_the_fewest_potions() -> None:
    match = kings_cubes()
    match.state.rulings = 1
    play(match, "power:king")
    expects(match, Turn, 0)
    assert match.potions("hispania", 0) == (1, 2, 2)


def test_a_strike_asks_only_who_has_potions() -> None:
    match = table(
        cards=CONTROL,
        plague="germania",
        cubes={"scandia": (2, 2, 2, 0)},
        rats={"scandia": ("r18",)},
        potions={"scandia": {1: (1,)}},
    )
    play(match, "plague", "region:scandia", "region:russia")
    expects(match, LoseCube, 1)
    assert match.cubes("scandia") == (1, 2, 1, 0)
    play(match, "potion:scandia,1")
    assert not isinstance(match.state.decision, TurnToken)
