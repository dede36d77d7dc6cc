"""The magnifier: what lies under pointer or focus, large, beside its source, and everything waits."""

from collections.abc import Callable, Iterable

import pygame
import pytest

from build.gallery.scenes import played
from game.drawing.page import Box, Page
from game.drawing.theme import DARK_WOOD, RUBRIC, TEXT_SIZES
from game.games import PRESENTATIONS
from game.games.notre_dame.desk import NotreDameDesk
from game.games.notre_dame.panel_persons import foot
from game.games.rattus_cartus.hand_fan import HandCard
from game.input.signals import Button as Key
from game.input.signals import Click, Point, Press
from game.program.navigation import House
from game.scenes.rulebook import Rulebook
from game.scenes.table import Table
from game.session.plan import against_bots
from game.table.magnifier import FRAME, GAP, NARROW, ZOOM, Lens, laid, paint_note
from rules import GAMES
from tests.game.drawing import Drawing, meet
from tests.tiers import crossed

SHAPES = [(1280, 720), (1920, 1080), (1024, 768), (1080, 1920), (2560, 1080)]


@pytest.fixture
def table(house: House) -> Table:
    """A table of three where a person is asked."""
    return played(house, against_bots("notre_dame", 3, 3), "", 2)


def looked(table: Table, at: tuple[float, float]) -> Lens:
    """Click with the right button, and give what is shown."""
    table.hear(Click(at, look=True))
    assert table.magnifier.lens is not None
    return table.magnifier.lens


def sector(table: Table) -> Box:
    """Give a house of the first quarter."""
    desk = table.sight.desk
    assert isinstance(desk, NotreDameDesk)
    return desk.board.paris.placed("sector")["bank_0"]


# Where it lies.


@crossed(game=list(PRESENTATIONS), size=SHAPES)
def test_it_never_covers_what_it_shows_and_stays_on_the_page(
    house: House, game: str, size: tuple[int, int]
) -> None:
    table = played(house, against_bots(game, max(GAMES[game].seats), 3), "", 2)
    table.arrange(Page.fitted(size, on_edge=True))
    page, bar = table.page.box, table.sight.layout.bar
    for subject in table.subjects():
        if bar.meets(subject.box):
            continue
        lens = looked(table, subject.box.centre)
        assert not meet(lens.box, lens.source), subject
        assert not meet(lens.note, lens.source), subject
        assert not meet(lens.box, lens.note), subject
        for box in (lens.box, lens.note):
            assert page.x <= box.x
            assert box.right <= page.right
            assert bar.bottom <= box.y
            assert box.bottom <= page.bottom
        table.magnifier.close()


def test_a_quarter_is_shown_more_than_twice_as_large(table: Table) -> None:
    table.arrange(Page.fitted((1920, 1080)))
    lens = looked(table, sector(table).centre)
    assert 2 < lens.zoom <= ZOOM
    assert lens.source.h > 2.5 * sector(table).h
    assert lens.subject is not None
    assert lens.subject.box == sector(table)


@pytest.mark.parametrize("game", PRESENTATIONS)
def test_what_belongs_together_on_a_board_is_looked_at_as_a_whole(house: House, game: str) -> None:
    table = played(house, against_bots(game, 3, 3), "", 2)
    board, area = table.sight.desk.board, table.sight.layout.board
    kinds = ("sector", "region", "visit", "place")
    spots = [box for (kind, _), box in board.spots(0).items() if kind in kinds]
    parts = [board.lens(box.centre) for box in spots if area.holds(box.centre)]
    assert parts
    assert all(part is not None and area.inset(-1).holds((part.x, part.y)) for part in parts)
    assert board.lens((area.x - 40, area.y - 40)) is None


def test_a_thing_of_another_shape_is_shown_in_its_own() -> None:
    room, source = Box(10, 94, 1900, 976), Box(1600, 150, 300, 120)
    plain, shaped = laid(room, source, None), laid(room, source, None, (250, 320))
    assert plain.box.h < plain.box.w
    assert (shaped.box.w - 2 * FRAME) / (shaped.box.h - 2 * FRAME) == pytest.approx(250 / 320)


def test_a_thing_as_wide_as_the_board_is_shown_below_or_above_it() -> None:
    lens = laid(Box(10, 94, 1900, 976), Box(330, 600, 1230, 44), None)
    assert lens.box.y > 644 or lens.box.bottom < 600
    assert lens.zoom > 1.4


ROOM = Box(10, 94, 1900, 976)


def test_the_lens_lies_where_there_is_more_room_and_its_note_at_the_other_side() -> None:
    for source in (Box(500, 480, 200, 200), Box(1200, 480, 200, 200)):
        lens = laid(ROOM, source, None)
        right = source.x < 900
        near = lens.box.x - source.right if right else source.x - lens.box.right
        beside = source.x - lens.note.right if right else lens.note.x - source.right
        assert near == beside == GAP
        assert lens.box.centre[1] == source.centre[1]


def test_the_note_lies_behind_the_lens_where_the_other_side_is_too_narrow() -> None:
    for x in (ROOM.x + NARROW, ROOM.right - 300 - NARROW):
        source = Box(x, 300, 300, 300)
        lens = laid(ROOM, source, None)
        right = x < 900
        assert (lens.note.x - lens.box.right if right else lens.box.x - lens.note.right) == GAP
        assert NARROW <= lens.note.w <= 520
        assert lens.zoom == pytest.approx(760 / 300)
    roomier = laid(ROOM, Box(ROOM.x + NARROW + GAP, 300, 300, 300), None)
    assert roomier.note.x == roomier.box.right + GAP
    wide = laid(ROOM, Box(ROOM.x + 520 + GAP, 300, 300, 300), None)
    assert wide.note.right == wide.source.x - GAP


def test_a_note_behind_the_lens_keeps_its_least_width_and_one_at_the_other_side_takes_none_of_it() -> None:
    room = Box(0, 0, 1100, 700)
    behind = laid(room, Box(50, 250, 300, 200), None)
    assert behind.note.w == NARROW
    assert behind.note.right == room.right
    apart = laid(room, Box(NARROW + GAP, 250, 300, 200), None)
    assert apart.box.right == room.right
    assert apart.note == Box(0, 0, NARROW, 700)


def test_a_lens_stays_in_its_room_beside_something_at_its_edge() -> None:
    assert laid(ROOM, Box(500, ROOM.y, 200, 200), None).box.y == ROOM.y
    assert laid(ROOM, Box(500, ROOM.bottom - 200, 200, 200), None).box.bottom == ROOM.bottom


@pytest.mark.parametrize("y", [150.0, 900.0])
def test_what_fills_the_width_is_shown_over_or_under_itself_and_its_note_beyond(y: float) -> None:
    source = Box(330, y, 1230, 44)
    lens = laid(ROOM, source, None)
    under = y < 500
    assert (lens.box.y - source.bottom if under else source.y - lens.box.bottom) == GAP
    assert (lens.note.y - lens.box.bottom if under else lens.box.y - lens.note.bottom) == GAP
    assert lens.box.centre[0] == pytest.approx(min(max(source.centre[0], lens.box.w / 2 + ROOM.x), 960))
    assert lens.note.centre[0] == pytest.approx(lens.box.centre[0])
    assert lens.box.w <= ROOM.w


def test_nothing_is_shown_larger_than_makes_sense_and_small_things_nearest() -> None:
    assert laid(ROOM, Box(500, 300, 40, 40), None).zoom == 4.0
    assert laid(ROOM, Box(500, 300, 200, 200), None).zoom == 3.8
    assert laid(Box(10, 94, 2900, 1976), Box(500, 300, 360, 360), None).zoom == pytest.approx(ZOOM)


def test_where_there_is_no_room_at_all_something_is_shown_still() -> None:
    lens = laid(Box(0, 0, 100, 100), Box(0, 0, 100, 100), None)
    assert lens.zoom == pytest.approx(0.1)


# What it shows.


def test_what_it_shows_is_painted_anew_and_its_source_stays_lit(house: House, table: Table) -> None:
    house.app.draw()
    before = house.app.surface.copy()
    lens = looked(table, sector(table).centre)
    house.app.draw()
    page, surface = house.app.page, house.app.surface
    source = page.pixels(lens.source.inset(30))
    lit = (pygame.image.tobytes(picture.subsurface(source), "RGB") for picture in (surface, before))
    assert all(abs(one - other) < 3 for one, other in zip(*lit, strict=True))
    corner = page.pixels(Box(lens.source.x + 30, table.sight.layout.tray.bottom - 30, 6, 6))[:2]
    if not (lens.box.holds(corner) or lens.note.holds(corner)):
        assert sum(surface.get_at(corner)[:3]) < sum(before.get_at(corner)[:3])
    inside = page.pixels(lens.box.inset(FRAME))
    large = pygame.transform.smoothscale(before.subsurface(page.pixels(lens.source)), inside[2:])
    shown = surface.subsurface(inside)
    assert pygame.transform.average_color(shown)[:3] == pytest.approx(
        pygame.transform.average_color(large)[:3], abs=14
    )


def inside(house: House, lens: Lens) -> pygame.Surface:
    """Draw the table, and give what the lens shows."""
    house.app.draw()
    return house.app.surface.subsurface(house.app.page.pixels(lens.box.inset(FRAME + 2)))


@pytest.mark.slow
@crossed(("rattus_cartus", "tv", max), game=list(PRESENTATIONS), text_size=["tv", "table"], number=[min, max])
def test_it_never_shows_bare_wood(
    house: House, game: str, text_size: str, number: Callable[[Iterable[int]], int]
) -> None:
    house.app.change(text_size=text_size)
    table = played(house, against_bots(game, number(GAMES[game].seats), 3), "", 2)
    seen: set[Box] = set()
    for subject in table.subjects():
        lens = looked(table, subject.box.centre)
        if lens.source not in seen:
            seen.add(lens.source)
            shown = inside(house, lens)
            bare = pygame.mask.from_threshold(shown, DARK_WOOD, (3, 3, 3, 255)).count()
            assert bare < 0.3 * shown.get_width() * shown.get_height(), subject.title
        table.magnifier.close()
    assert len(seen) > 8


def test_persons_and_the_sum_of_their_rats_are_shown_where_they_stand_above_the_board(house: House) -> None:
    house.app.change(text_size="tv")
    table = played(house, against_bots("notre_dame", 3, 3), "", 2)
    desk = table.sight.desk
    assert isinstance(desk, NotreDameDesk)
    for name, place in desk.board.persons.items():
        lens = looked(table, (place.centre[0], place.y + 2))
        assert lens.subject is not None
        assert lens.subject.picture == f"person/{name}"
        assert pygame.transform.average_color(inside(house, lens))[0] > 120
        table.magnifier.close()
    lens = looked(table, foot(table.sight.layout, desk.board.sizes).centre)
    red = pygame.mask.from_threshold(inside(house, lens), RUBRIC, (20, 20, 20, 255))
    assert red.count() > 400
    assert pygame.transform.average_color(inside(house, lens))[0] > 120


def test_a_card_that_others_hide_is_shown_whole(house: House) -> None:
    table = played(house, against_bots("rattus_cartus", 2, 3), "", 2)
    cards = [button for button in table.buttons if isinstance(button, HandCard)]
    hidden = [card for card in cards if card.box.w < 0.8 * card.last.w]
    assert hidden
    for card in hidden:
        lens = looked(table, card.box.centre)
        assert lens.source == card.box
        assert lens.shown == card.last
        assert lens.box.w / lens.box.h == pytest.approx(card.last.w / card.last.h, abs=0.02)
        table.magnifier.close()


def test_a_note_lies_where_it_is_widest() -> None:
    room, source = Box(10, 94, 1900, 976), Box(330, 100, 200, 200)
    lens = laid(room, source, None, (250, 320))
    assert lens.note.x > lens.box.right
    assert lens.note.w == 520


@crossed(game=list(PRESENTATIONS), text_size=list(TEXT_SIZES), language=["de", "fr"])
def test_what_is_said_beside_it_has_room(house: House, game: str, text_size: str, language: str) -> None:
    house.app.change(text_size=text_size, language=language)
    table = played(house, against_bots(game, 3, 3), "", 4)
    for subject in table.subjects():
        if table.sight.layout.bar.meets(subject.box):
            continue
        lens = looked(table, subject.box.centre)
        canvas = Drawing.of(house.app)
        paint_note(canvas, lens, "F1")
        for words, place in canvas.written:
            assert lens.note.inset(-1).holds((place.x, place.y)), words
            assert place.bottom <= lens.note.bottom, words
            assert place.right <= lens.note.right - 10, words
        table.magnifier.close()


# How it opens and closes.


@pytest.mark.parametrize(
    "signal", [Press(Key.CANCEL), Press(Key.LOOK), Press(Key.OK), Click((5, 5)), Click((5, 5), look=True)]
)
def test_a_click_or_a_key_closes_it_and_does_nothing_else(table: Table, signal: Press | Click) -> None:
    looked(table, sector(table).centre)
    log = len(table.session.match.log)
    table.hear(signal)
    assert table.magnifier.lens is None
    assert table.app.scenes[-1] is table
    assert len(table.session.match.log) == log


def test_the_key_shows_what_the_focus_is_on(table: Table) -> None:
    table.hear(Press(Key.OK))
    assert table.meant is not None
    option = next(button for button in table.buttons if button.meaning is not None)
    table.focus = table.buttons.index(option)
    table.hear(Press(Key.LOOK))
    assert table.magnifier.lens is not None
    assert table.magnifier.lens.source.inset(-1).holds(option.box.centre)


def test_the_key_shows_what_the_pointer_is_on(table: Table) -> None:
    table.hear(Point(sector(table).centre))
    table.hear(Press(Key.LOOK))
    assert table.magnifier.lens is not None
    assert table.magnifier.lens.source.holds(sector(table).centre)


def test_arrows_lead_from_thing_to_thing_and_round_again(table: Table) -> None:
    subjects = table.subjects()
    table.magnifier.open_at_first()
    seen = []
    for _ in subjects:
        assert table.magnifier.lens is not None
        seen.append(table.magnifier.lens.subject)
        table.hear(Press(Key.RIGHT))
    assert seen[0] == subjects[0]
    assert len(set(map(id, seen))) > len(subjects) // 2
    table.hear(Press(Key.LEFT))
    assert table.magnifier.lens is not None
    assert table.magnifier.lens.subject == subjects[-1]


def test_the_key_of_help_leads_from_it_to_the_rule(house: House, table: Table) -> None:
    looked(table, sector(table).centre)
    table.hear(Press(Key.HELP))
    assert isinstance(house.app.top, Rulebook)
    assert house.app.top.card.key == "bank"


def test_the_game_waits_while_it_is_open(house: House) -> None:
    table = house.open_table(against_bots("notre_dame", 3, 3))
    table.play(0, table.session.match.state.options(0)[0])
    log = len(table.session.match.log)
    looked(table, table.sight.layout.seat(1).centre)
    for _ in range(40):
        table.tick(0.2)
    assert len(table.session.match.log) == log
    table.hear(Press(Key.CANCEL))
    assert table.magnifier.lens is None


def test_it_closes_when_secrets_are_covered(table: Table) -> None:
    looked(table, sector(table).centre)
    table.lose_focus()
    assert table.magnifier.lens is None


def test_nothing_is_shown_where_nothing_is(table: Table) -> None:
    table.hear(Click((table.page.width - 3, table.page.height - 1), look=True))
    assert table.magnifier.lens is None
