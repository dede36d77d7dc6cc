"""Messenger, mayor, queen and baker in a normal turn, and their combinations."""

import pytest

from rules.rattus.names import BAKER
from rules.rattus.pied_piper import MayorBonus, MayorPick
from rules.rattus.placing import DeliverBread, HowMany
from rules.rattus.setup import SETS
from rules.rattus.turn import Turn
from tests.rules.driving import expects, offered, play, told
from tests.rules.rattus.europe import table

GOLD = SETS["golden_age"]
WAR = SETS["europe_at_war"]
#: The worked example of the queen: red, blue, yellow, green.
QUEENS_EXAMPLE = {
    "anglia": (1, 0, 0, 0),
    "gallia": (1, 0, 0, 0),
    "hispania": (1, 0, 1, 0),
    "russia": (0, 1, 0, 0),
    "tartaria": (0, 1, 0, 0),
    "italia": (0, 0, 1, 0),
    "polonia": (0, 0, 1, 0),
    "germania": (0, 0, 0, 1),
    "turcia": (0, 0, 0, 1),
}


# Messenger.


def test_messenger_swaps_an_own_cube_with_anothers_or_two_of_others() -> None:
    match = table(
        cards=WAR,
        held={0: ("messenger",)},
        cubes={"gallia": (1, 1, 0, 0), "italia": (0, 1, 0, 0), "polonia": (0, 0, 1, 0)},
    )
    play(match, "power:messenger")
    assert offered(match) == ["cube:gallia,0", "cube:gallia,1", "cube:italia,1", "cube:polonia,2"]
    play(match, "cube:gallia,0")
    assert offered(match) == ["cube:italia,1", "cube:polonia,2"]
    play(match, "cube:polonia,2")
    assert match.cubes("gallia") == (0, 1, 1, 0)
    assert match.cubes("polonia") == (1, 0, 0, 0)


def test_messenger_swaps_two_cubes_of_two_other_seats() -> None:
    match = table(
        cards=WAR, held={0: ("messenger",)}, cubes={"italia": (0, 1, 0, 0), "polonia": (0, 0, 1, 0)}
    )
    play(match, "power:messenger", "cube:italia,1")
    assert match.cubes("italia") == (0, 0, 1, 0)
    assert match.cubes("polonia") == (0, 1, 0, 0)


def test_messenger_never_swaps_two_cubes_of_one_seat() -> None:
    match = table(
        cards=WAR, held={0: ("messenger",)}, cubes={"italia": (0, 1, 0, 0), "polonia": (0, 1, 0, 0)}
    )
    assert "power:messenger" not in offered(match)


def test_messenger_ignores_walls() -> None:
    walls = ("gallia_hispania", "hispania_italia")
    match = table(
        cards=("messenger", "emperor", "nun", "baker", "serf", "witch"),
        held={0: ("messenger",)},
        cubes={"hispania": (1, 0, 0, 0), "polonia": (0, 1, 0, 0)},
        walls=walls,
    )
    play(match, "power:messenger", "cube:hispania,0")
    assert match.cubes("polonia") == (1, 0, 0, 0)


def test_messenger_asks_for_the_potions_of_the_first_cube_first_and_names_whose_they_are() -> None:
    match = table(
        cards=("messenger", "magician", "nun", "baker", "serf", "knight"),
        held={0: ("messenger",)},
        cubes={"gallia": (0, 2, 0, 0), "polonia": (0, 0, 2, 0)},
        potions={"gallia": {1: (1,)}, "polonia": {2: (2,)}},
    )
    play(match, "power:messenger", "cube:polonia,2")
    assert offered(match) == ["move:polonia,2,0", "move:polonia,2,2"]
    events = play(match, "move:polonia,2,2")
    assert offered(match) == ["move:gallia,1,0", "move:gallia,1,1"]
    events += play(match, "move:gallia,1,0")
    assert [(event.seat, event.data) for event in events if event.kind == "moved"] == [
        (2, ("polonia", "gallia", 2)),
        (1, ("gallia", "polonia", 0)),
    ]
    assert (match.cubes("gallia"), match.cubes("polonia")) == ((0, 1, 1, 0), (0, 1, 1, 0))
    assert (match.potions("gallia", 1), match.potions("gallia", 2)) == ((1,), (2,))
    assert (match.potions("polonia", 1), match.potions("polonia", 2)) == ((), ())


# Mayor.


def test_mayor_adds_a_cube_wherever_the_seat_leads_instead_of_cubes_by_rats() -> None:
    match = table(
        cards=GOLD,
        held={0: ("mayor",)},
        cubes={
            "gallia": (2, 1, 0, 0),
            "italia": (1, 0, 0, 0),
            "polonia": (1, 1, 0, 0),
            "anglia": (1, 2, 0, 0),
        },
        rats={"gallia": 3},
    )
    assert "place" in offered(match)
    play(match, "power:mayor")
    assert match.cubes("gallia") == (3, 1, 0, 0)
    assert match.cubes("italia") == (2, 0, 0, 0)
    assert match.cubes("polonia") == (1, 1, 0, 0)
    assert "place" not in offered(match)


def test_mayor_is_optional_and_not_for_who_has_placed_cubes() -> None:
    match = table(cards=GOLD, held={0: ("mayor",)}, cubes={"italia": (1, 0, 0, 0)}, rats={"gallia": 3})
    play(match, "place")
    assert match.cubes("gallia") == (3, 0, 0, 0)
    assert "power:mayor" not in offered(match)


def test_mayor_leads_with_strictly_more_cubes_and_at_least_one() -> None:
    match = table(cards=GOLD, held={0: ("mayor",)}, cubes={"italia": (1, 1, 0, 0), "gallia": (1, 2, 2, 0)})
    assert match.state.led(0) == []
    assert "power:mayor" not in offered(match)


def test_mayor_with_too_few_cubes_places_what_there_is() -> None:
    match = table(
        cards=GOLD,
        held={0: ("mayor",)},
        cubes={"italia": (16, 0, 0, 0), "gallia": (1, 0, 0, 0), "polonia": (1, 0, 0, 0)},
    )
    play(match, "power:mayor")
    expects(match, MayorPick, 0)
    play(match, "region:polonia", "region:italia")
    assert (match.cubes("gallia")[0], match.cubes("italia")[0], match.cubes("polonia")[0]) == (1, 17, 2)


def test_mayor_and_peasant_add_a_cube_in_a_led_region() -> None:
    match = table(
        cards=GOLD,
        held={0: ("mayor", "peasant")},
        cubes={"italia": (1, 0, 0, 0), "gallia": (1, 0, 0, 0), "polonia": (0, 1, 0, 0)},
    )
    play(match, "power:mayor")
    expects(match, MayorBonus, 0)
    assert offered(match) == ["region:gallia", "region:italia", "done"]
    play(match, "region:gallia")
    expects(match, Turn, 0)
    assert (match.cubes("gallia")[0], match.cubes("italia")[0]) == (3, 2)


@pytest.mark.parametrize("second", ["gallia", "italia"])
def test_mayor_and_queen_add_two_cubes_in_one_or_two_led_regions(second: str) -> None:
    match = table(
        cards=GOLD, held={0: ("mayor", "queen")}, cubes={"italia": (1, 0, 0, 0), "gallia": (1, 0, 0, 0)}
    )
    play(match, "power:mayor", "region:gallia", f"region:{second}")
    assert sum(match.cubes("gallia") + match.cubes("italia")) == 6
    assert match.cubes(second)[0] == (4 if second == "gallia" else 3)


def test_mayor_queen_and_peasant_together_add_three_cubes_in_led_regions() -> None:
    match = table(
        cards=GOLD,
        held={0: ("mayor", "queen", "peasant")},
        cubes={"italia": (1, 0, 0, 0), "gallia": (1, 0, 0, 0), "polonia": (0, 1, 0, 0)},
    )
    events = play(match, "power:mayor", "region:gallia", "region:italia")
    expects(match, MayorBonus, 0)
    assert offered(match) == ["region:gallia", "region:italia", "done"]
    events += play(match, "region:italia")
    expects(match, Turn, 0)
    assert (match.cubes("gallia")[0], match.cubes("italia")[0]) == (3, 4)
    # Each card is told once, before the first cube it brings.
    story = [event.data[0] for event in events if event.kind in ("power", "settled")]
    assert story == ["mayor", 1, 1, "peasant", 1, "queen", 1, 1]


def test_castle_cubes_count_neither_for_mayor_nor_queen_nor_messenger() -> None:
    match = table(
        cards=("mayor", "queen", "messenger", "king", "monk", "serf"),
        held={0: ("mayor", "queen", "messenger")},
        castle=(9, 1, 0, 0),
        cubes={"gallia": (0, 1, 0, 0)},
        rats={"italia": 1},
    )
    assert not any(option.startswith("power") for option in offered(match))
    play(match, "place")
    assert match.cubes("italia") == (1, 0, 0, 0)


# Queen.


@pytest.mark.parametrize(("seat", "rules"), [(0, True), (1, False), (2, False), (3, False)])
def test_worked_example_only_red_joins_three_regions(seat: int, rules: bool) -> None:
    # The seats change round so that each of the four is the one to play.
    cubes = {name: tuple(numbers[seat:] + numbers[:seat]) for name, numbers in QUEENS_EXAMPLE.items()}
    match = table(cards=GOLD, held={0: ("queen",)}, cubes=cubes, rats={"gallia": 3})
    play(match, "place", *(("region:gallia",) if rules else ()))
    if rules:
        assert offered(match) == ["cubes:3", "cubes:4", "cubes:5"]
    else:
        assert match.cubes("gallia")[0] == cubes["gallia"][0] + 3


def test_queen_needs_more_joined_regions_than_anybody_else() -> None:
    cubes = {"gallia": (1, 0, 0, 0), "italia": (1, 0, 0, 0), "russia": (0, 1, 0, 0), "tartaria": (0, 1, 0, 0)}
    match = table(cards=GOLD, held={0: ("queen",)}, cubes=cubes, rats={"gallia": 1})
    play(match, "place")
    assert match.cubes("gallia") == (2, 0, 0, 0)


def test_a_lone_region_joins_nothing() -> None:
    match = table(cards=GOLD, held={0: ("queen",)}, cubes={"gallia": (5, 0, 0, 0)}, rats={"gallia": 1})
    play(match, "place")
    assert match.cubes("gallia") == (6, 0, 0, 0)


def test_queen_places_two_where_there_are_no_rats() -> None:
    match = table(
        cards=GOLD,
        held={0: ("queen",)},
        cubes={"gallia": (1, 0, 0, 0), "italia": (1, 0, 0, 0)},
        rats={"gallia": 1},
    )
    play(match, "place", "region:polonia")
    assert offered(match) == ["cubes:1", "cubes:2"]
    events = play(match, "cubes:2")
    assert match.cubes("polonia") == (2, 0, 0, 0)
    assert told(events, "power") == [("queen",)]


def test_queen_and_peasant_add_three() -> None:
    match = table(
        cards=GOLD,
        held={0: ("queen", "peasant")},
        cubes={"gallia": (1, 0, 0, 0), "italia": (1, 0, 0, 0)},
        rats={"gallia": 1},
    )
    play(match, "place", "region:gallia")
    expects(match, HowMany, 0)
    assert offered(match) == ["cubes:1", "cubes:2", "cubes:3", "cubes:4"]


def test_walls_change_neither_the_queens_regions_nor_the_kings_cubes() -> None:
    match = table(
        cards=("queen", "king", "emperor", "nun", "baker", "serf"),
        held={0: ("queen", "king")},
        cubes={"gallia": (1, 0, 0, 0), "hispania": (1, 0, 0, 0)},
        walls=("gallia_hispania", "hispania_italia", "anglia_gallia"),
        rats={"polonia": 1},
    )
    assert "power:king" in offered(match)
    play(match, "place", "region:polonia")
    expects(match, HowMany, 0)


# Baker.


def test_baker_puts_a_cube_on_the_card_on_each_own_turn() -> None:
    match = table(cards=GOLD, held={0: ("baker",)}, bread=(1, 0, 0, 0))
    play(match, "power:baker")
    assert match.state.bread == [2, 0, 0, 0]
    assert match.state.reserve[0] == 18
    assert "power:baker" not in offered(match)


def test_who_takes_the_baker_places_its_cubes_in_one_region_in_their_owners_colour() -> None:
    match = table(cards=GOLD, held={1: ("baker",)}, bread=(0, 3, 0, 0))
    play(match, "take:baker")
    expects(match, DeliverBread, 0)
    assert len(offered(match)) == 12
    play(match, "region:polonia")
    assert match.cubes("polonia") == (0, 3, 0, 0)
    assert match.state.bread == [0, 0, 0, 0]
    assert match.state.holder[BAKER] == 0
    assert "power:baker" in offered(match)


def test_an_empty_baker_is_taken_without_further_ado() -> None:
    match = table(cards=GOLD, held={1: ("baker",)}, rats={"gallia": 1})
    play(match, "take:baker")
    expects(match, Turn, 0)


def test_cubes_on_the_bakers_card_are_not_on_the_board() -> None:
    match = table(cards=GOLD, held={0: ("baker",)}, bread=(2, 0, 0, 0), cubes={"gallia": (18, 0, 0, 0)})
    assert match.state.scores()[0] == 18
    play(match, "plague", "region:germania")
    expects(match, Turn, 1)
    assert match.state.phase == "turns"
