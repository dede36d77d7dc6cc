"""What the table of Rattus says is true: its checklist and forecast, and its looking glass."""

import pytest

from game.drawing.theme import TEXT_SIZES
from game.games.rattus.desk import RattusDesk
from game.games.rattus.explanations import checklist
from game.games.rattus.sentences import BOOK
from game.games.rattus.words.characters import CHARACTERS
from game.program.navigation import House
from game.scenes.table import Table
from rules.kernel import Action
from rules.rattus.risk import forecast
from rules.rattus.setup import SETS
from rules.rattus.tasks import chances, underway
from tests.game.driving import plan
from tests.game.reading import Reading
from tests.game.wording import ENGLISH
from tests.rules.rattus.europe import TOKEN_OF, Europe, table


def laid_out(house: House, match: Europe, cards: str = "base") -> Table:
    """Sit down at a position."""
    house.app.change(speed="off", bot_speed="off")
    agreed = plan(match.state.seats, "open", game="rattus")
    sat = house.open_table(agreed._replace(options={"cards": cards}))
    sat.session.match = match
    sat.refresh()
    return sat


def beside_the_map(house: House, sat: Table, region: str, option: str = "") -> list[str]:
    """Read the sheet while the pointer is on a region, and perhaps an option is meant."""
    canvas, desk = Reading(house.app.surface, house.app.page, house.app.pictures), sat.sight.desk
    assert isinstance(desk, RattusDesk)
    meant = Action.parse(option) if option else None
    moment = sat.sight.moment(meant, desk.board.map.lands[region].centre)
    desk.panel.paint_context(canvas, moment)
    return canvas.read


# The checklist.


def lines(match: Europe) -> list[str]:
    state = match.state
    return [item.text for item in checklist(ENGLISH, state.view(0), chances(state), underway(match, 0))]


def test_whoever_adds_cubes_is_of_no_use_once_they_are_placed() -> None:
    match = table(2, held={0: ["peasant"]}, cubes={"gallia": (2, 2)}, rats={"gallia": 1})
    assert "Peasant: with your [cube]" in lines(match)
    match.play("place")
    match.play("region:gallia")
    assert "Peasant: with your [cube]" in lines(match)
    match.play("cubes:1")
    assert "Peasant: no use now" in lines(match)


def test_a_region_says_how_many_cubes_may_come_there(house: House) -> None:
    match = table(2, held={0: ["peasant"]}, cubes={"gallia": (2, 2)}, rats={"gallia": 1})
    match.play("place")
    sat = laid_out(house, match)
    assert sat.sight.outcome(0, Action("region", "gallia")) == "up to +2 [cube]"
    match.play("region:gallia")
    assert sat.sight.outcome(0, Action("cubes", 2)) == "+2 [cube] Gallia"


def test_when_the_plague_is_let_go_nothing_else_is_left_to_do() -> None:
    match = table(2, held={0: ["king", "knight"]}, cubes={"gallia": (2, 2)}, rats={"germania": 1})
    assert "King may act" in lines(match)
    match.play("take:monk")
    match.play("plague")
    assert lines(match) == ["Card taken", "Knight: with the [plague]", "Move the plague"]
    match.play("region:germania")
    assert lines(match) == ["Card taken", "Knight: with the [plague]", "The plague is at work"]


@pytest.mark.parametrize("bonus", [["peasant"], ["queen"], ["peasant", "queen"]])
def test_while_cubes_are_being_placed_nothing_says_they_are(house: House, bonus: list[str]) -> None:
    match = table(
        2,
        cards=("peasant", "merchant", "monk", "knight", "witch", "queen"),
        held={0: bonus},
        cubes={"gallia": (2, 1), "italia": (1, 0)},
        rats={"gallia": 1},
    )
    sat = laid_out(house, match)
    for action in ("place", "region:gallia"):
        match.play(action)
        sat.refresh()
        read = beside_the_map(house, sat, "gallia")
        assert "[cube] being placed" in read
        assert [f"{name.capitalize()}: with your [cube]" in read for name in bonus] == [True] * len(bonus)
        assert not [words for words in read if "no use now" in words or words == "[cube] placed"]
    match.play("cubes:2")
    sat.refresh()
    assert "[cube] placed" in beside_the_map(house, sat, "gallia")


def test_a_power_has_acted_when_its_last_step_is_chosen(house: House) -> None:
    match = table(2, held={0: ["monk", "king"]}, cubes={"gallia": (2, 2)}, rats={"gallia": 1, "italia": 1})
    sat = laid_out(house, match)
    for action in ("power:monk", "rat:gallia,1"):
        match.play(action)
        sat.refresh()
        read = beside_the_map(house, sat, "gallia")
        assert "Monk is acting" in read
        assert "Monk has acted" not in read
    match.play("region:germania")
    sat.refresh()
    assert "Monk has acted" in beside_the_map(house, sat, "gallia")


def test_the_mayor_acts_and_places_cubes_until_his_last_step(house: House) -> None:
    match = table(
        2,
        cards=("peasant", "mayor", "monk", "knight", "witch", "queen"),
        held={0: ["mayor", "peasant"]},
        cubes={"gallia": (2, 1), "italia": (1, 0)},
        rats={"gallia": 1},
    )
    sat = laid_out(house, match)
    match.play("power:mayor")
    sat.refresh()
    read = beside_the_map(house, sat, "gallia")
    assert {"[cube] being placed", "Mayor is acting", "Peasant: with your [cube]"} <= {*read}
    match.play("region:gallia")
    sat.refresh()
    read = beside_the_map(house, sat, "gallia")
    assert {"[cube] placed", "Mayor has acted", "Peasant has acted"} <= {*read}


def test_while_a_step_is_told_the_checklist_is_as_true_as_before_and_after(house: House) -> None:
    match = table(2, held={0: ["monk"]}, cubes={"gallia": (2, 2)}, rats={"gallia": 1, "italia": 1})
    sat = laid_out(house, match)
    house.app.change(speed="slow", bot_speed="slow")
    for action in ("power:monk", "rat:gallia,1"):
        sat.conduct.act(0, Action.parse(action))
        while sat.story.beat is not None:
            assert sat.sight.beat is sat.story.beat
            assert "Monk has acted" not in beside_the_map(house, sat, "gallia")
            sat.tick(9)


def test_while_the_plague_is_told_nothing_else_is_left_to_do(house: House) -> None:
    match = table(2, held={0: ["king"]}, cubes={"gallia": (2, 2)}, rats={"italia": 1}, plague="gallia")
    sat = laid_out(house, match)
    house.app.change(speed="slow", bot_speed="slow")
    sat.conduct.act(0, Action.parse("plague"))
    sat.conduct.act(0, Action.parse("region:italia"))
    assert sat.story.beat is not None
    assert sat.sight.beat is sat.story.beat
    assert "You may take a card" not in beside_the_map(house, sat, "gallia")


def test_the_sheet_knows_which_powers_would_have_no_effect(house: House) -> None:
    match = table(2, held={0: ["king", "merchant"]}, cubes={"gallia": (2, 2)}, rats={"gallia": 1})
    sat = laid_out(house, match)
    read = beside_the_map(house, sat, "gallia")
    assert "King: no use now" in read
    assert "Merchant may act" in read
    match.play("power:merchant")
    sat.refresh()
    assert "King: no use now" in beside_the_map(house, sat, "gallia")


# The forecast.


@pytest.mark.parametrize(
    ("supply", "said"),
    [(["r05"], "1 [rat] comes around"), (["r05", "r06", "r07"], "2 [rat] come around")],
)
def test_no_more_rats_are_foretold_than_there_are(house: House, supply: list[str], said: str) -> None:
    match = table(2, cubes={"gallia": (1, 1)}, rats={"gallia": ["r20", "r21"]}, supply=supply)
    assert said in beside_the_map(house, laid_out(house, match), "gallia")


def test_while_an_option_is_meant_the_danger_is_that_after_it(house: House) -> None:
    match = table(2, cubes={"gallia": (1, 1)}, rats={"gallia": ["r20", "r21"], "hungaria": ["r22"]})
    match.play("place")
    sat = laid_out(house, match)
    cube = f"[pieces/cube_{sat.session.players[0].tincture}]"
    meant = {"": ("GALLIA", 1), "region:gallia": ("GALLIA", 3), "region:hungaria": ("HUNGARIA", 1)}
    for option, (region, cubes) in meant.items():
        read = beside_the_map(house, sat, "gallia", option)
        assert {region, f"{cubes}{cube}"} <= {*read}


def test_in_the_last_round_no_new_rats_are_foretold(house: House) -> None:
    match = table(
        2,
        held={1: ["merchant"]},
        cubes={"gallia": (1, 1)},
        rats={"gallia": ["r20", "r21"]},
        supply=[],
        ended_by=0,
    )
    read = beside_the_map(house, laid_out(house, match), "gallia")
    assert "GALLIA" in read
    assert not [words for words in read if "around" in words or "no new" in words]


# Whoever looks closer.


def test_a_token_that_two_have_seen_is_known_to_both(house: House) -> None:
    match = table(2, cubes={"gallia": (1, 1)}, rats={"gallia": ["r20"]})
    sat = laid_out(house, match)
    for seen, said in (((1, 0), "Only you know this token."), ((1, 1), "Seen by")):
        match.state.seen[:] = [mask << TOKEN_OF["r20"] for mask in seen]
        sat.refresh()
        (token,) = [subject for subject in sat.subjects() if subject.picture == "token/r20"]
        assert token.now.startswith(said)
    assert all(name in token.now for name in sat.session.names)


def test_nuns_do_not_live_in_a_region_but_count_there(house: House) -> None:
    match = table(
        2,
        cards=SETS["rat_control"],
        cubes={"gallia": (2, 1)},
        rats={"gallia": ["r20"]},
        nuns=["gallia", "gallia"],
    )
    sat = laid_out(house, match, "rat_control")
    (gallia,) = [
        subject for subject in sat.subjects() if (subject.title, subject.rule) == ("Gallia", "region")
    ]
    assert "3 live here, 1 counts here" in gallia.now


def test_whoever_looks_at_a_region_reads_what_each_seat_would_lose_there(house: House) -> None:
    match = table(2, cubes={"gallia": (3, 1)}, rats={"gallia": 3})
    sat = laid_out(house, match)
    (gallia,) = [
        subject for subject in sat.subjects() if (subject.title, subject.rule) == ("Gallia", "region")
    ]
    risks = forecast(sat.sight.view, "gallia").risks
    assert len(risks) == 2
    for risk in risks:
        cube = f"[pieces/cube_{sat.session.players[risk.seat].tincture}]"
        assert f"−{risk.expected:.1f}{cube}" in gallia.now


# What an option comes to.


def test_the_king_tells_which_cube_leaves_its_potions_behind() -> None:
    match = table(
        cards=("king", "magician", "peasant", "merchant", "monk", "knight"),
        held={0: ("king",)},
        cubes={"gallia": (2, 0, 0, 0)},
        potions={"gallia": {0: (2,)}},
    )
    match.play("power:king")
    outcomes = [BOOK.preview(ENGLISH, match.preview(option), 0) for option in match.state.options()]
    assert len(outcomes) == len(set(outcomes)) == 2
    assert [("2" in outcome, "potion" in outcome) for outcome in outcomes] == [(False, False), (True, True)]


# What is given up, and what a region is about.


def hint(sat: Table, *way: Action) -> str:
    return sat.sight.outcome(0, *way)


def test_moving_the_plague_says_what_is_given_up_and_nothing_once_all_is_done(house: House) -> None:
    match = table(2, held={0: ["monk"]}, cubes={"gallia": (2, 2)}, rats={"gallia": 1, "anglia": 1})
    sat = laid_out(house, match)
    plague = Action("plague")
    assert hint(sat, plague) == "given up: Card, Cubes, Monk"
    _, moving = match.state.foreseen(plague, 0)
    assert "given up: Card, Cubes, Monk" in hint(sat, plague, moving.options()[0])
    assert "given up" not in hint(sat, Action("place"))
    while any(option.kind != "plague" for option in sat.sight.options):
        sat.conduct.act(0, next(option for option in sat.sight.options if option.kind != "plague"))
    assert "given up" not in hint(sat, plague)


def test_a_region_speaks_of_placing_only_while_cubes_can_be_placed(house: House) -> None:
    match = table(2, cubes={"gallia": (2, 2)}, rats={"gallia": 1, "anglia": 1})
    sat = laid_out(house, match)

    def told() -> str:
        return next(s.text for s in sat.subjects() if s.title == "Gallia" and s.rule == "region")

    assert "You may place" in told()
    sat.conduct.act(0, Action("plague"))
    assert "You may place" not in told()
    assert "If the plague comes here" in told()


def test_the_sheet_says_that_a_region_is_shown_because_it_is_the_greatest_danger(house: House) -> None:
    match = table(2, cubes={"gallia": (2, 2)}, rats={"gallia": 2, "anglia": 1}, plague="polonia")
    for text_size in ("table", "tv"):
        sat = laid_out(house, match)
        house.app.change(text_size=text_size)
        canvas, desk = Reading(house.app.surface, house.app.page, house.app.pictures), sat.sight.desk
        canvas.sizes = TEXT_SIZES[text_size]
        desk.panel.paint_context(canvas, sat.sight.moment(None, (-1, -1)))
        assert any("Greatest danger" in words for words in canvas.read)
        assert not any("Greatest danger" in words for words in beside_the_map(house, sat, "gallia"))
        house.to_title()


def test_whoever_points_at_a_class_card_is_told_what_it_does(house: House) -> None:
    sat = laid_out(house, table(2, held={1: ["monk"]}, cubes={"gallia": (2, 2)}, rats={"gallia": 1}))
    takes = [option for option in sat.sight.options if option.kind == "take"]
    assert takes
    for option in takes:
        assert hint(sat, option).endswith(CHARACTERS[option.name].short)
