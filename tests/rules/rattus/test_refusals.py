"""What cannot be picked says why, and what it says is true."""

import pytest

from rules.play import random_actions
from rules.rattus import GAME
from rules.rattus.europe import REGIONS
from rules.rattus.names import CHARACTERS
from rules.rattus.refusals import refusal
from tests.rules.driving import offered, play
from tests.rules.rattus.europe import Europe, table

NAMES = {*REGIONS, *CHARACTERS}
WALLED = ("emperor", "peasant", "monk", "knight", "witch", "merchant")
AROUND_HISPANIA = ("gallia_hispania", "hispania_italia")


def refused(match: Europe, name: str) -> str:
    asked = match.state.decision
    assert asked is not None
    assert not [text for text in offered(match) if text.endswith(f":{name}")]
    return refusal(match.state, asked, name)


@pytest.mark.parametrize("cards", ["base", "golden_age", "rat_control", "europe_at_war"])
def test_nothing_that_can_be_picked_is_refused(cards: str) -> None:
    match = Europe(GAME, 3, 1, {"cards": cards})
    for seat, action in random_actions(match, 1):
        asked = match.state.decision
        assert asked is not None
        names = [option.value for option in match.state.options() if option.value in NAMES]
        assert [name for name in names if refusal(match.state, asked, str(name))] == []
        match.play(action, seat)


# Cards.


def test_a_second_card_is_one_too_many() -> None:
    match = table(held={0: ["king"]})
    match.play("take:monk")
    assert refused(match, "witch") == "card_taken"
    assert refused(match, "king") == "no_effect_now"


def test_a_power_is_used_once_a_turn() -> None:
    match = table(held={0: ["king"]}, cubes={"gallia": (2,)})
    match.play("power:king")
    assert refused(match, "king") == "power_used"


def test_in_the_last_round_no_power_works_by_itself() -> None:
    cards = ("queen", "peasant", "monk", "knight", "witch", "merchant")
    match = table(
        2,
        cards=cards,
        held={1: ["queen", "witch"]},
        cubes={"germania": (1, 1)},
        rats={"gallia": 1},
        ended_by=0,
    )
    assert refused(match, "queen") == "no_effect_now"
    assert refused(match, "monk") == "only_powers"
    assert refused(table(2, cards=cards, held={0: ["queen"]}), "queen") == "works_by_itself"


def test_no_card_is_refused_while_something_else_is_asked() -> None:
    match = table(held={0: ["king"]})
    match.play("plague")
    assert refused(match, "king") == ""


# Regions.


def test_a_region_without_rats_gets_no_cubes() -> None:
    match = table(2, rats={"italia": 1, "gallia": 1})
    match.play("place")
    assert refused(match, "anglia") == "no_rat"
    assert refused(match, "scandia") == "no_rat"
    assert refused(match, "bulgaria") == refused(match, "tartaria") == "not_in_play"


@pytest.mark.parametrize("rats", [0, 1])
def test_people_behind_walls_are_kept_by_the_walls_and_not_by_rats(rats: int) -> None:
    homes = {"hispania": (2, 1), "gallia": (1, 0), "polonia": (1, 0)}
    match = table(
        2,
        cards=WALLED,
        held={0: ["merchant"]},
        plague="germania",
        walls=AROUND_HISPANIA,
        cubes=homes,
        rats={"hispania": rats},
    )
    match.play("power:merchant")
    assert refused(match, "hispania") == "walled"
    assert refused(match, "anglia") == "no_own_cube"
    match.play("region:gallia")
    assert refused(match, "hispania") == "walled"
    assert refused(match, "polonia") == "not_next"


def test_the_king_is_kept_by_rats() -> None:
    homes = {"hispania": (2, 1), "gallia": (1, 0), "polonia": (1, 0)}
    match = table(2, held={0: ["king"]}, cubes=homes, rats={"hispania": 1})
    match.play("power:king")
    assert refused(match, "hispania") == "rats_here"
    assert refused(match, "anglia") == "no_own_cube"


def test_a_rat_is_kept_out_by_three_others_or_a_bishop() -> None:
    cards = ("bishop", "peasant", "monk", "knight", "witch", "merchant")
    rats = {"gallia": 1, "italia": 3}
    match = table(2, cards=cards, held={0: ["monk"]}, rats=rats, bishops=["hispania"])
    play(match, "power:monk", "rat:gallia,1")
    assert refused(match, "italia") == "full"
    assert refused(match, "hispania") == "bishop_here"
    assert refused(match, "gallia") == "not_next"


def test_new_rats_come_around_the_plague_only() -> None:
    match = table(2, rats={"gallia": 3, "italia": 3})
    play(match, "plague", "region:gallia")
    assert refused(match, "italia") == "full"
    assert refused(match, "polonia") == "not_next"


@pytest.mark.parametrize(("cards", "anglia"), [([], "too_far"), (["knight"], "walled")])
def test_walls_or_the_way_keep_the_plague_off(cards: list[str], anglia: str) -> None:
    match = table(
        2,
        cards=WALLED,
        held={0: cards},
        plague="hispania",
        walls=["gallia_hispania", "gallia_italia"],
        cubes={"hispania": (2, 1)},
    )
    match.play("plague")
    assert refused(match, "gallia") == "walled"
    assert refused(match, "hispania") == "must_leave"
    assert refused(match, "anglia") == anglia
    assert refused(match, "scandia") == "too_far"


@pytest.mark.parametrize(("power", "polonia"), [("serf", "too_far"), ("knight", "walled")])
def test_a_serf_does_not_carry_the_plague_as_far_as_a_knight(power: str, polonia: str) -> None:
    match = table(
        2,
        cards=("emperor", "serf", "monk", "knight", "witch", "merchant"),
        held={1: [power]},
        plague="gallia",
        walls=["germania_polonia", "germania_hungaria", "hungaria_italia"],
        ended_by=0,
    )
    match.play(f"power:{power}")
    assert refused(match, "polonia") == polonia


def test_the_mayor_is_not_told_that_he_does_not_lead_where_he_does() -> None:
    cards = ("peasant", "mayor", "monk", "knight", "witch", "king")
    homes = {"gallia": (2, 0), "italia": (2, 1), "germania": (1, 0), "anglia": (1, 2)}
    match = table(2, cards=cards, held={0: ["mayor"]}, castle=(12, 0), cubes=homes)
    play(match, "power:mayor", "region:gallia")
    assert refused(match, "gallia") == "has_new_cube"
    assert refused(match, "anglia") == "not_leading"
