"""A list that is longer than its place, by wheel, keys, pad and pointer."""

from collections.abc import Iterator
from functools import partial
from typing import Any

import pygame
import pytest

from game.drawing.page import Box
from game.input.signals import Signal, Wheel
from game.program.app import App
from game.widgets.button import Button as Widget
from game.widgets.button import Strip
from game.widgets.listing import Listing
from game.widgets.panel import Panel
from tests.game.bare import bare_app, key, push


@pytest.fixture
def app() -> Iterator[App]:
    with bare_app() as built:
        yield built


class Rows(Panel):
    """A panel with a list of rows, some higher than others, and a strip below it."""

    def __init__(self, count: int) -> None:
        super().__init__()
        self.count = count
        self.listing = Listing(self)
        self.pushed: list[int] = []

    def lay_out(self, page: Any) -> list[Widget]:
        rows = [
            Widget(Box(0, 0, 0, 60 + number % 3 * 20), partial(self.pushed.append, number))
            for number in range(self.count)
        ]
        below = Strip(Box(100, 900, 300, 80), "below", lambda: None)
        return [*self.listing.place(Box(100, 100, 800, 600), rows), below]

    def hear(self, signal: Signal) -> bool:
        return self.listing.hear(signal) or super().hear(signal)


def listed(app: App, count: int) -> Rows:
    rows = Rows(count)
    app.push(rows)
    return rows


def test_a_short_list_has_no_arrows(app: App) -> None:
    rows = listed(app, 3)
    assert len(rows.buttons) == 4
    assert rows.buttons[0].box.w == 800


@pytest.mark.parametrize("count", [0, 1, 7, 40])
def test_rows_never_leave_their_place(app: App, count: int) -> None:
    rows = listed(app, count)
    for _ in range(count + 1):
        for row in rows.listing.shown:
            assert row.box.y >= 100
            assert row.box.bottom <= 700
        rows.listing.scroll(1)
        app.draw()


@pytest.mark.parametrize("way", [pygame.K_DOWN, pygame.K_TAB])
def test_the_focus_goes_through_the_whole_list_and_out_of_it(app: App, way: int) -> None:
    rows = listed(app, 40)
    key(app, way)
    rows.focus = 0
    for number in range(40):
        key(app, pygame.K_RETURN)
        assert rows.pushed[-1] == number
        key(app, way)
    assert rows.buttons[rows.focus] not in rows.listing.shown


def test_the_focus_comes_back_to_the_first_row(app: App) -> None:
    rows = listed(app, 40)
    rows.by_keys = True
    rows.listing.show(39)
    for number in range(39, -1, -1):
        key(app, pygame.K_RETURN)
        assert rows.pushed[-1] == number
        key(app, pygame.K_UP)


def test_the_wheel_and_the_arrows_scroll(app: App) -> None:
    rows = listed(app, 40)
    app.hear(Wheel((200, 200), -2.0))
    assert rows.listing.first == 2
    app.hear(Wheel((200, 200), -0.5))
    app.hear(Wheel((200, 200), -0.5))
    assert rows.listing.first == 3
    app.hear(Wheel((1500, 200), -2.0))
    assert rows.listing.first == 3
    push(app, -2, "pointer")
    assert rows.listing.first > 5
    rows.listing.scroll(1000)
    assert rows.listing.shown[-1] is rows.listing.rows[39]
    assert not rows.buttons[-2].enabled
