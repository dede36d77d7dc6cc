"""A turn: cards, cubes and powers in any order, then the plague."""

import pytest

from rules.kernel import IllegalAction
from rules.rattus.names import KNIGHT, MONK, TABLE
from rules.rattus.placing import HowMany, PlaceCubes
from rules.rattus.plague import MovePlague
from rules.rattus.turn import Turn
from tests.rules.driving import expects, offered, play, told
from tests.rules.rattus.europe import table

CUBES = {"gallia": (2, 2, 2, 2)}


def test_a_turn_offers_every_open_duty_and_every_unused_power() -> None:
    match = table(
        held={0: ("monk", "king"), 1: ("witch",)}, cubes={"gallia": (1, 0, 0, 0)}, rats={"italia": 1}
    )
    assert offered(match) == [
        *("take:peasant", "take:merchant", "take:knight", "take:witch"),
        *("place", "power:monk", "power:king", "plague"),
    ]


@pytest.mark.parametrize(
    "order",
    [
        ("take:knight", "place", "region:italia"),
        ("place", "region:italia", "take:knight"),
    ],
)
def test_card_and_cubes_come_in_either_order(order: tuple[str, ...]) -> None:
    match = table(cubes=CUBES, rats={"italia": 2, "polonia": 1})
    play(match, *order)
    assert match.state.holder[KNIGHT] == 0
    assert match.cubes("italia") == (2, 0, 0, 0)
    assert offered(match) == ["plague"]


def test_the_plague_comes_last_and_ends_the_rest_of_the_turn() -> None:
    match = table(cubes=CUBES, rats={"italia": 2})
    play(match, "plague", "region:gallia")
    expects(match, Turn, 1)
    assert match.state.active == 1


def test_moving_the_plague_is_always_an_explicit_pick() -> None:
    match = table(cubes=CUBES, rats={"italia": 2})
    play(match, "take:knight", "place")
    expects(match, Turn, 0)
    assert offered(match) == ["plague"]
    play(match, "plague")
    expects(match, MovePlague, 0)


def test_taking_a_card_is_optional() -> None:
    match = table(cubes=CUBES)
    play(match, "plague", "region:gallia")
    assert all(match.state.holder[character] == TABLE for character in match.state.cast)


def test_at_most_one_card_is_taken_a_turn() -> None:
    match = table(cubes=CUBES, rats={"gallia": 1})
    play(match, "take:knight")
    assert not any(option.startswith("take") for option in offered(match))


def test_a_card_can_be_taken_from_another_seat() -> None:
    match = table(cubes=CUBES, held={2: ("monk",)}, rats={"gallia": 1})
    events = play(match, "take:monk")
    assert match.state.holder[MONK] == 0
    assert told(events, "took_from") == [("monk", 2)]


def test_a_card_cannot_be_given_back() -> None:
    match = table(cubes=CUBES, held={0: ("monk",)}, rats={"gallia": 1})
    assert "take:monk" not in offered(match)
    play(match, "plague", "region:gallia")
    assert match.state.holder[MONK] == 0


def test_powers_of_several_cards_add_up() -> None:
    match = table(held={0: ("monk", "king", "witch")}, cubes=CUBES, rats={"italia": 1})
    assert {"power:monk", "power:king", "power:witch"} <= set(offered(match))


def test_a_card_taken_this_turn_can_be_used_at_once() -> None:
    match = table(cubes=CUBES, rats={"italia": 1})
    play(match, "take:king", "power:king")
    assert match.state.castle == [1, 0, 0, 0]


def test_a_card_is_used_once_a_turn_and_again_on_the_next() -> None:
    match = table(2, held={0: ("king",)}, cubes={"gallia": (3, 0)}, rats={"italia": 1})
    play(match, "power:king")
    assert "power:king" not in offered(match)
    play(match, "plague", "region:germania")
    play(match, "plague", "region:hungaria")
    expects(match, Turn, 0)
    assert "power:king" in offered(match)


def test_only_its_holder_uses_a_card_and_only_on_his_turn() -> None:
    match = table(held={1: ("king",)}, cubes=CUBES, rats={"italia": 1})
    assert "power:king" not in offered(match)
    with pytest.raises(IllegalAction):
        match.play("power:king", 1)
    play(match, "plague", "region:germania")
    expects(match, Turn, 1)
    assert "power:king" in offered(match)


def test_a_seat_places_as_many_cubes_as_there_are_rats() -> None:
    # The rulebook's example: 3 rats in Gallia, 1 in Germania, none in Italia.
    match = table(rats={"gallia": 3, "germania": 1})
    play(match, "place")
    assert offered(match) == ["region:gallia", "region:germania"]
    play(match, "region:germania")
    assert match.cubes("germania") == (1, 0, 0, 0)
    match.undo()
    play(match, "region:gallia")
    assert match.cubes("gallia") == (3, 0, 0, 0)


def test_cubes_are_placed_once_a_turn() -> None:
    match = table(rats={"gallia": 3})
    play(match, "place")
    assert "place" not in offered(match)
    assert match.cubes("gallia") == (3, 0, 0, 0)


def test_placing_can_be_skipped() -> None:
    match = table(cubes=CUBES, rats={"italia": 3})
    play(match, "plague", "region:germania")
    assert match.state.reserve[0] == 18


def test_with_too_few_cubes_what_is_there_is_placed() -> None:
    match = table(cubes={"polonia": (18, 0, 0, 0)}, rats={"gallia": 3})
    play(match, "place")
    assert match.cubes("gallia") == (2, 0, 0, 0)
    assert match.state.reserve[0] == 0


def test_without_rats_nothing_is_placed_but_the_peasants_cube() -> None:
    assert "place" not in offered(table())
    assert "place" in offered(table(held={0: ("peasant",)}))


def test_without_cubes_in_reserve_nothing_is_placed() -> None:
    match = table(cubes={"polonia": (20, 0, 0, 0)}, held={0: ("peasant",)}, rats={"gallia": 3})
    assert "place" not in offered(match)


def test_peasant_adds_a_cube_to_those_placed() -> None:
    match = table(held={0: ("peasant",)}, rats={"gallia": 3})
    play(match, "place", "region:gallia")
    expects(match, HowMany, 0)
    assert offered(match) == ["cubes:3", "cubes:4"]
    events = play(match, "cubes:4")
    assert match.cubes("gallia") == (4, 0, 0, 0)
    assert told(events, "power") == [("peasant",)]


def test_peasant_places_a_cube_where_there_are_no_rats() -> None:
    match = table(held={0: ("peasant",)}, rats={"gallia": 3})
    play(match, "place", "region:anglia")
    assert match.cubes("anglia") == (1, 0, 0, 0)


def test_peasants_extra_cube_is_optional() -> None:
    match = table(held={0: ("peasant",)}, rats={"gallia": 2})
    play(match, "place", "region:gallia", "cubes:2")
    assert match.cubes("gallia") == (2, 0, 0, 0)


def test_peasants_extra_cube_comes_from_the_reserve() -> None:
    match = table(held={0: ("peasant",)}, cubes={"polonia": (17, 0, 0, 0)}, rats={"gallia": 3})
    play(match, "place", "region:gallia")
    assert match.cubes("gallia") == (3, 0, 0, 0)
    assert match.state.reserve[0] == 0


def test_everything_before_the_plague_can_be_taken_back() -> None:
    match = table(cubes=CUBES, held={0: ("king",)}, rats={"italia": 1, "polonia": 1})
    start = match.state.to_json()
    play(match, "take:monk", "place", "region:italia", "power:king", "power:monk", "rat:polonia,1")
    while match.can_undo():
        match.undo()
    assert match.state.to_json() == start


def test_a_pick_between_two_regions_is_asked() -> None:
    match = table(rats={"gallia": 1, "italia": 1})
    play(match, "place")
    expects(match, PlaceCubes, 0)
