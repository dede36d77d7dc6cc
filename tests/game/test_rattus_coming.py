"""How many cubes would come to a region of Europe: said there, before anything is done."""

import random

import pytest

from game.drawing.theme import TEXT_SIZES
from game.games.rattus.board import RattusBoard
from game.games.rattus.board_coming import coming, obstacles, words_of
from game.program.navigation import House
from game.scenes.table import Table
from game.table import painting
from rules.kernel import Action
from tests.game.drawing import Drawing, meet
from tests.game.driving import plan
from tests.rules.rattus.europe import Europe as Position
from tests.rules.rattus.europe import table as position
from tests.tiers import led_by_first

LOOKS = pytest.mark.parametrize("text_size", TEXT_SIZES)
CUBES = {"gallia": (2, 1, 0, 0), "germania": (0, 2, 2, 1), "turcia": (1, 1, 1, 1)}
RATS = {"gallia": 2, "germania": 1, "turcia": 3, "italia": 1}


def seated(house: House, match: Position, text_size: str) -> Table:
    """Sit down at a position."""
    house.app.change(text_size=text_size, speed="off", bot_speed="off")
    table = house.open_table(plan(4, "open", game="rattus", seed=1))
    table.session.match.state = match.state
    table.refresh()
    return table


def painted(house: House, table: Table, meaning: object) -> Drawing:
    """Paint the board while something is meant."""
    canvas = Drawing.of(house.app)
    painting.paint_board(canvas, table.sight, table.sight.moment(meaning, (-1, -1)))
    return canvas


def gained(canvas: Drawing) -> list[str]:
    return [words for words, _ in canvas.written if words.startswith("+")]


@LOOKS
def test_a_region_that_is_meant_says_how_many_come(house: House, text_size: str) -> None:
    match = position(cubes=CUBES, rats=RATS)
    match.play("place")
    table = seated(house, match, text_size)
    for name, rats in RATS.items():
        assert gained(painted(house, table, Action("region", name))) == [f"+{rats}"]
    assert gained(painted(house, table, None)) == []


def test_a_region_that_is_meant_a_step_before_says_it_too_and_shows_them(house: House) -> None:
    table = seated(house, position(cubes=CUBES, rats=RATS), "tv")
    canvas = painted(house, table, (Action("place"), Action("region", "gallia")))
    assert gained(canvas) == ["+2"]
    assert "4" in [words for words, _ in canvas.written]
    assert "4" not in [words for words, _ in painted(house, table, None).written]


@LOOKS
def test_while_a_number_is_asked_for_the_region_says_how_many_may_come(house: House, text_size: str) -> None:
    match = position(cubes=CUBES, rats=RATS, held={0: ["peasant"]})
    match.play("place")
    match.play("region:gallia")
    table = seated(house, match, text_size)
    numbers = [option.number for option in table.sight.options]
    assert len(numbers) > 1
    assert gained(painted(house, table, None)) == [f"+{numbers[0]}–{numbers[-1]}"]
    for option in table.sight.options:
        assert gained(painted(house, table, option)) == [f"+{option.number}"]


def test_the_region_that_is_asked_about_shines_and_says_what_would_be_lost(house: House) -> None:
    match = position(cubes=CUBES, rats=RATS, held={0: ["peasant"]})
    match.play("place")
    match.play("region:italia")
    table = seated(house, match, "tv")
    board = table.sight.desk.board
    assert isinstance(board, RattusBoard)
    assert board._asked_about(table.sight.view) == ["italia"]
    tag = board.map.tag(table.sight.view.region("italia"))
    lost = [words for words, box in painted(house, table, None).written if meet(box, tag)]
    assert not lost
    most = painted(house, table, table.sight.options[-1])
    assert [words for words, box in most.written if meet(box, tag)]


def test_only_what_comes_is_counted_from_the_least_to_the_most() -> None:
    match = position(cubes=CUBES, rats=RATS)
    before = match.state.view(0)
    match.play("place")
    match.play("region:gallia")
    after = match.state.view(0)
    assert coming(before, after) == {("gallia", 0): 2}
    assert coming(after, before) == {}
    assert words_of(before, [after, before]) == {("gallia", 0): "+0–2"}
    assert words_of(before, []) == {}


@led_by_first("text_size", TEXT_SIZES)
def test_the_number_covers_no_piece_and_lies_in_no_other_region_where_it_can_be_helped(
    house: House, text_size: str
) -> None:
    chance, covered, astray, seen = random.Random(3), 0, 0, 0
    table = seated(house, position(), text_size)
    for _ in range(60):
        names = chance.sample(["anglia", "gallia", "hispania", "italia", "hungaria", "scandia"], 4)
        cubes = {name: [chance.randrange(3) for _ in range(4)] for name in names}
        match = position(cubes=cubes, rats={name: chance.randrange(1, 4) for name in names})
        match.play("place")
        table.session.match.state = match.state
        table.refresh()
        board = table.sight.desk.board
        assert isinstance(board, RattusBoard)
        option = chance.choice(table.sight.options)
        ((_, tag),) = [
            (words, box) for words, box in painted(house, table, option).written if words.startswith("+")
        ]
        after = board.ahead(option).view
        covered += any(meet(tag, other) for other in obstacles(board.map, after))
        lands = board.map.lands.items()
        astray += any(land.holds(tag.centre) for name, land in lands if name != option.value)
        assert board.map.box.inset(14).holds((tag.x, tag.y))
        assert board.map.box.inset(14).holds((tag.right, tag.bottom))
        seen += 1
    assert covered <= seen / 10
    assert astray <= seen / 20
