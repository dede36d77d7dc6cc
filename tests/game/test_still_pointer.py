"""A question that changes under a still pointer, or under the focus: all that is said is of the new one."""

from collections.abc import Hashable

import pygame
import pytest

from game.program.navigation import House
from game.scenes.table import Table
from game.table.attention import REST
from rules import GAMES
from tests.game.driving import picks, plan, point_at, send, take_time
from tests.game.hands import type_key
from tests.tiers import led_by_first

#: So many questions are answered of each game.
QUESTIONS = 60


@pytest.fixture
def quick(house: House) -> House:
    house.app.change(speed="off", bot_speed="off", recap=False)
    return house


def said(table: Table) -> tuple[Hashable, ...]:
    """Give all that is said of what the pointer lies on, or the focus."""
    table.tick(REST + 0.01)
    subject, meant = table.attention.subject, table.meant
    lifted = tuple(str(button.meaning) for button in table.buttons if button.lifted)
    note = (subject.title, subject.now, subject.box.holds(table.attention.pointer)) if subject else None
    return str(meant.meaning) if meant else "", meant.hint if meant else "", note, lifted


@led_by_first("game", GAMES)
def test_what_a_pointer_lies_on_is_said_as_if_it_had_just_come(quick: House, game: str) -> None:
    table = quick.open_table(plan(3, "open", game=game, seed=3))
    noted = 0
    for number in range(QUESTIONS):
        offered = picks(table)
        at = point_at(quick, offered[number % len(offered)].box)
        said(table)
        looked = table.attention.subject is not None
        take_time(table)
        send(quick, pygame.MOUSEBUTTONDOWN, pos=at, button=1)
        send(quick, pygame.MOUSEBUTTONUP, pos=at, button=1)
        if table.session.asked is None:
            break
        still = said(table)
        send(quick, pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(0, 0, 0))
        come = said(table)
        noted += come[2] is not None
        if looked:
            assert still == come
        else:
            assert (*still[:2], still[3]) == (*come[:2], come[3])
    assert noted


@pytest.mark.parametrize("game", GAMES)
def test_what_the_focus_begins_with_is_said_as_if_it_had_just_come(quick: House, game: str) -> None:
    quick.app.by_keys = True
    table = quick.open_table(plan(3, "open", game=game, seed=3))
    for _ in range(QUESTIONS):
        take_time(table)
        type_key(quick.app, pygame.K_RETURN)
        if table.session.asked is None:
            break
        begun = said(table)
        assert table.meant is not None
        assert table.attention.pointer == table.meant.box.centre
        table.point_at(table.meant.box.centre)
        assert said(table) == begun


def test_what_the_others_did_is_read_before_anything_is_looked_at(quick: House) -> None:
    quick.app.change(recap=True)
    quick.app.by_keys = True
    table = quick.open_table(plan(3, "open", game="rattus", seed=3))
    while not table.side.recapping:
        type_key(quick.app, pygame.K_RETURN)
        take_time(table)
    table.tick(REST + 0.01)
    assert table.attention.subject is None
    type_key(quick.app, pygame.K_RIGHT)
    table.tick(REST + 0.01)
    assert table.attention.subject is not None


def test_a_note_that_nobody_reads_does_not_come_with_a_question(quick: House) -> None:
    table = quick.open_table(plan(3, "open", game="rattus", seed=3))
    at = point_at(quick, picks(table)[0].box)
    send(quick, pygame.MOUSEBUTTONDOWN, pos=at, button=1)
    x, y, w, h = quick.app.page.pixels(table.sight.layout.seat(0))
    send(quick, pygame.MOUSEMOTION, pos=(x + w // 2, y + h // 2), rel=(0, 0), buttons=(0, 0, 0))
    asked = table.session.asked
    assert asked is not None
    table.conduct.act(asked.seat, table.sight.options[0])
    table.tick(REST + 0.01)
    assert table.attention.subject is None
