"""A table is set up by pointer alone, by keys alone and by pad alone."""

import random

import pygame
import pytest

from game.drawing.theme import TINCTURES
from game.input.signals import Erase, Letters, Point, Wheel
from game.program.app import App
from game.program.navigation import House
from game.scenes.seating import Seating
from game.scenes.table import Table
from game.session import plan_edits
from game.session.plan import Plan, Player, against_bots
from game.session.plan_edits import preset_of, with_option, with_player, with_preset, with_seats
from game.store.profiles import Profiles
from game.widgets.field import Field
from rules import GAMES
from rules.rattus_cartus.names import BUILDINGS
from tests.game.seated import WAYS, ZOE, Step, by_keys, by_pad, by_pointer, seated, send
from tests.tiers import led_by_first

#: The buildings that are not for a first game.
OTHERS = ",".join(BUILDINGS[1::2])


def name_seat(app: App, scene: Seating, seat: int, name: str) -> None:
    """Write a name."""
    field = scene.named[f"name:{seat}"]
    field.push()
    app.hear(Erase())
    app.hear(Letters(name))
    assert isinstance(field, Field)
    field.end()


@pytest.mark.parametrize("way", WAYS)
def test_a_whole_table_is_set_up(app: App, profiles: Profiles, way: Step) -> None:
    profiles.remember(Plan("notre_dame", (ZOE, Player("Bo", "azure")), {}, 1))
    scene, started = seated(app, profiles)
    for name, times in (
        ("vacant", 1),
        ("more", 1),
        ("fewer", 1),
        ("by:1", 2),
        ("secrecy:1", 1),
        ("language:1", 3),
        ("crest:0", 1),
        ("name:0", 2),
        ("down:0", 1),
        ("by:3", 1),
        ("edition", 1),
        ("option:prestige", 1),
        ("option:first_player", 2),
        ("friendly", 1),
        ("start", 1),
    ):
        way(app, scene, name, times)
    assert started == [
        Plan(
            "notre_dame",
            (
                Player("Bertrand", "gules", "", "peek", "de"),
                Player("Zoé", "sable", "", "open", "fr"),
                Player("Clara", "or", "burgher"),
                Player("Dietrich", "argent", "master"),
            ),
            {"inn": "fourth", "prestige": "open", "first_player": "seat_1"},
            7,
            True,
        )
    ]
    started[0].deal()


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize(
    ("game", "steps", "options"),
    [
        (
            "rattus",
            (("option:cards", 1), ("pick:witch", 1), ("pick:serf", 1), ("leaf", 1), ("option:ties", 1)),
            {
                "cards": "picked",
                "picked": "peasant,baker,mayor,soldier,witch,queen",
                "ties": "shared",
            },
        ),
        (
            "rattus_cartus",
            (("pick:brewery", 1), ("leaf", 1), ("option:rats", 1), ("option:first_player", 3)),
            {
                "buildings": "picked",
                "picked": "brewery,marketplace,monastery,castle,tent,palace",
                "rats": "open",
                "first_player": "seat_2",
            },
        ),
    ],
)
def test_the_rules_of_the_other_games_are_agreed_on(
    app: App,
    profiles: Profiles,
    way: Step,
    game: str,
    steps: tuple[tuple[str, int], ...],
    options: dict[str, str],
) -> None:
    scene, started = seated(app, profiles, game)
    for name, times in (*steps, ("start", 1)):
        way(app, scene, name, times)
    assert [plan.options for plan in started] == [options]
    started[0].deal()


# Names.


def test_a_seat_without_a_name_stops_the_start_and_is_pointed_at(app: App, profiles: Profiles) -> None:
    scene, started = seated(app, profiles)
    name_seat(app, scene, 1, "  ")
    by_keys(app, scene, "start")
    assert started == []
    assert scene.trouble == "[warning] Seat 2: This seat needs a name."
    assert scene.meant is scene.named["name:1"]
    name_seat(app, scene, 1, "Bo")
    assert scene.trouble == ""
    by_keys(app, scene, "start")
    assert started[0].players[1].name == "Bo"


def test_two_seats_with_one_name_stop_the_start(app: App, profiles: Profiles) -> None:
    scene, started = seated(app, profiles)
    name_seat(app, scene, 2, "ANNA ")
    by_pointer(app, scene, "start")
    assert started == []
    assert scene.trouble == "[warning] Seat 3: Two seats have the same name."
    assert scene.meant is scene.named["name:2"]


def test_a_known_name_brings_crest_secrecy_and_language(app: App, profiles: Profiles) -> None:
    profiles.remember(Plan("notre_dame", (ZOE, Player("Bo", "azure")), {}, 1))
    scene, _ = seated(app, profiles)
    name_seat(app, scene, 1, "zoé")
    assert scene.plan.players[1] == Player("zoé", "sable", "burgher", "open", "fr")


def test_a_known_person_keeps_a_crest_that_another_one_likes_too(app: App, profiles: Profiles) -> None:
    for name in ("Zoé", "Max"):
        profiles.remember(Plan("notre_dame", (ZOE._replace(name=name), Player("Bo", "azure")), {}, 1))
    scene, _ = seated(app, profiles, players=(Player("A", "gules"), Player("B", "azure"), Player("C", "or")))
    name_seat(app, scene, 0, "Zoé")
    name_seat(app, scene, 2, "Max")
    assert [player.tincture for player in scene.plan.players] == ["sable", "azure", "or"]


def test_the_names_to_step_through_leave_out_who_sits_already(app: App, profiles: Profiles) -> None:
    profiles.remember(Plan("notre_dame", (ZOE, Player("Anna", "azure")), {}, 1))
    scene, _ = seated(app, profiles)
    field = scene.named["name:1"]
    assert isinstance(field, Field)
    assert field.known == ("Zoé", "Bertrand", "Dietrich", "Émile")


# Crests and places.


def test_crests_are_swapped_never_shared(app: App, profiles: Profiles) -> None:
    scene, _ = seated(app, profiles, seats=5)
    by_pointer(app, scene, "crest:0")
    assert [player.tincture for player in scene.plan.players] == ["azure", "gules", "or", "argent", "sable"]


def test_whoever_was_to_begin_still_begins_after_a_change_of_places(app: App, profiles: Profiles) -> None:
    scene, _ = seated(app, profiles, options={"first_player": "seat_2"})
    by_keys(app, scene, "up:2")
    assert scene.plan.options == {"first_player": "seat_1"}
    assert scene.plan.players[1].name == "Clara"
    assert scene.meant is scene.named["up:1"]
    by_keys(app, scene, "up:1")
    assert scene.meant is scene.named["down:0"]
    by_keys(app, scene, "shuffle")
    first = scene.plan.players[int(scene.plan.options["first_player"][-1])]
    assert first.name == "Clara"


def test_a_seat_that_goes_does_not_begin(app: App, profiles: Profiles) -> None:
    scene, _ = seated(app, profiles, options={"first_player": "seat_2"})
    by_pad(app, scene, "fewer")
    assert scene.plan.options == {}
    assert len(scene.plan.players) == 2
    assert not scene.named["fewer"].enabled


# Rules.


def test_an_edition_sets_the_options_and_the_own_mix_comes_back(app: App, profiles: Profiles) -> None:
    scene, _ = seated(app, profiles)
    alone = {"prestige": "open"}
    by_pointer(app, scene, "option:streets")
    assert scene.plan.options == {**alone, "streets": "rings"}
    by_pointer(app, scene, "edition")
    assert scene.plan.options == alone
    by_pointer(app, scene, "edition")
    assert scene.plan.options == {**alone, "inn": "fourth"}
    by_pointer(app, scene, "edition")
    assert scene.plan.options == {**alone, "streets": "rings"}


def test_new_persons_are_of_the_edition_of_2017() -> None:
    plan = with_option(against_bots("notre_dame", 3, 1), "new_persons", "on")
    assert preset_of(plan) == "2017"
    assert preset_of(with_preset(plan, "2007")) == "2007"
    assert "new_persons" not in with_preset(plan, "2007").options


def test_prestige_is_hidden_by_default_with_more_than_one_person() -> None:
    plan = against_bots("notre_dame", 3, 1)
    assert plan.deal().state.view(0).quarters[1].prestige is not None
    plan = with_player(plan, 1, bot="")
    assert plan.deal().state.view(0).quarters[1].prestige is None
    plan = with_player(with_option(plan, "prestige", "open"), 2, bot="")
    assert plan.options == {"prestige": "open"}
    assert with_seats(plan._replace(options={}), 2).options == {}


def test_six_characters_are_needed(app: App, profiles: Profiles) -> None:
    scene, started = seated(app, profiles, "rattus")
    by_pointer(app, scene, "pick:witch")
    by_pointer(app, scene, "leaf")
    by_pointer(app, scene, "start")
    assert started == []
    assert scene.trouble == "[warning] Exactly 6 are needed; 5 are chosen."
    by_pointer(app, scene, "pick:queen")
    by_pointer(app, scene, "start")
    assert started[0].options["picked"] == "peasant,merchant,monk,knight,king,queen"


def test_an_option_that_means_nothing_beside_the_others_is_dropped(app: App, profiles: Profiles) -> None:
    scene, _ = seated(app, profiles, "rattus", options={"cards": "random"})
    by_keys(app, scene, "option:chivalry")
    assert scene.plan.options == {"cards": "random", "chivalry": "ensured"}
    by_keys(app, scene, "option:cards")
    assert scene.plan.options == {"cards": "one_per_class"}
    assert not scene.named["option:chivalry"].enabled


@pytest.mark.parametrize("way", WAYS)
def test_a_table_agrees_on_how_many_cards_of_each_building_there_are(
    app: App, profiles: Profiles, way: Step
) -> None:
    scene, started = seated(app, profiles, "rattus_cartus", options={"buildings": "picked", "picked": OTHERS})
    assert "option:mixed_church" not in scene.named
    way(app, scene, "option:buildings", 1)
    assert scene.plan.options == {"buildings": "mixed"}
    way(app, scene, "pick:hospital", 1)
    way(app, scene, "pick:palace", 3)
    way(app, scene, "option:mixed_peasantry", 3)
    way(app, scene, "start", 1)
    shares = {"mixed_church": "2", "mixed_royalty": "5", "mixed_peasantry": "0"}
    assert started[0].options == {"buildings": "mixed", **shares}
    assert plan_edits.in_play(started[0]) == tuple(n for n in BUILDINGS if n not in ("farm", "treasury"))


def test_who_leaves_the_shares_of_buildings_keeps_those_with_most_cards() -> None:
    plan = with_option(against_bots("rattus_cartus", 3, 1), "buildings", "mixed")
    plan = with_option(plan, "mixed_magic", "1")
    again = with_option(plan, "buildings", "picked")
    assert again.options == {
        "buildings": "picked",
        "picked": "farm,marketplace,monastery,castle,pipers_hut,palace",
    }


def test_leaves_are_turned_by_the_wheel(app: App, profiles: Profiles) -> None:
    scene, _ = seated(app, profiles, "rattus")
    at = scene.named["option:cards"].box.centre
    app.hear(Wheel(at, -1))
    assert "option:ties" in scene.named
    app.hear(Wheel(at, 1))
    assert "option:ties" not in scene.named


# Whatever people do.


@led_by_first("game", GAMES)
def test_nothing_that_is_pressed_breaks_the_table(app: App, profiles: Profiles, game: str) -> None:
    chance = random.Random(game)
    profiles.remember(Plan("notre_dame", (ZOE, Player("Bo", "azure")), {}, 1))
    scene, started = seated(app, profiles, game)
    keys = (pygame.K_TAB, pygame.K_RETURN, pygame.K_LEFT, pygame.K_UP, pygame.K_DOWN, pygame.K_BACKSPACE)
    for number in range(400):
        if chance.random() < 0.5:
            by_pointer(app, scene, chance.choice(list(scene.named)))
        else:
            send(app, pygame.KEYDOWN, key=chance.choice(keys), mod=0, unicode="")
        if number % 40 == 0:
            app.hear(Letters(chance.choice(("Ö", "x y", "[rat]"))))
            app.draw()
        tinctures = [player.tincture for player in scene.plan.players]
        assert len(set(tinctures)) == len(tinctures)
        assert set(tinctures) <= set(TINCTURES)
        assert len(tinctures) in GAMES[game].seats
    for plan in started:
        plan.deal()


def test_what_is_meant_is_explained(app: App, profiles: Profiles) -> None:
    scene, _ = seated(app, profiles)
    app.hear(Point(scene.named["secrecy:0"].box.centre))
    meant = scene.meant
    assert meant is not None
    assert meant.hint == "Hand and choices stay covered until you hold the button."
    app.hear(Point(scene.named["option:inn"].box.centre))
    assert scene.meant is not None
    assert "the third piece in the inn gives two bonuses" in scene.meant.hint


def test_the_plan_knows_every_set_of_cards() -> None:
    with_sets = [game for game in GAMES.values() if game.sets]
    assert len(with_sets) == 2
    for game in with_sets:
        rule = next(rule for rule in game.choices if rule.key == plan_edits.PICKED)
        for names in game.sets.values():
            assert len(set(names)) == rule.picks
            assert set(names) <= set(rule.values)


def test_a_door_leads_to_the_seating_and_on_to_a_table_that_is_remembered(house: House) -> None:
    house.open_door("notre_dame")
    scene = house.app.top
    assert isinstance(scene, Seating)
    by_pad(house.app, scene, "friendly")
    by_pad(house.app, scene, "start")
    assert isinstance(house.app.top, Table)
    last = house.profiles.last_table("notre_dame")
    assert last is not None
    assert last.friendly
    assert last == scene.plan
