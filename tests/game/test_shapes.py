"""Whatever the shape of the window, what belongs together stays together."""

from itertools import combinations, pairwise

import pygame
import pytest

from build.gallery.scenes import SHAPES, mixed, played
from game.drawing.page import Page
from game.games import PRESENTATIONS
from game.games.notre_dame.desk import NotreDameDesk
from game.program.navigation import House
from game.scenes.settings import SettingsScene
from game.scenes.table import Table
from game.session.plan import against_bots
from game.table import painting
from game.table.layout import Layout
from tests.game.drawing import Drawing, meet
from tests.game.driving import plan
from tests.game.hands import by_pointer, send
from tests.tiers import crossed

SIZES = [(1280, 720), *SHAPES]
IN_EVERY_SHAPE = pytest.mark.parametrize("size", SIZES, ids=lambda size: "x".join(map(str, size)))
#: Windows on edge.
ON_EDGE_SIZES = [(1080, 1920), (1200, 1920), (1080, 2400), (1000, 1400)]


def reshape(house: House, size: tuple[int, int]) -> None:
    """Give the window another size."""
    pygame.display.set_mode(size, pygame.RESIZABLE)
    send(house.app, pygame.VIDEORESIZE, size=size, w=size[0], h=size[1])


def painted(house: House, table: Table) -> Drawing:
    """Paint everything beside and below the board, and tell where it went."""
    canvas = Drawing.of(house.app)
    painting.lay_table(canvas, table.sight)
    painting.paint_rail(canvas, table.sight, table.moment)
    table.sight.desk.panel.paint_context(canvas, table.moment)
    painting.paint_tray(canvas, table.sight, table.moment, table.free)
    return canvas


def burn(canvas: Drawing) -> int:
    """Look whether every flame burns on a candle, and count them."""
    flames, candles = canvas.where("title/flame"), canvas.where("title/candle")
    for flame, candle in zip(flames, candles, strict=True):
        assert abs(flame.centre[0] - candle.centre[0]) < 3
        assert -0.06 * candle.h < candle.y - flame.bottom < 2, (flame, candle)
    return len(flames)


# The page.


@IN_EVERY_SHAPE
def test_the_page_is_never_longer_than_the_scenes_are_made_for(size: tuple[int, int]) -> None:
    page = Page.fitted(size)
    assert 1919.9 < page.width < 2601
    assert 1079.9 < page.height < 1537
    assert min(page.corner) >= 0


def test_a_long_window_has_the_page_in_its_middle_and_the_pointer_finds_everything(house: House) -> None:
    for size in ((1080, 3000), (3840, 1080)):
        reshape(house, size)
        house.app.draw()
        left, top = house.app.page.corner
        assert left + top > 100
        for side in (0, 1):
            assert 2 * house.app.page.corner[side] + house.app.page.size[side] == pytest.approx(
                size[side], abs=1
            )
        middle = house.app.window.subsurface((left, top, *house.app.page.size))
        assert pygame.image.tobytes(middle, "RGB") == pygame.image.tobytes(house.app.surface, "RGB")
        settings = next(b for b in house.title.buttons if getattr(b, "icon", "") == "settings")
        by_pointer(house.app, settings)
        assert house.app.top is not house.title
        house.to_title()


def test_a_flame_that_flickers_is_seen_in_a_long_window(house: House) -> None:
    reshape(house, (1080, 1920))
    house.app.draw()
    before = pygame.image.tobytes(house.app.window, "RGB")
    house.app.advance(0.2)
    assert house.app.top is house.title
    assert pygame.image.tobytes(house.app.window, "RGB") != before


# The title.


@pytest.mark.parametrize("size", [size for size in SIZES if size[0] > size[1]], ids=str)
def test_the_title_is_one_picture(house: House, size: tuple[int, int]) -> None:
    def places() -> dict[str, tuple[float, float]]:
        canvas = Drawing.of(house.app)
        house.title.paint_ground(canvas)
        house.title.paint(canvas)
        for button in house.title.buttons[:3]:
            button.draw(canvas, hot=False)
        burn(canvas)
        (name,) = canvas.where("title/wordmark")
        things = [pair for pair in enumerate(canvas.pictured) if pair[1][0].startswith("title/")]
        return {f"{thing} {n}": (box.centre[0] - name.x, box.bottom - name.y) for n, (thing, box) in things}

    usual = places()
    reshape(house, size)
    for thing, place in places().items():
        assert place == pytest.approx(usual[thing], abs=5), thing


@crossed(size=ON_EDGE_SIZES, text_size=["table", "tv"])
def test_the_title_fills_a_page_on_edge(house: House, size: tuple[int, int], text_size: str) -> None:
    house.app.change(text_size=text_size)
    table = played(house, against_bots("notre_dame", 3, 3), "", 1)
    table.session.keep()
    reshape(house, size)
    house.to_title()
    page, title = house.app.page, house.title
    assert page.upright
    assert page.corner[0] == 0
    canvas = Drawing.of(house.app)
    title.paint_ground(canvas)
    title.paint(canvas)
    assert burn(canvas) == 2
    things = [box for name, box in canvas.pictured if name.startswith("title/") and "flame" not in name]
    at = title.places(page)
    boxes = [*things, *at.corners, *at.doors.columns(len(PRESENTATIONS), 30), *at.going_on]
    for one, other in combinations(boxes, 2):
        assert not meet(one.inset(1), other.inset(1)), (one, other)
    assert all(page.box.inset(4).holds(box.centre) for box in boxes)
    assert max(box.bottom for box in boxes) > 0.9 * page.height
    assert min(button.box.h for button in title.buttons) >= 56


@crossed(size=ON_EDGE_SIZES, text_size=["table", "tv"], part=["reading", "playing", "sound", "keys"])
def test_settings_fill_a_page_on_edge_with_two_leaves(
    house: House, size: tuple[int, int], text_size: str, part: str
) -> None:
    house.app.change(text_size=text_size, language="de")
    reshape(house, size)
    house.open_settings()
    scene = house.app.top
    assert isinstance(scene, SettingsScene)
    scene.turn_to(part)
    house.app.draw()
    page = house.app.page
    assert page.upright
    upper, lower = scene._pages(upright=True)
    assert upper.bottom < lower.y
    assert scene.book.w > 0.9 * page.width
    assert scene.book.bottom > 0.8 * page.height
    boxes = [button.box for button in scene.buttons]
    assert all(page.box.inset(-1).holds((box.x, box.y)) for box in boxes)
    assert all(box.right <= page.width and box.bottom <= page.height for box in boxes)
    for one, other in combinations([box for box in boxes if box.y > upper.y], 2):
        assert not meet(one.inset(1), other.inset(1))


# The table.


@IN_EVERY_SHAPE
@pytest.mark.parametrize("game", PRESENTATIONS)
def test_the_three_columns_of_a_table_begin_and_end_together(size: tuple[int, int], game: str) -> None:
    page = Page.fitted(size)
    layout = Layout.of(page, PRESENTATIONS[game].desk().board_size)
    tops = (layout.seats.y, layout.board.y, layout.context.y)
    ends = (layout.seats.bottom, layout.tray.bottom, layout.log.bottom)
    assert max(tops) - min(tops) <= 4
    assert max(ends) - min(ends) <= 4
    assert layout.tray.y - layout.board.bottom == pytest.approx(10)
    # What is left above is left below.
    assert layout.board.y - layout.bar.bottom == pytest.approx(page.height - layout.tray.bottom, abs=8)


ON_EDGE = pytest.mark.parametrize("size", ON_EDGE_SIZES)


@ON_EDGE
@pytest.mark.parametrize("game", PRESENTATIONS)
@pytest.mark.parametrize("seats", [2, 5])
def test_a_table_fills_a_page_on_edge_from_top_to_bottom(
    size: tuple[int, int], game: str, seats: int
) -> None:
    page = Page.fitted(size, on_edge=True)
    layout = Layout.of(page, PRESENTATIONS[game].desk().board_size, seats, folded=True)
    assert page.upright
    assert layout.upright
    assert not layout.folded
    below = [layout.bar, layout.seats, layout.board, layout.tray, layout.context]
    for upper, lower in pairwise(below):
        assert 0 <= lower.y - upper.bottom <= 12
    assert page.height - layout.context.bottom <= 12
    assert layout.context.h > 190
    assert layout.log == layout.context.moved(layout.context.w + 10, 0)
    panels = [layout.seat(seat) for seat in range(seats)]
    for panel in panels:
        assert layout.seats.x <= panel.x
        assert panel.right <= layout.seats.right + 0.01
    assert (layout.rest.h > 0) == (seats < 5)
    assert not any(meet(layout.rest, panel) for panel in panels)


@pytest.mark.parametrize("folded", [True, False])
def test_a_very_wide_page_has_no_dead_margins_and_folds_nothing(*, folded: bool) -> None:
    page = Page.fitted((2560, 1080))
    layout = Layout.of(page, folded=folded)
    across = [layout.seats, layout.board, layout.context, layout.log]
    for left, right in pairwise(across):
        assert 0 < right.x - left.right <= 20
    assert page.width - layout.log.right <= 12
    assert not layout.folded
    assert layout.context.h == layout.log.h


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_fewer_seats_have_higher_panels_unless_a_note_lies_below_them(seats: int) -> None:
    layout = Layout.of(Page.fitted((1920, 1080)), seats=seats)
    five = layout._replace(packed=True)
    assert (layout.seat(0).h > five.seat(0).h + 40) == (seats < 4)
    assert layout.rest.h <= five.rest.h
    assert layout.seat(seats - 1).bottom <= layout.seats.bottom + 0.01


def test_a_lesson_keeps_its_note_below_the_seats_in_a_window_on_edge(house: House) -> None:
    reshape(house, (1080, 1920))
    house.open_lesson("notre_dame", 0)
    table = house.app.top
    assert isinstance(table, Table)
    assert not house.app.page.upright
    assert table.sight.layout.packed


@crossed(size=SIZES, seats=[2, 3, 4, 5])
def test_candle_plate_and_persons_keep_their_places(house: House, size: tuple[int, int], seats: int) -> None:
    reshape(house, size)
    table = played(house, against_bots("notre_dame", seats, 3), "", 3)
    canvas = painted(house, table)
    assert burn(canvas) == (2 if seats < 5 else 1)
    (dish,) = canvas.where("ui/dish")
    for thing in canvas.where("pieces/co") + canvas.where("pieces/cube"):
        assert dish.inset(4).holds(thing.centre)
    counts = next(box for words, box in canvas.written if "[pieces/coin]" in words)
    assert 0 < dish.y - counts.bottom < 40
    desk = table.sight.desk
    assert isinstance(desk, NotreDameDesk)
    for portrait, (name, row) in zip(canvas.where("person/"), desk.board.persons.items(), strict=True):
        assert portrait.y == pytest.approx(row.y, abs=1), name
        rats = canvas.where("pieces/rat_marker") + canvas.where("icons/no_rat")
        beneath = [rat for rat in rats if portrait.x <= rat.centre[0] <= portrait.right]
        assert any(abs(rat.centre[1] - portrait.bottom) < 12 for rat in beneath), name


@crossed(size=SIZES, game=["rattus", "rattus_cartus"])
def test_candles_burn_beside_the_other_games(house: House, size: tuple[int, int], game: str) -> None:
    reshape(house, size)
    for seats in (2, 3):
        assert burn(painted(house, played(house, mixed(game, seats), "", 2))) >= 1


@IN_EVERY_SHAPE
def test_what_the_plate_of_a_curtain_says_lies_close_together(house: House, size: tuple[int, int]) -> None:
    reshape(house, size)
    table = house.open_table(plan(2, "curtain"))
    assert table.curtain.covered
    canvas = painted(house, table)
    tray = table.sight.layout.tray
    asked = max(box.bottom for _, box in canvas.written if meet(box, tray))
    (button,) = [button for button in table.buttons if meet(button.box, tray)]
    assert 0 < button.box.y - asked < 60
