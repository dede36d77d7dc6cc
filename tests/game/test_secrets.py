"""What is drawn or said for one seat never depends on what only others know."""

import random
from collections.abc import Sequence

import pygame
import pytest

from game.house import DESKS, House
from game.scenes.table import Table
from game.signals import Click, Point
from game.table.session import Session
from rules.kernel import Seat, State
from tests.game.driving import plan

#: Which part of the decisions is looked at: drawing takes time.
PART = 0.06


def drawn(table: Table, state: State, at: tuple[float, float]) -> tuple[bytes, list[str]]:
    """Draw the table in a world with the pointer somewhere, and collect what its buttons say."""
    table.session.match.state = state
    # Whatever was looked at before is forgotten.
    table.hear(Point((-1, -1)))
    table.refresh()
    # An opened curtain does not listen at once; here it shall.
    table._deaf = 0.0
    surface = pygame.Surface(table.app.surface.get_size())
    # Nobody points at what they have not seen yet.
    table.draw(surface)
    table.hear(Point(at))
    table.hear(Click(at, look=True))
    table.draw(surface)
    words = [f"{button.hint} {getattr(button, 'words', '')}" for button in table.buttons]
    return surface.get_buffer().raw, words


def believers(table: Table) -> Sequence[Seat]:
    """Name whose worlds must look the same: the viewer's; while nobody may look, everybody's."""
    viewer = table.curtain.viewer
    return range(len(table.session.players)) if viewer is None else [viewer]


def compare_worlds(table: Table, chance: random.Random) -> None:
    """Draw the position again in worlds that somebody could believe in."""
    real = table.session.match.state
    at = chance.choice(table.buttons).box.centre
    expected = drawn(table, real, at)
    for seat in believers(table):
        world = real.imagine(seat, chance.randrange(1 << 30))
        assert drawn(table, world, at) == expected, f"seat {seat} at {table.session.asked}"
    table.session.match.state = real


@pytest.mark.parametrize("game", sorted(DESKS))
@pytest.mark.parametrize("mode", ["curtain", "peek", "open", "alone"])
def test_two_worlds_that_look_the_same_to_a_seat_are_drawn_the_same(
    house: House, mode: str, game: str
) -> None:
    house.app.change(speed="off", bot_speed="off")
    modes = ("open", "burgher") if mode == "alone" else (mode,)
    chance = random.Random(mode)
    compared = 0
    for seed in range(2):
        table = house.sit_down(Session(plan(3 + seed % 2, *modes, game=game, seed=seed)))
        while (asked := table.session.asked) is not None:
            if chance.random() < PART:
                compare_worlds(table, chance)
                table.open_curtain()
                compare_worlds(table, chance)
                table.close_curtain()
                compared += 1
            table.act(asked.seat, chance.choice(table.session.match.state.options(asked.seat)))
        house.app.pop()
    assert compared > 10


def test_the_chronicle_of_a_covered_table_tells_only_what_all_may_hear(house: House) -> None:
    house.app.change(speed="off", bot_speed="off")
    table = house.sit_down(Session(plan(3, "curtain", seed=1)))
    secrets = 0
    for _ in range(60):
        asked = table.session.asked
        assert asked is not None
        table.act(asked.seat, table.session.match.state.options(asked.seat)[-1])
        house.app.draw()
        secrets += sum(entry.event.only is not None for entry in table.entries)
        assert all(line.entry.event.only is None for line in table.chronicle.lines)
    assert secrets


def test_a_curtain_is_closed_before_the_next_position_is_drawn(house: House) -> None:
    table = house.sit_down(Session(plan(2, "curtain", seed=1)))
    table.open_curtain()
    asked = table.session.asked
    assert asked is not None
    table.act(asked.seat, table.session.match.state.options(asked.seat)[0])
    assert table.sight.viewer is None
    assert all(view.seat is None for view in [table.sight.view])
