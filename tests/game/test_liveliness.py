"""What makes the table alive: it comes, goes by itself, and not where people want it still."""

import random

import pygame
import pytest

from game.drawing.canvas import blank
from game.drawing.motes import MOST, Motes
from game.drawing.page import Box
from game.drawing.pieces import Piece, Spot
from game.drawing.surface_cache import CUPBOARD
from game.drawing.theme import GAIN, HARM
from game.program.navigation import House
from game.session.session import Session
from game.store.settings import Settings
from game.table.liveliness import (
    BREATH,
    FLIGHT,
    HIGHEST,
    SELDOM,
    WRITE,
    Flying,
    Liveliness,
    Roaming,
    Stamp,
    Swinging,
    Writing,
    breathe,
    level,
)
from game.table.liveliness import paint_travel as travelled
from game.table.panel_tag import Pinned
from game.table.story import Travel
from tests.game.drawing import Drawing
from tests.game.driving import picks, plan, point_at

CUBE = Piece("cube_or", "pieces/cube_or", 0, 0, 30)


def test_less_motion_means_none_of_it() -> None:
    assert level(Settings(liveliness=3)) == 3
    assert level(Settings(liveliness=3, reduced_motion=True)) == 0


def test_motes_fly_up_fall_and_are_gone() -> None:
    motes = Motes()
    motes.burst(100, 100, (200, 180, 140), count=12, speed=90, size=3)
    motes.pass_time(0.05)
    assert all(mote.y < 100 for mote in motes._motes)
    for _ in range(60):
        motes.pass_time(1 / 60)
    assert not motes.alive


def test_there_are_never_too_many_motes() -> None:
    motes = Motes()
    for _ in range(100):
        motes.burst(0, 0, (0, 0, 0), count=12, speed=90, size=3)
    assert len(motes._motes) == MOST


@pytest.mark.parametrize(
    "effect",
    [
        Flying(words="+3", start=Spot(100, 100), end=Spot(300, 200)),
        Stamp(tincture="or", at=Spot(100, 100)),
        Swinging(box=Box(100, 100, 150, 150)),
        Roaming(way=(Spot(0, 300), Spot(600, 300))),
        Writing(box=Box(100, 100, 300, 40)),
        Pinned(words="+3", crest=Box(100, 100, 70, 98)),
    ],
)
def test_everything_that_comes_is_seen_and_goes(house: House, effect: object) -> None:
    assert house.app.surface is not None
    lively = Liveliness()
    lively.add(effect)  # type: ignore[arg-type]
    lively.pass_time(0.2)
    canvas = blank((640, 360))
    before = pygame.image.tobytes(canvas.surface, "RGB")
    lively.paint(canvas)
    assert pygame.image.tobytes(canvas.surface, "RGB") != before
    # What arrives may leave sparks behind.
    lively.pass_time(10)
    lively.pass_time(10)
    assert not lively.alive


def drawn_at(part: float, way: tuple[Spot, ...], lively: int) -> Box:
    canvas = Drawing(pygame.Surface((640, 360)), blank((640, 360)).page, blank((640, 360)).pictures)
    travelled(canvas, Travel(CUBE, way), part, Spot(300, 300), lively)
    (box,) = canvas.where("pieces/cube_or")
    return box


def test_a_piece_rises_halfway_and_stands_on_the_ground_at_both_ends() -> None:
    pygame.display.set_mode((640, 360))
    way = (Spot(0, 300), Spot(600, 300))
    ground = drawn_at(0, way, 1)
    assert drawn_at(0.5, way, 1).bottom == pytest.approx(ground.bottom - HIGHEST, abs=2)
    assert drawn_at(1, way, 1) == ground
    assert drawn_at(0.5, way, 0) == ground


def test_what_keeps_to_the_streets_does_not_fly() -> None:
    pygame.display.set_mode((640, 360))
    street = (Spot(0, 300), Spot(300, 300), Spot(300, 0))
    assert drawn_at(0.5, street, 3) == drawn_at(0.5, street, 0)


def test_dust_rises_where_a_piece_comes_down() -> None:
    lively = Liveliness()
    lively.land(CUBE, Spot(120, 80))
    assert {(mote.x, mote.y) for mote in lively.motes._motes} == {(120, 80)}
    assert lively.alive


def test_a_rat_comes_now_and_then() -> None:
    lively, floor = Liveliness(), Box(0, 0, 600, 300)
    lively.roam(SELDOM[0] - 1, floor)
    assert not lively.alive
    lively.roam(SELDOM[1], floor)
    assert lively.alive


def test_a_rat_comes_when_its_time_is_up_and_then_waits_again() -> None:
    waits = random.Random(7)
    lively, floor = Liveliness(7), Box(0, 0, 600, 300)
    for number in (1, 2):
        lively.roam(waits.uniform(*SELDOM) - 0.5, floor)
        assert len(lively._effects) == number - 1
        lively.roam(0.5, floor)
        assert len(lively._effects) == number
    (_, rat) = lively._effects
    assert isinstance(rat, Roaming)
    start, end = rat.way
    assert start.x < floor.x < floor.right < end.x
    assert start.y == end.y == floor.bottom


@pytest.mark.parametrize(("liveliness", "moves"), [(0, False), (2, True)])
def test_own_points_fly_to_the_panel_where_no_stage_tells_of_them(
    house: House, liveliness: int, *, moves: bool
) -> None:
    house.app.change(speed="off", bot_speed="off", liveliness=liveliness)
    table = house.sit_down(Session(plan(2, "open", "apprentice", seed=3)))
    flown = False
    for _ in range(24):
        asked = table.session.asked
        assert asked is not None
        house.app.change(speed="normal", bot_speed="normal")
        table.play(asked.seat, table.session.match.state.options(asked.seat)[0])
        while table.story.beat is not None:
            table.tick(0.3)
            flown = flown or any(isinstance(e, Flying) for e in table.picture.alive._lively._effects)
            house.app.draw()
    assert flown is moves


def test_a_gain_arrives_in_sparks_of_its_colour() -> None:
    lively = Liveliness()
    lively.add(Flying(words="+3", start=Spot(0, 0), end=Spot(300, 200)))
    lively.pass_time(FLIGHT - 0.01)
    assert not lively.motes.alive
    lively.pass_time(0.02)
    assert {(mote.x, mote.y, mote.colour) for mote in lively.motes._motes} == {(300, 200, GAIN)}
    lively.add(Flying(words="−3", start=Spot(0, 0), end=Spot(100, 100)))
    lively.pass_time(FLIGHT)
    assert HARM in {mote.colour for mote in lively.motes._motes}


def test_a_quill_uncovers_a_line_from_left_to_right(house: House) -> None:
    assert house.app.surface is not None
    canvas = blank((640, 360))
    canvas.surface.fill((10, 10, 10))
    empty = pygame.Surface((640, 360))
    empty.fill((250, 250, 250))
    writing = Writing(box=Box(0, 300, 600, 30), empty=empty)
    writing.age = WRITE / 3
    writing.paint(canvas)
    covered = [canvas.surface.get_at((x, 301))[0] > 200 for x in (50, 590)]
    assert covered == [False, True]
    assert canvas.surface.get_at((590, 340))[0] < 200


def test_a_card_swells_within_its_tray_and_is_itself_again_after_a_breath() -> None:
    canvas = blank((640, 360))
    canvas.surface.fill((10, 10, 10))
    pygame.draw.rect(canvas.surface, (250, 0, 0), (200, 50, 100, 250))
    box, page, tray = Box(200, 50, 100, 250), canvas.page.box, Box(0, 50, 640, 310)
    still = canvas.surface.copy()
    breathe(canvas, box, 0, page)
    breathe(canvas, box, BREATH, page)
    assert pygame.image.tobytes(canvas.surface, "RGB") == pygame.image.tobytes(still, "RGB")
    breathe(canvas, box, BREATH / 2, tray)
    assert [canvas.surface.get_at((250, y))[0] > 200 for y in (48, 301)] == [False, True]
    breathe(canvas, box, BREATH / 2, page)
    assert [canvas.surface.get_at((250, y))[0] > 200 for y in (48, 301)] == [True, True]


@pytest.mark.parametrize(("liveliness", "breathes"), [(1, False), (2, True)])
def test_only_the_card_under_the_pointer_breathes_and_only_where_it_is_wanted(
    house: House, liveliness: int, *, breathes: bool
) -> None:
    house.app.change(speed="off", bot_speed="off", liveliness=liveliness)
    table = house.open_table(plan(3, "open", game="notre_dame"))
    table.tick(0.1)
    assert not table.picture.alive.moving
    point_at(house, picks(table)[0].box)
    table.tick(0.1)
    assert table.picture.alive.moving is breathes
    point_at(house, Box(0, 0, 2, 2))
    table.tick(0.1)
    assert not table.picture.alive.moving


@pytest.mark.parametrize(("liveliness", "writes"), [(0, False), (1, True)])
def test_the_quill_writes_what_comes_to_stand_last_in_the_chronicle(
    house: House, liveliness: int, *, writes: bool
) -> None:
    house.app.change(speed="off", bot_speed="off", liveliness=liveliness)
    table = house.open_table(plan(2, "open", game="rattus", seed=3))
    house.app.draw()
    table.tick(0.01)
    written: list[Box] = []
    for _ in range(4):
        asked = table.session.asked
        assert asked is not None
        table.play(asked.seat, table.session.match.state.options(asked.seat)[0])
        for _ in range(4):
            house.app.draw()
            table.tick(0.01)
        lowest = max(line.box.bottom for line in table.side.chronicle.lines)
        effects = table.picture.alive._lively._effects
        written += [e.box for e in effects if isinstance(e, Writing) and e.box.bottom == lowest]
    assert bool(written) is writes
    table.side.toggle_recap()
    house.app.draw()
    table.tick(0.01)
    assert not any(isinstance(e, Writing) for e in table.picture.alive._lively._effects)


def test_what_has_flown_away_is_painted_away(house: House) -> None:
    house.app.change(speed="off", bot_speed="off", liveliness=1)
    table = house.sit_down(Session(plan(2, "open", seed=3)))
    for _ in range(3):
        # What can be picked pulses first.
        house.app.advance(3)
    house.app.draw()
    bare = pygame.image.tobytes(house.app.surface, "RGB")
    table.picture.alive._lively.add(Flying(words="+3", start=Spot(600, 500), end=Spot(620, 500)))
    house.app.advance(0.2)
    assert pygame.image.tobytes(house.app.surface, "RGB") != bare
    for _ in range(3):
        house.app.advance(5)
    assert pygame.image.tobytes(house.app.surface, "RGB") == bare


def test_a_seal_comes_down_in_few_sizes() -> None:
    stamp, canvas = Stamp(tincture="or", at=Spot(100, 100)), blank((300, 300))
    CUPBOARD.forget(canvas.pictures)
    kept, sizes = CUPBOARD.used, set()
    for frame in range(60):
        stamp.age = frame / 60
        stamp.paint(canvas)
        sizes.add(CUPBOARD.used - kept)
    assert 4 <= len(sizes) <= 7
