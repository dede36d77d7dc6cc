"""The chronicle read back without a mouse: by keys alone, by pad alone, through the real scenes."""

from collections.abc import Callable

import pygame
import pytest

from game.program.app import App
from game.program.navigation import House
from game.scenes.replay import Replay
from game.scenes.table import Table
from game.table.chronicle_reader import Reading
from tests.game.driving import conduct_of, plan
from tests.game.hands import push_pad, type_key

#: What each device pushes to mean the same.
KEYS = {
    "next": pygame.K_TAB,
    "up": pygame.K_UP,
    "down": pygame.K_DOWN,
    "left": pygame.K_LEFT,
    "right": pygame.K_RIGHT,
    "ok": pygame.K_RETURN,
    "cancel": pygame.K_ESCAPE,
}
PAD = {
    "next": pygame.CONTROLLER_BUTTON_RIGHTSHOULDER,
    "up": pygame.CONTROLLER_BUTTON_DPAD_UP,
    "down": pygame.CONTROLLER_BUTTON_DPAD_DOWN,
    "left": pygame.CONTROLLER_BUTTON_DPAD_LEFT,
    "right": pygame.CONTROLLER_BUTTON_DPAD_RIGHT,
    "ok": pygame.CONTROLLER_BUTTON_A,
    "cancel": pygame.CONTROLLER_BUTTON_B,
}
Push = Callable[[str], None]


@pytest.fixture(params=["keys", "pad"])
def push(request: pytest.FixtureRequest, house: House) -> Push:
    """Give a hand on one device; after each push the picture is drawn, as people see it."""

    def by_keys(name: str) -> None:
        type_key(house.app, KEYS[name])
        house.app.draw()

    def by_pad(name: str) -> None:
        push_pad(house.app, PAD[name])
        house.app.draw()

    return by_keys if request.param == "keys" else by_pad


@pytest.fixture
def table(house: House) -> Table:
    """A table of open hands in the midst of a game, where nothing takes time."""
    house.app.change(speed="off", bot_speed="off")
    found = house.open_table(plan(3, "open", seed=5))
    for _ in range(40):
        asked = found.session.asked
        assert asked is not None
        found.conduct.act(asked.seat, found.session.match.state.options(asked.seat)[0])
    house.app.draw()
    return found


def go_into(table: Table, push: Push) -> None:
    for _ in table.buttons:
        if table.by_keys and isinstance(table.meant, Reading):
            return
        push("next")
    assert isinstance(table.meant, Reading)


def test_up_and_down_go_line_by_line_and_the_sheet_follows(table: Table, push: Push) -> None:
    go_into(table, push)
    latest = table.side.chronicle.line
    assert latest is table.side.chronicle.lines[0]
    on_sheet = len(table.side.chronicle.lines)
    read = []
    for _ in range(on_sheet + 8):
        push("up")
        assert table.side.chronicle.line is not None
        read.append(table.side.chronicle.line.number)
    assert read == [latest.number - n for n in range(1, on_sheet + 9)]
    assert table.side.chronicle.back > 0
    push("down")
    assert table.side.chronicle.line is not None
    assert table.side.chronicle.line.number == read[-1] + 1


def test_a_push_opens_the_replay_at_the_line_that_is_meant(house: House, table: Table, push: Push) -> None:
    go_into(table, push)
    for _ in range(8):
        push("up")
    entry = table.side.chronicle.meant
    assert entry is not None
    assert entry.step < len(table.session.match.log)
    push("ok")
    if house.app.top is table:
        # It told several things at once: they are unfolded first.
        push("ok")
    replay = conduct_of(house, Replay)
    assert replay.step == entry.step
    assert len(table.session.match.log) == 40


def test_esc_leads_back_to_what_is_asked_and_takes_nothing_back(
    house: House, table: Table, push: Push
) -> None:
    played = len(table.session.match.log)
    go_into(table, push)
    push("up")
    push("cancel")
    assert house.app.top is table
    assert table.meant is not None
    assert table.meant.meaning in table.session.match.state.options(table.session.asked.seat)  # type: ignore[union-attr]
    assert table.side.chronicle.chosen is None
    assert len(table.session.match.log) == played


def test_the_focus_leaves_sideways_and_beyond_the_first_line(table: Table, push: Push) -> None:
    go_into(table, push)
    for side in ("left", "right"):
        push("up")
        push(side)
        assert not isinstance(table.meant, Reading)
        go_into(table, push)
    for _ in range(len(table.side.entries) + 2):
        push("up")
    assert not isinstance(table.meant, Reading)


def test_whoever_reads_stays_at_the_line_while_others_play(table: Table, push: Push) -> None:
    go_into(table, push)
    for _ in range(3):
        push("up")
    entry = table.side.chronicle.meant
    assert isinstance(table.app, App)
    for _ in range(12):
        asked = table.session.asked
        assert asked is not None
        table.conduct.act(asked.seat, table.session.match.state.options(asked.seat)[0])
        table.app.draw()
    assert isinstance(table.meant, Reading)
    assert table.side.chronicle.meant == entry
    assert table.side.chronicle.line is not None


def test_a_line_of_a_replay_leads_to_its_step(house: House, table: Table, push: Push) -> None:
    house.replay(table, 30)
    replay = conduct_of(house, Replay)
    house.app.draw()
    go_into(replay.table, push)
    chronicle, lone = replay.table.side.chronicle, False
    for _ in range(30):
        push("up")
        assert chronicle.line is not None
        lone = len(chronicle.line.passage.entries) == 1 and chronicle.line.entry.step < 30
        if lone:
            break
    assert lone
    entry = chronicle.meant
    assert entry is not None
    push("ok")
    assert replay.step == entry.step < 30


def test_the_pointer_still_finds_single_lines(house: House, table: Table) -> None:
    line = next(line for line in table.side.chronicle.lines if len(line.passage.entries) == 1)
    x, y = line.box.centre
    scale = house.app.page.scale
    at = (round(x * scale), round(y * scale))
    house.app.take(pygame.event.Event(pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(0, 0, 0)))
    assert table.meant is None
    house.app.take(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=at, button=1))
    assert conduct_of(house, Replay).step == line.entry.step
