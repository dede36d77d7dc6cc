"""What is offered keeps its place, begins where keys begin, tells what it is for, and glows for a moment."""

import pygame
import pytest

from game.drawing.page import Box
from game.program.navigation import House
from game.scenes.table import Table
from game.scenes.table_aim import PULSING
from game.table.reach import onward
from game.widgets.button import Strip
from game.words import shared
from rules.kernel import Action
from tests.game.driving import picks, plan, point_at, send, shortcuts
from tests.game.suiting import asks, pick, until

MOVE_PLAGUE = Action("plague")


@pytest.fixture
def quick(house: House) -> House:
    house.app.change(speed="off", bot_speed="off", recap=False)
    return house


@pytest.mark.slow
def test_a_strip_stays_where_it_is_while_it_is_touched(quick: House) -> None:
    def strips(table: Table) -> dict[object, Box]:
        return {button.meaning: button.box for button in shortcuts(table) if isinstance(button, Strip)}

    def how_many(table: Table) -> bool:
        state, asked = table.session.match.state, table.session.asked
        assert asked is not None
        ways = onward(state, asked.seat, state.options(asked.seat)[0]) if asks(table) == "MerchantTo" else []
        return [way[-1].kind for way in ways].count("cubes") > 1

    table = until(quick, "rattus", how_many)
    point_at(quick, pick(table, table.sight.options[0]).box)
    before = strips(table)
    assert len(before) > 1
    for place in before.values():
        point_at(quick, place)
        assert strips(table) == before


def test_the_strips_of_a_turn_keep_their_places(quick: House) -> None:
    table = until(quick, "rattus", lambda table: Action("place") in table.sight.options)
    both = pick(table, MOVE_PLAGUE).box, pick(table, Action("place")).box
    table = until(quick, "rattus", lambda table: tuple(table.sight.options) == (MOVE_PLAGUE,))
    assert pick(table, MOVE_PLAGUE).box == both[0] != both[1]


def test_the_most_bears_the_seal(quick: House) -> None:
    table = until(quick, "rattus", lambda table: asks(table) == "HowMany")
    strips = [button for button in picks(table) if isinstance(button, Strip)]
    assert [strip.seal for strip in strips] == [False] * (len(strips) - 1) + [True]


def test_several_cards_are_laid_in_one_stroke(quick: House) -> None:
    table = until(quick, "rattus_cartus", lambda table: asks(table) == "Lay" and len(table.sight.options) > 4)
    first, second, third = [button for button in picks(table) if button.meaning != Action("done")][:3]
    before = len(table.session.match.log)
    at = point_at(quick, first.box)
    send(quick, pygame.MOUSEBUTTONDOWN, pos=at, button=1)
    point_at(quick, second.box)
    point_at(quick, second.box)
    send(quick, pygame.MOUSEBUTTONUP, pos=at, button=1)
    point_at(quick, third.box)
    assert [action for _, action in table.session.match.log[before:]] == [first.meaning, second.meaning]


def test_keys_begin_with_the_first_choice_and_the_first_enter_acts(quick: House) -> None:
    quick.app.by_keys = True
    table = quick.open_table(plan(3, "open", game="notre_dame"))
    assert table.meant is not None
    assert table.meant.meaning == table.sight.options[0]
    send(quick, pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode="")
    assert len(table.session.match.log) == 1
    assert table.meant.meaning in table.sight.options


def test_the_note_follows_the_focus_while_keys_are_used_and_the_pointer_while_it_moves(quick: House) -> None:
    table = quick.open_table(plan(3, "open", game="notre_dame"))
    send(quick, pygame.KEYDOWN, key=pygame.K_RIGHT, mod=0, unicode="")
    send(quick, pygame.KEYDOWN, key=pygame.K_RIGHT, mod=0, unicode="")
    assert table.meant is not None
    assert table.attention.pointer == table.meant.box.centre
    table.tick(0.4)
    assert table.attention.subject is not None
    assert table.attention.subject.box.holds(table.meant.box.centre)
    other = next(button for button in picks(table) if button.meaning != table.meant.meaning)
    point_at(quick, other.box)
    assert table.attention.pointer == pytest.approx(other.box.centre, abs=2)


def test_a_draft_says_which_pick_it_is_and_where_the_others_go(quick: House) -> None:
    table = quick.open_table(plan(3, "open", game="notre_dame"))
    names = table.session.names
    assert table.sight.prompt == f"keep a card, 1st of 2; the others go to {names[1]}"
    while len(table.session.match.log) < 5:
        asked = table.session.asked
        assert asked is not None
        table.play(asked.seat, table.session.match.state.options(asked.seat)[0])
    assert table.sight.prompt == f"keep a card, 2nd of 2; the other goes to {names[0]}"


def test_what_can_be_picked_pulses_for_a_moment_and_then_rests(quick: House) -> None:
    table = until(quick, "rattus", lambda table: asks(table) == "StartCubes")
    table.changed = False
    table.tick(0.1)
    assert table.moving
    assert table.changed
    table.tick(PULSING)
    table.changed = False
    table.tick(0.1)
    assert not table.moving
    assert not table.changed
    quick.app.change(reduced_motion=True)
    assert table.session.asked is not None
    table.play(table.session.asked.seat, table.sight.options[0])
    assert table.intent.targets
    assert not table.moving


def test_only_what_could_be_picked_at_all_is_refused(quick: House) -> None:
    table = until(quick, "rattus", lambda table: asks(table) == "Spread")
    board = table.sight.layout.board
    table.conduct.answer((board.x + 3, board.y + 3))
    assert table.attention.reason
    assert shared.NOT_NOW not in table.attention.reason
