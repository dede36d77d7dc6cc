"""A fourth game enters itself in two tables, and every screen shows it: no other file knows of it."""

import random
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from build.gallery.scenes import Gallery
from game.games import PRESENTATIONS
from game.program.navigation import House
from game.program.watching import Watch
from game.scenes.fame import PAGES, HallOfFame
from game.scenes.replay import Replay
from game.scenes.result import Result
from game.scenes.rulebook import Rulebook
from game.scenes.seating import Seating
from game.scenes.table import Table
from game.scenes.title import Door
from game.session.share_codes import read_code, share_code
from game.widgets.panel import Panel
from rules import GAMES, Event
from tests.game.driving import Way, by_keys, by_pad, by_pointer, conduct_of, plan, play_on
from tests.game.reading import Reading
from tests.toy.rules import GAME
from tests.toy.screen import PRESENTATION

KEY = GAME.key


@pytest.fixture(autouse=True)
def _entered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, KEY, GAME)
    monkeypatch.setitem(PRESENTATIONS, KEY, PRESENTATION)


@pytest.fixture
def toy_house(_entered: None, tmp_path: Path) -> Iterator[House]:
    """A house in which nothing takes time, opened when the game was entered."""
    built = House((1280, 720), folder=tmp_path)
    built.app.change(speed="off", bot_speed="off")
    yield built
    while built.app.scenes:
        built.app.pop()
    built.close()


def written(house: House) -> str:
    """Draw the scene on top, and give all that is written on it."""
    house.app.draw()
    canvas, scene = Reading(house.app.surface, house.app.page, house.app.pictures), house.app.top
    assert isinstance(scene, Panel)
    scene.paint_ground(canvas)
    scene.paint(canvas)
    for button in scene.buttons:
        button.draw(canvas, hot=False)
    return " | ".join(canvas.read)


def finished(house: House) -> Table:
    """Play a table of one person and a bot to its result, by clicks."""
    table = house.open_table(plan(2, "open", "burgher", game=KEY))
    play_on(house, table, by_pointer, random.Random(1))
    return table


def test_it_has_a_door_that_leads_to_its_seating_and_to_a_table(toy_house: House) -> None:
    doors = [button for button in toy_house.title.buttons if isinstance(button, Door)]
    assert [door.game for door in doors] == list(GAMES)
    assert "PEBBLES | 2–3 players, 1 min" in written(toy_house)
    doors[-1].deed()
    seating = toy_house.app.top
    assert isinstance(seating, Seating)
    assert "edition" not in seating.named
    assert PRESENTATION.idea in written(toy_house)
    toggle = seating.named["option:sack"]
    toggle.deed()
    seating.begin()
    table = toy_house.app.top
    assert isinstance(table, Table)
    assert table.session.plan.options == {"sack": "half"}
    assert len(table.session.players) == 3


def test_its_table_asks_tells_and_shows_what_the_game_says(toy_house: House) -> None:
    table = toy_house.open_table(plan(2, "open", "burgher", game=KEY))
    toy_house.app.draw()
    assert table.sight.prompt == "take one pebble, or two and keep the larger"
    assert [table.sight.label(option) for option in table.session.match.state.options(0)] == [
        "1 pebble",
        "2 pebbles",
    ]
    assert table.sight.line(Event("took", 0, (3,))) == "takes 3 points"
    panel, view = table.sight.desk.panel, table.sight.view._replace(scores=(2, 5))
    assert [panel.score(view, seat) for seat in (0, 1)] == [("icons/coin", 2), ("icons/coin", 5)]
    assert panel.leaders(view) == [1]


@pytest.mark.parametrize("way", [by_pointer, by_keys, by_pad])
def test_it_is_played_to_its_result_by_every_hand(toy_house: House, way: Way) -> None:
    table = toy_house.open_table(plan(3, "curtain", "peek", "apprentice", game=KEY))
    play_on(toy_house, table, way, random.Random(2))
    assert isinstance(toy_house.app.top, Result)
    told = written(toy_house)
    assert "Pebbles" in told
    assert share_code(table.session.plan) in told


def test_a_bot_plays_it_at_the_table(toy_house: House) -> None:
    table = toy_house.open_table(plan(2, "apprentice", "burgher", game=KEY))
    until = Watch(toy_house, table, "apprentice", "off", ends=True)
    toy_house.app.run(until)
    assert table.session.asked is None


def test_it_is_saved_loaded_and_offered_on_the_title(toy_house: House) -> None:
    table = toy_house.open_table(plan(2, "open", "open", game=KEY))
    table.conduct.act(0, table.session.match.state.options(0)[0])
    toy_house.to_title()
    assert "Pebbles, round 0" in written(toy_house)
    toy_house.go_on()
    again = toy_house.app.top
    assert isinstance(again, Table)
    assert again.session.match.log == table.session.match.log
    assert toy_house.slots.save(again.session.to_json())
    toy_house.to_title()
    toy_house.open_saves()
    assert "Pebbles" in written(toy_house)


def test_it_is_shown_again_from_its_beginning(toy_house: House) -> None:
    table = finished(toy_house)
    toy_house.replay(table, 0)
    toy_house.app.draw()
    assert conduct_of(toy_house, Replay).table.session.match.log == []


def test_it_is_in_the_hall_of_fame(toy_house: House) -> None:
    finished(toy_house)
    toy_house.to_title()
    toy_house.open_fame()
    hall = toy_house.app.top
    assert isinstance(hall, HallOfFame)
    hall.turn_to_game(KEY)
    for page in PAGES:
        hall.turn_to(page)
        assert "Pebbles" in written(toy_house)
    hall.turn_to_person(hall.people[0].key)
    assert "Best score" in written(toy_house)


def test_it_is_in_the_rulebook_and_not_in_the_school(toy_house: House) -> None:
    table = toy_house.open_table(plan(2, "open", "open", game=KEY))
    toy_house.rules(table)
    book = toy_house.app.top
    assert isinstance(book, Rulebook)
    assert book.game == KEY
    assert "Take the most." in written(toy_house)
    toy_house.to_title()
    toy_house.open_school()
    assert KEY not in written(toy_house).casefold()


def test_without_a_rulebook_nothing_is_opened(toy_house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(PRESENTATIONS, KEY, replace(PRESENTATION, rulebook=None))
    table = toy_house.open_table(plan(2, "open", "open", game=KEY))
    toy_house.rules(table)
    assert toy_house.app.top is table


def test_its_set_up_fits_into_a_share_code() -> None:
    agreed = plan(2, "open", "open", game=KEY)._replace(options={"sack": "half"})
    assert read_code(share_code(agreed)) == (KEY, 2, {"sack": "half"}, agreed.seed)


@pytest.mark.slow
def test_the_gallery_follows_it_from_its_door_to_its_result(toy_house: House, tmp_path: Path) -> None:
    taken = [path.stem for path in Gallery(tmp_path / "gallery").evening(toy_house, KEY)]
    assert taken == [f"{part}_{KEY}_1280" for part in ("seating", "pause", "replay", "result", "review")]
