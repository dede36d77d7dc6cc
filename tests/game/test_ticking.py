"""A score waits for the numbers that fly to it, and ticks when they land."""

import pygame
import pytest

from game.drawing.canvas import blank
from game.drawing.page import Box
from game.program.navigation import House
from game.scenes.table import Table
from game.session.session import Session
from game.table.liveliness import FLIGHT, Flying, Liveliness
from game.table.seat_panels import points_place
from game.table.ticking import GROWN, TICK, Ticking
from tests.game.driving import plan
from tests.tiers import sifted

PLACE = Box(100, 100, 120, 60)


def counter(was: int = 4) -> Ticking:
    return Ticking(place=PLACE, was=was, empty=pygame.Surface((640, 360)))


def at(ticking: Ticking, age: float) -> tuple[int, float]:
    ticking.age = age
    return ticking.shown


def test_a_score_stays_as_it_was_until_its_gain_has_landed() -> None:
    ticking = counter()
    ticking.expect(10)
    assert at(ticking, FLIGHT - 0.01) == (4, 1.0)
    number, grown = at(ticking, FLIGHT + TICK / 2)
    assert number == 7
    assert grown == pytest.approx(1 + GROWN)
    assert at(ticking, FLIGHT + TICK)[0] == 10
    assert ticking.part == 1


def test_a_second_gain_is_counted_after_the_first() -> None:
    ticking = counter()
    ticking.expect(10)
    ticking.age = FLIGHT / 2
    ticking.expect(12)
    assert at(ticking, FLIGHT + TICK)[0] == 10
    assert ticking.part < 1
    assert at(ticking, FLIGHT * 1.5 + TICK)[0] == 12


def test_losses_are_counted_down() -> None:
    ticking = counter()
    ticking.expect(2)
    assert at(ticking, FLIGHT + TICK / 2)[0] == 3


def test_the_number_of_the_moment_is_written_over_an_empty_panel(house: House) -> None:
    assert house.app.surface is not None
    canvas = blank((640, 360))
    canvas.surface.fill((200, 10, 10))
    ticking = counter(8)
    ticking.expect(9)
    ticking.paint(canvas)
    assert canvas.surface.get_at((215, 155))[:3] == (0, 0, 0)
    assert canvas.surface.get_at((90, 155))[:3] == (200, 10, 10)


def test_what_is_let_go_goes_alone() -> None:
    lively, one, other = Liveliness(), counter(), counter()
    for ticking in (one, other):
        ticking.expect(9)
        lively.add(ticking)
    lively.let_go(one)
    assert lively._effects == [other]


def counters(table: Table) -> list[Ticking]:
    return [effect for effect in table.picture.alive._lively._effects if isinstance(effect, Ticking)]


@sifted("settings, ticks", [({}, True)], [({"liveliness": 0}, False), ({"reduced_motion": True}, False)])
def test_points_are_shown_on_the_panel_when_they_arrive(
    house: House, settings: dict[str, int], *, ticks: bool
) -> None:
    house.app.change(speed="normal", bot_speed="normal", **settings)
    table = house.sit_down(Session(plan(2, "open", "apprentice", game="rattus", seed=3)))
    house.app.draw()
    seen = 0
    for _ in range(40):
        asked = table.session.asked
        assert asked is not None
        table.play(asked.seat, table.session.match.state.options(asked.seat)[0])
        while table.story.beat is not None:
            table.tick(0.1)
            house.app.draw()
            beat, panel = table.story.beat, table.sight.desk.panel
            for seat, ticking in table.picture.alive._ticking.items():
                if beat and ticking.part < 1 and len(ticking.landings) == 1 and ticking.age < FLIGHT:
                    assert ticking.place == points_place(panel, beat.view, seat)
                    assert ticking.shown[0] == ticking.was
                    seen += 1
            flying = [e for e in table.picture.alive._lively._effects if isinstance(e, Flying)]
            assert all(
                any(e.end == t.place.centre for e in flying) for t in counters(table) if t.age < FLIGHT / 2
            )
        table.tick(FLIGHT + TICK + 0.1)
        assert not counters(table)
    assert bool(seen) is ticks
