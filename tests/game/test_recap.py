"""A recap that is longer than its sheet: it says so, and the rest is reached by pointer, wheel and keys."""

import random

import pygame
import pytest

from game.input.signals import Click, Wheel
from game.program.navigation import House
from game.scenes.table import Table
from game.session.session import Session
from game.table.chronicle_reader import Reading
from game.table.passages import Passage
from game.words import shared
from tests.game.drawing import Drawing
from tests.game.driving import plan
from tests.game.hands import type_key


@pytest.fixture(params=["table", "tv"])
def table(request: pytest.FixtureRequest, house: House) -> Table:
    """A table where somebody is told more than has room."""
    house.app.change(speed="off", bot_speed="off", text_size=request.param)
    found = house.sit_down(Session(plan(5, "open", game="rattus_cartus", seed=4)))
    for number in range(200):
        house.app.draw()
        if found.side.chronicle.foot:
            return found
        asked = found.session.asked
        assert asked
        options = found.session.match.state.options(asked.seat)
        found.conduct.act(asked.seat, random.Random(number).choice(options))
    raise AssertionError("nobody was told much")


def told(table: Table) -> list[Passage]:
    assert table.sight.looker is not None
    return table.side.chronicle.recap(table.side.entries, table.sight.looker, table.sight.viewer)


def in_sight(house: House, table: Table) -> list[int]:
    house.app.draw()
    return sorted(line.number for line in table.side.chronicle.lines)


def test_a_long_recap_begins_with_the_first_and_says_below_how_much_follows(
    house: House, table: Table
) -> None:
    shown, whole = in_sight(house, table), len(told(table))
    assert shown == list(range(len(shown)))
    canvas, foot = Drawing.of(house.app), table.side.chronicle.foot
    assert foot
    table.picture.paint_right(canvas)
    assert [words for words, box in canvas.written if foot.holds(box.centre)] == [str(whole - len(shown))]
    assert [name for name, box in canvas.pictured if foot.holds(box.centre) and "arrow" in name] == [
        "icons/arrow_down"
    ]
    assert all(line.box.bottom <= foot.y for line in table.side.chronicle.lines)
    assert canvas.sizes_of[table.sight.say(shared.RECAP).upper()] >= canvas.sizes.body


def test_clicks_below_it_lead_on_to_the_last_and_back(house: House, table: Table) -> None:
    chronicle, made = table.side.chronicle, len(table.session.match.log)
    table.tick(1.0)
    for side, last in ((0.75, len(told(table)) - 1), (0.25, 0)):
        for _ in range(20):
            house.app.draw()
            assert chronicle.foot
            at = chronicle.foot.x + chronicle.foot.w * side, chronicle.foot.centre[1]
            table.hear(Click(at))
            table.hear(Click(at, down=False))
        assert last in in_sight(house, table)
    assert len(table.session.match.log) == made
    assert not table.attention.reason


def test_the_wheel_leads_on(house: House, table: Table) -> None:
    for _ in range(20):
        in_sight(house, table)
        table.hear(Wheel(table.sight.layout.log.centre, -1))
    assert len(told(table)) - 1 in in_sight(house, table)


def test_keys_lead_line_by_line_to_the_last(house: House, table: Table) -> None:
    for _ in table.buttons:
        if table.by_keys and isinstance(table.meant, Reading):
            break
        type_key(house.app, pygame.K_TAB)
    house.app.draw()
    for _ in range(len(told(table)) - 1 - max(in_sight(house, table))):
        type_key(house.app, pygame.K_DOWN)
    assert len(told(table)) - 1 in in_sight(house, table)
