"""The focus at a table: it begins with the first choice, goes from choice to choice, and to nothing dead."""

from collections.abc import Iterator

import pygame
import pytest

from game.drawing.page import Box
from game.program.navigation import House
from game.scenes.table import Table
from game.table.chronicle_reader import Reading
from game.table.region_buttons import LandGlow
from game.widgets.button import Button, Round, Strip
from game.widgets.hold import HOLD, Hold
from game.widgets.panel import NOWHERE
from rules import GAMES
from rules.bots import bot
from rules.kernel import Action
from tests.game.driving import picks, plan, point_at, send, take_time
from tests.game.hands import type_key
from tests.tiers import crossed

ARROWS = (pygame.K_LEFT, pygame.K_RIGHT, pygame.K_UP, pygame.K_DOWN)
#: So many actions are played of each game.
ACTIONS = 70


@pytest.fixture
def keyed(house: House) -> House:
    """A house whose people have come by keys, where everything is told."""
    house.app.change(speed="fast", bot_speed="fast", recap=False)
    house.app.by_keys = True
    return house


def on_bar(table: Table, button: Button | None) -> bool:
    return button is not None and table.sight.layout.bar.holds(button.box.centre)


def stray(table: Table) -> bool:
    """Say whether the focus is where nobody has led it."""
    meant = table.meant
    return on_bar(table, meant) or isinstance(meant, Reading) or (meant is not None and not meant.enabled)


def listen(table: Table) -> None:
    """Let everything be told; meanwhile there is nothing to begin with."""
    while table.story.beat is not None:
        assert not stray(table)
        table.tick(0.2)


def play(table: Table, game: str, seed: int = 1) -> None:
    """Let a bot pick for everybody, one action with its story."""
    asked = table.session.asked
    assert asked is not None
    table.conduct.act(asked.seat, bot("burgher", game, seed).pick(table.session.match.state, asked.seat))
    listen(table)


def type_keys(house: House, *keys: int) -> None:
    for key in keys:
        type_key(house.app, key)


@crossed(
    ("rattus", ("curtain",)),
    game=list(GAMES),
    modes=[("open", "burgher", "burgher"), ("curtain",), ("peek", "open")],
)
def test_each_question_finds_the_focus_on_its_first_choice(
    keyed: House, game: str, modes: tuple[str, ...]
) -> None:
    table = keyed.open_table(plan(3, *modes, game=game, seed=4))
    table.conduct.lets_bots_act = False
    for _ in range(ACTIONS):
        asked = table.session.asked
        assert asked is not None
        if not table.session.players[asked.seat].bot:
            if table.curtain.covered:
                assert isinstance(table.meant, Hold)
                table.open_curtain()
            meant = table.meant
            assert meant is not None
            unseen = table.curtain.unseen
            assert isinstance(meant, Hold) if unseen else meant.meaning in table.sight.options
        play(table, game)


@crossed(("notre_dame", 3), game=list(GAMES), seats=[3, 4])
def test_what_does_nothing_lies_behind_all_else_and_no_key_begins_with_it(
    keyed: House, game: str, seats: int
) -> None:
    keyed.app.change(speed="off", bot_speed="off")
    table, chosen = keyed.open_table(plan(seats, "open", game=game, seed=7)), 0
    table.conduct.lets_bots_act = False
    for _ in range(2 * ACTIONS):
        asked, idle = table.session.asked, table.sight.desk.hand.idle
        if asked is None:
            break
        options = table.sight.options
        if not table.session.players[asked.seat].bot and not all(map(idle, options)):
            assert table.meant is not None
            assert isinstance(table.meant.meaning, Action)
            assert not idle(table.meant.meaning)
            strips = [b.meaning for b in table.buttons if isinstance(b, Strip) and b.meaning in options]
            behind = [idle(option) for option in strips if isinstance(option, Action)]
            assert behind == sorted(behind)
            chosen += any(behind)
        play(table, game)
    assert chosen or game != "notre_dame"


def around(house: House, table: Table, here: Box) -> Iterator[Box]:
    """Give where each arrow leads from a place, but for the bar."""
    for key in ARROWS:
        # What is touched shows where it leads, so everything is laid out anew.
        numbers = [n for n, button in enumerate(table.buttons) if button.enabled and button.box == here]
        table.focus, table.by_keys = next(iter(numbers), table.focus), True
        type_key(house.app, key)
        meant = table.meant
        assert meant is not None
        if on_bar(table, meant):
            assert key == pygame.K_UP
            continue
        assert meant.enabled
        assert not isinstance(meant, Reading)
        yield meant.box


@crossed(("rattus_cartus", 3), game=list(GAMES), seats=[3, 4])
def test_arrows_lead_to_every_choice_and_leave_them_only_upwards(keyed: House, game: str, seats: int) -> None:
    keyed.app.change(speed="off", bot_speed="off")
    table = keyed.open_table(plan(seats, "open", game=game, seed=seats))
    for _ in range(50):
        offered = {button.box for button in picks(table)}
        assert table.meant is not None
        reached, edge = {table.meant.box}, [table.meant.box]
        while edge:
            new = set(around(keyed, table, edge.pop())) - reached
            reached |= new
            edge += new
        assert offered <= reached
        table.intent.compass.begin()
        play(table, game)


def test_up_from_the_choices_leads_to_the_bar_and_down_back_to_where_one_was(keyed: House) -> None:
    table = keyed.open_table(plan(3, "open", seed=5))
    type_keys(keyed, pygame.K_RIGHT)
    second = table.meant
    assert second is not None
    type_keys(keyed, pygame.K_UP)
    assert on_bar(table, table.meant)
    type_keys(keyed, pygame.K_RIGHT, pygame.K_DOWN)
    assert table.meant is not None
    assert (table.meant.box, table.meant.meaning) == (second.box, second.meaning)


@pytest.mark.parametrize("key", [pygame.K_RIGHT, pygame.K_LEFT, pygame.K_TAB])
def test_an_undo_that_is_of_no_use_is_passed_over(keyed: House, key: int) -> None:
    table = keyed.open_table(plan(3, "open", seed=5))
    assert any(isinstance(button, Round) and button.faint for button in table.buttons)
    type_keys(keyed, pygame.K_UP)
    came = []
    for _ in table.buttons:
        came.append(table.meant)
        type_keys(keyed, key)
    icons = {button.icon for button in came if isinstance(button, Round)}
    assert icons >= {"menu", "recap"} if key != pygame.K_LEFT else icons >= {"help"}
    assert "undo" not in icons


def test_an_undo_of_use_is_reached(keyed: House) -> None:
    keyed.app.change(speed="off", bot_speed="off")
    table = keyed.open_table(plan(3, "open", game="rattus", seed=3))
    while table.session.undoer is None:
        play(table, "rattus")
    type_keys(keyed, *[pygame.K_UP] * 9, *[pygame.K_RIGHT] * 3)
    assert isinstance(table.meant, Round)
    assert table.meant.icon == "undo"


def test_keys_that_take_over_from_the_pointer_begin_with_the_first_choice(keyed: House) -> None:
    table = keyed.open_table(plan(3, "open", seed=5))
    first = table.meant
    assert first is not None
    menu = next(b for b in table.buttons if isinstance(b, Round) and b.icon == "menu")
    point_at(keyed, menu.box)
    send(keyed, pygame.MOUSEMOTION, pos=(2, 700), rel=(0, 0), buttons=(0, 0, 0))
    assert table.meant is None
    type_keys(keyed, pygame.K_RETURN)
    assert not table.session.match.log
    assert table.meant is not None
    assert table.meant.meaning == first.meaning


def test_a_curtain_is_opened_by_the_first_key_that_is_held(keyed: House) -> None:
    table = keyed.open_table(plan(3, "curtain", seed=5))
    send(keyed, pygame.MOUSEMOTION, pos=(2, 700), rel=(0, 0), buttons=(0, 0, 0))
    assert table.meant is None
    send(keyed, pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode="")
    table.tick(HOLD + 0.01)
    assert not table.curtain.covered


def test_while_others_play_the_focus_is_nowhere_and_up_leads_to_the_bar(keyed: House) -> None:
    table = keyed.open_table(plan(3, "curtain", seed=5))
    table.open_curtain()
    take_time(table)
    while table.story.beat is None:
        asked = table.session.asked
        assert asked is not None
        table.conduct.act(asked.seat, table.session.match.state.options(asked.seat)[0])
    assert table.focus == NOWHERE
    type_keys(keyed, pygame.K_DOWN)
    assert table.focus == NOWHERE
    type_keys(keyed, pygame.K_UP)
    assert on_bar(table, table.meant)


def test_whoever_leaves_the_chronicle_comes_to_the_first_choice(keyed: House) -> None:
    table = keyed.open_table(plan(3, "open", seed=5))
    first = table.meant
    while not isinstance(table.meant, Reading):
        send(keyed, pygame.KEYDOWN, key=pygame.K_TAB, mod=0, unicode="")
    type_keys(keyed, pygame.K_ESCAPE)
    assert first is not None
    assert table.meant is not None
    assert table.meant.meaning == first.meaning


def test_where_the_most_is_nearly_always_wanted_keys_begin_with_it(keyed: House) -> None:
    keyed.app.change(speed="off", bot_speed="off")
    table = keyed.open_table(plan(3, "open", game="rattus", seed=3))
    while not any(isinstance(b, Strip) and b.seal for b in table.buttons):
        play(table, "rattus")
    assert isinstance(table.meant, Strip)
    assert table.meant.seal


def test_a_key_that_leads_nowhere_leaves_the_focus_where_it_is(keyed: House) -> None:
    table = keyed.open_table(plan(3, "open", seed=5))
    offered = [table.buttons.index(button) for button in picks(table)]
    table.focus = max(offered, key=lambda number: table.buttons[number].box.centre[0])
    rightmost = table.meant
    assert rightmost is not None
    type_keys(keyed, pygame.K_RIGHT)
    assert table.meant is not None
    assert table.meant.meaning == rightmost.meaning


def test_the_focus_on_a_land_makes_it_shine_and_frames_nothing_of_its_neighbours(keyed: House) -> None:
    table = keyed.open_table(plan(3, "open", game="rattus", seed=4))
    land = table.meant
    assert isinstance(land, LandGlow)
    assert table.is_hot(land)
    keyed.app.draw()
    before = pygame.image.tobytes(keyed.app.surface, "RGB")
    land.draw_focus(table.canvas(keyed.app.surface))
    assert pygame.image.tobytes(keyed.app.surface, "RGB") == before


def test_the_first_tab_shows_the_first_choice_wherever_the_pointer_is(house: House) -> None:
    house.app.change(speed="off", bot_speed="off", recap=False)
    for where in (Box(900, 30, 4, 4), Box(1872, 40, 4, 4), Box(30, 1040, 4, 4)):
        table = house.open_table(plan(4, "open", "open", "open", "open", game="rattus", seed=1))
        point_at(house, where)
        type_key(house.app, pygame.K_TAB)
        assert table.meant is not None
        assert table.meant.meaning == table.sight.options[0]
        house.to_title()


def test_a_tab_leads_nowhere_while_there_is_no_choice(house: House) -> None:
    house.app.change(speed="off", bot_speed="off", recap=False)
    table = house.open_table(plan(2, "burgher", "open", game="rattus", seed=1))
    asked = table.session.asked
    assert asked is not None
    if asked.seat == 1:
        table.conduct.act(1, table.sight.options[0])
    for _ in range(3):
        type_key(house.app, pygame.K_TAB)
        assert table.meant is None
