"""Whole games through the real scenes: pointer alone, keys alone, pad alone."""

import random
from collections.abc import Callable
from typing import Any

import pygame
import pytest

from game.house import House
from game.store import Shelf
from game.table.notre_dame import Table
from game.table.picks import ActionCard, Glow
from game.widgets.button import Button, Strip
from rules import GAMES, Match


def picks(table: Table) -> list[Button]:
    """Give what would answer the question."""
    return [b for b in table.buttons if b.enabled and isinstance(b, Glow | ActionCard | Strip)]


def send(house: House, kind: int, **data: Any) -> None:
    house.app.take(pygame.event.Event(kind, data))


def by_pointer(house: House, _table: Table, button: Button) -> None:
    x, y, w, h = house.app.page.pixels(button.box)
    at = (x + w // 2, y + h // 2)
    send(house, pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(0, 0, 0))
    send(house, pygame.MOUSEBUTTONDOWN, pos=at, button=1)
    send(house, pygame.MOUSEBUTTONUP, pos=at, button=1)


def by_keys(house: House, table: Table, button: Button) -> None:
    for _ in range(len(table.buttons) + 1):
        if table.by_keys and table.buttons[table.focus] is button:
            break
        send(house, pygame.KEYDOWN, key=pygame.K_TAB, mod=0, unicode="")
    send(house, pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode="")


def by_pad(house: House, table: Table, button: Button) -> None:
    for _ in range(len(table.buttons) + 1):
        if table.by_keys and table.buttons[table.focus] is button:
            break
        send(house, pygame.CONTROLLERBUTTONDOWN, button=pygame.CONTROLLER_BUTTON_RIGHTSHOULDER)
    send(house, pygame.CONTROLLERBUTTONDOWN, button=pygame.CONTROLLER_BUTTON_A)


def play_on(house: House, way: Callable[[House, Table, Button], None], chance: random.Random) -> Table:
    """Play to the end, answering by a way."""
    table = house.app.top
    assert isinstance(table, Table)
    while (asked := table.session.asked) is not None:
        before = len(table.session.match.log)
        if table.session.players[asked.seat].bot:
            seat, options = asked.seat, table.session.match.state.options(asked.seat)
            table.act(seat, chance.choice(options))
        else:
            way(house, table, chance.choice(picks(table)))
        assert len(table.session.match.log) == before + 1, asked
    return table


@pytest.mark.parametrize("way", [by_pointer, by_keys, by_pad])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_whole_game_can_be_played(
    house: House, seats: int, way: Callable[[House, Table, Button], None]
) -> None:
    house.open_table("notre_dame", seats, seed=11)
    table = play_on(house, way, random.Random(seats))
    again = Match(GAMES["notre_dame"], seats, 11)
    for seat, action in table.session.match.log:
        again.play(action, seat)
    assert again.state.digest() == table.session.match.state.digest()
    house.app.draw()


def test_a_match_goes_on_where_it_was_left(house: House) -> None:
    house.open_table("notre_dame", 3, seed=5)
    table = house.app.top
    assert isinstance(table, Table)
    for _ in range(20):
        asked = table.session.asked
        assert asked is not None
        table.act(asked.seat, table.session.match.state.options(asked.seat)[0])
    digest = table.session.match.state.digest()
    table.leave_table()
    house.go_on()
    again = house.app.top
    assert isinstance(again, Table)
    assert again.session.match.state.digest() == digest
    assert again.log


def test_a_broken_save_is_set_aside_and_the_copy_before_it_is_offered(house: House) -> None:
    house.open_table("notre_dame", 3, seed=5)
    table = house.app.top
    assert isinstance(table, Table)
    before = table.session.match.save()
    asked = table.session.asked
    assert asked is not None
    table.act(asked.seat, table.session.match.state.options(asked.seat)[0])
    table.leave_table()
    shelf: Shelf = house.shelf
    shelf.path("continue").write_text("{")
    house.go_on()
    again = house.app.top
    assert isinstance(again, Table)
    assert again.session.match.save() == before


def test_undo_takes_back_ones_own_last_action(house: House) -> None:
    house.open_table("notre_dame", 2, seed=5)
    table = house.app.top
    assert isinstance(table, Table)
    while table.session.asked is not None and type(table.session.asked).__name__ != "PlayCard":
        asked = table.session.asked
        table.act(asked.seat, table.session.match.state.options(asked.seat)[0])
    while table.session.asked is not None and table.session.asked.seat != 0:
        table.act(table.session.asked.seat, table.session.match.state.options(table.session.asked.seat)[0])
    digest = table.session.match.state.digest()
    by_pointer(house, table, picks(table)[0])
    assert table.session.match.state.digest() != digest
    send(house, pygame.KEYDOWN, key=pygame.K_BACKSPACE, mod=0, unicode="")
    assert table.session.match.state.digest() == digest


def test_the_window_can_be_resized_and_anything_pressed(house: House) -> None:
    chance = random.Random(4)
    house.open_table("notre_dame", 4, seed=2)
    for number in range(400):
        if not house.app.scenes:
            break
        at = (chance.randrange(1280), chance.randrange(720))
        send(house, pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(0, 0, 0))
        send(house, pygame.MOUSEBUTTONDOWN, pos=at, button=chance.choice((1, 1, 3)))
        key = chance.choice((pygame.K_TAB, pygame.K_RETURN, pygame.K_BACKSPACE, pygame.K_LEFT, pygame.K_UP))
        send(house, pygame.KEYDOWN, key=key, mod=0, unicode="")
        house.app.advance(0.2)
        if number % 100 == 50:
            house.app.surface = pygame.display.set_mode((1024, 768), pygame.RESIZABLE)
            house.app.rearrange()
    assert house.app.frames > 50
