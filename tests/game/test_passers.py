"""What passes by now and then: only where it is wanted, hiding nothing, and painted at little cost."""

from collections.abc import Mapping

import pygame
import pytest

from game.drawing import light
from game.drawing.canvas import blank
from game.drawing.page import Box
from game.drawing.pieces import Spot
from game.games import PRESENTATIONS
from game.program.navigation import House
from game.scenes.table import Table
from game.session.session import Session
from game.table.liveliness import Flying
from game.table.passers import PAUSES, ROCKS, Passer, Passing, Wayside
from rules.play import random_actions
from tests.game.driving import plan

WAY = Spot(100, 300), Spot(500, 300)
BARGE = Passer("life/barge", (80, 40), WAY, 20.0, Box(200, 200, 200, 120))


def painted(passing: Passing, fill: tuple[int, int, int] = (10, 10, 10)) -> pygame.Surface:
    canvas = blank((640, 360))
    canvas.surface.fill(fill)
    passing.paint(canvas)
    return canvas.surface


def columns(surface: pygame.Surface) -> list[int]:
    """Give the columns in which anything is to be seen."""
    seen = pygame.mask.from_threshold(surface, (10, 10, 10), (1, 1, 1, 255))
    seen.invert()
    return [x for box in seen.get_bounding_rects() for x in (box.left, box.right)]


def cropped(surface: pygame.Surface) -> pygame.Surface:
    """Give the part of a surface in which anything is to be seen."""
    seen = pygame.mask.from_threshold(surface, (10, 10, 10), (1, 1, 1, 255))
    seen.invert()
    boxes = seen.get_bounding_rects()
    return surface.subsurface(boxes[0].unionall(boxes[1:]))


# On its way.


def test_it_goes_from_one_end_to_the_other() -> None:
    passing = Passing(passer=BARGE)
    middles = []
    for age in (0, 10, 20):
        passing.age = age
        middles.append(passing.trace.centre[0])
    assert middles == [100, 300, 500]
    assert passing.part == 1


def test_what_lies_around_hides_it(house: House) -> None:
    assert house.app.surface is not None
    passing = Passing(passer=BARGE)
    passing.age = 5.5
    seen = columns(painted(passing))
    assert min(seen) == 200
    passing.age = 2
    assert not columns(painted(passing))


def test_it_stays_within_its_trace_and_leaves_the_clip_as_it_was(house: House) -> None:
    assert house.app.surface is not None
    passing, canvas = Passing(passer=BARGE), blank((640, 360))
    canvas.surface.set_clip((0, 0, 640, 359))
    for step in range(40):
        passing.age = 6 + step / 5
        box, seen = passing.trace, painted(passing)
        mask = pygame.mask.from_threshold(seen, (10, 10, 10), (1, 1, 1, 255))
        mask.invert()
        for rect in mask.get_bounding_rects():
            assert box.y - 1 <= rect.top
            assert rect.bottom <= box.bottom + 1
    passing.paint(canvas)
    assert canvas.surface.get_clip() == pygame.Rect(0, 0, 640, 359)


def test_it_looks_where_it_goes(house: House) -> None:
    assert house.app.surface is not None
    there, back = Passing(passer=BARGE), Passing(passer=BARGE._replace(way=WAY[::-1]))
    there.age = back.age = 10
    one, other = cropped(painted(there)), pygame.transform.flip(cropped(painted(back)), True, False)
    assert pygame.image.tobytes(one, "RGB") == pygame.image.tobytes(other, "RGB")
    assert pygame.image.tobytes(one, "RGB") != pygame.image.tobytes(cropped(painted(back)), "RGB")


def test_it_has_no_more_light_than_the_board(house: House) -> None:
    assert house.app.surface is not None
    bright, dim = Passing(passer=BARGE), Passing(passer=BARGE, light=light.left(light.CHOOSING, light.DUSK))
    bright.age = dim.age = 10
    seen = [pygame.transform.average_color(painted(each), (265, 262, 70, 38)) for each in (bright, dim)]
    assert all(less < more for less, more in zip(seen[1][:3], seen[0][:3], strict=True))


# When it comes.


@pytest.mark.parametrize("lively", sorted(PAUSES))
def test_it_comes_now_and_then(lively: int) -> None:
    wayside, (least, most) = Wayside(), PAUSES[lively]
    for _ in range(3):
        assert wayside.next(least - 1, [BARGE], lively) is None
        assert wayside.next(most - least + 1, [BARGE], lively) is BARGE


@pytest.mark.parametrize("lively", [0, 1])
def test_it_does_not_come_to_a_quiet_table(lively: int) -> None:
    assert all(Wayside().next(1000, [BARGE], lively) is None for _ in range(9))
    assert Wayside().next(1000, [], 3) is None


def test_it_comes_more_often_to_the_liveliest_table() -> None:
    assert PAUSES[3][1] < PAUSES[2][0]


# On real tables.


def sat_down(house: House, game: str, steps: int = 0, settings: Mapping[str, object] | None = None) -> Table:
    house.app.change(speed="off", bot_speed="off", **{"liveliness": 3, **(settings or {})})
    session = Session(plan(3, "open", game=game, seed=4))
    for _, (seat, action) in zip(range(steps), random_actions(session.match, 4), strict=False):
        session.play(action, seat)
    table = house.sit_down(session)
    house.app.draw()
    return table


def wait_for_one(table: Table) -> Passing | None:
    for _ in range(400):
        table.tick(0.25)
        if passing := table.picture.alive._lively.first(Passing):
            return passing
    return None


@pytest.mark.parametrize("game", PRESENTATIONS)
def test_something_passes_by_in_every_game_on_the_board_beside_all_pieces(house: House, game: str) -> None:
    table = sat_down(house, game, 20)
    board = table.sight.desk.board
    for passer in board.passers():
        assert table.sight.layout.board.inset(-4).holds(passer.room.centre)
        for age in range(0, int(passer.seconds), 2):
            passing = Passing(passer=passer)
            passing.age = age
            seen = passing.trace.shared(passer.room) if passing.trace.meets(passer.room) else None
            for piece in table.sight.pieces if seen else ():
                foot = Box(piece.x - piece.size / 4, piece.y - piece.size / 2, piece.size / 2, piece.size / 2)
                assert seen is None or not seen.meets(foot), (piece, passer)
    assert wait_for_one(table) is not None


@pytest.mark.parametrize("settings", [{"liveliness": 1}, {"reduced_motion": True}])
def test_nothing_passes_where_people_want_it_still(house: House, settings: dict[str, object]) -> None:
    assert wait_for_one(sat_down(house, "notre_dame", 0, settings)) is None


def test_only_its_place_is_painted_anew_and_the_program_stays_at_ease(house: House) -> None:
    table = sat_down(house, "notre_dame")
    passing = wait_for_one(table)
    assert passing is not None
    house.app.draw()
    for _ in range(40):
        table.intent.pass_time(1)
    house.app.draw()
    assert not table.moving
    passing.age = passing.passer.seconds / 2
    before = passing.trace
    table.tick(0.2)
    (box,) = table.dirty
    assert not table.changed
    assert box.holds(before.centre)
    assert box.holds(passing.trace.centre)
    assert box.w < before.w + 10
    assert box.h <= before.h + 2 * ROCKS


def test_a_picture_painted_place_by_place_is_the_same_as_one_painted_whole(house: House) -> None:
    table = sat_down(house, "notre_dame")
    passing = wait_for_one(table)
    assert passing is not None
    for _ in range(40):
        house.app.advance(0.3)
    assert table.picture.alive._lively.first(Passing) is passing
    seen = pygame.image.tobytes(house.app.surface, "RGB")
    house.app.draw()
    assert pygame.image.tobytes(house.app.surface, "RGB") == seen
    passing.age = passing.passer.seconds - 0.5
    house.app.draw()
    for _ in range(3):
        house.app.advance(0.3)
    assert passing.part == 1
    gone = pygame.image.tobytes(house.app.surface, "RGB")
    house.app.draw()
    assert pygame.image.tobytes(house.app.surface, "RGB") == gone


def test_it_makes_way_for_what_is_told(house: House) -> None:
    table = sat_down(house, "rattus")
    assert wait_for_one(table) is not None
    house.app.change(speed="normal")
    asked = table.session.asked
    assert asked is not None
    table.play(asked.seat, table.session.match.state.options(asked.seat)[0])
    assert table.story.beat is not None
    table.tick(0.01)
    table.tick(0.01)
    assert table.picture.alive._lively.first(Passing) is None


def test_while_something_quick_moves_all_is_painted(house: House) -> None:
    table = sat_down(house, "notre_dame")
    assert wait_for_one(table) is not None
    table.picture.alive._lively.add(Flying(words="+3", start=Spot(0, 0), end=Spot(9, 9)))
    assert table.moving
