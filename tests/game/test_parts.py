"""The table is painted anew part by part while something is told; the parts make the same picture."""

from pathlib import Path

import pygame
import pytest

from game.program.navigation import House
from game.scenes.table import Table
from game.session.plan import against_bots


def _picture(house: House, table: Table) -> bytes:
    while table.changed:
        house.app.draw()
        table._frame_due = False
    return pygame.image.tobytes(house.app.surface, "RGB")


@pytest.mark.parametrize(
    ("game", "seats"),
    [("notre_dame", 5), ("notre_dame", 3), ("rattus", 4), ("rattus", 2), ("rattus_cartus", 5)],
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
