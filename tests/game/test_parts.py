"""The table is painted anew part by part, while something is told or meant; that makes the same picture."""

from pathlib import Path

import pygame
import pytest

from game.drawing.page import Box
from game.drawing.surface_cache import CUPBOARD
from game.program.navigation import House
from game.scenes import table_picture
from game.scenes.table import Table
from game.session.plan import against_bots
from tests.game.driving import plan, point_at, send
from tests.tiers import sifted


def _picture(house: House, table: Table) -> bytes:
    while table.changed:
        house.app.draw()
        table._frame_due = False
    return pygame.image.tobytes(house.app.surface, "RGB")


@sifted(
    "game, seats",
    [("notre_dame", 3), ("rattus", 2), ("rattus_cartus", 5)],
    [("notre_dame", 5), ("rattus", 4)],
)
def test_parts_painted_one_after_the_other_make_the_whole_picture(
    game: str, seats: int, tmp_path: Path
) -> None:
    house = House((1280, 720), folder=tmp_path)
    table = house.open_table(against_bots(game, seats, 5))
    house.app.draw()
    compared = 0
    for turn in range(400):
        asked = table.session.asked
        if asked is None or compared >= 24:
            break
        options = table.session.match.state.options(asked.seat)
        table.conduct.act(asked.seat, options[turn % len(options)])
        while table.story.beat is not None:
            by_parts = _picture(house, table)
            table.changed = True
            assert _picture(house, table) == by_parts, (turn, table.story.beat.event)
            compared += 1
            table.tick(table.story.beat.seconds)
    assert compared >= 24
    house.close()


@pytest.fixture
def choosing(house: House) -> Table:
    """A table at which a person is asked for something on the board, painted."""
    table = house.open_table(plan(3, "open", game="rattus", seed=4))
    table.refresh()
    _picture(house, table)
    assert len(places(table)) > 3
    return table


def places(table: Table) -> list[Box]:
    return [button.box for button in table.buttons if button.meaning is not None]


def test_what_is_pointed_at_is_painted_part_by_part_and_at_last_as_if_at_once(
    house: House, choosing: Table
) -> None:
    for place in places(choosing)[:4]:
        before = pygame.image.tobytes(house.app.surface, "RGB")
        point_at(house, place)
        house.app.draw()
        assert choosing.picture.stale, "The seats and the chronicle come with later frames"
        assert pygame.image.tobytes(house.app.surface, "RGB") != before, "The place shines with the first"
        assert choosing.moving, "The next frame is not long in coming"
        by_parts = _picture(house, choosing)
        choosing.changed = True
        assert _picture(house, choosing) == by_parts


def test_the_focus_is_led_on_part_by_part(house: House, choosing: Table) -> None:
    for _ in range(3):
        send(house, pygame.KEYDOWN, key=pygame.K_TAB, mod=0, unicode="")
        house.app.draw()
        assert choosing.picture.stale
        by_parts = _picture(house, choosing)
        choosing.changed = True
        assert _picture(house, choosing) == by_parts


def test_what_has_to_go_at_once_goes_at_once_though_something_is_pointed_at(
    house: House, choosing: Table
) -> None:
    choosing.close_curtain()
    point_at(house, places(choosing)[0])
    house.app.draw()
    assert not choosing.picture.stale


def test_what_nobody_touched_is_seen_when_all_of_it_is_made_and_not_told_before(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(table_picture, "PATIENCE", 0.0)
    table = house.open_table(against_bots("rattus", 3, 4))
    before = _picture(house, table)
    asked = table.session.asked
    assert asked is not None
    table.conduct.act(asked.seat, table.session.match.state.options(asked.seat)[0])
    CUPBOARD.empty()
    beat, frames = table.story.beat, 0
    assert beat is not None
    house.app.draw()
    while table.picture.unready:
        table.tick(1 / 60)
        assert beat.passed == 0, "Nothing moves over a board that is not as it was then"
        house.app.draw()
        frames += 1
    assert frames > 6, "Only one thing is made with each frame"
    by_parts = _picture(house, table)
    assert by_parts != before
    table.changed = True
    assert _picture(house, table) == by_parts
