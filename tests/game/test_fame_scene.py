"""The hall of fame: a game played to its result stands in it, and every device finds its way through it."""

import random
from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from game.drawing.page import Box
from game.drawing.theme import TEXT_SIZES
from game.input.signals import Wheel
from game.program.app import App
from game.program.navigation import House
from game.scenes.fame import PAGES, HallOfFame
from game.scenes.fame_latest import paint_latest
from game.scenes.fame_rows import PersonRow, Plaque
from game.scenes.question import Ask
from game.scenes.result import Result
from game.scenes.table import Table
from game.scenes.title import Title
from game.store.standings import best
from game.widgets.button import Button, Round, Strip
from game.widgets.tabs import Tab
from game.words import LANGUAGES, PSEUDO, Tongue, fame, saves, shared
from rules import GAMES
from tests.game import driving
from tests.game.drawing import Drawing
from tests.game.famous import PEOPLE, crowded, made_up, over, sat
from tests.game.hands import WAYS, push_pad, top, type_key
from tests.tiers import crossed, led_by_first

Way = Callable[[App, Button], None]


def opened(house: House) -> HallOfFame:
    """Open the hall and look at it."""
    house.open_fame()
    house.app.draw()
    assert isinstance(house.app.top, HallOfFame)
    return house.app.top


def strip(app: App, words: str) -> Button:
    """Find a strip of the scene on top by its words."""
    return next(b for b in top(app).buttons if isinstance(b, Strip) and b.words == words)


def row(hall: HallOfFame, name: str) -> Button:
    """Find the line of somebody."""
    return next(b for b in hall.buttons if isinstance(b, PersonRow) and b.standing.name == name)


def trophy(house: House) -> Button:
    """Find the way in on the title."""
    return next(b for b in top(house.app).buttons if getattr(b, "icon", "") == "trophy")


# From the table to the hall.


@led_by_first(
    "game,play,way",
    [
        ("rattus", driving.by_pointer, WAYS[0]),
        ("rattus_cartus", driving.by_keys, WAYS[1]),
        ("notre_dame", driving.by_pad, WAYS[2]),
    ],
)
def test_a_game_played_to_its_result_stands_in_the_hall_of_fame(
    house: House, game: str, play: driving.Way, way: Way
) -> None:
    house.app.change(speed="off", bot_speed="off")
    table = house.open_table(driving.plan(3, "open", "burgher", "master", game=game))
    driving.play_on(house, table, play, random.Random(1))
    scores = table.session.match.state.scores()
    house.to_title()
    way(house.app, trophy(house))
    hall = house.app.top
    assert isinstance(hall, HallOfFame)
    assert [standing.name for standing in hall.people] == ["Anna"]
    (match,) = house.fame.finished
    assert tuple(sitter.score for sitter in match.seats) == scores
    way(house.app, row(hall, "Anna"))
    assert hall.standing is not None
    assert hall.standing.games == 1
    assert hall.standing.favourites(game)
    house.app.draw()


def test_a_result_seen_twice_is_counted_once(house: House) -> None:
    session = over()
    for _ in range(2):
        house.sit_down(session).tick(0.0)
        assert isinstance(house.app.top, Result)
        table = house.app.scenes[-2]
        assert isinstance(table, Table)
        house.replay(table, 5)
        house.to_title()
    assert len(house.fame.finished) == 1


def test_a_table_that_is_left_is_not_counted(house: House) -> None:
    house.open_table(driving.plan(3, "open", "burgher"))
    house.to_title()
    assert house.fame.finished == ()


# In the hall.


def test_an_empty_book_says_what_will_stand_in_it(house: House) -> None:
    hall = opened(house)
    first, second = hall.buttons
    assert isinstance(first, Strip)
    assert isinstance(second, Round)
    type_key(house.app, pygame.K_RETURN)
    assert isinstance(house.app.top, Title)


@pytest.mark.parametrize("way", WAYS)
def test_every_page_game_and_person_can_be_turned_to(house: House, way: Way) -> None:
    crowded(house.fame, 20)
    hall = opened(house)
    for number, page in enumerate(PAGES):
        way(house.app, [b for b in hall.buttons if isinstance(b, Plaque)][number])
        assert (hall.open, hall.person) == (page, "")
        house.app.draw()
    for number, game in enumerate(("", *GAMES)):
        way(house.app, [b for b in hall.buttons if isinstance(b, Tab)][number])
        assert hall.game == game
        assert all(standing.of(game) == standing for standing in hall.people)
        house.app.draw()
    for standing in hall.people[:3]:
        way(house.app, row(hall, standing.name))
        assert hall.standing == standing
        house.app.draw()
    way(house.app, strip(house.app, shared.BACK))
    assert isinstance(house.app.top, Title)


def test_escape_and_the_pads_button_go_back(house: House) -> None:
    crowded(house.fame, 3)
    opened(house)
    type_key(house.app, pygame.K_ESCAPE)
    assert isinstance(house.app.top, Title)
    opened(house)
    push_pad(house.app, pygame.CONTROLLER_BUTTON_B)
    assert isinstance(house.app.top, Title)


def test_the_keys_stay_on_the_marker_they_have_pushed(house: House) -> None:
    crowded(house.fame, 20)
    hall = opened(house)
    for marker in range(4):
        WAYS[1](house.app, [b for b in hall.buttons if isinstance(b, Tab)][marker])
        meant = hall.meant
        assert isinstance(meant, Tab)
        assert meant.open


def test_a_leaf_nobody_has_in_another_game_gives_way_to_the_scores(house: House) -> None:
    house.fame.record(over("rattus"))
    hall = opened(house)
    hall.turn_to_person("anna")
    hall.turn_to_game("notre_dame")
    assert hall.standing is None
    assert hall.people == []
    house.app.draw()
    hall.turn_to_game("rattus")
    assert len(hall.people) == 1


def test_a_long_list_scrolls_by_keys_and_wheel(house: House) -> None:
    crowded(house.fame, 30, len(PEOPLE))
    hall = opened(house)
    house.app.change(text_size="tv")
    everybody = {standing.key for standing in hall.people}
    assert keys_shown(hall) != everybody
    seen = keys_shown(hall)
    for _ in everybody:
        house.app.hear(Wheel(hall.list.centre, -1))
        seen |= keys_shown(hall)
    assert seen == everybody
    assert hall.people[-1].key in keys_shown(hall)
    for key in [pygame.K_DOWN] * 3 + [pygame.K_UP] * len(everybody):
        type_key(house.app, key)
    assert hall.people[0].key in keys_shown(hall)


def keys_shown(hall: HallOfFame) -> set[str]:
    """Give who can be seen in the list."""
    return {button.standing.key for button in hall.buttons if isinstance(button, PersonRow)}


# Forgetting.


@pytest.mark.parametrize("way", WAYS)
def test_forgetting_somebody_is_asked_before(house: House, way: Way) -> None:
    crowded(house.fame, 12)
    hall = opened(house)
    before = [standing.name for standing in hall.people]
    name = before[0]
    forget = fame.FORGET.format(name=name)
    way(house.app, row(hall, name))
    way(house.app, strip(house.app, forget))
    assert isinstance(house.app.top, Ask)
    house.app.draw()
    way(house.app, strip(house.app, saves.KEEP_IT))
    assert [standing.name for standing in hall.people] == before
    way(house.app, strip(house.app, forget))
    way(house.app, strip(house.app, forget))
    assert top(house.app) is hall
    assert name not in [standing.name for standing in hall.people]
    assert not hall.person
    house.app.draw()


@pytest.mark.parametrize("way", WAYS)
def test_forgetting_everything_leaves_an_empty_book(house: House, way: Way) -> None:
    crowded(house.fame, 6)
    hall = opened(house)
    way(house.app, strip(house.app, fame.FORGET_ALL))
    type_key(house.app, pygame.K_ESCAPE)
    assert house.fame.finished
    way(house.app, strip(house.app, fame.FORGET_ALL))
    way(house.app, strip(house.app, fame.FORGET_ALL))
    assert house.fame.finished == ()
    assert top(house.app) is hall
    house.app.draw()


def test_what_another_program_finished_is_shown_when_the_hall_is_opened(house: House, tmp_path: Path) -> None:
    other = House((640, 360), folder=tmp_path)
    other.fame.record(over("rattus"))
    while other.app.scenes:
        other.app.pop()
    other.close()
    house.fame.record(over("notre_dame"))
    opened(house)
    assert [len(best(house.fame.finished, game)) for game in ("rattus", "notre_dame")] == [1, 1]


# What it looks like.


@crossed(language=[*LANGUAGES, PSEUDO], text_size=list(TEXT_SIZES))
def test_the_book_can_be_drawn_in_every_language_and_size(
    house: House, language: str, text_size: str
) -> None:
    crowded(house.fame, 24)
    hall = opened(house)
    house.app.change(text_size=text_size)
    house.app.change(language=language)
    for game in ("", *GAMES):
        hall.turn_to_game(game)
        for page in PAGES:
            hall.turn_to(page)
            house.app.draw()
        hall.turn_to_person(hall.people[0].key)
        house.app.draw()
        boxes = [button.box for button in hall.buttons]
        assert all(box.x >= 0 and box.right <= house.app.page.width for box in boxes)
        assert all(box.bottom <= house.app.page.height for box in boxes)
        assert all(min(box.w, box.h) >= 56 for box in boxes)
        areas = [pygame.Rect(*house.app.page.pixels(box)) for box in boxes]
        assert all(len(area.collidelistall(areas)) == 1 for area in areas)


@pytest.mark.parametrize("text_size", TEXT_SIZES)
def test_nothing_of_somebody_who_played_lies_on_the_crest_of_the_next(house: House, text_size: str) -> None:
    house.app.change(text_size=text_size)
    canvas = Drawing.of(house.app)
    seats = tuple(sat(name, 24, bot="master", fallen=True) for name in ("Dietrich", *"ABCD"))
    paint_latest(canvas, Tongue("de"), Box(980, 200, 820, 700), [made_up(1, *seats)], "")
    drawn = [(name.partition("/")[0], box) for name, box in canvas.pictured[-15:]]
    assert [kind for kind, _ in drawn] == ["crests", "icons", "icons"] * 5
    for number in range(3, len(drawn), 3):
        assert max(box.right for _, box in drawn[number - 3 : number]) <= drawn[number][1].x
