"""A nun card that somebody has looked at: large, with what it means, and for nobody else."""

import random
from dataclasses import replace

import pytest

from game.games.rattus_cartus.stage_seen import Seen
from game.program.navigation import House
from game.scenes.table import Table
from game.session.session import Session
from game.table.playbill import Playbill
from game.table.stage import CURTAIN
from rules.kernel import Action
from rules.rattus_cartus.state import RattusCartus
from rules.rattus_cartus.support import Look
from tests.game.drawing import Drawing
from tests.game.driving import plan
from tests.game.test_rattus_cartus_table import act


def about_to_look(house: House, *modes: str) -> Table:
    """Play at random until the first seat alone is asked at which nun card it wants to look."""
    house.app.change(speed="off", bot_speed="off")
    for seed in range(40):
        table = house.sit_down(Session(plan(3, *modes, game="rattus_cartus", seed=seed)))
        chance = random.Random(seed)
        while table.session.asked is not None:
            waiting = table.session.match.state.decisions()
            if len(waiting) == 1 and isinstance(waiting[0], Look) and waiting[0].seat == 0:
                return table
            act(table, chance)
    raise AssertionError("nobody looks")


def acts(table: Table) -> list[Playbill]:
    """Give what the stage shows until all is told."""
    found = []
    while beat := table.story.beat:
        if isinstance(table.sight.act, Playbill):
            found.append(table.sight.act)
        table.story.pass_time(beat.seconds)
        table.turn()
    return found


def look(house: House, table: Table, place: int = 3) -> None:
    """Look at a nun card while everything is told."""
    house.app.change(speed="normal", bot_speed="normal")
    table.play(0, Action("nun", place))


def test_the_chance_has_room_before_the_curtain_in_every_language(house: House) -> None:
    table = about_to_look(house, "open", "burgher", "burgher")
    look(house, table)
    while table.story.beat and not isinstance(table.sight.act, Seen):
        table.story.pass_time(table.story.beat.seconds)
        table.turn()
    act = table.sight.act
    assert isinstance(act, Seen)
    for before, after in (("100\u00a0%", "88\u00a0%"), ("0%", "5%")):
        canvas = Drawing.of(house.app)
        replace(act, before=before, after=after).paint(canvas, 1.0)
        assert all(box.right < act.box.right - CURTAIN - 24 for words, box in canvas.written if "%" in words)
        assert canvas.sizes_of[after] > 80


@pytest.mark.parametrize("modes", [("open", "burgher", "burgher"), ("curtain",)])
def test_whoever_looks_sees_the_card_large_and_what_it_means(house: House, modes: tuple[str, ...]) -> None:
    table = about_to_look(house, *modes)
    table.open_curtain()
    before = table.session.match.state.view(0).survival
    look(house, table)
    (seen,) = [one for one in acts(table) if isinstance(one, Seen)]
    state = table.session.match.state
    assert isinstance(state, RattusCartus)
    view = state.view(0)
    nuns = (view.nuns[3] or "")[-1]
    assert seen.name.startswith(f"Nun card 4: {nuns} nun")
    assert before is not None
    assert view.survival is not None
    assert seen.better == (view.survival >= before)
    canvas = Drawing.of(house.app)
    seen.paint_set(canvas)
    seen.paint(canvas, 1.0)
    assert {seen.before, seen.after} <= set(canvas.sizes_of)


def test_behind_a_curtain_that_is_closed_nobody_sees_it(house: House) -> None:
    table = about_to_look(house, "curtain")
    assert table.curtain.viewer is None
    look(house, table)
    assert not any(isinstance(one, Seen) for one in acts(table))


def test_a_bot_that_looks_shows_nobody_what_it_saw(house: House) -> None:
    table = about_to_look(house, "burgher", "open", "open")
    look(house, table)
    assert not any(isinstance(one, Seen) for one in acts(table))


def test_it_goes_as_soon_as_nobody_looks_after_the_window(house: House) -> None:
    table = about_to_look(house, "curtain")
    table.open_curtain()
    look(house, table)
    while table.story.beat and not isinstance(table.sight.act, Seen):
        table.story.pass_time(table.story.beat.seconds)
        table.turn()
    assert isinstance(table.sight.act, Seen)
    table.lose_focus()
    assert table.sight.act is None
    assert table.sight.view.nuns == (None,) * 5
