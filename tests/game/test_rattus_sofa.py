"""The table of Rattus for people across the room: what is written beside the map is large in every shape."""

from pathlib import Path

import pytest

from game.drawing.theme import TEXT_SIZES
from game.games.rattus.board import RattusBoard
from game.games.rattus.board_map import FRAME, SIZE
from game.games.rattus.gallery import crowded
from game.games.rattus.stage_strike import plate_at
from game.games.rattus.words.panel import GREATEST
from game.games.rattus.words.play import ASKED_FROM_AFAR
from game.program.navigation import House
from game.scenes.table import Table
from game.table.panel_places import places
from game.table.seat_panels import mark_places, points_place, seat_places
from game.words import LANGUAGES
from rules.rattus.state import Rattus
from tests.game.drawing import Drawing
from tests.game.driving import plan
from tests.tiers import led_by_first

TV = TEXT_SIZES["tv"]


def crowd(house: House) -> Table:
    """Sit down where all of Europe is as full as it can get."""
    house.app.change(text_size="tv", speed="off", bot_speed="off", recap=False)
    table = house.open_table(plan(4, *("open",) * 4, game="rattus", seed=1))
    while type(table.session.asked).__name__ == "StartCubes":
        assert table.session.asked is not None
        table.play(table.session.asked.seat, table.sight.options[0])
    assert isinstance(table.session.match.state, Rattus)
    table.session.match.state = next(crowded(table.session.match.state))
    table.refresh()
    return table


@pytest.mark.parametrize("size", [(1920, 1080), (1280, 800), (1080, 1920), (2560, 1080)])
def test_nothing_on_the_sheet_is_smaller_than_a_number_may_be(tmp_path: Path, size: tuple[int, int]) -> None:
    house = House(size, folder=tmp_path)
    table = crowd(house)
    canvas = Drawing.of(house.app)
    table.sight.desk.panel.paint_context(canvas, table.moment)
    assert min(canvas.sized) >= TV.number, canvas.written
    house.close()


def test_a_mark_on_a_slim_panel_leaves_the_score_its_room(tmp_path: Path) -> None:
    house = House((1080, 1920), folder=tmp_path)
    table = crowd(house)
    for seat in range(4):
        at = seat_places(table.sight.desk.panel, table.sight.view, seat)
        points = points_place(table.sight.desk.panel, table.sight.view, seat)
        assert not mark_places(at)[0].meets(points)
        assert points.w >= TV.number * 2
    house.close()


def test_the_plate_of_a_loss_begins_below_the_name_and_covers_nothing_of_its_panel(tmp_path: Path) -> None:
    house = House((1920, 1080), folder=tmp_path)
    table = crowd(house)
    panel = table.sight.layout.seat(0)
    at = places(panel, 3, danger=False, portraits=True, sofa=True)
    plate = plate_at(panel, beside=True)
    assert plate.y >= at.name.bottom - 1
    assert panel.meets(plate)
    assert max(at.marks.right, at.portraits.right) <= plate.x + 4
    assert plate.right < table.sight.layout.board.centred(*SIZE).x + 2 * FRAME
    house.close()


@pytest.mark.parametrize("language", LANGUAGES)
def test_why_a_region_is_shown_takes_one_line_near_the_table_too(tmp_path: Path, language: str) -> None:
    house = House((1920, 1080), folder=tmp_path, language=language)
    table = crowd(house)
    house.app.change(text_size="table", language=language)
    table.session.match.state = table.session.match.state.changed(plague=6)
    table.refresh()
    canvas = Drawing.of(house.app)
    table.sight.desk.panel.paint_context(canvas, table.moment)
    begins = table.sight.say(GREATEST, crest="")
    (reason,) = [words for words, _ in canvas.written if words.startswith(begins)]
    assert canvas.sizes_of[reason] >= 22
    house.close()


def test_whoever_points_at_a_region_from_afar_sees_its_danger_and_no_text_over_that(tmp_path: Path) -> None:
    house = House((1920, 1080), folder=tmp_path)
    table = crowd(house)
    board = table.sight.desk.board
    assert isinstance(board, RattusBoard)
    at = board.map.placed("name")["gallia"].centre
    table.point_at(at)
    table.look_at(at)
    assert table.attention.subject is not None
    assert table.side.subject is None
    canvas = Drawing.of(house.app)
    table.picture.paint_right(canvas)
    assert "GALLIA" in canvas.sizes_of
    assert table.attention.subject.text not in canvas.sizes_of
    house.app.change(text_size="table")
    table.look_at(at)
    assert table.side.subject is not None
    house.close()


@led_by_first("language", sorted(LANGUAGES))
def test_what_a_turn_asks_is_read_from_afar_in_one_line(tmp_path: Path, language: str) -> None:
    house = House((1920, 1080), folder=tmp_path, language=language)
    table = crowd(house)
    house.app.change(language=language)
    canvas = Drawing.of(house.app)
    table.conduct.paint_prompt(canvas)
    words, place = canvas.written[-1]
    assert words == table.sight.say(ASKED_FROM_AFAR["turn"])
    assert canvas.sizes_of[words] >= TV.prompt * 0.85
    assert place.h < TV.prompt * 1.5
    house.close()
